// What was just saved: the number of the document, its paper, and the way back while nothing went on.
import { Alert, Button, Group, Text } from '@mantine/core';
import { IconCircleCheck, IconPrinter } from '@tabler/icons-react';
import { useState } from 'react';
import { berat } from '@/kit/angka';
import type { Tercatat } from './api';
import { CetakDokumen } from './CetakDokumen';

export function Selesai({ hasil, pesan, onTutup }: { hasil: Tercatat; pesan: string; onTutup: () => void }) {
  const [cetak, setCetak] = useState(false);
  return (
    <>
      <Alert
        color="green"
        icon={<IconCircleCheck size={18} />}
        title={pesan}
        withCloseButton
        closeButtonLabel="Tutup"
        onClose={onTutup}
        role="status"
      >
        <Group justify="space-between" gap="sm">
          <Text>
            {hasil.no_dok} · {hasil.qty} barang · {berat(hasil.berat)} gr
          </Text>
          <Button size="xs" variant="default" leftSection={<IconPrinter size={16} />} onClick={() => setCetak(true)}>
            Cetak
          </Button>
        </Group>
      </Alert>
      {cetak && <CetakDokumen no={hasil.no_dok} onTutup={() => setCetak(false)} />}
    </>
  );
}
