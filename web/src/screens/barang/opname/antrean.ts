// Scans on their way to the server. None is lost: they wait here, and in the browser's storage, until the server has
// answered; many at once go in one call. A scan that comes twice counts once at the server, so that sending again is safe.
import { useCallback, useEffect, useRef, useState } from 'react';
import { panggil } from '@/api/panggil';
import { pesanDari, Tolak } from '@/api/tolak';
import { bacaJson, hapus, tulisJson } from '@/kit/simpanan';
import type { Terpindai, TerpindaiBanyak } from './data';

export interface Tunggu {
  kode: string;
  baki: string;
}

/** What came of the last scan. */
export type Kabar =
  | { bentuk: 'hasil'; hasil: Terpindai; ke: number }
  | { bentuk: 'banyak'; hasil: TerpindaiBanyak; ke: number }
  | { bentuk: 'tolak'; kode: string; teks: string; ke: number };

/** So many waiting scans of one tray go together. */
export const SEKALI_KIRIM = 500;
const MULAI_BANYAK = 6;
const ULANG = 2000;
const TERAKHIR = 8;

const kunci = (no: string) => `karat.opname.${no}`;

/** The scans that go next: one alone, or all that lie in the same tray when many wait. */
export function ambilGilir(tunggu: readonly Tunggu[]): Tunggu[] {
  const pertama = tunggu[0];
  if (!pertama || tunggu.length < MULAI_BANYAK) return tunggu.slice(0, 1);
  let n = 0;
  while (n < tunggu.length && n < SEKALI_KIRIM && tunggu[n]?.baki === pertama.baki) n += 1;
  return tunggu.slice(0, n);
}

async function kirim(no: string, gilir: readonly Tunggu[]) {
  const [pertama] = gilir;
  if (gilir.length === 1 && pertama) {
    const body = { kode: pertama.kode, kode_toko: pertama.baki };
    const { data } = await panggil('POST', 'stock-opname/{no_opname}/scan', { jalur: { no_opname: no }, body });
    return { bentuk: 'hasil' as const, hasil: data };
  }
  const body = { kode: gilir.map((satu) => satu.kode), kode_toko: pertama?.baki ?? '' };
  const { data } = await panggil('POST', 'stock-opname/{no_opname}/scan/bulk', { jalur: { no_opname: no }, body });
  return { bentuk: 'banyak' as const, hasil: data };
}

export interface Antrean {
  pindai: (kode: string, baki: string) => void;
  pindaiBanyak: (kode: readonly string[], baki: string) => void;
  kabar?: Kabar;
  /** The last few, newest first. */
  terakhir: readonly Kabar[];
  menunggu: number;
  /** The connection is away; scans wait. */
  terputus: boolean;
}

export function useAntrean(no: string, onTerkirim: () => void): Antrean {
  const tunggu = useRef<Tunggu[]>([]);
  const jalan = useRef(false);
  const hidup = useRef(true);
  const ulang = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [menunggu, setMenunggu] = useState(0);
  const [terputus, setTerputus] = useState(false);
  const [terakhir, setTerakhir] = useState<readonly Kabar[]>([]);
  const ke = useRef(0);
  const selesai = useRef(onTerkirim);
  useEffect(() => {
    selesai.current = onTerkirim;
  });

  const kabarkan = useCallback((baru: Kabar) => setTerakhir((lama) => [baru, ...lama].slice(0, TERAKHIR)), []);

  const simpan = useCallback(() => {
    if (tunggu.current.length === 0) hapus(kunci(no));
    else tulisJson(kunci(no), tunggu.current);
    setMenunggu(tunggu.current.length);
  }, [no]);

  const kuras = useCallback(async () => {
    if (jalan.current) return;
    jalan.current = true;
    try {
      while (hidup.current && tunggu.current.length > 0) {
        const gilir = ambilGilir(tunggu.current);
        ke.current += 1;
        try {
          const hasil = await kirim(no, gilir);
          kabarkan({ ...hasil, ke: ke.current });
          setTerputus(false);
        } catch (sebab) {
          const tolak = sebab instanceof Tolak ? sebab : undefined;
          if (tolak === undefined || tolak.tanpaJawaban || tolak.status >= 500) {
            setTerputus(true);
            clearTimeout(ulang.current);
            if (hidup.current) ulang.current = setTimeout(() => void kuras(), ULANG);
            return;
          }
          // One bad code must not hold the others back: they go one by one.
          if (gilir.length > 1) {
            const buruk = Number(/^kode\[(\d+)\]$/.exec(Object.keys(tolak.fields)[0] ?? '')?.[1] ?? Number.NaN);
            const kode = gilir[Number.isInteger(buruk) ? buruk : 0];
            kabarkan({ bentuk: 'tolak', kode: kode?.kode ?? '', teks: pesanDari(sebab), ke: ke.current });
            tunggu.current = tunggu.current.filter((satu) => satu !== kode);
            simpan();
            continue;
          }
          kabarkan({ bentuk: 'tolak', kode: gilir[0]?.kode ?? '', teks: pesanDari(sebab), ke: ke.current });
        }
        const pergi = new Set(gilir);
        tunggu.current = tunggu.current.filter((satu) => !pergi.has(satu));
        simpan();
        selesai.current();
      }
    } finally {
      jalan.current = false;
    }
  }, [no, simpan, kabarkan]);

  useEffect(() => {
    hidup.current = true;
    tunggu.current = [...(bacaJson<Tunggu[]>(kunci(no)) ?? [])];
    setMenunggu(tunggu.current.length);
    void kuras();
    return () => {
      hidup.current = false;
      clearTimeout(ulang.current);
    };
  }, [no, kuras]);

  const masuk = (baru: readonly Tunggu[]) => {
    tunggu.current = [...tunggu.current, ...baru];
    simpan();
    void kuras();
  };
  return {
    pindai: (kode, baki) => masuk([{ kode: kode.trim(), baki }]),
    pindaiBanyak: (kode, baki) => masuk(kode.map((satu) => ({ kode: satu, baki }))),
    kabar: terakhir[0],
    terakhir,
    menunggu,
    terputus,
  };
}
