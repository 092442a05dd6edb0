// The calls of the register of members, of points and of gifts. Query keys begin with 'member', so that a saved document
// freshens every list of them; what the counter shows of a card lives under the keys of trade and goes with it.

import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { ambilBerkas, panggil } from '@/api/panggil';
import type { Data, Isi } from '@/api/tipe';
import type { TanyaLembar } from '@/kit/daftar/useDaftar';

export type Member = Data<'get', 'member/get/all'>[number];
export type MemberRinci = Data<'get', 'member/data/{kode}'>;
export type IsiMember = Isi<'post', 'member/data'>;
export type Tercatat = Data<'post', 'member/data'>;
export type Kembar = Data<'get', 'member/kembar'>[number];
export type Gabung = Data<'get', 'member/gabung'>[number];
export type UlangTahun = Data<'get', 'member/find-current-birthday'>[number];
export type AkanHangus = Data<'get', 'member/poin-akan-hangus'>[number];

export const KUNCI_MEMBER = ['member'] as const;

/** After anything that changes a card, its points or the gifts. */
export async function segarkanMember(kueri: QueryClient): Promise<void> {
  await Promise.all([
    kueri.invalidateQueries({ queryKey: KUNCI_MEMBER }),
    kueri.invalidateQueries({ queryKey: ['niaga', 'member'] }),
    kueri.invalidateQueries({ queryKey: ['niaga', 'poin'] }),
    kueri.invalidateQueries({ queryKey: ['niaga', 'pelanggan'] }),
  ]);
}

export const SARING_MEMBER = { cari: '', kode_cabang_daftar: 'ALL', status: 'AKTIF' };

export const ambilMember = (query: typeof SARING_MEMBER & TanyaLembar, signal?: AbortSignal) => {
  // Fewer letters find nothing yet: the list stands as it is without them.
  const cari = query.cari.trim().length >= 3 ? query.cari.trim() : '';
  // Customers without a card stand in the same register.
  const { status, ...sisa } = query;
  const semua = status === 'PELANGGAN';
  const tanya = { ...sisa, cari, status: semua ? 'AKTIF' : status, hanya_member: !semua };
  return panggil('GET', 'member/get/all', { query: tanya, signal });
};

export const kueriMemberRinci = (kode_pelanggan: string) =>
  queryOptions({
    queryKey: [...KUNCI_MEMBER, 'rinci', kode_pelanggan],
    queryFn: async ({ signal }) =>
      (await panggil('GET', 'member/data/{kode}', { jalur: { kode: kode_pelanggan }, signal })).data,
    enabled: kode_pelanggan !== '',
    staleTime: 0,
    retry: false,
  });

/** The member's account in the app. */
export const kueriApp = (kode_pelanggan: string) =>
  queryOptions({
    queryKey: [...KUNCI_MEMBER, 'app', kode_pelanggan],
    queryFn: async ({ signal }) =>
      (await panggil('GET', 'member/app/{kode}', { jalur: { kode: kode_pelanggan }, signal })).data,
    staleTime: 0,
    retry: false,
  });

export const ubahMember = (kode: string, body: IsiMember & { versi: number }, idempotencyKey: string) =>
  panggil('PUT', 'member/data/{kode}', { jalur: { kode }, body, idempotencyKey });

/** The whole number; every look is on record. */
export const lihatNik = async (kode_pelanggan: string) =>
  (await panggil('POST', 'member/data/{kode}/nik', { jalur: { kode: kode_pelanggan } })).data.nik;

export const kueriKota = queryOptions({
  queryKey: [...KUNCI_MEMBER, 'kota'],
  queryFn: async () => (await panggil('GET', 'member/kota')).data,
  staleTime: 300_000,
});

export const kueriPeriksaKode = (kode: string) =>
  queryOptions({
    queryKey: [...KUNCI_MEMBER, 'kode', kode],
    queryFn: async ({ signal }) =>
      (await panggil('GET', 'member/kode/periksa/{kode}', { jalur: { kode }, signal })).data,
    enabled: kode.length >= 8,
    staleTime: 0,
    retry: false,
  });

export const kueriFotoMember = (kode_pelanggan: string, versi: number, ada: boolean) =>
  queryOptions({
    queryKey: [...KUNCI_MEMBER, 'foto', kode_pelanggan, versi],
    queryFn: () => ambilBerkas('GET', 'member/data/{kode}/foto', { jalur: { kode: kode_pelanggan } }),
    enabled: ada,
    retry: false,
  });

export function pasangFotoMember(kode_pelanggan: string, foto: Blob) {
  const body = new FormData();
  body.append('image', foto, 'foto.jpg');
  return panggil('POST', 'member/data/{kode}/foto', { jalur: { kode: kode_pelanggan }, body });
}

export const hapusFotoMember = (kode_pelanggan: string) =>
  panggil('DELETE', 'member/data/{kode}/foto', { jalur: { kode: kode_pelanggan } });

export type RentangHari = 'HARI' | 'MINGGU';

export const kueriUlangTahun = (rentang: RentangHari) =>
  queryOptions({
    queryKey: [...KUNCI_MEMBER, 'ulang-tahun', rentang],
    queryFn: ({ signal }) => panggil('GET', 'member/find-current-birthday', { query: { rentang }, signal }),
  });

export const kueriAkanHangus = (rentang: RentangHari | 'BULAN') =>
  queryOptions({
    queryKey: [...KUNCI_MEMBER, 'akan-hangus', rentang],
    queryFn: ({ signal }) => panggil('GET', 'member/poin-akan-hangus', { query: { rentang }, signal }),
  });

export const kartuPdf = (kode: readonly string[]) => ambilBerkas('POST', 'member/kartu/pdf', { body: { kode } });
export const cetakKartu = (kode: readonly string[], printer: string) =>
  panggil('POST', 'member/kartu/cetak', { body: { kode, printer } });

export const kueriKeluar = (kode_pelanggan: string) =>
  queryOptions({
    queryKey: [...KUNCI_MEMBER, 'keluar', kode_pelanggan],
    queryFn: async () => (await panggil('GET', 'member/keluar/{kode}', { jalur: { kode: kode_pelanggan } })).data,
    staleTime: 0,
    retry: false,
  });
