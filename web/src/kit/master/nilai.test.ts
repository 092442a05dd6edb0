// Values of a master between the wire, the form and the eye.
import { describe, expect, it } from 'vitest';
import { definisi, defKolom } from '../../../test/contohMaster';
import {
  formBaru,
  formDari,
  judulKolom,
  keForm,
  periksaWajib,
  sebutBaris,
  templatCsv,
  tulisLengkap,
  tulisNilai,
  urutanAwal,
} from './nilai';
import { perubahan } from './RiwayatMaster';

const DEF = definisi();

describe('formulir', () => {
  it('baris baru dimulai dengan bawaan, tanpa kolom sistem', () => {
    expect(formBaru(DEF)).toEqual({
      kode: '',
      nama: '',
      jenis: 'PERSEN',
      potongan: '0',
      tara: '0',
      aktif: true,
      gudang: '',
    });
  });
  it('angka datang dengan semua desimalnya', () => {
    const isi = formDari(DEF, { kode: 'A', potongan: 2.5, tara: 12.5, aktif: false, gudang: null });
    expect(isi).toMatchObject({ potongan: '2.5', tara: '12.500', aktif: false, gudang: '' });
    expect(keForm(defKolom({ nama: 'x', jenis: 'persen' }), 7)).toBe('7.00');
    expect(keForm(defKolom({ nama: 'x', jenis: 'rupiah' }), 985000)).toBe('985000');
  });
  it('yang wajib memakai pesan dari definisinya, dan spasi bukan isi', () => {
    expect(periksaWajib(DEF.kolom, { ...formBaru(DEF), kode: '  ' })).toEqual({ kode: 'Kode Coba Tidak Boleh Kosong' });
    expect(periksaWajib(DEF.kolom, { ...formBaru(DEF), kode: 'A' })).toEqual({});
  });
});

describe('tampilan', () => {
  const potongan = DEF.kolom[3];
  it.each([
    ['PERSEN', 2.5, '2.5%'],
    ['RP_GRAM', 15000, 'Rp. 15,000'],
  ])('nilai menurut satuannya: %s', (jenis, angka, teks) => {
    if (!potongan) throw new Error('potongan');
    expect(tulisNilai(potongan, { jenis, potongan: angka })).toBe(teks);
  });
  it.each([
    [defKolom({ nama: 'harga', jenis: 'rupiah', label: 'Harga' }), 'Harga (Rp)'],
    [defKolom({ nama: 'x', jenis: 'rupiah', label: 'Jumlah Rp' }), 'Jumlah Rp'],
    [defKolom({ nama: 'x', jenis: 'persen', label: 'Biaya (%)' }), 'Biaya (%)'],
    [defKolom({ nama: 'karat', jenis: 'kadar', label: 'Karat' }), 'Karat'],
    [defKolom({ nama: 'x', jenis: 'teks', label: 'Nama' }), 'Nama'],
  ])('judul menyebut satuan sekali saja', (kolom, judul) => expect(judulKolom(kolom)).toBe(judul));
  it('tanpa judul di atasnya satuannya disebut, dan kosong terlihat', () => {
    expect(tulisLengkap(defKolom({ nama: 'x', jenis: 'rupiah' }), { x: 5000 })).toBe('Rp. 5,000');
    expect(tulisLengkap(defKolom({ nama: 'x', jenis: 'berat' }), { x: 1.5 })).toBe('1.500 gr');
    expect(tulisLengkap(defKolom({ nama: 'karat', jenis: 'kadar' }), { karat: 9 })).toBe('9');
    expect(tulisLengkap(defKolom({ nama: 'x', jenis: 'teks' }), { x: '' })).toBe('–');
  });
  it('baris disebut menurut seluruh kuncinya', () => {
    const def = definisi({ kunci: ['gudang', 'potongan'] });
    expect(sebutBaris(def, { gudang: 'TOKO', jenis: 'PERSEN', potongan: 3 })).toBe('TOKO / 3%');
    expect(sebutBaris(def, { gudang: '', jenis: 'PERSEN', potongan: 3 })).toBe('- / 3%');
  });
  it('templat impor tidak memuat kolom sistem', () => {
    expect(templatCsv(DEF)).toBe('kode,nama,jenis,potongan,tara,aktif,gudang\r\n');
  });
  it('yang bertanggal mulai dari yang terbaru', () => {
    const def = definisi({ kunci: ['tgl'], kolom: [defKolom({ nama: 'tgl', jenis: 'tanggal' })] });
    expect(urutanAwal(def)).toEqual({ kunci: 'tgl', turun: true });
    expect(urutanAwal(DEF)).toBeUndefined();
  });
});

it('riwayat menyebut yang berubah saja, versi pertama seluruh isinya', () => {
  const versi = (n: number, tara: number) => ({
    versi: n,
    aksi: 'UBAH',
    waktu: '',
    oleh: 'own',
    isi: { kode: 'A', nama: '', tara },
  });
  expect(perubahan(DEF, versi(2, 3), versi(1, 2))).toEqual([{ label: 'Tara', lama: '2.000 gr', baru: '3.000 gr' }]);
  expect(perubahan(DEF, versi(1, 2), undefined)).toEqual([
    { label: 'Kode Coba', baru: 'A' },
    { label: 'Tara', baru: '2.000 gr' },
  ]);
});
