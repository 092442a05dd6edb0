// The designer without a browser's layout: what is loaded, edited and sent, and how refusals show. Dragging by the
// pointer is driven in Chromium (e2e); here the model has its own tests.
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { pasangSumber } from '@/app/aksiSesi';
import { cariRute } from '@/routes';
import { gambarDiRute, jawabApi, masukSebagai, type Panggilan } from '../../../test/bungkus';
import { pasangUkuran } from '../../../test/ukuran';
import SettingMember from './SettingMember';
import SettingNota from './SettingNota';
import type { Label } from './tipe';

function label(name: string, isi: string, lain: Partial<Label> = {}): Label {
  return {
    name,
    isi,
    jenis: 'text',
    width: 40,
    height: 5,
    position_x: 10,
    position_y: 10,
    rotate: 0,
    font_family: 'times_new_roman',
    font_size: 8,
    status: true,
    type: 'PENJUALAN',
    is_mobile: false,
    side: 'DEPAN',
    rata: 'kiri',
    is_deletable: false,
    ...lain,
  };
}

const NOTA = [label('judul', 'NOTA PENJUALAN'), label('nomor', 'No. {no_faktur}', { position_y: 20 })];
const KARTU = [
  label('nama', '{nama_customer}', { rotate: 90, width: 5, height: 40 }),
  label('syarat', 'Syarat', { rotate: 90, width: 5, height: 40, side: 'BELAKANG' }),
];

const bidang = [
  { nama: 'no_faktur', arti: 'No faktur', contoh: 'FJ-1' },
  { nama: 'nama_customer', arti: 'Nama', contoh: 'Siti' },
];

function definisi(kartu: boolean) {
  const tipe = {
    judul: 'NOTA',
    mobile: !kartu,
    dua_sisi: kartu,
    rotate: kartu ? 90 : null,
    teks: false,
    printer: kartu ? ['PDF'] : ['ESCPOS', 'PDF'],
    bidang,
    gambar: [{ nama: 'logo', arti: 'Logo toko', contoh: '' }],
  };
  return {
    font: ['tahoma_bold', 'tahoma_reguler', 'times_new_roman', 'candara'],
    ukuran: [6, 7, 8, 9, 10],
    ukuran_min: 6,
    ukuran_maks: 24,
    lebar_struk: 112,
    tipe: (kartu ? ['MEMBER CARD'] : ['PENJUALAN', 'SERVICE']).map((type) => ({ ...tipe, type })),
  };
}

type Jawaban = { status?: number; isi: unknown } | 'putus';

function jawab(nota: Label[], versi: number, tambahan: object = {}) {
  const letak = { type: 'PENJUALAN', is_mobile: false, font: 'times_new_roman', lebar: 210, tinggi: 140, versi };
  return { isi: { data: nota, letak, ...tambahan } };
}

function layani(tulis: (p: Panggilan) => Jawaban, kartu = false) {
  const rute = cariRute(kartu ? '/setting-member' : '/setting-nota');
  if (!rute) throw new Error('rute');
  const terkirim = jawabApi((p) => {
    if (p.metode !== 'GET') return tulis(p);
    if (p.alamat.includes('definisi')) return { isi: { data: definisi(kartu) } };
    return jawab(kartu ? KARTU : NOTA, 3);
  });
  gambarDiRute(kartu ? <SettingMember rute={rute} /> : <SettingNota rute={rute} />, rute.path);
  return terkirim;
}

const simpan = () => screen.getByRole('button', { name: /^Simpan/ });
const isian = (judul: string) => within(screen.getByRole('region', { name: 'Editor label' })).getByLabelText(judul);
const namaKotak = (name: string) => ({ name: new RegExp(`^Label ${name}:`) });
const kotak = (name: string) => screen.getByRole('button', namaKotak(name));
const takAda = (name: string) => screen.queryByRole('button', namaKotak(name));
const pilih = async (name: string) =>
  userEvent.click(within(await screen.findByRole('region', { name: 'Daftar label' })).getByRole('button', { name }));

