// The locked till: nothing of the page behind it can be reached. The same cashier opens it, or another one takes over.
// Logging out is always possible.
import { Anchor, Button, PasswordInput, Stack, Text, TextInput, Title } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { SesiTolak } from '@/api/penolakan';
import { pesanDari, Tolak } from '@/api/tolak';
import { bukaLayar, keluar } from './aksiSesi';
import { Lambang } from './Lambang';
import kelas from './Masuk.module.css';
import { halamanAwal, rumah, usePos } from './pos';
import { sesi, useSesiAda } from './sesi';

export default function LayarKunci() {
  const { pengguna } = useSesiAda();
  const pindah = useNavigate();
  const pos = usePos();
  const [user, setUser] = useState(pengguna.user_id);
  const [password, setPassword] = useState('');
  const [kode, setKode] = useState<string>();
  const [galat, setGalat] = useState('');
  const [sibuk, setSibuk] = useState(false);
  const buka = async (kejadian: FormEvent) => {
    kejadian.preventDefault();
    setSibuk(true);
    setGalat('');
    const lain = user.trim() !== pengguna.user_id;
    try {
      await bukaLayar({ user_id: user.trim(), password, ...(kode ? { kode: kode.trim() } : {}) });
      const kini = sesi.ambil();
      if (lain) await pindah({ to: kini ? halamanAwal(kini.pengguna, kini.modul, pos) : rumah(pos) });
    } catch (sebab) {
      setSibuk(false);
      if (sebab instanceof Tolak && sebab.code === SesiTolak.LangkahKedua) return setKode('');
      setGalat(pesanDari(sebab));
      if (kode === undefined) setPassword('');
    }
  };
  return (
    <div className={kelas.layar}>
      <main className={kelas.kartu}>
        <Lambang ukuran={40} />
        <Title order={1} fz={20} mt="sm">
          Layar Terkunci
        </Title>
        <Text c="dimmed" mb="lg">
          Masukkan password, atau ganti User ID untuk kasir lain.
        </Text>
        <form onSubmit={buka} noValidate aria-label="Buka layar">
          <Stack gap="sm">
            <TextInput
              label="User ID"
              size="md"
              autoComplete="username"
              autoCapitalize="none"
              value={user}
              onChange={(e) => setUser(e.currentTarget.value)}
            />
            <PasswordInput
              label="Password"
              size="md"
              autoFocus
              autoComplete="current-password"
              value={password}
              error={galat || undefined}
              onChange={(e) => setPassword(e.currentTarget.value)}
              visibilityToggleButtonProps={{ 'aria-label': 'Tampilkan password' }}
            />
            {kode !== undefined && (
              <TextInput
                label="Kode Verifikasi"
                description="Enam angka dari aplikasi di HP Anda, atau kode cadangan"
                size="md"
                autoFocus
                autoComplete="one-time-code"
                value={kode}
                onChange={(e) => setKode(e.currentTarget.value)}
              />
            )}
            <Button type="submit" size="md" mt="xs" loading={sibuk} disabled={password === ''} fullWidth>
              Buka
            </Button>
            <Anchor
              component="button"
              type="button"
              ta="center"
              onClick={() => void keluar().then(() => pindah({ to: '/' }))}
            >
              Keluar
            </Anchor>
          </Stack>
        </form>
      </main>
    </div>
  );
}
