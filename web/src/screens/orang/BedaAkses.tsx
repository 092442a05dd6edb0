// What a change of many users' menus does to each of them, before it is saved.
// Those who gain or lose nothing are counted, not listed.
import { Badge, Button, Group, Kbd, Modal, ScrollArea, Stack, Table, Text } from '@mantine/core';
import { useTombol } from '@/kit/tombol';
import type { Beda } from './api';

export interface BedaAksesProps {
  beda: readonly Beda[];
  nama: ReadonlyMap<string, string>;
  sibuk: boolean;
  onSimpan: () => void;
  onTutup: () => void;
}

export function BedaAkses({ beda, nama, sibuk, onSimpan, onTutup }: BedaAksesProps) {
  const kena = beda.filter((satu) => satu.ditambah.length + satu.dicabut.length > 0);
  useTombol([{ kunci: 'F9', arti: 'Simpan perubahan', aksi: () => kena.length > 0 && onSimpan() }]);
  return (
    <Modal
      opened
      size="xl"
      title="Periksa Perubahan"
      onClose={onTutup}
      closeButtonProps={{ 'aria-label': 'Tutup' }}
      scrollAreaComponent={ScrollArea.Autosize}
    >
      <Stack gap="sm">
        <Text>
          {kena.length} user berubah
          {beda.length > kena.length ? `, ${beda.length - kena.length} tidak berubah` : ''}. Semuanya disimpan bersama,
          atau tidak sama sekali.
        </Text>
        {kena.length > 0 && (
          <Table verticalSpacing="xs" aria-label="Perubahan per user">
            <Table.Thead>
              <Table.Tr>
                <Table.Th>User</Table.Th>
                <Table.Th>Ditambah</Table.Th>
                <Table.Th>Dicabut</Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {kena.map((satu) => (
                <Table.Tr key={satu.user_id} style={{ verticalAlign: 'top' }}>
                  <Table.Td>
                    <Text fw={600}>{satu.user_id}</Text>
                    <Text fz={12} c="dimmed">
                      {satu.user_name} · {satu.level} · {satu.kode_toko}
                    </Text>
                  </Table.Td>
                  <Table.Td>
                    <Daftar isi={satu.ditambah} nama={nama} warna="green" />
                  </Table.Td>
                  <Table.Td>
                    <Daftar isi={satu.dicabut} nama={nama} warna="red" />
                  </Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        )}
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onTutup}>
            Batal
          </Button>
          <Button
            data-autofocus
            disabled={kena.length === 0}
            loading={sibuk}
            rightSection={<Kbd size="xs">F9</Kbd>}
            onClick={onSimpan}
          >
            Simpan Untuk {kena.length} User
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}

function Daftar({ isi, nama, warna }: { isi: readonly string[]; nama: ReadonlyMap<string, string>; warna: string }) {
  if (isi.length === 0) return <Text c="dimmed">-</Text>;
  return (
    <Group gap={4}>
      {isi.map((satu) => (
        <Badge key={satu} variant="light" color={warna} tt="none" fw={500}>
          {nama.get(satu) ?? satu}
        </Badge>
      ))}
    </Group>
  );
}
