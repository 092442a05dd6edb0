// The newer rights editor: menus chosen by level, given to or taken from many users at once.
// Nothing is saved before the difference for each user was seen; all are saved together or none.
import {
  Button,
  Checkbox,
  Grid,
  Group,
  Input,
  Kbd,
  Paper,
  SegmentedControl,
  Select,
  Stack,
  Text,
  TextInput,
} from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { pesanDari } from '@/api/tolak';
import { useSesiAda } from '@/app/sesi';
import { dialogGagal } from '@/kit/dialog';
import { Galat } from '@/kit/Galat';
import { Halaman } from '@/kit/Halaman';
import { Kosong } from '@/kit/Kosong';
import { pesan } from '@/kit/pesan';
import { RangkaTabel } from '@/kit/Rangka';
import { useTombol } from '@/kit/tombol';
import type { Rute } from '@/routes';
import {
  type Beda,
  KUNCI_USERS,
  kueriTemplate,
  kueriUsers,
  type Mode,
  periksaMassal,
  type Template,
  terapkanMassal,
  type User,
} from './api';
import { BedaAkses } from './BedaAkses';
import { PohonAkses } from './PohonAkses';
import { daun, namaMenu, saringPohon } from './pohon';

const MODE: { value: Mode; label: string; arti: string }[] = [
  { value: 'GANTI', label: 'Ganti', arti: 'User yang dipilih mendapat tepat menu yang dicentang, tidak lebih.' },
  { value: 'TAMBAH', label: 'Tambah', arti: 'Menu yang dicentang ditambahkan; yang sudah ada tetap.' },
  { value: 'CABUT', label: 'Cabut', arti: 'Menu yang dicentang dicabut; yang lain tetap.' },
];

export default function HakAksesNews({ rute }: { rute: Rute }) {
  const users = useQuery(kueriUsers);
  const templat = useQuery(kueriTemplate);
  const galat = users.error ?? templat.error;
  return (
    <Halaman judul={rute.judul} jejak={rute.menu}>
      {galat && (
        <Galat
          pesan={pesanDari(galat)}
          cobaLagi={() => {
            void users.refetch();
            void templat.refetch();
          }}
        />
      )}
      {(users.isPending || templat.isPending) && !galat && <RangkaTabel />}
      {users.data && templat.data && <Penyunting users={users.data} templat={templat.data} />}
    </Halaman>
  );
}

