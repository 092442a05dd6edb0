// A document over the page one is at, by the address: for who clicks a number anywhere. What it says of other documents and
// of pieces leads on; its own screen, where it has one, is a step away.
import { useNavigate } from '@tanstack/react-router';
import { useMemo } from 'react';
import { KUNCI_DOKUMEN } from '@/kit/laporan/buka';
import { KonteksBuka } from '@/kit/laporan/konteksBuka';
import { LihatDokumen } from '@/kit/laporan/LihatDokumen';
import { ruteTerlihat } from './menu';
import { useSesiAda } from './sesi';

export default function DialogDokumen({ no }: { no: string }) {
  const { pengguna, modul, toko } = useSesiAda();
  const pindah = useNavigate();
  const buka = useMemo(() => {
    const path = new Set<string>(ruteTerlihat(pengguna, modul).map((satu) => satu.path));
    return {
      slug: '',
      toko: toko?.kode_toko ?? pengguna.kode_toko,
      boleh: (satu: string) => path.has(satu),
      pusat: pengguna.pusat,
    };
  }, [pengguna, modul, toko]);
  const tutup = () =>
    void pindah({
      to: '.',
      search: (({ [KUNCI_DOKUMEN]: _, ...sisa }: Record<string, unknown>) => sisa) as never,
    });
  return (
    <KonteksBuka.Provider value={buka}>
      <LihatDokumen no={no} onTutup={tutup} />
    </KonteksBuka.Provider>
  );
}
