// A secret, shown this once: to be copied or written down before the dialog closes. A click beside it does not close it.
import { Button, Code, CopyButton, Group, Modal, Stack } from '@mantine/core';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import type { ReactNode } from 'react';

export interface SekaliTampilProps {
  judul: string;
  isi: string;
  /** Long secrets are written smaller and break. */
  panjang?: boolean;
  penanda: string;
  onTutup: () => void;
  children: ReactNode;
}

export function SekaliTampil({ judul, isi, panjang, penanda, onTutup, children }: SekaliTampilProps) {
  return (
    <Modal
      opened
      centered
      size={panjang ? 'lg' : 'sm'}
      title={judul}
      onClose={onTutup}
      closeOnClickOutside={false}
      closeButtonProps={{ 'aria-label': 'Tutup' }}
    >
      <Stack gap="sm">
        {children}
        <Code
          block
          fz={panjang ? 15 : 22}
          ta="center"
          py="md"
          data-testid={penanda}
          style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}
        >
          {isi}
        </Code>
        <Group justify="flex-end" gap="xs">
          <CopyButton value={isi}>
            {({ copied, copy }) => (
              <Button
                variant="default"
                leftSection={copied ? <IconCheck size={16} /> : <IconCopy size={16} />}
                onClick={copy}
              >
                {copied ? 'Tersalin' : 'Salin'}
              </Button>
            )}
          </CopyButton>
          <Button data-autofocus onClick={onTutup}>
            Sudah Dicatat
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
