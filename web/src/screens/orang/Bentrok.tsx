// Two people saved one record: what stands now beside what was typed here, and the choice between them.
// Nothing is overwritten before somebody says so.
import { Alert, Button, Group, Table, Text } from '@mantine/core';
import { IconUsers } from '@tabler/icons-react';
import { Tolak } from '@/api/tolak';

export interface BentrokProps {
  pesan: string;
  /** As the server has it now. */
  tersimpan: Readonly<Record<string, unknown>>;
  isian: Readonly<Record<string, unknown>>;
  judul: Readonly<Record<string, string>>;
  onPakai: () => void;
  onTimpa: () => void;
}

/** The record a 409 carries, if this is one. */
export function isiBentrok(sebab: unknown): Record<string, unknown> | undefined {
  if (!(sebab instanceof Tolak) || sebab.status !== 409) return undefined;
  const { detail } = sebab;
  return typeof detail === 'object' && detail !== null && 'versi' in detail
    ? (detail as Record<string, unknown>)
    : undefined;
}

const tulis = (nilai: unknown) => (nilai === true ? 'Ya' : nilai === false ? 'Tidak' : String(nilai ?? '') || '-');

export function Bentrok({ pesan, tersimpan, isian, judul, onPakai, onTimpa }: BentrokProps) {
  const beda = Object.keys(judul).filter((kunci) => tulis(tersimpan[kunci]) !== tulis(isian[kunci]));
  return (
    <Alert color="orange" variant="light" icon={<IconUsers size={18} />} role="alert" title={pesan}>
      {beda.length === 0 ? (
        <Text fz={13}>Isinya sama dengan isian Anda.</Text>
      ) : (
        <Table fz={13} verticalSpacing={4}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>Isian</Table.Th>
              <Table.Th>Tersimpan</Table.Th>
              <Table.Th>Isian Anda</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {beda.map((kunci) => (
              <Table.Tr key={kunci}>
                <Table.Td>{judul[kunci]}</Table.Td>
                <Table.Td>{tulis(tersimpan[kunci])}</Table.Td>
                <Table.Td>{tulis(isian[kunci])}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      )}
      <Group gap="xs" mt="sm">
        <Button size="xs" variant="default" onClick={onPakai}>
          Pakai Yang Tersimpan
        </Button>
        <Button size="xs" variant="default" onClick={onTimpa}>
          Tetap Pakai Isian Saya
        </Button>
      </Group>
    </Alert>
  );
}
