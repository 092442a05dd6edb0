// Two people edited one row: both versions side by side, and the choice which of them stays.
// Going back to the form keeps what was typed.
import { Button, Group, Modal, Table, Text } from '@mantine/core';
import { waktuLengkap } from '../waktu';
import { tulisLengkap } from './nilai';
import type { Bentrok, Definisi } from './tipe';

interface Props {
  def: Definisi;
  bentrok: Bentrok;
  sedang: boolean;
  onPakaiTersimpan: () => void;
  onTimpa: () => void;
  onKembali: () => void;
}

export function DialogBentrok({ def, bentrok, sedang, onPakaiTersimpan, onTimpa, onKembali }: Props) {
  const kolom = def.kolom.filter((k) => !k.sistem);
  return (
    <Modal opened centered size="lg" title="Data Ini Sudah Diubah Orang Lain" onClose={onKembali}>
      <Text mb="md">
        Diubah oleh <b>{bentrok.oleh}</b> pada {waktuLengkap(bentrok.diubah)}. Pilih isian yang dipakai.
      </Text>
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
            {kolom.map((k) => {
              const [lama, baru] = [tulisLengkap(k, bentrok.tersimpan), tulisLengkap(k, bentrok.dikirim)];
              const beda = lama !== baru;
              return (
                <Table.Tr key={k.nama} bg={beda ? 'var(--karat-pilih)' : undefined} data-beda={beda || undefined}>
                  <Table.Th scope="row" fw={400} c={beda ? undefined : 'dimmed'}>
                    {k.label}
                  </Table.Th>
                  <Table.Td fw={beda ? 600 : 400}>{lama}</Table.Td>
                  <Table.Td fw={beda ? 600 : 400}>{baru}</Table.Td>
                </Table.Tr>
              );
            })}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
      <Group justify="flex-end" mt="lg" gap="xs">
        <Button variant="subtle" color="gray" onClick={onKembali} disabled={sedang}>
          Kembali ke formulir
        </Button>
        <Button variant="default" onClick={onPakaiTersimpan} disabled={sedang} data-autofocus>
          Pakai yang tersimpan
        </Button>
        <Button onClick={onTimpa} loading={sedang}>
          Simpan isian saya
        </Button>
      </Group>
    </Modal>
  );
}
