// The sale in the making: what is sent and taken up again, and which scans are notas.
import { expect, it } from 'vitest';
import { baris } from '@/kit/transaksi/baris';
import { BAYAR_KOSONG, type JenisBayar } from '@/kit/transaksi/bayar';
import { BELI_KOSONG, dariTransaksi, JUAL_KOSONG, keTransaksi, mulaiBaru, nomorNota } from './model';

const bayar = (...isi: [JenisBayar, number][]) =>
  isi.map(([jenis, jumlah_rp]) => baris({ ...BAYAR_KOSONG, jenis, jumlah_rp }));

it('sends what it holds and comes back the same', () => {
  const awal = {
    ...mulaiBaru('S01'),
    jual: [baris({ ...JUAL_KOSONG, kode_barcode: '00000042', ongkos: 5_000 })],
    beli: [baris({ ...BELI_KOSONG, no_faktur_jual: 'FJJKT1-261115-0001', berat_timbang: 2.5 })],
    bayar: bayar(['CASH', 0], ['DEBET', 100]),
    pelanggan: {
      kode_pelanggan: 'P1',
      kode_member: 'MBR00001',
      jenis_pelanggan: 'MEMBER',
      nama_customer: 'SITI',
      no_hp: '',
    },
  };
  const isi = keTransaksi(awal);
  expect(isi.customer).toMatchObject({ kode_pelanggan: 'P1', kode_member: '' });
  expect(isi.pembayaran).toHaveLength(1);
  const lagi = dariTransaksi(JSON.parse(JSON.stringify(isi)));
  expect(keTransaksi(lagi)).toEqual(isi);
  expect(dariTransaksi({}).bayar).toHaveLength(1);
});

it('knows a nota from a barcode', () => {
  expect(['FJJKT1-261115-0042', 'ngbdg1-261115-0001'].every(nomorNota)).toBe(true);
  expect(['00000042', 'E280AA', 'FJ42'].some(nomorNota)).toBe(false);
});
