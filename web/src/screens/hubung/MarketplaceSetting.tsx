// Marketplace Setting: a card for every marketplace of the store's setting; the first opens its form, the others are not ready.

import { Alert, Button, Card, Grid, Group, Kbd, PasswordInput, SimpleGrid, Text, TextInput } from '@mantine/core';
import { IconArrowLeft, IconDeviceFloppy, IconPlugConnected, IconShoppingBag } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { panggil } from '@/api/panggil';
import type { Data, Isi } from '@/api/tipe';
import { pesanDari, Tolak } from '@/api/tolak';
import { kodeTokoAktif } from '@/app/sesi';
import { Formulir } from '@/kit/Formulir';
import { Galat } from '@/kit/Galat';
import { Halaman } from '@/kit/Halaman';
import { Kosong } from '@/kit/Kosong';
import { pesanAtau } from '@/kit/master/data';
import { pesan } from '@/kit/pesan';
import { RangkaHalaman } from '@/kit/Rangka';
import type { Rute } from '@/routes';
import { TEKS_MARKETPLACE as TEKS } from './teks';

type Marketplace = Data<'get', 'marketplace-settings/daftar'>['marketplace'][number];
type IsiForm = Required<Isi<'post', 'marketplace-settings'>>;

const BIDANG = [
  ['a_i', 'App Id', false],
  ['c_i', 'Client Id', false],
  ['c_s', 'Client Secret', true],
  ['b_t', 'Bearer Token', true],
  ['s_i', 'Shop Id', false],
] as const;

const kosong = (k_m: string): IsiForm => ({ k_m, a_i: '', c_i: '', c_s: '', b_t: '', s_i: '' });

export default function MarketplaceSetting({ rute }: { rute: Rute }) {
  const kode = kodeTokoAktif();
  const [buka, setBuka] = useState<Marketplace>();
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['marketplace-daftar', kode],
    queryFn: async () => (await panggil('GET', 'marketplace-settings/daftar')).data,
  });
  return (
    <Halaman judul={rute.judul} jejak={rute.menu}>
      {error && <Galat pesan={pesanDari(error)} cobaLagi={() => void refetch()} />}
      {isPending && <RangkaHalaman />}
      {data && buka && <Satu marketplace={buka} bolehSimpan={data.boleh_simpan} kembali={() => setBuka(undefined)} />}
      {data && !buka && data.marketplace.length === 0 && <Kosong teks={TEKS.tidakTersedia} />}
      {data && !buka && (
        <SimpleGrid cols={{ base: 1, xs: 2, md: 3 }} maw={960}>
          {data.marketplace.map((m) => (
            <Card key={m.value} withBorder padding="lg" component="section" aria-label={m.value}>
              <Group gap="sm" mb="md">
                <IconShoppingBag size={28} stroke={1.4} />
                <Text fw={600} fz={18}>
                  {m.value}
                </Text>
              </Group>
              <Button variant={m.siap ? 'filled' : 'default'} onClick={() => setBuka(m)}>
                {TEKS.koneksikan}
              </Button>
            </Card>
          ))}
        </SimpleGrid>
      )}
    </Halaman>
  );
}

interface SatuProps {
  marketplace: Marketplace;
  bolehSimpan: boolean;
  kembali: () => void;
}

function Satu({ marketplace, bolehSimpan, kembali }: SatuProps) {
  const k_m = marketplace.value;
  const { data, error, isPending } = useQuery({
    queryKey: ['marketplace-setting', kodeTokoAktif(), k_m],
    // Every answer is a look at what is secret, which is written down: once when the form opens, and not again by itself.
    enabled: marketplace.siap,
    staleTime: 0,
    gcTime: 0,
    refetchOnReconnect: false,
    queryFn: async () => (await panggil('GET', 'marketplace-settings', { query: { k_m } })).data,
  });
  const mundur = (
    <Button variant="default" leftSection={<IconArrowLeft size={18} />} onClick={kembali}>
      {TEKS.kembali}
    </Button>
  );
  if (!marketplace.siap)
    return (
      <>
        <Alert maw={720}>Koneksi ke {k_m} belum tersedia.</Alert>
        <Group>{mundur}</Group>
      </>
    );
  if (isPending) return <RangkaHalaman />;
  if (error)
    return (
      <>
        <Galat pesan={TEKS.tidakTersedia} />
        <Group>{mundur}</Group>
      </>
    );
  const { _id, ...isi } = data[0] ?? { _id: '', ...kosong(k_m) };
  return <Penyunting awal={isi} tersimpan={_id !== ''} bolehSimpan={bolehSimpan} mundur={mundur} />;
}

