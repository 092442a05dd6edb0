// Shipments of the store, sent and coming, with their state; one opens with its pieces, its paper and what can be done.
import { Group, SegmentedControl, Select } from '@mantine/core';
import { DataTable, type Kolom } from '@/kit/DataTable';
import { useAlamat } from '@/kit/daftar/alamat';
import { useDaftar } from '@/kit/daftar/useDaftar';
import { Halaman } from '@/kit/Halaman';
import { Lencana } from '@/kit/Lencana';
import { jam } from '@/kit/waktu';
import type { Rute } from '@/routes';
import { ambilKiriman, type Kiriman, KUNCI_KIRIM, SARING_KIRIMAN, STATUS_KIRIM } from './api';
import { RincianKirim } from './RincianKirim';

const kolom = (arah: string): readonly Kolom<Kiriman>[] => [
  { kunci: 'no_kirim', judul: 'No Kirim', nilai: (k) => k.no_kirim, lebar: 180 },
  { kunci: 'tgl_system', judul: 'Tanggal', jenis: 'tanggal', nilai: (k) => k.tgl_system, lebar: 110 },
  { kunci: 'jam', judul: 'Jam', nilai: (k) => jam(k.waktu), lebar: 70, urut: false },
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
  { kunci: 'keterangan', judul: 'Keterangan', nilai: (k) => k.keterangan, lebar: 200, urut: false, tersembunyi: true },
];

const KOLOM: Readonly<Record<string, readonly Kolom<Kiriman>[]>> = { KELUAR: kolom('KELUAR'), MASUK: kolom('MASUK') };

export default function DaftarKirim({ rute }: { rute: Rute }) {
  const [{ kiriman }, alamat] = useAlamat();
  const { saring, ubah, tabel } = useDaftar({
    kunci: [...KUNCI_KIRIM, 'daftar'],
    bawaan: SARING_KIRIMAN,
    ambil: ambilKiriman,
    labelTotal: 'Total tanpa batal',
  });
  return (
    <Halaman judul={rute.judul} jejak={rute.menu}>
      <DataTable
        label="Daftar kiriman"
        kolom={KOLOM[saring.arah] ?? []}
        idBaris={(k) => k.no_kirim}
        {...tabel}
        onBaris={(k) => alamat({ kiriman: k.no_kirim })}
        ekspor={{ namaFile: 'kirim-barang.csv' }}
        alat={
          <Group gap="xs">
            <SegmentedControl
              aria-label="Arah kiriman"
              value={saring.arah}
              onChange={(arah) => ubah({ arah })}
              data={[
                { value: 'KELUAR', label: 'Dikirim' },
                { value: 'MASUK', label: 'Datang' },
              ]}
            />
            <Select
              aria-label="Status kiriman"
              w={180}
              allowDeselect={false}
              value={saring.status}
              onChange={(nilai) => ubah({ status: nilai ?? 'ALL' })}
              data={[
                { value: 'ALL', label: 'Semua status' },
                ...Object.entries(STATUS_KIRIM).map(([value, { kata }]) => ({ value, label: kata })),
              ]}
            />
          </Group>
        }
      />
      {kiriman && <RincianKirim no_kirim={kiriman} onTutup={() => alamat({ kiriman: undefined })} />}
    </Halaman>
  );
}