beforeEach(() => {
  pasangUkuran(() => 1000);
  pasangSumber(() => undefined);
  masukSebagai({ level: 'OWN' });
});

describe('setting nota', () => {
  it('label dipilih dari daftar, diubah, dan seluruh susunan dikirim dengan versinya', async () => {
    const terkirim = layani((p) =>
      jawab((p.badan as { nota: Label[] }).nota, 4, { message: 'Nota Berhasil Disimpan' }),
    );
    await pilih('nomor');
    expect(screen.getByRole('heading', { name: 'PENJUALAN' })).toBeInTheDocument();
    expect(isian('Nama')).toHaveAttribute('readonly');
    expect(simpan()).toBeDisabled();
    await userEvent.type(isian('Isi'), ' asli');
    expect(kotak('nomor')).toHaveTextContent('No. FJ-1 asli');
    await userEvent.keyboard('{F9}');
    expect(await screen.findByText('Nota Berhasil Disimpan')).toBeInTheDocument();
    const kirim = terkirim.find((p) => p.metode === 'POST');
    expect(kirim).toMatchObject({
      alamat: '/api/v1/nota/add',
      badan: { type: 'PENJUALAN', is_mobile: false, font: 'times_new_roman', lebar: 210, tinggi: 140, versi: 3 },
    });
    expect(kirim?.badan).toMatchObject({ nota: [{ isi: 'NOTA PENJUALAN' }, { isi: 'No. {no_faktur} asli' }] });
    expect(simpan()).toBeDisabled();
    expect(screen.getByText('Versi 4')).toBeInTheDocument();
  });

  it('panah menggeser label yang difokus, Ctrl+Z mengembalikannya sekaligus', async () => {
    layani(() => 'putus');
    await pilih('judul');
    kotak('judul').focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
    expect(isian('Posisi X')).toHaveValue('11.5 mm');
    await userEvent.keyboard('{Control>}z{/Control}');
    expect(isian('Posisi X')).toHaveValue('10 mm');
    await userEvent.keyboard('{Control>}y{/Control}');
    expect(isian('Posisi X')).toHaveValue('11.5 mm');
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    expect(isian('Tinggi')).toHaveValue('5.5 mm');
  });

  it('klik dua kali bertanya lalu menyembunyikan', async () => {
    layani(() => 'putus');
    await pilih('judul');
    kotak('judul').focus();
    await userEvent.keyboard('{Delete}');
    expect(await screen.findByText(/menghapus label judul/)).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'OK' }));
    await waitFor(() => expect(takAda('judul')).not.toBeInTheDocument());
    await userEvent.click(screen.getByRole('button', { name: 'Tampilkan judul' }));
    expect(kotak('judul')).toBeInTheDocument();
  });

  it('penolakan tampil pada isian labelnya', async () => {
    layani(() => ({
      status: 422,
      isi: { code: 'LETAK-02', message: 'Elemen salah', fields: { 'nota[0].isi': 'field x tidak dikenal' } },
    }));
    await pilih('nomor');
    await userEvent.type(isian('Isi'), 'x');
    await userEvent.click(simpan());
    expect(await screen.findByText('Nota Gagal Disimpan')).toBeInTheDocument();
    expect(isian('Nama')).toHaveAttribute('title', 'judul');
    expect(screen.getByText('field x tidak dikenal')).toBeInTheDocument();
  });

  it('susunan yang lebih dulu disimpan orang lain memperlihatkan kedua versi', async () => {
    let kali = 0;
    const terkirim = layani((p) => {
      kali += 1;
      if (kali > 1) return jawab((p.badan as { nota: Label[] }).nota, 6);
      const tersimpan = { ...jawab(NOTA, 5).isi, nota: [label('judul', 'LAIN'), NOTA[1]] };
      const dikirim = { ...jawab(NOTA, 5).isi, nota: (p.badan as { nota: Label[] }).nota };
      return { status: 409, isi: { code: 'LETAK-03', message: 'basi', detail: { tersimpan, dikirim, versi: 5 } } };
    });
    await pilih('judul');
    await userEvent.type(isian('Isi'), '!');
    await userEvent.click(simpan());
    const kedua = await screen.findByRole('table', { name: 'Kedua versi' });
    expect(kedua).toHaveTextContent('LAIN');
    await userEvent.click(screen.getByRole('button', { name: 'Simpan isian saya' }));
    await waitFor(() => expect(terkirim.filter((p) => p.metode === 'POST')).toHaveLength(2));
    expect(terkirim.filter((p) => p.metode === 'POST')[1]?.badan).toMatchObject({ versi: 5 });
  });

  it('salinan datang dari server tanpa menghilangkan ubahan yang belum disimpan', async () => {
    const salinan = label('nomor_2', 'No. {no_faktur}', { is_deletable: true, position_x: 12 });
    const terkirim = layani((p) =>
      p.metode === 'DELETE'
        ? jawab(NOTA, 5, { message: 'Label berhasil di hapus' })
        : jawab([...NOTA, salinan], 4, { name: 'nomor_2', message: 'Data Berhasil Di Copy' }),
    );
    await pilih('judul');
    await userEvent.type(isian('Isi'), '!');
    await userEvent.click(screen.getByRole('button', { name: 'Copy nomor' }));
    expect(await screen.findByText('Data Berhasil Di Copy')).toBeInTheDocument();
    expect(kotak('nomor_2')).toBeInTheDocument();
    expect(kotak('judul')).toHaveTextContent('NOTA PENJUALAN!');
    expect(screen.getByRole('button', { name: 'Hapus nomor' })).toBeDisabled();
    await userEvent.click(screen.getByRole('button', { name: 'Hapus nomor_2' }));
    await userEvent.click(await screen.findByRole('button', { name: 'OK' }));
    expect(await screen.findByText('Label berhasil di hapus')).toBeInTheDocument();
    expect(terkirim.find((p) => p.metode === 'DELETE')).toMatchObject({
      alamat: '/api/v1/nota/deletion',
      badan: { name: 'nomor_2', type: 'PENJUALAN', versi: 4 },
    });
    await waitFor(() => expect(takAda('nomor_2')).not.toBeInTheDocument());
  });

  it('field dicari lalu ditambahkan sebagai label yang bisa dihapus', async () => {
    layani(() => 'putus');
    await pilih('judul');
    await userEvent.type(screen.getByLabelText('Cari Field'), 'customer');
    await userEvent.click(screen.getByRole('button', { name: 'nama_customer' }));
    expect(kotak('nama_customer')).toHaveTextContent('Siti');
    expect(screen.getByRole('button', { name: 'Hapus nama_customer' })).toBeEnabled();
  });

  it('susunan yang tidak bisa dimuat memberi tahu dan bisa dicoba lagi', async () => {
    const rute = cariRute('/setting-nota');
    if (!rute) throw new Error('rute');
    jawabApi((p) =>
      p.alamat.includes('definisi')
        ? { isi: { data: definisi(false) } }
        : { status: 404, isi: { code: 'LETAK-01', message: "Jenis nota 'X' tidak dikenal" } },
    );
    gambarDiRute(<SettingNota rute={rute} />, '/setting-nota');
    expect(await screen.findByText("Jenis nota 'X' tidak dikenal")).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Coba Lagi' })).toBeInTheDocument();
  });
});

