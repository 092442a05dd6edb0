// The sign that a table goes on to the right: there while columns are hidden, gone at the last one.
import { fireEvent, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { pasangUkuran } from '../../../test/ukuran';
import { useTepi } from './tepi';

function Contoh() {
  const ref = useRef<HTMLElement>(null);
  useTepi(ref);
  return (
    <section ref={ref} aria-label="isi">
      <table />
    </section>
  );
}

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const pasang = (lebar: number) => {
  pasangUkuran(() => lebar);
  vi.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockReturnValue(1000);
  render(<Contoh />);
  return screen.getByRole('region', { name: 'isi' });
};

it('kolom yang tersembunyi di kanan ditandai sampai digeser ke ujung', () => {
  const isi = pasang(600);
  expect(isi.dataset.lagi).toBe('ya');
  isi.scrollLeft = 400;
  fireEvent.scroll(isi);
  expect(isi.dataset.lagi).toBe('tidak');
  isi.scrollLeft = 100;
  fireEvent.scroll(isi);
  expect(isi.dataset.lagi).toBe('ya');
});

it('tabel yang muat tidak ditandai', () => {
  expect(pasang(1000).dataset.lagi).toBe('tidak');
});
