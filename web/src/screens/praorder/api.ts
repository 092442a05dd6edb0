// The calls of pre-orders. Query keys begin with 'pre-order', so that a saved document freshens every list of them.
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { ambilBerkas, panggil } from '@/api/panggil';
import type { Data, Isi } from '@/api/tipe';
import { KUNCI_BARANG } from '@/kit/barang/api';
import type { KertasNota } from '@/kit/cetak/nota';
import type { TanyaHalaman } from '@/kit/daftar/useDaftar';
import { pilihanMaster } from '@/kit/transaksi/master';

export type PreOrder = Data<'get', 'pre-order'>['preorders'][number];
export type PreOrderRinci = Data<'get', 'pre-order/{no}'>;
export type IsiPreOrder = Isi<'post', 'pre-order'>;
export type TercatatPo = Data<'post', 'pre-order'>;
export type BerkasPo = Data<'post', 'pre-order/import'>;
export type BarisBerkasPo = BerkasPo['baris'][number];
export type BarisCocok = Data<'post', 'pre-order/transaction-by-payment'>[number];
export type HitunganJualPo = Data<'post', 'pre-order/jual/hitung'>;
export type TercatatJualPo = Data<'post', 'pre-order/jual'>;

export const KUNCI_PO = ['pre-order'] as const;
/** Lists of trade that a sale of a pre-order changes as well. */
const KUNCI_NIAGA = ['niaga'] as const;

/** What a document of a pre-order makes old. */
export const SEGARKAN_PO = [KUNCI_PO, KUNCI_NIAGA, KUNCI_BARANG] as const;

export async function segarkanPo(kueri: QueryClient): Promise<void> {
  await Promise.all(SEGARKAN_PO.map((queryKey) => kueri.invalidateQueries({ queryKey })));
}

export const SARING_PO = { tgl_from: '', tgl_to: '', cari: '', status: 'ALL' };

/** A page of them, as the lists of the kit read it. */
export const ambilPo = async (query: typeof SARING_PO & TanyaHalaman, signal?: AbortSignal) => {
  const { data } = await panggil('GET', 'pre-order', {
    query: { ...query, page: Math.floor(query.skip / query.limit) + 1 },
    signal,
  });
  return { data: data.preorders, count: data.count };
};

/** Sold and not all sent: what a closing chooses from. */
export const kueriPoSelesai = queryOptions({
  queryKey: [...KUNCI_PO, 'finish'],
  queryFn: async ({ signal }) =>
    (await panggil('GET', 'pre-order', { query: { status: 'finish', limit: 9999 }, signal })).data.preorders,
  staleTime: 0,
});

export const kueriPoRinci = (no_po: string) =>
  queryOptions({
    queryKey: [...KUNCI_PO, 'rinci', no_po],
    queryFn: async ({ signal }) => (await panggil('GET', 'pre-order/{no}', { jalur: { no: no_po }, signal })).data,
    staleTime: 0,
    retry: false,
  });

export const kueriNomorPo = queryOptions({
  queryKey: [...KUNCI_PO, 'nomor'],
  queryFn: async () => (await panggil('GET', 'pre-order/latest-number')).data.no_po,
  staleTime: 0,
});

export const kueriMarketplace = pilihanMaster('marketplace', 'marketplace');

/** The piece, when it may be promised to a pre-order. */
export const siapUntukPo = async (barcode: string) =>
  (await panggil('GET', 'barang/ready-po/kode-barcode/{barcode}', { jalur: { barcode } })).data;

export const serahkanNotaPo = (no_po: string, printer = '') =>
  panggil('POST', 'pre-order/{no}/cetak', { jalur: { no: no_po }, body: { printer } });

/** The invoice, on whatever it is printed; written down as handed out first, so that a second one says so. */
export const kertasPo = (no_po: string): KertasNota => ({
  no: no_po,
  serahkan: (printer) => serahkanNotaPo(no_po, printer),
  pdf: async () => {
    await serahkanNotaPo(no_po);
    return ambilBerkas('GET', 'pre-order/{no}/nota', { jalur: { no: no_po } });
  },
});

export const kueriKolomImpor = queryOptions({
  queryKey: [...KUNCI_PO, 'kolom-impor'],
  queryFn: async () => (await panggil('GET', 'pre-order/import')).data,
  staleTime: 300_000,
});

/** Ten thousand lines take their time. */
const BATAS_IMPOR = 300_000;

/** Every line of a file as it was read, with what is wrong with it. */
export const bacaBerkasPo = async (body: Isi<'post', 'pre-order/import'>) =>
  (await panggil('POST', 'pre-order/import', { body, batas: BATAS_IMPOR })).data;

/** Which pre-order each payment belongs to; in the order they were sent. */
export const cocokkanPo = async (data_transaksi: Isi<'post', 'pre-order/transaction-by-payment'>['data_transaksi']) =>
  (await panggil('POST', 'pre-order/transaction-by-payment', { body: { data_transaksi }, batas: BATAS_IMPOR })).data;

export const hitungJualPo = async (isi: Isi<'post', 'pre-order/jual/hitung'>, signal?: AbortSignal) =>
  (await panggil('POST', 'pre-order/jual/hitung', { body: isi, signal })).data;
