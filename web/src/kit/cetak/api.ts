// The calls of printers and print jobs and the shapes they carry.
// Query keys start with 'printer', so that a change freshens the list and the jobs together.
import { ambilBerkas, panggil } from '@/api/panggil';
import type { Data } from '@/api/tipe';
import { unduhBerkas } from '../unduh';

export type Printer = Data<'get', 'printer'>[number];
export type KerjaCetak = Data<'get', 'printer/antrean'>[number];

export interface IsiPrinter {
  nama: string;
  jenis: Printer['jenis'];
  cara: Printer['cara'];
  alamat: string;
  lebar: number;
  aktif: boolean;
}

export const KUNCI_PRINTER = ['printer'] as const;

export const JENIS: readonly { value: Printer['jenis']; label: string }[] = [
  { value: 'ESCPOS', label: 'ESC/POS – struk thermal' },
  { value: 'ZPL', label: 'ZPL – label Zebra' },
  { value: 'TSPL', label: 'TSPL – label TSC' },
  { value: 'PDF', label: 'PDF – printer biasa' },
];

export const CARA: readonly { value: Printer['cara']; label: string }[] = [
  { value: 'JARINGAN', label: 'Lewat jaringan' },
  { value: 'AGEN', label: 'Lewat agen di kasir' },
  { value: 'UNDUH', label: 'Diunduh di browser' },
];

/** A printer in a line: language, width, way, address. */
export function uraian({ jenis, cara, alamat, lebar }: Printer): string {
  const bahasa = JENIS.find((j) => j.value === jenis)?.label ?? jenis;
  const lewat = CARA.find((c) => c.value === cara)?.label ?? cara;
  return [bahasa, lebar > 0 && `${lebar} karakter`, lewat, alamat].filter(Boolean).join(' · ');
}

export const kueriPrinter = {
  queryKey: [...KUNCI_PRINTER, 'daftar'],
  queryFn: async () => (await panggil('GET', 'printer')).data,
};

export const kueriAgenCetak = {
  queryKey: [...KUNCI_PRINTER, 'agen'],
  queryFn: async () => (await panggil('GET', 'printer/agen')).data,
};

export const kueriAntrean = {
  queryKey: [...KUNCI_PRINTER, 'antrean'],
  queryFn: async () => (await panggil('GET', 'printer/antrean')).data,
};

export const tambahPrinter = (body: IsiPrinter) => panggil('POST', 'printer', { body });
export const ubahPrinter = (body: IsiPrinter, versi: number) =>
  panggil('PUT', 'printer/{nama}', { jalur: { nama: body.nama }, body: { ...body, versi } });
export const hapusPrinter = (nama: string) => panggil('DELETE', 'printer/{nama}', { jalur: { nama } });
export const ulangCetak = (id: string) => panggil('POST', 'printer/antrean/{id}/ulang', { jalur: { id } });
export const batalCetak = (id: string) => panggil('POST', 'printer/antrean/{id}/batal', { jalur: { id } });

export const EKOR: Readonly<Record<Printer['jenis'], string>> = { ESCPOS: 'bin', ZPL: 'zpl', TSPL: 'tspl', PDF: 'pdf' };

export async function unduhCetak({ id, jenis }: KerjaCetak): Promise<void> {
  unduhBerkas(await ambilBerkas('GET', 'printer/antrean/{id}/berkas', { jalur: { id } }), `cetak-${id}.${EKOR[jenis]}`);
}

/** Prints the test page; one for a download is handed over at once. */
export async function ujiPrinter(nama: string) {
  const jawab = await panggil('POST', 'printer/{nama}/tes', { jalur: { nama } });
  if (jawab.data.cara === 'UNDUH') await unduhCetak(jawab.data);
  return jawab;
}
