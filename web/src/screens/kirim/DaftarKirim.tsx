// Shipments of the store, sent and coming, with their state; one opens with its pieces, its paper and what can be done.
import { Group, SegmentedControl, Select } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { pesanDari } from '@/api/tolak';
import { DataTable, type Kolom } from '@/kit/DataTable';
import { Halaman } from '@/kit/Halaman';
import { jam } from '@/kit/waktu';
import type { Rute } from '@/routes';
import { type Kiriman, kueriKiriman, type SaringKiriman, STATUS_KIRIM } from './api';
import { Lencana } from './Lencana';
import { RincianKirim } from './RincianKirim';

const UKURAN = 50;

const kolom = (arah: SaringKiriman['arah']): readonly Kolom<Kiriman>[] => [
  { kunci: 'no_kirim', judul: 'No Kirim', nilai: (k) => k.no_kirim, lebar: 180 },
  { kunci: 'tgl_system', judul: 'Tanggal', jenis: 'tanggal', nilai: (k) => k.tgl_system, lebar: 110 },
  { kunci: 'jam', judul: 'Jam', nilai: (k) => jam(k.waktu), lebar: 70 },
  arah === 'KELUAR'
    ? { kunci: 'tujuan', judul: 'Tujuan', nilai: (k) => `${k.tujuan} ${k.nama_tujuan}`, lebar: 200 }
    : { kunci: 'asal', judul: 'Asal', nilai: (k) => `${k.asal} ${k.nama_asal}`, lebar: 200 },
  {
    kunci: 'status',
    judul: 'Status',
    nilai: (k) => k.status,
    lebar: 150,
    tampil: (k) => <Lencana status={k.status} daftar={STATUS_KIRIM} />,
  },
  { kunci: 'qty', judul: 'Qty', jenis: 'angka', nilai: (k) => k.qty, lebar: 70, total: true },
  { kunci: 'berat', judul: 'Berat (gr)', jenis: 'berat', nilai: (k) => k.berat, lebar: 110, total: true },
  { kunci: 'sisa_qty', judul: 'Di Jalan', jenis: 'angka', nilai: (k) => k.sisa_qty, lebar: 90, total: true },
  { kunci: 'kurir', judul: 'Kurir', nilai: (k) => k.kurir, lebar: 150 },
  { kunci: 'no_resi', judul: 'No Resi', nilai: (k) => k.no_resi, lebar: 130 },
  { kunci: 'oleh', judul: 'Oleh', nilai: (k) => k.oleh, lebar: 110 },
  { kunci: 'keterangan', judul: 'Keterangan', nilai: (k) => k.keterangan, lebar: 200, tersembunyi: true },
];

export default function DaftarKirim({ rute }: { rute: Rute }) {
  const [arah, setArah] = useState<SaringKiriman['arah']>('KELUAR');
  const [status, setStatus] = useState('ALL');
  const [tanya, setTanya] = useState({ halaman: 1, ukuran: UKURAN, cari: '' });
  const [buka, setBuka] = useState<string>();
  const { data, error, isPending, refetch } = useQuery(
    kueriKiriman({
      arah,
      status,
      cari: tanya.cari,
      skip: (tanya.halaman - 1) * tanya.ukuran,
      limit: tanya.ukuran,
    }),
  );
  const pertama = () => setTanya((lama) => ({ ...lama, halaman: 1 }));
  return (
    <Halaman judul={rute.judul} jejak={rute.menu}>
      <DataTable
        label="Daftar kiriman"
        kolom={kolom(arah)}
        data={data?.data ?? []}
        idBaris={(k) => k.no_kirim}
        memuat={isPending}
        galat={error ? { pesan: pesanDari(error), cobaLagi: () => void refetch() } : undefined}
        jauh={{ ...tanya, jumlah: data?.count ?? 0, ganti: setTanya }}
        onBaris={(k) => setBuka(k.no_kirim)}
        ekspor={{ namaFile: 'kirim-barang.csv' }}
        alat={
          <Group gap="xs">
            <SegmentedControl
              aria-label="Arah kiriman"
              value={arah}
              onChange={(nilai) => {
                setArah(nilai as SaringKiriman['arah']);
                pertama();
              }}
              data={[
                { value: 'KELUAR', label: 'Dikirim' },
                { value: 'MASUK', label: 'Datang' },
              ]}
            />
            <Select
              aria-label="Status kiriman"
              w={180}
              allowDeselect={false}
              value={status}
              onChange={(nilai) => {
                setStatus(nilai ?? 'ALL');
                pertama();
              }}
              data={[
                { value: 'ALL', label: 'Semua status' },
                ...Object.entries(STATUS_KIRIM).map(([value, { kata }]) => ({ value, label: kata })),
              ]}
            />
          </Group>
        }
      />
      {buka && <RincianKirim no_kirim={buka} onTutup={() => setBuka(undefined)} />}
    </Halaman>
  );
}
