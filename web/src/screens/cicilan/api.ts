// The calls of instalments. Query keys begin with 'cicilan', so that every step freshens lists, due list and drawer.
import { queryOptions } from '@tanstack/react-query';
import { ambilBerkas, panggil } from '@/api/panggil';
import type { Data, Isi } from '@/api/tipe';
import type { KertasNota } from '@/kit/cetak/nota';
import type { TanyaHalaman, TanyaLembar } from '@/kit/daftar/useDaftar';
import { pilihanMaster } from '@/kit/transaksi/master';

export type Cicilan = Data<'get', 'cicilan'>[number];
export type CicilanRinci = Data<'get', 'cicilan/{no}'>;
export type Angsuran = CicilanRinci['jadwal'][number];
export type BarisCicilan = CicilanRinci['detail_barang'][number];
export type BayarCicilan = CicilanRinci['pembayaran'][number];
export type Alokasi = BayarCicilan['alokasi'][number];
export type AkhirCicilan = NonNullable<CicilanRinci['akhir']>;
export type HitunganCicilan = Data<'post', 'cicilan/hitung'>;
export type TercatatCicilan = Data<'post', 'cicilan'>;
export type MintaBayarCicilan = Isi<'post', 'cicilan/{no}/bayar'>;
export type HitunganBayar = Data<'post', 'cicilan/{no}/bayar/hitung'>;
export type TercatatBayar = Data<'post', 'cicilan/{no}/bayar'>;
export type MintaSerah = Isi<'post', 'cicilan/{no}/serah'>;
export type HitunganSerah = Data<'post', 'cicilan/{no}/serah/hitung'>;
export type MintaAkhir = Isi<'post', 'cicilan/{no}/batal'>;
export type HitunganAkhir = Data<'post', 'cicilan/{no}/batal/hitung'>;
export type JenisAkhir = 'batal' | 'lelang';

export const KUNCI_CICILAN = ['cicilan'] as const;

export const MASTER = {
  rencana: pilihanMaster('cicilan', 'para-cicilan'),
  kondisi: pilihanMaster('kondisi_pembelian', 'parabeli/get/all'),
};

export const SARING_CICILAN = { tgl_from: '', tgl_to: '', cari: '', tahap: 'TERBUKA', kode_sales: 'ALL' };

export const ambilCicilan = (query: typeof SARING_CICILAN & TanyaHalaman, signal?: AbortSignal) =>
  panggil('GET', 'cicilan', { query, signal });

/** What falls due so many days ahead, late ones first. */
export const SARING_TEMPO = { hari: '7', cari: '' };

export const ambilTempo = ({ hari, cari, skip, limit }: typeof SARING_TEMPO & TanyaLembar, signal?: AbortSignal) =>
  panggil('GET', 'cicilan/jatuh-tempo', { query: { hari: Number(hari) || 0, cari, skip, limit }, signal });

export const kueriCicilan = (no: string) =>
  queryOptions({
    queryKey: [...KUNCI_CICILAN, 'rinci', no],
    queryFn: async () => (await panggil('GET', 'cicilan/{no}', { jalur: { no } })).data,
    enabled: no !== '',
    staleTime: 0,
    retry: false,
  });

/** A whole number of a contract, or of a payment of one, as its paper has it. */
export const nomorCicilan = (no: string): boolean => /^FC[A-Z0-9]+-\d{6}-\d{4,}$/.test(no);

export const hitungCicilan = async (isi: Isi<'post', 'cicilan/hitung'>, signal?: AbortSignal) =>
  (await panggil('POST', 'cicilan/hitung', { body: isi, signal })).data;

export const hitungBayar = async (no: string, isi: Isi<'post', 'cicilan/{no}/bayar/hitung'>, signal?: AbortSignal) =>
  (await panggil('POST', 'cicilan/{no}/bayar/hitung', { jalur: { no }, body: isi, signal })).data;

export const hitungSerah = async (no: string, isi: Isi<'post', 'cicilan/{no}/serah/hitung'>, signal?: AbortSignal) =>
  (await panggil('POST', 'cicilan/{no}/serah/hitung', { jalur: { no }, body: isi, signal })).data;

export const hitungAkhir = async (jenis: JenisAkhir, no: string, isi: MintaAkhir, signal?: AbortSignal) =>
  (await panggil('POST', `cicilan/{no}/${jenis}/hitung` as const, { jalur: { no }, body: isi, signal })).data;

/** Tells the customer again what falls due; once a day. */
export const kabari = (no: string, idempotencyKey: string) =>
  panggil('POST', 'cicilan/{no}/kabari', { jalur: { no }, body: {}, idempotencyKey });

export const kertasCicilan = (no: string): KertasNota => {
  const serahkan = (printer: string) => panggil('POST', 'cicilan/{no}/cetak', { jalur: { no }, body: { printer } });
  return {
    no,
    serahkan,
    pdf: async () => {
      await serahkan('');
      return ambilBerkas('GET', 'cicilan/{no}/nota', { jalur: { no } });
    },
  };
};

/** The receipt of one payment. */
export const kertasBayar = (no: string, no_bayar: string): KertasNota => {
  const jalur = { no, no_bayar };
  const serahkan = (printer: string) =>
    panggil('POST', 'cicilan/{no}/bayar/{no_bayar}/cetak', { jalur, body: { printer } });
  return {
    no: no_bayar,
    serahkan,
    pdf: async () => {
      await serahkan('');
      return ambilBerkas('GET', 'cicilan/{no}/bayar/{no_bayar}/nota', { jalur });
    },
  };
};
