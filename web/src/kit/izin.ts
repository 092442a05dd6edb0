// What a refusal says must be approved, and saving again with the approval.
import type { PermohonanIzin } from '@/api/tipe';
import { Tolak } from '@/api/tolak';
import type { PermintaanIzin } from './konteks';

export function permohonanDari(sebab: unknown): PermohonanIzin | undefined {
  if (!(sebab instanceof Tolak) || typeof sebab.detail !== 'object' || sebab.detail === null) return undefined;
  return (sebab.detail as { permohonan?: PermohonanIzin }).permohonan;
}

export function izinUntuk(permohonan: PermohonanIzin): PermintaanIzin {
  return { kategori: permohonan.kategori, description: permohonan.perihal, permohonan };
}

/** Sends; when the server wants an approval, asks for it and sends again. Undefined: nobody approved. */
export async function denganIzin<T>(
  minta: (izin: PermintaanIzin) => Promise<string | undefined>,
  kirim: (otorisasi: string) => Promise<T>,
): Promise<T | undefined> {
  try {
    return await kirim('');
  } catch (sebab) {
    const permohonan = permohonanDari(sebab);
    if (!permohonan) throw sebab;
    const id = await minta(izinUntuk(permohonan));
    return id ? await kirim(id) : undefined;
  }
}
