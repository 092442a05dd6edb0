// 'Cara pakai' of craftsmen: three to six steps a screen.
import type { TabelCara } from '@/app/cara/tipe';

export const CARA: TabelCara = {
  '/emas-tukang': [
    'Pilih tukang di kiri; emas murni yang ia pegang tampil paling depan, mutasinya di bawah.',
    'Serahkan Emas mengambil rosok dari gudang leburan: scan barcode, atau timbang yang tanpa barcode. Selalu disetujui orang lain; di atas batas tukang oleh pemilik.',
    'Terima Hasil mencatat barang jadi, rosok dan susut. Orang lain menguji kadarnya dan menyetujui dengan password sendiri.',
    'Yang dihitung kadar terendah dari pesanan dan hasil uji. Susut di atas norma harus disetujui, atau tetap menjadi utangnya.',
    'Bayar Upah untuk pekerjaan yang selesai, sekali, sebanyak yang disepakati; lebih dari itu perlu otorisasi.',
    'Dokumen yang keliru dibatalkan di tab Dokumen selama emas dan barangnya belum berpindah.',
  ],
};
