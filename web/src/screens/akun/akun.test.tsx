// Parameter Akun: list, editor, what is sent, and how refusals show.
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { pasangSumber } from '@/app/aksiSesi';
import { cariRute } from '@/routes';
import { gambarDiRute, jawabApi, masukSebagai, type Panggilan } from '../../../test/bungkus';
import { pasangUkuran } from '../../../test/ukuran';
import ParameterAkun from './ParameterAkun';

const RUTE = cariRute('/parameter-akun');

function jurnal(versi: number, bank: string, kas: string) {
  const detail = (kode_akun: string, jenis_akun: string, nomor_akun: string) => ({
    _id: `KAS-SETOR-${kode_akun}`,
    kode_akun,
    keterangan: `Keterangan ${kode_akun}`,
    jenis_akun,
    nomor_akun,
  });
  return {
    trx: 'KAS',
    type: 'SETOR',
    nama: 'Kas disetor ke bank',
    versi,
    detail_akun: [detail('KAS', 'KREDIT', kas), detail('BANK', 'DEBIT', bank)],
  };
}

const AKUN = [
  { _id: 'a', versi: 1, nomor_akun: '1-1100', nama_akun: 'KAS KASIR', golongan: 'ASET' },
  { _id: 'b', versi: 1, nomor_akun: '1-1200', nama_akun: 'BANK', golongan: 'ASET' },
  { _id: 'c', versi: 1, nomor_akun: '1-1201', nama_akun: 'BANK BCA', golongan: 'ASET' },
];

type Jawaban = { status?: number; isi: unknown } | 'putus';

function layani(put: (panggilan: Panggilan) => Jawaban, akun: unknown = AKUN, bank = '1-1200') {
  if (!RUTE) throw new Error('rute');
  const terkirim = jawabApi((panggilan) => {
    if (panggilan.metode !== 'GET') return put(panggilan);
    return { isi: { data: panggilan.alamat.includes('akuns') ? akun : [jurnal(3, bank, '1-1100')] } };
  });
  gambarDiRute(<ParameterAkun rute={RUTE} />, '/parameter-akun');
  return terkirim;
}

async function buka() {
  await userEvent.click(await screen.findByRole('button', { name: 'Kas disetor ke bank' }));
  return screen.findByRole('combobox', { name: 'Nomor Akun BANK DEBIT' });
}

async function pilihBca() {
  const sel = await buka();
  await userEvent.click(sel);
  await userEvent.clear(sel);
  await userEvent.type(sel, 'bca{Enter}');
}

beforeEach(() => {
  pasangUkuran(() => 1000);
  pasangSumber(() => undefined);
  masukSebagai({ level: 'OWN' });
});

it('akun diganti di selnya dengan keyboard dan seluruh jurnal disimpan bersama', async () => {
  const terkirim = layani(() => ({ isi: { data: jurnal(4, '1-1201', '1-1100'), message: 'Data Berhasil Diedit' } }));
  await pilihBca();
  await userEvent.keyboard('{F9}');
  expect(await screen.findByText('Data Berhasil Diedit')).toBeInTheDocument();
  expect(terkirim.find((satu) => satu.metode === 'PUT')).toMatchObject({
    alamat: '/api/v1/para-akun-transaksi/KAS/SETOR',
    badan: {
      versi: 3,
      detail_akun: [
        { kode_akun: 'KAS', jenis_akun: 'KREDIT', nomor_akun: '1-1100' },
        { kode_akun: 'BANK', jenis_akun: 'DEBIT', nomor_akun: '1-1201' },
      ],
    },
  });
  expect(await screen.findByRole('table', { name: 'Daftar Jurnal' })).toBeInTheDocument();
});

it('baris debit berdiri di atas dan Simpan menunggu perubahan', async () => {
  layani(() => ({ isi: {} }));
  await buka();
  const baris = within(screen.getByRole('table', { name: 'Detail Akun' })).getAllByRole('row');
  expect(baris[1]).toHaveTextContent('DEBIT');
  expect(baris[2]).toHaveTextContent('KREDIT');
  expect(screen.getByRole('button', { name: /Simpan/ })).toBeDisabled();
});

it('Esc menutup daftar pilihan dulu, baru kembali ke daftar jurnal', async () => {
  layani(() => ({ isi: {} }));
  await userEvent.click(await buka());
  await userEvent.keyboard('{Escape}');
  expect(screen.getByRole('table', { name: 'Detail Akun' })).toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  expect(await screen.findByRole('table', { name: 'Daftar Jurnal' })).toBeInTheDocument();
});

it('kegagalan simpan tidak pernah hijau dan sebabnya di selnya', async () => {
  layani(() => ({
    status: 422,
    isi: { code: 'AKUN-03', message: 'tidak ada', fields: { 'detail_akun[1].nomor_akun': 'Akun ini tidak ada' } },
  }));
  await pilihBca();
  await userEvent.click(screen.getByRole('button', { name: /Simpan/ }));
  const kabar = await screen.findByText('Data Gagal Diedit');
  expect(kabar.closest('[role=alert]')?.getAttribute('style')).toContain('red');
  expect(await screen.findByText('Akun ini tidak ada')).toBeInTheDocument();
});