interface PenyuntingProps {
  awal: IsiForm;
  tersimpan: boolean;
  bolehSimpan: boolean;
  mundur: React.ReactNode;
}

function Penyunting({ awal, tersimpan, bolehSimpan, mundur }: PenyuntingProps) {
  const [dasar, setDasar] = useState(awal);
  const [isi, setIsi] = useState(awal);
  const [ada, setAda] = useState(tersimpan);
  const [galat, setGalat] = useState<Readonly<Record<string, string>>>({});
  const [sibuk, setSibuk] = useState<'simpan' | 'uji'>();
  const [hasil, setHasil] = useState<{ berhasil: boolean; pesan: string }>();
  const berubah = BIDANG.some(([kunci]) => isi[kunci] !== dasar[kunci]);
  const simpan = async () => {
    setSibuk('simpan');
    setGalat({});
    setHasil(undefined);
    try {
      const { data, message } = await panggil('POST', 'marketplace-settings', { body: isi });
      const { _id, ...jadi } = data;
      setDasar(jadi);
      setIsi(jadi);
      setAda(true);
      pesan.sukses(message ?? '');
    } catch (sebab) {
      if (sebab instanceof Tolak) setGalat(sebab.fields);
      pesan.gagal(pesanAtau(sebab, TEKS.gagalSimpan));
    } finally {
      setSibuk(undefined);
    }
  };
  const uji = async () => {
    setSibuk('uji');
    setHasil(undefined);
    try {
      setHasil((await panggil('POST', 'marketplace-settings/uji', { body: { k_m: isi.k_m } })).data);
    } catch (sebab) {
      setHasil({ berhasil: false, pesan: pesanDari(sebab) });
    } finally {
      setSibuk(undefined);
    }
  };
  return (
    <Formulir
      label={`Setting ${isi.k_m}`}
      onSimpan={() => void simpan()}
      berubah={berubah && bolehSimpan}
      aktif={bolehSimpan && sibuk === undefined}
    >
      <Grid.Col span={12}>
        <Text fw={600} fz={18}>
          {isi.k_m}
        </Text>
      </Grid.Col>
      {BIDANG.map(([kunci, label, rahasia], ke) => {
        const Kotak = rahasia ? PasswordInput : TextInput;
        return (
          <Grid.Col key={kunci} span={{ base: 12, sm: 6 }}>
            <Kotak
              label={label}
              autoComplete="off"
              // What opened this form went with its cards.
              autoFocus={ke === 0}
              readOnly={!bolehSimpan}
              value={isi[kunci]}
              error={galat[kunci]}
              onChange={(k) => setIsi({ ...isi, [kunci]: k.currentTarget.value })}
            />
          </Grid.Col>
        );
      })}
      {hasil && (
        <Grid.Col span={12}>
          <Alert color={hasil.berhasil ? 'green' : 'red'} role="status">
            {hasil.pesan}
          </Alert>
        </Grid.Col>
      )}
      <Grid.Col span={12}>
        <Group>
          {mundur}
          {bolehSimpan && (
            <>
              <Button
                data-simpan
                leftSection={<IconDeviceFloppy size={18} />}
                rightSection={<Kbd size="xs">F9</Kbd>}
                loading={sibuk === 'simpan'}
                onClick={() => void simpan()}
              >
                {TEKS.simpan}
              </Button>
              <Button
                variant="default"
                leftSection={<IconPlugConnected size={18} />}
                loading={sibuk === 'uji'}
                disabled={!ada || berubah}
                onClick={() => void uji()}
              >
                {TEKS.uji}
              </Button>
            </>
          )}
        </Group>
      </Grid.Col>
    </Formulir>
  );
}
