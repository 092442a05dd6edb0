// 'Cara pakai' of accounts: three to six steps a screen.
import type { TabelCara } from '@/app/cara/tipe';

export const CARA: TabelCara = {
  '/parameter-akun': [
    'Pilih jenis transaksi di kiri.',
    'Tentukan akun debit dan kreditnya.',
    'Simpan (F9). Transaksi berikutnya memakai akun itu.',
  ],
};
