import { act, renderHook, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { pesan } from '@/kit/pesan';
import { gambar, jawabApi, masukSebagai, type Panggilan } from '../../../test/bungkus';
import type { TercatatPo } from './api';
import { type CustomerPo, panjangBarcode, panjangMember, useCariBarcode, useCariMember } from './cari';
import { PoTersimpan } from './TransaksiPreOrder';
import { PRE_ORDER } from './usePreOrder';

const DEWI = { nama_customer: 'DEWI', no_hp: '0812', alamat_customer: 'JL MAWAR 1' };

const lewat = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

let terkirim: Panggilan[];

beforeEach(() => {
  masukSebagai();
  vi.useFakeTimers();
  terkirim = jawabApi((p) =>
    p.alamat.endsWith('KR00000017') || p.alamat.endsWith('00000001')
      ? { isi: { data: { ...DEWI, nama_barang: 'CINCIN', berat: 2.5 } } }
      : { status: 404, isi: { message: 'Tidak ada' } },
  );
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

interface Isian {
  kode: string;
  customer?: CustomerPo;
}

function member(kode: string, customer?: CustomerPo) {
  const onCustomer = vi.fn();
  const initialProps: Isian = { kode, customer };
  const { rerender } = renderHook((p: Isian) => useCariMember({ ...p, onCustomer }), { initialProps });
  return { onCustomer, rerender };
}

describe('kode member', () => {
  it('berpanjang 8 sampai 13', () => {
    expect(['1234567', '12345678', '1234567890123', '12345678901234'].map(panjangMember)).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });

  it('dicari dua detik sesudah ketikan berhenti, dan yang ditemukan dikabarkan', async () => {
    const sukses = vi.spyOn(pesan, 'sukses');
    const { onCustomer, rerender } = member('KR0000001');
    await lewat(1999);
    // One more letter: the wait begins anew.
    rerender({ kode: 'kr00000017' });
    await lewat(1999);
    expect(terkirim).toHaveLength(0);
    await lewat(1);
    expect(terkirim).toHaveLength(1);
    expect(onCustomer).toHaveBeenCalledWith({ kode_member: 'KR00000017', ...DEWI });
    expect(sukses).toHaveBeenCalledWith('Kode Member Tersedia');
  });

  it('yang tidak ada dikabarkan, dan yang terlalu pendek tidak dicari', async () => {
    const info = vi.spyOn(pesan, 'info');
    const { onCustomer, rerender } = member('KR99999999');
    await lewat(2000);
    expect(info).toHaveBeenCalledWith('Kode Member Tidak Tersedia');
    expect(onCustomer).toHaveBeenLastCalledWith(undefined);
    rerender({ kode: 'KR99' });
    await lewat(5000);
    expect(terkirim).toHaveLength(1);
  });

  it('kode yang bukan lagi miliknya menghapus customer', async () => {
    const customer = { kode_member: 'KR00000017', ...DEWI };
    const { onCustomer, rerender } = member('KR00000017', customer);
    await lewat(5000);
    expect(terkirim).toHaveLength(0);
    expect(onCustomer).not.toHaveBeenCalled();
    rerender({ kode: 'KR0000', customer });
    expect(onCustomer).toHaveBeenCalledWith(undefined);
  });
});

describe('barcode item', () => {
  it('dicari mulai delapan huruf', async () => {
    expect([panjangBarcode('0000001'), panjangBarcode('00000001')]).toEqual([false, true]);
    const onBarang = vi.fn();
    const { rerender } = renderHook((p: { kode: string }) => useCariBarcode({ ...p, onBarang }), {
      initialProps: { kode: '0000001' },
    });
    await lewat(5000);
    expect(terkirim).toHaveLength(0);
    rerender({ kode: '00000001' });
    await lewat(5000);
    expect(onBarang).toHaveBeenCalledWith(expect.objectContaining({ nama_barang: 'CINCIN' }));
  });

  it('yang tidak ditemukan dikabarkan', async () => {
    const info = vi.spyOn(pesan, 'info');
    renderHook(() => useCariBarcode({ kode: '99999999', onBarang: vi.fn() }));
    await lewat(5000);
    expect(info).toHaveBeenCalledWith('Barcode Tidak Ditemukan');
  });
});

describe('nota pre order', () => {
  it('dicetak sedetik sesudah tersimpan', async () => {
    const hasil = { no_po: 'PO1', nama_customer: 'DEWI', qty_estimasi: 1, harga_total: 1000 } as TercatatPo;
    gambar(<PoTersimpan selesai={{ hasil, keadaan: PRE_ORDER.mulai() }} onTutup={() => undefined} />);
    await lewat(999);
    expect(terkirim).toHaveLength(0);
    expect(screen.getByRole('status')).toHaveTextContent('Po Berhasil Disimpan');
    await lewat(1);
    expect(screen.getByRole('button', { name: /Nota/ })).toBeInTheDocument();
  });
});
