// Adding or changing one user: who they are, their level, store, number and whether they may come in.
// Refusals land under the field they name; a record changed meanwhile shows both versions.
import { Autocomplete, Grid, Modal, MultiSelect, PasswordInput, Select, Switch, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { kueriToko } from '@/app/halaman/PilihToko';
import { useSesiAda } from '@/app/sesi';
import { Formulir } from '@/kit/Formulir';
import { BentrokForm, DrafForm, KakiForm, useFormVersi } from '@/kit/formVersi';
import { type IsiUser, kueriTemplate, type SandiBaru, tambahUser, type User, ubahUser } from './api';

const JUDUL = {
  user_name: 'Nama',
  level: 'Level',
  kode_toko: 'Toko',
  cabang: 'Toko lain',
  pusat: 'Kantor pusat',
  no_whatsapp: 'No WhatsApp',
  aktif: 'Aktif',
} as const;

const KOSONG: IsiUser = {
  user_id: '',
  user_name: '',
  level: '',
  kode_toko: '',
  pusat: false,
  cabang: [],
  no_whatsapp: '',
  aktif: true,
  akses_template: false,
  password: '',
};

const RAHASIA = ['password'] as const;

export interface FormUserProps {
  /** Absent: a new user. */
  user?: User;
  onTutup: () => void;
  onTersimpan: (message: string, sandi?: SandiBaru) => void;
  /** What else can be done with this user. */
  lain?: React.ReactNode;
}

export function FormUser({ user, onTutup, onTersimpan, lain }: FormUserProps) {
  const { pengguna, toko } = useSesiAda();
  const kodeSini = toko?.kode_toko ?? pengguna.kode_toko;
  const form = useFormVersi<IsiUser>(
    user ? { ...KOSONG, ...user } : { ...KOSONG, kode_toko: kodeSini },
    user?.versi ?? 0,
    async (isi, versi) => {
      if (user) return onTersimpan((await ubahUser(isi, versi)).message ?? '');
      const { data, message } = await tambahUser(isi);
      onTersimpan(message ?? '', data);
    },
    { nama: `user.${user?.user_id ?? ''}`, kecuali: RAHASIA },
  );
  const { isi, atur, galat } = form;
  const tutup = () => void form.tutup(onTutup);
  const { data: level = [] } = useQuery(kueriTemplate);
  const { data: semuaToko = [] } = useQuery({ ...kueriToko, enabled: pengguna.pusat });
  const diri = user?.user_id === pengguna.user_id;
  const templat = level.find((satu) => satu.level === isi.level.trim().toUpperCase());
  return (
    <Modal
      opened
      size={720}
      title={user ? `Ubah User ${user.user_id}` : 'Tambah User'}
      onClose={tutup}
      closeOnClickOutside={false}
      closeButtonProps={{ 'aria-label': 'Tutup' }}
    >
      <Formulir
        label="Data user"
        onSimpan={() => void form.simpan()}
        berubah={form.berubah && !form.sibuk}
        aktif={!form.bentrok}
      >
        <DrafForm form={form} />
        <Grid.Col span={{ base: 12, xs: 6 }}>
          <TextInput
            label="User ID"
            description="Huruf kecil, angka, titik, - dan _"
            data-autofocus={user ? undefined : true}
            disabled={user !== undefined}
            autoCapitalize="none"
            autoComplete="off"
            value={isi.user_id}
            error={galat.user_id}
            onChange={(e) => atur({ user_id: e.currentTarget.value.toLowerCase() })}
          />
        </Grid.Col>
        <Grid.Col span={{ base: 12, xs: 6 }}>
          <TextInput
            label="Nama"
            description="Seperti tercetak di nota dan laporan"
            data-autofocus={user ? true : undefined}
            autoComplete="off"
            value={isi.user_name}
            error={galat.user_name}
            onChange={(e) => atur({ user_name: e.currentTarget.value })}
          />
        </Grid.Col>
        <Grid.Col span={{ base: 12, xs: 6 }}>
          <Autocomplete
            data-bebas
            label="Level"
            description={templat?.uraian ?? 'Pilih, atau ketik level buatan toko'}
            disabled={diri}
            openOnFocus={false}
            data={level.filter((satu) => satu.boleh_beri).map((satu) => satu.level)}
            value={isi.level}
            error={galat.level}
            onChange={(nilai) => atur({ level: nilai.toUpperCase() })}
          />
        </Grid.Col>
        <Grid.Col span={{ base: 12, xs: 6 }}>
          {pengguna.pusat ? (
            <Select
              label="Toko"
              description="Tempat user ini bekerja"
              searchable
              openOnFocus={false}
              disabled={diri}
              allowDeselect={false}
              data={semuaToko.map((satu) => ({
                value: satu.kode_toko,
                label: `${satu.kode_toko} – ${satu.nama_toko}`,
              }))}
              value={isi.kode_toko || null}
              error={galat.kode_toko}
              onChange={(kode) => atur({ kode_toko: kode ?? '' })}
            />
          ) : (
            <TextInput
              label="Toko"
              description="Tempat user ini bekerja"
              disabled
              value={`${pengguna.kode_toko} – ${pengguna.nama_toko}`}
              error={galat.kode_toko}
            />
          )}
        </Grid.Col>
        <Grid.Col span={{ base: 12, xs: 6 }}>
          <TextInput
            label="No WhatsApp (opsional)"
            inputMode="tel"
            autoComplete="off"
            value={isi.no_whatsapp}
            error={galat.no_whatsapp}
            onChange={(e) => atur({ no_whatsapp: e.currentTarget.value })}
          />
        </Grid.Col>
        {!user && (
          <Grid.Col span={{ base: 12, xs: 6 }}>
            <PasswordInput
              label="Password awal (opsional)"
              placeholder="Kosongkan agar dibuatkan"
              autoComplete="new-password"
              value={isi.password}
              error={galat.password}
              onChange={(e) => atur({ password: e.currentTarget.value })}
              visibilityToggleButtonProps={{ 'aria-label': 'Tampilkan password' }}
            />
          </Grid.Col>
        )}
        {pengguna.pusat && !isi.pusat && (
          <Grid.Col span={12}>
            <MultiSelect
              label="Toko lain (opsional)"
              description="Ia boleh bekerja juga di toko-toko ini, satu dalam satu waktu; pindahnya lewat nama toko di atas"
              placeholder={isi.cabang.length === 0 ? 'Hanya di tokonya sendiri' : undefined}
              searchable
              clearable
              hidePickedOptions
              openOnFocus={false}
              disabled={diri}
              clearButtonProps={{ 'aria-label': 'Kosongkan toko lain' }}
              data={semuaToko
                .filter((satu) => satu.kode_toko !== isi.kode_toko)
                .map((satu) => ({ value: satu.kode_toko, label: `${satu.kode_toko} – ${satu.nama_toko}` }))}
              value={isi.cabang}
              error={galat.cabang}
              onChange={(cabang) => atur({ cabang })}
            />
          </Grid.Col>
        )}
        {pengguna.pusat && (
          <Grid.Col span={12}>
            <Switch
              label="Orang kantor pusat: boleh bekerja di semua toko"
              disabled={diri}
              checked={isi.pusat}
              error={galat.pusat}
              onChange={(e) => atur({ pusat: e.currentTarget.checked })}
            />
          </Grid.Col>
        )}
        {user && !diri && (
          <Grid.Col span={12}>
            <Switch
              label="Aktif: boleh masuk"
              description="Menonaktifkan mengakhiri semua sesinya saat itu juga"
              checked={isi.aktif}
              error={galat.aktif}
              onChange={(e) => atur({ aktif: e.currentTarget.checked })}
            />
          </Grid.Col>
        )}
        {user && isi.level.trim() !== user.level && !templat?.semua_menu && (
          <Grid.Col span={12}>
            <Switch
              label={`Ganti hak aksesnya dengan template level ${isi.level}`}
              checked={isi.akses_template}
              error={galat.akses_template}
              onChange={(e) => atur({ akses_template: e.currentTarget.checked })}
            />
          </Grid.Col>
        )}
        <KakiForm form={form} mundur={{ label: 'Batal', aksi: tutup }} lain={lain} />
      </Formulir>
      <BentrokForm form={form} judul={JUDUL} />
    </Modal>
  );
}
