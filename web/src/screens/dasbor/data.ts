// The calls of the dashboards and the shapes they answer; types come from the server's OpenAPI.
// Figures are read again whenever a dashboard is opened.
import { queryOptions } from '@tanstack/react-query';
import { baca, type DataBaca, type JalurBaca, type KueriBaca } from '@/api/panggil';
import { bacaPortal } from '@/api/portal';
import type { Data, Toko } from '@/api/tipe';

export type Ringkas = Data<'get', 'dashboard/ringkas'>;
export type Titik = Data<'get', 'cash-pusat/period-transaction-chart'>[number];
export type Nilai = Data<'get', 'penjualan/chart'>[number];
export type KasHarian = Data<'get', 'cash-pusat/daily-cash-chart'>;

/** Also what an event of the shop makes stale. */
export const DASBOR = 'dasbor';

export function kueriDasbor<J extends JalurBaca>(jalur: J, query?: KueriBaca<J>) {
  return queryOptions({
    queryKey: [DASBOR, jalur, query ?? {}],
    queryFn: ({ signal }): Promise<DataBaca<J>> => baca(jalur, query, { signal }),
    staleTime: 0,
  });
}

export type Rentang = 'today' | 'monthly';

export const RENTANG: readonly { value: Rentang; label: string }[] = [
  { value: 'today', label: 'Hari ini' },
  { value: 'monthly', label: 'Bulan ini' },
];

type Bidang = 'penjualan' | 'pembelian' | 'service' | 'hutang';

export const SERI_TRANSAKSI: readonly { kunci: Bidang; judul: string; warna: string }[] = [
  { kunci: 'penjualan', judul: 'Penjualan', warna: 'emas.5' },
  { kunci: 'pembelian', judul: 'Pembelian', warna: 'blue.5' },
  { kunci: 'service', judul: 'Service', warna: 'green.5' },
  { kunci: 'hutang', judul: 'Hutang', warna: 'gray.5' },
];

/** 08 → 08:00, 2026-11-15 → 15 Nov, 2026-11 → Nov. */
export function tulisLangkah(langkah: string): string {
  if (/^\d{2}$/.test(langkah)) return `${langkah}:00`;
  const bulan = BULAN[Number(langkah.slice(5, 7)) - 1];
  if (/^\d{4}-\d{2}$/.test(langkah) && bulan) return bulan;
  if (/^\d{4}-\d{2}-\d{2}$/.test(langkah) && bulan) return `${Number(langkah.slice(8))} ${bulan}`;
  return langkah;
}

const BULAN = ['Jan', 'Feb', 'Mar', 'Apr', 'Mei', 'Jun', 'Jul', 'Agu', 'Sep', 'Okt', 'Nov', 'Des'] as const;

/** The hours of a day without the empty ones before opening and after closing. */
export function jamBuka(nilai: readonly Nilai[]): readonly Nilai[] {
  const isi = nilai.map((satu, i) => (satu.jumlah_rp !== 0 ? i : -1)).filter((i) => i >= 0);
  const awal = Math.min(8, ...isi);
  const akhir = Math.max(20, ...isi);
  return nilai.length === 24 ? nilai.slice(awal, akhir + 1) : nilai;
}

export interface BarisToko extends Record<Bidang, number> {
  kode_toko: string;
  nama_toko: string;
}

export interface SemuaToko<T> {
  hasil: T[];
  /** Codes of the stores that did not answer. */
  gagal: string[];
}

async function diSemuaToko<J extends JalurBaca>(
  toko: readonly Toko[],
  jalur: J,
  query: KueriBaca<J> | undefined,
  signal: AbortSignal,
) {
  const portal = toko.map((satu) => satu.portal).join(',');
  const jawaban = await bacaPortal(jalur, { portal, query, signal });
  const kode = (alamat: string) => toko.find((satu) => satu.portal.replace(/\/+$/, '') === alamat)?.kode_toko ?? alamat;
  return {
    hasil: jawaban.hasil.map((satu) => ({ kode: kode(satu.portal), data: satu.data })),
    gagal: jawaban.status === 'error' ? jawaban.gagal.map(kode) : [],
  };
}

/** The business day of every store, by the place of the values: sales, purchases, service, debt. */
export function kueriTokoHarian(toko: readonly Toko[]) {
  return queryOptions({
    queryKey: [DASBOR, 'toko-harian', toko.map((satu) => satu.portal)],
    queryFn: async ({ signal }): Promise<SemuaToko<BarisToko>> => {
      const { hasil, gagal } = await diSemuaToko(toko, 'cash-pusat/daily-transaction-chart', undefined, signal);
      return {
        gagal,
        hasil: hasil.map(({ kode, data: [penjualan = 0, pembelian = 0, service = 0, hutang = 0] }) => ({
          kode_toko: kode,
          nama_toko: toko.find((satu) => satu.kode_toko === kode)?.nama_toko ?? kode,
          penjualan,
          pembelian,
          service,
          hutang,
        })),
      };
    },
    staleTime: 0,
    enabled: toko.length > 0,
  });
}

/** The same steps of every store, put together. */
type JalurTitik = 'cash-pusat/period-transaction-chart' | 'transaction/daily-transaction-get-year';

export function kueriGabungan<J extends JalurTitik>(toko: readonly Toko[], jalur: J, query: KueriBaca<J>) {
  return queryOptions({
    queryKey: [DASBOR, 'gabungan', jalur, query, toko.map((satu) => satu.portal)],
    queryFn: async ({ signal }): Promise<SemuaToko<Titik>> => {
      const { hasil, gagal } = await diSemuaToko(toko, jalur, query, signal);
      return { gagal, hasil: gabungkan(hasil.map((satu) => satu.data)) };
    },
    staleTime: 0,
    enabled: toko.length > 0,
  });
}

export function gabungkan(semua: readonly (readonly Titik[])[]): Titik[] {
  const hasil = new Map<string, Titik>();
  for (const satu of semua.flat()) {
    const ada = hasil.get(satu.label);
    if (!ada) hasil.set(satu.label, { ...satu });
    else for (const { kunci } of SERI_TRANSAKSI) ada[kunci] += satu[kunci];
  }
  return [...hasil.values()].sort((a, b) => (a.label < b.label ? -1 : 1));
}
