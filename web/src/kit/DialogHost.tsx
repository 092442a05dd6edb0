// Shows the queued dialogs, one at a time. Success and failure close by themselves; questions wait.
// The safe answer has the focus when a dangerous question opens.
import { Button, Group, Modal, Text, ThemeIcon } from '@mantine/core';
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react';
import { useEffect } from 'react';
import { antreanDialog, type Dialog, type Kabar, selesaikan, type TanyaDialog, tempatDialog } from './dialog';
import { useGudang } from './gudang';

export function DialogHost() {
  const dialog = useGudang(antreanDialog)[0];
  if (!dialog) return null;
  return dialog.bentuk === 'tanya' ? <DialogTanya dialog={dialog} /> : <DialogKabar dialog={dialog} />;
}

/** Whose store it is, for those who work in several. */
export function DiToko() {
  const tempat = useGudang(tempatDialog);
  if (tempat === '') return null;
  return (
    <Text fw={600} fz={13} mb="xs" px="sm" py={4} style={{ background: 'var(--karat-pilih)', borderRadius: 6 }}>
      Di toko {tempat}
    </Text>
  );
}

function DialogTanya({ dialog }: { dialog: TanyaDialog }) {
  return (
    <Modal opened centered size="sm" title={dialog.judul} onClose={() => selesaikan(dialog, false)}>
      <DiToko />
      <Text style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{dialog.isi}</Text>
      <Group justify="flex-end" mt="lg" gap="xs">
        <Button variant="default" data-autofocus={dialog.bahaya || undefined} onClick={() => selesaikan(dialog, false)}>
          {dialog.tidak}
        </Button>
        <Button
          color={dialog.bahaya ? 'red' : undefined}
          data-autofocus={!dialog.bahaya || undefined}
          onClick={() => selesaikan(dialog, true)}
        >
          {dialog.ya}
        </Button>
      </Group>
    </Modal>
  );
}

function DialogKabar({ dialog }: { dialog: Kabar }) {
  useTutupSendiri(dialog, dialog.lama);
  const sukses = dialog.bentuk === 'sukses';
  return (
    <Modal
      opened
      centered
      size="xs"
      withCloseButton={false}
      onClose={() => selesaikan(dialog, true)}
      attributes={{ content: { 'aria-label': dialog.judul } }}
    >
      <div role={sukses ? 'status' : 'alert'} style={{ textAlign: 'center', padding: '12px 8px' }}>
        <ThemeIcon size={56} radius="xl" variant="light" color={sukses ? 'green' : 'red'}>
          {sukses ? <IconCheck size={30} /> : <IconAlertTriangle size={30} />}
        </ThemeIcon>
        <Text fz={20} fw={600} mt="md">
          {dialog.judul}
        </Text>
        <Text c="dimmed" mt={4} style={{ overflowWrap: 'anywhere' }}>
          {dialog.isi}
        </Text>
      </div>
    </Modal>
  );
}

function useTutupSendiri(dialog: Dialog, lama: number): void {
  useEffect(() => {
    const jam = setTimeout(() => selesaikan(dialog, true), lama);
    return () => clearTimeout(jam);
  }, [dialog, lama]);
}
