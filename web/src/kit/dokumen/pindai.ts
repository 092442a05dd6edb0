// The pieces of a document, scanned one after another. Scans that come while one is still being asked wait their turn,
// so that none is lost; a piece stands in the list once. A list with a name is kept in the browser until it is saved.
import { useRef, useState } from 'react';
import { panggil } from '@/api/panggil';
import { tungguServer } from '@/api/sambungan';
import type { Data } from '@/api/tipe';
import { pesanDari, Tolak } from '@/api/tolak';
import { useTempat } from '../konteks';
import { bacaJson, hapus as hapusSimpanan, tulisJson } from '../simpanan';

/** The card of a piece as the server gives it. */
export type Barang = Data<'get', 'barang/ready/kode-barcode/{barcode}'>;

export interface KabarPindai {
  kode: string;
  jenis: 'masuk' | 'ganda' | 'tolak' | 'tunggu';
  teks: string;
}

export const TEKS_PINDAI = {
  ganda: 'Data Sudah Ada Di Tabel',
  kosong: 'Belum ada barang. Scan barcode untuk mulai.',
  tunggu: 'Server tidak menjawab. Barang ini diproses begitu tersambung lagi.',
} as const;

export interface DaftarPindai<B extends { kode_barcode: string }> {
  baris: readonly B[];
  /** The last scan and what came of it. */
  kabar?: KabarPindai;
  sedang: boolean;
  pindai: (kode: string) => void;
  hapus: (kode: string) => void;
  ganti: (baris: readonly B[]) => void;
  kosongkan: () => void;
}

export interface OpsiPindai<B> {
  /** Asks for a piece; a piece of the store that lies in a tray when left out. */
  ambil?: (kode: string) => Promise<B>;
  /** The name of its document: what was scanned outlives a reload and a way back. */
  ingat?: string;
  /** Why this piece may not come in; undefined lets it. */
  tolak?: (barang: B, sudah: readonly B[]) => string | undefined;
}

/** A barcode as the scanner or the hand gives it: digits are filled up to eight. */
export function rapikanBarcode(kode: string): string {
  const teks = kode.trim().toUpperCase();
  return /^\d{1,7}$/.test(teks) ? teks.padStart(8, '0') : teks;
}

/** Does it again as long as no answer comes: a scan during an outage waits and goes on when the server is back. */
export async function tungguJawaban<T>(kerja: () => Promise<T>, menunggu: () => void, tanda?: AbortSignal): Promise<T> {
  for (;;) {
    try {
      return await kerja();
    } catch (sebab) {
      if (!(sebab instanceof Tolak && sebab.tanpaJawaban)) throw sebab;
      menunggu();
      if (!(await tungguServer(tanda))) throw sebab;
    }
  }
}

export async function barangSiap(kode: string): Promise<Barang> {
  return (await panggil('GET', 'barang/ready/kode-barcode/{barcode}', { jalur: { barcode: kode } })).data;
}

export function useDaftarPindai<B extends { kode_barcode: string } = Barang>({
  ambil = barangSiap as unknown as (kode: string) => Promise<B>,
  tolak,
  ingat,
}: OpsiPindai<B> = {}): DaftarPindai<B> {
  const { pemilik } = useTempat();
  const draf = ingat && `pindai.${ingat}.${pemilik}`;
  const [baris, setBaris] = useState<readonly B[]>(() => (draf ? (bacaJson<B[]>(draf) ?? []) : []));
  const [kabar, setKabar] = useState<KabarPindai>();
  const [sedang, setSedang] = useState(0);
  const isi = useRef(baris);
  const antrean = useRef<Promise<void>>(Promise.resolve());

  const atur = (baru: readonly B[]) => {
    isi.current = baru;
    setBaris(baru);
    if (draf && baru.length > 0) tulisJson(draf, baru);
    else if (draf) hapusSimpanan(draf);
  };
  const satu = async (mentah: string) => {
    const kode = rapikanBarcode(mentah);
    const ada = (barang: string) => isi.current.some((b) => b.kode_barcode === barang);
    if (ada(kode)) {
      setKabar({ kode, jenis: 'ganda', teks: TEKS_PINDAI.ganda });
      return;
    }
    try {
      const barang = await tungguJawaban(
        () => ambil(kode),
        () => setKabar({ kode, jenis: 'tunggu', teks: TEKS_PINDAI.tunggu }),
      );
      const sebab = ada(barang.kode_barcode) ? TEKS_PINDAI.ganda : tolak?.(barang, isi.current);
      if (sebab) {
        setKabar({ kode, jenis: sebab === TEKS_PINDAI.ganda ? 'ganda' : 'tolak', teks: sebab });
        return;
      }
      // What was scanned last stands on top, where the eye is.
      atur([barang, ...isi.current]);
      setKabar({ kode, jenis: 'masuk', teks: 'nama_barang' in barang ? String(barang.nama_barang) : kode });
    } catch (sebab) {
      setKabar({ kode, jenis: 'tolak', teks: pesanDari(sebab) });
    }
  };
  const pindai = (kode: string) => {
    setSedang((n) => n + 1);
    antrean.current = antrean.current.then(() => satu(kode)).finally(() => setSedang((n) => n - 1));
  };
  return {
    baris,
    kabar,
    sedang: sedang > 0,
    pindai,
    hapus: (kode) => atur(isi.current.filter((b) => b.kode_barcode !== kode)),
    ganti: atur,
    kosongkan: () => {
      atur([]);
      setKabar(undefined);
    },
  };
}
