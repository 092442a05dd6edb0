// Asking a supervisor or owner for an approval: `mintaOtorisasi` opens the dialog and answers the approval's id.
// A screen sends that id with its document; undefined means that nobody approved.
import { panggil } from '@/api/klien';
import { TEKS_API } from '@/api/tolak';
import { buatGudang } from '@/kit/gudang';
import { TEKS_OTORISASI } from '@/kit/teks';

export interface PermintaanIzin {
  /** Such as 'PENJUALAN'. */
  kategori: string;
  /** Such as 'PENJUALAN DI BAWAH MODAL'. */
  description: string;
  /** Document that the approval is bound to, where one is known. */
  dokumen?: string;
  /** Rupiah at stake; those who decide from afar see it. */
  nominal?: number;
}

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

export async function kirimSandi(isi: PengirimanIzin & { password: string }): Promise<{ id: string; message: string }> {
  const jawaban = await panggil<Izin>('POST', 'authorization', { body: isi });
  return { id: jawaban.data.id, message: jawaban.message ?? TEKS_OTORISASI.judul };
}

export async function kirimSidikJari(isi: PengirimanIzin & { fp: string }): Promise<{ id: string; message: string }> {
  const jawaban = await panggil<Izin>('POST', 'authorization/fingerprint', { body: isi });
  return { id: jawaban.data.id, message: jawaban.message ?? TEKS_OTORISASI.judul };
}

/** Puts the request into the inbox of those who may approve; answers its id. */
export async function kirimPermintaan(isi: PermintaanIzin & { keterangan: string }): Promise<string> {
  return (await panggil<Izin>('POST', 'authorization/permintaan', { body: isi })).data.id;
}

/** Refuses with the specification's text when the user has no fingerprint on record. */
export async function pastikanTerdaftar(user_id: string): Promise<void> {
  const { data } = await panggil<{ fingerprints?: unknown[] } | null>('GET', 'user-fingerprint', {
    query: { user_id },
  });
  if (!data?.fingerprints?.length) throw new Error(TEKS_OTORISASI.tidakTerdaftar);
}

export function pesanGagalKirim(sebab: unknown): string {
  const teks = sebab instanceof Error ? sebab.message : '';
  return teks && teks !== TEKS_API.gagal ? teks : TEKS_OTORISASI.gagalKirim;
}
