// The foot of a dialog: F9 takes the step, and leads to what is missing while it cannot be taken.
import { Modal, TextInput } from '@mantine/core';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { gambar } from '../../../test/bungkus';
import { KakiDialog } from './KakiDialog';

function Dialog({ mati, onYa }: { mati: boolean; onYa: () => void }) {
  return (
    <Modal opened onClose={() => undefined} title="Uji" transitionProps={{ duration: 0 }}>
      <TextInput label="Nama" required defaultValue="SITI" />
      <TextInput label="Berat" required />
      <KakiDialog simpan={{ sibuk: false }} ya="Simpan" mati={mati} onTutup={() => undefined} onYa={onYa} />
    </Modal>
  );
}

it('F9 menyimpan; selagi ada yang kurang ia membawa ke isian yang kosong', async () => {
  const ya = vi.fn();
  const { unmount } = gambar(<Dialog mati onYa={ya} />);
  await screen.findByLabelText(/Berat/);
  await userEvent.keyboard('{F9}');
  expect(ya).not.toHaveBeenCalled();
  expect(screen.getByLabelText(/Berat/)).toHaveFocus();
  unmount();
  gambar(<Dialog mati={false} onYa={ya} />);
  await screen.findByLabelText(/Berat/);
  await userEvent.keyboard('{F9}');
  expect(ya).toHaveBeenCalledTimes(1);
});
