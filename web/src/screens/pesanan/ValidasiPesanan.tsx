// Validasi Pesanan: a second person looks at orders and says which cashier answers for them.
import { panggil } from '@/api/panggil';
import type { Kolom } from '@/kit/DataTable';
import { useSimpanDokumen } from '@/kit/dokumen/simpan';
import { LayarValidasiKerja } from '@/kit/validasi/LayarValidasiKerja';
import type { Rute } from '@/routes';
import { KUNCI_PESANAN, type PesananValidasi } from './api';

const KOLOM: readonly Kolom<PesananValidasi>[] = [
  { kunci: 'no_pesanan', judul: 'No Pesanan', nilai: (p) => p.no_pesanan, lebar: 190 },
  { kunci: 'kode_sales', judul: 'Kode Sales', nilai: (p) => p.kode_sales, lebar: 110 },
  { kunci: 'nama_customer', judul: 'Nama Customer', nilai: (p) => p.nama_customer, lebar: 190 },
  { kunci: 'alamat', judul: 'Alamat', nilai: (p) => p.alamat, lebar: 190 },
  { kunci: 'no_hp', judul: 'No HP', nilai: (p) => p.no_hp, lebar: 140 },
  { kunci: 'tgl_janji', judul: 'Janji', nilai: (p) => p.tgl_janji, lebar: 115 },
  {
    kunci: 'total_harga',
    judul: 'Total Harga (Rp)',
    jenis: 'rupiah',
    nilai: (p) => p.total_harga,
    lebar: 140,
    total: true,
  },
  {
    kunci: 'jumlah_bayar',
    judul: 'Jumlah Bayar (Rp)',
    jenis: 'rupiah',
    nilai: (p) => p.jumlah_bayar,
    lebar: 145,
    total: true,
  },
  { kunci: 'input_by', judul: 'User', nilai: (p) => p.input_by, lebar: 110 },
];

export default function ValidasiPesanan({ rute }: { rute: Rute }) {
  const simpan = useSimpanDokumen('validasi/pesanan');
  return (
    <LayarValidasiKerja
      rute={rute}
      nama="pesanan"
      label="Pesanan belum valid"
      kolom={KOLOM}
      nomor={(p) => p.no_pesanan}
      penulis={(p) => p.input_by}
      kunci={[...KUNCI_PESANAN, 'validasi']}
      ambil={async (kode_sales, signal) =>
        (await panggil('GET', 'validasi/pesanan/get', { query: { kode_sales }, signal })).data
      }
      simpan={simpan}
      kirim={(no_pesanans, user_id) => simpan.kirim({ no_pesanans, user_id })}
      kosong="Semua pesanan sudah divalidasi"
    />
  );
}
