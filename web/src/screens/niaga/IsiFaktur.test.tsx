// A transaction as it was written: a piece that came back says so on its sale, and its purchase names the sale.
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { gambarDiRute, jawabApi, masukSebagai } from '../../../test/bungkus';
import type { FakturRinci } from './api';
import { IsiFaktur } from './IsiFaktur';

const BARIS = { kode_barcode: '', qty: 1, kode_group: '750', kadar_cetak: 75, berat: 2.5, rumus: [] };
const jual = (no_faktur_jual: string) => ({ ...BARIS, no_faktur_jual, nama_barang: no_faktur_jual, harga_total: 1 });

function buka(bagian: object) {
  masukSebagai();
  jawabApi(() => ({ isi: { data: {} } }));
  const kosong = { detail_barang: [], detail_beli: [], pembayaran: [], kembali_barang: [] };
  const kepala = { waktu: '2026-11-15T10:00:00+07:00', input_by: 'kasir1', kode_sales: 'S01', kembali: 0, cetakan: 0 };
  gambarDiRute(<IsiFaktur f={{ ...kepala, ...kosong, ...bagian } as unknown as FakturRinci} />);
}

it('barang yang kembali disebut pada barisnya, dengan pembeliannya', async () => {
  const kembali = { no_faktur_jual: 'FJ-2', no_faktur_beli: 'FB-9', toko: 'JKT1', tgl_system: '2026-11-20' };
  buka({ detail_barang: [jual('FJ-1'), jual('FJ-2')], kembali_barang: [kembali] });
  const baris = within(await screen.findByRole('region', { name: 'Barang yang dijual' })).getAllByRole('listitem');
  expect(baris.map((satu) => within(satu).queryByText(/^Barangnya kembali 2026-11-20/) !== null)).toEqual([
    false,
    true,
  ]);
  expect(screen.getByRole('link', { name: 'FB-9' })).toHaveAttribute('href', '/lihat-pembelian?faktur=FB-9');
});

it('yang dibeli toko lain menyebut tokonya, tanpa tautan', async () => {
  const kembali = { no_faktur_jual: 'FJ-1', no_faktur_beli: 'FB-9', toko: 'BDG1', tgl_system: '2026-11-20' };
  buka({ detail_barang: [jual('FJ-1')], kembali_barang: [kembali] });
  expect(await screen.findByText(/FB-9 di BDG1/)).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'FB-9' })).toBeNull();
});
