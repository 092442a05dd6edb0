// Kunci API: keys of the chain's own programs, made with their scopes and last day, shown once, revoked.

import { Button, Checkbox, Grid, Group, Modal, Paper, Switch, Text, TextInput } from '@mantine/core';
import { IconKey } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { panggil } from '@/api/panggil';
import type { Data } from '@/api/tipe';
import { pesanDari, Tolak } from '@/api/tolak';
import { kodeTokoAktif, useSesiAda } from '@/app/sesi';
import { DataTable, type Kolom } from '@/kit/DataTable';
import { konfirmasi } from '@/kit/dialog';
import { Formulir } from '@/kit/Formulir';
import { Halaman } from '@/kit/Halaman';
import { IsianTanggal } from '@/kit/IsianTanggal';
import { Lencana } from '@/kit/Lencana';
import { pesan } from '@/kit/pesan';
import { SekaliTampil } from '@/kit/SekaliTampil';
import { waktuLengkap } from '@/kit/waktu';
import type { Rute } from '@/routes';
import { daftarKata, LINGKUP, type Lingkup } from './kata';

type Kunci = Data<'get', 'kunci-api'>[number];
type Pakai = Data<'get', 'kunci-api/{id}/pakai'>[number];

const KEADAAN = {
  AKTIF: { kata: 'Aktif', warna: 'green' },
  BERAKHIR: { kata: 'Berakhir', warna: 'orange' },
  DICABUT: { kata: 'Dicabut', warna: 'gray' },
} as const;

const KOSONG = { nama: '', lingkup: [] as Lingkup[], rantai: false, berlaku_sampai: null as string | null };

const kunciKueri = () => ['kunci-api', kodeTokoAktif()];

export default function KunciApi({ rute }: { rute: Rute }) {
  const kueri = useQueryClient();
  const [baru, setBaru] = useState<{ nama: string; kunci: string }>();
  const [lihat, setLihat] = useState<Kunci>();
  const { data, error, isPending, refetch } = useQuery({
    queryKey: kunciKueri(),
    queryFn: async () => (await panggil('GET', 'kunci-api')).data,
  });
  const segarkan = () => kueri.invalidateQueries({ queryKey: kunciKueri() });
  const cabut = async (k: Kunci) => {
    const ya = await konfirmasi(`Program yang memakai kunci ${k.nama} langsung ditolak. Cabut?`, {
      judul: 'Cabut Kunci API',
      ya: 'Cabut',
      bahaya: true,
    });
    if (!ya) return;
    try {
      const { message } = await panggil('POST', 'kunci-api/{id}/cabut', { jalur: { id: k.id } });
      pesan.sukses(message ?? '');
    } catch (sebab) {
      pesan.gagal(pesanDari(sebab));
    } finally {
      await segarkan();
    }
  };
  const kolom: readonly Kolom<Kunci>[] = [
    { kunci: 'nama', judul: 'Nama', nilai: (k) => k.nama, lebar: 170 },
    { kunci: 'ekor', judul: 'Kunci', nilai: (k) => `karat_…${k.ekor}`, lebar: 120 },
    { kunci: 'lingkup', judul: 'Lingkup', nilai: (k) => daftarKata(LINGKUP, k.lingkup), lebar: 240 },
    { kunci: 'toko', judul: 'Membuka', nilai: (k) => (k.rantai ? 'Semua toko' : 'Toko ini'), lebar: 110 },
    { kunci: 'berlaku_sampai', judul: 'Berlaku Sampai', nilai: (k) => k.berlaku_sampai, lebar: 130 },
    {
      kunci: 'keadaan',
      judul: 'Keadaan',
      nilai: (k) => k.keadaan,
      tampil: (k) => <Lencana status={k.keadaan} daftar={KEADAAN} />,
      lebar: 110,
    },
    {
      kunci: 'terakhir',
      judul: 'Terakhir Dipakai',
      nilai: (k) => (k.terakhir ? waktuLengkap(k.terakhir) : 'Belum pernah'),
      lebar: 160,
    },
    { kunci: 'jumlah', judul: 'Panggilan 30 Hari', jenis: 'angka', nilai: (k) => k.jumlah, lebar: 150 },
    { kunci: 'oleh', judul: 'Dibuat Oleh', nilai: (k) => k.oleh, lebar: 120 },
    {
      kunci: 'aksi',
      judul: 'Aksi',
      nilai: () => '',
      urut: false,
      diKanan: true,
      lebar: 180,
      tampil: (k) => (
        <Group gap={4} wrap="nowrap" justify="flex-end">
          <Button size="compact-sm" variant="light" onClick={() => setLihat(k)}>
            Pemakaian
          </Button>
          {k.keadaan !== 'DICABUT' && (
            <Button size="compact-sm" variant="subtle" color="red" onClick={() => void cabut(k)}>
              Cabut
            </Button>
          )}
        </Group>
      ),
    },
  ];
  return (
    <Halaman judul={rute.judul} jejak={rute.menu}>
      <Baru
        jadi={(k) => {
          setBaru(k);
          void segarkan();
        }}
      />
      <DataTable
        label="Kunci API"
        kolom={kolom}
        data={data ?? []}
        idBaris={(k) => k.id}
        memuat={isPending}
        galat={error ? { pesan: pesanDari(error), cobaLagi: () => void refetch() } : undefined}
        kosong="Belum ada kunci API."
      />
      {baru && (
        <SekaliTampil judul="Kunci API" isi={baru.kunci} panjang penanda="kunci-api" onTutup={() => setBaru(undefined)}>
          <Text>
            Kunci <strong>{baru.nama}</strong>. Hanya ditampilkan sekali ini; simpan di program yang memakainya.
          </Text>
        </SekaliTampil>
      )}
      {lihat && <Pemakaian kunci={lihat} onTutup={() => setLihat(undefined)} />}
    </Halaman>
  );
}

