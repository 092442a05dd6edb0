// 'Aktifkan kembali?' of the lines whose rows were deleted or made inactive: answered once for all, or line by line.
// A line that is not woken is left out of the import.
import { Alert, Button, Checkbox, Group, ScrollArea, Stack, Text } from '@mantine/core';
import { IconHelpCircle } from '@tabler/icons-react';
import { banyak } from './Impor';

interface Props<B extends { baris: number }> {
  /** All such lines. */
  tidur: readonly number[];
  /** Those of them that are shown. */
  contoh: readonly B[];
  sebut: (baris: B) => string;
  bangun: ReadonlySet<number>;
  ganti: (bangun: ReadonlySet<number>) => void;
}

export function AktifkanKembali<B extends { baris: number }>({ tidur, contoh, sebut, bangun, ganti }: Props<B>) {
  if (tidur.length === 0) return null;
  const balik = (baris: number) => {
    const baru = new Set(bangun);
    if (!baru.delete(baris)) baru.add(baris);
    ganti(baru);
  };
  const sisa = tidur.length - contoh.length;
  return (
    <Alert color="orange" variant="light" icon={<IconHelpCircle size={18} />} title="Aktifkan kembali?">
      <Stack gap="xs">
        <Text fz={13}>
          {banyak(tidur.length)} baris pernah dihapus atau dinonaktifkan. Yang diaktifkan memakai isi berkas; yang
          tidak, dilewati.
        </Text>
        <Group gap="xs">
          <Button size="compact-sm" variant="default" onClick={() => ganti(new Set(tidur))}>
            Aktifkan semua
          </Button>
          <Button size="compact-sm" variant="default" onClick={() => ganti(new Set())}>
            Lewati semua
          </Button>
          <Text fz={13} role="status">
            {banyak(bangun.size)} diaktifkan, {banyak(tidur.length - bangun.size)} dilewati
          </Text>
        </Group>
        <ScrollArea.Autosize mah={160}>
          <Stack gap={6}>
            {contoh.map((b) => (
              <Checkbox key={b.baris} label={sebut(b)} checked={bangun.has(b.baris)} onChange={() => balik(b.baris)} />
            ))}
          </Stack>
        </ScrollArea.Autosize>
        {sisa > 0 && (
          <Text fz={12} c="dimmed">
            {banyak(sisa)} baris lain mengikuti jawaban untuk semua.
          </Text>
        )}
      </Stack>
    </Alert>
  );
}
