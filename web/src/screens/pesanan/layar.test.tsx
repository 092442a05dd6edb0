// The screens of orders against a server that answers as its contract says: what is shown, what is asked, what is sent.
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { cariRute, type Rute } from '@/routes';
import { gambarDiRute, jawabApi, masukSebagai, type Panggilan } from '../../../test/bungkus';
import { pasangUkuran } from '../../../test/ukuran';
import AmbilBarangContoh from './AmbilBarangContoh';
import type { PesananRinci } from './api';
import { DialogBatalAmbil } from './DialogBatal';
import LihatPesanan from './LihatPesanan';
import TransaksiPesanan from './TransaksiPesanan';
import ValidasiPesanan from './ValidasiPesanan';

const NO = 'FPJKT1-261115-0001';
const BARIS = {
  baris: 1,
  nama_barang: 'CINCIN KAWIN',
  kode_group: '750',
  kode_dept: 'CIN750',
  ukuran: '16',
  kadar: 75,
  berat_estimasi: 5,
  harga_gram: 1_000_000,
  ongkos: 100_000,
  harga_estimasi: 5_100_000,
  cara_harga: 'FLOAT',
  dp_rp: 0,
  gram_kunci: 0,
  keterangan: '',
};
const HITUNGAN = {
  tgl_janji: '2026-11-25',
  tgl_kunci: '2026-12-09',
  detail: [BARIS],
  total_harga: 5_100_000,
  dp_minimal: 1_530_000,
  dp_persen: 30,
  jumlah_bayar: 0,
  sisa: 5_100_000,
  alasan: [],
  nominal: 5_100_000,
};
const KEPALA = {
  no_pesanan: NO,
  tgl_system: '2026-11-15',
  waktu: '2026-11-15T03:00:00Z',
  input_by: 'kasir1',
  kode_sales: 'S01',
  kode_pelanggan: 'P1',
  kode_member: '',
  nama_customer: 'SITI AMINAH',
  alamat_customer: '',
  no_hp: '0812',
  tgl_janji: '2026-11-14',
  total_harga: 5_100_000,
  jumlah_bayar: 1_530_000,
  keterangan: '',
  tahap: 'PESAN',
  tgl_tahap: '2026-11-15',
  valid_by: '',
  user_id: '',
  sisa_dp: 1_530_000,
  no_faktur_group: '',
  total_jual: 0,
  qty: 1,
  berat_estimasi: 5,
  uraian: 'CINCIN KAWIN 5.000 g',
  terlambat: true,
  hari_lewat: 1,
  contoh_keluar: false,
  foto: 0,
};
const LINE = {
  ...BARIS,
  tahap: 'PESAN',
  kode_tukang: '',
  nama_tukang: '',
  id_kerja: 0,
  kode_barcode: '',
  berat: 0,
  foto: false,
};
const RINCI = {
  ...KEPALA,
  detail: [LINE],
  peristiwa: [],
  pembayaran: [],
  dp: [],
  contoh: [],
  diambil: [],
  cetakan: 0,
  dp_minimal: 1_530_000,
  tgl_kunci: '2026-12-09',
  belum_masuk_rp: 0,
};
const kartu = (tahap: string) => ({
  no: NO,
  tahap,
  tgl_janji: '2026-11-14',
  hari_lewat: 1,
  nama_customer: 'SITI AMINAH',
  no_hp: '0812',
  uraian: 'CINCIN KAWIN 5.000 g',
  qty: 1,
  cara_harga: 'FLOAT',
  kode_sales: 'S01',
  kode_tukang: '',
  nama_tukang: '',
  total_rp: 5_100_000,
  dp_rp: 1_530_000,
  sisa_rp: 3_570_000,
  tgl_system: '2026-11-15',
  valid: false,
  contoh_keluar: false,
  foto: 0,
});
const BEDA = {
  baris: 1,
  nama_barang: 'CINCIN KAWIN',
  kode_barcode: '00000077',
  berat_estimasi: 5,
  berat: 5.2,
  gram_kunci: 0,
  harga_gram_estimasi: 1_000_000,
  harga_gram: 1_000_000,
  harga_gram_kini: 1_000_000,
  ongkos_estimasi: 100_000,
  ongkos: 100_000,
  harga_estimasi: 5_100_000,
  harga_total: 5_300_000,
  selisih: 200_000,
  karena_berat: 200_000,
  karena_harga: 0,
  karena_ongkos: 0,
  karena_lain: 0,
  kunci_habis: false,
};
const AMBIL = {
  transaksi: { neto: 5_300_000, alasan: [] },
  penjelasan: [BEDA],
  dp_rp: 1_530_000,
  sisa_dp: 0,
  bayar_rp: 3_770_000,
  belum_masuk_rp: 0,
};
const BATAL = {
  sisa_dp: 1_530_000,
  turun: [],
  kerja: [{ baris: 1, nama_barang: 'CINCIN KAWIN', ongkos: 100_000, potong_rp: 100_000 }],
  potong_rp: 100_000,
  dibayar_rp: 1_430_000,
  belum_masuk_rp: 0,
};

