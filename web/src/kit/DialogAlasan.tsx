// Asks for a reason before a step that is written into the books; fields of its own may stand above it.
import { Alert, Button, Group, Kbd, Modal, Stack, Textarea } from '@mantine/core';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { pesanDari, Tolak } from '@/api/tolak';
import { DiToko } from './DialogHost';

export interface DialogAlasanProps {
  judul: string;
  label?: string;
  ya: string;
  bahaya?: boolean;
  /** Does it; throws the server's refusal. False leaves the dialog open without a word. */
  onYa: (alasan: string) => Promise<boolean>;
  onTutup: () => void;
  children?: ReactNode;
}

export function DialogAlasan({ judul, label = 'Alasan', ya, bahaya, onYa, onTutup, children }: DialogAlasanProps) {
  const [alasan, setAlasan] = useState('');
  const [galat, setGalat] = useState<{ alasan?: string; umum?: string }>({});
  const [sibuk, setSibuk] = useState(false);
  const jalankan = async () => {
    if (alasan.trim() === '') {
      setGalat({ alasan: 'Alasan Harus Diisi' });
      return;
    }
    setSibuk(true);
    setGalat({});
    try {
      if (await onYa(alasan)) return;
    } catch (sebab) {
      const milik = sebab instanceof Tolak ? sebab.fields.alasan : undefined;
      setGalat(milik ? { alasan: milik } : { umum: pesanDari(sebab) });
    }
    setSibuk(false);
  };
  const tombol = (kejadian: KeyboardEvent) => {
    if (sibuk || !(kejadian.key === 'F9' || (kejadian.key === 'Enter' && kejadian.ctrlKey))) return;
    kejadian.preventDefault();
    kejadian.stopPropagation();
    void jalankan();
  };
  return (
    <Modal opened onClose={onTutup} title={judul} size="md" centered closeButtonProps={{ 'aria-label': 'Tutup' }}>
      <DiToko />
      <Stack gap="sm" onKeyDown={tombol}>
        {children}
        {galat.umum && (
          <Alert color="red" role="alert">
            {galat.umum}
          </Alert>
        )}
        <Textarea
          label={label}
          required
          rows={2}
          maxLength={200}
          data-autofocus
          value={alasan}
          onChange={(e) => setAlasan(e.currentTarget.value)}
          error={galat.alasan}
        />
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onTutup}>
            Tutup
          </Button>
          <Button
            color={bahaya ? 'red' : undefined}
            loading={sibuk}
            rightSection={
              <Kbd size="xs" aria-hidden>
                F9
              </Kbd>
            }
            onClick={() => void jalankan()}
          >
            {ya}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
