// The story of a piece as a line from its entry on, the newest on top, over all stores.
import { Badge, Group, Text, Timeline } from '@mantine/core';
import { IconArrowDown, IconArrowsLeftRight, IconArrowUp } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { pesanDari } from '@/api/tolak';
import { berat } from '@/kit/angka';
import { kueriRiwayat } from '@/kit/barang/api';
import { Galat } from '@/kit/Galat';
import { Kosong } from '@/kit/Kosong';
import { RangkaTabel } from '@/kit/Rangka';
import { waktuLengkap } from '@/kit/waktu';
import { arahLangkah, sebutDokumen } from './status';

const RUPA = {
  masuk: { warna: 'green', ikon: <IconArrowDown size={14} /> },
  keluar: { warna: 'red', ikon: <IconArrowUp size={14} /> },
  dalam: { warna: 'gray', ikon: <IconArrowsLeftRight size={14} /> },
} as const;

export function RiwayatBarang({ kode }: { kode: string }) {
  const { data, error, isPending, refetch } = useQuery(kueriRiwayat(kode));
  if (error) return <Galat pesan={pesanDari(error)} cobaLagi={() => void refetch()} />;
  if (isPending) return <RangkaTabel />;
  if (data.length === 0) return <Kosong teks="Barang ini belum punya riwayat" />;
  return (
    <Timeline active={data.length} bulletSize={26} lineWidth={2} aria-label={`Riwayat ${kode}`} role="list">
      {data.toReversed().map((langkah, i) => {
        const rupa = RUPA[arahLangkah(langkah)];
        return (
          <Timeline.Item
            // biome-ignore lint/suspicious/noArrayIndexKey: a piece may pass the same document twice
            key={`${langkah.no_dok}-${i}`}
            role="listitem"
            bullet={rupa.ikon}
            color={rupa.warna}
            title={
              <Group gap="xs">
                {sebutDokumen(langkah.jenis)}
                <Badge variant="light" color="gray" size="sm">
                  {langkah.toko}
                </Badge>
              </Group>
            }
          >
            <Text fz={14}>
              {langkah.dari} → {langkah.ke}
            </Text>
            <Text fz={12} c="dimmed">
              {waktuLengkap(langkah.waktu)} · {langkah.no_dok} · {langkah.oleh} · {berat(langkah.berat)} gr
              {langkah.keterangan && ` · ${langkah.keterangan}`}
            </Text>
          </Timeline.Item>
        );
      })}
    </Timeline>
  );
}
