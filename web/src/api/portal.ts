// Calls that go to several stores: loops over comma-separated portals, may skip one, and collects what they answer.
// A portal's API stands at '{portal}/api/v1/'.
import { baca, type DataBaca, type JalurBaca, type KueriBaca } from './panggil';
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

interface OpsiPortal<J extends JalurBaca> {
  portal: string;
  lewati?: string;
  query?: KueriBaca<J>;
  signal?: AbortSignal;
}

/** The same read of every store. */
export async function bacaPortal<J extends JalurBaca>(
  jalur: J,
  { portal, lewati, query, signal }: OpsiPortal<J>,
): Promise<JawabanPortal<DataBaca<J>>> {
  const hasil: HasilPortal<DataBaca<J>>[] = [];
  const gagal: string[] = [];
  for (const satu of daftarPortal(portal, lewati)) {
    try {
      hasil.push({ portal: satu, data: await baca(jalur, query, { signal, dasar: dasarPortal(satu) }) });
    } catch (sebab) {
      if (!(sebab instanceof Tolak)) throw sebab;
      gagal.push(satu);
    }
  }
  if (gagal.length > 0) return { status: 'error', message: TEKS_API.dataGagal, hasil, gagal };
  return { status: 'ok', hasil };
}
