// Lots with what came back of them; a row opens the lot.
import { Select } from '@mantine/core';
import { DataTable, type Kolom } from '@/kit/DataTable';
import { useAlamat } from '@/kit/daftar/alamat';
import { useDaftar } from '@/kit/daftar/useDaftar';
import { Lencana } from '@/kit/Lencana';
import { ambilLot, KUNCI_SEPUHAN, type Lot } from './api';
import { LaciLot } from './LaciLot';
import { STATUS_LOT } from './lot';

const KOLOM: readonly Kolom<Lot>[] = [
  { kunci: 'no_lot', judul: 'No Lot', nilai: (d) => d.no_lot, lebar: 185, urut: false },
  {
    kunci: 'status',
    judul: 'Status',
    nilai: (d) => d.status,
    lebar: 120,
    urut: false,
    tampil: (d) => <Lencana status={d.status} daftar={STATUS_LOT} />,
  },
  { kunci: 'tgl_system', judul: 'Tanggal', nilai: (d) => d.tgl_system, lebar: 110, urut: false },
  { kunci: 'nama_tukang', judul: 'Tukang', nilai: (d) => d.nama_tukang, lebar: 150, urut: false },
  { kunci: 'pekerjaan', judul: 'Pekerjaan', nilai: (d) => d.pekerjaan, lebar: 95, urut: false },
  { kunci: 'qty', judul: 'Barang', jenis: 'angka', nilai: (d) => d.qty, lebar: 80, total: true, urut: false },
  { kunci: 'kembali', judul: 'Kembali', jenis: 'angka', nilai: (d) => d.qty_kembali, lebar: 85, urut: false },
  { kunci: 'murni', judul: 'Murni (gr)', jenis: 'berat', nilai: (d) => d.murni, lebar: 105, total: true, urut: false },
  { kunci: 'susut', judul: 'Susut (gr)', jenis: 'berat', nilai: (d) => d.susut, lebar: 100, urut: false },
  { kunci: 'susut_norma', judul: 'Norma (gr)', jenis: 'berat', nilai: (d) => d.susut_norma, lebar: 100, urut: false },
  { kunci: 'lebih', judul: 'Lebih (gr)', jenis: 'berat', nilai: (d) => d.lebih, lebar: 100, urut: false },
  { kunci: 'hilang', judul: 'Hilang (gr)', jenis: 'berat', nilai: (d) => d.hilang, lebar: 100, urut: false },
  {
    kunci: 'jawaban',
    judul: 'Jawaban',
    nilai: (d) => d.jawaban || (d.di_atas || d.hilang > 0 ? 'Belum dijawab' : ''),
    lebar: 190,
    urut: false,
  },
];

export function DaftarLot({ awal = '' }: { awal?: string }) {
  const [alamat, atur] = useAlamat();
  const { saring, ubah, tabel } = useDaftar({
    kunci: [...KUNCI_SEPUHAN, 'lot', 'daftar'],
    bawaan: { status: awal, jenis: '', tgl_from: '', tgl_to: '' },
    labelTotal: 'Total tanpa batal',
    ambil: ({ skip, limit, status, jenis, tgl_from, tgl_to }, signal) =>
      ambilLot({ skip, limit, status, jenis, tgl_from, tgl_to }, signal),
  });
  return (
    <>
      <DataTable
        label="Lot cuci"
        kolom={KOLOM}
        idBaris={(d) => d.no_lot}
        cari={false}
        ekspor={{ namaFile: 'lot-cuci.csv' }}
        onBaris={(d) => atur({ lot: d.no_lot })}
        {...tabel}
        alat={
          <>
            <Select
              aria-label="Status lot"
              w={170}
              data={[
                { value: '', label: 'Semua lot' },
                { value: 'BUKA', label: 'Masih di luar' },
                { value: 'SELESAI', label: 'Selesai' },
                { value: 'BATAL', label: 'Dibatalkan' },
              ]}
              value={saring.status}
              allowDeselect={false}
              onChange={(v) => ubah({ status: v ?? '' })}
            />
            <Select
              aria-label="Pekerjaan"
              w={140}
              data={[
                { value: '', label: 'Semua' },
                { value: 'CUCI', label: 'Cuci' },
                { value: 'SEPUH', label: 'Sepuh' },
              ]}
              value={saring.jenis}
              allowDeselect={false}
              onChange={(v) => ubah({ jenis: v ?? '' })}
            />
          </>
        }
      />
      {alamat.lot && <LaciLot no={alamat.lot} onTutup={() => atur({ lot: undefined })} />}
    </>
  );
}
