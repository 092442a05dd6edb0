// The scanner: what is a scan, what is typing, and what happens to the focused field.
// Timing is given by hand where it decides.
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { gambar } from '../../test/bungkus';
import { konfirmasi } from './dialog';
import { IsianPindai } from './IsianPindai';
import { KUNCI_AKHIRAN, KUNCI_AWALAN, kodeWajar, Penampung, TEKS_BUKAN_KODE, usePemindai } from './pemindai';

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

function Layar({ lapor }: { lapor: (kode: string) => void }) {
  const [nilai, setNilai] = useState('');
  usePemindai(lapor);
  return (
    <>
      <input aria-label="Catatan" value={nilai} onChange={(e) => setNilai(e.currentTarget.value)} />
      <input aria-label="Sandi" type="password" />
      <textarea aria-label="Keterangan" />
    </>
  );
}

function kirimCepat(el: Element, teks: string, akhir = 'Enter'): void {
  act(() => {
    for (const key of teks) {
      fireEvent.keyDown(el, { key });
      if (el instanceof HTMLInputElement || el instanceof HTMLTextAreaElement)
        fireEvent.input(el, { target: { value: el.value + key } });
    }
    fireEvent.keyDown(el, { key: akhir });
  });
}

const RAHASIA = 'Rahasia123';

describe('pemindai halaman', () => {
  afterEach(() => localStorage.clear());

  it('membaca scan selama tidak ada isian yang terfokus', () => {
    const lapor = vi.fn();
    gambar(<Layar lapor={lapor} />);
    kirimCepat(document.body, 'BRG000123');
    kirimCepat(document.body, '00000123', 'Tab');
    expect(lapor.mock.calls).toEqual([['BRG000123'], ['00000123']]);
  });

  it('tidak pernah membaca isian yang sedang diketik, secepat apa pun: teks, sandi, catatan', () => {
    const lapor = vi.fn();
    gambar(<Layar lapor={lapor} />);
    for (const nama of ['Catatan', 'Sandi', 'Keterangan']) {
      const isian = screen.getByLabelText(nama);
      isian.focus();
      kirimCepat(isian, RAHASIA);
      expect(isian).toHaveValue(RAHASIA);
    }
    // What was begun in a field is not finished outside of it.
    fireEvent.keyDown(screen.getByLabelText('Catatan'), { key: '1' });
    (document.activeElement as HTMLElement).blur();
    kirimCepat(document.body, '234');
    expect(lapor).not.toHaveBeenCalled();
  });

  it('diam di bawah dialog yang datang kemudian, dan kembali sesudahnya', async () => {
    const lapor = vi.fn();
    gambar(<Layar lapor={lapor} />);
    await screen.findByLabelText('Catatan');
    void konfirmasi('Pindahkan baki?');
    await screen.findByRole('dialog');
    kirimCepat(document.body, '00000123');
    expect(lapor).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Tidak' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    (document.activeElement as HTMLElement).blur();
    kirimCepat(document.body, '00000123');
    expect(lapor).toHaveBeenCalledExactlyOnceWith('00000123');
  });

  it('scanner berawalan dikenal di setiap isian dan isian pulih, tetapi tidak di sandi', () => {
    localStorage.setItem(KUNCI_AWALAN, '~');
    localStorage.setItem(KUNCI_AKHIRAN, '#');
    const lapor = vi.fn();
    gambar(<Layar lapor={lapor} />);
    const catatan = screen.getByLabelText('Catatan');
    catatan.focus();
    fireEvent.input(catatan, { target: { value: 'hai' } });
    kirimCepat(catatan, '~00000123#');
    expect(lapor).toHaveBeenCalledExactlyOnceWith('00000123');
    expect(catatan).toHaveValue('hai');
    kirimCepat(catatan, '250000');
    expect(catatan).toHaveValue('hai250000');
    const sandi = screen.getByLabelText('Sandi');
    sandi.focus();
    kirimCepat(sandi, '~Rahasia1#');
    expect(sandi).toHaveValue('~Rahasia1#');
    expect(lapor).toHaveBeenCalledOnce();
  });
});

it.each([
  ['00000123', true],
  ['NGJKT1-261116-0004', true],
  ['ngjkt1-261116-0004', true],
  ['n-1440-6853330', true],
  ['s01', true],
  ['E280116060000209', true],
  [RAHASIA, false],
  ['kata sandi 1', false],
  ['Emas#1990', false],
])('%s wajar sebagai kode: %s', (teks, wajar) => expect(kodeWajar(teks)).toBe(wajar));

it('yang bukan kode tidak diteruskan dan tidak diulang di layar', async () => {
  const lapor = vi.fn();
  gambar(<IsianPindai onPindai={lapor} />);
  await userEvent.type(screen.getByLabelText('Scan Barcode'), `${RAHASIA}{Enter}`);
  expect(lapor).not.toHaveBeenCalled();
  expect(screen.getByText(TEKS_BUKAN_KODE)).toBeInTheDocument();
  expect(document.body.innerHTML).not.toContain(RAHASIA);
  expect(screen.getByLabelText('Scan Barcode')).toHaveValue('');
});

it('isian scan menerima akhiran Tab, dan membiarkan Tab lewat bila kosong', async () => {
  const lapor = vi.fn();
  gambar(
    <>
      <IsianPindai onPindai={lapor} />
      <input aria-label="Berikut" />
    </>,
  );
  const isian = screen.getByLabelText('Scan Barcode');
  await userEvent.type(isian, '00000123{Tab}');
  expect(lapor).toHaveBeenCalledExactlyOnceWith('00000123');
  expect(isian).toHaveFocus();
  await userEvent.tab();
  expect(screen.getByLabelText('Berikut')).toHaveFocus();
});

it('isian scan menerima kode yang diketik, F2 mengembalikan fokus', async () => {
  const lapor = vi.fn();
  gambar(<IsianPindai onPindai={lapor} />);
  await userEvent.keyboard('{F2}');
  const isian = screen.getByLabelText('Scan Barcode');
  expect(isian).toHaveFocus();
  // As slowly as a person types: the time of a key is given by hand.
  const jam = vi.spyOn(Event.prototype, 'timeStamp', 'get');
  let saat = 1000;
  for (const key of ['A', 'B', '1', '{Enter}']) {
    saat += 110;
    jam.mockReturnValue(saat);
    await userEvent.keyboard(key);
  }
  jam.mockRestore();
  expect(lapor).toHaveBeenCalledExactlyOnceWith('AB1');
  expect(isian).toHaveValue('');
});
