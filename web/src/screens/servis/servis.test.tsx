// The screens against a server that answers: the customer under a key of its own, the popup of payments and its failure.
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { KonteksTempat, TEMPAT_KOSONG } from '@/kit/konteks';
import { cariRute, type Rute } from '@/routes';
import { dialogTerisi, gambar, gambarDiRute, jawabApi, masukSebagai, type Panggilan } from '../../../test/bungkus';
import { pasangUkuran } from '../../../test/ukuran';
import { kunciCustomer, useCustomerSementara } from './customer';
import LihatServices from './LihatServices';
import TransaksiServices from './TransaksiServices';
import ValidasiService from './ValidasiService';

/** Who takes services in, and takes sales back. */
const AKSES = ['/transaksi-services', '/batal-penjualan'].map((key) => ({
  key,
  label: key,
  is_show: true,
  children: [],
}));

beforeEach(() => {
  localStorage.clear();
  pasangUkuran(() => 1200);
  masukSebagai({ level: 'SPV', user_id: 'spv', akses: AKSES });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const rute = (path: string) => cariRute(path) as Rute;

function Sementara({ nama }: { nama?: string }) {
  useCustomerSementara(
    nama
      ? { nama_customer: nama, jenis_pelanggan: 'UMUM', kode_pelanggan: '', kode_member: '', no_hp: '08123' }
      : undefined,
  );
  return null;
}

it('customer service tersimpan sendiri: nama dan jenisnya saja, hilang bersama customernya', () => {
  const satu = gambar(<Sementara nama="Siti" />);
  expect(JSON.parse(localStorage.getItem(kunciCustomer('')) ?? '')).toEqual({
    nama_customer: 'Siti',
    jenis_pelanggan: 'UMUM',
  });
  satu.unmount();
  gambar(<Sementara />);
  expect(localStorage.getItem(kunciCustomer(''))).toBeNull();
});

const BARIS = {
  kode_sales: 'S01',
  no_faktur_service: 'FSJKT1-261115-0001',
  nama_customer: 'SITI',
  no_hp: '0812',
  dp_rp: 50_000,
  total: 150_000,
  no_faktur_group: 'FSJKT1-261115-0001',
  input_by: 'kasir1',
  tgl_system: '2026-11-15',
};

it('Detail Pembayaran menyebut jenis dan jumlahnya; gagal menjadi pesan merah', async () => {
  let rusak = false;
  jawabApi(({ alamat }) => {
    if (alamat.includes('validasi/detail')) {
      if (rusak) return { status: 404, isi: { code: 'SERVIS-03', message: 'Service tidak ada di toko ini' } };
      return { isi: { data: [{ jenis: 'CASH', jumlah_in: 50_000, jumlah_out: 0 }] } };
    }
    return { isi: { data: alamat.includes('validasi/service/get') ? [BARIS] : [] } };
  });
  gambar(<ValidasiService rute={rute('/validasi-service')} />);
  const tombol = await screen.findByRole('button', { name: 'Detail Pembayaran FSJKT1-261115-0001' });
  await userEvent.click(tombol);
  const popup = await screen.findByRole('dialog', { name: 'Detail Pembayaran' });
  expect(await within(popup).findByRole('row', { name: 'CASH 50,000' })).toBeVisible();
  await userEvent.click(within(popup).getByRole('button', { name: 'Tutup' }));
  rusak = true;
  await userEvent.click(tombol);
  expect(await screen.findByText('Service tidak ada di toko ini')).toBeVisible();
  expect(screen.queryByRole('dialog', { name: 'Detail Pembayaran' })).toBeNull();
});

const PELANGGAN = {
  kode_pelanggan: 'P1',
  kode_member: '',
  jenis_pelanggan: 'UMUM',
  nama_customer: 'Siti',
  no_hp: '0812',
  nik_samar: '',
};
const HITUNG = { estimasi_rp: 75_000, dp_rp: 0, sisa_rp: 75_000, tgl_janji: '', detail_barang: [], otorisasi: [] };
const TERCATAT = {
  no_service: 'FSJKT1-261115-0009',
  tgl_system: '2026-11-15',
  estimasi_rp: 75_000,
  dp_rp: 0,
  kembali: 0,
  tgl_janji: '2026-11-22',
};

function jawab({ alamat, metode }: Panggilan) {
  const data: [string, unknown][] = [
    ['service/hitung', { ...HITUNG, permohonan: null }],
    ['service/FSJKT1-261115-0009/foto', {}],
    ['para-deskripsi-service', [{ deskripsi: 'PATRI RANTAI' }]],
    ['group/get/all', [{ kode_group: '750', nama_group: 'Emas 750', is_acc: false, aktif: true }]],
    ['jenis/get/all', [{ kode_dept: 'GEL750', nama_dept: 'Gelang', kode_group: '750', aktif: true }]],
    ['sales/get/all', [{ kode_sales: 'S01', nama_sales: 'Sales Satu', user_id: 'spv', aktif: true }]],
    ['pelanggan', [PELANGGAN]],
    ['printer', []],
  ];
  if (metode === 'POST' && alamat.endsWith('/service')) return { isi: { data: TERCATAT, message: 'Service Berhasil' } };
  return { isi: { data: data.find(([jalur]) => alamat.includes(jalur))?.[1] ?? [] } };
}

it('barang dari luar diterima: ditimbang, dikerjakan, disimpan dengan kunci dan janji', async () => {
  const terkirim = jawabApi(jawab);
  const tempat = {
    ...TEMPAT_KOSONG,
    orang: { user_id: 'spv', nama: '' },
    hari: { system: '2026-11-15', bolehLain: false },
  };
  gambarDiRute(
    <KonteksTempat value={tempat}>
      <TransaksiServices rute={rute('/transaksi-services')} />
    </KonteksTempat>,
    '/transaksi-services',
  );
  await userEvent.click(await screen.findByRole('button', { name: /Barang dari luar/ }));
  const form = await screen.findByRole('dialog', { name: 'Barang yang diservice' });
  await userEvent.click(within(form).getByRole('button', { name: /Tambahkan/ }));
  // Said at the field, and the focus is there: what lacks may stand below the edge of a tablet.
  expect(await within(form).findByText('Isi nama barangnya')).toBeVisible();
  await waitFor(() => expect(within(form).getByLabelText(/Nama barang/)).toHaveFocus());
  await userEvent.type(within(form).getByLabelText(/Nama barang/), 'GELANG RANTAI');
  await userEvent.click(within(form).getByRole('combobox', { name: /Kategori/ }));
  await userEvent.click(await screen.findByRole('option', { name: /^750/ }));
  await userEvent.click(within(form).getByRole('combobox', { name: /^Jenis(?! pekerjaan)/ }));
  await userEvent.click(await screen.findByRole('option', { name: /^GEL750/ }));
  await userEvent.type(within(form).getByLabelText(/Berat timbang/), '5.25');
  await userEvent.type(within(form).getByLabelText('Pekerjaan 1'), 'PATRI RANTAI');
  await userEvent.type(within(form).getByLabelText('Biaya pekerjaan 1'), '75000');
  await userEvent.click(within(form).getByRole('button', { name: /Tambahkan/ }));
  expect(await screen.findByRole('list', { name: 'Barang service' })).toHaveTextContent('GELANG RANTAI');
  await userEvent.type(screen.getByPlaceholderText('Kode member, nama, HP atau NIK'), 'siti');
  await userEvent.click(await screen.findByRole('option', { name: /Siti/ }));
  expect(screen.getByRole('group', { name: 'Pelanggan saat ini' })).toHaveTextContent('SITI');
  expect(await screen.findByText('Estimasi Rp. 75,000')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: /Simpan Service/ }));
  expect(await screen.findByText('FSJKT1-261115-0009')).toBeVisible();
  const simpan = terkirim.find((p) => p.metode === 'POST' && p.alamat.endsWith('/service'));
  expect(simpan?.kepala.get('Idempotency-Key')).toBeTruthy();
  expect(simpan?.badan).toMatchObject({
    kode_sales: 'S01',
    estimasi_rp: 75_000,
    tgl_janji: '2026-11-22',
    customer: { kode_pelanggan: 'P1' },
    detail_barang: [
      {
        nama_barang: 'GELANG RANTAI',
        berat: 5.25,
        pekerjaan: [{ deskripsi: 'PATRI RANTAI', jenis_kerja: 'PATRI', biaya_rp: 75_000 }],
      },
    ],
  });
});

