// A page that only says something and shows a way on: access denied, module off, not found.
// One look for all of them.
import { Button, Group, Stack, Text, Title } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { TombolKembali } from '@/kit/TombolHome';
import { rumah, usePos } from '../pos';
import { TEKS_APP } from '../teks';

interface Props {
  tanda: ReactNode;
  judul: string;
  baris?: readonly string[];
  ke?: string;
}

export function Pemberitahuan({ tanda, judul, baris = [], ke }: Props) {
  const pos = usePos();
  return (
    <Stack align="center" justify="center" gap="xs" mih="min(70dvh, 560px)" p="lg" ta="center">
      <div aria-hidden style={{ color: 'var(--mantine-color-dimmed)' }}>
        {tanda}
      </div>
      <Title order={1} fz={20} mt="sm">
        {judul}
      </Title>
      {baris.map((satu) => (
        <Text key={satu} c="dimmed" maw={480}>
          {satu}
        </Text>
      ))}
      <Group gap="xs" mt="md">
        <TombolKembali />
        <Button component={Link} to={ke ?? rumah(pos)} size={pos ? 'lg' : 'sm'}>
          {TEKS_APP.goHome}
        </Button>
      </Group>
    </Stack>
  );
}
