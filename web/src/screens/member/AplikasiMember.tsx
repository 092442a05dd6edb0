// A member's account in the app: since when, how many phones; a one-time code to read out, which another approves, and all phones
// logged out where one was lost.

import { Button, Group, Modal, Stack, Text, Title } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { panggil } from '@/api/panggil';
import type { Data } from '@/api/tipe';
import { pesanDari } from '@/api/tolak';
import { konfirmasi } from '@/kit/dialog';
import { Galat } from '@/kit/Galat';
import { denganIzin } from '@/kit/izin';
import { useTempat } from '@/kit/konteks';
import { pesan } from '@/kit/pesan';
import { waktuLengkap } from '@/kit/waktu';
import { KUNCI_MEMBER, kueriApp, type Member } from './api';

const AKIBAT =
  'Cocokkan identitas dengan orangnya. Semua perangkat dikeluarkan, poin dan titipan ditahan 72 jam, dan nomor di kartu diberi tahu.';

type Kode = Data<'post', 'member/app/kode'>;

export function AplikasiMember({ member }: { member: Member }) {
  const kueri = useQueryClient();
  const { mintaIzin } = useTempat();
  const { data, error } = useQuery(kueriApp(member.kode_pelanggan));
  const [kode, setKode] = useState<Kode>();
  const segarkan = () => kueri.invalidateQueries({ queryKey: KUNCI_MEMBER });
  const tunjuk = useMutation({
    mutationFn: () =>
      denganIzin(mintaIzin, (otorisasi) =>
        panggil('POST', 'member/app/kode', {
          body: { kode_pelanggan: member.kode_pelanggan, ...(otorisasi && { otorisasi }) },
        }),
      ),
    onSuccess: (jawab) => {
      if (jawab) setKode(jawab.data);
      void segarkan();
    },
    onError: (e) => pesan.gagal(pesanDari(e)),
  });
  const akhiri = useMutation({
    mutationFn: () => panggil('POST', 'member/app/akhiri', { body: { kode_pelanggan: member.kode_pelanggan } }),
    onSuccess: (jawab) => {
      pesan.sukses(jawab.message ?? 'Semua perangkat dikeluarkan');
      void segarkan();
    },
    onError: (e) => pesan.gagal(pesanDari(e)),
  });
  return (
    <section aria-label="Aplikasi member">
      <Title order={3} fz={16}>
        Aplikasi
      </Title>
      {error ? (
        <Galat pesan={pesanDari(error)} />
      ) : (
        <Text fz={13} c="dimmed">
          {data?.aktif
            ? `Aktif sejak ${waktuLengkap(data.aktif)} · ${data.perangkat} perangkat masuk`
            : 'Belum pernah masuk aplikasi'}
        </Text>
      )}
      <Group gap="xs" mt="xs">
        <Button
          size="xs"
          variant="default"
          loading={tunjuk.isPending}
          onClick={async () => {
            const ya = await konfirmasi(AKIBAT, { judul: 'Kode masuk aplikasi', ya: 'Minta persetujuan' });
            if (ya) tunjuk.mutate();
          }}
        >
          Tunjukkan kode masuk
        </Button>
        {(data?.perangkat ?? 0) > 0 && (
          <Button size="xs" variant="default" loading={akhiri.isPending} onClick={() => akhiri.mutate()}>
            Keluarkan semua perangkat
          </Button>
        )}
      </Group>
      {kode && (
        <Modal
          opened
          onClose={() => setKode(undefined)}
          title="Kode masuk aplikasi"
          closeButtonProps={{ 'aria-label': 'Tutup' }}
        >
          <Stack gap="xs" align="center">
            <Text fz={34} fw={600} lts="0.3em" data-kode-app>
              {kode.kode}
            </Text>
            <Text fz={13} c="dimmed">
              Untuk {kode.kode_member}, berlaku sampai {waktuLengkap(kode.berlaku_sampai)}. Dibacakan sekali.
            </Text>
          </Stack>
        </Modal>
      )}
    </section>
  );
}