function Penyunting({ users, templat }: { users: readonly User[]; templat: readonly Template[] }) {
  const { pengguna } = useSesiAda();
  const kueri = useQueryClient();
  const [level, setLevel] = useState<string | null>(null);
  const [mode, setMode] = useState<Mode>('GANTI');
  const [menu, setMenu] = useState<ReadonlySet<string>>(new Set());
  const [dipilih, setDipilih] = useState<ReadonlySet<string>>(new Set());
  const [cari, setCari] = useState('');
  const [beda, setBeda] = useState<Beda[]>();
  const [sibuk, setSibuk] = useState(false);
  // One's own tree has every menu of the product; what one has not got oneself cannot be given.
  const pohon = pengguna.akses;
  const nama = useMemo(() => namaMenu(pohon), [pohon]);
  const bisaDiatur = useMemo(() => {
    const bisa = new Set(templat.filter((t) => t.boleh_beri && !t.semua_menu).map((t) => t.level));
    return users.filter((u) => u.aktif && u.user_id !== pengguna.user_id && bisa.has(u.level));
  }, [users, templat, pengguna.user_id]);
  const tampil = bisaDiatur.filter((u) => level === null || u.level === level);

  const pilihLevel = (baru: string | null) => {
    setLevel(baru);
    const dari = templat.find((t) => t.level === baru);
    if (dari) setMenu(new Set(dari.akses));
    setDipilih(new Set(bisaDiatur.filter((u) => u.level === baru).map((u) => u.user_id)));
  };
  const isi = (versi?: readonly Beda[]) => ({
    mode,
    akses: [...menu],
    users: versi ?? [...dipilih].map((user_id) => ({ user_id })),
  });
  const periksa = async () => {
    if (sibuk) return;
    setSibuk(true);
    try {
      setBeda((await periksaMassal(isi())).data);
    } catch (sebab) {
      void dialogGagal(pesanDari(sebab));
    }
    setSibuk(false);
  };
  const simpan = async () => {
    if (!beda || sibuk) return;
    setSibuk(true);
    try {
      const { message } = await terapkanMassal({
        ...isi(),
        users: beda.map(({ user_id, versi }) => ({ user_id, versi })),
      });
      pesan.sukses(message ?? '');
      setBeda(undefined);
    } catch (sebab) {
      setBeda(undefined);
      void dialogGagal(pesanDari(sebab));
    }
    setSibuk(false);
    void kueri.invalidateQueries({ queryKey: KUNCI_USERS });
  };
  useTombol([{ kunci: 'F8', arti: 'Periksa perubahan', aksi: () => void periksa() }], beda === undefined);
  const semuaTampil = tampil.length > 0 && tampil.every((u) => dipilih.has(u.user_id));
  return (
    <>
      <Group gap="md" align="flex-end">
        <Select
          label="Level"
          placeholder="Mulai dari level"
          description="Mencentang menu template dan memilih user level itu"
          openOnFocus={false}
          clearable
          clearButtonProps={{ 'aria-label': 'Tanpa level' }}
          w={{ base: '100%', xs: 320 }}
          data={templat.filter((t) => t.boleh_beri && !t.semua_menu).map((t) => t.level)}
          value={level}
          onChange={pilihLevel}
        />
        <Input.Wrapper label="Cara" labelElement="div" description={MODE.find((satu) => satu.value === mode)?.arti}>
          <SegmentedControl
            aria-label="Cara"
            fullWidth
            value={mode}
            onChange={(nilai) => setMode(nilai as Mode)}
            data={MODE.map(({ value, label }) => ({ value, label }))}
          />
        </Input.Wrapper>
        <Button
          ml="auto"
          disabled={dipilih.size === 0}
          loading={sibuk}
          rightSection={<Kbd size="xs">F8</Kbd>}
          onClick={() => void periksa()}
        >
          Periksa Perubahan
        </Button>
      </Group>
      <Grid gap="md">
        <Grid.Col span={{ base: 12, md: 4, lg: 3 }}>
          <Paper withBorder p="md" component="section" aria-label="User">
            <Checkbox
              label={`${dipilih.size} user dipilih`}
              fw={600}
              mb="xs"
              checked={semuaTampil}
              indeterminate={!semuaTampil && dipilih.size > 0}
              onChange={() => setDipilih(new Set(semuaTampil ? [] : tampil.map((u) => u.user_id)))}
            />
            {tampil.length === 0 && <Kosong teks="Tidak ada user yang bisa diatur" />}
            <Stack gap={6} mah={560} style={{ overflowY: 'auto' }}>
              {tampil.map((u) => (
                <Checkbox
                  key={u.user_id}
                  label={u.user_id}
                  description={`${u.user_name} · ${u.level} · ${u.kode_toko}`}
                  checked={dipilih.has(u.user_id)}
                  onChange={(e) => {
                    const baru = new Set(dipilih);
                    if (e.currentTarget.checked) baru.add(u.user_id);
                    else baru.delete(u.user_id);
                    setDipilih(baru);
                  }}
                />
              ))}
            </Stack>
          </Paper>
        </Grid.Col>
        <Grid.Col span={{ base: 12, md: 8, lg: 9 }}>
          <Group gap="xs" mb="sm">
            <TextInput
              aria-label="Cari menu"
              placeholder="Cari menu"
              leftSection={<IconSearch size={16} />}
              w={{ base: '100%', xs: 240 }}
              value={cari}
              onChange={(e) => setCari(e.currentTarget.value)}
            />
            <Text fz={13} c="dimmed" role="status">
              {menu.size} dari {pohon.flatMap(daun).length} menu dicentang
            </Text>
            <Button variant="subtle" color="gray" disabled={menu.size === 0} onClick={() => setMenu(new Set())}>
              Kosongkan
            </Button>
          </Group>
          <PohonAkses pohon={saringPohon(pohon, cari)} terpilih={menu} ganti={setMenu} />
        </Grid.Col>
      </Grid>
      {beda && (
        <BedaAkses
          beda={beda}
          nama={nama}
          sibuk={sibuk}
          onSimpan={() => void simpan()}
          onTutup={() => setBeda(undefined)}
        />
      )}
    </>
  );
}
