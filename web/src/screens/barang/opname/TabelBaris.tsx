// The pieces of a count, by class. While it goes on a scan can be taken back; after it, what to correct is chosen here.
import { ActionIcon, Badge } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { DataTable, type Kolom } from '@/kit/DataTable';
import { useDaftar } from '@/kit/daftar/useDaftar';
import { waktuLengkap } from '@/kit/waktu';
import { ambilBaris, type BarisOpname, OPNAME, rupaKelas } from './data';

/** What a correction may touch. */
const bisaDikoreksi = (b: BarisOpname) => ['HILANG', 'LEBIH', 'SALAH BAKI'].includes(b.kelas);

export interface TabelBarisProps {
  no: string;
  jalan: boolean;
  kelas: string;
  onHapus?: (kode: string) => void;
  pilih?: { terpilih: ReadonlySet<string>; ganti: (baru: ReadonlySet<string>) => void };
}

export function TabelBaris({ no, jalan, kelas, onHapus, pilih }: TabelBarisProps) {
  const { tabel } = useDaftar({
    kunci: [OPNAME, no, 'baris', kelas],
    bawaan: { cari: '' },
    ambil: (tanya, signal) => ambilBaris(no, { ...tanya, kelas }, signal),
  });
  const rupa = rupaKelas(jalan);
  // Only what can be corrected is chosen, also when all are.
  const tidak = new Set(tabel.data.filter((b) => !bisaDikoreksi(b)).map((b) => b.kode));
  const pilihan = pilih && {
    terpilih: pilih.terpilih,
    ganti: (baru: ReadonlySet<string>) => pilih.ganti(new Set([...baru].filter((kode) => !tidak.has(kode)))),
  };
  const kolom: Kolom<BarisOpname>[] = [
    {
      kunci: 'kelas',
      judul: 'Kelas',
      nilai: (b) => b.kelas,
      lebar: 130,
      tampil: (b) => {
        const satu = rupa.find((r) => r.kelas === b.kelas);
        return (
          <Badge variant="light" color={satu?.warna} radius="sm">
            {satu?.judul}
          </Badge>
        );
      },
    },
    { kunci: 'kode', judul: 'Kode', nilai: (b) => b.kode, lebar: 120 },
    { kunci: 'nama_barang', judul: 'Nama Barang', nilai: (b) => b.nama_barang, lebar: 200 },
    { kunci: 'berat', judul: 'Berat (gr)', jenis: 'berat', nilai: (b) => b.berat, lebar: 100, total: true },
    {
      kunci: 'tempat',
      judul: 'Tercatat Di',
      nilai: (b) => `${b.gudang_buku} ${b.baki_buku}`.trim(),
      lebar: 110,
      urut: false,
    },
    { kunci: 'baki_scan', judul: 'Ditemukan Di', nilai: (b) => b.baki_scan, lebar: 110 },
    {
      kunci: 'waktu_scan',
      judul: 'Dipindai',
      nilai: (b) => (b.waktu_scan ? `${waktuLengkap(b.waktu_scan).slice(11)} ${b.oleh_scan ?? ''}` : ''),
      lebar: 130,
      urut: false,
    },
    { kunci: 'keterangan', judul: 'Keterangan', nilai: (b) => b.keterangan, lebar: 240 },
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
      idBaris={(b) => b.kode}
      {...tabel}
      cari
      ekspor={{ namaFile: `${no}.csv` }}
      pilih={pilihan}
      kosong={jalan && kelas === 'HILANG' ? 'Semua barang sudah ditemukan' : 'Tidak Ada Data'}
      tinggi="max(260px, calc(100dvh - 560px))"
    />
  );
}