const KARTU = {
  no: 'FSJKT1-261115-0001',
  jenis: 'CUSTOMER',
  tahap: 'PROSES',
  tgl_janji: '2026-11-12',
  hari_lewat: 3,
  nama_customer: 'Siti',
  no_hp: '0812',
  uraian: 'GELANG: PATRI',
  kode_tukang: 'T01',
  nama_tukang: 'Budi',
  foto: 0,
  kode_sales: 'S01',
  total_rp: 0,
  dp_rp: 20_000,
  sisa_rp: 55_000,
  tgl_system: '2026-11-10',
  valid: false,
};
const RINCI = {
  no_service: KARTU.no,
  jenis: 'CUSTOMER',
  tahap: 'PROSES',
  tgl_system: '2026-11-10',
  waktu: '2026-11-10T03:00:00Z',
  input_by: 'kasir1',
  kode_sales: 'S01',
  kode_member: '',
  nama_customer: 'Siti',
  alamat_customer: '',
  no_hp: '0812',
  tgl_janji: '2026-11-12',
  estimasi_rp: 75_000,
  dp_rp: 20_000,
  saldo_dp: 20_000,
  total_rp: 0,
  sisa_rp: 55_000,
  keterangan: '',
  valid_by: '',
  nama_tukang: 'Budi',
  terlambat: true,
  terbuka: true,
  hari_lewat: 3,
  cetakan: 1,
  pembayaran: [{ jenis: 'CASH', no_rekening: '', kartu_akhir: '', jumlah_rp: 20_000 }],
  peristiwa: [],
  selesai: null,
  ambil: null,
  batal: null,
  ganti: null,
  detail_barang: [
    {
      baris: 1,
      kode_barcode: '00000077',
      milik_rantai: false,
      no_faktur_jual: '',
      nama_barang: 'GELANG',
      kode_group: '750',
      kadar: 75,
      berat: 5,
      jumlah_batu: 2,
      estimasi_rp: 75_000,
      kondisi: '',
      pekerjaan: [{ deskripsi: 'PATRI', jenis_kerja: 'PATRI', biaya_rp: 75_000 }],
      foto_masuk: false,
      foto_keluar: false,
      berat_keluar: 0,
      batu_keluar: 0,
      emas_tambah: 0,
      emas_kembali: 0,
      emas_rp: 0,
      biaya_rp: 0,
      kadar_uji: 0,
      penguji: '',
    },
  ],
};