it('server yang tidak menjawab tidak menghilangkan pilihan', async () => {
  layani(() => 'putus');
  await pilihBca();
  await userEvent.click(screen.getByRole('button', { name: /Simpan/ }));
  expect(await screen.findByText('Koneksi Bermasalah')).toBeInTheDocument();
  expect(screen.getByRole('combobox', { name: 'Nomor Akun BANK DEBIT' })).toHaveValue('1-1201 BANK BCA');
});

it('ubahan basi memperlihatkan kedua versi dan bisa disimpan di atasnya', async () => {
  const terkirim = layani(({ badan }) => {
    if ((badan as { versi: number }).versi === 5) return { isi: { data: jurnal(6, '1-1201', '1-1100') } };
    const detail = { tersimpan: jurnal(5, '1-1100', '1-1100'), dikirim: jurnal(5, '1-1201', '1-1100'), versi: 5 };
    return { status: 409, isi: { code: 'AKUN-04', message: 'Data ini sudah diubah orang lain', detail } };
  });
  await pilihBca();
  await userEvent.click(screen.getByRole('button', { name: /Simpan/ }));
  const kedua = await screen.findByRole('table', { name: 'Kedua versi' });
  expect(within(kedua).getAllByRole('row')).toHaveLength(2);
  expect(kedua).toHaveTextContent('BANK1-11001-1201');
  await userEvent.click(screen.getByRole('button', { name: 'Simpan isian saya' }));
  await waitFor(() => expect(terkirim.filter((satu) => satu.metode === 'PUT')).toHaveLength(2));
  expect(await screen.findByRole('table', { name: 'Daftar Jurnal' })).toBeInTheDocument();
});

it('versi yang tersimpan bisa dipakai', async () => {
  const detail = { tersimpan: jurnal(5, '1-1100', '1-1100'), dikirim: jurnal(5, '1-1201', '1-1100'), versi: 5 };
  layani(() => ({ status: 409, isi: { code: 'AKUN-04', message: 'basi', detail } }));
  await pilihBca();
  await userEvent.click(screen.getByRole('button', { name: /Simpan/ }));
  await userEvent.click(await screen.findByRole('button', { name: 'Pakai yang tersimpan' }));
  await waitFor(() =>
    expect(screen.getByRole('combobox', { name: 'Nomor Akun BANK DEBIT' })).toHaveValue('1-1100 KAS KASIR'),
  );
});

it('sel yang belum dipilih ditandai sebelum ada yang dikirim', async () => {
  const terkirim = layani(() => ({ isi: {} }), AKUN, '');
  expect(await screen.findByText('1 akun belum dipilih')).toBeInTheDocument();
  await buka();
  const kas = screen.getByRole('combobox', { name: 'Nomor Akun KAS KREDIT' });
  await userEvent.click(kas);
  await userEvent.clear(kas);
  await userEvent.type(kas, 'bca{Enter}');
  await userEvent.keyboard('{F9}');
  expect(await screen.findByText('Nomor Akun Tidak Boleh Kosong')).toBeInTheDocument();
  expect(terkirim.every((satu) => satu.metode === 'GET')).toBe(true);
});

it('toko tanpa akun ditawari bagan akun bawaan', async () => {
  const terkirim = layani(() => ({ isi: { data: 75, message: 'Data Berhasil Disimpan' } }), []);
  await userEvent.click(await screen.findByRole('button', { name: 'Isi Akun Awal' }));
  expect(await screen.findByText('Data Berhasil Disimpan')).toBeInTheDocument();
  expect(terkirim.find((satu) => satu.metode === 'POST')?.alamat).toBe('/api/v1/para-akun-transaksi/awal');
});

it('daftar yang gagal dimuat tampil sebagai info dan bisa dicoba lagi', async () => {
  if (!RUTE) throw new Error('rute');
  jawabApi(() => ({ status: 500, isi: {} }));
  gambarDiRute(<ParameterAkun rute={RUTE} />, '/parameter-akun');
  expect((await screen.findAllByText('Terjadi Kesalahan Saat Mengirim Data')).length).toBeGreaterThan(0);
  expect(screen.getByRole('button', { name: 'Coba Lagi' })).toBeInTheDocument();
});

it('nomor akun yang pernah dihapus ditawarkan kembali', async () => {
  const terkirim = layani(({ badan }) =>
    (badan as { aktifkan?: boolean }).aktifkan
      ? { isi: { data: {}, message: 'Data Berhasil Disimpan' } }
      : { status: 409, isi: { code: 'MASTER-05', message: 'Akun 9-1 pernah dihapus (DELETED). Aktifkan kembali?' } },
  );
  await userEvent.click(await screen.findByText('Daftar Akun'));
  await userEvent.click(await screen.findByRole('button', { name: 'Tambah Data' }));
  await userEvent.type(await screen.findByLabelText('Nomor Akun'), '9-1');
  await userEvent.type(screen.getByLabelText('Nama Akun'), 'lain');
  await userEvent.click(screen.getByRole('button', { name: 'Simpan' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Aktifkan' }));
  expect(await screen.findByText('Data Berhasil Disimpan')).toBeInTheDocument();
  expect(terkirim.at(-2)?.badan ?? terkirim.at(-1)?.badan).toMatchObject({ nomor_akun: '9-1', aktifkan: true });
});
