// How the connection stands: the server and the live socket told apart, and since when. Quiet while all is well; in plain
// words when it is not. In the header; on the POS tablet, which has none, in a corner and only while something is wrong.
import { Popover, Text, UnstyledButton } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import clsx from 'clsx';
import { useEffect, useSyncExternalStore } from 'react';
import { jagaSambungan, type SambunganServer, sambunganServer } from '@/api/sambungan';
import { Tolak } from '@/api/tolak';
import { useGudang } from '@/kit/gudang';
import { jam } from '@/kit/waktu';
import kelas from './Sambungan.module.css';
import { type KeadaanSoket, keadaanSoket } from './soket';

/** Watches the server as long as the shell stands; what failed for want of it is read again once it is back. */
export function useJagaSambungan(): void {
  const kueri = useQueryClient();
  useEffect(() => jagaSambungan(), []);
  useEffect(
    () =>
      sambunganServer.dengar(() => {
        if (sambunganServer.ambil().keadaan !== 'ada') return;
        void kueri.refetchQueries({
          type: 'active',
          predicate: ({ state }) => state.error instanceof Tolak && state.error.tanpaJawaban,
        });
      }),
    [kueri],
  );
}

export interface KabarSambungan {
  warna: 'baik' | 'waspada' | 'buruk';
  ringkas: string;
  server: string;
  soket: string;
}

const pukul = (saat: number) => jam(new Date(saat)).replace('.', ':');

/** What is said of it; pure, so that each case can be tried. */
export function kabarSambungan(server: SambunganServer, soket: KeadaanSoket | undefined): KabarSambungan {
  const sejakServer = `sejak ${pukul(server.sejak)}`;
  const teksServer = {
    ada: `Server menjawab ${sejakServer}`,
    terganggu: `Server menjawab, tetapi databasenya tidak, ${sejakServer}`,
    putus: `Server tidak menjawab ${sejakServer}`,
  }[server.keadaan];
  const teksSoket = !soket
    ? 'Kabar langsung sedang disambungkan'
    : `Kabar langsung ${soket.ada ? 'tersambung' : 'terputus'} sejak ${pukul(soket.sejak)}`;
  const dasar = { server: teksServer, soket: teksSoket };
  if (server.keadaan === 'putus') return { ...dasar, warna: 'buruk', ringkas: `Server putus ${pukul(server.sejak)}` };
  if (server.keadaan === 'terganggu') {
    return { ...dasar, warna: 'buruk', ringkas: `Server terganggu ${pukul(server.sejak)}` };
  }
  if (soket && !soket.ada) {
    return { ...dasar, warna: 'waspada', ringkas: `Kabar langsung putus ${pukul(soket.sejak)}` };
  }
  return { ...dasar, warna: 'baik', ringkas: 'Tersambung' };
}

export function Sambungan({ melayang = false }: { melayang?: boolean }) {
  const server = useSyncExternalStore(sambunganServer.dengar, sambunganServer.ambil);
  const soket = useGudang(keadaanSoket);
  const kabar = kabarSambungan(server, soket);
  if (melayang && kabar.warna === 'baik') return null;
  return (
    <Popover position="bottom-start" width={300} withArrow>
      <Popover.Target>
        <UnstyledButton
          className={clsx(kelas.sambungan, melayang && kelas.melayang)}
          data-warna={kabar.warna}
          aria-label={`Sambungan: ${kabar.ringkas}`}
        >
          <span className={kelas.titik} aria-hidden />
          <span className={kelas.teks}>{kabar.ringkas}</span>
        </UnstyledButton>
      </Popover.Target>
      <Popover.Dropdown>
        <Text fz={13}>{kabar.server}</Text>
        <Text fz={13}>{kabar.soket}</Text>
        <Text fz={12} c="dimmed" mt={6}>
          {kabar.warna === 'baik'
            ? 'Persetujuan, harga dan perubahan setting sampai ke layar ini seketika.'
            : kabar.warna === 'waspada'
              ? 'Menyimpan tetap bisa. Permintaan otorisasi dan perubahan harga baru terlihat setelah dimuat ulang.'
              : 'Yang sudah diketik tetap di layar. Scan menunggu dan dihitung begitu server menjawab lagi.'}
        </Text>
      </Popover.Dropdown>
    </Popover>
  );
}