it('dari papan: dikembalikan tanpa selesai, ditimbang dulu, uang muka kurang biaya', async () => {
  const terkirim = jawabApi(({ alamat, metode }) => {
    if (alamat.includes('service/papan')) return { isi: { data: { tgl: '2026-11-15', kartu: [KARTU] } } };
    if (metode === 'POST') return { isi: { data: { no_service: KARTU.no }, message: 'Service Berhasil Dikembalikan' } };
    return { isi: { data: alamat.includes(`service/${KARTU.no}`) ? RINCI : [] } };
  });
  gambarDiRute(<LihatServices rute={rute('/lihat-services')} />, '/lihat-services');
  const kartu = await screen.findByRole('article', { name: /FSJKT1-261115-0001/ });
  expect(kartu).toHaveTextContent('Telat 3 hari');
  await userEvent.click(within(kartu).getByRole('button', { name: /^Kembalikan/ }));
  const dialog = await screen.findByRole('dialog', { name: /Kembalikan Tanpa Selesai/ });
  const ya = within(dialog).getByRole('button', { name: /Ya, Kembalikan/ });
  await userEvent.type(within(dialog).getByLabelText(/Alasan/), 'tidak jadi');
  expect(ya).toBeDisabled();
  await userEvent.type(within(dialog).getByLabelText(/Berat sekarang 1/), '5');
  await userEvent.type(within(dialog).getByLabelText(/NIK di KTP/), '3171014101800001');
  await userEvent.type(within(dialog).getByLabelText(/Biaya pekerjaan yang sudah dimulai/), '5000');
  expect(within(dialog).getByRole('list', { name: 'Yang dikembalikan' })).toHaveTextContent(
    'Uang muka Rp. 20,000 dipotong Rp. 5,000',
  );
  await userEvent.click(within(dialog).getByRole('button', { name: /Uang pas/ }));
  await userEvent.click(ya);
  expect(await screen.findByText('Service Berhasil Dikembalikan')).toBeVisible();
  const batal = terkirim.find((p) => p.alamat.includes('/batal'));
  expect(batal?.badan).toMatchObject({
    alasan: 'tidak jadi',
    biaya_rp: 5_000,
    detail_barang: [{ baris: 1, berat: 5, jumlah_batu: 2 }],
    nik: '3171014101800001',
    pengembalian: [{ jenis: 'CASH', jumlah_rp: 15_000 }],
    pembayaran: [],
  });
});

