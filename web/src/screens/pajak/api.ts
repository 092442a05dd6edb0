// The calls of tax invoices. Query keys begin with 'e-faktur'.
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { ambilBerkas, panggil } from '@/api/panggil';
import type { Data } from '@/api/tipe';
import { unduhBerkas } from '@/kit/unduh';

export type LayarEfaktur = Data<'get', 'e-faktur'>;
export type Ekspor = LayarEfaktur['ekspor'][number];
export type Rentang = LayarEfaktur['rentang'][number];
export type Setelan = LayarEfaktur['setelan'][number];
export type Menunggu = LayarEfaktur['menunggu'][number];

const KUNCI = ['e-faktur'] as const;

export const kueriEfaktur = queryOptions({
  queryKey: [...KUNCI, 'layar'],
  queryFn: async ({ signal }) => (await panggil('GET', 'e-faktur', { signal })).data,
  staleTime: 0,
});

export const unduhEkspor = async (e: Ekspor) =>
  unduhBerkas(
    await ambilBerkas('GET', 'e-faktur/ekspor/{id}/berkas', { jalur: { id: e.id } }),
    `efaktur-${e.dari}-${e.sampai}-${e.id}.csv`,
  );

export const segarkan = (kueri: QueryClient) => kueri.invalidateQueries({ queryKey: KUNCI });
