// Why a key cannot be pressed yet, beside it: a new cashier does not guess what is missing.
import { Text } from '@mantine/core';

export function SebabMati({ sebab }: { sebab?: string }) {
  if (!sebab) return null;
  return (
    <Text fz={13} c="dimmed" role="status" data-sebab style={{ flex: '1 1 auto' }}>
      {sebab}
    </Text>
  );
}
