// Shapes and queries of the gold price of the day, shared by its screen, the banner and the board.
// Every query begins with 'harga-emas', so that one published price refreshes them all.
import { panggil } from '@/api/panggil';
import type { Data } from '@/api/tipe';
import { kodeTokoAktif } from '@/app/sesi';

export type HariIni = Data<'get', 'harga-emas/hari-ini'>;
export type BarisHari = HariIni['baris'][number];
export type Pratinjau = Data<'post', 'harga-emas/pratinjau'>;
export type GroupPratinjau = Pratinjau['group'][number];
export type Perubahan = Data<'get', 'harga-emas/perubahan'>[number];
export type PapanTerdaftar = Data<'get', 'harga-emas/papan/kunci'>[number];
export type PapanDibuat = Data<'post', 'harga-emas/papan/kunci'>;
export type Papan = Data<'get', 'harga-emas/papan'>;
export type StatusHarga = Data<'get', 'harga-emas/status'>;

/** What the socket tells every screen of the chain. */
export interface KabarHarga {
  toko: string[];
  oleh: string;
  nama: string;
  waktu: string;
}

export const HARGA = 'harga-emas';
export const PERISTIWA_HARGA = 'harga-emas-changed';
export const RUTE_HARGA = '/master-parameter-harga-emas';

export const kueriHariIni = () => ({
  queryKey: [HARGA, 'hari-ini', kodeTokoAktif()],
  queryFn: async () => (await panggil('GET', 'harga-emas/hari-ini')).data,
});
export const kueriStatus = () => ({
  queryKey: [HARGA, 'status', kodeTokoAktif()],
  queryFn: async () => (await panggil('GET', 'harga-emas/status')).data,
  refetchInterval: 60_000,
});
export const kueriPerubahan = (dari: string, sampai: string) => ({
  queryKey: [HARGA, 'perubahan', kodeTokoAktif(), dari, sampai],
  queryFn: async () =>
    (await panggil('GET', 'harga-emas/perubahan', { query: { tgl_from: dari, tgl_to: sampai } })).data,
});
export const kueriPapan = () => ({
  queryKey: [HARGA, 'papan', kodeTokoAktif()],
  queryFn: async () => (await panggil('GET', 'harga-emas/papan/kunci')).data,
});

/** A row as it is typed; null is an empty field. */
export interface Ketikan {
  kode_group: string;
  harga_jual: number | null;
  harga_beli: number | null;
  harga_rosok: number | null;
  kurs_usd: string;
}

export function ketikanAwal(baris: readonly BarisHari[]): Ketikan[] {
  return baris.map(({ kode_group, usul }) => ({
    kode_group,
    harga_jual: usul?.harga_jual ?? null,
    harga_beli: usul?.harga_beli ?? null,
    harga_rosok: usul?.harga_rosok ?? null,
    kurs_usd: usul?.kurs_usd ? String(usul.kurs_usd) : '',
  }));
}

/** What goes to the server: rows that have a price at all. */
export function kirimanDari(ketikan: readonly Ketikan[]) {
  return ketikan
    .filter((satu) => satu.harga_jual !== null || satu.harga_beli !== null)
    .map((satu) => ({
      kode_group: satu.kode_group,
      harga_jual: satu.harga_jual ?? 0,
      harga_beli: satu.harga_beli ?? 0,
      harga_rosok: satu.harga_rosok ?? 0,
      kurs_usd: Number(satu.kurs_usd || '0'),
    }));
}

export function berubahDari(ketikan: readonly Ketikan[], baris: readonly BarisHari[]): boolean {
  return JSON.stringify(ketikan) !== JSON.stringify(ketikanAwal(baris));
}
