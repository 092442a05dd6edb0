// The payment panel by its keys: what points leave is paid in cash, and no key turns money into points.
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { gambar, jawabApi } from '../../../test/bungkus';
import { baris } from './baris';
import { BAYAR_KOSONG, type JenisBayar, pelunasan } from './bayar';
import { PanelBayar } from './PanelBayar';

const NETO = 100_000;
const JENIS: readonly JenisBayar[] = ['CASH', 'DEBET', 'POIN'];

function Uji({ jenis, jumlah_rp }: { jenis: JenisBayar; jumlah_rp: number }) {
  const [bayar, setBayar] = useState<readonly ReturnType<typeof baris<typeof BAYAR_KOSONG>>[]>(() => [
    baris({ ...BAYAR_KOSONG, jenis, jumlah_rp }),
  ]);
  return (
    <PanelBayar
      neto={NETO}
      bayar={bayar}
      onGanti={setBayar}
      lunas={pelunasan(NETO, bayar)}
      galat={new Map()}
      terkunci={false}
      jenis={JENIS}
    />
  );
}

beforeEach(() => {
  jawabApi(() => ({ isi: { data: [] } }));
});

it.each(['F7', 'F6'])('%s setelah poin membayar sisanya dengan uang tunai', async (tombol) => {
  gambar(<Uji jenis="POIN" jumlah_rp={18_000} />);
  await userEvent.keyboard(`{${tombol}}`);
  expect(screen.getByRole('textbox', { name: 'Jumlah POIN' })).toHaveValue('18,000');
  expect(screen.getByRole('textbox', { name: 'Jumlah CASH' })).toHaveValue('82,000');
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Jumlah CASH' })).toHaveFocus());
});

it('F6 setelah tunai menawarkan kartu', async () => {
  gambar(<Uji jenis="CASH" jumlah_rp={40_000} />);
  await userEvent.keyboard('{F6}');
  expect(screen.getByRole('textbox', { name: 'Jumlah DEBET' })).toHaveValue('60,000');
});
