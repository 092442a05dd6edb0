// One price that can be set: selling, buying, melt, and the dollar, beside what was in force.
// The mark says how far the new price is from the old one.
import { Badge, Group, SimpleGrid, Text } from '@mantine/core';
import { rupiah, tulisAngka } from '@/kit/angka';
import { IsianUang } from '@/kit/IsianUang';
import { IsianDesimal } from '@/kit/isian';
import kelas from './harga.module.css';
import type { BarisHari, Ketikan } from './tipe';

export interface BarisHargaProps {
  baris: BarisHari;
  ketikan: Ketikan;
  onChange: (baru: Ketikan) => void;
  galat: Readonly<Record<string, string>>;
  baca: boolean;
}

export function Selisih({ lama, baru }: { lama: number; baru: number }) {
  if (lama <= 0 || lama === baru) return null;
  const persen = ((baru - lama) / lama) * 100;
  return (
    <Badge variant="light" color={baru > lama ? 'green' : 'red'} className={kelas.angka}>
      {baru > lama ? '▲' : '▼'} {rupiah(Math.abs(baru - lama))} ({tulisAngka(Math.abs(persen), 'persen')}%)
    </Badge>
  );
}

const UANG = [
  ['harga_jual', 'Harga Jual'],
  ['harga_beli', 'Harga Beli'],
  ['harga_rosok', 'Harga Rosok'],
] as const;

export function BarisHarga({ baris, ketikan, onChange, galat, baca }: BarisHargaProps) {
  const sebut = baris.nama;
  return (
    <section className={kelas.baris} aria-label={sebut}>
      <Group justify="space-between" mb="sm" gap="xs">
        <Text fw={600} fz={16}>
          {sebut}
        </Text>
        <Group gap="xs">
          {baris.dari_tanggal && (
            <Badge variant="light" color="gray">
              Dibawa dari {baris.dari_tanggal}
            </Badge>
          )}
          {baris.lama && ketikan.harga_jual !== null && (
            <Selisih lama={baris.lama.harga_jual} baru={ketikan.harga_jual} />
          )}
        </Group>
      </Group>
      <SimpleGrid cols={{ base: 1, xs: 2, md: 4 }} spacing="md">
        {UANG.map(([kunci, label]) => (
          <IsianUang
            key={kunci}
            label={`${label} / gram`}
            aria-label={`${label} ${sebut}`}
            description={baris.lama ? `Berlaku ${rupiah(baris.lama[kunci])}` : 'Belum pernah diterbitkan'}
            value={ketikan[kunci]}
            onChange={(nilai) => onChange({ ...ketikan, [kunci]: nilai })}
            error={galat[kunci]}
            readOnly={baca}
          />
        ))}
        <IsianDesimal
          label="Kurs USD"
          aria-label={`Kurs USD ${sebut}`}
          description={baris.lama ? `Berlaku ${tulisAngka(baris.lama.kurs_usd, 'persen')}` : 'Untuk berlian'}
          value={ketikan.kurs_usd}
          onChange={(kurs_usd) => onChange({ ...ketikan, kurs_usd })}
          error={galat.kurs_usd}
          styles={{ input: { textAlign: 'right' } }}
          readOnly={baca}
        />
      </SimpleGrid>
    </section>
  );
}
