// The masters that every document at the counter chooses from. They are kept under the keys of their masters, so that a
// change there freshens the choices here.
import { queryOptions } from '@tanstack/react-query';
import { bacaDaftar, type JalurDaftar } from '@/api/panggil';
import { kunciMaster } from '../master/data';

export const pilihanMaster = <J extends JalurDaftar>(slug: string, jalur: J) =>
  queryOptions({
    queryKey: [...kunciMaster(slug), 'niaga'],
    queryFn: () => bacaDaftar(jalur),
    staleTime: 60_000,
  });

export const kueriSales = pilihanMaster('sales', 'sales/get/all');

export const kueriRekening = pilihanMaster('rekening', 'rekenings');
