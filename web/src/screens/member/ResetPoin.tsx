// When the points of the chain lapse: the next cycle, those that ran, and running what is due now. It runs by itself every
// day; here it is only seen, or hurried.

import { Alert, Badge, Button, Group, Stack, Table, Text, Title } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { idDokumen } from '@/api/acak';
import { panggil } from '@/api/panggil';
import { pesanDari } from '@/api/tolak';
import { modulNyala } from '@/app/gerbang';
import { useSesiAda } from '@/app/sesi';
import { tulisAngka } from '@/kit/angka';
import { konfirmasi } from '@/kit/dialog';
import { Galat } from '@/kit/Galat';
import { pesan } from '@/kit/pesan';
import { tulisPoin } from '@/kit/transaksi/poin';
import kotak from '@/kit/transaksi/transaksi.module.css';
import { segarkanMember } from './api';
import { kueriReset } from './apiPoin';

/** Points of a whole chain take their time. */
const BATAS = 300_000;
const PENGATUR: readonly string[] = ['SU', 'OWN'];

export function ResetPoin() {
  const { pengguna, modul } = useSesiAda();
  const nyala = modulNyala(modul, 'MEMBER_RESET_POIN_MODULE');
  return nyala ? <IsiReset boleh={PENGATUR.includes(pengguna.level)} /> : null;
}

function IsiReset({ boleh }: { boleh: boolean }) {
  const kueri = useQueryClient();
  const { data, error, refetch } = useQuery({
    ...kueriReset,
    // While one runs its progress is looked at again.
    refetchInterval: (q) => (q.state.data?.terakhir.some((r) => r.selesai === '') ? 2000 : false),
  });
  const jalan = useMutation({
    mutationFn: () => panggil('POST', 'poin/reset', { body: { uid: idDokumen() }, batas: BATAS }),
    onSuccess: async ({ data: hasil, message }) => {
      pesan.sukses(message ?? `${tulisPoin(hasil.poin)} dari ${tulisAngka(hasil.member, 'angka')} member hangus`);
      await segarkanMember(kueri);
    },
  });
  const jalankan = async () => {
    const ya = await konfirmasi('Poin yang sudah jatuh tempo dihanguskan sekarang, di semua toko.', {
      judul: 'Reset Poin',
      ya: 'Jalankan',
      tidak: 'Batal',
      bahaya: true,
    });
    if (ya) jalan.mutate();
  };
  return (
    <section className={kotak.kotak} aria-label="Reset poin">
      <Stack gap="xs">
        <Group justify="space-between" gap="xs">
          <Title order={2} fz={14}>
            Reset Poin
          </Title>
          {boleh && data?.tempo && (
            <Button size="xs" variant="default" loading={jalan.isPending} onClick={() => void jalankan()}>
              Jalankan yang jatuh tempo
            </Button>
          )}
        </Group>
        {error && <Galat pesan={pesanDari(error)} cobaLagi={() => void refetch()} />}
        {jalan.error && (
          <Alert color="red" role="alert">
            {pesanDari(jalan.error)}
          </Alert>
        )}
        {data && (
          <Text fz={13}>
            {data.tempo &&
              `Jatuh tempo ${data.tempo.tgl_reset}: ${data.tempo.keterangan || data.tempo.siklus.toLowerCase()}. `}
            {data.berikut
              ? `Berikutnya ${data.berikut.tgl_reset}, ${data.berikut.siklus.toLowerCase()}. ${data.berikut.keterangan}`
              : 'Belum ada jadwal di Parameter Reset Poin Member.'}
          </Text>
        )}
        {data && data.terakhir.length > 0 && (
          <Table fz={13} aria-label="Reset yang sudah berjalan">
            <Table.Tbody>
              {data.terakhir.map((r) => (
                <Table.Tr key={`${r.tgl_reset}${r.mulai}`}>
                  <Table.Td>{r.tgl_reset}</Table.Td>
                  <Table.Td ta="right">{tulisAngka(r.member, 'angka')} member</Table.Td>
                  <Table.Td ta="right">{tulisPoin(r.poin)}</Table.Td>
                  <Table.Td>
                    <Badge variant="light" color={r.selesai === '' ? 'blue' : 'gray'}>
                      {r.selesai === '' ? 'Berjalan' : 'Selesai'}
                    </Badge>
                  </Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        )}
      </Stack>
    </section>
  );
}
