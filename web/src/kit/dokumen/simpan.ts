// Saving a document once: its key lives until the server has answered, so that a repeat after a lost connection makes
// nothing twice. What the server refused stays on its field or row until that is changed.
import { useRef, useState } from 'react';
import { idDokumen } from '@/api/acak';
import { type Amplop, panggil } from '@/api/klien';
import { pesanDari, Tolak } from '@/api/tolak';

export interface Simpan<H> {
  sibuk: boolean;
  /** What the server said, by field: 'kode_toko', 'detail_barang[3].berat'. */
  kolom: Readonly<Record<string, string>>;
  /** What it said of the document as a whole. */
  umum?: string;
  /** No answer came: whether it was saved is not known, and sending again is safe. */
  terputus: boolean;
  /** Answers what the server did, or nothing when it was refused. */
  kirim: (isi: unknown) => Promise<Amplop<H> | undefined>;
  /** Forgets what was refused; with a name, only that field. */
  lupakan: (kolom?: string) => void;
}

const BERSIH = { kolom: {}, umum: undefined, terputus: false };

export function useSimpanDokumen<H>(jalur: string, opsi: { batas?: number } = {}): Simpan<H> {
  const [galat, setGalat] = useState<Pick<Simpan<H>, 'kolom' | 'umum' | 'terputus'>>(BERSIH);
  const [sibuk, setSibuk] = useState(false);
  const jalan = useRef(false);
  const kunci = useRef<{ isi: string; kunci: string }>(undefined);

  const kirim = async (isi: unknown) => {
    if (jalan.current) return undefined;
    jalan.current = true;
    setSibuk(true);
    setGalat(BERSIH);
    const teks = JSON.stringify(isi);
    if (kunci.current?.isi !== teks) kunci.current = { isi: teks, kunci: idDokumen() };
    try {
      const jawab = await panggil<H>('POST', jalur, { body: isi, idempotencyKey: kunci.current.kunci, ...opsi });
      kunci.current = undefined;
      return jawab;
    } catch (sebab) {
      const tolak = sebab instanceof Tolak ? sebab : undefined;
      const terputus = tolak === undefined || tolak.tanpaJawaban || tolak.status >= 500;
      if (!terputus) kunci.current = undefined;
      setGalat({ kolom: tolak?.fields ?? {}, umum: pesanDari(sebab), terputus });
      return undefined;
    } finally {
      jalan.current = false;
      setSibuk(false);
    }
  };
  const lupakan = (kolom?: string) =>
    setGalat((lama) =>
      kolom === undefined
        ? BERSIH
        : { ...lama, kolom: Object.fromEntries(Object.entries(lama.kolom).filter(([nama]) => nama !== kolom)) },
    );
  return { ...galat, sibuk, kirim, lupakan };
}

/** What was said of the rows of a list, by their place: `detail_barang[3].berat` belongs to row 3. */
export function galatBaris(kolom: Readonly<Record<string, string>>, daftar = 'detail_barang'): Map<number, string> {
  const pola = new RegExp(`^${daftar}\\[(\\d+)\\]`);
  const hasil = new Map<number, string>();
  for (const [nama, teks] of Object.entries(kolom)) {
    const ke = Number(pola.exec(nama)?.[1] ?? Number.NaN);
    if (Number.isInteger(ke)) hasil.set(ke, [hasil.get(ke), teks].filter(Boolean).join('. '));
  }
  return hasil;
}
