// What is said after pieces were saved: their document with its labels, photos on their way, and photos that did not arrive.
import { Alert, Button, Group, Modal, Progress, Stack, Text } from '@mantine/core';
import { IconCheck, IconPhotoX, IconPrinter } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { FotoBarang } from './unggah';

interface JadiProps {
  barang: readonly { kode_barcode: string; no_dok: string }[];
  onCetak: (kode: readonly string[]) => void;
  onTutup: () => void;
  children?: ReactNode;
}

/** What was saved just now, with its labels and papers. */
export function BarangJadi({ barang, onCetak, onTutup, children }: JadiProps) {
  const kode = barang.map((b) => b.kode_barcode);
  return (
    <Alert color="green" icon={<IconCheck size={18} />} withCloseButton onClose={onTutup} closeButtonLabel="Tutup">
      <Group gap="md">
        <Text fz={18} fw={600} data-dokumen>
          {barang[0]?.no_dok}
        </Text>
        <Text>
          {kode.length} barang, barcode {kode[0]}
          {kode.length > 1 && ` sampai ${kode.at(-1)}`}
        </Text>
        {children}
        <Button size="xs" variant="default" leftSection={<IconPrinter size={14} />} onClick={() => onCetak(kode)}>
          Cetak label
        </Button>
      </Group>
    </Alert>
  );
}

/** The photos are on their way: the page waits for them, since they are only here. */
export function ProgresFoto({ unggah }: { unggah?: { selesai: number; semua: number } }) {
  return (
    <Modal
      opened={unggah !== undefined}
      onClose={() => undefined}
      withCloseButton={false}
      title="Mengunggah foto"
      closeOnEscape={false}
    >
      <Stack gap="xs" role="status">
        <Text>
          {unggah?.selesai ?? 0} dari {unggah?.semua ?? 0} foto
        </Text>
        <Progress value={unggah ? (100 * unggah.selesai) / unggah.semua : 0} aria-label="Kemajuan unggah foto" />
      </Stack>
    </Modal>
  );
}

export function FotoGagal(p: { semua: readonly FotoBarang[]; onUlang: () => void; onTutup: () => void }) {
  if (p.semua.length === 0) return null;
  const kode = p.semua.map((satu) => satu.kode_barcode);
  return (
    <Alert color="orange" icon={<IconPhotoX size={18} />} withCloseButton onClose={p.onTutup} closeButtonLabel="Tutup">
      <Group gap="sm">
        <Text fz={14}>
          Barang sudah tersimpan; {kode.length} foto belum terkirim: {kode.slice(0, 5).join(', ')}
          {kode.length > 5 && ' …'}
        </Text>
        <Button size="xs" variant="default" onClick={p.onUlang}>
          Kirim ulang foto
        </Button>
      </Group>
    </Alert>
  );
}
