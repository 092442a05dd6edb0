// Terms and conditions of use, open to everyone.
// Plain words about who may use the product and who answers for what is entered.
import { Dokumen } from './Dokumen';

export default function Ketentuan() {
  return (
    <Dokumen
      judul="Syarat dan Ketentuan"
      pasal={[
        {
          judul: 'Pengguna',
          isi: 'Aplikasi ini dipakai oleh karyawan toko dan kantor pusat yang diberi akun oleh pemiliknya. Setiap orang memakai akunnya sendiri dan menjaga kerahasiaan passwordnya.',
        },
        {
          judul: 'Catatan transaksi',
          isi: 'Setiap transaksi dicatat atas nama pengguna yang menyimpannya, beserta waktu dan tokonya. Catatan yang sudah disimpan tidak dihapus; perbaikan dilakukan dengan pembatalan atau transaksi baru.',
        },
        {
          judul: 'Persetujuan',
          isi: 'Tindakan tertentu memerlukan persetujuan supervisor atau owner. Persetujuan hanya berlaku untuk satu kali pemakaian dan tidak boleh diberikan untuk permintaan sendiri.',
        },
        {
          judul: 'Tanggung jawab',
          isi: 'Toko bertanggung jawab atas kebenaran data yang dimasukkan dan atas kewajiban perizinan, perpajakan, dan pelaporan usahanya.',
        },
      ]}
    />
  );
}
