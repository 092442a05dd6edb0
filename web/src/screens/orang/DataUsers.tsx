// The users of the store, or of the chain for head office: the list, and what can be done with one of them.
// A new or reset password is shown once, in a dialog of its own.
import { Badge, Button, Group, SegmentedControl, Select } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { pesanDari } from '@/api/tolak';
import { modulNyala } from '@/app/gerbang';
import { useSesiAda } from '@/app/sesi';
import { DataTable, type Kolom } from '@/kit/DataTable';
import { dialogGagal, konfirmasi } from '@/kit/dialog';
import { Halaman } from '@/kit/Halaman';
import { pesan } from '@/kit/pesan';
import { useTombol } from '@/kit/tombol';
import { jam } from '@/kit/waktu';
import type { Rute } from '@/routes';
import { KUNCI_USERS, kueriUsers, resetPassword, type SandiBaru, type User } from './api';
import { FormUser } from './FormUser';
import { SandiSekali } from './SandiSekali';
import { SidikJariUser } from './SidikJariUser';

type Status = 'AKTIF' | 'NONAKTIF' | 'SEMUA';

const KOLOM: Kolom<User>[] = [
  { kunci: 'user_id', judul: 'User ID', nilai: (u) => u.user_id, lebar: 150 },
  { kunci: 'user_name', judul: 'Nama', nilai: (u) => u.user_name, lebar: 215 },
  {
    kunci: 'level',
    judul: 'Level',
    nilai: (u) => u.level,
    lebar: 90,
    tampil: (u) => (
      <Badge variant="light" color="gray">
        {u.level}
      </Badge>
    ),
  },
  {
    kunci: 'kode_toko',
    judul: 'Toko',
    nilai: (u) =>
      `${u.kode_toko} ${u.nama_toko}${u.pusat ? ' (pusat)' : ''}${u.cabang.length > 0 ? ` + ${u.cabang.join(', ')}` : ''}`,
    lebar: 190,
  },
  { kunci: 'no_whatsapp', judul: 'No WhatsApp', nilai: (u) => u.no_whatsapp, lebar: 130 },
  {
    kunci: 'status',
    judul: 'Status',
    nilai: (u) => (u.aktif ? (u.ganti_password ? 'Password sekali pakai' : 'Aktif') : 'Nonaktif'),
    tampil: (u) => (
      <Badge variant="light" color={u.aktif ? (u.ganti_password ? 'orange' : 'green') : 'red'}>
        {u.aktif ? (u.ganti_password ? 'Password sekali pakai' : 'Aktif') : 'Nonaktif'}
      </Badge>
    ),
    lebar: 170,
  },
  {
    kunci: 'sidik_jari',
    judul: 'Sidik Jari',
    nilai: (u) => (u.sidik_jari > 0 ? `${u.sidik_jari} jari` : '-'),
    lebar: 80,
  },
  {
    kunci: 'terakhir_masuk',
    judul: 'Terakhir Masuk',
    nilai: (u) => (u.terakhir_masuk ? `${u.terakhir_masuk.slice(0, 10)} ${jam(u.terakhir_masuk)}` : '-'),
    lebar: 170,
  },
];

