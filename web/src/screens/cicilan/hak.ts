// Which steps of a contract somebody is offered: each is the work of another screen, and the server asks for that right too.
import { lihatSemua, punyaAkses } from '@/app/gerbang';
import { useSesiAda } from '@/app/sesi';
import type { HakCicilan } from './model';

export function useHakCicilan(): HakCicilan {
  const { pengguna } = useSesiAda();
  const boleh = (path: string) => lihatSemua(pengguna.level) || punyaAkses(pengguna.akses, path);
  const lihat = boleh('/lihat-cicilan');
  return {
    bayar: lihat,
    serah: lihat || boleh('/transaksi-cicilan'),
    batal: boleh('/batal-cicilan'),
    lelang: boleh('/lelang-cicilan'),
  };
}
