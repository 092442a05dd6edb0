// A document of scanned pieces while it is made: the list, saving it once, what the server said of its rows, and what
// was saved last.
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { KUNCI_BARANG } from '@/kit/barang/api';
import type { Tercatat } from '@/kit/barang/apiDokumen';
import { type Barang, type DaftarPindai, type OpsiPindai, useDaftarPindai } from '@/kit/dokumen/pindai';
import { galatBaris, type IsiSimpan, type Simpan, useSimpanDokumen } from '@/kit/dokumen/simpan';
import { pesan } from '@/kit/pesan';

/** The documents of scanned pieces. */
export type JalurPindai = 'pindahbarang' | 'hancurbarang' | 'returbarang';

/** A document without its pieces. */
export type KepalaPindai<J extends JalurPindai> = J extends JalurPindai ? Omit<IsiSimpan<J>, 'detail_barang'> : never;

export interface DokumenPindai<J extends JalurPindai> {
  daftar: DaftarPindai<Barang>;
  simpan: Simpan<J>;
  /** What the server said of the rows, by barcode. */
  galat: ReadonlyMap<string, string>;
  terakhir?: { hasil: Tercatat; pesan: string };
  lupakanTerakhir: () => void;
  /** Sends the head with the pieces; true when it was saved. */
  kirim: (kepala: KepalaPindai<J>) => Promise<boolean>;
}

export function useDokumenPindai<J extends JalurPindai>(jalur: J, opsi?: OpsiPindai<Barang>): DokumenPindai<J>;
export function useDokumenPindai(jalur: JalurPindai, opsi: OpsiPindai<Barang> = {}): DokumenPindai<JalurPindai> {
  const kueri = useQueryClient();
  const daftar = useDaftarPindai<Barang>({ ingat: jalur, ...opsi });
  const simpan = useSimpanDokumen(jalur);
  const [terkirim, setTerkirim] = useState<readonly string[]>([]);
  const [terakhir, setTerakhir] = useState<DokumenPindai<JalurPindai>['terakhir']>();
  // Rows are named by their place in what was sent.
  const galat = new Map([...galatBaris(simpan.kolom)].map(([ke, teks]) => [terkirim[ke] ?? '', teks]));

  const kirim = async (kepala: KepalaPindai<JalurPindai>) => {
    const detail_barang = daftar.baris.map(({ kode_barcode, kode_toko }) => ({ kode_barcode, kode_toko }));
    setTerkirim(detail_barang.map((b) => b.kode_barcode));
    const jawab = await simpan.kirimIsi({ ...kepala, detail_barang });
    if (!jawab) return false;
    daftar.kosongkan();
    setTerakhir({ hasil: jawab.data, pesan: jawab.message ?? '' });
    pesan.sukses(jawab.message ?? '');
    await kueri.invalidateQueries({ queryKey: KUNCI_BARANG });
    return true;
  };
  return { daftar, simpan, galat, terakhir, lupakanTerakhir: () => setTerakhir(undefined), kirim };
}
