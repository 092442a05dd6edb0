// Saving what more than one person must approve: the server asks for one approval after another, and each is put down under
// its own name.
import type { Amplop } from '@/api/klien';
import { izinUntuk, permohonanDari } from '../izin';
import type { Tempat } from '../konteks';
import type { SimpanIsi } from './simpan';

/** Answers what the server did; nothing when it refused, or when somebody did not approve. */
export async function kirimBerizin<B extends object, A extends Amplop<unknown>>(
  simpan: Pick<SimpanIsi<B, A>, 'coba'>,
  minta: Tempat['mintaIzin'],
  isi: B,
  /** The fields of the approvals, in the order in which the server asks. */
  kunci: readonly (keyof B & string)[],
): Promise<A | undefined> {
  let kirim = isi;
  for (const nama of [...kunci, undefined]) {
    const { jawab, tolak } = await simpan.coba(kirim);
    const permohonan = jawab ? undefined : permohonanDari(tolak);
    if (!permohonan || nama === undefined) return jawab;
    const id = await minta(izinUntuk(permohonan));
    if (!id) return undefined;
    kirim = { ...kirim, [nama]: id };
  }
  return undefined;
}
