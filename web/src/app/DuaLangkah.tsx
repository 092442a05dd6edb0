// The second factor of one's own account: password, QR code, a first code, and the recovery codes, shown once.
// Without `onTutup` it is demanded: the shop wants it of its owners and of head office.
import {
  Alert,
  Button,
  Code,
  Group,
  Image,
  Modal,
  PasswordInput,
  SimpleGrid,
  Stack,
  Text,
  TextInput,
} from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { DASAR_ASAL } from '@/api/klien';
import { panggil } from '@/api/panggil';
import type { Data } from '@/api/tipe';
import { pesanDari, Tolak } from '@/api/tolak';
import { dialogSukses } from '@/kit/dialog';
import { keluar, totpAktif } from './aksiSesi';
import { perbaruiPengguna } from './sesi';

type Mulai = Data<'post', 'users/totp/mulai'>;

export default function DuaLangkah({ onTutup }: { onTutup?: () => void }) {
  const pindah = useNavigate();
  const keadaan = useQuery({
    queryKey: ['totp'],
    queryFn: async () => (await panggil('GET', 'users/totp', { dasar: DASAR_ASAL })).data,
  });
  const [password, setPassword] = useState('');
  const [mulai, setMulai] = useState<Mulai>();
  const [kode, setKode] = useState('');
  const [cadangan, setCadangan] = useState<string[]>();
  const [galat, setGalat] = useState<Record<string, string>>({});
  const [sibuk, setSibuk] = useState(false);
  const aktif = keadaan.data?.aktif ?? false;

  const lakukan = (kerja: () => Promise<void>) => async (kejadian: FormEvent) => {
    kejadian.preventDefault();
    setSibuk(true);
    setGalat({});
    try {
      await kerja();
    } catch (sebab) {
      const fields = sebab instanceof Tolak ? sebab.fields : {};
      setGalat(Object.keys(fields).length > 0 ? fields : { umum: pesanDari(sebab) });
    } finally {
      setSibuk(false);
    }
  };
  const ambilKunci = lakukan(async () =>
    setMulai((await panggil('POST', 'users/totp/mulai', { body: { password }, dasar: DASAR_ASAL })).data),
  );
  const aktifkan = lakukan(async () =>
    setCadangan(
      (await panggil('POST', 'users/totp/aktifkan', { body: { kode: kode.trim() }, dasar: DASAR_ASAL })).data,
    ),
  );
  const matikan = lakukan(async () => {
    await panggil('POST', 'users/totp/matikan', { body: { password }, dasar: DASAR_ASAL });
    perbaruiPengguna({ totp: false });
    onTutup?.();
    void dialogSukses('Verifikasi dua langkah dimatikan');
  });
  const selesai = () => {
    void totpAktif();
    onTutup?.();
  };
  const batal = onTutup ?? (() => void keluar().then(() => pindah({ to: '/' })));

  return (
    <Modal
      opened
      onClose={cadangan ? selesai : (onTutup ?? (() => undefined))}
      withCloseButton={onTutup !== undefined}
      closeOnEscape={onTutup !== undefined && !cadangan}
      closeOnClickOutside={false}
      title="Verifikasi Dua Langkah"
      size="md"
      centered
    >
      {cadangan ? (
        <Stack gap="sm">
          <Text>
            Verifikasi dua langkah aktif. Simpan kode cadangan ini di tempat aman; setiap kode berlaku sekali bila HP
            Anda hilang, dan tidak ditampilkan lagi.
          </Text>
          <SimpleGrid cols={2} spacing="xs">
            {cadangan.map((k) => (
              <Code key={k} fz={14}>
                {k}
              </Code>
            ))}
          </SimpleGrid>
          <Group justify="flex-end">
            <Button onClick={selesai}>Sudah Saya Simpan</Button>
          </Group>
        </Stack>
      ) : mulai ? (
        <form onSubmit={aktifkan} noValidate aria-label="Kode pertama">
          <Stack gap="sm">
            <Text>
              Pindai kode QR ini dengan aplikasi autentikator di HP, lalu ketik enam angka yang ditampilkannya.
            </Text>
            <Image
              src={`data:image/svg+xml;base64,${btoa(mulai.qr)}`}
              alt="Kode QR untuk aplikasi autentikator"
              w={200}
              h={200}
              mx="auto"
            />
            <Text fz={13} c="dimmed">
              Tidak bisa memindai? Ketik kunci ini: <Code>{mulai.kunci}</Code>
            </Text>
            <TextInput
              label="Kode Verifikasi"
              data-autofocus
              inputMode="numeric"
              autoComplete="one-time-code"
              value={kode}
              error={galat.kode ?? galat.umum}
              onChange={(e) => setKode(e.currentTarget.value)}
            />
            <Group justify="flex-end" gap="xs">
              <Button variant="default" onClick={batal}>
                {onTutup ? 'Batal' : 'Keluar'}
              </Button>
              <Button type="submit" loading={sibuk} disabled={kode.trim() === ''}>
                Aktifkan
              </Button>
            </Group>
          </Stack>
        </form>
      ) : (
        <form onSubmit={aktif ? matikan : ambilKunci} noValidate aria-label="Verifikasi dua langkah">
          <Stack gap="sm">
            {!onTutup && (
              <Alert color="yellow" variant="light">
                Toko ini mewajibkan verifikasi dua langkah untuk akun Anda. Aktifkan dulu untuk melanjutkan.
              </Alert>
            )}
            <Text>
              {aktif
                ? `Aktif, dengan ${keadaan.data?.cadangan ?? 0} kode cadangan tersisa. Untuk ganti HP, matikan dulu lalu aktifkan lagi.`
                : 'Selain password, login akan meminta kode dari aplikasi autentikator di HP Anda.'}
            </Text>
            <PasswordInput
              label="Password Anda"
              data-autofocus
              autoComplete="current-password"
              value={password}
              error={galat.password ?? galat.umum}
              onChange={(e) => setPassword(e.currentTarget.value)}
              visibilityToggleButtonProps={{ 'aria-label': 'Tampilkan password' }}
            />
            <Group justify="flex-end" gap="xs">
              <Button variant="default" onClick={batal}>
                {onTutup ? 'Batal' : 'Keluar'}
              </Button>
              <Button
                type="submit"
                color={aktif ? 'red' : undefined}
                loading={sibuk || keadaan.isPending}
                disabled={password === ''}
              >
                {aktif ? 'Matikan' : 'Lanjut'}
              </Button>
            </Group>
          </Stack>
        </form>
      )}
    </Modal>
  );
}
