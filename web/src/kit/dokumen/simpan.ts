// Saving a document once: its key lives until the server has answered, so that a repeat after a lost connection makes
// nothing twice. What the server refused stays on its field or row until that is changed.
import { useEffect, useRef, useState } from 'react';
import { idDokumen } from '@/api/acak';
import { type Amplop, kirimJson } from '@/api/klien';
import { isiJalur, type JawabanDari, type Tepat } from '@/api/panggil';
import type { Panggilan } from '@/api/schema';
import type { Isi, JalurApi } from '@/api/tipe';
import { pesanDari, TEKS_API, Tolak } from '@/api/tolak';
import { izinUntuk, permohonanDari } from '../izin';
import { useTempat } from '../konteks';
import { bacaJson, hapus, tulisJson } from '../simpanan';

/** The calls that make a document: a body is posted. */
export type JalurSimpan = {
  [J in JalurApi<'POST'>]: Panggilan['POST'][J] extends { body: infer B } ? (B extends FormData ? never : J) : never;
}[JalurApi<'POST'>];

export type IsiSimpan<J extends JalurSimpan> = Isi<'post', J>;
export type JawabSimpan<J extends JalurSimpan> = JawabanDari<Panggilan['POST'][J]>;

/** What shows how a save stands, whatever is saved. */
export interface KeadaanSimpan {
  sibuk: boolean;
  /** What the server said, by field: 'kode_toko', 'detail_barang[3].berat'. */
  kolom: Readonly<Record<string, string>>;
  /** What it said of the document as a whole. */
  umum?: string;
  /** What it offered besides words. */
  detail?: unknown;
  /** No answer came: whether it was saved is not known, and sending again is safe. */
  terputus: boolean;
  /** No answer came yet: it is sent again by itself once the server is back. */
  menyambung?: boolean;
  /** Forgets what was refused; with a name, only that field. */
  lupakan: (kolom?: string) => void;
}

/** Saving a document of the body `B`, answered with `A`. */
export interface SimpanIsi<B, A> extends KeadaanSimpan {
  /** Answers what the server did, or nothing when it was refused. */
  kirim: <const X extends B>(isi: X & Tepat<X, B>) => Promise<A | undefined>;
  /** The same for hooks that pass on what they were given. */
  kirimIsi: (isi: B) => Promise<A | undefined>;
  /** The same, with what was refused; `beserta` is kept beside the document until an answer comes. */
  coba: (isi: B, beserta?: unknown) => Promise<Percobaan<A>>;
  /** What got no answer, to the letter: also after a reload, where it was sent with `coba`. */
  tertunda: () => Tertunda<B> | undefined;
}

export type Simpan<J extends JalurSimpan> = SimpanIsi<IsiSimpan<J>, JawabSimpan<J>>;

/** What became of sending: an answer, a refusal, or neither when nothing came back or another send is under way. */
export interface Percobaan<H> {
  jawab?: H;
  tolak?: Tolak;
}

export interface Tertunda<B> {
  isi: B;
  beserta: unknown;
}

const BERSIH = { kolom: {}, umum: undefined, detail: undefined, terputus: false, menyambung: false };
const MENYAMBUNG = { ...BERSIH, umum: TEKS_API.menyambung, terputus: true, menyambung: true };

interface KunciSimpan<B> {
  /** Of what was sent: its length and a hash, so that a thousand rows are not kept twice. */
  sidik: string;
  kunci: string;
  tertunda?: Tertunda<B>;
  /** The approval it was sent with, and of what was to be saved without it: a repeat carries the same. */
  izin?: { asal: string; otorisasi: string };
}

function sidik(teks: string): string {
  let h = 0x811c9dc5;
  for (let i = 0; i < teks.length; i++) h = Math.imul(h ^ teks.charCodeAt(i), 0x01000193);
  return `${teks.length}.${(h >>> 0).toString(36)}`;
}

/** The key of what is sent outside a document's form: the same for the same body, so that a repeat makes nothing twice. */
export function useKunciIsi(): (isi: unknown) => string {
  const lama = useRef({ sidik: '', kunci: '' });
  return (isi) => {
    const tanda = sidik(JSON.stringify(isi));
    if (lama.current.sidik !== tanda) lama.current = { sidik: tanda, kunci: idDokumen() };
    return lama.current.kunci;
  };
}

export interface OpsiSimpan {
  batas?: number;
  /** Where the key is kept in the browser until an answer comes, for documents that outlive a reload. */
  ingat?: string;
  /** Who saves shows by itself that it is under way. */
  diam?: boolean;
  /** What stands in the place of the path's parameters. */
  jalur?: Readonly<Record<string, string>>;
}

