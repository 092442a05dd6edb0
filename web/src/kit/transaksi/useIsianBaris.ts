// A dialog that fills one line: priced a quarter of a second after the last change, with what is wrong by field; Enter goes
// on, F9 and Ctrl+Enter take the line over as soon as its price is there.
import { useDebouncedValue } from '@mantine/hooks';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { pesanDari, Tolak } from '@/api/tolak';
import { enterPolos } from '../enter';
import { pindahFokus } from '../fokus';
import { useTunda } from './useTunda';

export interface IsianBaris<M, H> {
  /** The line as it stands in the dialog. */
  minta: M;
  /** Is there enough of it to ask for a price? */
  cukup: (minta: M) => boolean;
  hitung: (minta: M, signal: AbortSignal) => Promise<H | undefined>;
  /** Is all of it there that the line needs? */
  lengkap: boolean;
  onJadi: (minta: M, harga: H) => void;
}

const JEDA = 250;

export function useIsianBaris<M, H>({ minta, cukup, hitung, lengkap, onJadi }: IsianBaris<M, H>) {
  const wadah = useRef<HTMLDivElement>(null);
  const [harga, setHarga] = useState<H>();
  const [galat, setGalat] = useState<Readonly<Record<string, string>>>({});
  const [umum, setUmum] = useState<string>();
  const kini = JSON.stringify(minta);
  const [tenang] = useDebouncedValue(kini, JEDA);
  const cara = useRef({ cukup, hitung });
  useEffect(() => {
    cara.current = { cukup, hitung };
  });
  useEffect(() => {
    const isi = JSON.parse(tenang) as M;
    setHarga(undefined);
    setGalat({});
    setUmum(undefined);
    if (!cara.current.cukup(isi)) return;
    const kendali = new AbortController();
    cara.current
      .hitung(isi, kendali.signal)
      .then(setHarga)
      .catch((sebab) => {
        if (kendali.signal.aborted) return;
        const kolom = sebab instanceof Tolak ? Object.entries(sebab.fields) : [];
        // The dialog has one line: 'detail_beli[0].berat' is its weight.
        setGalat(Object.fromEntries(kolom.map(([nama, teks]) => [nama.replace(/^\w+\[0\]\./, ''), teks])));
        if (kolom.length === 0) setUmum(pesanDari(sebab));
      });
    return () => kendali.abort();
  }, [tenang]);

  const diam = tenang === kini;
  const siap = lengkap && harga !== undefined && diam;
  const jadi = () => {
    if (siap && harga !== undefined) onJadi(minta, harga);
  };
  const salah = umum !== undefined || Object.keys(galat).length > 0;
  const tekan = useTunda(jadi, siap, !lengkap || (diam && salah));
  const onKeyDown = (kejadian: KeyboardEvent) => {
    if (kejadian.key === 'F9' || (kejadian.key === 'Enter' && kejadian.ctrlKey)) {
      kejadian.preventDefault();
      kejadian.stopPropagation();
      tekan();
    } else if (enterPolos(kejadian) && kejadian.target instanceof HTMLInputElement) {
      kejadian.preventDefault();
      if (wadah.current) pindahFokus(wadah.current, kejadian.target);
    }
  };
  return { wadah, onKeyDown, harga, galat, umum, siap, jadi };
}
