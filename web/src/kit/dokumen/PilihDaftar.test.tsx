// A choice from a list of the server: a list that cannot be read is said, and what is wrong with the choice goes before it.
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { gambar } from '../../../test/bungkus';
import { PilihDaftar } from './PilihDaftar';

describe('PilihDaftar', () => {
  it('menyebut daftar yang tidak dapat dibaca, juga bila galatnya teks kosong', () => {
    gambar(<PilihDaftar label="Baki" sebut="baki" gagal galat="" data={[]} />);
    expect(screen.getByText('Daftar baki tidak dapat dibaca')).toBeTruthy();
  });

  it('mendahulukan galat pilihannya', () => {
    gambar(<PilihDaftar label="Baki" sebut="baki" gagal galat="Baki penuh" data={[]} />);
    expect(screen.getByText('Baki penuh')).toBeTruthy();
    expect(screen.queryByText('Daftar baki tidak dapat dibaca')).toBeNull();
  });
});
