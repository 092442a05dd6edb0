// The page of a master made from the server's definition, for the person who is logged in. Screens that show a master beside
// something of their own compose it.
import { useCallback } from 'react';
import { lihatSemua, modulMembuka, punyaAkses } from '@/app/gerbang';
import { useSesiAda } from '@/app/sesi';
import { MasterPage, type MasterPageProps } from '@/kit/master/MasterPage';
import { cariRute, type Rute } from '@/routes';

type Tambahan = Omit<MasterPageProps, 'slug' | 'judul' | 'jejak' | 'boleh' | 'terbuka'>;

/** The master of a route with the rights of this session; the rest of the props reach the page as they are. */
export function MasterRute({ rute, ...tambahan }: Tambahan & { rute: Rute }) {
  const { pengguna, modul } = useSesiAda();
  const terbuka = useCallback(
    (path: string) => {
      const tujuan = cariRute(path);
      return !tujuan || modulMembuka(tujuan, modul);
    },
    [modul],
  );
  return (
    <MasterPage
      {...tambahan}
      slug={rute.path.slice(1)}
      judul={rute.judul}
      jejak={rute.menu}
      boleh={lihatSemua(pengguna.level) || punyaAkses(pengguna.akses, rute.path)}
      terbuka={terbuka}
    />
  );
}