type Isi = { status?: number; isi: unknown };
const data = (isi: unknown, message?: string): Isi => ({ isi: { data: isi, message, count: 1 } });

/** What the server answers by the end of the address; the order stands at this stage. */
function server(
  tahap = 'PESAN',
  milik: (p: Panggilan, jalur: string) => Isi | undefined = () => undefined,
): Panggilan[] {
  return jawabApi((p) => {
    const jalur = new URL(p.alamat, 'http://karat').pathname.replace(/^.*\/api\/v1\//, '');
    const sendiri = milik(p, jalur);
    if (sendiri) return sendiri;
    const terbuka = tahap === 'PROSES' || tahap === 'SELESAI';
    const detail = [{ ...LINE, tahap, id_kerja: terbuka ? 7 : 0, nama_tukang: terbuka ? 'BUDI' : '' }];
    switch (jalur) {
      case 'sales/get/all':
        return data([{ kode_sales: 'S01', nama_sales: 'SARI', aktif: true }]);
      case 'group/get/all':
        return data([{ kode_group: '750', nama_group: 'MUDA', is_acc: false, aktif: true }]);
      case 'jenis/get/all':
        return data([{ kode_dept: 'CIN750', nama_dept: 'CINCIN', kode_group: '750', aktif: true }]);
      case 'tukang/get/all':
        return data([{ kode_tukang: 'TK1', nama_tukang: 'BUDI', keahlian: '', aktif: true }]);
      case 'users/get/all':
        return data([{ user_id: 'kasir2', user_name: 'Kasir Dua', level: 'KASIR' }]);
      case 'pelanggan':
        return data([
          {
            kode_pelanggan: 'P1',
            kode_member: '',
            jenis_pelanggan: 'UMUM',
            nama_customer: 'SITI AMINAH',
            no_hp: '0812',
          },
        ]);
      case 'pesanan/hitung':
        return data(HITUNGAN);
      case 'pesanan/papan':
        return data({ tgl: '2026-11-15', kartu: [kartu(tahap)] });
      case `pesanan/${NO}`:
        return data({ ...RINCI, tahap, detail });
      case `pesanan/${NO}/ambil/hitung`:
        return data(AMBIL);
      case `pesanan/${NO}/batal`:
        return p.metode === 'GET' ? data(BATAL) : data({}, 'Pesanan Berhasil Dibatalkan');
      default:
        return { isi: { data: [], count: 0 } };
    }
  });
}

const rute = (path: string) => cariRute(path) as Rute;
const dikirim = (semua: readonly Panggilan[], ujung: string) =>
  semua.filter((p) => p.metode === 'POST' && p.alamat.endsWith(ujung)).map((p) => p.badan);

let orang: UserEvent;

/** Each step is the work of another screen. */
const AKSES = ['/lihat-pesanan', '/transaksi-pesanan', '/transaksi-penjualan', '/batal-penjualan'].map((key) => ({
  key,
  label: key,
  is_show: true,
}));

beforeEach(() => {
  pasangUkuran(() => 1200);
  masukSebagai({ akses: AKSES });
  orang = userEvent.setup();
});

async function pilih(kotak: HTMLElement, butir: RegExp) {
  await orang.click(kotak);
  await orang.click(await screen.findByRole('option', { name: butir }));
}

describe('Transaksi Pesanan', () => {
  it('barang ditaksir, uang muka paling sedikit disebut, dan yang dibayar adalah uang mukanya', async () => {
    const semua = server('PESAN', (p, jalur) =>
      p.metode === 'POST' && jalur === 'pesanan'
        ? data({ no_pesanan: NO, jumlah_bayar: 1_530_000, kembali: 0, sisa: 3_570_000, tgl_janji: '2026-11-25' })
        : undefined,
    );
    gambarDiRute(<TransaksiPesanan rute={rute('/transaksi-pesanan')} />);
    await orang.click(await screen.findByRole('button', { name: /Tambah Barang/ }));
    const form = await screen.findByRole('dialog', { name: 'Barang yang dipesan' });
    await pilih(within(form).getByRole('combobox', { name: /Kategori/ }), /^750/);
    await pilih(within(form).getByRole('combobox', { name: /Jenis/ }), /^CIN750/);
    await orang.type(within(form).getByLabelText(/Nama barang/), 'cincin kawin');
    await orang.type(within(form).getByLabelText(/Taksiran berat/), '5');
    await waitFor(() => expect(within(form).getByRole('button', { name: /Tambahkan/ })).toBeEnabled());
    await orang.click(within(form).getByRole('button', { name: /Tambahkan/ }));
    expect(await screen.findByText('CINCIN KAWIN')).toBeInTheDocument();
    await orang.click(await screen.findByRole('button', { name: 'Uang muka Rp. 1,530,000' }));
    // Nothing is sent while it is not whole: the first thing that is missing says so.
    await orang.keyboard('{F9}');
    expect(await screen.findByText('Tanggal Janji Harus Diisi')).toBeInTheDocument();
    expect(screen.getByText('Pelanggan Harus Diisi')).toBeInTheDocument();
    expect(dikirim(semua, '/pesanan')).toEqual([]);
    await orang.type(screen.getByPlaceholderText('Kode member, nama, HP atau NIK'), 'siti');
    await orang.click(await screen.findByRole('option', { name: /SITI AMINAH/ }));
    await waitFor(() => expect(screen.queryByText('Pelanggan Harus Diisi')).not.toBeInTheDocument());
    await orang.type(screen.getByRole('textbox', { name: /Tanggal janji/ }), '2026-11-25');
    await pilih(screen.getByRole('combobox', { name: /Sales/ }), /^S01/);
    await orang.click(screen.getByRole('button', { name: /Uang pas/ }));
    await orang.click(screen.getByRole('button', { name: /Simpan Pesanan/ }));
    expect(await screen.findByText('Pesanan Berhasil Disimpan')).toBeInTheDocument();
    expect(dikirim(semua, '/pesanan')).toMatchObject([
      {
        customer: { kode_pelanggan: 'P1' },
        kode_sales: 'S01',
        tgl_janji: '2026-11-25',
        jumlah_bayar: 1_530_000,
        total_harga: 5_100_000,
        detail: [{ nama_barang: 'CINCIN KAWIN', berat_estimasi: 5, cara_harga: 'FLOAT' }],
        pembayaran: [{ jenis: 'CASH', jumlah_rp: 1_530_000 }],
      },
    ]);
  });
});

const buka = () => gambarDiRute(<LihatPesanan rute={rute('/lihat-pesanan')} />, '/lihat-pesanan');

describe('Lihat Pesanan', () => {
  it('dari kartu papan langsung ke langkahnya: diserahkan ke tukang', async () => {
    const semua = server('PESAN', (_, jalur) =>
      jalur.endsWith('/proses') ? data({}, 'Pesanan Diserahkan Ke Tukang') : undefined,
    );
    const { router } = buka();
    const papan = await screen.findByRole('region', { name: 'Baru' });
    expect(within(papan).getByText('Telat 1 hari')).toBeInTheDocument();
    await orang.click(within(papan).getByRole('button', { name: `Serahkan ke tukang ${NO}` }));
    const dialog = await screen.findByRole('dialog', { name: 'Serahkan ke Tukang' });
    expect(router.state.location.search).toMatchObject({ pesanan: NO });
    await pilih(within(dialog).getByRole('combobox', { name: /Tukang/ }), /^TK1/);
    await orang.click(within(dialog).getByRole('button', { name: /Serahkan/ }));
    expect(await screen.findByText('Pesanan Diserahkan Ke Tukang')).toBeInTheDocument();
    expect(dikirim(semua, '/proses')).toMatchObject([{ baris: [1], kode_tukang: 'TK1', jenis_kerja: 'BUAT BARU' }]);
  });
  it('yang harus divalidasi dulu tidak bisa diserahkan', async () => {
    masukSebagai({ akses: AKSES }, [{ key: 'VALIDASI_PESANAN_MODULE', value: 'ON' }]);
    server();
    buka();
    const papan = await screen.findByRole('region', { name: 'Baru' });
    const tombol = within(papan).getByRole('button', { name: `Serahkan ke tukang ${NO}` });
    await waitFor(() => expect(tombol).toBeDisabled());
    expect(tombol).toHaveAttribute('title', 'Divalidasi dulu di Validasi Pesanan');
  });
  it('mengambil: selisih dijelaskan, uang muka dipakai dulu, sisanya dibayar', async () => {
    const semua = server('SELESAI', (_, jalur) =>
      jalur.endsWith('/ambil') ? data({ no_faktur_group: 'NGJKT1-261115-0009', kembali: 0 }) : undefined,
    );
    buka();
    await orang.click(await screen.findByRole('button', { name: `Ambil ${NO}` }));
    const dialog = await screen.findByRole('dialog', { name: `Ambil ${NO}` });
    expect(await within(dialog).findByText('Berat 5.200 gr, taksiran 5.000 gr')).toBeInTheDocument();
    expect(within(dialog).getByText('+200,000')).toBeInTheDocument();
    expect(dialog.querySelector('[data-bayar-rp]')).toHaveAttribute('data-bayar-rp', '3770000');
    await orang.click(within(dialog).getByRole('button', { name: /Uang pas/ }));
    await orang.click(within(dialog).getByRole('button', { name: /Ambil Pesanan/ }));
    expect(await screen.findByText('NGJKT1-261115-0009')).toBeInTheDocument();
    expect(dikirim(semua, '/ambil')).toMatchObject([
      { neto: 5_300_000, detail: [], pembayaran: [{ jenis: 'CASH', jumlah_rp: 3_770_000 }] },
    ]);
  });
  it('membatalkan: yang dipotong dan yang kembali disebut sebelum disetujui', async () => {
    const semua = server('PROSES');
    buka();
    await orang.click(await screen.findByText('CINCIN KAWIN 5.000 g'));
    const laci = await screen.findByRole('dialog', { name: NO });
    await orang.click(await within(laci).findByRole('button', { name: /Batalkan/ }));
    const dialog = await screen.findByRole('dialog', { name: 'Batalkan Pesanan' });
    expect(await within(dialog).findByText(/sudah dikerjakan tukang, ongkos Rp. 100,000/)).toBeInTheDocument();
    expect(dialog.querySelector('[data-dikembalikan]')).toHaveAttribute('data-dikembalikan', '1430000');
    const ya = within(dialog).getByRole('button', { name: 'Ya, Batalkan' });
    expect(ya).toBeDisabled();
    await orang.type(within(dialog).getByLabelText(/Alasan/), 'tidak jadi');
    await orang.click(ya);
    expect(await screen.findByText('Pesanan Berhasil Dibatalkan')).toBeInTheDocument();
    expect(dikirim(semua, '/batal')).toMatchObject([
      { alasan: 'tidak jadi', pembayaran: [{ jenis: 'CASH', jumlah_rp: 1_430_000 }] },
    ]);
  });
  it('pengambilan dibatalkan sesudah setiap barangnya ditimbang', async () => {
    const KODE = ['00000077', '00000078'];
    const semua = server('AMBIL', (_, jalur) => {
      if (!jalur.endsWith('/ambil/batal')) return undefined;
      if (dikirim(semua, '/ambil/batal').length > 1) return data({}, 'Pengambilan Berhasil Dibatalkan');
      const fields = { 'detail_barang[1].berat': 'keluar 5.200 g, sekarang 4.100 g' };
      return { status: 422, isi: { code: 'BATAL-10', message: 'Ada baris yang salah', fields } };
    });
    const p = {
      ...RINCI,
      no_faktur_group: 'NGJKT1-261115-0009',
      diambil: KODE.map((kode_barcode) => ({ kode_barcode, nama_barang: 'CINCIN KAWIN', berat: 5.2 })),
    } as unknown as PesananRinci;
    const jadi = vi.fn();
    gambarDiRute(<DialogBatalAmbil p={p} onTutup={() => undefined} onJadi={jadi} />);
    const dialog = await screen.findByRole('dialog', { name: 'Batalkan Pengambilan' });
    const timbang = KODE.map((kode) => within(dialog).getByRole('textbox', { name: `Berat sekarang ${kode}` }));
    await waitFor(() => expect(timbang[0]).toHaveFocus());
    expect(within(dialog).getByText(/00000078 CINCIN KAWIN · keluar 5.200 gr/)).toBeInTheDocument();
    const ya = within(dialog).getByRole('button', { name: 'Ya, Batalkan' });
    await orang.type(within(dialog).getByLabelText(/Alasan/), 'salah orang');
    await orang.type(timbang[0] as HTMLElement, '5.19');
    expect(ya).toBeDisabled();
    expect(within(dialog).getByText('Timbang barangnya dulu')).toBeInTheDocument();
    await orang.type(timbang[1] as HTMLElement, '4.1');
    await orang.click(ya);
    // What is not what went out is said at its piece.
    expect(await within(dialog).findByText('keluar 5.200 g, sekarang 4.100 g')).toBeInTheDocument();
    await orang.clear(timbang[1] as HTMLElement);
    await orang.type(timbang[1] as HTMLElement, '5.2');
    await orang.click(ya);
    await waitFor(() => expect(jadi).toHaveBeenCalledWith('Pengambilan Berhasil Dibatalkan'));
    expect(dikirim(semua, '/ambil/batal')[1]).toEqual({
      alasan: 'salah orang',
      detail_barang: [
        { kode_barcode: '00000077', berat: 5.19 },
        { kode_barcode: '00000078', berat: 5.2 },
      ],
    });
  });
  it('papan yang gagal dibaca mengatakannya, dan tabel tetap bisa dibuka', async () => {
    server('PESAN', (_, jalur) =>
      jalur === 'pesanan/papan' ? { status: 422, isi: { code: 'X-1', message: 'Papan tidak terbaca' } } : undefined,
    );
    const { router } = buka();
    expect(await screen.findByText('Papan tidak terbaca')).toBeInTheDocument();
    await orang.click(screen.getByText('Tabel'));
    await waitFor(() => expect(router.state.location.search).toMatchObject({ tampil: 'tabel' }));
    expect(await screen.findByText('Tidak ada pesanan')).toBeInTheDocument();
  });
});

it('barang contoh keluar dengan pemilik dan beratnya', async () => {
  const semua = server('PROSES', (p, jalur) =>
    p.metode === 'POST' && jalur === 'pesanan/contoh' ? data({}, 'Barang Contoh Berhasil Disimpan') : undefined,
  );
  gambarDiRute(<AmbilBarangContoh rute={rute('/ambil-barang-contoh')} />);
  await orang.click(await screen.findByRole('button', { name: /Contoh Keluar/ }));
  const form = await screen.findByRole('dialog', { name: 'Contoh Keluar' });
  const simpan = within(form).getByRole('button', { name: /Simpan/ });
  await orang.type(within(form).getByLabelText(/No pesanan/), NO.toLowerCase());
  expect(await within(form).findByText(/SITI AMINAH/)).toBeInTheDocument();
  await orang.type(within(form).getByLabelText(/Barcode/), '77');
  expect(simpan).toBeDisabled();
  await orang.type(within(form).getByLabelText(/Berat timbang/), '4.5');
  await orang.click(simpan);
  expect(await screen.findByText('Barang Contoh Berhasil Disimpan')).toBeInTheDocument();
  expect(dikirim(semua, '/contoh')).toMatchObject([
    { no_pesanan: NO, milik: 'TOKO', kode_barcode: '00000077', berat: 4.5, kode_tukang: '' },
  ]);
});

it('validasi: tanpa centang dan tanpa user tidak dikirim, lalu keduanya', async () => {
  const semua = server('PESAN', (p, jalur) => {
    if (jalur === 'validasi/pesanan/get') return data([{ ...KEPALA, alamat: '', input_by: 'kasir9' }]);
    return p.metode === 'POST' && jalur === 'validasi/pesanan' ? data(1, 'Data Berhasil Divalidasi') : undefined;
  });
  gambarDiRute(<ValidasiPesanan rute={rute('/validasi-pesanan')} />);
  const baris = await screen.findByRole('row', { name: new RegExp(NO) });
  const validasi = screen.getByRole('button', { name: 'Validasi' });
  await orang.click(validasi);
  expect(await screen.findByText('Harap pilih salah satu transaksi')).toBeInTheDocument();
  await orang.click(within(baris).getByRole('checkbox'));
  await orang.click(validasi);
  expect(await screen.findByText('Harap pilih user id')).toBeInTheDocument();
  await pilih(screen.getByRole('combobox', { name: /User ID/ }), /kasir2/);
  await act(async () => orang.click(validasi));
  expect(await screen.findByText('Data Berhasil Divalidasi')).toBeInTheDocument();
  expect(dikirim(semua, '/validasi/pesanan')).toEqual([{ no_pesanans: [NO], user_id: 'kasir2' }]);
});