function papanDengan(tahap: string, jawabLain: (p: Panggilan) => unknown) {
  const terkirim = jawabApi((p) => {
    const lain = jawabLain(p);
    if (lain !== undefined) return { isi: { data: lain, message: 'Tercatat' } };
    if (p.alamat.includes('service/papan'))
      return { isi: { data: { tgl: '2026-11-11', kartu: [{ ...KARTU, tahap }] } } };
    return { isi: { data: p.alamat.includes(`service/${KARTU.no}`) ? { ...RINCI, tahap } : [] } };
  });
  gambarDiRute(<LihatServices rute={rute('/lihat-services')} />, '/lihat-services');
  return terkirim;
}
const tekan = async (nama: RegExp) => {
  const kartu = await screen.findByRole('article', { name: /FSJKT1-261115-0001/ });
  await userEvent.click(within(kartu).getByRole('button', { name: nama }));
};

it('selesai: ditimbang lagi, server menghitung, selisih dan biayanya disebut', async () => {
  const terkirim = papanDengan('PROSES', ({ alamat }) => {
    if (alamat.endsWith('selesai/hitung'))
      return {
        total_rp: 75_000,
        otorisasi: [{ kode: 'BERAT', pesan: 'Lebih berat 0.100 g dari semestinya' }],
        detail_barang: [
          { selisih: 0.1, toleransi_tambah: 0.02, toleransi_kurang: 0.02, emas_rp: 0, jumlah_rp: 75_000 },
        ],
      };
    return alamat.endsWith('/selesai') ? { no_service: KARTU.no, tahap: 'SELESAI' } : undefined;
  });
  await tekan(/^Selesai /);
  const dialog = await dialogTerisi(`Selesai ${KARTU.no}`);
  const simpan = await within(dialog).findByRole('button', { name: /Simpan Selesai/ });
  expect(simpan).toBeDisabled();
  await userEvent.type(within(dialog).getByLabelText(/Berat keluar/), '5.1');
  expect(await within(dialog).findByText(/Perlu otorisasi: Lebih berat/)).toBeVisible();
  expect(within(dialog).getByText('Lebih 0.100 gr')).toBeVisible();
  expect(within(dialog).getByText('Biaya Rp. 75,000')).toBeVisible();
  await userEvent.click(simpan);
  expect(await screen.findByText('Tercatat')).toBeVisible();
  expect(terkirim.find((p) => p.alamat.endsWith('/selesai'))?.badan).toMatchObject({
    detail_barang: [{ baris: 1, berat: 5.1, jumlah_batu: 2, biaya_rp: 75_000, emas_tambah: null }],
  });
});

