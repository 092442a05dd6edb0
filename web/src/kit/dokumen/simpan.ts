// Saving a document once: its key lives until the server has answered, so that a repeat after a lost connection makes
// nothing twice. What the server refused stays on its field or row until that is changed.
import { useRef, useState } from 'react';
import { idDokumen } from '@/api/acak';
import { type Amplop, panggil } from '@/api/klien';
import { pesanDari, TEKS_API, Tolak } from '@/api/tolak';
import { bacaJson, hapus, tulisJson } from '../simpanan';

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

interface KunciSimpan {
  /** Of what was sent: its length and a hash, so that a thousand rows are not kept twice. */
  sidik: string;
  kunci: string;
}

function sidik(teks: string): string {
  let h = 0x811c9dc5;
  for (let i = 0; i < teks.length; i++) h = Math.imul(h ^ teks.charCodeAt(i), 0x01000193);
  return `${teks.length}.${(h >>> 0).toString(36)}`;
}

export interface OpsiSimpan {
  batas?: number;
  /** Where the key is kept in the browser until an answer comes, for documents that outlive a reload. */
  ingat?: string;
}

export function useSimpanDokumen<H>(jalur: string, { ingat, ...opsi }: OpsiSimpan = {}): Simpan<H> {
  const kunci = useRef<KunciSimpan>(undefined);
  const [galat, setGalat] = useState<Pick<Simpan<H>, 'kolom' | 'umum' | 'terputus'>>(() => {
    kunci.current = ingat ? bacaJson<KunciSimpan>(ingat) : undefined;
    return kunci.current ? { kolom: {}, umum: TEKS_API.koneksi, terputus: true } : BERSIH;
  });
  const [sibuk, setSibuk] = useState(false);
  const jalan = useRef(false);
  const atur = (baru: KunciSimpan | undefined) => {
    kunci.current = baru;
    if (ingat && baru) tulisJson(ingat, baru);
    else if (ingat) hapus(ingat);
  };

  const kirim = async (isi: unknown) => {
    if (jalan.current) return undefined;
    jalan.current = true;
    setSibuk(true);
    setGalat(BERSIH);
    const tanda = sidik(JSON.stringify(isi));
    const pakai = kunci.current?.sidik === tanda ? kunci.current : { sidik: tanda, kunci: idDokumen() };
    atur(pakai);
    try {
      const jawab = await panggil<H>('POST', jalur, { body: isi, idempotencyKey: pakai.kunci, ...opsi });
      atur(undefined);
      return jawab;
    } catch (sebab) {
      const tolak = sebab instanceof Tolak ? sebab : undefined;
      const terputus = tolak === undefined || tolak.tanpaJawaban || tolak.status >= 500;
      if (!terputus) atur(undefined);
      setGalat({ kolom: tolak?.fields ?? {}, umum: pesanDari(sebab), terputus });
      return undefined;
    } finally {
      jalan.current = false;
      setSibuk(false);
    }
  };
  const lupakan = (kolom?: string) => {
    if (kolom === undefined && ingat) atur(undefined);
    setGalat((lama) =>
      kolom === undefined
        ? BERSIH
        : { ...lama, kolom: Object.fromEntries(Object.entries(lama.kolom).filter(([nama]) => nama !== kolom)) },
    );
  };
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
