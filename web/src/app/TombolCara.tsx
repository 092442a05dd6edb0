// The way to 'Cara pakai' on the POS tablet, which has no header: a button in the corner, large enough for a finger.
import { ActionIcon } from '@mantine/core';
import { IconHelp } from '@tabler/icons-react';

export function TombolCara({ onCara }: { onCara: () => void }) {
  return (
    <ActionIcon
      variant="default"
      size={48}
      radius="xl"
      aria-label="Cara pakai"
      onClick={onCara}
      style={{ position: 'fixed', right: 12, bottom: 12, zIndex: 90 }}
    >
      <IconHelp size={26} stroke={1.6} />
    </ActionIcon>
  );
}
