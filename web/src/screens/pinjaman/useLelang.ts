// Saving an auction: sent, authorized in the modal 'Otorisasi', sent again with the approval. A refusal is said in the
// specification's words; why stays on the screen until it is tried again or put away, for a toast is gone before it is read.
import { useState } from 'react';
import { TEKS_API } from '@/api/tolak';
import { useSimpanDokumen } from '@/kit/dokumen/simpan';
import { izinUntuk, permohonanDari } from '@/kit/izin';
import { useTempat } from '@/kit/konteks';
import { pesan } from '@/kit/pesan';
import { TEKS_LELANG } from './teks';

export interface IsiLelang {
  no_faktur_hutang: string;
  keterangan: string;
}

/** What was refused, and why. */
export interface LelangDitolak {
  no: string;
  sebab: string;
}

export function useLelang(onJadi: () => void) {
  const { mintaIzin } = useTempat();
  const simpan = useSimpanDokumen('hutang/simpan/lelang-hutang', { diam: true });
  const [jalan, setJalan] = useState('');
  const [ditolak, setDitolak] = useState<LelangDitolak>();
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
      pesan.gagal(TEKS_LELANG.gagal);
      setDitolak({ no: isi.no_faktur_hutang, sebab: hasil.tolak?.message || TEKS_API.koneksi });
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
    ditolak,
    tutupDitolak: () => setDitolak(undefined),
    lelang: async (isi: IsiLelang): Promise<boolean> => {
      if (jalan !== '') return false;
      setJalan(isi.no_faktur_hutang);
      setDitolak(undefined);
      try {
        return await kirim(isi);
      } finally {
        setJalan('');
      }
    },
  };
}
