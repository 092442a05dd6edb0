// WhatsApp Setting: the store's number, a message to try it with, what was sent and what was not, and the words of every event.

import { Button, Grid, Group, Paper, Tabs, Text, Textarea, TextInput } from '@mantine/core';
import { IconDeviceFloppy, IconSend } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { panggil } from '@/api/panggil';
import { Tolak } from '@/api/tolak';
import { muatSaya } from '@/app/aksiSesi';
import { modulNyala } from '@/app/gerbang';
import { useSesiAda } from '@/app/sesi';
import { Formulir } from '@/kit/Formulir';
import { Halaman } from '@/kit/Halaman';
import { pesanAtau } from '@/kit/master/data';
import { pesan } from '@/kit/pesan';
import type { Rute } from '@/routes';
import { PesanKeluar } from './PesanKeluar';
import { TemplatPesan } from './TemplatPesan';
import { TEKS_WA } from './teks';

/** The page is loaded anew so long after the number was saved. */
const MUAT_ULANG = 3000;

const angkaSaja = (teks: string) => teks.replace(/\D/g, '');

export default function WhatsAppSetting({ rute }: { rute: Rute }) {
  const { pengguna, modul } = useSesiAda();
  return (
    <Halaman judul={rute.judul} jejak={rute.menu}>
      <Grid gap="lg" maw={1200}>
        <Grid.Col span={{ base: 12, md: 6 }}>
          <Nomor />
        </Grid.Col>
        {pengguna.no_whatsapp !== '' && modulNyala(modul, 'WHATSAPP_MODULE') && (
          <Grid.Col span={{ base: 12, md: 6 }}>
            <Uji />
          </Grid.Col>
        )}
      </Grid>
      <Tabs defaultValue="pesan" mt="md" keepMounted={false}>
        <Tabs.List>
          <Tabs.Tab value="pesan">Pesan Keluar</Tabs.Tab>
          <Tabs.Tab value="templat">Templat</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="pesan" pt="sm">
          <PesanKeluar />
        </Tabs.Panel>
        <Tabs.Panel value="templat" pt="sm">
          <TemplatPesan />
        </Tabs.Panel>
      </Tabs>
    </Halaman>
  );
}

/** The store's own number: every message of it comes from there. */
function Nomor() {
  const { pengguna, toko } = useSesiAda();
  const kode = toko?.kode_toko ?? pengguna.kode_toko;
  const [nomor, setNomor] = useState(pengguna.no_whatsapp);
  const [galat, setGalat] = useState<string>();
  const [sibuk, setSibuk] = useState(false);
  const nanti = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(nanti.current), []);
  const simpan = async () => {
    setSibuk(true);
    setGalat(undefined);
    try {
      await panggil('PUT', 'system/edit/{kode_toko}', {
        jalur: { kode_toko: kode },
        body: { no_whatsapp: nomor },
      });
      pesan.sukses(TEKS_WA.berhasil);
      await muatSaya();
      nanti.current = setTimeout(() => window.location.reload(), MUAT_ULANG);
    } catch (sebab) {
      setGalat((sebab instanceof Tolak && sebab.fields.no_whatsapp) || pesanAtau(sebab, TEKS_WA.gagal));
      pesan.gagal(TEKS_WA.gagal);
    } finally {
      setSibuk(false);
    }
  };
  const berubah = nomor !== pengguna.no_whatsapp;
  return (
    <Paper withBorder p="lg" component="section" aria-label="Nomor WhatsApp toko">
      <Formulir label="WhatsApp setting" onSimpan={() => void simpan()} aktif={berubah && !sibuk}>
        <Grid.Col span={12}>
          <TextInput
            label="No WhatsApp"
            description="Nomor yang mengirim semua pesan toko ini"
            inputMode="numeric"
            autoComplete="off"
            maxLength={15}
            value={nomor}
            error={galat}
            onChange={(k) => setNomor(angkaSaja(k.currentTarget.value))}
          />
        </Grid.Col>
        <Grid.Col span={12}>
          <Button
            data-simpan
            leftSection={<IconDeviceFloppy size={18} />}
            loading={sibuk}
            disabled={!berubah}
            onClick={() => void simpan()}
          >
            Simpan
          </Button>
        </Grid.Col>
      </Formulir>
    </Paper>
  );
}

/** A message sent at once, to see whether the gateway takes it. */
function Uji() {
  const [tujuan, setTujuan] = useState('');
  const [isi, setIsi] = useState('');
  const [sibuk, setSibuk] = useState(false);
  const kirim = async () => {
    setSibuk(true);
    try {
      const { message } = await panggil('POST', 'chat/send', {
        body: { receiver: tujuan.replace(/^0/, '62'), message: isi, type: 'text' },
      });
      pesan.sukses(message ?? TEKS_WA.terkirim);
      setIsi('');
    } catch (sebab) {
      pesan.gagal(pesanAtau(sebab, TEKS_WA.tidakTerdaftar));
    } finally {
      setSibuk(false);
    }
  };
  return (
    <Paper withBorder p="lg" component="section" aria-label="Uji kirim pesan">
      <TextInput
        label="No Tujuan"
        inputMode="numeric"
        autoComplete="off"
        maxLength={15}
        value={tujuan}
        onChange={(k) => setTujuan(angkaSaja(k.currentTarget.value))}
      />
      <Textarea
        label="Pesan"
        mt="sm"
        autosize
        minRows={2}
        maxRows={6}
        maxLength={1000}
        value={isi}
        onChange={(k) => setIsi(k.currentTarget.value)}
      />
      <Group mt="md" justify="space-between">
        <Button
          leftSection={<IconSend size={18} />}
          loading={sibuk}
          disabled={tujuan === '' || isi.trim() === ''}
          onClick={() => void kirim()}
        >
          Kirim
        </Button>
        <Text fz={13} c="dimmed">
          0 di depan menjadi 62
        </Text>
      </Group>
    </Paper>
  );
}
