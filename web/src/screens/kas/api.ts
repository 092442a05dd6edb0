// The calls of money and the shapes they carry. Query keys start with 'uang', so that a document freshens balances,
// histories and lists together.
import { idDokumen } from '@/api/acak';
import { ambilBerkas, panggil } from '@/api/klien';
import type { Data } from '@/api/tipe';
import { Tolak } from '@/api/tolak';
import { mintaOtorisasi } from '@/app/otorisasi';
import type { KerjaCetak } from '@/screens/cetak/api';

export type Kategori = Data<'get', 'uang-kas/kategori'>[number];
export type Transaksi = Data<'get', 'cash/paginated'>[number];
export type Rekening = Data<'get', 'uang-bank/rekening'>[number];
export type KasTercatat = Data<'post', 'uang-kas'>;
export type BankTercatat = Data<'post', 'uang-bank'>;
export type KasirTujuan = Data<'get', 'cash/kasir-tujuan'>[number];
export type SaldoDipindah = Data<'post', 'cash/transfer-balance'>;
export type NonCash = Data<'get', 'validasi/get/non-cash'>[number];
export type PemilikKartu = Data<'get', 'credit-card-customer'>;
export type GesekTersimpan = Data<'post', 'non-cash/gesek'>;
export type Kiriman = Data<'get', 'kirim-uang-history'>[number];
export type KirimanPerToko = Data<'get', 'kirim-uang'>[number];
export type TujuanUang = Data<'get', 'kirim-uang-tujuan'>[number];
export type UangTerkirim = Data<'post', 'kirim-uang'>;
export type UangDiterima = Data<'post', 'kirim-uang/{no_reff}/reception'>;

export const KUNCI_UANG = ['uang'] as const;
/** The category under which approvals of money are asked. */
export const KATEGORI_OTORISASI = 'KEUANGAN';

const kueri = <T>(nama: string, jalur: string, query?: Record<string, string | number>) => ({
  queryKey: [...KUNCI_UANG, nama, query ?? {}],
  queryFn: async () => (await panggil<T>('GET', jalur, { query })).data,
  staleTime: 0,
});

export const kueriSaldo = kueri<Data<'get', 'uang-kas/saldo'>>('saldo', 'uang-kas/saldo');
export const kueriKategori = kueri<Kategori[]>('kategori', 'uang-kas/kategori');
export const kueriRekening = kueri<Rekening[]>('rekening', 'uang-bank/rekening');
export const kueriKasir = kueri<KasirTujuan[]>('kasir', 'cash/kasir-tujuan');
export const kueriTujuan = kueri<TujuanUang[]>('tujuan', 'kirim-uang-tujuan');
export const kueriRiwayatKirim = kueri<Kiriman[]>('riwayat-kirim', 'kirim-uang-history');
export const kueriPerToko = (status: string) => kueri<KirimanPerToko[]>('per-toko', 'kirim-uang', { status });
export const kueriNonCash = (no_rekening: string, usere_name: string) =>
  kueri<NonCash[]>('non-cash', 'validasi/get/non-cash', { no_rekening, usere_name });

export interface SaringRiwayat {
  tgl_from: string;
  tgl_to: string;
  cari: string;
  skip: number;
  limit: number;
  no_rekening?: string;
}

export type JalurRiwayat = 'cash/paginated' | 'cash/history-bank';

export const kueriRiwayat = (jalur: JalurRiwayat, saring: SaringRiwayat) => ({
  queryKey: [...KUNCI_UANG, jalur, saring],
  queryFn: async () => panggil<Transaksi[]>('GET', jalur, { query: { ...saring } }),
  staleTime: 0,
});

export const lihatKiriman = async (no: string): Promise<Kiriman> =>
  (await panggil<Kiriman>('GET', `kirim-uang/${encodeURIComponent(no)}`)).data;

export const slipPdf = (no: string) => ambilBerkas(`uang/${encodeURIComponent(no)}/slip`);
export const cetakSlip = (no: string, printer: string) =>
  panggil<KerjaCetak>('POST', `uang/${encodeURIComponent(no)}/cetak`, { body: { printer } });

export const fakturDari = async (deskripsi: string): Promise<string> =>
  (await panggil<string>('POST', 'reportcash/detail/by-deskripsi', { body: { deskripsi } })).data;

export const cariKartu = async (no_credit_card: string, signal: AbortSignal): Promise<PemilikKartu> =>
  (await panggil<PemilikKartu>('GET', 'credit-card-customer', { query: { no_credit_card }, signal })).data;

/** The server wants an approval: for this amount, and for this document where there is one. */
export const perluIzin = (sebab: unknown): sebab is Tolak => sebab instanceof Tolak && sebab.code === 'KAS-12';

/** Cancels a document; asks for an approval when the server wants one. Undefined: nobody approved. */
export async function batalkan(no_dok: string, alasan: string, nominal: number) {
  const kirim = (otorisasi: string) =>
    panggil<unknown>('POST', 'uang/batal', { body: { no_dok, alasan, otorisasi }, idempotencyKey: idDokumen() });
  try {
    return await kirim('');
  } catch (sebab) {
    if (!perluIzin(sebab)) throw sebab;
    const izin = await mintaOtorisasi({
      kategori: KATEGORI_OTORISASI,
      description: 'BATAL TRANSAKSI UANG',
      dokumen: no_dok,
      nominal,
    });
    return izin === undefined ? undefined : await kirim(izin);
  }
}

export const STATUS_KIRIM: Readonly<Record<string, { kata: string; warna: string }>> = {
  DIKIRIM: { kata: 'Dalam perjalanan', warna: 'blue' },
  DONE: { kata: 'Diterima', warna: 'green' },
  BATAL: { kata: 'Batal', warna: 'gray' },
};
