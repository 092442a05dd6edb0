// Which steps of an order somebody is offered: each is the work of another screen, and the server asks for that right too.
import { lihatSemua, punyaAkses } from '@/app/gerbang';
import { useSesiAda } from '@/app/sesi';
import type { HakPesanan } from './langkah';

export function useHakPesanan(): HakPesanan {
  const { pengguna } = useSesiAda();
  const boleh = (path: string) => lihatSemua(pengguna.level) || punyaAkses(pengguna.akses, path);
  const pesan = boleh('/transaksi-pesanan');
  return {
    kerja: pesan || boleh('/emas-tukang'),
    uang: pesan,
    ambil: boleh('/transaksi-penjualan'),
    batal: pesan || boleh('/batal-penjualan'),
    batalAmbil: boleh('/batal-penjualan'),
  };
}
