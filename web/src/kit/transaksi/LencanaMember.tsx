// What a card is worth knowing at the counter: level, points, birthday, and whether its points wait.
import { Badge, Group } from '@mantine/core';
import { IconCake } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { belumLewat, waktuLengkap } from '../waktu';
import { type InfoMember, kueriMember } from './pelanggan';
import { tulisPoin } from './poin';

/** A birthday is told a week ahead. */
const DEKAT = 7;

export function LencanaMember({ kode }: { kode: string }) {
  const { data } = useQuery(kueriMember(kode));
  return data ? <IsiLencana m={data} /> : null;
}

export function IsiLencana({ m }: { m: Partial<InfoMember> }) {
  const hari = m.ulang_tahun ? 0 : (m.hari_ulang_tahun ?? undefined);
  return (
    <Group gap={6} role="group" aria-label="Keterangan member">
      {m.tingkat && (
        <Badge variant="light" tt="none" data-tingkat={m.tingkat}>
          {m.tingkat}
        </Badge>
      )}
      {m.point !== undefined && (
        <Badge variant="light" color={m.point < 0 ? 'red' : 'gray'} tt="none" data-poin={m.point}>
          {tulisPoin(m.point)}
        </Badge>
      )}
      {hari !== undefined && hari <= DEKAT && (
        <Badge variant="light" color="blue" tt="none" leftSection={<IconCake size={14} aria-hidden />}>
          {hari === 0 ? 'Ulang tahun hari ini' : `Ulang tahun ${hari} hari lagi`}
        </Badge>
      )}
      {m.tahan_sampai && belumLewat(m.tahan_sampai) && (
        <Badge variant="light" color="orange" tt="none">
          Poin ditahan sampai {waktuLengkap(m.tahan_sampai)}
        </Badge>
      )}
    </Group>
  );
}
