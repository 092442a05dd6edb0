// What the customer brings, beside what is sold: each with its price and how it came about.
import { ActionIcon, Text } from '@mantine/core';
import { IconArrowsExchange, IconTrash } from '@tabler/icons-react';
import { berat, rupiah } from '@/kit/angka';
import { teksAlasan } from '@/kit/transaksi/alasan';
import type { Baris } from '@/kit/transaksi/baris';
import kelas from '@/kit/transaksi/transaksi.module.css';
import type { BarisHargaBeli } from './api';
import { pindahBaris } from './BarisJual';
import { dibeli, useKonversi } from './konversi';
import type { MintaBeli } from './model';

export interface DaftarTukarProps {
  beli: readonly Baris<MintaBeli>[];
  harga: ReadonlyMap<string, BarisHargaBeli>;
  galat: ReadonlyMap<string, Readonly<Record<string, string>>>;
  terkunci: boolean;
  onUbah: (b: Baris<MintaBeli>) => void;
  onHapus: (id: string) => void;
  keScan: () => void;
}

export function DaftarTukar({ beli, harga, galat, terkunci, onUbah, onHapus, keScan }: DaftarTukarProps) {
  const konversi = useKonversi();
  if (beli.length === 0) return null;
  return (
    <section aria-label="Tukar">
      <Text fw={600} mb={6}>
        Dari customer
      </Text>
      <ul className={kelas.daftar} aria-label="Barang dari customer">
        {beli.map((b) => {
          const h = harga.get(b.id);
          const salah = galat.get(b.id);
          const nama = h?.nama_barang ?? (b.minta.nama_barang || b.minta.no_faktur_jual || b.minta.kode_barcode);
          return (
            <li key={b.id} className={kelas.baris} data-galat={salah ? 'ya' : 'tidak'}>
              <div className={kelas.kepala}>
                <button
                  type="button"
                  className={kelas.buka}
                  data-baris={b.id}
                  disabled={terkunci}
                  onClick={() => onUbah(b)}
                  onKeyDown={(e) => {
                    if (e.key === 'Delete' && !terkunci) {
                      e.preventDefault();
                      onHapus(b.id);
                      keScan();
                    } else pindahBaris(e, keScan);
                  }}
                >
                  <IconArrowsExchange size={24} aria-hidden />
                  <span style={{ minWidth: 0 }}>
                    <span className={kelas.nama}>{nama}</span>
                    <span className={kelas.kecil}>
                      {[b.minta.surat, b.minta.no_faktur_jual, b.minta.kondisi].filter(Boolean).join(' · ')}
                    </span>
                  </span>
                  <span className={`${kelas.angka} ${kelas.sedang}`}>
                    {berat(h?.berat ?? b.minta.berat_timbang)} gr{konversi(h ? [dibeli(h)] : [])}
                  </span>
                  <span className={kelas.lebar} />
                  <span className={kelas.lebar} />
                  <span className={kelas.lebar} />
                  <span className={kelas.harga}>{h ? rupiah(-h.harga) : '…'}</span>
                  <span />
                </button>
                <ActionIcon
                  variant="subtle"
                  color="red"
                  size={44}
                  my="auto"
                  mr={4}
                  aria-label={`Hapus ${nama}`}
                  disabled={terkunci}
                  onClick={() => onHapus(b.id)}
                >
                  <IconTrash size={18} />
                </ActionIcon>
              </div>
              {salah && (
                <Text c="red" fz={13} px={12} pb={8} role="alert">
                  {Object.values(salah).join('. ')}
                </Text>
              )}
              {h && h.alasan.length > 0 && (
                <Text c="orange" fz={13} px={12} pb={8}>
                  Perlu otorisasi: {teksAlasan(h.alasan)}
                </Text>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
