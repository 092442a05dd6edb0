// The page of a master against a server that answers as the real one does: form, refusals, DELETED, conflict, import.
// The test environment has no layout, so sizes are given by hand.
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { gambarDiRute, jawabApi, type Panggilan } from '../../../test/bungkus';
import { definisi, GUDANG } from '../../../test/contohMaster';
import { pasangUkuran } from '../../../test/ukuran';
import { antreanDialog } from '../dialog';
import { MasterPage } from './MasterPage';
import type { BarisMaster } from './tipe';

const BARIS: BarisMaster = {
  _id: 'id1',
  versi: 3,
  kode: 'A1',
  nama: 'SATU',
  jenis: 'PERSEN',
  potongan: 2.5,
  tara: 1.25,
  aktif: true,
  gudang: 'TOKO',
  gudang_nama: 'ETALASE',
  dicek: true,
};

type Jawaban = { status?: number; isi: unknown } | 'putus';

let tulis: (p: Panggilan) => Jawaban;
let terkirim: Panggilan[];

beforeEach(() => {
  antreanDialog.atur([]);
  pasangUkuran(() => 1200);
  tulis = () => ({ isi: { data: BARIS } });
  terkirim = jawabApi((p) => {
    const jalur = p.alamat.replace('/api/v1/', '');
    if (jalur === 'definisi/master') return { isi: { data: [definisi(), GUDANG] } };
    if (jalur.startsWith('gudang/get/all')) {
      return { isi: { data: [{ _id: 'g', versi: 1, kode_gudang: 'TOKO', nama_gudang: 'ETALASE' }], count: 1 } };
    }
    if (p.metode === 'GET' && jalur.startsWith('coba?')) return { isi: { data: [BARIS], count: 1 } };
    return tulis(p);
  });
});

async function buka(boleh = true, terbuka?: (rute: string) => boolean) {
  gambarDiRute(<MasterPage slug="master-coba" judul="Master Coba" boleh={boleh} terbuka={terbuka} />);
  await screen.findByText('SATU');
}

const form = (judul = 'Tambah Data Coba') => screen.findByRole('form', { name: judul });
const kirimannya = (metode: string) => terkirim.filter((p) => p.metode === metode).map((p) => p.badan);

async function tambah(kode: string) {
  await userEvent.keyboard('{F2}');
  await userEvent.type(within(await form()).getByLabelText(/Kode Coba/), kode);
  await userEvent.keyboard('{F9}');
}

describe('daftar', () => {
  it('menampilkan nilai menurut jenisnya, rujukan dengan namanya', async () => {
    await buka();
    const baris = screen.getByText('SATU').closest('tr') as HTMLElement;
    expect(within(baris).getByText('2.5%')).toBeInTheDocument();
    expect(within(baris).getByText('1.250')).toBeInTheDocument();
    expect(within(baris).getByText('ETALASE')).toBeInTheDocument();
    expect(terkirim.at(-1)?.alamat).toContain('rinci=1');
  });
  it('mencari di server setelah ketikan berhenti, dan mengurutkan di server', async () => {
    await buka();
    // Key by key without a pause between: how fast a machine types must not matter.
    const cari = screen.getByLabelText('Cari di Master Coba');
    for (const value of ['s', 'sa', 'sat']) fireEvent.change(cari, { target: { value } });
    await waitFor(() => expect(terkirim.at(-1)?.alamat).toContain('cari=sat'));
    expect(terkirim.filter((p) => p.alamat.includes('cari=')).length).toBe(1);
    await userEvent.click(screen.getByRole('button', { name: /^Tara/ }));
    await waitFor(() => expect(terkirim.at(-1)?.alamat).toContain('sort_by=tara'));
  });
  it('tanpa hak tidak ada yang bisa ditulis', async () => {
    await buka(false);
    for (const nama of ['Tambah Data', 'Impor CSV', /^Edit/, /^Hapus/]) {
      expect(screen.queryByRole('button', { name: nama })).toBeNull();
    }
    await userEvent.keyboard('{F2}');
    expect(screen.queryByRole('form')).toBeNull();
    expect(screen.getByRole('button', { name: 'Export CSV!!' })).toBeInTheDocument();
  });
  it('rujukan ke master yang modulnya mati tidak ditanyakan', async () => {
    await buka(true, (rute) => rute !== '/master-gudang');
    await userEvent.keyboard('{F2}');
    expect(within(await form()).queryByRole('combobox', { name: 'Gudang' })).toBeNull();
    expect(screen.queryByRole('button', { name: /^Gudang/ })).toBeNull();
  });
});

