// Typed and not saved in a long form: offered again by the next opening, taken or thrown away, gone once it is saved.
import { Grid, TextInput } from '@mantine/core';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { gambar } from '../../test/bungkus';
import { kunciDraf } from './draf';
import { DrafForm, KakiForm, useFormVersi } from './formVersi';

interface Isi {
  nama: string;
  sandi: string;
}
type Kirim = (isi: Isi, versi: number) => Promise<void>;

const RAHASIA = ['sandi'] as const;
const KUNCI = kunciDraf('coba', '');

function Contoh({ kirim = async () => undefined, versi = 3 }: { kirim?: Kirim; versi?: number }) {
  const form = useFormVersi<Isi>({ nama: '', sandi: '' }, versi, kirim, { nama: 'coba', kecuali: RAHASIA });
  return (
    <Grid>
      <DrafForm form={form} />
      <TextInput label="Nama" value={form.isi.nama} onChange={(e) => form.atur({ nama: e.currentTarget.value })} />
      <TextInput label="Sandi" value={form.isi.sandi} onChange={(e) => form.atur({ sandi: e.currentTarget.value })} />
      <KakiForm form={form} mundur={{ label: 'Batal', aksi: () => void form.tutup(() => undefined) }} />
    </Grid>
  );
}

const nama = () => screen.getByLabelText('Nama');
const tombol = (sebut: string | RegExp) => screen.getByRole('button', { name: sebut });
const tawaran = () => screen.queryByText(/^Ada isian yang belum disimpan dari /);

/** Typed, then the page is gone without a word. */
async function tinggalkan(teks: string): Promise<void> {
  const { unmount } = gambar(<Contoh />);
  await userEvent.type(nama(), teks);
  await userEvent.type(screen.getByLabelText('Sandi'), 'rahasia');
  unmount();
}

beforeEach(() => localStorage.clear());

it('yang diketik ditawarkan lagi, dan dilanjutkan dengan versi yang waktu itu; sandi tidak pernah disimpan', async () => {
  await tinggalkan('ANI');
  expect(localStorage.getItem(KUNCI)).toContain('ANI');
  expect(localStorage.getItem(KUNCI)).not.toContain('rahasia');
  const kirim = vi.fn<Kirim>().mockResolvedValue();
  gambar(<Contoh kirim={kirim} versi={4} />);
  expect(nama()).toHaveValue('');
  expect(tawaran()).toBeInTheDocument();
  await userEvent.click(tombol('Lanjutkan'));
  expect(nama()).toHaveValue('ANI');
  expect(screen.getByLabelText('Sandi')).toHaveValue('');
  expect(tawaran()).toBeNull();
  await userEvent.click(tombol(/^Simpan/));
  expect(kirim).toHaveBeenCalledWith({ nama: 'ANI', sandi: '' }, 3);
  expect(localStorage.getItem(KUNCI)).toBeNull();
});

it('yang dibuang tidak ditawarkan lagi', async () => {
  await tinggalkan('ANI');
  const { unmount } = gambar(<Contoh />);
  await userEvent.click(tombol('Buang'));
  unmount();
  gambar(<Contoh />);
  expect(tawaran()).toBeNull();
});

it('tawaran yang belum dijawab tidak hilang karena yang lain disimpan', async () => {
  await tinggalkan('ANI');
  const { unmount } = gambar(<Contoh />);
  await userEvent.type(nama(), 'BUDI');
  await userEvent.click(tombol(/^Simpan/));
  unmount();
  gambar(<Contoh />);
  await userEvent.click(tombol('Lanjutkan'));
  expect(nama()).toHaveValue('ANI');
});
