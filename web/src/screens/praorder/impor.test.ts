import { describe, expect, it } from 'vitest';
import type { BarisBerkasPo, BarisCocok } from './api';
import { dikirimCocok, gabung, hitungImpor, keTransaksi, keterangan, keValidasi } from './impor';

const garis = (baris: number, nominal: number, salah: string[] = []): BarisBerkasPo => ({
  baris,
  tanggal: '2026-11-15',
  kode_marketplace: 'TKP',
  no_order: `O${baris}`,
  no_rekening: '123',
  nominal,
  no_pengirim: '',
  salah,
});
const jawab = (no_po: string, cocok: boolean, pesan = ''): BarisCocok => ({
  no_po,
  nominal_bayar: 950_000,
  biaya_rp: 50_000,
  nominal: 950_000,
  no_rekening: '123',
  no_order: 'O1',
  kode_marketplace: 'TKP',
  tanggal: '2026-11-15',
  no_pengirim: '0099',
  nama_customer: 'DEWI',
  harga_total: 1_000_000,
  dibayar_rp: 0,
  sisa_rp: 1_000_000,
  cocok,
  pesan,
});

describe('berkas pembayaran', () => {
  const berkas = [garis(2, 950_000), garis(3, 0), garis(4, 10, ['Tanggal tidak terbaca']), garis(5, 700)];

  it('hanya baris dengan nominal yang terbaca yang dikirim', () => {
    expect(dikirimCocok(berkas).map((b) => b.baris)).toEqual([2, 5]);
    expect(keTransaksi(berkas[0] as BarisBerkasPo)).toEqual({
      nominal: 950_000,
      no_rekening: '123',
      no_order: 'O2',
      kode_marketplace: 'TKP',
      tanggal: '2026-11-15',
      no_pengirim: '',
    });
  });

  it('jawaban berdiri di baris yang dikirim, yang lain tampak dengan sebabnya', () => {
    const semua = gabung(berkas, [jawab('PO1', true), jawab('', false, 'No order tidak dikenal')]);
    expect(semua.map(keterangan)).toEqual([
      'Cocok',
      'Tanpa nominal, tidak dikirim',
      'Tanggal tidak terbaca',
      'No order tidak dikenal',
    ]);
    expect(keValidasi(semua)).toEqual([
      { no_po: 'PO1', nominal_bayar: 950_000, tanggal: '2026-11-15', no_pengirim: '0099' },
    ]);
    const [ulang] = gabung([berkas[0] as BarisBerkasPo], [jawab('PO1', true, 'pernah dibayar; perlu OWN')]);
    expect(ulang && keterangan(ulang)).toBe('Cocok; pernah dibayar; perlu OWN');
    expect(hitungImpor(semua)).toEqual({
      jumlah: 4,
      cocok: 1,
      tanpaNominal: 1,
      tidakCocok: 2,
      nominal: 950_000,
      biaya: 50_000,
    });
  });
});
