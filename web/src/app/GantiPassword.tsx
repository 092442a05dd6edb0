// Change of one's own password. The server judges its strength; here only the repetition is checked.
// Refusals land under the field that they name. Without `onTutup` it is demanded: a one-time password must go first.
import { Button, Group, Modal, PasswordInput, Stack, Text } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { pesanDari, Tolak } from '@/api/tolak';
import { dialogSukses } from '@/kit/dialog';
import { gantiPassword, keluar } from './aksiSesi';

const LIHAT = { visibilityToggleButtonProps: { 'aria-label': 'Tampilkan password' } };

export default function GantiPassword({ onTutup }: { onTutup?: () => void }) {
  const pindah = useNavigate();
  const [lama, setLama] = useState('');
  const [baru, setBaru] = useState('');
  const [ulang, setUlang] = useState('');
  const [galat, setGalat] = useState<Record<string, string>>({});
  const [sibuk, setSibuk] = useState(false);

  const kirim = async (kejadian: FormEvent) => {
    kejadian.preventDefault();
    if (baru === '' || lama === '') return setGalat({ umum: 'Password lama dan baru wajib diisi' });
    if (baru !== ulang) return setGalat({ ulang: 'Tidak sama dengan password baru' });
    setSibuk(true);
    setGalat({});
    try {
      const teks = await gantiPassword({ password_lama: lama, password_baru: baru });
      onTutup?.();
      void dialogSukses(teks);
    } catch (sebab) {
      setSibuk(false);
      const fields = sebab instanceof Tolak ? sebab.fields : {};
      setGalat(Object.keys(fields).length > 0 ? fields : { umum: pesanDari(sebab) });
    }
  };
  return (
    <Modal
      opened
      onClose={() => onTutup?.()}
      withCloseButton={onTutup !== undefined}
      closeOnEscape={onTutup !== undefined}
      closeOnClickOutside={onTutup !== undefined}
      title="Ganti Password"
      size="sm"
      centered
    >
      <form onSubmit={kirim} noValidate>
        <Stack gap="sm">
          {!onTutup && (
            <Text c="dimmed">Password ini hanya untuk sekali pakai. Buat password Anda sendiri untuk melanjutkan.</Text>
          )}
          <PasswordInput
            label="Password Lama"
            data-autofocus
            autoComplete="current-password"
            value={lama}
            error={galat.password_lama}
            onChange={(e) => setLama(e.currentTarget.value)}
            {...LIHAT}
          />
          <PasswordInput
            label="Password Baru"
            autoComplete="new-password"
            value={baru}
            error={galat.password_baru}
            onChange={(e) => setBaru(e.currentTarget.value)}
            {...LIHAT}
          />
          <PasswordInput
            label="Ulangi Password Baru"
            autoComplete="new-password"
            value={ulang}
            error={galat.ulang}
            onChange={(e) => setUlang(e.currentTarget.value)}
            {...LIHAT}
          />
          {galat.umum && (
            <Text c="red" fz={13} role="alert">
              {galat.umum}
            </Text>
          )}
          <Group justify="flex-end" gap="xs">
            <Button variant="default" onClick={onTutup ?? (() => void keluar().then(() => pindah({ to: '/' })))}>
              {onTutup ? 'Batal' : 'Keluar'}
            </Button>
            <Button type="submit" loading={sibuk}>
              Simpan
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}
