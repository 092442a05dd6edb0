// Where typing begins on a page: the scan field, the form, the search of a list, in this order.
import { renderHook } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { usePemindai } from '@/kit/pemindai';
import { bidangAwal } from './fokusAwal';

function utama(isi: string): HTMLElement {
  document.body.innerHTML = `<main id="isi">${isi}</main>`;
  return document.getElementById('isi') as HTMLElement;
}
afterEach(() => {
  document.body.innerHTML = '';
});

it.each([
  ['<input id="a"><input id="b" data-scan>', 'b'],
  ['<input id="a" aria-label="Cari"><form><input type="checkbox"><input id="b"></form>', 'b'],
  ['<input id="a"><input id="b" aria-label="Cari">', 'b'],
  ['<input type="hidden"><input id="x" disabled><input id="b">', 'b'],
  ['<p>tanpa isian</p>', undefined],
])('%s', (isi, harap) => expect(bidangAwal(utama(isi))?.id).toBe(harap));

it('halaman yang membaca scan tanpa isian: kartu pertama, bukan isian', () => {
  const { unmount } = renderHook(() => usePemindai(() => undefined));
  expect(bidangAwal(utama('<input id="a" aria-label="Cari">'))).toBeUndefined();
  expect(bidangAwal(utama('<input id="a" aria-label="Cari"><button id="k" data-awal>FP-1</button>'))?.id).toBe('k');
  unmount();
});
