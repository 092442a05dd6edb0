// The line under a form's table with the current customer: the name in upper case, and the customer's type.
// Shows nothing while no customer was chosen.
import { Badge, Group, Text } from '@mantine/core';
import { IconUser } from '@tabler/icons-react';

export function BarisPelanggan({ nama, jenis }: { nama?: string; jenis?: string }) {
  if (!nama) return null;
  return (
    <Group gap="xs" aria-label="Pelanggan saat ini" role="group">
      <IconUser size={16} aria-hidden />
      <Text fw={600}>{nama.toUpperCase()}</Text>
      {jenis && (
        <Badge variant="light" color="gray" tt="none">
          {jenis}
        </Badge>
      )}
    </Group>
  );
}
