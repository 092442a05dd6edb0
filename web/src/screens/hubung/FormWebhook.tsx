// A webhook, new or changed: its name, address, events, and whether it is told of anything at all.

import { Alert, Button, Checkbox, Group, Modal, Stack, Switch, TextInput } from '@mantine/core';
import { useState } from 'react';
import { panggil } from '@/api/panggil';
import { pesanDari, Tolak } from '@/api/tolak';
import { useSesiAda } from '@/app/sesi';
import { pesan } from '@/kit/pesan';
import { PERISTIWA, type PeristiwaWebhook } from './kata';
import type { Webhook } from './Webhook';

interface Props {
  lama?: Webhook;
  onTutup: () => void;
  /** It stands; a new one comes with its secret. */
  jadi: (baru?: { nama: string; rahasia: string }) => void;
}

export function FormWebhook({ lama, onTutup, jadi }: Props) {
  const { pengguna } = useSesiAda();
  const [isi, setIsi] = useState({
    nama: lama?.nama ?? '',
    url: lama?.url ?? '',
    peristiwa: (lama?.peristiwa ?? []) as PeristiwaWebhook[],
    rantai: lama?.rantai ?? false,
    aktif: lama?.aktif ?? true,
  });
  const [galat, setGalat] = useState<Readonly<Record<string, string>>>({});
  const [umum, setUmum] = useState<string>();
  const [sibuk, setSibuk] = useState(false);
  const simpan = async () => {
    setSibuk(true);
    setGalat({});
    setUmum(undefined);
    try {
      if (lama) {
        const { message } = await panggil('PUT', 'webhook/{id}', { jalur: { id: lama.id }, body: isi });
        pesan.sukses(message ?? '');
        jadi();
      } else {
        jadi((await panggil('POST', 'webhook', { body: isi })).data);
      }
    } catch (sebab) {
      const milik = sebab instanceof Tolak ? sebab.fields : {};
      setGalat(milik);
      if (Object.keys(milik).length === 0) setUmum(pesanDari(sebab));
      setSibuk(false);
    }
  };
  return (
    <Modal
      opened
      size="lg"
      title={lama ? `Ubah ${lama.nama}` : 'Webhook Baru'}
      onClose={onTutup}
      closeButtonProps={{ 'aria-label': 'Tutup' }}
    >
      <Stack gap="sm">
        {umum && (
          <Alert color="red" role="alert">
            {umum}
          </Alert>
        )}
        <TextInput
          label="Nama"
          data-autofocus
          maxLength={40}
          autoComplete="off"
          value={isi.nama}
          error={galat.nama}
          onChange={(k) => setIsi({ ...isi, nama: k.currentTarget.value })}
        />
        <TextInput
          label="Alamat"
          description="https://… di internet; alamat di jaringan dalam ditolak"
          maxLength={500}
          autoComplete="off"
          value={isi.url}
          error={galat.url}
          onChange={(k) => setIsi({ ...isi, url: k.currentTarget.value })}
        />
        <Checkbox.Group
          label="Peristiwa"
          value={isi.peristiwa}
          error={galat.peristiwa}
          onChange={(peristiwa) => setIsi({ ...isi, peristiwa: peristiwa as PeristiwaWebhook[] })}
        >
          <Group mt="xs">
            {Object.entries(PERISTIWA).map(([nilai, kata]) => (
              <Checkbox key={nilai} value={nilai} label={kata} />
            ))}
          </Group>
        </Checkbox.Group>
        <Switch
          label="Aktif"
          description="Selama mati tidak ada yang dikabarkan, juga tidak sesudahnya"
          checked={isi.aktif}
          onChange={(k) => setIsi({ ...isi, aktif: k.currentTarget.checked })}
        />
        {pengguna.pusat && (
          <Switch
            label="Dari semua toko"
            checked={isi.rantai}
            onChange={(k) => setIsi({ ...isi, rantai: k.currentTarget.checked })}
          />
        )}
        <Group justify="flex-end">
          <Button variant="default" onClick={onTutup}>
            Batal
          </Button>
          <Button loading={sibuk} onClick={() => void simpan()}>
            Simpan
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