/** Saves at a call of the OpenAPI document: its body and its answer are the document's. */
export function useSimpanDokumen<J extends JalurSimpan>(jalur: J, opsi?: OpsiSimpan): Simpan<J> {
  return useSimpanDi<IsiSimpan<J>, JawabSimpan<J>>(jalur, opsi);
}

/** Saves where a plan or a definition says; who writes the plan says what is sent and answered there. */
export function useSimpanDi<B, A extends Amplop<unknown>>(
  jalur: string,
  { ingat, diam, jalur: isiParameter, ...opsi }: OpsiSimpan = {},
): SimpanIsi<B, A> {
  const { mintaIzin } = useTempat();
  const kunci = useRef<KunciSimpan<B>>(undefined);
  const [galat, setGalat] = useState<Pick<KeadaanSimpan, 'kolom' | 'umum' | 'detail' | 'terputus' | 'menyambung'>>(
    () => {
      kunci.current = ingat ? bacaJson<KunciSimpan<B>>(ingat) : undefined;
      return kunci.current ? { kolom: {}, umum: TEKS_API.koneksi, terputus: true } : BERSIH;
    },
  );
  const [sibuk, setSibuk] = useState(false);
  const jalan = useRef(false);
  // Who left the page waits for nothing more; what was sent is kept.
  const lepas = useRef<AbortController>(undefined);
  useEffect(() => {
    const kendali = new AbortController();
    lepas.current = kendali;
    return () => kendali.abort();
  }, []);
  const atur = (baru: KunciSimpan<B> | undefined) => {
    kunci.current = baru;
    if (ingat && baru) tulisJson(ingat, baru);
    else if (ingat) hapus(ingat);
  };

  const coba = async (isi: B, tertunda?: Tertunda<B>, izin?: KunciSimpan<B>['izin']): Promise<Percobaan<A>> => {
    if (jalan.current) return {};
    jalan.current = true;
    if (!diam) setSibuk(true);
    setGalat(BERSIH);
    const tanda = sidik(JSON.stringify(isi));
    const lama = kunci.current?.sidik === tanda ? kunci.current.kunci : undefined;
    const pakai = { sidik: tanda, kunci: lama ?? idDokumen(), tertunda, izin };
    atur(pakai);
    try {
      const jawab = await kirimJson<A>('POST', isiJalur(jalur, isiParameter), {
        body: isi,
        idempotencyKey: pakai.kunci,
        ulang: { menunggu: () => setGalat(MENYAMBUNG), tanda: () => lepas.current?.signal },
        ...opsi,
      });
      atur(undefined);
      return { jawab };
    } catch (sebab) {
      const tolak = sebab instanceof Tolak ? sebab : undefined;
      const terputus = tolak === undefined || tolak.tanpaJawaban || tolak.status >= 500;
      if (!terputus) atur(undefined);
      setGalat({ kolom: tolak?.fields ?? {}, umum: pesanDari(sebab), detail: tolak?.detail, terputus });
      return terputus ? {} : { tolak };
    } finally {
      jalan.current = false;
      setSibuk(false);
    }
  };
  /** Sends, and when the server wants an approval, asks for it and sends again. */
  const kirim = async (isi: B): Promise<A | undefined> => {
    if (typeof isi !== 'object' || isi === null) return (await coba(isi)).jawab;
    const asal = sidik(JSON.stringify(isi));
    const lama = kunci.current?.izin;
    let otorisasi = lama?.asal === asal ? lama.otorisasi : undefined;
    if (otorisasi === undefined) {
      const { jawab, tolak } = await coba(isi);
      const permohonan = permohonanDari(tolak);
      if (!permohonan) return jawab;
      otorisasi = await mintaIzin(izinUntuk(permohonan));
      if (!otorisasi) return undefined;
    }
    return (await coba({ ...isi, otorisasi }, undefined, { asal, otorisasi })).jawab;
  };
  const lupakan = (kolom?: string) => {
    if (kolom === undefined && ingat) atur(undefined);
    setGalat((lama) =>
      kolom === undefined
        ? BERSIH
        : { ...lama, kolom: Object.fromEntries(Object.entries(lama.kolom).filter(([nama]) => nama !== kolom)) },
    );
  };
  return {
    ...galat,
    sibuk,
    kirim,
    kirimIsi: kirim,
    coba: (isi, beserta) => coba(isi, { isi, beserta }),
    tertunda: () => kunci.current?.tertunda,
    lupakan,
  };
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
