// What an entry by hand adds up to, before it is sent: pure, so that the form and its test say the same.
import type { MintaJurnal } from './api';

export interface BarisIsi {
  id: number;
  nomor_akun: string;
  debit: number | null;
  kredit: number | null;
  keterangan: string;
}

export const barisKosong = (id: number): BarisIsi => ({
  id,
  nomor_akun: '',
  debit: null,
  kredit: null,
  keterangan: '',
});

export interface JumlahJurnal {
  debit: number;
  kredit: number;
}

export const terisi = (baris: readonly BarisIsi[]): BarisIsi[] =>
  baris.filter((b) => b.nomor_akun !== '' || (b.debit ?? 0) > 0 || (b.kredit ?? 0) > 0);

export function jumlah(baris: readonly BarisIsi[]): JumlahJurnal {
  return baris.reduce((j, b) => ({ debit: j.debit + (b.debit ?? 0), kredit: j.kredit + (b.kredit ?? 0) }), {
    debit: 0,
    kredit: 0,
  });
}

/** Why it cannot be saved yet. */
export function kurang(keterangan: string, baris: readonly BarisIsi[]): string | undefined {
  const ada = terisi(baris);
  const j = jumlah(ada);
  if (keterangan.trim() === '') return 'Isi keterangan';
  if (ada.length < 2) return 'Isi paling sedikit dua baris';
  if (ada.some((b) => b.nomor_akun === '')) return 'Pilih akun setiap baris';
  if (ada.some((b) => (b.debit ?? 0) > 0 === (b.kredit ?? 0) > 0)) return 'Isi debit atau kredit setiap baris';
  return j.debit === j.kredit ? undefined : 'Debit dan kredit harus sama';
}

export const dikirim = (baris: readonly BarisIsi[]): NonNullable<MintaJurnal['baris']> =>
  terisi(baris).map((b) => ({
    nomor_akun: b.nomor_akun,
    debit: b.debit ?? 0,
    kredit: b.kredit ?? 0,
    keterangan: b.keterangan.trim(),
  }));

/** The month that is closed next: after the last closed one, else that of the first day of the books. */
export function periodeBerikut(d: { mulai?: string | null; tutup_sampai?: string | null }): string {
  if (!d.tutup_sampai) return d.mulai?.slice(0, 7) ?? '';
  const [tahun = 0, bulan = 0] = d.tutup_sampai.split('-').map(Number);
  return bulan === 12 ? `${tahun + 1}-01` : `${tahun}-${String(bulan + 1).padStart(2, '0')}`;
}
