// The store's price boards: made, shown once with their link, revoked.
// The link opens a page without a login; whoever has it sees the published prices and nothing else.
import { Alert, Badge, Button, CopyButton, Group, Stack, Text, TextInput } from '@mantine/core';
import { IconDeviceTv } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { panggil } from '@/api/panggil';
import { pesanDari } from '@/api/tolak';
import { konfirmasi } from '@/kit/dialog';
import { Galat } from '@/kit/Galat';
import { Kosong } from '@/kit/Kosong';
import { pesan } from '@/kit/pesan';
import { RangkaTabel } from '@/kit/Rangka';
import { jam } from '@/kit/waktu';
import kelas from './harga.module.css';
import { kueriPapan, type PapanDibuat, type PapanTerdaftar } from './tipe';

export function PapanToko() {
  const kueri = useQueryClient();
  const { data, error, isPending, refetch } = useQuery(kueriPapan());
  const [nama, setNama] = useState('');
  const [galat, setGalat] = useState<string>();
  const [baru, setBaru] = useState<PapanDibuat>();
  const segarkan = () => kueri.invalidateQueries({ queryKey: kueriPapan().queryKey });

  const buat = async () => {
    setGalat(undefined);
    try {
      const { data: dibuat } = await panggil('POST', 'harga-emas/papan/kunci', { body: { nama } });
      setBaru(dibuat);
      setNama('');
      await segarkan();
    } catch (sebab) {
      setGalat(pesanDari(sebab));
    }
  };
  const cabut = async (papan: PapanTerdaftar) => {
    const ya = await konfirmasi(`Papan ${papan.nama} tidak bisa dibuka lagi dengan tautannya. Cabut?`, {
      judul: 'Cabut Papan Harga',
      ya: 'Cabut',
      bahaya: true,
    });
    if (!ya) return;
    try {
      const { message } = await panggil('DELETE', 'harga-emas/papan/kunci/{id}', { jalur: { id: papan.id } });
      pesan.sukses(message ?? 'Papan harga dicabut');
      await segarkan();
    } catch (sebab) {
      pesan.gagal(pesanDari(sebab));
    }
  };
  const tautan = baru && `${window.location.origin}/papan-harga?kunci=${baru.kunci}`;

  return (
    <Stack gap="md" maw={960}>
      <Group align="flex-end" gap="sm">
        <TextInput
          label="Nama papan"
          description="Tempatnya, misalnya TV depan"
          value={nama}
          maxLength={40}
          error={galat}
          onChange={(e) => setNama(e.currentTarget.value)}
          w={{ base: '100%', xs: 320 }}
        />
        <Button onClick={() => void buat()} leftSection={<IconDeviceTv size={16} />}>
          Buat Papan
        </Button>
      </Group>
      {tautan && (
        <Alert color="green" variant="light" title={`Tautan ${baru.nama}, hanya ditampilkan sekali ini`}>
          <Group gap="sm" wrap="nowrap" align="flex-start">
            <Text style={{ overflowWrap: 'anywhere' }} flex={1} data-testid="tautan-papan">
              {tautan}
            </Text>
            <CopyButton value={tautan}>
              {({ copied, copy }) => (
                <Button size="xs" variant="default" onClick={copy}>
                  {copied ? 'Tersalin' : 'Salin'}
                </Button>
              )}
            </CopyButton>
          </Group>
        </Alert>
      )}
      {error ? (
        <Galat pesan={pesanDari(error)} cobaLagi={() => void refetch()} />
      ) : isPending ? (
        <RangkaTabel />
      ) : data.length === 0 ? (
        <Kosong teks="Belum ada papan harga" />
      ) : (
        data.map((papan) => (
          <Group key={papan.id} className={kelas.baris} justify="space-between" gap="sm">
            <div>
              <Text fw={500}>{papan.nama}</Text>
              <Text fz={12} c="dimmed">
                Dibuat {papan.oleh}, {papan.dibuat.slice(0, 10)} {jam(papan.dibuat)}
              </Text>
            </div>
            {papan.dicabut ? (
              <Badge variant="light" color="gray">
                Dicabut {papan.dicabut_oleh}
              </Badge>
            ) : (
              <Button size="xs" color="red" variant="light" onClick={() => void cabut(papan)}>
                Cabut
              </Button>
            )}
          </Group>
        ))
      )}
    </Stack>
  );
}
