// The pieces of a count, by class. While it goes on a scan can be taken back; after it, what to correct is chosen here.
import { ActionIcon, Badge } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { pesanDari } from '@/api/tolak';
import { DataTable, type Kolom } from '@/kit/DataTable';
import { waktuLengkap } from '@/kit/waktu';
import { type Baris, kueriBaris, rupaKelas, type TanyaBaris } from './data';

/** What a correction may touch. */
const bisaDikoreksi = (b: Baris) => ['HILANG', 'LEBIH', 'SALAH BAKI'].includes(b.kelas);

export interface TabelBarisProps {
  no: string;
  jalan: boolean;
  kelas: string;
  onHapus?: (kode: string) => void;
  pilih?: { terpilih: ReadonlySet<string>; ganti: (baru: ReadonlySet<string>) => void };
}

export function TabelBaris({ no, jalan, kelas, onHapus, pilih }: TabelBarisProps) {
  const [tanya, setTanya] = useState<TanyaBaris>({ kelas, cari: '', halaman: 1, ukuran: 100 });
  useEffect(() => setTanya((lama) => ({ ...lama, kelas, halaman: 1 })), [kelas]);
  const { data, error, refetch, isPending } = useQuery(kueriBaris(no, tanya));
  const rupa = rupaKelas(jalan);
  // Only what can be corrected is chosen, also when all are.
  const tidak = new Set((data?.data ?? []).filter((b) => !bisaDikoreksi(b)).map((b) => b.kode));
  const pilihan = pilih && {
    terpilih: pilih.terpilih,
    ganti: (baru: ReadonlySet<string>) => pilih.ganti(new Set([...baru].filter((kode) => !tidak.has(kode)))),
  };
  const kolom: Kolom<Baris>[] = [
    {
      kunci: 'kelas',
      judul: 'Kelas',
      nilai: (b) => b.kelas,
      lebar: 130,
      urut: false,
      tampil: (b) => {
        const satu = rupa.find((r) => r.kelas === b.kelas);
        return (
          <Badge variant="light" color={satu?.warna} radius="sm">
            {satu?.judul}
          </Badge>
        );
      },
    },
    { kunci: 'kode', judul: 'Kode', nilai: (b) => b.kode, lebar: 120, urut: false },
    { kunci: 'nama_barang', judul: 'Nama Barang', nilai: (b) => b.nama_barang, lebar: 200, urut: false },
    { kunci: 'berat', judul: 'Berat (gr)', jenis: 'berat', nilai: (b) => b.berat, lebar: 100, urut: false },
    {
      kunci: 'tempat',
      judul: 'Tercatat Di',
      nilai: (b) => `${b.gudang_buku} ${b.baki_buku}`.trim(),
      lebar: 110,
      urut: false,
    },
    { kunci: 'baki_scan', judul: 'Ditemukan Di', nilai: (b) => b.baki_scan, lebar: 110, urut: false },
    {
      kunci: 'waktu_scan',
      judul: 'Dipindai',
      nilai: (b) => (b.waktu_scan ? `${waktuLengkap(b.waktu_scan).slice(11)} ${b.oleh_scan ?? ''}` : ''),
      lebar: 130,
      urut: false,
    },
    { kunci: 'keterangan', judul: 'Keterangan', nilai: (b) => b.keterangan, lebar: 240, urut: false },
  ];
  if (jalan && onHapus) {
    kolom.push({
      kunci: 'aksi',
      judul: 'Aksi',
      nilai: () => '',
      lebar: 56,
      diKanan: true,
      urut: false,
      tampil: (b) =>
        b.waktu_scan ? (
          <ActionIcon
            variant="subtle"
            color="red"
            aria-label={`Hapus pindaian ${b.kode}`}
            onClick={() => onHapus(b.kode)}
          >
            <IconTrash size={16} />
          </ActionIcon>
        ) : null,
    });
  }
  return (
    <DataTable
      label="Barang hitungan"
      kolom={kolom}
      data={data?.data ?? []}
      idBaris={(b) => b.kode}
      memuat={isPending}
      galat={error ? { pesan: pesanDari(error), cobaLagi: () => void refetch() } : undefined}
      cari
      ekspor={{ namaFile: `${no}.csv` }}
      pilih={pilihan}
      jauh={{
        halaman: tanya.halaman,
        ukuran: tanya.ukuran,
        jumlah: data?.count ?? 0,
        cari: tanya.cari,
        ganti: (baru) => setTanya({ ...tanya, halaman: baru.halaman, ukuran: baru.ukuran, cari: baru.cari }),
      }}
      kosong={jalan && kelas === 'HILANG' ? 'Semua barang sudah ditemukan' : 'Tidak Ada Data'}
      tinggi="max(260px, calc(100dvh - 560px))"
    />
  );
}
