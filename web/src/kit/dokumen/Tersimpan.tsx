// The notice of a document that was just saved: what it is, and its paper.
import { Alert, Button, Group, Text } from '@mantine/core';
import { IconCircleCheck, IconPrinter } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';

interface Props {
  pesan: string;
  /** Number and size of the document. */
  isi: string;
  tombol: string;
  /** The dialog that prints it. */
  cetak: (onTutup: () => void) => ReactNode;
  onTutup: () => void;
}

export function Tersimpan({ pesan, isi, tombol, cetak, onTutup }: Props) {
  const [mencetak, setMencetak] = useState(false);
  return (
    <>
      <Alert
        color="green"
        icon={<IconCircleCheck size={18} />}
        title={pesan}
        withCloseButton
        closeButtonLabel="Tutup"
        onClose={onTutup}
        role="status"
      >
        <Group justify="space-between" gap="sm">
          <Text>{isi}</Text>
          <Button size="xs" variant="default" leftSection={<IconPrinter size={16} />} onClick={() => setMencetak(true)}>
            {tombol}
          </Button>
        </Group>
      </Alert>
      {mencetak && cetak(() => setMencetak(false))}
    </>
  );
}
