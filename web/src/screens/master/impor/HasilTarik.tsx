// What a pull did: counts a set, rows that stayed because they are in use, and sets that were refused whole.
import { Alert, List, Stack, Text } from '@mantine/core';
import type { Tarikan } from './ImporPusat';

export function HasilTarik({ hasil, onTutup }: { hasil: readonly Tarikan[]; onTutup: () => void }) {
  const gagal = hasil.filter((satu) => satu.gagal);
  const tetap = hasil.flatMap((satu) => satu.dipertahankan.map((baris) => ({ ...baris, slug: satu.slug })));
  const jumlah = (ambil: (satu: Tarikan) => number) => hasil.reduce((n, satu) => n + ambil(satu), 0);
  return (
    <Alert
      color={gagal.length > 0 ? 'orange' : 'green'}
      variant="light"
      title="Hasil tarikan"
      withCloseButton
      closeButtonLabel="Tutup hasil"
      onClose={onTutup}
    >
      <Stack gap="xs">
        <Text>
          {hasil.length - gagal.length} set disimpan: {jumlah((s) => s.ditambah)} baris ditambah,{' '}
          {jumlah((s) => s.diubah)} diubah, {jumlah((s) => s.dihapus)} dihapus.
        </Text>
        {gagal.length > 0 && (
          <List size="sm">
            {gagal.map((satu) => (
              <List.Item key={satu.slug}>
                {satu.sebut} tidak disimpan: {satu.gagal}
              </List.Item>
            ))}
          </List>
        )}
        {tetap.length > 0 && (
          <List size="sm">
            {tetap.map((baris) => (
              <List.Item key={`${baris.slug} ${baris.id}`}>{baris.alasan}</List.Item>
            ))}
          </List>
        )}
      </Stack>
    </Alert>
  );
}