function Baru({ jadi }: { jadi: (k: { nama: string; kunci: string }) => void }) {
  const { pengguna } = useSesiAda();
  const [isi, setIsi] = useState(KOSONG);
  const [galat, setGalat] = useState<Readonly<Record<string, string>>>({});
  const [sibuk, setSibuk] = useState(false);
  const berubah = isi.nama !== '' || isi.lingkup.length > 0;
  const buat = async () => {
    setSibuk(true);
    setGalat({});
    try {
      const { data } = await panggil('POST', 'kunci-api', {
        body: { ...isi, berlaku_sampai: isi.berlaku_sampai ?? '' },
      });
      setIsi(KOSONG);
      jadi(data);
    } catch (sebab) {
      if (sebab instanceof Tolak) setGalat(sebab.fields);
      pesan.gagal(pesanDari(sebab));
    } finally {
      setSibuk(false);
    }
  };
  return (
    <Paper withBorder p="lg" mb="md" component="section" aria-label="Kunci baru">
      <Formulir label="Kunci API baru" onSimpan={() => void buat()} berubah={berubah} aktif={!sibuk}>
        <Grid.Col span={{ base: 12, sm: 6 }}>
          <TextInput
            label="Nama"
            description="Program yang memakainya, misalnya Pembukuan"
            maxLength={40}
            autoComplete="off"
            value={isi.nama}
            error={galat.nama}
            onChange={(k) => setIsi({ ...isi, nama: k.currentTarget.value })}
          />
        </Grid.Col>
        <Grid.Col span={{ base: 12, sm: 6 }}>
          <IsianTanggal
            label="Berlaku Sampai"
            description="Sesudah hari itu kunci ini ditolak"
            value={isi.berlaku_sampai}
            error={galat.berlaku_sampai}
            galatLangsung
            onChange={(berlaku_sampai) => setIsi((lama) => ({ ...lama, berlaku_sampai }))}
          />
        </Grid.Col>
        <Grid.Col span={12}>
          <Checkbox.Group
            label="Lingkup"
            value={isi.lingkup}
            error={galat.lingkup}
            onChange={(lingkup) => setIsi({ ...isi, lingkup: lingkup as Lingkup[] })}
          >
            <Group mt="xs">
              {Object.entries(LINGKUP).map(([nilai, kata]) => (
                <Checkbox key={nilai} value={nilai} label={kata} />
              ))}
            </Group>
          </Checkbox.Group>
        </Grid.Col>
        {pengguna.pusat && (
          <Grid.Col span={12}>
            <Switch
              label="Membuka semua toko"
              checked={isi.rantai}
              onChange={(k) => setIsi({ ...isi, rantai: k.currentTarget.checked })}
            />
          </Grid.Col>
        )}
        <Grid.Col span={12}>
          <Button data-simpan leftSection={<IconKey size={18} />} loading={sibuk} onClick={() => void buat()}>
            Buat Kunci
          </Button>
        </Grid.Col>
      </Formulir>
    </Paper>
  );
}

const KOLOM_PAKAI: readonly Kolom<Pakai>[] = [
  { kunci: 'tanggal', judul: 'Tanggal', nilai: (p) => p.tanggal, lebar: 120 },
  { kunci: 'lingkup', judul: 'Lingkup', nilai: (p) => p.lingkup, lebar: 130 },
  { kunci: 'alamat', judul: 'Alamat', nilai: (p) => p.alamat, lebar: 150 },
  { kunci: 'jumlah', judul: 'Panggilan', jenis: 'angka', nilai: (p) => p.jumlah, lebar: 100 },
  { kunci: 'terakhir', judul: 'Terakhir', nilai: (p) => waktuLengkap(p.terakhir), lebar: 160 },
];

function Pemakaian({ kunci, onTutup }: { kunci: Kunci; onTutup: () => void }) {
  const { data, error, isPending, refetch } = useQuery({
    queryKey: [...kunciKueri(), kunci.id],
    queryFn: async () => (await panggil('GET', 'kunci-api/{id}/pakai', { jalur: { id: kunci.id } })).data,
  });
  return (
    <Modal
      opened
      size="xl"
      title={`Pemakaian ${kunci.nama}`}
      onClose={onTutup}
      closeButtonProps={{ 'aria-label': 'Tutup' }}
    >
      <DataTable
        label="Pemakaian kunci"
        kolom={KOLOM_PAKAI}
        data={data ?? []}
        idBaris={(p) => `${p.tanggal}/${p.lingkup}/${p.alamat}`}
        memuat={isPending}
        galat={error ? { pesan: pesanDari(error), cobaLagi: () => void refetch() } : undefined}
        kosong="Kunci ini belum pernah dipakai."
      />
    </Modal>
  );
}
