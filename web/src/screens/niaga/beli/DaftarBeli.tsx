// The pieces of a purchase: each with its price, every deduction under it, and what somebody must still look at.
import { Badge } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { berat } from '@/kit/angka';
import { kueriFotoAda } from '@/kit/barang/api';
import { FotoKecil } from '@/kit/barang/FotoBarang';
import { BarisKartu } from '@/kit/transaksi/BarisKartu';
import type { Baris } from '@/kit/transaksi/baris';
import kelas from '@/kit/transaksi/transaksi.module.css';
import { dibeli, useKonversi } from '../konversi';
import type { MintaBeli } from '../model';
import type { BarisBeli } from './api';

export interface DaftarBeliProps {
  beli: readonly Baris<MintaBeli>[];
  harga: ReadonlyMap<string, BarisBeli>;
  galat: ReadonlyMap<string, Readonly<Record<string, string>>>;
  terkunci: boolean;
  onUbah: (b: Baris<MintaBeli>) => void;
  onHapus: (id: string) => void;
}

export function DaftarBeli({ beli, harga, galat, terkunci, onUbah, onHapus }: DaftarBeliProps) {
  const foto = useQuery(kueriFotoAda(beli.map((b) => b.minta.kode_barcode).filter(Boolean))).data ?? {};
  const konversi = useKonversi();
  if (beli.length === 0) return null;
  return (
    <ul className={kelas.daftar} aria-label="Barang yang dibeli">
      {beli.map((b) => {
        const h = harga.get(b.id);
        const nama = h?.nama_barang ?? (b.minta.nama_barang || b.minta.no_faktur_jual || b.minta.kode_barcode);
        return (
          <BarisKartu
            key={b.id}
            nama={nama}
            kecil={[b.minta.surat, b.minta.no_faktur_jual || b.minta.no_faktur_ext, h?.nota?.tgl_nota]
              .filter(Boolean)
              .join(' · ')}
            foto={<FotoKecil kode={b.minta.kode_barcode} sidik={foto[b.minta.kode_barcode]} sisi={44} />}
            harga={h}
            lencana={
              <>
                <Badge variant="light" color="gray">
                  {b.minta.kondisi}
                </Badge>
                <Badge variant="light" tt="none">
                  {berat(h?.berat ?? b.minta.berat_timbang)} gr{konversi(h ? [dibeli(h)] : [])}
                </Badge>
                {h && (
                  <Badge variant="light" color="gray">
                    {h.kode_gudang} {h.kode_baki}
                  </Badge>
                )}
                {h?.susut && (
                  <Badge variant="light" color="orange">
                    Susut menunggu validasi
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
  );
}
