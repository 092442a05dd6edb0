// The gram-conversion caption: on every line that is bought or traded by hand, where the module is on.
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Setelan } from '@/api/tipe';
import { gambar, jawabApi, masukSebagai } from '../../../test/bungkus';
import type { BarisBeli } from './beli/api';
import { DaftarBeli } from './beli/DaftarBeli';
import { DaftarTukar } from './DaftarTukar';
import type { HargaManual } from './manual/api';
import { DaftarManual } from './manual/DaftarManual';
import { MANUAL_KOSONG } from './manual/model';
import { BELI_KOSONG } from './model';

const harga = new Map([
  ['a', { nama_barang: 'CINCIN', berat: 2.35, kadar_uji: 75, harga: 1, alasan: [], rumus: [] } as unknown as BarisBeli],
]);

const manual = [{ id: 'm', minta: { ...MANUAL_KOSONG, berat: 10, qty: 2 } }];
const hargaManual = new Map([
  ['m', { deskripsi: 'RANTAI', konversi_berat: 7.499, harga: 1, alasan: [], rumus: [] } as unknown as HargaManual],
]);

function buka(nyala: boolean) {
  const modul = [{ key: 'KONVERSI_GRAM_MODULE', value: nyala ? 'on' : 'off' }] as unknown as Setelan[];
  masukSebagai({ level: 'OWN' }, modul);
  jawabApi(() => ({ isi: { data: {} } }));
  const beli = [{ id: 'a', minta: { ...BELI_KOSONG, berat_timbang: 2.35 } }];
  const sama = { beli, harga, galat: new Map(), terkunci: false, onUbah: () => undefined, onHapus: () => undefined };
  gambar(
    <>
      <DaftarBeli {...sama} />
      <DaftarTukar {...(sama as never as Parameters<typeof DaftarTukar>[0])} keScan={() => undefined} />
      <DaftarManual {...sama} sisi="jual" baris={manual} harga={hargaManual} />
    </>,
  );
}

it('baris beli dan tukar memuat gram 24K dari kadar uji', async () => {
  buka(true);
  expect(await screen.findAllByText('2.350 gr · 1.762 gr 24K')).toHaveLength(2);
});

it('barang manual memuat gram 24K yang dihitung server', async () => {
  buka(true);
  expect(await screen.findByText('10.000 gr · 7.499 gr 24K')).toBeInTheDocument();
});

it('tanpa modulnya hanya beratnya', async () => {
  buka(false);
  expect(await screen.findAllByText('2.350 gr')).toHaveLength(2);
  expect(screen.queryByText(/24K/)).toBeNull();
});
