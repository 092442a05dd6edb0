// How a card stands: its level, or why it is none any more.
import { Badge } from '@mantine/core';
import type { ReactNode } from 'react';
import { belumLewat } from '@/kit/waktu';
import type { Member } from './api';

export function Keadaan({ m }: { m: Member }) {
  if (m.keluar) return <Tanda warna="gray">Keluar {m.keluar}</Tanda>;
  if (m.gabung_ke) return <Tanda warna="gray">Digabung</Tanda>;
  if (belumLewat(m.tahan_sampai)) return <Tanda warna="orange">{m.tingkat || 'Poin ditahan'}</Tanda>;
  return m.tingkat ? <Tanda>{m.tingkat}</Tanda> : null;
}

function Tanda({ warna, children }: { warna?: string; children: ReactNode }) {
  return (
    <Badge variant="light" color={warna} tt="none">
      {children}
    </Badge>
  );
}
