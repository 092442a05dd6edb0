// A page that could not be shown: its part of the program did not load (the connection went away, or the server was
// renewed), or it failed. Says so in place, keeps the shell, and tries again; never loaded lazily itself.
import { Button, Stack, Text, Title } from '@mantine/core';
import { IconMoodSad, IconWifiOff } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { periksaServer, sambunganServer } from '@/api/sambungan';
import { TEKS } from '@/kit/teks';
import { lupakanGagal } from '../HalamanRute';
import { TEKS_GAGAL_MUAT } from '../teks';

/** How the browsers say that a part of the program did not come. */
const TIDAK_TERMUAT = /dynamically imported module|module script failed|loading chunk|unable to preload css/i;

export function gagalMuat(sebab: unknown): boolean {
  return sebab instanceof Error && TIDAK_TERMUAT.test(sebab.message);
}

/** Where trying in place did not help: there only a reload brings what the server has now. */
let dicobaDi: string | undefined;

interface Props {
  error: unknown;
  reset: () => void;
  muatUlang?: () => void;
}

export function HalamanGagal({ error, reset, muatUlang = () => window.location.reload() }: Props) {
  const putus = gagalMuat(error);
  const [sibuk, setSibuk] = useState(false);
  const [masih, setMasih] = useState(false);
  const coba = useRef<() => Promise<void>>(undefined);
  coba.current = async () => {
    setSibuk(true);
    const ada = (await periksaServer()) !== 'putus';
    setSibuk(false);
    setMasih(!ada);
    // A reload without a server would end at the browser's own error page.
    if (!ada) return;
    const sini = window.location.pathname;
    if (dicobaDi === sini) return muatUlang();
    dicobaDi = sini;
    lupakanGagal();
    reset();
  };
  // The server is back: nobody has to press for it.
  useEffect(() => {
    if (!putus) return;
    return sambunganServer.dengar(() => {
      if (sambunganServer.ambil().keadaan === 'ada') void coba.current?.();
    });
  }, [putus]);
  const teks = putus ? TEKS_GAGAL_MUAT.putus : TEKS_GAGAL_MUAT.galat;
  const Tanda = putus ? IconWifiOff : IconMoodSad;
  return (
    <Stack align="center" justify="center" gap="xs" mih="min(70dvh, 560px)" p="lg" ta="center" role="alert">
      <Tanda size={44} stroke={1.3} aria-hidden />
      <Title order={1} fz={20} mt="sm">
        {teks.judul}
      </Title>
      <Text c="dimmed" maw={480}>
        {masih ? TEKS_GAGAL_MUAT.masih : teks.isi}
      </Text>
      <Button mt="md" loading={sibuk} onClick={() => void coba.current?.()}>
        {TEKS.cobaLagi}
      </Button>
    </Stack>
  );
}
