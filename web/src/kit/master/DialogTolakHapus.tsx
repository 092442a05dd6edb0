// A delete that was refused: the server's words, which say where the row is still used.
// Stays until it was read.
import { Button, Group, Modal, Text } from '@mantine/core';
import { TEKS_DIALOG } from '../teks';
import { TEKS_MASTER } from './teks';

export function DialogTolakHapus({ pesan, onTutup }: { pesan: string; onTutup: () => void }) {
  return (
    <Modal opened centered size="sm" title={TEKS_MASTER.gagalHapus} onClose={onTutup}>
      <Text role="alert" style={{ overflowWrap: 'anywhere' }}>
        {pesan}
      </Text>
      <Group justify="flex-end" mt="lg">
        <Button onClick={onTutup} data-autofocus>
          {TEKS_DIALOG.ok}
        </Button>
      </Group>
    </Modal>
  );
}
