// The scale beside a scan field: connect it, then what it reads, green when it stands still.
import { Badge, Button } from '@mantine/core';
import { IconScale } from '@tabler/icons-react';
import type { useTimbangan } from '@/kit/timbangan';

export function TombolTimbangan({ timbangan }: { timbangan: ReturnType<typeof useTimbangan> }) {
  if (timbangan.tersambung)
    return (
      <Badge size="xl" radius="sm" variant="light" color={timbangan.bacaan?.stabil ? 'green' : 'orange'}>
        {timbangan.bacaan ? `${timbangan.bacaan.berat} gr` : 'Menunggu timbangan'}
      </Badge>
    );
  if (!timbangan.bisa) return null;
  return (
    <Button variant="subtle" size="md" leftSection={<IconScale size={18} />} onClick={timbangan.sambung}>
      Timbangan
    </Button>
  );
}
