// A form with a version: refusals on their fields, both versions when somebody else saved first, and the ways out.
// The form is a small one of the test's own; the parts around it are the real ones.
import { Grid, TextInput } from '@mantine/core';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Tolak } from '@/api/tolak';
import { gambar } from '../../test/bungkus';
import { BentrokForm, KakiForm, useFormVersi } from './formVersi';

type Kirim = (isi: { nama: string; aktif: boolean }, versi: number) => Promise<void>;

function Contoh({ kirim, onTutup = () => undefined }: { kirim: Kirim; onTutup?: () => void }) {
  const form = useFormVersi({ nama: 'ANI', aktif: true }, 3, kirim);
  return (
    <Grid>
      <TextInput
        label="Nama"
        value={form.isi.nama}
        error={form.galat.nama}
        onChange={(e) => form.atur({ nama: e.currentTarget.value })}
      />
      <KakiForm form={form} mundur={{ label: 'Batal', aksi: () => void form.tutup(onTutup) }} />
      <BentrokForm form={form} judul={{ nama: 'Nama', aktif: 'Aktif' }} />
    </Grid>
  );
}

const bentrok = (nama: string) =>
  new Tolak(409, { code: 'USER-09', message: 'Sudah diubah budi', detail: { nama, aktif: false, versi: 4 } });

async function ketikLaluSimpan() {
  await userEvent.type(screen.getByLabelText('Nama'), ' B');
  await userEvent.click(screen.getByRole('button', { name: /^Simpan/ }));
}

it('penolakan mendarat di isiannya dan hilang saat isian itu diubah; yang lain di kaki', async () => {
  const kirim = vi.fn<Kirim>();
  kirim.mockRejectedValueOnce(new Tolak(422, { code: 'X', message: 'x', fields: { nama: 'Terlalu pendek' } }));
  kirim.mockRejectedValueOnce(new Tolak(403, { code: 'Y', message: 'Tidak boleh' }));
  gambar(<Contoh kirim={kirim} />);
  await ketikLaluSimpan();
  expect(kirim).toHaveBeenLastCalledWith({ nama: 'ANI B', aktif: true }, 3);
  expect(await screen.findByText('Terlalu pendek')).toBeInTheDocument();
  await ketikLaluSimpan();
  expect(screen.queryByText('Terlalu pendek')).toBeNull();
  expect(await screen.findByRole('alert')).toHaveTextContent('Tidak boleh');
});

it('menyimpan isian sendiri memakai versi yang tersimpan', async () => {
  const kirim = vi.fn<Kirim>();
  kirim.mockRejectedValueOnce(bentrok('ANITA')).mockResolvedValueOnce();
  gambar(<Contoh kirim={kirim} />);
  await ketikLaluSimpan();
  const kedua = await screen.findByRole('table', { name: 'Kedua versi' });
  expect(within(kedua).getByRole('row', { name: 'Nama ANITA ANI B' })).toBeInTheDocument();
  expect(within(kedua).getByRole('row', { name: 'Aktif Tidak Ya' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Simpan isian saya' }));
  expect(kirim).toHaveBeenLastCalledWith({ nama: 'ANI B', aktif: true }, 4);
  expect(screen.queryByRole('table', { name: 'Kedua versi' })).toBeNull();
});

it('memakai yang tersimpan mengisi formulir dan simpan berikutnya memakai versinya', async () => {
  const kirim = vi.fn<Kirim>();
  kirim.mockRejectedValueOnce(bentrok('ANITA')).mockResolvedValueOnce();
  gambar(<Contoh kirim={kirim} />);
  await ketikLaluSimpan();
  await userEvent.click(await screen.findByRole('button', { name: 'Pakai yang tersimpan' }));
  expect(screen.getByLabelText('Nama')).toHaveValue('ANITA');
  await ketikLaluSimpan();
  expect(kirim).toHaveBeenLastCalledWith({ nama: 'ANITA B', aktif: false }, 4);
});

it('menutup bertanya hanya bila ada yang diketik', async () => {
  const tutup = vi.fn();
  gambar(<Contoh kirim={vi.fn<Kirim>()} onTutup={tutup} />);
  await userEvent.type(screen.getByLabelText('Nama'), 'X');
  await userEvent.click(screen.getByRole('button', { name: 'Batal' }));
  expect(tutup).not.toHaveBeenCalled();
  await userEvent.click(await screen.findByRole('button', { name: 'Buang isian' }));
  expect(tutup).toHaveBeenCalledTimes(1);
});
