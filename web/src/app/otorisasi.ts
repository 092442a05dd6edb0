// Asking a supervisor or owner for an approval: `mintaOtorisasi` opens the dialog and answers the approval's id.
// A screen sends that id with its document; undefined means that nobody approved.
import { panggil } from '@/api/panggil';
import { TEKS_API } from '@/api/tolak';
import { buatGudang } from '@/kit/gudang';
import type { PermintaanIzin } from '@/kit/konteks';
import { TEKS_OTORISASI } from '@/kit/teks';

export type { PermintaanIzin } from '@/kit/konteks';

export interface IzinTerbuka extends PermintaanIzin {
  jawab: (id: string | undefined) => void;
}

export interface Izin {
  id: string;
}

export const izinTerbuka = buatGudang<IzinTerbuka | undefined>(undefined);

export function mintaOtorisasi(permintaan: PermintaanIzin): Promise<string | undefined> {
  izinTerbuka.ambil()?.jawab(undefined);
  return new Promise((selesai) => {
    izinTerbuka.atur({
      ...permintaan,
      jawab: (id) => {
        izinTerbuka.atur(undefined);
        selesai(id);
      },
    });
  });
}

export interface PengirimanIzin extends PermintaanIzin {
  user_id: string;
  keterangan: string;
}

/** As it is sent: of what the server said, only its seal goes back. */
function badan<T extends PermintaanIzin>({ permohonan, ...isi }: T) {
  return permohonan ? { ...isi, permohonan: permohonan.segel } : isi;
}

export async function kirimSandi(isi: PengirimanIzin & { password: string }): Promise<{ id: string; message: string }> {
  const jawaban = await panggil('POST', 'authorization', { body: badan(isi) });
  return { id: jawaban.data.id, message: jawaban.message ?? TEKS_OTORISASI.judul };
}

/** Asks the store's readers for that person's finger, for this request; answers the scan's id. */
export async function mulaiPindai(isi: PengirimanIzin): Promise<string> {
  return (await panggil('POST', 'authorization/fingerprint/scan', { body: badan(isi) })).data.id;
}

/** The scan knows what it was started for: three fields, as the specification has them. */
export async function kirimSidikJari(isi: { user_id: string; fp: string; kategori: string }) {
  const jawaban = await panggil('POST', 'authorization/fingerprint', { body: isi });
  return { id: jawaban.data.id, message: jawaban.message ?? TEKS_OTORISASI.judul };
}

/** Puts the request into the inbox of those who may approve; answers its id. */
export async function kirimPermintaan(isi: PermintaanIzin & { keterangan: string }): Promise<string> {
  return (await panggil('POST', 'authorization/permintaan', { body: badan(isi) })).data.id;
}

/** Refuses with the specification's text when the user has no fingerprint on record. */
export async function pastikanTerdaftar(user_id: string): Promise<void> {
  const { data } = await panggil('GET', 'user-fingerprint', {
    query: { user_id },
  });
  if (!data?.fingerprints?.length) throw new Error(TEKS_OTORISASI.tidakTerdaftar);
}

export function pesanGagalKirim(sebab: unknown): string {
  const teks = sebab instanceof Error ? sebab.message : '';
  return teks && teks !== TEKS_API.gagal ? teks : TEKS_OTORISASI.gagalKirim;
}