export default function DataUsers({ rute }: { rute: Rute }) {
  const { pengguna, modul } = useSesiAda();
  const kueri = useQueryClient();
  const pindah = useNavigate();
  const { data, error, isPending, refetch } = useQuery(kueriUsers);
  const [status, setStatus] = useState<Status>('AKTIF');
  const [level, setLevel] = useState<string | null>(null);
  const [buka, setBuka] = useState<{ jenis: 'tambah' } | { jenis: 'ubah' | 'jari'; user: User }>();
  const [sandi, setSandi] = useState<{ user_id: string; password: string }>();
  const terbuka = buka !== undefined || sandi !== undefined;
  useTombol([{ kunci: 'F2', arti: 'Tambah user', aksi: () => setBuka({ jenis: 'tambah' }) }], !terbuka);

  const tampil = useMemo(
    () =>
      (data ?? []).filter(
        (u) => (status === 'SEMUA' || u.aktif === (status === 'AKTIF')) && (level === null || u.level === level),
      ),
    [data, status, level],
  );
  const levelAda = useMemo(() => [...new Set((data ?? []).map((u) => u.level))].sort(), [data]);

  const selesai = (message: string, baru?: SandiBaru) => {
    setBuka(undefined);
    if (baru?.password) setSandi({ user_id: baru.user_id, password: baru.password });
    else pesan.sukses(message);
    void kueri.invalidateQueries({ queryKey: KUNCI_USERS });
  };
  const reset = async (user: User) => {
    const ya = await konfirmasi(
      `Buat password sekali pakai baru untuk ${user.user_id}? Password lamanya tidak berlaku lagi dan semua sesinya berakhir.`,
      { judul: 'Reset Password', ya: 'Reset', tidak: 'Batal', bahaya: true },
    );
    if (!ya) return;
    try {
      const { data: baru, message } = await resetPassword(user.user_id, '');
      selesai(message ?? '', baru);
    } catch (sebab) {
      void dialogGagal(pesanDari(sebab));
    }
  };
  const lain = (user: User) => {
    const diri = user.user_id === pengguna.user_id;
    return (
      <>
        {!diri && (
          <Button variant="default" onClick={() => void reset(user)}>
            Reset Password
          </Button>
        )}
        {modulNyala(modul, 'FINGERPRINT_MODULE') && (diri || pengguna.level === 'OWN') && (
          <Button variant="default" onClick={() => setBuka({ jenis: 'jari', user })}>
            Sidik Jari
          </Button>
        )}
        {!diri && (
          <Button
            variant="default"
            onClick={() => void pindah({ to: '/hak-akses-users', search: { user: user.user_id } as never })}
          >
            Hak Akses
          </Button>
        )}
      </>
    );
  };

  return (
    <Halaman judul={rute.judul} jejak={rute.menu}>
      <DataTable
        label="Data users"
        kolom={KOLOM}
        data={tampil}
        idBaris={(u) => u.user_id}
        memuat={isPending}
        galat={error ? { pesan: pesanDari(error), cobaLagi: () => void refetch() } : undefined}
        tambah={{ aksi: () => setBuka({ jenis: 'tambah' }) }}
        ekspor={{ namaFile: 'data-users.csv' }}
        perHalaman={50}
        onBaris={(user) => {
          if (user.boleh_ubah) setBuka({ jenis: 'ubah', user });
          else pesan.info(`Level ${pengguna.level} tidak boleh mengurus user level ${user.level}`);
        }}
        alat={
          <Group gap="xs">
            <SegmentedControl
              aria-label="Status user"
              value={status}
              onChange={(nilai) => setStatus(nilai as Status)}
              data={[
                { value: 'AKTIF', label: 'Aktif' },
                { value: 'NONAKTIF', label: 'Nonaktif' },
                { value: 'SEMUA', label: 'Semua' },
              ]}
            />
            <Select
              aria-label="Level"
              placeholder="Semua level"
              clearable
              clearButtonProps={{ 'aria-label': 'Semua level' }}
              w={150}
              data={levelAda}
              value={level}
              onChange={setLevel}
            />
          </Group>
        }
      />
      {buka?.jenis === 'tambah' && <FormUser onTutup={() => setBuka(undefined)} onTersimpan={selesai} />}
      {buka?.jenis === 'ubah' && (
        <FormUser
          key={buka.user.user_id}
          user={buka.user}
          lain={lain(buka.user)}
          onTutup={() => setBuka(undefined)}
          onTersimpan={selesai}
        />
      )}
      {buka?.jenis === 'jari' && <SidikJariUser user={buka.user} onTutup={() => setBuka(undefined)} />}
      {sandi && <SandiSekali {...sandi} onTutup={() => setSandi(undefined)} />}
    </Halaman>
  );
}
