// A failure shown in place: the server's own message, and a way to try again.
// What was typed on the page stays where it is.
import { Alert, Button, Group, Text } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { TEKS } from './teks';

export function Galat({ pesan, cobaLagi }: { pesan: string; cobaLagi?: () => void }) {
  return (
    <Alert
      color="red"
      variant="light"
      icon={<IconAlertTriangle size={18} />}
      role="alert"
      styles={{ wrapper: { alignItems: 'center' }, icon: { marginTop: 0 } }}
    >
      <Group justify="space-between" gap="sm">
        <Text>{pesan}</Text>
        {cobaLagi && (
          <Button size="xs" variant="default" onClick={cobaLagi}>
            {TEKS.cobaLagi}
          </Button>
        )}
      </Group>
    </Alert>
  );
}
