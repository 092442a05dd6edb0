// The menus of one user as a tree of ticks: whole menus or parts, copied from another user or a level's template.
// Saving takes effect in the user's running sessions at once.
import { Alert, Button, Group, Kbd, Select, Text, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { pesanDari } from '@/api/tolak';
import { dialogGagal, konfirmasi } from '@/kit/dialog';
import { PenjagaPerubahan } from '@/kit/Formulir';
import { Galat } from '@/kit/Galat';
import { Halaman } from '@/kit/Halaman';
import { Kosong } from '@/kit/Kosong';
import { pesan } from '@/kit/pesan';
import { RangkaTabel } from '@/kit/Rangka';
import { useTombol } from '@/kit/tombol';
import type { Rute } from '@/routes';
import { type AksesUser, KUNCI_USERS, kueriAkses, kueriTemplate, kueriUsers, simpanAkses } from './api';
import { PohonAkses } from './PohonAkses';
import kelas from './PohonAkses.module.css';
import { daunTampak, saringPohon, selisih } from './pohon';

export default function HakAksesUsers({ rute }: { rute: Rute }) {
  const pindah = useNavigate();
  const { user } = useSearch({ strict: false }) as { user?: string };
  const { data: users, error, isPending, refetch } = useQuery(kueriUsers);
  const akses = useQuery({ ...kueriAkses(user ?? ''), enabled: user !== undefined });
  return (
    <Halaman
      judul={rute.judul}
      jejak={rute.menu}
      alat={
        <Select
          aria-label="User"
          placeholder="Pilih user"
          searchable
          openOnFocus={false}
          w={{ base: '100%', xs: 340 }}
          nothingFoundMessage="User tidak ditemukan"
          data={(users ?? []).map((u) => ({
            value: u.user_id,
            label: `${u.user_id} – ${u.user_name} (${u.level})${u.aktif ? '' : ' nonaktif'}`,
          }))}
          value={user ?? null}
          onChange={(pilih) => pilih && void pindah({ to: rute.path, search: { user: pilih } as never })}
        />
      }
    >
      {error && <Galat pesan={pesanDari(error)} cobaLagi={() => void refetch()} />}
      {!error && akses.error && <Galat pesan={pesanDari(akses.error)} cobaLagi={() => void akses.refetch()} />}
      {(isPending || (user !== undefined && akses.isPending)) && <RangkaTabel />}
      {!user && !isPending && !error && <Kosong teks="Pilih user yang hak aksesnya akan diatur" />}
      {akses.data && <Penyunting key={`${akses.data.user_id} ${akses.data.versi}`} isi={akses.data} />}
    </Halaman>
  );
}

function Penyunting({ isi }: { isi: AksesUser }) {
  const kueri = useQueryClient();
  const semula = useRef(daunTampak(isi.akses)).current;
  const terkunci = useRef(new Set(isi.tidak_bisa_beri)).current;
  const cariRef = useRef<HTMLInputElement>(null);
  const [terpilih, setTerpilih] = useState<ReadonlySet<string>>(semula);
  const [cari, setCari] = useState('');
  const [sibuk, setSibuk] = useState(false);
  const { data: users = [] } = useQuery(kueriUsers);
  const { data: templat = [] } = useQuery(kueriTemplate);
  const { tambah, cabut } = selisih(semula, terpilih);
  const berubah = tambah.length + cabut.length > 0;

  /** Copies a set of menus, without those that cannot be given. */
  const salin = (akses: Iterable<string>, dari: string) => {
    const bisa = [...akses].filter((satu) => !terkunci.has(satu) || semula.has(satu));
    setTerpilih(new Set(bisa));
    pesan.info(`Disalin dari ${dari}, belum disimpan`);
  };
  const salinUser = async (dari: string) => {
    try {
      salin(daunTampak((await kueri.fetchQuery(kueriAkses(dari))).akses), dari);
    } catch (sebab) {
      void dialogGagal(pesanDari(sebab));
    }
  };
  const simpan = async () => {
    if (!berubah || sibuk) return;
    const teks = `Simpan hak akses ${isi.user_id}: ${tambah.length} menu ditambah, ${cabut.length} dicabut? Langsung berlaku di sesinya yang sedang berjalan.`;
    if (!(await konfirmasi(teks, { judul: 'Simpan Hak Akses', ya: 'Simpan', tidak: 'Batal' }))) return;
    setSibuk(true);
    try {
      const { message } = await simpanAkses(isi.user_id, [...terpilih], isi.versi);
      pesan.sukses(message ?? '');
      await kueri.invalidateQueries({ queryKey: KUNCI_USERS });
    } catch (sebab) {
      void dialogGagal(pesanDari(sebab));
    }
    setSibuk(false);
  };
  useTombol([
    { kunci: 'F9', arti: 'Simpan hak akses', aksi: () => void simpan() },
    { kunci: 'F2', arti: 'Cari menu di pohon', aksi: () => cariRef.current?.focus() },
  ]);
  const bacaSaja = !isi.boleh_ubah;
  return (
    <>
      {berubah && <PenjagaPerubahan />}
      {bacaSaja && (
        <Alert color="blue" variant="light">
          {isi.semua_menu
            ? `Level ${isi.level} melihat semua menu, jadi tidak ada yang perlu diatur.`
            : 'Hak akses user ini tidak bisa Anda ubah.'}
        </Alert>
      )}
      <Group gap="xs" className={kelas.lengket}>
        <TextInput
          ref={cariRef}
          aria-label="Cari menu"
          placeholder="Cari menu"
          leftSection={<IconSearch size={16} />}
          rightSection={<Kbd size="xs">F2</Kbd>}
          w={{ base: '100%', xs: 240 }}
          value={cari}
          onChange={(e) => setCari(e.currentTarget.value)}
        />
        {!bacaSaja && (
          <>
            <Select
              aria-label="Salin dari user"
              placeholder="Salin dari user"
              searchable
              openOnFocus={false}
              w={{ base: '100%', xs: 220 }}
              value={null}
              data={users
                .filter((u) => u.user_id !== isi.user_id)
                .map((u) => ({ value: u.user_id, label: `${u.user_id} (${u.level})` }))}
              onChange={(dari) => dari && void salinUser(dari)}
            />
            <Select
              aria-label="Salin dari template"
              placeholder="Salin dari template"
              openOnFocus={false}
              w={{ base: '100%', xs: 220 }}
              value={null}
              data={templat.filter((t) => !t.semua_menu).map((t) => t.level)}
              onChange={(level) => {
                const dari = templat.find((t) => t.level === level);
                if (dari) salin(dari.akses, `template ${dari.level}`);
              }}
            />
            <Text fz={13} c="dimmed" role="status" ml="auto">
              {berubah ? `${tambah.length} ditambah, ${cabut.length} dicabut` : 'Belum ada perubahan'}
            </Text>
            <Button variant="default" disabled={!berubah} onClick={() => setTerpilih(semula)}>
              Kembalikan
            </Button>
            <Button
              disabled={!berubah}
              loading={sibuk}
              rightSection={<Kbd size="xs">F9</Kbd>}
              onClick={() => void simpan()}
            >
              Simpan
            </Button>
          </>
        )}
      </Group>
      <PohonAkses
        pohon={saringPohon(isi.akses, cari)}
        terpilih={terpilih}
        ganti={setTerpilih}
        semula={semula}
        terkunci={terkunci}
        bacaSaja={bacaSaja}
      />
    </>
  );
}
