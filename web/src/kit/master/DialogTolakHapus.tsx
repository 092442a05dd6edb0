// A delete that was refused: the server's words, which say where the row is still used, and the way out: making it
// inactive. Stays until it was read.
import { Button, Group, Modal, Text } from '@mantine/core';
import { useState } from 'react';
import { pesanDari } from '@/api/tolak';
import { TEKS_DIALOG } from '../teks';
import { TEKS_MASTER } from './teks';
import type { TolakanHapus } from './useHapus';

export function DialogTolakHapus({ tolakan, onTutup }: { tolakan: TolakanHapus; onTutup: () => void }) {
  const { pesan, nonaktifkan } = tolakan;
  const [sibuk, setSibuk] = useState(false);
  const [galat, setGalat] = useState('');
  const jalankan = async () => {
    setSibuk(true);
    try {
      await nonaktifkan?.();
      onTutup();
    } catch (sebab) {
      setGalat(pesanDari(sebab));
      setSibuk(false);
    }
  };
  return (
    <Modal opened centered size="sm" title={TEKS_MASTER.gagalHapus} onClose={onTutup}>
      <Text role="alert" style={{ overflowWrap: 'anywhere' }}>
        {galat || pesan}
      </Text>
      {nonaktifkan && (
        <Text fz={13} c="dimmed" mt="xs">
          Dinonaktifkan, ia tidak bisa dipilih lagi; dokumen lama tetap utuh.
        </Text>
      )}
      <Group justify="flex-end" mt="lg" gap="xs">
        <Button variant={nonaktifkan ? 'default' : 'filled'} onClick={onTutup} data-autofocus>
          {TEKS_DIALOG.ok}
        </Button>
        {nonaktifkan && (
          <Button loading={sibuk} onClick={() => void jalankan()}>
            Nonaktifkan
          </Button>
        )}
      </Group>
    </Modal>
  );
}
