// The pieces of a service on the screen: each with its works, what they cost and what is wrong with the line.
import { Badge, Box } from '@mantine/core';
import { IconPhoto, IconPhotoCheck } from '@tabler/icons-react';
import { berat, rupiah } from '@/kit/angka';
import { BarisKartu } from '@/kit/transaksi/BarisKartu';
import type { Baris, GalatBaris } from '@/kit/transaksi/baris';
import kelas from '@/kit/transaksi/transaksi.module.css';
import type { BarisHitung } from './api';
import { jumlahKerja, type MintaPotong, sebutKerja } from './model';

export interface DaftarPotongProps {
  barang: readonly Baris<MintaPotong>[];
  harga?: ReadonlyMap<string, BarisHitung>;
  foto: ReadonlyMap<string, Blob>;
  galat: GalatBaris;
  terkunci: boolean;
  onUbah: (b: Baris<MintaPotong>) => void;
  onHapus: (id: string) => void;
}

export function DaftarPotong({ barang, harga, foto, galat, terkunci, onUbah, onHapus }: DaftarPotongProps) {
  if (barang.length === 0) return null;
  return (
    <ul className={kelas.daftar} aria-label="Barang service">
      {barang.map((b) => {
        const { minta: m } = b;
        const h = harga?.get(b.id);
        const rumus = m.pekerjaan.map((k) => ({ keterangan: k.deskripsi, nilai: k.biaya_rp }));
        const jumlah = h?.estimasi_rp ?? jumlahKerja(m.pekerjaan);
        return (
          <BarisKartu
            key={b.id}
            nama={h?.nama_barang || m.nama_barang || m.kode_barcode || m.no_faktur_jual}
            kecil={[m.kode_barcode, m.no_faktur_jual, sebutKerja(m.pekerjaan)].filter(Boolean).join(' · ')}
            foto={
              <Box w={28} c={foto.has(b.id) ? 'green' : 'dimmed'} title={foto.has(b.id) ? 'Ada foto' : 'Belum difoto'}>
                {foto.has(b.id) ? <IconPhotoCheck size={24} /> : <IconPhoto size={24} />}
              </Box>
            }
            harga={{
              harga: jumlah,
              rumus: rumus.length > 1 ? [...rumus, { keterangan: 'Estimasi', nilai: jumlah }] : [],
            }}
            lencana={
              <>
                <Badge variant="light" tt="none">
                  {berat(h?.berat ?? m.berat)} gr
                </Badge>
                {m.jumlah_batu > 0 && (
                  <Badge variant="light" color="gray" tt="none">
                    {m.jumlah_batu} batu
                  </Badge>
                )}
                {h?.milik_rantai && (
                  <Badge variant="light" color="gray">
                    Barang toko kita
                  </Badge>
                )}
                {(h?.taksiran_rp ?? m.taksiran_rp) > 0 && (
                  <Badge variant="light" color="gray" tt="none">
                    Taksiran {rupiah(h?.taksiran_rp ?? m.taksiran_rp)}
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
