// The login at '/': user, password and, where one person serves several stores, the store code.
// A refusal stands under the fields in the server's own words; what was typed stays.
import { Alert, Anchor, Button, PasswordInput, Stack, Text, TextInput, Title } from '@mantine/core';
import { IconAlertTriangle, IconLock } from '@tabler/icons-react';
import { Link, useNavigate } from '@tanstack/react-router';
import { type FormEvent, useRef, useState } from 'react';
import { SesiTolak } from '@/api/penolakan';
import { pesanDari, Tolak } from '@/api/tolak';
import { enterPolos } from '@/kit/enter';
import { useGudang } from '@/kit/gudang';
import { masuk } from './aksiSesi';
import { kabarDitutup } from './ditutup';
import { Lambang } from './Lambang';
import kelas from './Masuk.module.css';
import { halamanAwal, rumah, usePos } from './pos';
import { konfigurasi, sesi } from './sesi';
import { TEKS_APP } from './teks';

export default function Masuk() {
  const pindah = useNavigate();
  const pos = usePos();
  const konfig = useGudang(konfigurasi);
  const [user, setUser] = useState('');
  const [password, setPassword] = useState('');
  const [kodeToko, setKodeToko] = useState('');
  const [kode, setKode] = useState<string>();
  const [galat, setGalat] = useState<Tolak | string>();
  const [sibuk, setSibuk] = useState(false);
  const [kabar] = useState(kabarDitutup);
  const isianPassword = useRef<HTMLInputElement>(null);
  const perField = galat instanceof Tolak ? galat.fields : {};

  const kirim = async (kejadian: FormEvent) => {
    kejadian.preventDefault();
    if (user.trim() === '' || password === '') {
      setGalat('User ID dan password wajib diisi');
      return;
    }
    setSibuk(true);
    setGalat(undefined);
    try {
      const toko = kodeToko.trim().toUpperCase();
      await masuk({
        user_id: user.trim(),
        password,
        ...(kode ? { kode: kode.trim() } : {}),
        ...(toko ? { kode_toko: toko } : {}),
      });
      const kini = sesi.ambil();
      await pindah({ to: kini ? halamanAwal(kini.pengguna, kini.modul, pos) : rumah(pos), replace: true });
    } catch (sebab) {
      setSibuk(false);
      if (sebab instanceof Tolak && sebab.code === SesiTolak.LangkahKedua) return setKode('');
      setGalat(sebab instanceof Tolak ? sebab : pesanDari(sebab));
      if (kode === undefined) isianPassword.current?.select();
    }
  };

  return (
    <div className={kelas.layar}>
      <main className={kelas.kartu}>
        <Stack gap={4} mb="lg">
          <Lambang ukuran={40} />
          <Title order={1} fz={20} mt="sm">
            Masuk ke {TEKS_APP.nama}
          </Title>
          <Text c="dimmed">Kantor belakang dan kasir toko emas</Text>
        </Stack>
        {kabar && (
          <Alert color="blue" variant="light" role="status" icon={<IconLock size={18} />} py="xs" mb="md">
            {kabar}
          </Alert>
        )}
        <form onSubmit={kirim} noValidate aria-label="Masuk">
          <Stack gap="sm">
            <TextInput
              label="User ID"
              name="username"
              autoComplete="username"
              autoCapitalize="none"
              spellCheck={false}
              autoFocus
              size="md"
              value={user}
              error={perField.user_id}
              onChange={(e) => setUser(e.currentTarget.value)}
              // To the password: what is typed next must never stand here in clear.
              onKeyDown={(e) => {
                if (!enterPolos(e) || user.trim() === '' || password !== '') return;
                e.preventDefault();
                isianPassword.current?.focus();
              }}
            />
            <PasswordInput
              label="Password"
              name="password"
              autoComplete="current-password"
              size="md"
              ref={isianPassword}
              value={password}
              error={perField.password}
              onChange={(e) => setPassword(e.currentTarget.value)}
              visibilityToggleButtonProps={{ 'aria-label': 'Tampilkan password' }}
            />
            <TextInput
              label="Kode Toko (opsional)"
              name="kode_toko"
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              size="md"
              value={kodeToko}
              error={perField.kode_toko}
              onChange={(e) => setKodeToko(e.currentTarget.value)}
            />
            {kode !== undefined && (
              <TextInput
                label="Kode Verifikasi"
                description="Enam angka dari aplikasi di HP Anda, atau kode cadangan"
                name="kode"
                autoComplete="one-time-code"
                autoFocus
                size="md"
                value={kode}
                error={perField.kode}
                onChange={(e) => setKode(e.currentTarget.value)}
              />
            )}
            {galat && (
              <Alert color="red" variant="light" role="alert" icon={<IconAlertTriangle size={18} />} py="xs">
                {typeof galat === 'string' ? galat : galat.message}
              </Alert>
            )}
            <Button type="submit" size="md" mt="xs" loading={sibuk} fullWidth>
              Masuk
            </Button>
          </Stack>
        </form>
      </main>
      <footer className={kelas.kaki}>
        {konfig?.demo && (
          <Text fz={12} c="dimmed" w="100%" ta="center">
            Data contoh: masuk sebagai kasir1, spv, own atau pusat dengan password karat-demo
          </Text>
        )}
        <Anchor component={Link} to="/terms-and-conditions" fz={12} c="dimmed">
          Syarat dan Ketentuan
        </Anchor>
        <Anchor component={Link} to="/privacy-policy" fz={12} c="dimmed">
          Kebijakan Privasi
        </Anchor>
        {konfig && (
          <Text fz={12} c="dimmed">
            Build {konfig.build}
          </Text>
        )}
      </footer>
    </div>
  );
}
