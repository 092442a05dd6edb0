// Two people saved one record: both versions side by side, and the choice which of them stays.
// Nothing is overwritten before somebody says so; going back keeps what was typed.
import { Button, Group, Modal, Table, Text } from '@mantine/core';
import type { ReactNode } from 'react';

export interface BarisVersi {
  label: string;
  /** As the server has it now. */
  tersimpan: string;
  /** As it was typed here. */
  isian: string;
}

export interface DialogBentrokProps {
  pengantar: ReactNode;
  baris: readonly BarisVersi[];
  sedang?: boolean;
  onPakaiTersimpan: () => void;
  onTimpa: () => void;
  onKembali: () => void;
}

export function DialogBentrok({ pengantar, baris, sedang, onPakaiTersimpan, onTimpa, onKembali }: DialogBentrokProps) {
  const berbeda = baris.some((satu) => satu.tersimpan !== satu.isian);
  return (
    <Modal opened centered size="lg" title="Data Ini Sudah Diubah Orang Lain" onClose={onKembali}>
      <Text mb="md">{berbeda ? pengantar : 'Yang disimpan orang lain sama dengan isian Anda.'}</Text>
      {berbeda && <KeduaVersi baris={baris} />}
      <Group justify="flex-end" mt="lg" gap="xs">
        <Button variant="subtle" color="gray" onClick={onKembali} disabled={sedang}>
          Kembali ke formulir
        </Button>
        <Button variant="default" onClick={onPakaiTersimpan} disabled={sedang} data-autofocus>
          Pakai yang tersimpan
        </Button>
        {berbeda && (
          <Button onClick={onTimpa} loading={sedang}>
            Simpan isian saya
          </Button>
        )}
      </Group>
    </Modal>
  );
}

function KeduaVersi({ baris }: { baris: readonly BarisVersi[] }) {
  return (
    <Table.ScrollContainer minWidth={0} mah="50dvh">
      <Table
        withTableBorder
        layout="fixed"
        verticalSpacing={6}
        aria-label="Kedua versi"
        style={{ overflowWrap: 'anywhere' }}
      >
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col">Kolom</Table.Th>
            <Table.Th scope="col">Yang tersimpan</Table.Th>
            <Table.Th scope="col">Isian Anda</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {baris.map(({ label, tersimpan, isian }) => {
            const beda = tersimpan !== isian;
            return (
              <Table.Tr key={label} bg={beda ? 'var(--karat-pilih)' : undefined} data-beda={beda || undefined}>
                <Table.Th scope="row" fw={400} c={beda ? undefined : 'dimmed'}>
                  {label}
                </Table.Th>
                <Table.Td fw={beda ? 600 : 400}>{tersimpan}</Table.Td>
                <Table.Td fw={beda ? 600 : 400}>{isian}</Table.Td>
              </Table.Tr>
            );
          })}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  );
}
