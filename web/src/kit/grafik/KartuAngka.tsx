// One figure that people look for first: what it is, how much, and a word beside it.
// A row of them stands on top of each dashboard.
import { SimpleGrid, Skeleton, Text } from '@mantine/core';
import { useTertunda } from '@/kit/Rangka';
import kelas from './KartuAngka.module.css';

export interface AngkaUtama {
  judul: string;
  /** undefined while it is read. */
  nilai: string | undefined;
  keterangan?: string;
}

/** Figures with more letters than this shrink with their card rather than break. */
export const PANJANG = 13;

export function DeretAngka({ angka, label }: { angka: readonly AngkaUtama[]; label: string }) {
  return (
    <SimpleGrid
      component="dl"
      aria-label={label}
      cols={{ base: 2, sm: angka.length === 4 ? 4 : 3, lg: Math.min(angka.length, 6) }}
      spacing="sm"
      m={0}
    >
      {angka.map((satu) => (
        <Kartu key={satu.judul} {...satu} />
      ))}
    </SimpleGrid>
  );
}

function Kartu({ judul, nilai, keterangan }: AngkaUtama) {
  const rangka = useTertunda(nilai === undefined);
  return (
    <div className={kelas.kartu}>
      <Text component="dt" fz={12} c="dimmed">
        {judul}
      </Text>
      <Text
        component="dd"
        m={0}
        fw={600}
        className={kelas.angka}
        data-panjang={(nilai?.length ?? 0) > PANJANG || undefined}
      >
        {nilai ?? (rangka ? <Skeleton h={22} w="70%" /> : ' ')}
      </Text>
      {keterangan && (
        <Text component="dd" m={0} fz={12} c="dimmed">
          {keterangan}
        </Text>
      )}
    </div>
  );
}
