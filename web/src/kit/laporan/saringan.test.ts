// Filters as values, cells as text, and the container of rows.
import { afterEach, describe, expect, it, vi } from 'vitest';
import { BARIS, defLaporan, saring, TGL_AKHIR, TGL_AWAL } from '../../../test/contohLaporan';
import { judulKolom, kolomLaporan, tulisSelLaporan } from './kolom';
import { kirimanSaringan, nilaiAwal, periksaSaringan, ringkasSaringan } from './saringan';
import { buatWadah } from './wadah';

const HARGA = saring({ kunci: 'harga', jenis: 'rentang_harga' });
const NOTA = saring({ kunci: 'nota', jenis: 'teks', wajib: 'Nota Tidak Boleh Kosong' });
const GROUP = saring({ kunci: 'kode_group', jenis: 'rujuk', awal: 'ALL' });

describe('saringan', () => {
  it('mulai dari tanggal sistem, awal bulannya, dan nilai definisi', () => {
    expect(nilaiAwal([TGL_AWAL, TGL_AKHIR, HARGA, GROUP], '2026-11-15')).toEqual({
      tgl_from: '2026-11-01',
      tgl_to: '2026-11-15',
      harga_dari: null,
      harga_sampai: null,
      kode_group: 'ALL',
    });
  });
  it('yang wajib dan kosong disebut dengan pesannya sendiri', () => {
    expect(periksaSaringan([TGL_AWAL, TGL_AKHIR, NOTA], { tgl_from: null, tgl_to: '2026-11-15', nota: '' })).toEqual({
      tgl_from: 'Tanggal Awal Tidak Boleh Kosong',
      nota: 'Nota Tidak Boleh Kosong',
    });
  });
  it('tanggal terbalik ditolak pada tanggal akhir, tanggal yang sama boleh', () => {
    const isi = { tgl_from: '2026-11-15', tgl_to: '2026-11-14' };
    expect(periksaSaringan([TGL_AWAL, TGL_AKHIR], isi)).toEqual({
      tgl_to: 'Tanggal Akhir Tidak Boleh Sebelum Tanggal Awal',
    });
    expect(periksaSaringan([TGL_AWAL, TGL_AKHIR], { ...isi, tgl_to: '2026-11-15' })).toEqual({});
  });
  it('teks dikirim dengan huruf besar, yang kosong tidak dikirim', () => {
    const isi = { nota: ' fj-261115 ', kode_group: 'ALL', harga_dari: null, harga_sampai: 5000 };
    expect(kirimanSaringan([NOTA, GROUP, HARGA], isi)).toEqual({
      nota: 'FJ-261115',
      kode_group: 'ALL',
      harga_sampai: 5000,
    });
  });
  it('terlipat: tanggalnya, dan hanya yang mempersempit', () => {
    const semua = [TGL_AWAL, TGL_AKHIR, NOTA, GROUP, HARGA];
    const isi = { tgl_from: '2026-11-15', tgl_to: '2026-11-15', nota: '', kode_group: 'ALL' };
    expect(ringkasSaringan(semua, isi)).toBe('2026-11-15');
    expect(ringkasSaringan(semua, { ...isi, tgl_from: '2026-11-01', kode_group: '375' })).toBe(
      `2026-11-01 s/d 2026-11-15 · ${GROUP.label} 375`,
    );
    expect(ringkasSaringan([GROUP], { kode_group: 'ALL' })).toBe('semua');
  });
});

describe('kolom', () => {
  it('kolom tanpa judul adalah data saja', () => {
    const def = defLaporan();
    const [pertama, ...lain] = def.kolom;
    const kolom = kolomLaporan({
      kelompok: [],
      saringan: [],
      kolom: pertama ? [{ ...pertama, judul: '' }, ...lain] : [],
    });
    expect(kolom.map((k) => k.ke)).toEqual(lain.map((_, i) => i + 1));
  });

  it('kolom kelompok tidak diulang di tabel, tempat sel tetap', () => {
    const kolom = kolomLaporan(defLaporan());
    expect(kolom.map((k) => [k.kunci, k.ke])).toEqual([
      ['dibuat', 1],
      ['peminta', 2],
      ['berat', 3],
      ['nominal', 4],
    ]);
    expect(kolom[3]?.judul).toBe('Nominal (Rp.)');
    expect(judulKolom({ kunci: 'b', judul: 'Berat (gr)', jenis: 'berat', jumlah: false, lebar: 0 })).toBe('Berat (gr)');
  });
  it('lebar mengikuti isi baris pertama, tidak lebih sempit dari judulnya', () => {
    const [waktu, peminta] = kolomLaporan(defLaporan(), [['P', '2026-11-15T09:00:00.000+07:00', 'K'.repeat(30), 1, 2]]);
    expect(waktu?.lebar).toBe(172);
    expect(peminta?.lebar).toBe(298);
    const panjang = kolomLaporan(defLaporan(), [['P', null, 'K'.repeat(300), 1, 2]]);
    expect(panjang.map((k) => k.lebar)).toEqual([63, 340, 98, 119]);
  });
  it('sel ditulis menurut jenisnya', () => {
    expect(tulisSelLaporan(1_250_000, 'rupiah')).toBe('1,250,000');
    expect(tulisSelLaporan(2.5, 'berat')).toBe('2.500');
    expect(tulisSelLaporan(75, 'kadar')).toBe('75.00');
    expect(tulisSelLaporan('00001234', 'barcode')).toBe('00001234');
    expect(tulisSelLaporan('2026-11-15T09:05:00.000+07:00', 'waktu')).toBe('2026-11-15 09:05');
    expect(tulisSelLaporan(true, 'tanda')).toBe('Ya');
    expect(tulisSelLaporan(null, 'rupiah')).toBe('');
  });
});

describe('wadah', () => {
  afterEach(() => vi.useRealTimers());
  it('total berdiri sendiri, baris data dihitung', () => {
    const wadah = buatWadah();
    wadah.tambah(BARIS);
    expect(wadah.baris).toHaveLength(4);
    expect(wadah.banyakData).toBe(2);
    expect(wadah.total?.n).toBe(2);
    wadah.kosongkan();
    expect([wadah.baris.length, wadah.banyakData, wadah.total]).toEqual([0, 0, undefined]);
  });
  it('semua kiriman satu bingkai dikabarkan sekali', () => {
    vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame'] });
    const wadah = buatWadah();
    const kabar = vi.fn();
    wadah.dengar(kabar);
    for (let i = 0; i < 200; i++) wadah.tambah(BARIS);
    expect(kabar).not.toHaveBeenCalled();
    vi.advanceTimersToNextFrame();
    expect(kabar).toHaveBeenCalledTimes(1);
    wadah.tambah(BARIS);
    wadah.kosongkan();
    vi.advanceTimersToNextFrame();
    expect(kabar).toHaveBeenCalledTimes(2);
    expect(wadah.baris).toHaveLength(0);
  });
});
