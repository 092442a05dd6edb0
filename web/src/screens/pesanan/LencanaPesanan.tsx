// The stage of an order, in its word and colour, and whether it is late.
import { Badge, Group } from '@mantine/core';
import { Lencana } from '@/kit/Lencana';
import { TAHAP } from './langkah';

export interface LencanaPesananProps {
  p: { tahap: string; terlambat?: boolean; hari_lewat?: number };
}

export function LencanaPesanan({ p }: LencanaPesananProps) {
  return (
    <Group gap={6} wrap="nowrap">
      <Lencana status={p.tahap} daftar={TAHAP} />
      {p.terlambat && (
        <Badge variant="light" color="red">
          Telat {p.hari_lewat} hari
        </Badge>
      )}
    </Group>
  );
}
