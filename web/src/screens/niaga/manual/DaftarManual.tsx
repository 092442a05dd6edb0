// The lines of one side of manual trade: each with its tray, its price, how that came about, and what is wrong with it.
import { Badge, Text } from '@mantine/core';
import { berat, tulisAngka } from '@/kit/angka';
import { BarisKartu } from '@/kit/transaksi/BarisKartu';
import type { Baris } from '@/kit/transaksi/baris';
import kelas from '@/kit/transaksi/transaksi.module.css';
import { useKonversiManual } from '../konversi';
import type { HargaManual } from './api';
import type { MintaManual } from './model';

export interface DaftarManualProps {
  sisi: 'jual' | 'beli';
  baris: readonly Baris<MintaManual>[];
  harga: ReadonlyMap<string, HargaManual>;
  galat: ReadonlyMap<string, Readonly<Record<string, string>>>;
  terkunci: boolean;
  onUbah: (b: Baris<MintaManual>) => void;
  onHapus: (id: string) => void;
}

export function DaftarManual({ sisi, baris, harga, galat, terkunci, onUbah, onHapus }: DaftarManualProps) {
  const konversi = useKonversiManual();
  if (baris.length === 0) return null;
  const judul = sisi === 'jual' ? 'Dijual' : 'Dibeli dari customer';
  return (
    <section aria-label={judul}>
      <Text component="h2" fz={14} fw={600} mb={6}>
        {judul}
      </Text>
      <ul className={kelas.daftar} aria-label={`Barang ${judul.toLowerCase()}`}>
        {baris.map((b) => {
          const h = harga.get(b.id);
          const nama = h?.deskripsi ?? (b.minta.deskripsi || b.minta.kode_dept);
          return (
            <BarisKartu
              key={b.id}
              nama={nama}
              kecil={`${b.minta.kode_group} ${b.minta.kode_dept} · ${sisi === 'jual' ? 'dari' : 'ke'} ${b.minta.kode_gudang} ${b.minta.kode_toko}`}
              harga={h}
              lencana={
                <>
                  <Badge variant="light">{tulisAngka(b.minta.qty, 'angka')} pcs</Badge>
                  <Badge variant="light" tt="none">
                    {berat(b.minta.berat)} gr{konversi(h ? [h] : [])}
                  </Badge>
                  {h && h.alasan.length > 0 && (
                    <Badge variant="light" color="orange" tt="none">
                      Perlu otorisasi
                    </Badge>
                  )}
                </>
              }
              salah={galat.get(b.id)}
              terkunci={terkunci}
              onUbah={() => onUbah(b)}
              onHapus={() => onHapus(b.id)}
            />
          );
        })}
      </ul>
    </section>
  );
}
