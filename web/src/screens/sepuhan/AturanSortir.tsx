// A whole day by rule: for every state that pieces were bought in one decision, put on what has none yet.
import { Button, Group, Select, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import type { Calon } from './api';
import { type Keputusan, kondisiAda, menurutAturan, PUTUSAN, type Putusan } from './putusan';

interface AturanSortirProps {
  data: readonly Calon[];
  putusan: Keputusan;
  onGanti: (putusan: Keputusan) => void;
}

export function AturanSortir({ data, putusan, onGanti }: AturanSortirProps) {
  const [aturan, setAturan] = useState<Readonly<Record<string, Putusan | ''>>>({});
  const kondisi = kondisiAda(data);
  if (kondisi.length === 0) return null;
  const baru = menurutAturan(data, putusan, aturan);
  const tambah = Object.keys(baru).length - Object.keys(putusan).length;
  return (
    <Stack gap="xs" component="section" aria-label="Sortir menurut aturan">
      <Text fw={600} fz={14}>
        Sortir menurut aturan
      </Text>
      <Group align="flex-end" gap="sm">
        {kondisi.map((k) => (
          <Select
            key={k}
            label={`Kondisi ${k}`}
            w={150}
            data={[{ value: '', label: 'Satu per satu' }, ...PUTUSAN.map((p) => ({ value: p.kode, label: p.kata }))]}
            value={aturan[k] ?? ''}
            allowDeselect={false}
            onChange={(v) => setAturan({ ...aturan, [k]: (v ?? '') as Putusan | '' })}
          />
        ))}
        <Button variant="default" disabled={tambah === 0} onClick={() => onGanti(baru)}>
          Terapkan ke {tambah} barang
        </Button>
      </Group>
    </Stack>
  );
}