it('diambil: sisanya dibayar; kelebihan uang muka dikembalikan', async () => {
  let tagihan = { total_rp: 75_000, dp_rp: 20_000, bayar_rp: 55_000, dikembalikan_rp: 0 };
  const jawabLain = ({ alamat }: Panggilan) => {
    if (alamat.endsWith('/tagihan')) return { ...tagihan, belum_masuk_rp: 0, otorisasi: [] };
    return alamat.endsWith('/ambil') ? { no_service: KARTU.no, kembali: 45_000 } : undefined;
  };
  const terkirim = papanDengan('SELESAI', jawabLain);
  await tekan(/^Ambil /);
  let dialog = await dialogTerisi(`Ambil ${KARTU.no}`);
  const serahkan = await within(dialog).findByRole('button', { name: /Serahkan Barang/ });
  expect(serahkan).toBeDisabled();
  await userEvent.click(within(dialog).getByRole('button', { name: '100,000' }));
  // Nobody gets a piece whose card was not looked at.
  expect(serahkan).toBeDisabled();
  await userEvent.type(within(dialog).getByLabelText(/NIK di KTP/), '3171014101800001');
  await userEvent.click(serahkan);
  expect(await screen.findByText('Tercatat. Kembali Rp. 45,000')).toBeVisible();
  const isi = () => terkirim.findLast((p) => p.alamat.endsWith('/ambil'))?.badan;
  expect(isi()).toMatchObject({
    nik: '3171014101800001',
    kuasa: null,
    pembayaran: [{ jenis: 'CASH', jumlah_rp: 100_000 }],
    pengembalian: [],
  });
  tagihan = { total_rp: 15_000, dp_rp: 20_000, bayar_rp: 0, dikembalikan_rp: 5_000 };
  await tekan(/^Ambil /);
  dialog = await dialogTerisi(`Ambil ${KARTU.no}`);
  expect(await within(dialog).findByText('Dikembalikan ke customer')).toBeVisible();
  await userEvent.type(within(dialog).getByLabelText(/NIK di KTP/), '3171014101800001');
  await userEvent.click(within(dialog).getByRole('button', { name: /Serahkan Barang/ }));
  await waitFor(() =>
    expect(isi()).toMatchObject({ pembayaran: [], pengembalian: [{ jenis: 'CASH', jumlah_rp: 5_000 }] }),
  );
});

it('barang customer dihitung buta: isi buku baru terlihat sesudah disimpan', async () => {
  const terkirim = jawabApi(({ alamat, metode }) => {
    if (alamat.includes('service/papan')) return { isi: { data: { tgl: '2026-11-15', kartu: [KARTU] } } };
    if (alamat.includes('hitung-barang') && metode === 'POST')
      return {
        isi: {
          message: 'Hitungan Tersimpan',
          data: {
            no_hitung: 'HSJKT1-261115-0001',
            harus: 2,
            ada: 1,
            kurang: 1,
            lebih: 0,
            beda: 0,
            selisih: [
              { kode_barcode: '00000078', no_service: KARTU.no, hasil: 'KURANG', berat_buku: 3.2, berat: 0, baris: 2 },
            ],
          },
        },
      };
    return { isi: { data: [] } };
  });
  const { router } = gambarDiRute(<LihatServices rute={rute('/lihat-services')} />, '/lihat-services');
  await screen.findByRole('article', { name: /FSJKT1-261115-0001/ });
  await act(() => router.navigate({ to: '/lihat-services', search: { hitung: '1' } } as never));
  const laci = await screen.findByRole('dialog', { name: 'Hitung Barang Customer' });
  expect(within(laci).queryByText(/00000077|00000078/)).toBeNull();
  await userEvent.type(within(laci).getByLabelText('Barcode'), '00000077');
  await userEvent.type(within(laci).getByLabelText('Berat'), '5');
  await userEvent.click(within(laci).getByRole('button', { name: 'Tambahkan' }));
  await userEvent.click(within(laci).getByRole('button', { name: 'Simpan Hitungan' }));
  expect(await within(laci).findByText(/Tidak ditemukan: 00000078/)).toBeVisible();
  expect(terkirim.find((p) => p.alamat.endsWith('hitung-barang') && p.metode === 'POST')?.badan).toMatchObject({
    detail_barang: [{ kode_barcode: '00000077', berat: 5 }],
  });
});

it('yang hanya boleh melihat service tidak ditawari langkahnya', async () => {
  masukSebagai({ level: 'KASIR', user_id: 'kasir1', akses: [] });
  papanDengan('SELESAI', () => undefined);
  const kartu = await screen.findByRole('article', { name: /FSJKT1-261115-0001/ });
  expect(within(kartu).queryByRole('button', { name: /^Ambil |^Kembalikan / })).toBeNull();
});
