// The calls of money and the shapes they carry. Query keys start with 'uang', so that a document freshens balances,
// histories and lists together.
import { idDokumen } from '@/api/acak';
import { ambilBerkas, baca, type DataBaca, type JalurBaca, type KueriBaca, panggil } from '@/api/panggil';
import type { Data, Isi } from '@/api/tipe';
import { mintaOtorisasi } from '@/app/otorisasi';
import type { TanyaHalaman } from '@/kit/daftar/useDaftar';
import { denganIzin } from '@/kit/izin';

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

const kueri = <J extends JalurBaca>(nama: string, jalur: J, query?: KueriBaca<J>) => ({
  queryKey: [...KUNCI_UANG, nama, query ?? {}],
  queryFn: (): Promise<DataBaca<J>> => baca(jalur, query),
  staleTime: 0,
});

export const kueriSaldo = kueri('saldo', 'uang-kas/saldo');
export const kueriKategori = kueri('kategori', 'uang-kas/kategori');
export const kueriRekening = kueri('rekening', 'uang-bank/rekening');
export const kueriKasir = kueri('kasir', 'cash/kasir-tujuan');
export const kueriTujuan = kueri('tujuan', 'kirim-uang-tujuan');
export const kueriRiwayatKirim = kueri('riwayat-kirim', 'kirim-uang-history');
export const kueriPerToko = (status: string) => kueri('per-toko', 'kirim-uang', { status });
export const kueriNonCash = (no_rekening: string, usere_name: string) =>
  kueri('non-cash', 'validasi/get/non-cash', { no_rekening, usere_name });

export type JalurRiwayat = 'cash/paginated' | 'cash/history-bank';

export const SARING_RIWAYAT = { tgl_from: '', tgl_to: '', cari: '' };

export const ambilRiwayat = (
  jalur: JalurRiwayat,
  query: typeof SARING_RIWAYAT & TanyaHalaman & { no_rekening: string },
  signal?: AbortSignal,
) => panggil('GET', jalur, { query, signal });

export const lihatKiriman = async (no: string): Promise<Kiriman> =>
  (await panggil('GET', 'kirim-uang/{no_reff}', { jalur: { no_reff: no } })).data;

export const slipPdf = (no: string) => ambilBerkas('GET', 'uang/{no_dok}/slip', { jalur: { no_dok: no } });
export const cetakSlip = (no: string, printer: string) =>
  panggil('POST', 'uang/{no_dok}/cetak', { jalur: { no_dok: no }, body: { printer } });

export const fakturDari = async (deskripsi: string): Promise<string> =>
  (await panggil('POST', 'reportcash/detail/by-deskripsi', { body: { deskripsi } })).data;

export const cariKartu = async (no_credit_card: string, signal: AbortSignal): Promise<PemilikKartu> =>
  (await panggil('GET', 'credit-card-customer', { query: { no_credit_card }, signal })).data;

/** Cancels a document; asks for an approval when the server wants one. Undefined: nobody approved. */
export const batalkan = (no_dok: string, alasan: string) =>
  denganIzin(mintaOtorisasi, (otorisasi) =>
    panggil('POST', 'uang/batal', { body: { no_dok, alasan, otorisasi }, idempotencyKey: idDokumen() }),
  );

export type SelisihTerbuka = Data<'get', 'kirim-uang-selisih'>[number];

export type IsiSelisih = Isi<'post', 'kirim-uang/{no_reff}/selisih'>;

export const kueriSelisih = kueri('selisih', 'kirim-uang-selisih');

export const STATUS_KIRIM: Readonly<Record<string, { kata: string; warna: string }>> = {
  DIKIRIM: { kata: 'Dalam perjalanan', warna: 'blue' },
  DONE: { kata: 'Diterima', warna: 'green' },
  BATAL: { kata: 'Batal', warna: 'gray' },
};
