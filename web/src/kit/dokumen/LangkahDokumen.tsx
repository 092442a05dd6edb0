// What can be done with a document next: each step a button with a key, the first one in front; why one cannot be taken is
// said beside them.
import { Button, Group, Kbd, Stack, Text } from '@mantine/core';
import { useTombol } from '../tombol';

export interface LangkahDokumenSatu<K extends string> {
  kode: K;
  label: string;
  /** Takes something back or gives it up. */
  bahaya?: boolean;
  /** Why it cannot be taken now. */
  mati?: string;
}

export interface LangkahDokumenProps<K extends string> {
  semua: readonly LangkahDokumenSatu<K>[];
  /** A dialog stands in front: its keys are its own. */
  diam: boolean;
  onPilih: (kode: K) => void;
}

export function LangkahDokumen<K extends string>({ semua, diam, onPilih }: LangkahDokumenProps<K>) {
  useTombol(
    semua.map((s, i) => ({
      kunci: `Alt+${i + 1}`,
      arti: s.label,
      aksi: () => onPilih(s.kode),
      mati: s.mati !== undefined,
    })),
    !diam,
  );
  if (semua.length === 0) return null;
  const sebab = [...new Set(semua.flatMap((s) => s.mati ?? []))];
  return (
    <Stack gap={4}>
      <Group gap="xs" role="group" aria-label="Langkah berikutnya">
        {semua.map((s, i) => (
          <Button
            key={s.kode}
            variant={i === 0 && !s.bahaya ? 'filled' : 'default'}
            c={s.bahaya && s.mati === undefined ? 'red' : undefined}
            disabled={s.mati !== undefined}
            title={s.mati}
            rightSection={<Kbd size="xs">Alt+{i + 1}</Kbd>}
            onClick={() => onPilih(s.kode)}
          >
            {s.label}
          </Button>
        ))}
      </Group>
      {sebab.map((kata) => (
        <Text key={kata} fz={12} c="dimmed">
          {kata}
        </Text>
      ))}
    </Stack>
  );
}
