// What the browser itself does of the connections: cutting the files out of the server's ZIP, and the day before a day.
import { Blob as BlobNode } from 'node:buffer';
import { describe, expect, it } from 'vitest';
import { sebelum } from './hari';
import { keluarkan } from './zip';

const byte = (teks: string) => new TextEncoder().encode(teks);

/** A ZIP as the server writes it: stored, lengths after the files. */
function zip(isi: Record<string, string>, cara = 0): Blob {
  const potong: Uint8Array[] = [];
  const daftar: Uint8Array[] = [];
  let letak = 0;
  const tulis = (ke: Uint8Array[], b: Uint8Array) => {
    ke.push(b);
    if (ke === potong) letak += b.length;
  };
  const angka = (panjang: number, isian: [number, number, 2 | 4][]) => {
    const v = new DataView(new ArrayBuffer(panjang));
    for (const [di, nilai, lebar] of isian) lebar === 4 ? v.setUint32(di, nilai, true) : v.setUint16(di, nilai, true);
    return new Uint8Array(v.buffer);
  };
  for (const [nama, teks] of Object.entries(isi)) {
    const awal = letak;
    const [n, b] = [byte(nama), byte(teks)];
    tulis(
      potong,
      angka(30, [
        [0, 0x04034b50, 4],
        [26, n.length, 2],
      ]),
    );
    tulis(potong, n);
    tulis(potong, b);
    tulis(
      potong,
      angka(16, [
        [0, 0x08074b50, 4],
        [8, b.length, 4],
        [12, b.length, 4],
      ]),
    );
    tulis(
      daftar,
      angka(46, [
        [0, 0x02014b50, 4],
        [10, cara, 2],
        [20, b.length, 4],
        [24, b.length, 4],
        [28, n.length, 2],
        [42, awal, 4],
      ]),
    );
    tulis(daftar, n);
  }
  const panjang = daftar.reduce((n, b) => n + b.length, 0);
  const banyak = Object.keys(isi).length;
  const akhir = angka(22, [
    [0, 0x06054b50, 4],
    [8, banyak, 2],
    [10, banyak, 2],
    [12, panjang, 4],
    [16, letak, 4],
  ]);
  return new BlobNode([...potong, ...daftar, akhir]) as unknown as Blob;
}

describe('berkas di dalam ZIP', () => {
  it('keluar satu per satu sama sampai ke bytenya', async () => {
    const isi = { 'data_barang.csv': '"a","b"\n"1",2\n', 'data_saldo.csv': '', 'data_jual.csv': '"é"\n' };
    const semua = (await keluarkan(zip(isi))) ?? [];
    const teks = await Promise.all(semua.map(async (b) => [b.nama, await b.isi.text()]));
    expect(Object.fromEntries(teks)).toEqual(isi);
  });

  it('yang terpotong, bukan ZIP, atau terkompres ditolak', async () => {
    const utuh = zip({ 'a.csv': 'x\n' });
    for (const salah of [utuh.slice(0, utuh.size - 1), utuh.slice(0, 10), zip({ 'a.csv': 'x\n' }, 8)])
      expect(await keluarkan(salah)).toBeUndefined();
  });
});

it('hari sebelumnya melewati bulan dan tahun', () => {
  expect(sebelum('2026-11-16')).toBe('2026-11-15');
  expect(sebelum('2026-03-01')).toBe('2026-02-28');
  expect(sebelum('2027-01-01')).toBe('2026-12-31');
});
