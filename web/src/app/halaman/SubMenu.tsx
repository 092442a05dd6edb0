// A submenu page: every entry of one menu that the person may open, in its parts.
// The POS tablet reaches its screens through these pages.
import { Halaman } from '@/kit/Halaman';
import { Kosong } from '@/kit/Kosong';
import type { Rute } from '@/routes';
import { DaftarMenu } from '../DaftarMenu';
import { HALAMAN_SUBMENU, ruteTerlihat, susunMenu } from '../menu';
import { useSesiAda } from '../sesi';

export default function SubMenu({ rute }: { rute: Rute }) {
  const { pengguna, modul } = useSesiAda();
  const menu = susunMenu(ruteTerlihat(pengguna, modul)).find((satu) => satu.judul === HALAMAN_SUBMENU[rute.path]);
  return (
    <Halaman judul={rute.judul}>
      {menu ? <DaftarMenu menu={menu} /> : <Kosong teks="Tidak ada menu yang bisa dibuka" />}
    </Halaman>
  );
}
