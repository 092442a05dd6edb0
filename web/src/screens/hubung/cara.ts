// 'Cara pakai' of the connections: three to six steps a screen.
import type { TabelCara } from '@/app/cara/tipe';

export const CARA: TabelCara = {
  '/export-csv': [
    'Pilih tanggal, paling akhir sehari sebelum tanggal sistem.',
    'Tekan Export Data (F9); browser menyimpan dua belas berkas CSV, satu tiap set.',
    'Unduh Satu ZIP menyimpan semuanya dalam satu berkas.',
    'Selama berjalan, banyak baris yang sudah sampai terlihat; Hentikan membatalkannya.',
    'Sesudahnya, tiap berkas bisa disimpan lagi dari tabel.',
  ],
  '/whatsapp-setting': [
    'Isi nomor WhatsApp toko, lalu Simpan (F9). Halaman dimuat ulang sebentar kemudian.',
    'Coba kirim satu pesan ke nomor sendiri dengan Kirim.',
    'Pesan Keluar memuat yang terkirim, yang menunggu, dan yang tidak terkirim dengan sebabnya.',
    'Tekan Kirim Ulang untuk yang gagal, Batal untuk yang tidak perlu lagi.',
    'Di Templat, tulis kata-kata toko sendiri untuk tiap peristiwa; pratinjaunya langsung tampak.',
  ],
  '/kunci-api': [
    'Isi nama program yang akan memakainya, pilih lingkupnya, dan hari terakhirnya.',
    'Tekan Buat Kunci (F9). Kuncinya tampil sekali; salin ke program itu.',
    'Program mengirimnya sebagai Authorization: Bearer; panggilannya ada di /api/docs.',
    'Pemakaian memuat dari mana dan seberapa sering kunci dipakai.',
    'Tekan Cabut bila kunci tidak dipakai lagi atau bocor; berlaku saat itu juga.',
  ],
  '/webhook': [
    'Tekan Tambah Webhook, isi alamat program di internet dan peristiwa yang dikabarkan.',
    'Rahasianya tampil sekali; program memakainya untuk memeriksa tanda tangan kiriman.',
    'Tekan Kirim Uji, lalu lihat hasilnya di Kiriman.',
    'Yang gagal dicoba lagi sendiri selama tiga hari; Kirim Ulang mengirimnya sekarang juga.',
    'Matikan webhook di Ubah bila programnya berhenti; yang terjadi selama mati tidak dikabarkan.',
  ],
  '/marketplace-setting': [
    'Pilih marketplace, lalu tekan Koneksikan Sekarang.',
    'Isi app id, client id, client secret, bearer token dan shop id dari akun marketplace.',
    'Client secret dan bearer token tertutup; tekan tanda mata untuk melihatnya. Setiap kali dibuka tercatat.',
    'Tekan Simpan Data (F9), lalu Uji Koneksi.',
  ],
  '/redirect-to-grosir': [
    'Aplikasi grosir terbuka di sini, atau di alamatnya sendiri, menurut setting toko.',
    'Anda masuk tanpa password lagi; izinnya berlaku satu menit dan satu kali.',
    'Bila halamannya berhenti meminta masuk, buka lagi menu Grosir.',
  ],
};
