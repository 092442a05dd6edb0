// The calls of shipments and weight losses and the shapes they carry. Query keys start with 'kirim', so that a change
// freshens lists, numbers and details together.
import { idDokumen } from '@/api/acak';
import { mintaBerkas, panggil } from '@/api/panggil';
import type { Data } from '@/api/tipe';
import { mintaOtorisasi } from '@/app/otorisasi';
import type { TanyaHalaman } from '@/kit/daftar/useDaftar';
import { denganIzin } from '@/kit/izin';
import { unduhBerkas } from '@/kit/unduh';

export type TujuanKirim = Data<'get', 'kirim-barang/tujuan'>[number];
export type Kiriman = Data<'get', 'kirim-barang'>[number];
export type Surat = Data<'get', 'kirim-barang/{no_kirim}'>;
export type BarisKirim = Surat['detail_barang'][number];
export type SelisihKirim = Surat['selisih'][number];
export type Terkirim = Data<'post', 'kirim-barang'>;
export type Diterima = Data<'post', 'terima-barang'>;
export type Transit = Data<'get', 'dashboard/transit'>;
export type Susut = Data<'get', 'validasi/susut'>[number];

export const KUNCI_KIRIM = ['kirim'] as const;

export const SARING_KIRIMAN = { arah: 'KELUAR', status: 'ALL', cari: '' };

export const ambilKiriman = (query: typeof SARING_KIRIMAN & TanyaHalaman, signal?: AbortSignal) =>
  panggil('GET', 'kirim-barang', { query, signal });

/** Shipments that come to the store and are not all here. */
export const kueriDatang = {
  queryKey: [...KUNCI_KIRIM, 'datang'],
  queryFn: async () => {
    const query = { arah: 'MASUK', limit: 500 };
    const { data } = await panggil('GET', 'kirim-barang', { query });
    return data.filter((k) => k.status === 'DIKIRIM' || k.status === 'KURANG');
  },
  staleTime: 0,
};

export const kueriSurat = (no: string) => ({
  queryKey: [...KUNCI_KIRIM, 'surat', no],
  queryFn: async () => (await panggil('GET', 'kirim-barang/{no_kirim}', { jalur: { no_kirim: no } })).data,
  staleTime: 0,
});

/** The other stores of the chain. */
export const kueriTujuan = {
  queryKey: [...KUNCI_KIRIM, 'tujuan'],
  queryFn: async () => (await panggil('GET', 'kirim-barang/tujuan')).data,
};

export const kueriNomor = {
  queryKey: [...KUNCI_KIRIM, 'nomor'],
  queryFn: async () => (await panggil('GET', 'kirimbarang/get/nokirim')).data,
  staleTime: 0,
};

export const kueriSusut = (status: string) => ({
  queryKey: ['susut', status],
  queryFn: async () => (await panggil('GET', 'validasi/susut', { query: { status } })).data,
  staleTime: 0,
});

/** The delivery note in a window of its own, or saved where the browser opens none. */
export async function cetakSurat(no: string): Promise<void> {
  const jendela = window.open('', '_blank');
  try {
    const { isi, nama } = await mintaBerkas('GET', 'kirim-barang/{no_kirim}/surat-jalan', { jalur: { no_kirim: no } });
    if (jendela) jendela.location.href = URL.createObjectURL(isi);
    else unduhBerkas(isi, nama || `${no}.pdf`);
  } catch (sebab) {
    jendela?.close();
    throw sebab;
  }
}

/** Sends a step on a shipment; asks for an approval when the server wants one. Undefined: nobody approved. */
const langkah = <H>(kirim: (otorisasi: string) => Promise<H>) => denganIzin(mintaOtorisasi, kirim);

export const batalKirim = (no_kirim: string, alasan: string) =>
  langkah((otorisasi) =>
    panggil('POST', 'kirim-barang/batal', { body: { no_kirim, alasan, otorisasi }, idempotencyKey: idDokumen() }),
  );

/** Tells the online shop's own server of a shipment. */
export const kirimOnline = (no_kirim: string) =>
  panggil('POST', 'kirim-barang/{no_kirim}/online', { jalur: { no_kirim } });

export interface AkhirKurang {
  no_kirim: string;
  kode_barcode: string;
  tindakan: 'DITEMUKAN' | 'KEMBALI' | 'HILANG';
  kode_toko: string;
  alasan: string;
}

export const selesaikanKurang = (isi: AkhirKurang) =>
  langkah((otorisasi) =>
    panggil('POST', 'kirim-barang/kurang', { body: { ...isi, otorisasi }, idempotencyKey: idDokumen() }),
  );

export const STATUS_KIRIM: Readonly<Record<string, { kata: string; warna: string }>> = {
  DIKIRIM: { kata: 'Dalam perjalanan', warna: 'blue' },
  KURANG: { kata: 'Diterima kurang', warna: 'orange' },
  SELESAI: { kata: 'Selesai', warna: 'green' },
  BATAL: { kata: 'Batal', warna: 'gray' },
};

export const STATUS_BARANG: Readonly<Record<string, { kata: string; warna: string }>> = {
  JALAN: { kata: 'Dalam perjalanan', warna: 'blue' },
  KURANG: { kata: 'Kurang', warna: 'orange' },
  DITERIMA: { kata: 'Diterima', warna: 'green' },
  KEMBALI: { kata: 'Kembali', warna: 'grape' },
  HILANG: { kata: 'Hilang', warna: 'red' },
  BATAL: { kata: 'Batal', warna: 'gray' },
};
