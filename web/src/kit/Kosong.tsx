// The empty state: a quiet 'Empty' picture with a text, and a way on where there is one.
// Used by tables, lists and search results alike.
import { Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { TEKS } from './teks';

export function Kosong({ teks = TEKS.tidakAdaData, children }: { teks?: string; children?: ReactNode }) {
  return (
    <Stack align="center" justify="center" gap="sm" py="xl" mih={250}>
      <svg width="96" height="72" viewBox="0 0 96 72" role="img" aria-label="Empty" fill="none">
        <ellipse cx="48" cy="62" rx="38" ry="6" fill="var(--karat-redup)" />
        <path
          d="M16 34 28 14h40l12 20v20a4 4 0 0 1-4 4H20a4 4 0 0 1-4-4Z"
          fill="var(--mantine-color-body)"
          stroke="var(--karat-garis-kuat)"
          strokeWidth="1.5"
          strokeLinejoin="round"
        />
        <path
          d="M16 34h20l4 8h16l4-8h20"
          stroke="var(--karat-garis-kuat)"
          strokeWidth="1.5"
          strokeLinejoin="round"
          fill="var(--karat-redup)"
        />
        <path d="m48 4 4 5-4 7-4-7Z" stroke="var(--karat-aksen)" strokeWidth="1.5" strokeLinejoin="round" />
      </svg>
      <Text c="dimmed" ta="center">
        {teks}
      </Text>
      {children}
    </Stack>
  );
}
