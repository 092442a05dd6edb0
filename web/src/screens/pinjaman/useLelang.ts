// Saving an auction: sent, authorized in the modal 'Otorisasi', sent again with the approval. What the server says of a refusal
// is said; else the specification's words.
import { useState } from 'react';
import { useSimpanDokumen } from '@/kit/dokumen/simpan';
import { izinUntuk, permohonanDari } from '@/kit/izin';
import { useTempat } from '@/kit/konteks';
import { pesan } from '@/kit/pesan';
import { TEKS_LELANG } from './teks';

export interface IsiLelang {
  no_faktur_hutang: string;
  keterangan: string;
}

export function useLelang(onJadi: () => void) {
  const { mintaIzin } = useTempat();
  const simpan = useSimpanDokumen('hutang/simpan/lelang-hutang', { diam: true });
  const [jalan, setJalan] = useState('');
  const kirim = async (isi: IsiLelang): Promise<boolean> => {
    const pertama = await simpan.coba(isi);
    let hasil = pertama;
    const permohonan = permohonanDari(pertama.tolak);
    if (permohonan) {
      const otorisasi = await mintaIzin(izinUntuk(permohonan));
      if (!otorisasi) {
        pesan.gagal(TEKS_LELANG.otorisasiGagal);
        return false;
      }
      hasil = await simpan.coba({ ...isi, otorisasi });
    }
    if (!hasil.jawab) {
      pesan.gagal(hasil.tolak?.message || TEKS_LELANG.gagal);
      return false;
    }
    pesan.sukses(hasil.jawab.message ?? TEKS_LELANG.berhasil);
    onJadi();
    return true;
  };
  return {
    simpan: { ...simpan, sibuk: jalan !== '' },
    /** The loan that is being auctioned. */
    jalan,
    lelang: async (isi: IsiLelang): Promise<boolean> => {
      if (jalan !== '') return false;
      setJalan(isi.no_faktur_hutang);
      try {
        return await kirim(isi);
      } finally {
        setJalan('');
      }
    },
  };
}
