// One set row by row: what is new, what would change from what to what, what is gone.
// Loaded when the row of the set is opened.
import { Badge, Group, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { panggil } from '@/api/panggil';
import { pesanDari } from '@/api/tolak';
import { kodeTokoAktif } from '@/app/sesi';
import { Galat } from '@/kit/Galat';

const WARNA: Readonly<Record<string, string>> = { BARU: 'green', BERUBAH: 'blue', HILANG: 'red' };

export function RincianSet({ slug }: { slug: string }) {
  const { data, error, refetch } = useQuery({
    queryKey: ['import-data-pusat', kodeTokoAktif(), slug],
    queryFn: async () => (await panggil('GET', 'import-data-pusat/{set}', { jalur: { set: slug } })).data,
  });
  if (error) return <Galat pesan={pesanDari(error)} cobaLagi={() => void refetch()} />;
  if (!data) return <Text p="sm">Memuat…</Text>;
  if (data.baris.length === 0) return <Text p="sm">Sudah sama dengan pusat.</Text>;
  return (
    <Stack gap={6} p="sm" mah={320} style={{ overflow: 'auto' }}>
      {data.baris.map((baris) => (
        <Group key={`${baris.keadaan} ${baris.kunci}`} gap="xs" align="flex-start">
          <Badge variant="light" color={WARNA[baris.keadaan] ?? 'gray'}>
            {baris.keadaan}
          </Badge>
          <Text fw={500}>{baris.kunci}</Text>
          {baris.beda.map((beda) => (
            <Text key={beda.kolom} c="dimmed">
              {beda.label}: {beda.di_sini || '(kosong)'} → {beda.di_pusat || '(kosong)'}
            </Text>
          ))}
        </Group>
      ))}
    </Stack>
  );
}
