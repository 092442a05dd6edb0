// Placeholder skeletons: they appear after 200 ms, so that quick answers never flash, and keep the place of what comes.
// In tables the block is 250 px high.
import { Skeleton, Stack } from '@mantine/core';
import { useEffect, useState } from 'react';

const TUNDA = 200;
const TINGGI_TABEL = 250;

export function useTertunda(aktif: boolean, tunda = TUNDA): boolean {
  const [lewat, setLewat] = useState(false);
  useEffect(() => {
    if (!aktif) return;
    const jam = setTimeout(() => setLewat(true), tunda);
    return () => {
      clearTimeout(jam);
      setLewat(false);
    };
  }, [aktif, tunda]);
  return aktif && lewat;
}

export function RangkaTabel() {
  const tampak = useTertunda(true);
  return (
    <Stack role="status" aria-label="Memuat data" h={TINGGI_TABEL} gap={10} p="md" justify="center">
      {tampak && ['92%', '78%', '86%', '70%', '83%', '64%'].map((lebar) => <Skeleton key={lebar} h={18} w={lebar} />)}
    </Stack>
  );
}

export function RangkaHalaman() {
  const tampak = useTertunda(true);
  return (
    <Stack role="status" aria-label="Memuat halaman" gap="md" p="lg" mih={400}>
      {tampak && (
        <>
          <Skeleton h={12} w={160} />
          <Skeleton h={26} w={280} />
          <Skeleton h={40} />
          <Skeleton h={TINGGI_TABEL} />
        </>
      )}
    </Stack>
  );
}
