// The state of a shipment or of a piece in it, in its word and colour.
import { Badge } from '@mantine/core';

interface Props {
  status: string;
  daftar: Readonly<Record<string, { kata: string; warna: string }>>;
}

export function Lencana({ status, daftar }: Props) {
  const { kata, warna } = daftar[status] ?? { kata: status, warna: 'gray' };
  return (
    <Badge variant="light" color={warna} data-status={status}>
      {kata}
    </Badge>
  );
}
