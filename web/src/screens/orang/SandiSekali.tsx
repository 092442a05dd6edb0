// A one-time password, shown this once: to be copied or written down before the dialog closes.
// A click beside the dialog does not close it.
import { Button, Code, CopyButton, Group, Modal, Stack, Text } from '@mantine/core';
import { IconCheck, IconCopy } from '@tabler/icons-react';

export interface SandiSekaliProps {
  user_id: string;
  password: string;
  onTutup: () => void;
}

export function SandiSekali({ user_id, password, onTutup }: SandiSekaliProps) {
  return (
    <Modal
      opened
      centered
      size="sm"
      title="Password Sekali Pakai"
      onClose={onTutup}
      closeOnClickOutside={false}
      closeButtonProps={{ 'aria-label': 'Tutup' }}
    >
      <Stack gap="sm">
        <Text>
          Password untuk user <strong>{user_id}</strong>. Hanya ditampilkan sekali ini, dan harus diganti saat pertama
          masuk.
        </Text>
        <Code block fz={22} ta="center" py="md" data-testid="password-sekali-pakai">
          {password}
        </Code>
        <Group justify="flex-end" gap="xs">
          <CopyButton value={password}>
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
