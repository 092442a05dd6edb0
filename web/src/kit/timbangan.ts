// The scale at the counter, read through Web Serial. Makers differ; what their lines share is a number, a unit and a mark
// of rest. The server reads the same line again before it believes the weight (crates/barang/src/timbang/mentah.rs).
import { useCallback, useEffect, useRef, useState } from 'react';

export interface Bacaan {
  /** Grams with three decimals, as the server takes them. */
  berat: string;
  mg: number;
  stabil: boolean;
  /** The line as the scale sent it. */
  mentah: string;
}

const GESER: Readonly<Record<string, number>> = { G: 3, GR: 3, '': 3, KG: 6, MG: 0 };

export function tulisMg(mg: number): string {
  const besar = Math.abs(mg);
  return `${mg < 0 ? '-' : ''}${Math.floor(besar / 1000)}.${String(besar % 1000).padStart(3, '0')}`;
}

/** What a line says; undefined when it is no weight. */
export function bacaBaris(baris: string): Bacaan | undefined {
  const rapi = baris.trim().toUpperCase();
  const kata = rapi.split(/[,\s]+/).filter(Boolean);
  if (kata.includes('OL') || (kata.length === 2 && kata[0] === 'S' && /^[+\-I]$/.test(kata[1] ?? ''))) return undefined;
  const cocok = /^(\D*)(\d+)(?:\.(\d*))?\s*([A-Z]*)/.exec(rapi);
  if (!cocok) return undefined;
  const [semua, depan = '', bulat = '', pecah = '', satuan = ''] = cocok;
  const geser = GESER[satuan];
  if (geser === undefined || bulat.length > 8 || rapi[semua.length] === '.') return undefined;
  const mg = Number(bulat + pecah.padEnd(geser, '0').slice(0, geser)) * (depan.trimEnd().endsWith('-') ? -1 : 1);
  const stabil = !(kata[0] === 'US' || kata[0] === 'SD' || (kata[0] === 'S' && kata[1] === 'D'));
  return { berat: tulisMg(mg), mg, stabil, mentah: baris.trim() };
}

/** What is used of the browser's SerialPort. */
export interface PortTimbangan {
  readable: ReadableStream<Uint8Array> | null;
  open: (opsi: { baudRate: number }) => Promise<void>;
  close: () => Promise<void>;
}

interface Serial {
  requestPort: () => Promise<PortTimbangan>;
  getPorts: () => Promise<PortTimbangan[]>;
}

export function serialPeramban(): Serial | undefined {
  return (navigator as Navigator & { serial?: Serial }).serial;
}

/** Longer than any line: what a wrong speed sends has no end of line. */
const PANJANG_MAKS = 200;

/** Reads a port line by line until it is told to stop or the port is gone. */
export async function dengarkan(
  port: PortTimbangan,
  baudRate: number,
  tanda: AbortSignal,
  onBaca: (bacaan: Bacaan) => void,
): Promise<void> {
  await port.open({ baudRate });
  const pembaca = port.readable?.getReader();
  const urai = new TextDecoder('ascii');
  let sisa = '';
  const berhenti = () => void pembaca?.cancel().catch(() => undefined);
  tanda.addEventListener('abort', berhenti, { once: true });
  try {
    while (pembaca && !tanda.aborted) {
      const { value, done } = await pembaca.read();
      if (done) break;
      sisa = (sisa + urai.decode(value, { stream: true })).slice(-PANJANG_MAKS);
      const baris = sisa.split(/[\r\n]+/);
      sisa = baris.pop() ?? '';
      // Only the newest counts: a scale sends ten a second.
      const akhir = baris.map(bacaBaris).findLast((satu) => satu !== undefined);
      if (akhir) onBaca(akhir);
    }
  } finally {
    tanda.removeEventListener('abort', berhenti);
    pembaca?.releaseLock();
    await port.close().catch(() => undefined);
  }
}

export interface Timbangan {
  /** This browser can read a scale. */
  bisa: boolean;
  tersambung: boolean;
  bacaan?: Bacaan;
  galat?: string;
  sambung: () => void;
  putus: () => void;
}

export function useTimbangan(baudRate: number): Timbangan {
  const [tersambung, setTersambung] = useState(false);
  const [bacaan, setBacaan] = useState<Bacaan>();
  const [galat, setGalat] = useState<string>();
  const kendali = useRef<AbortController>(undefined);
  // A port is opened only after its last reading has closed it.
  const lalu = useRef<Promise<void>>(Promise.resolve());

  const baca = useCallback(
    async (port: PortTimbangan) => {
      kendali.current?.abort();
      const ini = new AbortController();
      kendali.current = ini;
      setGalat(undefined);
      setTersambung(true);
      try {
        await lalu.current;
        if (ini.signal.aborted) return;
        const jalan = dengarkan(port, baudRate, ini.signal, setBacaan);
        lalu.current = jalan.catch(() => undefined);
        await jalan;
        if (!ini.signal.aborted) setGalat('Timbangan terputus');
      } catch {
        if (!ini.signal.aborted) setGalat('Timbangan tidak dapat dibaca. Periksa kabel dan kecepatannya.');
      } finally {
        if (kendali.current === ini) {
          setTersambung(false);
          setBacaan(undefined);
        }
      }
    },
    [baudRate],
  );

  // A scale that was allowed before is read again without asking.
  useEffect(() => {
    let hidup = true;
    void serialPeramban()
      ?.getPorts()
      .then((ada) => {
        if (hidup && ada[0]) void baca(ada[0]);
      })
      .catch(() => undefined);
    return () => {
      hidup = false;
      kendali.current?.abort();
    };
  }, [baca]);

  return {
    bisa: serialPeramban() !== undefined,
    tersambung,
    bacaan,
    galat,
    sambung: () =>
      void serialPeramban()
        ?.requestPort()
        .then(baca)
        .catch(() => undefined),
    putus: () => kendali.current?.abort(),
  };
}
