// A choice from a list of the server: a list that cannot be read is said, and what is wrong with the choice goes before it.

import { useQuery } from '@tanstack/react-query';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { gambar } from '../../../test/bungkus';
import { PilihDaftar } from './PilihDaftar';

describe('PilihDaftar', () => {
  it('menyebut daftar yang tidak dapat dibaca, juga bila galatnya teks kosong', () => {
    gambar(<PilihDaftar label="Baki" sebut="baki" gagal galat="" data={[]} />);
    expect(screen.getByText('Daftar baki tidak dapat dibaca')).toBeTruthy();
  });

  it('membaca lagi daftar yang gagal, tanpa memuat ulang halaman', async () => {
    let gagal = true;
    function Contoh() {
      const daftar = useQuery({
        queryKey: ['uji', 'daftar'],
        queryFn: () => (gagal ? Promise.reject(new Error('putus')) : Promise.resolve(['A01'])),
        retry: false,
      });
      return <PilihDaftar label="Baki" sebut="baki" gagal={daftar.isError} data={daftar.data ?? []} />;
    }
    gambar(<Contoh />);
    const lagi = await screen.findByRole('button', { name: 'Coba Lagi' });
    gagal = false;
    fireEvent.click(lagi);
    await waitFor(() => expect(screen.queryByText('Daftar baki tidak dapat dibaca')).toBeNull());
  });

  it('mendahulukan galat pilihannya', () => {
    gambar(<PilihDaftar label="Baki" sebut="baki" gagal galat="Baki penuh" data={[]} />);
    expect(screen.getByText('Baki penuh')).toBeTruthy();
    expect(screen.queryByText('Daftar baki tidak dapat dibaca')).toBeNull();
  });
});
