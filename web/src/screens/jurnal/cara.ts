// 'Cara pakai' of the journal: three to six steps a screen.
import type { TabelCara } from '@/app/cara/tipe';

export const CARA: TabelCara = {
  '/jurnal': [
    'Setiap hari dijurnal sendiri waktu tutup toko. Hari yang terlewat dibuat dari sini, berurutan.',
    'Jurnal hari yang masih berjalan bersifat sementara; tutup toko membuatnya lagi.',
    'Baris tanpa akun disebut dengan sebabnya. Pilih akunnya di Parameter Akun, lalu buat lagi harinya.',
    'Kecocokan membandingkan setiap buku dengan jurnalnya sampai rupiah.',
    'Periode ditutup per bulan, berurutan, tanpa baris tanpa akun. Yang sudah ditutup tidak bisa dibuat lagi.',
  ],
  '/jurnal-manual': [
    'Isi tanggal, jenis dan keterangan, lalu setiap baris dengan akun dan debit atau kredit.',
    'Debit dan kredit harus sama. Akun yang mengikuti buku, seperti kas dan persediaan, tidak bisa dijurnal dengan tangan.',
    'Simpan meminta persetujuan orang lain. Saldo awal aset, modal dan hutang masuk dengan jenis Saldo Awal.',
    'Jurnal yang keliru dibatalkan dari daftar: baris yang sama dibalik pada hari itu.',
  ],
};
