// The calls of what comes after the due day: due list, notices, auction, surplus, counting of pledges. Query keys begin
// with 'hutang', so that every step freshens lists and drawers together.
import { queryOptions } from '@tanstack/react-query';
import { ambilBerkas, panggil } from '@/api/panggil';
import type { Data, Isi } from '@/api/tipe';
import type { TanyaHalaman, TanyaLembar } from '@/kit/daftar/useDaftar';

export const KUNCI_HUTANG = ['hutang'] as const;

export type HutangTempo = Data<'get', 'hutang/jatuh-tempo'>[number];
export type Peringatan = Data<'get', 'hutang/peringatan'>[number];
export type HutangLelang = Data<'get', 'hutang/get/lelang-hutang'>[number];
export type Taksiran = Data<'get', 'hutang/{no}/taksiran-lelang'>;
export type Dilelang = Data<'post', 'hutang/simpan/lelang-hutang'>;
export type Kelebihan = Data<'get', 'kelebihan-hutang'>[number];
export type HitungJaminan = Data<'get', 'hitung-jaminan'>[number];
export type HitungRinci = Data<'get', 'hitung-jaminan/{no}'>;
export type BarisHitung = HitungRinci['baris'][number];
export type IsiHitung = Isi<'post', 'hitung-jaminan'>;

/** So many rows of the due list come at once; the next begin after the last one's key. */
export const LEMBAR_TEMPO = 50;

export const SARING_TEMPO = { saat: 'ALL', hari: '7', cari: '' };

export const ambilTempo = (
  { saat, hari, cari }: typeof SARING_TEMPO,
  sesudah: string,
  signal?: AbortSignal,
  limit = LEMBAR_TEMPO,
) =>
  panggil('GET', 'hutang/jatuh-tempo', {
    query: { saat, hari: saat === 'SEBELUM' ? Number(hari) || 7 : undefined, cari, sesudah, limit },
    signal,
  });

/** The notices of one loan, all of them. */
export const kueriPeringatan = (no_faktur_hutang: string) =>
  queryOptions({
    queryKey: [...KUNCI_HUTANG, 'peringatan', no_faktur_hutang],
    queryFn: async () =>
      (await panggil('GET', 'hutang/peringatan', { query: { no_faktur_hutang, cara: 'ALL', skip: 0, limit: 200 } }))
        .data,
    staleTime: 0,
    retry: false,
  });

export const suratPeringatan = (no: string) => ambilBerkas('GET', 'hutang/peringatan/{no}/surat', { jalur: { no } });

/** The filters of the auction, by the names of the call. */
export const SARING_LELANG = {
  tgl_awal: '',
  tgl_akhir: '',
  no_faktur_manual: '',
  no_faktur_hutang: '',
  kode_group: '',
  deskripsi: '',
  kode_member: '',
  nama_customer: '',
  alamat_customer: '',
};

/** The server's pages have this many rows. */
export const LEMBAR_LELANG = 50;

export const ambilLelang = (
  { kode_group, limit: _, sort_by: __, urut: ___, ...saring }: typeof SARING_LELANG & TanyaHalaman,
  signal?: AbortSignal,
) =>
  panggil('GET', 'hutang/get/lelang-hutang', {
    query: { ...saring, type_tgl: 'tgl_hutang', 'detail_barang.kode_group': kode_group },
    signal,
  });

export const kueriTaksiran = (no: string) =>
  queryOptions({
    queryKey: [...KUNCI_HUTANG, 'taksiran', no],
    queryFn: async () => (await panggil('GET', 'hutang/{no}/taksiran-lelang', { jalur: { no } })).data,
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });

export const SARING_KELEBIHAN = { status: 'TERBUKA', cari: '' };

export const ambilKelebihan = (
  { status, cari, skip, limit }: typeof SARING_KELEBIHAN & TanyaLembar,
  signal?: AbortSignal,
) => panggil('GET', 'kelebihan-hutang', { query: { status, cari, skip, limit }, signal });

export const ambilHitung = ({ skip, limit }: TanyaLembar, signal?: AbortSignal) =>
  panggil('GET', 'hitung-jaminan', { query: { skip, limit }, signal });

export const kueriHitung = (no: string) =>
  queryOptions({
    queryKey: [...KUNCI_HUTANG, 'hitung', no],
    queryFn: async () => (await panggil('GET', 'hitung-jaminan/{no}', { jalur: { no } })).data,
    staleTime: 0,
    retry: false,
  });
