// Paging under a table: which rows stand here, of how many, and the way to the others.
// The same for rows in the browser and rows on the server.
import { Group, NativeSelect, Pagination, Text } from '@mantine/core';
import { tulisAngka } from '../angka';

interface Props {
  halaman: number;
  ukuran: number;
  jumlah: number;
  ganti: (halaman: number, ukuran: number) => void;
}

const UKURAN = [25, 50, 100, 250];

export function KakiHalaman({ halaman, ukuran, jumlah, ganti }: Props) {
  const banyak = Math.max(1, Math.ceil(jumlah / ukuran));
  const dari = jumlah === 0 ? 0 : (halaman - 1) * ukuran + 1;
  const sampai = Math.min(jumlah, halaman * ukuran);
  const pilihan = [...new Set([...UKURAN, ukuran])].sort((a, b) => a - b).map(String);
  return (
    <Group justify="space-between" gap="sm" px="sm" py={8}>
      <Group gap="xs">
        <NativeSelect
          size="xs"
          aria-label="Baris per halaman"
          data={pilihan}
          value={String(ukuran)}
          onChange={(kejadian) => ganti(1, Number(kejadian.currentTarget.value))}
        />
        <Text fz={13} c="dimmed" role="status">
          {tulisAngka(dari, 'angka')}–{tulisAngka(sampai, 'angka')} dari {tulisAngka(jumlah, 'angka')}
        </Text>
      </Group>
      <Pagination
        size="sm"
        total={banyak}
        value={halaman}
        onChange={(baru) => ganti(baru, ukuran)}
        getControlProps={(kendali) => ({
          'aria-label': {
            first: 'Halaman pertama',
            last: 'Halaman terakhir',
            next: 'Berikutnya',
            previous: 'Sebelumnya',
          }[kendali],
        })}
        getItemProps={(nomor) => ({ 'aria-label': `Halaman ${nomor}` })}
      />
    </Group>
  );
}
