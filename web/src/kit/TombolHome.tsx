// The 'Home' button back to the tile menu; it stands only on the POS tablet.
// Large enough for a finger.
import { Button } from '@mantine/core';
import { IconHome } from '@tabler/icons-react';
import { useTempat } from './konteks';
import { TEKS } from './teks';

export function TombolHome() {
  const { pos, keRumah } = useTempat();
  if (!pos) return null;
  return (
    <Button variant="default" size="lg" mih={48} leftSection={<IconHome size={20} />} onClick={keRumah}>
      {TEKS.home}
    </Button>
  );
}
