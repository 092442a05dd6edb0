// Parts of every dialog that fills one line: the weight as the scale has it, and why somebody must approve the line.
import { Alert, Button } from '@mantine/core';
import { IconAlertTriangle, IconScale } from '@tabler/icons-react';
import type { Timbangan } from '../timbangan';
import { type Alasan, teksAlasan } from './alasan';

/** Takes what lies still on the scale. */
export function AmbilTimbangan({ timbangan, onAmbil }: { timbangan: Timbangan; onAmbil: (gram: string) => void }) {
  const bacaan = timbangan.tersambung && timbangan.bacaan?.stabil ? timbangan.bacaan : undefined;
  if (!bacaan) return null;
  return (
    <Button
      variant="default"
      leftSection={<IconScale size={18} />}
      onClick={() => onAmbil(bacaan.berat)}
      style={{ alignSelf: 'flex-start' }}
    >
      Ambil {bacaan.berat} gr
    </Button>
  );
}

export function PerluOtorisasi({ alasan }: { alasan: readonly Alasan[] }) {
  if (alasan.length === 0) return null;
  return (
    <Alert color="orange" py={8} icon={<IconAlertTriangle size={18} />}>
      Perlu otorisasi: {teksAlasan(alasan)}
    </Alert>
  );
}
