// Fields bound to the saving of their document: the refusal of the server is theirs until they are changed.
import { Grid } from '@mantine/core';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { gambar } from '../../../test/bungkus';
import { IsianKeterangan, PilihKolom } from './IsianDokumen';

function Dokumen({ sibuk = false, lupakan }: { sibuk?: boolean; lupakan: (kolom?: string) => void }) {
  const [isi, setIsi] = useState('');
  const [baki, setBaki] = useState<string | null>(null);
  const simpan = { sibuk, kolom: { keterangan: 'Terlalu panjang', kode_toko: 'Baki penuh' }, terputus: false, lupakan };
  return (
    <Grid>
      <IsianKeterangan simpan={simpan} nilai={isi} onGanti={setIsi} />
      <PilihKolom
        simpan={simpan}
        kolom="kode_toko"
        label="Baki"
        sebut="baki"
        gagal={false}
        data={['A01', 'A02']}
        nilai={baki}
        onGanti={setBaki}
      />
    </Grid>
  );
}

it('penolakan server di bawah isiannya, dan dilupakan saat isian itu diubah', async () => {
  const lupakan = vi.fn();
  gambar(<Dokumen lupakan={lupakan} />);
  expect(screen.getByText('Terlalu panjang')).toBeInTheDocument();
  expect(screen.getByText('Baki penuh')).toBeInTheDocument();
  await userEvent.type(screen.getByRole('textbox', { name: 'Keterangan' }), 'a');
  expect(lupakan.mock.calls).toEqual([['keterangan']]);
  await userEvent.click(screen.getByRole('combobox', { name: 'Baki' }));
  await userEvent.click(await screen.findByRole('option', { name: 'A02' }));
  expect(screen.getByRole('combobox', { name: 'Baki' })).toHaveValue('A02');
  expect(lupakan).toHaveBeenLastCalledWith('kode_toko');
});

it('selama disimpan tidak ada yang diubah', () => {
  gambar(<Dokumen sibuk lupakan={() => undefined} />);
  expect(screen.getByRole('textbox', { name: 'Keterangan' })).toBeDisabled();
  expect(screen.getByRole('combobox', { name: 'Baki' })).toBeDisabled();
});
