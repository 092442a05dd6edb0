// The masters that every document at the counter chooses from. They are kept under the keys of their masters, so that a
// change there freshens the choices here.
import { queryOptions } from '@tanstack/react-query';
import { type BarisDaftar, bacaDaftar, type JalurDaftar } from '@/api/panggil';
import { kunciMaster } from '../master/data';

export const pilihanMaster = <J extends JalurDaftar>(slug: string, jalur: J) =>
  queryOptions({
    queryKey: [...kunciMaster(slug), 'niaga'],
    queryFn: () => bacaDaftar(jalur),
    staleTime: 60_000,
  });

export const kueriSales = pilihanMaster('sales', 'sales/get/all');

export const kueriRekening = pilihanMaster('rekening', 'rekenings');

/** What is not active stays for what names it and is chosen no more. */
const aktif = <T extends { aktif: boolean }>(semua: readonly T[]): T[] => semua.filter((satu) => satu.aktif !== false);

export const kueriGroup = {
  ...pilihanMaster('group', 'group/get/all'),
  select: aktif<BarisDaftar<'group/get/all'>>,
};

export const kueriJenis = {
  ...pilihanMaster('jenis', 'jenis/get/all'),
  select: aktif<BarisDaftar<'jenis/get/all'>>,
};

export const kueriTukang = {
  ...pilihanMaster('tukang', 'tukang/get/all'),
  select: aktif<BarisDaftar<'tukang/get/all'>>,
};
