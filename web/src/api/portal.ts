// Calls that go to several stores: loops over comma-separated portals, may skip one, and collects what they answer.
// A portal's API stands at '{portal}/api/v1/'.
import { type Metode, type Opsi, panggil } from './klien';
import { TEKS_API, Tolak } from './tolak';

export interface HasilPortal<T> {
  portal: string;
  data: T;
}

export type JawabanPortal<T> =
  | { status: 'ok'; hasil: HasilPortal<T>[] }
  | { status: 'error'; message: string; hasil: HasilPortal<T>[]; gagal: string[] };

export function dasarPortal(portal: string): string {
  return `${portal.replace(/\/+$/, '')}/api/v1/`;
}

export function daftarPortal(teks: string, lewati?: string): string[] {
  const buang = lewati?.replace(/\/+$/, '');
  const bersih = teks.split(',').map((satu) => satu.trim().replace(/\/+$/, ''));
  return [...new Set(bersih)].filter((satu) => satu !== '' && satu !== buang);
}

export async function panggilPortal<T>(
  metode: Metode,
  jalur: string,
  opsi: Omit<Opsi, 'dasar'> & { portal: string; lewati?: string },
): Promise<JawabanPortal<T>> {
  const { portal, lewati, ...sisa } = opsi;
  const hasil: HasilPortal<T>[] = [];
  const gagal: string[] = [];
  for (const satu of daftarPortal(portal, lewati)) {
    try {
      const jawaban = await panggil<T>(metode, jalur, { ...sisa, dasar: dasarPortal(satu) });
      hasil.push({ portal: satu, data: jawaban.data });
    } catch (sebab) {
      if (!(sebab instanceof Tolak)) throw sebab;
      gagal.push(satu);
    }
  }
  if (gagal.length > 0) return { status: 'error', message: TEKS_API.dataGagal, hasil, gagal };
  return { status: 'ok', hasil };
}
