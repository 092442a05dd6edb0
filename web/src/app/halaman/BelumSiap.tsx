// The honest page of a route whose screen is not built yet. A test counts the routes that still show it.
// It pretends nothing: no fields, no empty table.
import { Stack, Text } from '@mantine/core';
import { IconTools } from '@tabler/icons-react';
import { Halaman } from '@/kit/Halaman';
import type { Rute } from '@/routes';

export default function BelumSiap({ rute }: { rute: Rute }) {
  return (
    <Halaman judul={rute.judul} jejak={rute.menu}>
      <Stack align="center" gap="xs" py={72} ta="center" c="dimmed">
        <IconTools size={40} stroke={1.3} aria-hidden />
        <Text fw={500} c="var(--mantine-color-text)">
          Layar ini belum siap
        </Text>
        <Text maw={440} c="dimmed">
          {rute.judul} masih dikerjakan dan belum bisa dipakai. Menu ini sudah ada di tempatnya; isinya menyusul.
        </Text>
      </Stack>
    </Halaman>
  );
}
