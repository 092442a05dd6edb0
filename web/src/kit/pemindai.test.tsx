// The scanner: what is a scan, what is typing, and what happens to the focused field.
// Timing is given by hand where it decides.
import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { gambar } from '../../test/bungkus';
import { IsianPindai } from './IsianPindai';
import { Penampung, usePemindai } from './pemindai';

function ketik(penampung: Penampung, teks: string, jeda: number, akhir = 'Enter'): string | undefined {
  let saat = 1000;
  for (const key of teks) {
    saat += jeda;
    penampung.terima({ key, saat });
  }
  return penampung.terima({ key: akhir, saat: saat + jeda });
}

describe('penampung', () => {
  it('mengenali ketukan cepat yang diakhiri Enter atau Tab', () => {
    expect(ketik(new Penampung(), 'BRG000123', 15)).toBe('BRG000123');
    expect(ketik(new Penampung(), 'BRG000123', 15, 'Tab')).toBe('BRG000123');
  });
  it('mengabaikan orang yang mengetik', () => expect(ketik(new Penampung(), 'BRG000123', 140)).toBeUndefined());
  it('mengabaikan Enter cepat setelah sedikit huruf', () => expect(ketik(new Penampung(), 'ab', 15)).toBeUndefined());
  it('mulai baru setelah jeda', () => {
    const penampung = new Penampung();
    penampung.terima({ key: 'x', saat: 0 });
    expect(ketik(penampung, '1234', 10)).toBe('1234');
  });
});

function kirimCepat(el: Element, teks: string, akhir = 'Enter'): void {
  act(() => {
    for (const key of teks) {
      fireEvent.keyDown(el, { key });
      if (el instanceof HTMLInputElement) fireEvent.input(el, { target: { value: el.value + key } });
    }
    fireEvent.keyDown(el, { key: akhir });
  });
}

it('scan mendarat di mana pun fokusnya, dan isian yang terfokus pulih', async () => {
  const lapor = vi.fn();
  function Layar() {
    const [nilai, setNilai] = useState('');
    usePemindai(lapor);
    return <input aria-label="Catatan" value={nilai} onChange={(e) => setNilai(e.currentTarget.value)} />;
  }
  gambar(<Layar />);
  const catatan = screen.getByLabelText('Catatan');
  await userEvent.type(catatan, 'hai');
  await new Promise((selesai) => setTimeout(selesai, 150));
  kirimCepat(catatan, 'BRG000123');
  expect(lapor).toHaveBeenCalledExactlyOnceWith('BRG000123');
  expect(catatan).toHaveValue('hai');
});

it('isian scan menerima kode yang diketik, F2 mengembalikan fokus', async () => {
  const lapor = vi.fn();
  gambar(<IsianPindai onPindai={lapor} />);
  await userEvent.keyboard('{F2}');
  const isian = screen.getByLabelText('Scan Barcode');
  expect(isian).toHaveFocus();
  for (const key of 'AB1') {
    await userEvent.keyboard(key);
    await new Promise((selesai) => setTimeout(selesai, 110));
  }
  await userEvent.keyboard('{Enter}');
  expect(lapor).toHaveBeenCalledExactlyOnceWith('AB1');
  expect(isian).toHaveValue('');
});
