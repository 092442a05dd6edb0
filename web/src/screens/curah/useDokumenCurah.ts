// A document typed beside the stock: what was typed, what is sent, and what the server made of it.
import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useSimpanDokumen } from '@/kit/dokumen/simpan';
import { pesan } from '@/kit/pesan';
import { type Dokumen, KUNCI_CURAH } from './api';
import { galatPerBaris, type IsiBaris } from './isi';

export interface Hasil {
  dok: Dokumen;
  pesan: string;
}

export function useDokumenCurah(jalur: string) {
  const kueri = useQueryClient();
  const simpan = useSimpanDokumen<Dokumen>(jalur);
  const [isi, setIsi] = useState<IsiBaris>({});
  const [dikirim, setDikirim] = useState<readonly string[]>([]);
  const [terakhir, setTerakhir] = useState<Hasil>();
  const galat = useMemo(() => galatPerBaris(simpan.kolom, dikirim), [simpan.kolom, dikirim]);

  /** Sends the rows under their names; true once they are saved. */
  const kirim = async (nama: readonly string[], badan: Record<string, unknown>): Promise<boolean> => {
    setDikirim(nama);
    setTerakhir(undefined);
    const jawab = await simpan.kirim(badan);
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
