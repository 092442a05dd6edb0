// Every report's screen: the page made from the server's definition, for the person who is logged in.
// A route whose report the server does not know yet says so; a report that is shown in its own way hands that in.
import { useMemo } from 'react';
import BelumSiap from '@/app/halaman/BelumSiap';
import { ruteTerlihat } from '@/app/menu';
import { useSesiAda } from '@/app/sesi';
import { soket } from '@/app/soket';
import { ReportPage, type ReportPageProps } from '@/kit/laporan/ReportPage';
import type { Rute } from '@/routes';

type Props = { rute: Rute } & Pick<ReportPageProps, 'atas' | 'hasil' | 'sendiri' | 'form'>;

export default function LayarLaporan({ rute, ...sendiri }: Props) {
  const { pengguna, modul, toko } = useSesiAda();
  const bolehLayar = useMemo(() => {
    const path = new Set<string>(ruteTerlihat(pengguna, modul).map((satu) => satu.path));
    return (satu: string) => path.has(satu);
  }, [pengguna, modul]);
  return (
    <ReportPage
      key={rute.path}
      rute={rute.path}
      judul={rute.judul}
      jejak={rute.menu}
      soket={soket.ambil}
      userId={pengguna.user_id}
      tglSystem={pengguna.tgl_system}
      pusat={pengguna.pusat}
      toko={toko?.kode_toko ?? pengguna.kode_toko}
      bolehLayar={bolehLayar}
      belum={<BelumSiap rute={rute} />}
      {...sendiri}
    />
  );
}
