// The price of what stands there, asked of the server while it is typed: at once for a line that came or went, else after a
// pause; one call at a time, the latest wins, an answer to an older question is dropped. While the server is away the
// question waits, and is asked again when it is back.
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { tungguServer } from '@/api/sambungan';
import { pesanDari, Tolak } from '@/api/tolak';

export const JEDA_HITUNG = 200;

export interface RencanaHitung<K, H> {
  kosong: (k: K) => boolean;
  inti: (k: K) => object;
  hitung: (inti: object, signal: AbortSignal) => Promise<H>;
  daftar: Readonly<Record<string, unknown>>;
}

export interface Hitungan<K, H> {
  hasil: H;
  /** What was priced. */
  saat: K;
}

interface Isi<K, H> {
  hitungan?: Hitungan<K, H>;
  /** Of what the answer or the refusal is. */
  inti: string;
  /** What was refused, by field, of what. */
  kolom: Readonly<Record<string, string>>;
  saat?: K;
  umum?: string;
}

const TANPA_KOLOM = {};
const KOSONG = { inti: '', kolom: TANPA_KOLOM };

/** How many lines the lists of `inti` have. */
function banyakBaris(inti: string, daftar: Readonly<Record<string, unknown>>): number {
  if (inti === '') return 0;
  const isi = JSON.parse(inti) as Readonly<Record<string, unknown>>;
  return Object.keys(daftar).reduce((n, nama) => n + (Array.isArray(isi[nama]) ? isi[nama].length : 0), 0);
}

export function useHitung<K, H>(rencana: RencanaHitung<K, H>, keadaan: K, kini: RefObject<K>) {
  const [isi, setIsi] = useState<Isi<K, H>>(KOSONG);
  const isiKini = useRef(isi);
  const terbang = useRef<{ inti: string; kendali: AbortController; janji: Promise<void> }>(undefined);
  const tulisInti = useCallback((k: K) => (rencana.kosong(k) ? '' : JSON.stringify(rencana.inti(k))), [rencana]);

  /** Shown before anything that waits for the price goes on: keys pressed ahead act on what is seen. */
  const atur = useCallback((baru: Isi<K, H>) => {
    isiKini.current = baru;
    flushSync(() => setIsi(baru));
  }, []);

  const tanya = useCallback(
    async (inti: string, kendali: AbortController) => {
      for (;;) {
        const saat = kini.current;
        try {
          const hasil = await rencana.hitung(JSON.parse(inti) as object, kendali.signal);
          if (!kendali.signal.aborted) atur({ hitungan: { hasil, saat }, inti, kolom: TANPA_KOLOM });
          return;
        } catch (sebab) {
          if (kendali.signal.aborted) return;
          const kolom = sebab instanceof Tolak ? sebab.fields : TANPA_KOLOM;
          const diBaris = Object.keys(kolom).some((nama) => (nama.split(/[[.]/)[0] ?? '') in rencana.daftar);
          const umum = diBaris ? undefined : pesanDari(sebab);
          atur({ hitungan: isiKini.current.hitungan, inti: '', kolom, saat, umum });
          const putus = sebab instanceof Tolak && sebab.tanpaJawaban;
          if (!putus || !(await tungguServer(kendali.signal))) return;
        }
      }
    },
    [rencana, kini, atur],
  );

  /** Asks for the price of what stands there now; a question under way for the same is waited for. */
  const hitung = useCallback(async (): Promise<void> => {
    const inti = tulisInti(kini.current);
    if (terbang.current?.inti === inti) return terbang.current.janji;
    terbang.current?.kendali.abort();
    terbang.current = undefined;
    if (inti === '') {
      if (isiKini.current !== KOSONG) atur(KOSONG);
      return;
    }
    const kendali = new AbortController();
    const janji = tanya(inti, kendali).finally(() => {
      if (terbang.current?.kendali === kendali) terbang.current = undefined;
    });
    terbang.current = { inti, kendali, janji };
    return janji;
  }, [tulisInti, tanya, atur, kini]);

  const inti = tulisInti(keadaan);
  const baris = banyakBaris(inti, rencana.daftar);
  const barisTadi = useRef(baris);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `inti` is all that the price depends on
  useEffect(() => {
    // A scan is whole as it comes; what is typed is not, until the hand rests.
    const jeda = barisTadi.current === baris ? JEDA_HITUNG : 0;
    barisTadi.current = baris;
    // What a key that was pressed ahead had priced meanwhile is not asked about again.
    const nanti = setTimeout(() => {
      const dicari = tulisInti(kini.current);
      if (dicari === '' || isiKini.current.inti !== dicari) void hitung();
    }, jeda);
    return () => clearTimeout(nanti);
  }, [inti, hitung]);
  useEffect(() => () => terbang.current?.kendali.abort(), []);

  /** The price of what stands there where it is known. */
  const kiniHitungan = useCallback(() => {
    const dicari = tulisInti(kini.current);
    return dicari !== '' && isiKini.current.inti === dicari ? isiKini.current.hitungan : undefined;
  }, [tulisInti, kini]);

  /** The price of what stands there, however long it changes meanwhile; nothing when there is none. */
  const pastikan = useCallback(async (): Promise<Hitungan<K, H> | undefined> => {
    for (;;) {
      const dicari = tulisInti(kini.current);
      if (dicari === '') return undefined;
      if (isiKini.current.inti === dicari) return isiKini.current.hitungan;
      await hitung();
      if (tulisInti(kini.current) === dicari) {
        return isiKini.current.inti === dicari ? isiKini.current.hitungan : undefined;
      }
    }
  }, [tulisInti, hitung, kini]);

  /** Takes over the price of `k`, for which a scan has asked before it put its line there. */
  const terima = useCallback(
    (k: K, hasil: H) => {
      terbang.current?.kendali.abort();
      terbang.current = undefined;
      atur({ hitungan: { hasil, saat: k }, inti: tulisInti(k), kolom: TANPA_KOLOM });
    },
    [tulisInti, atur],
  );

  /** Nothing stands there any more: no price either, in the same drawing. */
  const kosongkan = useCallback(() => {
    terbang.current?.kendali.abort();
    terbang.current = undefined;
    isiKini.current = KOSONG;
    setIsi(KOSONG);
  }, []);

  /** What stands there now has no price yet. */
  const basiKini = useCallback(() => {
    const dicari = tulisInti(kini.current);
    return dicari !== '' && isiKini.current.inti !== dicari;
  }, [tulisInti, kini]);

  /** Asks once more, although nothing changed here. */
  const ulang = useCallback(() => {
    isiKini.current = { ...isiKini.current, inti: '' };
    void hitung();
  }, [hitung]);

  const basi = inti !== '' && isi.inti !== inti;
  return {
    ...isi,
    hitungan: inti === '' ? undefined : isi.hitungan,
    basi,
    basiKini,
    kiniHitungan,
    pastikan,
    terima,
    kosongkan,
    ulang,
  };
}
