// When a loan falls due, in its colour: to come, today, over; and a mark where the interest passed the principal.
import { Badge, Group, Text } from '@mantine/core';
import { sebutHari, warnaHari } from './model';

export interface LencanaTempoProps {
  h: { jatuh_tempo: string; hari_lewat: number; hutang_rugi?: boolean };
}

export function LencanaTempo({ h }: LencanaTempoProps) {
  return (
    <Group gap={6} wrap="nowrap">
      <Text component="span" fz={13}>
        {h.jatuh_tempo}
      </Text>
      <Badge variant="light" tt="none" color={warnaHari(h.hari_lewat)} data-hari={h.hari_lewat}>
        {sebutHari(h.hari_lewat)}
      </Badge>
      {h.hutang_rugi && (
        <Badge variant="light" color="red" tt="none" title="Bunga sudah melebihi pokok">
          hutang rugi
        </Badge>
      )}
    </Group>
  );
}
