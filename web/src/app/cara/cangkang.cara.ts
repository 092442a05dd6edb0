// 'Cara pakai' of the pages of the shell: three to six steps a screen.
import type { TabelCara } from './tipe';

export const CARA: TabelCara = {
  '/dashboard': [
    'Tekan Jual untuk langsung ke layar penjualan.',
    'Angka hari ini tampil bagi yang berhak melihatnya.',
    'Tekan satu ubin untuk membuka menunya, atau Ctrl+K untuk mencari apa saja.',
  ],
  '/home': [
    'Tombol Jual paling atas membuka layar penjualan.',
    'Ubin di bawahnya membuka menu lain.',
    'Tekan Kunci bila meninggalkan tablet, Keluar bila selesai.',
  ],
  '/pilih-toko': [
    'Ketik kode atau nama toko.',
    'Tekan Enter untuk toko pertama yang cocok, atau tekan kartunya.',
    'Nama toko yang dipakai tampil besar dan berwarna di atas; ganti kapan saja dengan Alt+T.',
  ],
  '/landingpages': [
    'Halaman ini menerangkan isi produk.',
    'Tekan Mulai untuk ke halaman utama.',
    'Tekan Ctrl+K di mana saja untuk mencari menu.',
  ],
  '/404': ['Alamat yang dibuka tidak ada.', 'Periksa ejaannya.', 'Tekan Ctrl+K dan ketik nama layarnya.'],
  '/blank': [
    'Halaman ini sengaja kosong.',
    'Tekan menu di samping untuk membuka layar.',
    'Tekan Ctrl+K untuk mencari menu.',
  ],
};
