// The modal during a data sync: progress against total, in percent of 100. It cannot be closed before the end.
// Loaded when a sync first reports itself.
import { Modal, Progress, Text } from '@mantine/core';
import { tulisAngka } from '@/kit/angka';
import { TEKS } from '@/kit/teks';
import { type Progres, persenProgres } from './sinkron';

export default function ProgresSinkron({ progres }: { progres: Progres }) {
  const persen = persenProgres(progres);
  return (
    <Modal
      opened
      centered
      size="sm"
      withCloseButton={false}
      closeOnEscape={false}
      closeOnClickOutside={false}
      onClose={() => undefined}
      attributes={{ content: { 'aria-label': 'Sinkronisasi data' } }}
    >
      <Text fw={600} mb={4}>
        {progres.message || TEKS.memuat}
      </Text>
      <Text c="dimmed" mb="sm" role="status">
        {tulisAngka(progres.progress, 'angka')} / {tulisAngka(progres.total, 'angka')} ({persen}%)
      </Text>
      <Progress value={persen} size="lg" aria-label="Kemajuan sinkronisasi" />
    </Modal>
  );
}
