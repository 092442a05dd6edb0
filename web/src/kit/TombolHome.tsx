// The way back and the 'Home' button to the tile menu; they stand only on the POS tablet, which has no header.
// Large enough for a finger.
import { Button, Group } from '@mantine/core';
import { IconArrowLeft, IconHome } from '@tabler/icons-react';
import { useTempat } from './konteks';
import { TEKS } from './teks';

export function TombolHome() {
  const { pos, keRumah } = useTempat();
  if (!pos) return null;
  return (
    <Group gap="xs" wrap="nowrap">
      <TombolKembali />
      <Button variant="default" size="lg" mih={48} leftSection={<IconHome size={20} />} onClick={keRumah}>
        {TEKS.home}
      </Button>
    </Group>
  );
}

/** The way back alone, where a page has its own way home. */
export function TombolKembali() {
  const { pos } = useTempat();
  if (!pos) return null;
  return (
    <Button variant="default" size="lg" mih={48} px={14} aria-label="Kembali" onClick={() => window.history.back()}>
      <IconArrowLeft size={20} />
    </Button>
  );
}
