// The state of a loan: its word, how late it is, and whether its interest passed the principal.
import { Badge, Group } from '@mantine/core';
import { sebutHari, sebutStatus, warnaStatus } from './model';

export interface LencanaHutangProps {
  h: { status: string; no_penerus: string; hari_lewat: number; hutang_rugi: boolean; tiket: number };
}

export function LencanaHutang({ h }: LencanaHutangProps) {
  return (
    <Group gap={6} wrap="nowrap">
      <Badge variant="light" tt="none" color={warnaStatus(h)} data-status={h.status}>
        {sebutStatus(h)}
      </Badge>
      {h.status === 'AKTIF' && h.hari_lewat > 0 && (
        <Badge variant="light" tt="none" color="red">
          {sebutHari(h.hari_lewat)}
        </Badge>
      )}
      {h.hutang_rugi && (
        <Badge variant="light" tt="none" color="red" title="Bunga sudah melebihi pokok">
          hutang rugi
        </Badge>
      )}
      {h.tiket > 1 && (
        <Badge variant="light" tt="none" color="orange" title="Surat yang lama hilang dan tidak berlaku">
          surat ke-{h.tiket}
        </Badge>
      )}
    </Group>
  );
}
