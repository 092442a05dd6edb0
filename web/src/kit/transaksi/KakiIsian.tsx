// The foot of a dialog that adds a line: put it in (F9) or leave it.
import { Button, Group, Kbd } from '@mantine/core';
import { SebabMati } from '../dokumen/SebabMati';

export interface KakiIsianProps {
  siap: boolean;
  /** What is still missing; shown beside the key. */
  kurang?: string;
  onTutup: () => void;
  onJadi: () => void;
}

export function KakiIsian({ siap, kurang, onTutup, onJadi }: KakiIsianProps) {
  return (
    <Group justify="flex-end" gap="xs">
      <SebabMati sebab={siap ? undefined : kurang} />
      <Button variant="default" onClick={onTutup}>
        Batal
      </Button>
      <Button data-simpan disabled={!siap} rightSection={<Kbd size="xs">F9</Kbd>} onClick={onJadi}>
        Tambahkan
      </Button>
    </Group>
  );
}
