// Privacy policy, open to everyone.
// What is kept about people, why, and whom to ask.
import { Dokumen } from './Dokumen';

export default function Privasi() {
  return (
    <Dokumen
      judul="Kebijakan Privasi"
      pasal={[
        {
          judul: 'Data yang disimpan',
          isi: 'Toko menyimpan data karyawan, member, pelanggan, dan pemasok yang diperlukan untuk transaksi: nama, alamat, nomor telepon, dan riwayat transaksi.',
        },
        {
          judul: 'Pemakaian',
          isi: 'Data dipakai untuk melayani transaksi, mencetak nota, menghitung poin, dan menyusun laporan toko. Data tidak dijual kepada pihak lain.',
        },
        {
          judul: 'Di perangkat ini',
          isi: 'Aplikasi menyimpan sesi masuk dan pilihan tampilan di peramban. Sesi berakhir saat keluar atau saat hari berganti; pilihan tampilan tetap tersimpan.',
        },
        {
          judul: 'Hak Anda',
          isi: 'Pelanggan dan member dapat meminta data dirinya diperbaiki atau dihapus dengan menghubungi toko tempat data itu dicatat.',
        },
      ]}
    />
  );
}
