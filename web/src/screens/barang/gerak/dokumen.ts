// A document of scanned pieces while it is made: the list, saving it once, what the server said of its rows, and what
// was saved last.
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type Barang, type DaftarPindai, type OpsiPindai, useDaftarPindai } from '@/kit/dokumen/pindai';
import { galatBaris, type Simpan, useSimpanDokumen } from '@/kit/dokumen/simpan';
import { pesan } from '@/kit/pesan';
import { KUNCI_BARANG } from '../data/api';
import type { Tercatat } from './api';

export interface DokumenPindai {
  daftar: DaftarPindai<Barang>;
  simpan: Simpan<Tercatat>;
  /** What the server said of the rows, by barcode. */
  galat: ReadonlyMap<string, string>;
  terakhir?: { hasil: Tercatat; pesan: string };
  lupakanTerakhir: () => void;
  /** Sends the head with the pieces; true when it was saved. */
  kirim: (kepala: object) => Promise<boolean>;
}

export function useDokumenPindai(jalur: string, opsi: OpsiPindai<Barang> = {}): DokumenPindai {
  const kueri = useQueryClient();
  const daftar = useDaftarPindai<Barang>(opsi);
  const simpan = useSimpanDokumen<Tercatat>(jalur);
  const [terkirim, setTerkirim] = useState<readonly string[]>([]);
  const [terakhir, setTerakhir] = useState<DokumenPindai['terakhir']>();
  // Rows are named by their place in what was sent.
  const galat = new Map([...galatBaris(simpan.kolom)].map(([ke, teks]) => [terkirim[ke] ?? '', teks]));

  const kirim = async (kepala: object) => {
    const detail_barang = daftar.baris.map(({ kode_barcode, kode_toko }) => ({ kode_barcode, kode_toko }));
    setTerkirim(detail_barang.map((b) => b.kode_barcode));
    const jawab = await simpan.kirim({ ...kepala, detail_barang });
    if (!jawab) return false;
    daftar.kosongkan();
    setTerakhir({ hasil: jawab.data, pesan: jawab.message ?? '' });
    pesan.sukses(jawab.message ?? '');
    await kueri.invalidateQueries({ queryKey: KUNCI_BARANG });
    return true;
  };
  return { daftar, simpan, galat, terakhir, lupakanTerakhir: () => setTerakhir(undefined), kirim };
}
