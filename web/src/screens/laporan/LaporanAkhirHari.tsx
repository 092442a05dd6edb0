// Laporan Akhir Hari: the nine sections of a day's end below each other, each with its own columns.
import { type Bagian, BagianLaporan } from '@/kit/laporan/BagianLaporan';
import type { DefLaporan } from '@/kit/laporan/tipe';
import type { Laporan } from '@/kit/laporan/useLaporan';
import type { Rute } from '@/routes';
import LayarLaporan from './LayarLaporan';

const BARANG = ['kode_barcode', 'nama_barang', 'jumlah', 'berat', 'berat_nota', 'selisih_berat', 'rupiah'];
const HUTANG = ['no_faktur', ['_id', 'Nama Customer'], 'rupiah'] as const;
const JUAL = ['no_faktur', 'kode_baki', 'kode_barcode', 'nama_barang', 'jumlah', 'berat', 'rupiah'];

const satu = (judul: string, kolom: Bagian['kolom']): Bagian => ({
  nama: judul,
  judul,
  kolom,
  kosong: `Tidak ada ${judul} di tanggal ini`,
});

const BAGIAN: readonly Bagian[] = [
  satu('Hancur Barang', BARANG),
  satu('Hutang Bunga', HUTANG),
  satu('Hutang Masuk', HUTANG),
  satu('Pembelian', ['no_faktur', ...BARANG]),
  satu('Penjualan', JUAL),
  satu('Batal Penjualan', JUAL),
  satu('Penjualan Perkategori', ['_id', ['nama_barang', 'Nama Kategori'], 'jumlah', 'berat', 'rupiah']),
  satu('Service Ambil', HUTANG),
  satu('Service Masuk', HUTANG),
];

export default function LaporanAkhirHari({ rute }: { rute: Rute }) {
  return <LayarLaporan rute={rute} hasil={Sembilan} />;
}

function Sembilan({ def, laporan }: { def: DefLaporan; laporan: Laporan }) {
  const { section } = laporan.keadaan.dipakai?.saringan ?? {};
  const judul = def.saringan
    .find((saring) => saring.kunci === 'section')
    ?.pilihan.find((pilihan) => pilihan.nilai === section && section !== 'ALL')?.label;
  return <BagianLaporan def={def} laporan={laporan} bagian={BAGIAN.filter((b) => !judul || b.judul === judul)} />;
}