describe('kartu member', () => {
  it('rotasi tetap 90 dan label sisi lain membawa sisinya', async () => {
    layani(() => 'putus', true);
    await pilih('nama');
    const rotasi = screen.getByRole('combobox', { name: 'Rotasi' });
    expect(rotasi).toBeDisabled();
    expect(rotasi).toHaveValue('90');
    expect(takAda('syarat')).not.toBeInTheDocument();
    await pilih('syarat');
    expect(kotak('syarat')).toBeInTheDocument();
    expect(takAda('nama')).not.toBeInTheDocument();
  });
});

describe('cetak contoh', () => {
  const printer = (nama: string, jenis: string, cara: string, lain: object = {}) => ({
    nama,
    jenis,
    cara,
    alamat: '',
    lebar: 0,
    aktif: true,
    versi: 1,
    ...lain,
  });
  const kerja = (bagian: object) => ({ id: 'abc', jenis: 'PDF', cara: 'JARINGAN', status: 'SELESAI', ...bagian });

  async function buka(daftar: object[], tulis: (p: Panggilan) => Jawaban) {
    const rute = cariRute('/setting-nota');
    if (!rute) throw new Error('rute');
    const terkirim = jawabApi((p) => {
      if (p.metode !== 'GET') return tulis(p);
      if (p.alamat.endsWith('/printer')) return { isi: { data: daftar } };
      if (p.alamat.includes('definisi')) return { isi: { data: definisi(false) } };
      return jawab(NOTA, 3);
    });
    gambarDiRute(<SettingNota rute={rute} />, rute.path);
    await pilih('judul');
    await userEvent.type(isian('Isi'), '!');
    await userEvent.click(screen.getByRole('button', { name: 'Cetak Contoh' }));
    return { terkirim, dialog: await screen.findByRole('dialog', { name: 'Cetak Contoh' }) };
  }

  it('susunan di layar dikirim ke printer yang bisa, F9 tidak menyimpannya', async () => {
    const { terkirim, dialog } = await buka(
      [
        printer('ARSIP', 'PDF', 'JARINGAN', { aktif: false }),
        printer('KANTOR', 'PDF', 'JARINGAN'),
        printer('STRUK', 'ESCPOS', 'JARINGAN'),
      ],
      () => ({ isi: { data: kerja({ printer: 'KANTOR' }), message: 'Contoh dikirim ke printer KANTOR' } }),
    );
    const pilihan = within(dialog).getByRole('combobox', { name: 'Printer' });
    // 210 mm of paper is too wide for a receipt.
    await waitFor(() => expect(pilihan).toHaveValue('KANTOR'));
    await userEvent.click(within(dialog).getByRole('checkbox', { name: /COPY/ }));
    await userEvent.keyboard('{F9}');
    expect(await screen.findByText('Contoh dikirim ke printer KANTOR')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Cetak Contoh' })).toBeNull());
    const tulis = terkirim.filter((p) => p.metode === 'POST');
    expect(tulis).toHaveLength(1);
    expect(tulis[0]).toMatchObject({
      alamat: '/api/v1/nota/cetak-contoh',
      badan: { printer: 'KANTOR', cetak_ulang: true, letak: { type: 'PENJUALAN', lebar: 210 } },
    });
    expect(tulis[0]?.badan).toMatchObject({ letak: { nota: [{ isi: 'NOTA PENJUALAN!' }, { name: 'nomor' }] } });
  });

  it('penolakan printer tampil pada isiannya dan dialognya tetap terbuka', async () => {
    const { dialog } = await buka([printer('KANTOR', 'PDF', 'JARINGAN')], () => ({
      status: 422,
      isi: { code: 'CETAK-07', message: 'Printer KANTOR menolak sambungan' },
    }));
    await waitFor(() => expect(within(dialog).getByRole('combobox', { name: 'Printer' })).toHaveValue('KANTOR'));
    await userEvent.click(within(dialog).getByRole('button', { name: /^Cetak/ }));
    expect(await within(dialog).findByText('Printer KANTOR menolak sambungan')).toBeInTheDocument();
    expect(within(dialog).getByRole('button', { name: /^Cetak/ })).toBeEnabled();
  });

  it('tanpa printer yang bisa, contohnya disimpan sebagai berkas', async () => {
    const { terkirim, dialog } = await buka([printer('STRUK', 'ESCPOS', 'JARINGAN')], () => ({ isi: {} }));
    expect(await within(dialog).findByText(/Belum ada printer toko/)).toHaveTextContent('112 mm');
    await userEvent.click(within(dialog).getByRole('button', { name: /^Unduh/ }));
    await waitFor(() =>
      expect(terkirim.find((p) => p.metode === 'POST')).toMatchObject({
        alamat: '/api/v1/nota/pratinjau',
        badan: { jenis: 'PDF', cetak_ulang: false },
      }),
    );
  });
});
