// Dialogs asked for from anywhere: confirmation, the 'Warning !!!' with Aktifkan, success for 2 s, failure for 3 s.
// DialogHost shows them one after another; this file only keeps the queue.
import { buatGudang } from './gudang';
import { TEKS_DIALOG } from './teks';

export interface TanyaDialog {
  bentuk: 'tanya';
  judul: string;
  isi: string;
  ya: string;
  tidak: string;
  bahaya: boolean;
  /** Asked by the shell, not by a page: it stays when the page changes. */
  tetap: boolean;
  jawab: (ya: boolean) => void;
}

export interface Kabar {
  bentuk: 'sukses' | 'gagal';
  judul: string;
  isi: string;
  lama: number;
  jawab: () => void;
}

export type Dialog = TanyaDialog | Kabar;

export const LAMA_SUKSES = 2000;
export const LAMA_GAGAL = 3000;

export const antreanDialog = buatGudang<readonly Dialog[]>([]);

/** In which store questions are asked, for those who work in several; empty where there is only one. */
export const tempatDialog = buatGudang('');

function antre(dialog: Dialog): void {
  antreanDialog.atur([...antreanDialog.ambil(), dialog]);
}

export function selesaikan(dialog: Dialog, ya: boolean): void {
  if (!antreanDialog.ambil().includes(dialog)) return;
  antreanDialog.atur(antreanDialog.ambil().filter((satu) => satu !== dialog));
  dialog.jawab(ya);
}

export function konfirmasi(
  isi: string,
  opsi: { judul?: string; ya?: string; tidak?: string; bahaya?: boolean; tetap?: boolean } = {},
): Promise<boolean> {
  return new Promise((jawab) => {
    antre({
      bentuk: 'tanya',
      judul: opsi.judul ?? 'Konfirmasi',
      isi,
      ya: opsi.ya ?? TEKS_DIALOG.ok,
      tidak: opsi.tidak ?? TEKS_DIALOG.tidak,
      bahaya: opsi.bahaya ?? false,
      tetap: opsi.tetap ?? false,
      jawab,
    });
  });
}

/** A question belongs to its page: left open there, it is answered with no and goes with it. */
export function tutupTanya(): void {
  for (const dialog of antreanDialog.ambil()) if (dialog.bentuk === 'tanya' && !dialog.tetap) selesaikan(dialog, false);
}

/** The question before every delete. */
export function konfirmasiHapus(kode: string): Promise<boolean> {
  return konfirmasi(`${TEKS_DIALOG.yakinHapus} ${kode}`, { judul: 'Hapus Data', bahaya: true });
}

/** Server text with Batal / Aktifkan: a deleted code may be brought back. */
export function tawarkanAktifkan(isi: string): Promise<boolean> {
  return konfirmasi(isi, { judul: TEKS_DIALOG.peringatan, ya: TEKS_DIALOG.aktifkan, tidak: TEKS_DIALOG.batal });
}

function kabarkan(bentuk: Kabar['bentuk'], judul: string, isi: string, lama: number): Promise<void> {
  return new Promise((jawab) => antre({ bentuk, judul, isi, lama, jawab }));
}

export function dialogSukses(isi: string, judul = 'Berhasil'): Promise<void> {
  return kabarkan('sukses', judul, isi, LAMA_SUKSES);
}

export function dialogGagal(isi: string): Promise<void> {
  return kabarkan('gagal', TEKS_DIALOG.gagal, isi, LAMA_GAGAL);
}
