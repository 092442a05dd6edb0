// Webhook: addresses of the chain's own programs that are told of documents, and what became of every delivery.

import { Alert, Badge, Button, Card, Group, Stack, Tabs, Text } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { panggil } from '@/api/panggil';
import type { Data } from '@/api/tipe';
import { pesanDari } from '@/api/tolak';
import { kodeTokoAktif } from '@/app/sesi';
import { konfirmasi } from '@/kit/dialog';
import { Galat } from '@/kit/Galat';
import { Halaman } from '@/kit/Halaman';
import { Kosong } from '@/kit/Kosong';
import { pesan } from '@/kit/pesan';
import { RangkaHalaman } from '@/kit/Rangka';
import { SekaliTampil } from '@/kit/SekaliTampil';
import type { Rute } from '@/routes';
import { FormWebhook } from './FormWebhook';
import { KirimanWebhook } from './KirimanWebhook';
import { daftarKata, PERISTIWA } from './kata';

export type Webhook = Data<'get', 'webhook'>[number];

const kunciKueri = () => ['webhook', kodeTokoAktif()];

export default function HalamanWebhook({ rute }: { rute: Rute }) {
  const kueri = useQueryClient();
  const [tab, setTab] = useState('webhook');
  const [sunting, setSunting] = useState<Webhook | 'baru'>();
  const [rahasia, setRahasia] = useState<{ nama: string; rahasia: string }>();
  const { data, error, isPending, refetch } = useQuery({
    queryKey: kunciKueri(),
    queryFn: async () => (await panggil('GET', 'webhook')).data,
  });
  const segarkan = () => kueri.invalidateQueries({ queryKey: kunciKueri() });
  const urus = async (kerja: () => Promise<string | undefined>) => {
    try {
      pesan.sukses((await kerja()) ?? '');
    } catch (sebab) {
      pesan.gagal(pesanDari(sebab));
    } finally {
      await segarkan();
    }
  };
  const uji = (w: Webhook) =>
    urus(async () => {
      const { message } = await panggil('POST', 'webhook/{id}/uji', { jalur: { id: w.id } });
      setTab('kiriman');
      return message;
    });
  const ganti = async (w: Webhook) => {
    const ya = await konfirmasi('Kiriman berikutnya ditandatangani dengan rahasia baru. Ganti?', {
      judul: 'Ganti Rahasia',
      ya: 'Ganti',
      bahaya: true,
    });
    if (!ya) return;
    await urus(async () => {
      const { data: baru, message } = await panggil('POST', 'webhook/{id}/rahasia', { jalur: { id: w.id } });
      setRahasia(baru);
      return message;
    });
  };
  const hapus = async (w: Webhook) => {
    const ya = await konfirmasi(`Webhook ${w.nama} tidak dikabari lagi; yang masih menunggu dibatalkan. Hapus?`, {
      judul: 'Hapus Webhook',
      ya: 'Hapus',
      bahaya: true,
    });
    if (!ya) return;
    await urus(async () => (await panggil('DELETE', 'webhook/{id}', { jalur: { id: w.id } })).message);
  };
  return (
    <Halaman judul={rute.judul} jejak={rute.menu}>
      <Tabs value={tab} onChange={(t) => setTab(t ?? 'webhook')} keepMounted={false}>
        <Tabs.List>
          <Tabs.Tab value="webhook">Webhook</Tabs.Tab>
          <Tabs.Tab value="kiriman">Kiriman</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="webhook" pt="md">
          {error && <Galat pesan={pesanDari(error)} cobaLagi={() => void refetch()} />}
          {isPending && <RangkaHalaman />}
          {data && (
            <Stack gap="md" maw={960}>
              <Group>
                <Button leftSection={<IconPlus size={18} />} onClick={() => setSunting('baru')}>
                  Tambah Webhook
                </Button>
              </Group>
              {data.length === 0 && <Kosong teks="Belum ada webhook." />}
              {data.map((w) => (
                <Card key={w.id} withBorder padding="lg" component="section" aria-label={w.nama}>
                  <Group justify="space-between" align="flex-start">
                    <div>
                      <Group gap="xs">
                        <Text fw={600}>{w.nama}</Text>
                        <Badge variant="light" color={w.aktif ? 'green' : 'gray'}>
                          {w.aktif ? 'Aktif' : 'Mati'}
                        </Badge>
                        {w.rantai && <Badge variant="light">Semua toko</Badge>}
                      </Group>
                      <Text fz={14} style={{ overflowWrap: 'anywhere' }}>
                        {w.url}
                      </Text>
                      <Text fz={13} c="dimmed">
                        {daftarKata(PERISTIWA, w.peristiwa)}
                      </Text>
                    </div>
                    <Group gap={4}>
                      <Button size="compact-sm" variant="light" disabled={!w.aktif} onClick={() => void uji(w)}>
                        Kirim Uji
                      </Button>
                      <Button size="compact-sm" variant="default" onClick={() => setSunting(w)}>
                        Ubah
                      </Button>
                      <Button size="compact-sm" variant="default" onClick={() => void ganti(w)}>
                        Ganti Rahasia
                      </Button>
                      <Button size="compact-sm" variant="subtle" color="red" onClick={() => void hapus(w)}>
                        Hapus
                      </Button>
                    </Group>
                  </Group>
                  {(w.menunggu > 0 || w.mati > 0) && (
                    <Alert mt="sm" color={w.mati > 0 ? 'red' : 'blue'} variant="light">
                      {w.menunggu} kiriman menunggu, {w.mati} tidak terkirim.
                    </Alert>
                  )}
                </Card>
              ))}
            </Stack>
          )}
        </Tabs.Panel>
        <Tabs.Panel value="kiriman" pt="md">
          <KirimanWebhook webhook={data ?? []} />
        </Tabs.Panel>
      </Tabs>
      {sunting && (
        <FormWebhook
          lama={sunting === 'baru' ? undefined : sunting}
          onTutup={() => setSunting(undefined)}
          jadi={(baru) => {
            setSunting(undefined);
            setRahasia(baru);
            void segarkan();
          }}
        />
      )}
      {rahasia && (
        <SekaliTampil
          judul="Rahasia Webhook"
          isi={rahasia.rahasia}
          panjang
          penanda="rahasia-webhook"
          onTutup={() => setRahasia(undefined)}
        >
          <Text>
            Rahasia <strong>{rahasia.nama}</strong> untuk memeriksa tanda tangan. Hanya ditampilkan sekali ini.
          </Text>
        </SekaliTampil>
      )}
    </Halaman>
  );
}
