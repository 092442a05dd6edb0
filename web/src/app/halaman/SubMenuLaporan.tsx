// The reports a person may open, those that are ready first; the others stand under them and say that they are not.
// Which are ready the server's definitions say.
import { Stack, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { pesanDari } from '@/api/tolak';
import { DaftarMenu } from '@/app/DaftarMenu';
import { type MenuUtama, ruteTerlihat, susunMenu } from '@/app/menu';
import { useSesiAda } from '@/app/sesi';
import { Galat } from '@/kit/Galat';
import { Halaman } from '@/kit/Halaman';
import { Kosong } from '@/kit/Kosong';
import { kueriDefLaporan } from '@/kit/laporan/data';
import { RangkaTabel } from '@/kit/Rangka';
import type { Rute } from '@/routes';
import { LAYAR } from '@/screens/daftar';
import { siapLaporan } from './siapLaporan';

export default function SubMenuLaporan({ rute }: { rute: Rute }) {
  const { pengguna, modul } = useSesiAda();
  const { data, error, isPending, refetch } = useQuery(kueriDefLaporan);
  const menu = susunMenu(ruteTerlihat(pengguna, modul)).find((satu) => satu.judul === 'Laporan');
  const siap = (satu: Rute) => siapLaporan(satu, LAYAR, data ?? []);
  const menyusul = menu && sisakan(menu, (satu) => !siap(satu));
  return (
    <Halaman judul={rute.judul}>
      {!menu ? (
        <Kosong teks="Tidak ada menu yang bisa dibuka" />
      ) : isPending ? (
        <RangkaTabel />
      ) : error ? (
        <>
          <Galat pesan={pesanDari(error)} cobaLagi={() => void refetch()} />
          <DaftarMenu menu={menu} />
        </>
      ) : (
        <Stack gap="xl">
          <DaftarMenu menu={sisakan(menu, siap)} />
          {menyusul && menyusul.bagian.length > 0 && (
            <Stack gap="md" component="section" aria-labelledby="laporan-menyusul">
              <Title order={2} fz={16} id="laporan-menyusul">
                Menyusul
              </Title>
              <DaftarMenu menu={menyusul} redup />
            </Stack>
          )}
        </Stack>
      )}
    </Halaman>
  );
}

function sisakan(menu: MenuUtama, pilih: (rute: Rute) => boolean): MenuUtama {
  const bagian = menu.bagian.map((satu) => ({ ...satu, rute: satu.rute.filter(pilih) }));
  return { ...menu, bagian: bagian.filter((satu) => satu.rute.length > 0) };
}
