// All rows of a list that the server pages: what a person ticks must not stop at the first page.
import type { Amplop } from '@/api/klien';
import type { TanyaHalaman } from './useDaftar';

/** The most that a call gives. */
const SEKALI = 200;

/** Asks page by page until the server has no more. Rows that came twice because one left meanwhile count once. */
export async function semuaHalaman<R>(
  ambil: (halaman: TanyaHalaman) => Promise<Amplop<R[]>>,
  kunci: (baris: R) => string,
): Promise<R[]> {
  const hasil = new Map<string, R>();
  for (let skip = 0; ; skip += SEKALI) {
    const { data, count } = await ambil({ skip, limit: SEKALI });
    for (const satu of data) hasil.set(kunci(satu), satu);
    if (data.length < SEKALI || skip + data.length >= (count ?? Number.POSITIVE_INFINITY)) return [...hasil.values()];
  }
}
