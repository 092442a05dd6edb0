// What of a service's steps a person may take: looking at services gives the right to none of them.
import { lihatSemua, punyaAkses } from '@/app/gerbang';
import { useSesiAda } from '@/app/sesi';
import type { Langkah } from './model';

const MENU: Readonly<Record<Langkah, readonly string[]>> = {
  proses: ['/transaksi-services', '/emas-tukang'],
  selesai: ['/transaksi-services', '/emas-tukang'],
  ambil: ['/transaksi-services'],
  batal: ['/transaksi-services', '/batal-penjualan'],
  kembali: ['/transaksi-services', '/batal-penjualan'],
  batalAmbil: ['/batal-penjualan'],
  hilang: ['/batal-penjualan'],
  jadiToko: ['/batal-penjualan'],
};

/** May this person take this step? */
export function useHakServis(): (langkah: Langkah) => boolean {
  const { pengguna } = useSesiAda();
  return (langkah) => lihatSemua(pengguna.level) || MENU[langkah].some((path) => punyaAkses(pengguna.akses, path));
}
