// A document typed beside the stock: what was typed, what is sent, and what the server made of it.
import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { type Dokumen, KUNCI_CURAH } from '@/kit/curah/api';
import { galatPerBaris, type IsiBaris } from '@/kit/curah/isi';
import { type IsiSimpan, type KeadaanSimpan, useSimpanDokumen } from '@/kit/dokumen/simpan';
import { pesan } from '@/kit/pesan';

export interface Hasil {
  dok: Dokumen;
  pesan: string;
}

/** The documents of counted stock. */
export type JalurCurah = 'stock-aksesoris' | 'barang-manual' | 'barang-manual/pindah' | 'barang-manual/hancur';

export interface DokumenCurah<J extends JalurCurah> {
  simpan: KeadaanSimpan;
  isi: IsiBaris;
  setIsi: (baru: IsiBaris) => void;
  galat: ReturnType<typeof galatPerBaris>;
  /** Sends the rows under their names; true once they are saved. */
  kirim: (nama: readonly string[], badan: IsiSimpan<J>) => Promise<boolean>;
  terakhir?: Hasil;
  lupakanTerakhir: () => void;
}

export function useDokumenCurah<J extends JalurCurah>(jalur: J): DokumenCurah<J>;
export function useDokumenCurah(jalur: JalurCurah): DokumenCurah<JalurCurah> {
  const kueri = useQueryClient();
  const simpan = useSimpanDokumen(jalur);
  const [isi, setIsi] = useState<IsiBaris>({});
  const [dikirim, setDikirim] = useState<readonly string[]>([]);
  const [terakhir, setTerakhir] = useState<Hasil>();
  const galat = useMemo(() => galatPerBaris(simpan.kolom, dikirim), [simpan.kolom, dikirim]);

  const kirim = async (nama: readonly string[], badan: IsiSimpan<JalurCurah>): Promise<boolean> => {
    setDikirim(nama);
    setTerakhir(undefined);
    const jawab = await simpan.kirimIsi(badan);
    // Also after a refusal: somebody else may have taken what was shown.
    void kueri.invalidateQueries({ queryKey: KUNCI_CURAH });
    if (!jawab) return false;
    setIsi({});
    setTerakhir({ dok: jawab.data, pesan: jawab.message ?? 'Data Berhasil Disimpan' });
    pesan.sukses(jawab.message ?? 'Data Berhasil Disimpan');
    return true;
  };
  return {
    simpan,
    isi,
    setIsi: (baru: IsiBaris) => {
      setIsi(baru);
      if (Object.keys(simpan.kolom).length > 0 || simpan.umum) simpan.lupakan();
    },
    galat,
    kirim,
    terakhir,
    lupakanTerakhir: () => setTerakhir(undefined),
  };
}
