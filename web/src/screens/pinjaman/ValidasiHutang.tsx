// Validasi Hutang: a second person looks at loans and says which cashier answers for them; money above the limit leaves only
// after that.
import { Badge } from '@mantine/core';
import type { Kolom } from '@/kit/DataTable';
import { useSimpanDokumen } from '@/kit/dokumen/simpan';
import { LayarValidasiKerja } from '@/kit/validasi/LayarValidasiKerja';
import type { Rute } from '@/routes';
import { ambilBelumValid, type HutangValidasi, KUNCI_HUTANG } from './api';

const KOLOM: readonly Kolom<HutangValidasi>[] = [
  { kunci: 'no_faktur_hutang', judul: 'No Hutang', nilai: (h) => h.no_faktur_hutang, lebar: 190 },
  { kunci: 'kode_sales', judul: 'Kode Sales', nilai: (h) => h.kode_sales, lebar: 105 },
  { kunci: 'nama_customer', judul: 'Nama Customer', nilai: (h) => h.nama_customer, lebar: 180 },
  { kunci: 'alamat_customer', judul: 'Alamat', nilai: (h) => h.alamat_customer, lebar: 180 },
  { kunci: 'no_hp', judul: 'No HP', nilai: (h) => h.no_hp, lebar: 130 },
  {
    kunci: 'status',
    judul: 'Uang',
    nilai: (h) => (h.status === 'TUNGGU' ? 'Menunggu cair' : 'Sudah dibayar'),
    tampil: (h) => (
      <Badge variant="light" tt="none" color={h.status === 'TUNGGU' ? 'orange' : 'gray'}>
        {h.status === 'TUNGGU' ? 'Menunggu cair' : 'Sudah dibayar'}
      </Badge>
    ),
    lebar: 140,
  },
  {
    kunci: 'jumlah_hutang',
    judul: 'Pokok (Rp)',
    jenis: 'rupiah',
    nilai: (h) => h.jumlah_hutang,
    lebar: 125,
    total: true,
  },
  {
    kunci: 'taksiran_rp',
    judul: 'Taksiran (Rp)',
    jenis: 'rupiah',
    nilai: (h) => h.taksiran_rp,
    lebar: 125,
    total: true,
  },
  { kunci: 'plafond_rp', judul: 'Plafond (Rp)', jenis: 'rupiah', nilai: (h) => h.plafond_rp, lebar: 125 },
  { kunci: 'no_kantong', judul: 'Kantong', nilai: (h) => h.no_kantong, lebar: 120 },
  { kunci: 'penguji', judul: 'Penguji', nilai: (h) => h.penguji, lebar: 110 },
  { kunci: 'input_by', judul: 'User', nilai: (h) => h.input_by, lebar: 110 },
  { kunci: 'tgl_system', judul: 'Tanggal', nilai: (h) => h.tgl_system, lebar: 110 },
];

export default function ValidasiHutang({ rute }: { rute: Rute }) {
  const simpan = useSimpanDokumen('validasi/hutang');
  return (
    <LayarValidasiKerja
      rute={rute}
      nama="hutang"
      label="Hutang belum valid"
      kolom={KOLOM}
      nomor={(h) => h.no_faktur_hutang}
      penulis={(h) => h.input_by}
      kunci={[...KUNCI_HUTANG, 'validasi']}
      ambil={ambilBelumValid}
      simpan={simpan}
      kirim={(no_hutangs, user_id) => simpan.kirim({ no_hutangs, user_id })}
      kosong="Semua hutang sudah divalidasi"
    />
  );
}