describe('formulir', () => {
  it('yang wajib dan kosong tidak dikirim, pesannya pada kolomnya', async () => {
    await buka();
    await userEvent.click(screen.getByRole('button', { name: 'Tambah Data' }));
    await userEvent.click(within(await form()).getByRole('button', { name: /^Simpan/ }));
    expect(screen.getByText('Kode Coba Tidak Boleh Kosong')).toBeInTheDocument();
    expect(kirimannya('POST')).toEqual([]);
  });
  it('mengirim teks yang diketik, kode dengan huruf besar tanpa spasi', async () => {
    await buka();
    await tambah('a 2');
    await waitFor(() => expect(screen.queryByRole('form')).toBeNull());
    expect(kirimannya('POST')).toEqual([
      { kode: 'A_2', nama: '', jenis: 'PERSEN', potongan: '0', tara: '0', aktif: true, gudang: '' },
    ]);
    expect(screen.getByText('Data Berhasil Disimpan')).toBeInTheDocument();
  });
  it('penolakan server tampil pada kolom yang disebutnya, isian tetap', async () => {
    await buka();
    tulis = () => ({
      status: 422,
      isi: { code: 'MASTER-12', message: 'Tara salah', fields: { tara: 'Tara terlalu besar' } },
    });
    await tambah('A2');
    expect(await screen.findByText('Tara terlalu besar')).toBeInTheDocument();
    expect(within(await form()).getByLabelText(/Kode Coba/)).toHaveValue('A2');
  });
  it('koneksi putus: isian tetap dan bisa disimpan lagi', async () => {
    await buka();
    tulis = () => 'putus';
    await tambah('A2');
    expect((await screen.findAllByText('Koneksi Bermasalah')).length).toBeGreaterThan(0);
    tulis = () => ({ isi: { data: BARIS } });
    await userEvent.keyboard('{F9}');
    await waitFor(() => expect(screen.queryByRole('form')).toBeNull());
  });
  it('nilai dalam persen tidak melebihi 100, dalam rupiah boleh', async () => {
    await buka();
    await userEvent.click(screen.getByRole('button', { name: 'A1' }));
    const isian = within(await form('Edit Data Coba'));
    const potongan = isian.getByLabelText('Potongan');
    await userEvent.clear(potongan);
    await userEvent.type(potongan, '150');
    expect(isian.getByText('Tidak Boleh Melebihi 100 !')).toBeInTheDocument();
    await userEvent.click(isian.getByRole('combobox', { name: 'Jenis Potongan' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Rp per gram' }));
    await userEvent.type(isian.getByLabelText('Potongan'), '15000');
    await userEvent.keyboard('{F9}');
    await waitFor(() => expect(kirimannya('PUT')).toHaveLength(1));
    expect(kirimannya('PUT')[0]).toMatchObject({ jenis: 'RP_GRAM', potongan: '15000', versi: 3 });
    expect(await screen.findByText('Data Berhasil Edit')).toBeInTheDocument();
  });
  it('rujukan dicari di server, dipilih dari daftar atau diketik utuh lalu Enter', async () => {
    await buka();
    await userEvent.keyboard('{F2}');
    const isian = within(await form());
    await userEvent.type(isian.getByLabelText(/Kode Coba/), 'A2');
    const kotak = isian.getByRole('combobox', { name: 'Gudang' });
    await userEvent.type(kotak, 'eta');
    await waitFor(() => expect(terkirim.at(-1)?.alamat).toContain('gudang/get/all?cari=eta'));
    await userEvent.click(await screen.findByRole('option', { name: 'TOKO · ETALASE' }));
    expect(kotak).toHaveValue('TOKO · ETALASE');
    await userEvent.clear(kotak);
    await userEvent.type(kotak, 'stock{Enter}');
    await userEvent.keyboard('{F9}');
    await waitFor(() => expect(kirimannya('POST')).toMatchObject([{ kode: 'A2', gudang: 'STOCK' }]));
  });
  it('yang diketik sebagian dan di-Enter sebelum jawaban datang menjadi temuan pertamanya', async () => {
    await buka();
    await userEvent.keyboard('{F2}');
    const isian = within(await form());
    await userEvent.type(isian.getByLabelText(/Kode Coba/), 'A3');
    const kotak = isian.getByRole('combobox', { name: 'Gudang' });
    await userEvent.type(kotak, 'eta{Enter}');
    await waitFor(() => expect(kotak).toHaveValue('TOKO · ETALASE'));
    await userEvent.keyboard('{F9}');
    await waitFor(() => expect(kirimannya('POST')).toMatchObject([{ kode: 'A3', gudang: 'TOKO' }]));
  });
  it('kolom sistem terlihat tetapi tidak bisa diisi', async () => {
    await buka();
    await userEvent.click(screen.getByRole('button', { name: 'Edit A1' }));
    const isian = within(await form('Edit Data Coba'));
    expect(isian.getByText('Diisi program: Dicek Ya')).toBeInTheDocument();
    expect(isian.queryByRole('switch', { name: 'Dicek' })).toBeNull();
  });
  it('menutup isian yang berubah ditanyakan dulu', async () => {
    await buka();
    await userEvent.keyboard('{F2}');
    await userEvent.type(within(await form()).getByLabelText(/Kode Coba/), 'A');
    await userEvent.click(screen.getByRole('button', { name: 'Batal' }));
    expect(await screen.findByText('Isian belum disimpan. Tutup formulir ini?')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Buang isian' }));
    await waitFor(() => expect(screen.queryByRole('form')).toBeNull());
  });
});

describe('dua kemungkinan', () => {
  it('kode yang pernah dihapus diaktifkan lewat Warning !!!', async () => {
    await buka();
    tulis = ({ badan }) =>
      (badan as { aktifkan?: boolean }).aktifkan
        ? { isi: { data: BARIS } }
        : { status: 409, isi: { code: 'MASTER-05', message: 'Coba A2 pernah dihapus (DELETED). Aktifkan kembali?' } };
    await tambah('A2');
    expect(await screen.findByText('Warning !!!')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Aktifkan' }));
    await waitFor(() => expect(screen.queryByRole('form')).toBeNull());
    expect(kirimannya('POST')).toMatchObject([{ kode: 'A2' }, { kode: 'A2', aktifkan: true }]);
  });
  it('baris yang diubah orang lain: kedua versi, dan yang saya pilih menimpa dengan versi terbaru', async () => {
    await buka();
    const bentrok = {
      tersimpan: { ...BARIS, nama: 'PUNYA DIA' },
      dikirim: { ...BARIS, nama: 'PUNYA SAYA' },
      versi: 4,
      diubah: '2026-11-15T08:30:00.000+07:00',
      oleh: 'su',
    };
    tulis = ({ badan }) =>
      (badan as { versi: number }).versi === 4
        ? { isi: { data: BARIS } }
        : { status: 409, isi: { code: 'MASTER-07', message: 'Data ini sudah diubah orang lain', detail: bentrok } };
    await userEvent.click(screen.getByRole('button', { name: 'Edit A1' }));
    await form('Edit Data Coba');
    await userEvent.keyboard('{F9}');
    const tabel = await screen.findByRole('table', { name: 'Kedua versi' });
    const beda = within(tabel).getByRole('row', { name: /^Nama Coba/ });
    expect(beda).toHaveTextContent('Nama CobaPUNYA DIAPUNYA SAYA');
    expect(tabel.querySelectorAll('[data-beda]')).toHaveLength(1);
    await userEvent.click(screen.getByRole('button', { name: 'Simpan isian saya' }));
    await waitFor(() => expect(screen.queryByRole('form')).toBeNull());
    expect(kirimannya('PUT')).toMatchObject([{ versi: 3 }, { versi: 4 }]);
  });
});

describe('hapus', () => {
  it('yang masih dipakai tetap ada dan disebut di mana', async () => {
    await buka();
    const pesan = 'Coba A1 tidak bisa dihapus, masih dipakai: 2 barang';
    tulis = () => ({ status: 409, isi: { code: 'MASTER-08', message: pesan } });
    screen.getByRole('button', { name: 'A1' }).focus();
    await userEvent.keyboard('{Delete}');
    expect(await screen.findByText('Apakah Anda Yakin InginMenghapus A1')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'OK' }));
    expect(await screen.findByText(pesan)).toBeInTheDocument();
    expect(screen.getByText('Data Gagal Dihapus')).toBeInTheDocument();
  });
  it('yang masih dipakai dan aktif bisa dinonaktifkan sebagai gantinya', async () => {
    await buka();
    let hapus = true;
    tulis = () => {
      if (!hapus) return { isi: { data: {} } };
      hapus = false;
      return { status: 409, isi: { code: 'MASTER-08', message: 'Coba A1 masih dipakai: 2 barang' } };
    };
    screen.getByRole('button', { name: 'A1' }).focus();
    await userEvent.keyboard('{Delete}');
    await userEvent.click(await screen.findByRole('button', { name: 'OK' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Nonaktifkan' }));
    await waitFor(() => expect(kirimannya('PUT')).toMatchObject([{ kode: 'A1', aktif: false }]));
    expect(await screen.findByText(/dinonaktifkan$/)).toBeInTheDocument();
  });
  it('yang terhapus bisa dikembalikan', async () => {
    await buka();
    tulis = () => ({ isi: { data: true } });
    screen.getByRole('button', { name: 'A1' }).focus();
    await userEvent.keyboard('{Delete}');
    await userEvent.click(await screen.findByRole('button', { name: 'OK' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Batalkan' }));
    await waitFor(() => expect(kirimannya('POST')).toMatchObject([{ kode: 'A1', aktifkan: true }]));
    expect(await screen.findByText('Dikembalikan')).toBeInTheDocument();
  });
  it('Delete di kotak cari menghapus huruf, bukan baris', async () => {
    await buka();
    await userEvent.type(screen.getByLabelText('Cari di Master Coba'), 'a{Delete}');
    expect(antreanDialog.ambil()).toEqual([]);
  });
});

describe('impor', () => {
  const berkas = new File(['kode\nA9\n'], 'coba.csv', { type: 'text/csv' });
  async function pilih() {
    await buka();
    await userEvent.click(screen.getByRole('button', { name: 'Impor CSV' }));
    await screen.findByText(/Baris pertama berkas memuat nama kolom/);
    await userEvent.upload(document.querySelector('input[type=file]') as HTMLInputElement, berkas);
  }
  it('baris yang salah disebut dan tidak ada yang dikirim', async () => {
    tulis = () => ({
      isi: {
        data: {
          jumlah: 2,
          jumlah_salah: 1,
          contoh: [
            { baris: 3, kunci: '', isi: { kode: '' }, salah: ['Kode Coba Tidak Boleh Kosong'] },
            { baris: 2, kunci: 'A9', isi: { kode: 'A9' }, salah: [] },
          ],
        },
      },
    });
    await pilih();
    expect(await screen.findByText('Kode Coba Tidak Boleh Kosong')).toBeInTheDocument();
    expect(screen.getByText('Baris 3')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Impor 2 baris' })).toBeDisabled();
    expect(kirimannya('POST')).toEqual([{ csv: 'kode\nA9\n', pratinjau: true }]);
  });
  it('semua baik: disimpan dan ditutup', async () => {
    tulis = ({ badan }) =>
      (badan as { pratinjau: boolean }).pratinjau
        ? { isi: { data: { jumlah: 1, jumlah_salah: 0, contoh: [] } } }
        : { isi: { data: 1, message: '1 baris berhasil disimpan' } };
    await pilih();
    await userEvent.click(await screen.findByRole('button', { name: 'Impor 1 baris' }));
    expect(await screen.findByText('1 baris berhasil disimpan')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Unduh templat' })).toBeNull());
  });
  it('baris yang pernah dihapus ditanya: sekali untuk semua, atau satu per satu', async () => {
    const tanya = (baris: number, kunci: string) => {
      const salah = [`Coba ${kunci} pernah dihapus (DELETED). Aktifkan kembali?`];
      return { baris, kunci, isi: { kode: kunci }, salah, tidur: true };
    };
    const data = { jumlah: 3, jumlah_salah: 2, tidur: [2, 4], contoh: [tanya(2, 'A9'), tanya(4, 'B9')] };
    tulis = ({ badan }) =>
      (badan as { pratinjau: boolean }).pratinjau
        ? { isi: { data } }
        : { isi: { data: 2, message: '2 baris berhasil disimpan, 1 dilewati' } };
    await pilih();
    expect(await screen.findByText('1 baris siap diimpor, 2 perlu dijawab.')).toBeInTheDocument();
    // Nothing answered: both are left out.
    expect(screen.getByRole('button', { name: 'Impor 1 baris' })).toBeEnabled();
    await userEvent.click(screen.getByRole('button', { name: 'Aktifkan semua' }));
    expect(screen.getByRole('button', { name: 'Impor 3 baris' })).toBeEnabled();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Baris 2: A9' }));
    expect(screen.getByText('1 diaktifkan, 1 dilewati')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Impor 2 baris' }));
    expect(await screen.findByText('2 baris berhasil disimpan, 1 dilewati')).toBeInTheDocument();
    expect(kirimannya('POST').at(-1)).toEqual({ csv: 'kode\nA9\n', pratinjau: false, aktifkan: [4] });
  });
  it('berkas yang tidak terbaca: kata server, dan bisa memilih lagi', async () => {
    tulis = () => ({ status: 422, isi: { code: 'IMPOR-01', message: 'Berkas CSV tidak terbaca' } });
    await pilih();
    expect(await screen.findByText('Berkas CSV tidak terbaca')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Pilih berkas CSV atau Excel' })).toBeEnabled();
  });
});
