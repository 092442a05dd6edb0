// One shelf of the gallery: a title and the parts under it.
// For developers only.
import { Paper, Title } from '@mantine/core';
import type { ReactNode } from 'react';

export function Bagian({ judul, children }: { judul: string; children: ReactNode }) {
  return (
    <Paper component="section" withBorder p="md" aria-label={judul}>
      <Title order={2} fz={16} mb="md">
        {judul}
      </Title>
      {children}
    </Paper>
  );
}
