// Trays as the weighing calls give them, and the state they are in for the morning or the evening.
import { queryOptions } from '@tanstack/react-query';
import { panggil } from '@/api/panggil';
import type { Data } from '@/api/tipe';

export type BakiTimbang = Data<'get', 'timbang-baki/keadaan'>[number];
export type DataTimbang = Data<'get', 'timbang-baki'>;
export type Tertimbang = Data<'post', 'timbang-baki/timbang'>;
export type Sesi = Tertimbang['sesi'];
export type Keadaan = 'belum' | 'cocok' | 'selisih';

export const TIMBANG = 'timbang-baki';

export function keadaanBaki(b: BakiTimbang, sesi: Sesi): Keadaan {
  const hasil = sesi === 'PAGI' ? b.pagi : b.sore;
  if (!hasil) return 'belum';
  return hasil.cocok ? 'cocok' : 'selisih';
}

/** By the clock in Jakarta, as the server does when it is not told. */
export function sesiKini(saat: Date = new Date()): Sesi {
  const jam = Number(
    new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Jakarta', hour: '2-digit', hour12: false }).format(saat),
  );
  return jam < 13 ? 'PAGI' : 'SORE';
}

/** The next tray after this one that has not been weighed. */
export function bakiBerikut(semua: readonly BakiTimbang[], kini: string, sesi: Sesi): BakiTimbang | undefined {
  const di = semua.findIndex((b) => b.kode_toko === kini);
  const urut = [...semua.slice(di + 1), ...semua.slice(0, Math.max(di, 0))];
  return urut.find((b) => keadaanBaki(b, sesi) === 'belum');
}

export const kueriKeadaan = (kode_gudang: string) =>
  queryOptions({
    queryKey: [TIMBANG, 'keadaan', kode_gudang],
    queryFn: async () => (await panggil('GET', 'timbang-baki/keadaan', { query: { kode_gudang } })).data,
    staleTime: 0,
    placeholderData: (lama) => lama,
  });

export const kueriPutaran = queryOptions({
  queryKey: [TIMBANG, 'putaran'],
  queryFn: async () => (await panggil('GET', 'timbang-baki')).data,
  staleTime: 0,
});
