// Sortings that were saved; one is taken back while none of its pieces moved on.
import { Badge, Button } from '@mantine/core';
import { useState } from 'react';
import { DataTable, type Kolom } from '@/kit/DataTable';
import { useDaftar } from '@/kit/daftar/useDaftar';
import { waktuLengkap } from '@/kit/waktu';
import { ambilSortiran, KUNCI_SEPUHAN, type Sortiran } from './api';
import { BatalSepuhan } from './BatalSepuhan';

export function DokumenSortir({ jenis }: { jenis: 'SORTIR' | 'PINDAH' }) {
  const [batal, setBatal] = useState('');
  const { tabel } = useDaftar({
    kunci: [...KUNCI_SEPUHAN, 'dokumen', jenis],
    bawaan: {},
    labelTotal: 'Total tanpa batal',
    ambil: ({ skip, limit }, signal) => ambilSortiran({ jenis, skip, limit }, signal),
    awalan: 'dok-',
  });
  const kolom: readonly Kolom<Sortiran>[] = [
    { kunci: 'no_sortir', judul: 'No Dokumen', nilai: (d) => d.no_sortir, lebar: 185, urut: false },
    { kunci: 'waktu', judul: 'Waktu', nilai: (d) => waktuLengkap(d.waktu), lebar: 150, urut: false },
    { kunci: 'qty', judul: 'Barang', jenis: 'angka', nilai: (d) => d.qty, lebar: 90, total: true, urut: false },
    {
      kunci: 'berat',
      judul: 'Berat (gr)',
      jenis: 'berat',
      nilai: (d) => d.berat,
      lebar: 110,
      total: true,
      urut: false,
    },
    { kunci: 'oleh', judul: 'User', nilai: (d) => d.oleh, lebar: 120, urut: false },
    { kunci: 'disetujui', judul: 'Disetujui', nilai: (d) => d.disetujui, lebar: 120, urut: false },
    {
      kunci: 'aksi',
      judul: 'Aksi',
      nilai: (d) => (d.no_batal ? 'Dibatalkan' : ''),
      lebar: 120,
      urut: false,
      diKanan: true,
      tampil: (d) =>
        d.no_batal ? (
          <Badge variant="light" color="red" title={d.no_batal}>
            Dibatalkan
          </Badge>
        ) : (
          <Button size="compact-xs" variant="subtle" color="red" onClick={() => setBatal(d.no_sortir)}>
            Batalkan
          </Button>
        ),
    },
  ];
  return (
    <>
      <DataTable label="Dokumen sortir" kolom={kolom} idBaris={(d) => d.no_sortir} cari={false} {...tabel} />
      {batal && (
        <BatalSepuhan no={batal} akibat="Barangnya kembali ke tempat sebelum disortir." onTutup={() => setBatal('')} />
      )}
    </>
  );
}
