// The foot of a dialog that adds a line: put it in (F9) or leave it.
import { Button, Group, Kbd } from '@mantine/core';

export interface KakiIsianProps {
  siap: boolean;
  onTutup: () => void;
  onJadi: () => void;
}

export function KakiIsian({ siap, onTutup, onJadi }: KakiIsianProps) {
  return (
    <Group justify="flex-end" gap="xs">
      <Button variant="default" onClick={onTutup}>
        Batal
      </Button>
      <Button data-simpan disabled={!siap} rightSection={<Kbd size="xs">F9</Kbd>} onClick={onJadi}>
        Tambahkan
      </Button>
    </Group>
  );
}
