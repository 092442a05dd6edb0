// The calls of shipments and weight losses and the shapes they carry. Query keys start with 'kirim', so that a change
// freshens lists, numbers and details together.
import { idDokumen } from '@/api/acak';
import { mintaBerkas, panggil } from '@/api/klien';
import type { Data } from '@/api/tipe';
import { Tolak } from '@/api/tolak';
import { mintaOtorisasi } from '@/app/otorisasi';
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
const KATEGORI = 'KIRIM BARANG';

export interface SaringKiriman {
  arah: 'KELUAR' | 'MASUK';
  status?: string;
  tgl_from?: string;
  tgl_to?: string;
  cari?: string;
  skip?: number;
  limit?: number;
}

export const kueriKiriman = (saring: SaringKiriman) => ({
  queryKey: [...KUNCI_KIRIM, 'daftar', saring],
  queryFn: async () => panggil<Kiriman[]>('GET', 'kirim-barang', { query: { ...saring } }),
});

/** Shipments that come to the store and are not all here. */
export const kueriDatang = {
  queryKey: [...KUNCI_KIRIM, 'datang'],
  queryFn: async () => {
    const query = { arah: 'MASUK', limit: 500 };
    const { data } = await panggil<Kiriman[]>('GET', 'kirim-barang', { query });
    return data.filter((k) => k.status === 'DIKIRIM' || k.status === 'KURANG');
  },
  staleTime: 0,
};

const jalur = (no: string) => `kirim-barang/${encodeURIComponent(no)}`;

export const kueriSurat = (no: string) => ({
  queryKey: [...KUNCI_KIRIM, 'surat', no],
  queryFn: async () => (await panggil<Surat>('GET', jalur(no))).data,
  staleTime: 0,
});

/** The other stores of the chain. */
export const kueriTujuan = {
  queryKey: [...KUNCI_KIRIM, 'tujuan'],
  queryFn: async () => (await panggil<TujuanKirim[]>('GET', 'kirim-barang/tujuan')).data,
};

export const kueriNomor = {
  queryKey: [...KUNCI_KIRIM, 'nomor'],
  queryFn: async () => (await panggil<string>('GET', 'kirimbarang/get/nokirim')).data,
  staleTime: 0,
};

export const kueriSusut = (status: string) => ({
  queryKey: ['susut', status],
  queryFn: async () => (await panggil<Susut[]>('GET', 'validasi/susut', { query: { status } })).data,
  staleTime: 0,
});

/** The delivery note in a window of its own, or saved where the browser opens none. */
export async function cetakSurat(no: string): Promise<void> {
  const jendela = window.open('', '_blank');
  try {
    const { isi, nama } = await mintaBerkas('GET', `${jalur(no)}/surat-jalan`);
    if (jendela) jendela.location.href = URL.createObjectURL(isi);
    else unduhBerkas(isi, nama || `${no}.pdf`);
  } catch (sebab) {
    jendela?.close();
    throw sebab;
  }
}

/** Sends a step on a shipment; asks for an approval when the server wants one. Undefined: nobody approved. */
async function langkah(jalurnya: string, isi: Record<string, unknown>, description: string) {
  const kirim = (otorisasi: string) =>
    panggil<unknown>('POST', jalurnya, { body: { ...isi, otorisasi }, idempotencyKey: idDokumen() });
  try {
    return await kirim('');
  } catch (sebab) {
    if (!(sebab instanceof Tolak) || sebab.code !== 'KIRIM-05') throw sebab;
    const dokumen = String(isi.no_kirim);
    const izin = await mintaOtorisasi({ kategori: KATEGORI, description, dokumen });
    return izin === undefined ? undefined : await kirim(izin);
  }
}

export const batalKirim = (no_kirim: string, alasan: string) =>
  langkah('kirim-barang/batal', { no_kirim, alasan }, 'BATAL KIRIM BARANG');

export interface AkhirKurang {
  no_kirim: string;
  kode_barcode: string;
  tindakan: 'DITEMUKAN' | 'KEMBALI' | 'HILANG';
  kode_toko: string;
  alasan: string;
}

export const selesaikanKurang = (isi: AkhirKurang) =>
  langkah('kirim-barang/kurang', { ...isi }, `BARANG KURANG ${isi.tindakan}`);

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
