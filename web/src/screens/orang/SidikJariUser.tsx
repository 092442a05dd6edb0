// The enrolled fingers of a user: enrolling one at the store's reader, or removing it, always with one's own password.
// The reader's answer is asked for until it comes or the time is over.
import { Badge, Button, Group, Modal, PasswordInput, Stack, Table, Text } from '@mantine/core';
import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { panggil } from '@/api/panggil';
import type { Data } from '@/api/tipe';
import { pesanDari, Tolak } from '@/api/tolak';
import { konfirmasi } from '@/kit/dialog';
import { Galat } from '@/kit/Galat';
import { pesan } from '@/kit/pesan';
import { RangkaTabel } from '@/kit/Rangka';
import { TEKS_OTORISASI } from '@/kit/teks';
import { KUNCI_USERS, type User } from './api';

type Kerja = Data<'post', 'users/fingerprint/enrol'>;

const JARI = [
  'Kelingking kiri',
  'Jari manis kiri',
  'Jari tengah kiri',
  'Telunjuk kiri',
  'Jempol kiri',
  'Jempol kanan',
  'Telunjuk kanan',
  'Jari tengah kanan',
  'Jari manis kanan',
  'Kelingking kanan',
] as const;
const JEDA = 1000;

export function SidikJariUser({ user, onTutup }: { user: User; onTutup: () => void }) {
  const kueri = useQueryClient();
  const kunci = [...KUNCI_USERS, 'sidik-jari', user.user_id];
  const { data, error, isPending, refetch } = useQuery({
    queryKey: kunci,
    queryFn: async () => (await panggil('GET', 'user-fingerprint', { query: { user_id: user.user_id } })).data,
  });
  const [password, setPassword] = useState('');
  const [galat, setGalat] = useState('');
  const [kerja, setKerja] = useState<Kerja>();
  const ikuti = async (id: string) => {
    const kini = (await panggil('GET', 'authorization/fingerprint/scan/{id}', { jalur: { id } })).data;
    if (kini.status === 'MENUNGGU') return kini;
    setKerja(undefined);
    if (kini.status === 'COCOK' || kini.status === 'TERPAKAI') {
      pesan.sukses(TEKS_OTORISASI.berhasilScan);
      void kueri.invalidateQueries({ queryKey: KUNCI_USERS });
    } else setGalat(TEKS_OTORISASI.cobaLagi);
    return kini;
  };
  useQuery({
    queryKey: [...kunci, 'kerja', kerja?.id],
    refetchInterval: JEDA,
    queryFn: kerja ? () => ikuti(kerja.id) : skipToken,
  });
  const kirim = async (jari: number, hapus: boolean) => {
    if (password === '') return setGalat('Password Anda wajib diisi');
    if (hapus && !(await konfirmasi(`Hapus ${JARI[jari]} milik ${user.user_id}?`, { bahaya: true }))) return;
    setGalat('');
    const body = { user_id: user.user_id, jari, password };
    try {
      if (hapus) {
        const { message } = await panggil('DELETE', 'users/fingerprint', { body });
        pesan.sukses(message ?? '');
        await kueri.invalidateQueries({ queryKey: KUNCI_USERS });
      } else {
        setKerja((await panggil('POST', 'users/fingerprint/enrol', { body })).data);
      }
    } catch (sebab) {
      setGalat(sebab instanceof Tolak ? (sebab.fields.password ?? sebab.message) : pesanDari(sebab));
    }
  };
  const terdaftar = new Set(data?.fingerprints.map((satu) => satu.jari));
  return (
    <Modal opened onClose={onTutup} title={`Sidik Jari ${user.user_id}`} closeButtonProps={{ 'aria-label': 'Tutup' }}>
      <Stack gap="sm">
        <PasswordInput
          label="Password Anda"
          description="Sidik jari supervisor sama nilainya dengan passwordnya, jadi Anda ditanya lagi"
          data-autofocus
          autoComplete="off"
          value={password}
          error={galat || undefined}
          onChange={(e) => setPassword(e.currentTarget.value)}
          visibilityToggleButtonProps={{ 'aria-label': 'Tampilkan password' }}
        />
        {kerja && (
          <Text role="status" fw={600}>
            {TEKS_OTORISASI.silahkanScan}: {JARI[kerja.jari ?? 0]}
          </Text>
        )}
        {error && <Galat pesan={pesanDari(error)} cobaLagi={() => void refetch()} />}
        {isPending && <RangkaTabel />}
        {data && (
          <Table verticalSpacing={4}>
            <Table.Tbody>
              {JARI.map((nama, jari) => (
                <Table.Tr key={nama}>
                  <Table.Td>{nama}</Table.Td>
                  <Table.Td>
                    {terdaftar.has(jari) && (
                      <Badge color="green" variant="light">
                        Terdaftar
                      </Badge>
                    )}
                  </Table.Td>
                  <Table.Td>
                    <Group justify="flex-end">
                      <Button
                        size="compact-sm"
                        variant="default"
                        color={terdaftar.has(jari) ? 'red' : undefined}
                        disabled={kerja !== undefined}
                        aria-label={`${terdaftar.has(jari) ? 'Hapus' : 'Daftarkan'} ${nama}`}
                        onClick={() => void kirim(jari, terdaftar.has(jari))}
                      >
                        {terdaftar.has(jari) ? 'Hapus' : 'Daftarkan'}
                      </Button>
                    </Group>
                  </Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        )}
      </Stack>
    </Modal>
  );
}
