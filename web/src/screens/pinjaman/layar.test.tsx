// The screens of loans against a server that answers as its contract says: what is shown, what is asked, what is sent.
import { screen, waitFor, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { KonteksTempat, TEMPAT_KOSONG } from '@/kit/konteks';
import { cariRute, type Rute } from '@/routes';
import { gambarDiRute, jawabApi, masukSebagai, type Panggilan } from '../../../test/bungkus';
import { pasangUkuran } from '../../../test/ukuran';
import BatalHutangLunas from './BatalHutangLunas';
import HitungJaminan from './HitungJaminan';
import JatuhTempoHutang from './JatuhTempoHutang';
import KantongHutang from './KantongHutang';
import KelebihanHutang from './KelebihanHutang';
import LelangHutang from './LelangHutang';
import LihatHutang from './LihatHutang';
import TransaksiHutang from './TransaksiHutang';
import ValidasiHutang from './ValidasiHutang';

// No canvas here: a picture is taken as it is.
vi.mock('@/kit/foto', async (asli) => ({ ...(await asli<object>()), perkecil: async (b: Blob) => b }));

const NO = 'FHJKT1-261115-0001';
const NIK = '3171234567890001';
const NILAI = {
  kode_barcode: '',
  no_faktur_jual: '',
  toko_nota: '',
  milik_rantai: false,
  nama_barang: 'GELANG',
  kode_group: '750',
  kode_dept: 'GEL750',
  kadar_sebut: 75,
  kadar_uji: 75,
  kadar: 75,
  berat: 10,
  berat_atribut: 0,
  murni: 7.5,
  jumlah_batu: 0,
  kondisi: 'BAIK',
  harga_gram: 900_000,
  nilai_emas_rp: 9_000_000,
  potongan_rp: 0,
  taksiran_rp: 9_000_000,
  sumber: 'BAWAAN',
  ltv: 70,
  plafond_rp: 6_300_000,
  lebur_rp: 8_000_000,
  pokok_rp: 5_000_000,
};
const SIMULASI = [
  [15, 62_500],
  [30, 125_000],
  [60, 250_000],
  [120, 500_000],
].map(([hari = 0, bunga_rp = 0]) => ({
  hari,
  tgl: '2026-12-15',
  lama: hari,
  bunga_rp,
  denda_rp: 0,
  total_bayar: 5_000_000 + bunga_rp,
  hutang_rugi: false,
}));
const HITUNGAN = {
  detail_barang: [NILAI],
  taksiran_rp: 9_000_000,
  plafond_rp: 6_300_000,
  plafond_pelanggan: null,
  lebur_rp: 8_000_000,
  jumlah_hutang: 5_000_000,
  bunga: 2.5,
  denda: 0,
  min_hari: 1,
  blok_hari: 1,
  grace_hari: 0,
  dasar_bunga_rp: 5_000_000,
  bunga_per_hari: 4_167,
  tgl_hutang: '2026-11-15',
  tenor_hari: 120,
  jatuh_tempo: '2027-03-15',
  biaya_rp: 10_000,
  diterima_rp: 4_990_000,
  simulasi: SIMULASI,
  tunggu: false,
  otorisasi: [],
};
const KEPALA = {
  no_faktur_hutang: NO,
  no_faktur_manual: '',
  asal: 'BARU',
  no_asal: '',
  no_penerus: '',
  tgl_system: '2026-11-15',
  waktu: '2026-11-15T03:00:00Z',
  input_by: 'kasir9',
  kode_sales: 'S01',
  kode_pelanggan: 'P1',
  kode_member: '',
  nama_customer: 'SITI AMINAH',
  alamat_customer: 'JL. MELATI 1',
  no_hp: '0812',
  nik_samar: '3171**********01',
  tgl_hutang: '2026-07-15',
  tenor_hari: 120,
  jatuh_tempo: '2026-11-12',
  hari_lewat: 3,
  jumlah_hutang: 5_000_000,
  taksiran_rp: 9_000_000,
  plafond_rp: 6_300_000,
  bunga: 2.5,
  status: 'AKTIF',
  tgl_status: '2026-07-15',
  valid_by: '',
  tiket: 1,
  no_kantong: 'K-77',
  tempat: 'BRANKAS A',
  peringatan: 0,
  tgl_peringatan: '',
  keterangan: '',
  qty: 2,
  berat: 15,
  uraian: 'GELANG dan 1 lagi',
  bunga_rp: 512_500,
  denda_rp: 0,
  total_bayar: 5_512_500,
  hutang_rugi: false,
};
const BOLEH = { lunas: '', lanjut: '', cair: '', batal: 'Hanya pada hari hutangnya', hilang: '', batal_lelang: '' };
const RINCI = {
  ...KEPALA,
  detail_barang: [
    { ...NILAI, baris: 1, kode_toko: '', pokok_rp: 3_000_000, foto_masuk: false, foto_kembali: false },
    {
      ...NILAI,
      baris: 2,
      nama_barang: 'CINCIN',
      kode_toko: '',
      pokok_rp: 2_000_000,
      foto_masuk: false,
      foto_kembali: false,
    },
  ],
  peristiwa: [],
  pembayaran: [],
  pelunasan: [],
  rantai: [],
  rincian_bunga: [{ uraian: '5,000,000 x 2.5% x 123/30', jumlah: 512_500 }],
  denda: 0,
  min_hari: 1,
  blok_hari: 1,
  grace_hari: 0,
  pembulatan: 500,
  biaya_rp: 0,
  penguji: 'kasir2',
  lebur_rp: 8_000_000,
  dasar_bunga_rp: 5_000_000,
  cetakan: 1,
  boleh: BOLEH,
};
const LUNAS = {
  no_faktur_hutang: NO,
  tgl_bunga: '2026-11-15',
  hari: 123,
  lama: 123,
  jumlah_hutang: 5_000_000,
  bunga_rp: 512_500,
  denda_rp: 0,
  potongan_bunga_rp: 0,
  potongan_denda_rp: 0,
  total_bayar: 5_512_500,
  hutang_rugi: false,
  rincian_bunga: [{ uraian: 'Bunga 123 hari', jumlah: 512_500 }],
  otorisasi: [],
};
const lanjut = (baru: number) => ({
  ...LUNAS,
  cara: 'CICIL',
  jumlah_hutang_baru: baru,
  plafond_rp: 6_300_000,
  taksiran_rp: 9_000_000,
  lebur_rp: 8_000_000,
  bunga: 2.5,
  tgl_hutang: '2026-11-15',
  tenor_hari: 120,
  jatuh_tempo: '2027-03-15',
  bayar_rp: 5_512_500 - baru,
  detail_barang: [NILAI],
  lepas: [],
  simulasi: SIMULASI,
});
const TEMPO = {
  ...KEPALA,
  kunci: '2026-11-12/1',
  boleh_lelang: '2026-11-28',
  halangan: 'Baru boleh dilelang 2026-11-28',
};
const LELANG = {
  ...KEPALA,
  halangan: '',
  taksiran: 'DUA',
  nilai_rp: 8_000_000,
  detail_barang: [
    {
      baris: 1,
      kode_group: '750',
      nama_barang: 'GELANG',
      berat: 10,
      jumlah: 1,
      kadar: 75,
      taksiran_rp: 9_000_000,
      foto: false,
    },
  ],
};
const TAKSIRAN = {
  no_faktur_hutang: NO,
  tgl_system: '2026-11-15',
  status: 'BELUM',
  penilai_1: '',
  penilai_2: '',
  saya: false,
  jumlah_hutang: 5_000_000,
  bunga_rp: 512_500,
  denda_rp: 0,
  total_bayar: 5_512_500,
  nilai_rp: 0,
  kelebihan_rp: 0,
  rugi_rp: 0,
  detail_barang: [
    {
      baris: 1,
      nama_barang: 'GELANG',
      kode_group: '750',
      berat: 10,
      kadar: 75,
      beli_rp: 7_500_000,
      nilai_saya_rp: 0,
      nilai_rp: 0,
    },
  ],
};

type Isi = { status?: number; isi: unknown };
const data = (isi: unknown, message?: string): Isi => ({ isi: { data: isi, message, count: 1 } });
const PERMOHONAN = {
  kategori: 'LELANG HUTANG',
  perihal: 'LELANG HUTANG',
  nominal: 5_000_000,
  segel: 'SEGEL',
  rincian: [],
};

function server(milik: (p: Panggilan, jalur: string) => Isi | undefined = () => undefined): Panggilan[] {
  return jawabApi((p) => {
    const jalur = new URL(p.alamat, 'http://karat').pathname.replace(/^.*\/api\/v1\//, '');
    const sendiri = milik(p, jalur);
    if (sendiri) return sendiri;
    switch (jalur) {
      case 'sales/get/all':
        return data([{ kode_sales: 'S01', nama_sales: 'SARI', aktif: true }]);
      case 'group/get/all':
        return data([{ kode_group: '750', nama_group: 'MUDA', is_acc: false, aktif: true }]);
      case 'jenis/get/all':
        return data([{ kode_dept: 'GEL750', nama_dept: 'GELANG', kode_group: '750', aktif: true }]);
      case 'parapinjaman/get/all':
        return data([{ kondisi: 'BAIK', potongan: 0, jenis_potongan: 'PERSEN' }]);
      case 'users/get/all':
        return data([{ user_id: 'kasir2', user_name: 'Kasir Dua', level: 'KASIR' }]);
      case 'kantong-hutang/tempat':
        return data(['BRANKAS A']);
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
      case 'hutang/hitung':
        return data(HITUNGAN);
      case 'hutang':
        return data([KEPALA]);
      case `hutang/${NO}`:
        return data(RINCI);
      case `hutang/${NO}/lunas/hitung`:
        return data(LUNAS);
      case `hutang/${NO}/lanjut/hitung`:
        return data(lanjut((p.badan as { jumlah_hutang: number | null }).jumlah_hutang ?? 5_000_000));
      case 'hutang/jatuh-tempo':
        return { isi: { data: [TEMPO], count: 1, total: { lebih: false, tenggang_hari: 15 } } };
      case 'hutang/get/lelang-hutang':
        return {
          isi: { data: [LELANG], count: 1, total: { jumlah_hutang: 5_000_000 }, message: 'Data Hutang Tersedia' },
        };
      case `hutang/${NO}/taksiran-lelang`:
        return data(TAKSIRAN);
      default:
        return { isi: { data: [], count: 0 } };
    }
  });
}

const rute = (path: string) => cariRute(path) as Rute;
const dikirim = (semua: readonly Panggilan[], ujung: string) =>
  semua.filter((p) => p.metode === 'POST' && p.alamat.endsWith(ujung)).map((p) => p.badan);

let orang: UserEvent;
beforeEach(() => {
  localStorage.clear();
  pasangUkuran(() => 1400);
  masukSebagai();
  orang = userEvent.setup();
});

async function pilih(kotak: HTMLElement, butir: RegExp) {
  await orang.click(kotak);
  await orang.click(await screen.findByRole('option', { name: butir }));
}

async function potret(isian: HTMLElement) {
  const berkas = new File(['x'], 'foto.png', { type: 'image/png' });
  await orang.upload(isian.querySelector('input[type=file]') as HTMLInputElement, berkas);
}

describe('Transaksi Hutang', () => {
  it('taksiran, plafond dan biaya menebus tampak sambil diketik; uangnya keluar ke customer', async () => {
    const semua = server((p, jalur) =>
      p.metode === 'POST' && jalur === 'hutang'
        ? data(
            {
              no_faktur_hutang: NO,
              tgl_system: '2026-11-15',
              tgl_hutang: '2026-11-15',
              jatuh_tempo: '2027-03-15',
              jumlah_hutang: 5_000_000,
              biaya_rp: 10_000,
              diterima_rp: 4_990_000,
              bunga: 2.5,
              tunggu: false,
              no_kantong: 'K-77',
            },
            'Hutang Berhasil Disimpan',
          )
        : undefined,
    );
    gambarDiRute(<TransaksiHutang rute={rute('/transaksi-hutang')} />);
    await orang.click(await screen.findByRole('button', { name: /Jaminan dari luar/ }));
    const form = await screen.findByRole('dialog', { name: 'Barang jaminan' });
    await orang.type(within(form).getByLabelText(/Nama barang/), 'gelang');
    await pilih(within(form).getByRole('combobox', { name: /Kategori/ }), /^750/);
    await pilih(within(form).getByRole('combobox', { name: /^Jenis/ }), /^GEL750/);
    await orang.type(within(form).getByLabelText(/Berat timbang/), '10');
    await orang.type(within(form).getByLabelText(/Kadar uji/), '75');
    await pilih(within(form).getByRole('combobox', { name: /Keadaan/ }), /^BAIK/);
    expect(await within(form).findByText('Bawaan toko: 70% dari taksiran')).toBeInTheDocument();
    await waitFor(() => expect(within(form).getByRole('button', { name: /Tambahkan/ })).toBeEnabled());
    await orang.click(within(form).getByRole('button', { name: /Tambahkan/ }));
    const jumlah = await screen.findByLabelText(/Jumlah hutang/);
    await orang.type(jumlah, '5000000');
    const simulasi = await screen.findByRole('table', { name: 'Biaya menebus' });
    expect([...simulasi.querySelectorAll('[data-simulasi]')].map((b) => b.getAttribute('data-total'))).toEqual([
      '5062500',
      '5125000',
      '5250000',
      '5500000',
    ]);
    // Nothing is sent while it is not whole.
    await orang.keyboard('{F9}');
    expect(await screen.findByText('Pelanggan Harus Diisi')).toBeInTheDocument();
    await orang.type(screen.getByPlaceholderText('Kode member, nama, HP atau NIK'), 'siti');
    await orang.click(await screen.findByRole('option', { name: /SITI AMINAH/ }));
    await pilih(screen.getByRole('combobox', { name: /Sales/ }), /^S01/);
    await orang.type(screen.getByLabelText(/No kantong/), 'k-77');
    await orang.click(screen.getByRole('button', { name: /Uang pas/ }));
    await orang.click(screen.getByRole('button', { name: /Simpan Hutang/ }));
    expect(await screen.findByText('Hutang Berhasil Disimpan')).toBeInTheDocument();
    expect(dikirim(semua, '/hutang')).toMatchObject([
      {
        customer: { kode_pelanggan: 'P1' },
        kode_sales: 'S01',
        no_kantong: 'K-77',
        jumlah_hutang: 5_000_000,
        detail_barang: [{ nama_barang: 'GELANG', berat: 10, kadar_uji: 75, kondisi: 'BAIK' }],
        pembayaran: [{ jenis: 'CASH', jumlah_rp: 4_990_000 }],
      },
    ]);
  });
});

const buka = (search = '') => {
  const hasil = gambarDiRute(<LihatHutang rute={rute('/lihat-hutang')} />, '/lihat-hutang');
  if (search) void hasil.router.navigate({ to: '/lihat-hutang', search: { no: search } as never });
  return hasil;
};

describe('Lihat Hutang', () => {
  it('QR surat yang discan membuka penebusannya, dengan surat dan NIK-nya', async () => {
    const semua = server((_, jalur) => {
      if (jalur === 'hutang/cari') return data({ no_faktur_hutang: NO, tiket: 0, status: 'AKTIF' });
      if (jalur.endsWith('/lunas'))
        return data({
          no_lunas: 'HLJKT1-261115-0003',
          no_faktur_hutang: NO,
          cara: 'TEBUS',
          no_penerus: '',
          kembali: 0,
          total_bayar: 5_512_500,
          masuk_rp: 5_512_500,
          keluar_rp: 0,
          jatuh_tempo: '',
        });
      return undefined;
    });
    buka();
    const pindai = await screen.findByLabelText('Scan surat hutang');
    await orang.type(pindai, 'https://toko.example/lacak/abcDEF{Enter}');
    const dialog = await screen.findByRole('dialog', { name: `Tebus ${NO}` });
    expect(await within(dialog).findByText('Bunga 123 hari')).toBeInTheDocument();
    await orang.type(within(dialog).getByLabelText(/No surat/), '1');
    expect(dialog.querySelector('[data-bayar-rp]')).toHaveAttribute('data-bayar-rp', '5512500');
    const tebus = within(dialog).getByRole('button', { name: /^Tebus/ });
    await orang.click(within(dialog).getByRole('button', { name: /Uang pas/ }));
    expect(tebus).toBeDisabled();
    await orang.type(within(dialog).getByLabelText(/NIK pemilik/), NIK);
    await waitFor(() => expect(tebus).toBeEnabled());
    await orang.click(tebus);
    expect(await screen.findByText('Hutang Berhasil Ditebus')).toBeInTheDocument();
    expect(dikirim(semua, '/lunas')).toMatchObject([
      {
        tiket: 1,
        nik: NIK,
        kuasa: null,
        total_bayar: 5_512_500,
        pembayaran: [{ jenis: 'CASH', jumlah_rp: 5_512_500 }],
      },
    ]);
    expect(semua.some((p) => p.alamat.includes('hutang/cari?kode=https%3A%2F%2Ftoko.example%2Flacak%2FabcDEF'))).toBe(
      true,
    );
  });

  it('cicil pokok: pokok baru lebih kecil, yang dibayar bunga dan selisihnya', async () => {
    const semua = server((_, jalur) =>
      jalur.endsWith('/lanjut')
        ? data({
            no_lunas: 'HLJKT1-261115-0004',
            no_faktur_hutang: NO,
            cara: 'CICIL',
            no_penerus: 'FHJKT1-261115-0009',
            kembali: 0,
            total_bayar: 5_512_500,
            masuk_rp: 1_512_500,
            keluar_rp: 0,
            jatuh_tempo: '2027-03-15',
          })
        : undefined,
    );
    buka(NO);
    const laci = await screen.findByRole('dialog', { name: NO });
    await orang.click(await within(laci).findByRole('button', { name: /Cicil pokok/ }));
    const dialog = await screen.findByRole('dialog', { name: `Cicil pokok ${NO}` });
    expect(within(dialog).getByText('Isi pokok yang baru')).toBeInTheDocument();
    await orang.type(within(dialog).getByLabelText(/Pokok yang baru/), '4000000');
    await waitFor(() => expect(dialog.querySelector('[data-bayar-rp]')).toHaveAttribute('data-bayar-rp', '1512500'));
    await orang.type(within(dialog).getByLabelText(/No surat/), '1');
    await orang.type(within(dialog).getByLabelText(/NIK pemilik/), NIK);
    await orang.click(within(dialog).getByRole('button', { name: /Uang pas/ }));
    const simpan = within(dialog).getByRole('button', { name: /^Cicil pokok/ });
    await waitFor(() => expect(simpan).toBeEnabled());
    await orang.click(simpan);
    expect(await screen.findByText('Pokok Berhasil Dicicil')).toBeInTheDocument();
    expect(dikirim(semua, '/lanjut')).toMatchObject([
      {
        cara: 'CICIL',
        jumlah_hutang: 4_000_000,
        tiket: 1,
        nik: NIK,
        total_bayar: 1_512_500,
        pembayaran: [{ jumlah_rp: 1_512_500 }],
      },
    ]);
  });

  it('tebus sebagian: barang yang pergi menentukan pokok yang tinggal, satu paling sedikit tinggal', async () => {
    const semua = server();
    buka(NO);
    const laci = await screen.findByRole('dialog', { name: NO });
    await orang.click(await within(laci).findByRole('button', { name: /Tebus sebagian/ }));
    const dialog = await screen.findByRole('dialog', { name: `Tebus sebagian ${NO}` });
    await orang.click(within(dialog).getByRole('checkbox', { name: /^GELANG/ }));
    expect(within(dialog).getByRole('checkbox', { name: /^CINCIN/ })).toBeDisabled();
    expect(within(dialog).getByLabelText(/Pokok yang baru/)).toHaveValue('2,000,000');
    await waitFor(() =>
      expect(dikirim(semua, '/lanjut/hitung')).toContainEqual(
        expect.objectContaining({ cara: 'SEBAGIAN', lepas: [1], jumlah_hutang: 2_000_000 }),
      ),
    );
  });

  it('langkah yang tidak boleh mati dan menyebut sebabnya', async () => {
    server();
    buka(NO);
    const laci = await screen.findByRole('dialog', { name: NO });
    expect(await within(laci).findByRole('button', { name: /Batalkan/ })).toBeDisabled();
    expect(within(laci).getByText(/Hanya pada hari hutangnya/)).toBeInTheDocument();
    expect(within(laci).getByText('5,000,000 x 2.5% x 123/30')).toBeInTheDocument();
  });

  it('yang menunggu dicairkan sesudah divalidasi', async () => {
    const semua = server((_, jalur) => {
      if (jalur === `hutang/${NO}`) return data({ ...RINCI, status: 'TUNGGU', biaya_rp: 10_000 });
      if (jalur.endsWith('/cair')) return data({ diterima_rp: 4_990_000 }, 'Hutang Dicairkan');
      return undefined;
    });
    buka(NO);
    const laci = await screen.findByRole('dialog', { name: NO });
    await orang.click(await within(laci).findByRole('button', { name: /Cairkan/ }));
    const dialog = await screen.findByRole('dialog', { name: `Cairkan ${NO}` });
    await orang.click(within(dialog).getByRole('button', { name: /^Cairkan/ }));
    expect(await screen.findByText('Hutang Dicairkan')).toBeInTheDocument();
    expect(dikirim(semua, '/cair')).toMatchObject([{ pembayaran: [{ jenis: 'CASH', jumlah_rp: 4_990_000 }] }]);
  });

  it('lelang hari ini dibatalkan dengan alasan, ke kantong yang lain', async () => {
    const semua = server((_, jalur) => {
      if (jalur === `hutang/${NO}`) return data({ ...RINCI, status: 'LELANG' });
      if (jalur.endsWith('/batal-lelang')) return data({ no_kantong: 'K-9' }, 'Lelang Hutang Berhasil Dibatalkan');
      return undefined;
    });
    buka(NO);
    const laci = await screen.findByRole('dialog', { name: NO });
    await orang.click(await within(laci).findByRole('button', { name: /Batalkan lelang/ }));
    const dialog = await screen.findByRole('dialog', { name: `Batalkan lelang ${NO}` });
    expect(within(dialog).getByRole('button', { name: /Ya, Batalkan/ })).toBeDisabled();
    await orang.type(within(dialog).getByLabelText(/Alasan/), 'salah pinjaman');
    await orang.type(within(dialog).getByLabelText('No kantong'), 'K-9');
    await orang.click(within(dialog).getByRole('button', { name: /Ya, Batalkan/ }));
    expect(await screen.findByText('Lelang Hutang Berhasil Dibatalkan')).toBeInTheDocument();
    expect(dikirim(semua, '/batal-lelang')).toEqual([{ alasan: 'salah pinjaman', no_kantong: 'K-9', tempat: '' }]);
  });

  it('kode yang tidak dikenal mengatakannya', async () => {
    server((_, jalur) =>
      jalur === 'hutang/cari'
        ? { status: 404, isi: { code: 'PINJAM-03', message: 'Hutang ini tidak ada' } }
        : undefined,
    );
    buka();
    await orang.type(await screen.findByLabelText('Scan surat hutang'), 'K-99{Enter}');
    expect(await screen.findByText('Hutang ini tidak ada')).toBeInTheDocument();
  });
});

describe('Lelang Hutang', () => {
  const gambar = (mintaIzin = async (): Promise<string | undefined> => 'IZIN-1') =>
    gambarDiRute(
      <KonteksTempat.Provider value={{ ...TEMPAT_KOSONG, mintaIzin }}>
        <LelangHutang rute={rute('/lelang-hutang')} />
      </KonteksTempat.Provider>,
      '/lelang-hutang',
    );
  const baris = async () => screen.findByRole('row', { name: new RegExp(NO) });

  it('mencari dengan huruf besar, lalu melelang dengan otorisasi dan membaca lagi', async () => {
    const semua = server((p, jalur) => {
      if (jalur !== 'hutang/simpan/lelang-hutang') return undefined;
      const { otorisasi } = p.badan as { otorisasi?: string };
      if (!otorisasi)
        return {
          status: 422,
          isi: { code: 'NIAGA-08', message: 'Perlu otorisasi', detail: { permohonan: PERMOHONAN } },
        };
      return data({ no_lelang: 'LLJKT1-261115-0001' }, 'Lelang Hutang Berhasil Disimpan');
    });
    gambar();
    await orang.type(await screen.findByLabelText('Nama Customer'), 'siti');
    await orang.click(screen.getByRole('button', { name: 'Cari Hutang' }));
    expect(await screen.findByText('Data Hutang Tersedia')).toBeInTheDocument();
    expect(semua.some((p) => p.alamat.includes('nama_customer=SITI') && p.alamat.includes('type_tgl=tgl_hutang'))).toBe(
      true,
    );
    await orang.click(within(await baris()).getByRole('button', { name: `Lelang Hutang ${NO}` }));
    expect(await screen.findByText('Lelang Hutang Berhasil Disimpan')).toBeInTheDocument();
    expect(dikirim(semua, '/simpan/lelang-hutang')).toMatchObject([
      { no_faktur_hutang: NO },
      { no_faktur_hutang: NO, otorisasi: 'IZIN-1' },
    ]);
    const dulu = semua.filter((p) => p.alamat.includes('get/lelang-hutang')).length;
    await waitFor(() =>
      expect(semua.filter((p) => p.alamat.includes('get/lelang-hutang')).length).toBeGreaterThan(dulu),
    );
  });

  it('tanpa otorisasi tidak dilelang; tombol yang mati menyebut sebabnya', async () => {
    server((_, jalur) => {
      if (jalur === 'hutang/simpan/lelang-hutang')
        return {
          status: 422,
          isi: { code: 'NIAGA-08', message: 'Perlu otorisasi', detail: { permohonan: PERMOHONAN } },
        };
      return undefined;
    });
    gambar(async () => undefined);
    await orang.click(within(await baris()).getByRole('button', { name: `Lelang Hutang ${NO}` }));
    expect(await screen.findByText('Otorisasi Gagal')).toBeInTheDocument();
  });

  it('yang ditolak sesudah disetujui tetap terbaca, sampai ditutup', async () => {
    const sebab = 'Peringatan pinjaman dicatat own sendiri; minta otorisasi orang lain';
    server((p, jalur) => {
      if (jalur !== 'hutang/simpan/lelang-hutang') return undefined;
      const { otorisasi } = p.badan as { otorisasi?: string };
      return otorisasi
        ? { status: 422, isi: { code: 'PINJAM-21', message: sebab } }
        : {
            status: 422,
            isi: { code: 'NIAGA-08', message: 'Perlu otorisasi', detail: { permohonan: PERMOHONAN } },
          };
    });
    gambar();
    await orang.click(within(await baris()).getByRole('button', { name: `Lelang Hutang ${NO}` }));
    // First what goes by itself.
    expect(await screen.findByText('Lelang Hutang Gagal Disimpan')).toBeInTheDocument();
    const tanda = await screen.findByRole('alert', { name: `${NO} belum dilelang` });
    expect(tanda).toHaveTextContent(sebab);
    await orang.click(within(tanda).getByRole('button', { name: 'Tutup' }));
    expect(tanda).not.toBeInTheDocument();
  });

  it('yang belum boleh menyebut sebabnya, yang kosong mengatakannya', async () => {
    let kosong = false;
    server((_, jalur) => {
      if (jalur !== 'hutang/get/lelang-hutang') return undefined;
      return kosong
        ? { isi: { data: [], count: 0, total: { jumlah_hutang: 0 } } }
        : data([{ ...LELANG, halangan: 'Belum ada peringatan' }]);
    });
    gambar();
    const tombol = within(await baris()).getByRole('button', { name: `Lelang Hutang ${NO}` });
    expect(tombol).toBeDisabled();
    expect(within(await baris()).getByText('Belum ada peringatan')).toBeInTheDocument();
    kosong = true;
    await orang.click(screen.getByRole('button', { name: 'Cari Hutang' }));
    expect((await screen.findAllByText('Data Yang Anda Cari Tidak Ada')).length).toBeGreaterThan(0);
  });

  it('di layar telepon saringan lain ada di balik tombolnya', async () => {
    server();
    vi.spyOn(window, 'matchMedia').mockImplementation(
      (query) =>
        ({
          matches: query.includes('max-width'),
          media: query,
          addEventListener: () => undefined,
          removeEventListener: () => undefined,
        }) as unknown as MediaQueryList,
    );
    gambar();
    expect(await screen.findByLabelText('Nama Customer')).toBeInTheDocument();
    expect(screen.queryByLabelText('Tanggal Dari')).not.toBeInTheDocument();
    await orang.click(screen.getByRole('button', { name: 'Saringan lain' }));
    expect(screen.getByLabelText('Tanggal Dari')).toBeInTheDocument();
    expect(screen.getByLabelText('Alamat Customer')).toBeInTheDocument();
  });

  it('taksiran sendiri, tanpa angka orang lain', async () => {
    const semua = server((_, jalur) =>
      jalur === 'hutang/get/lelang-hutang' ? data([{ ...LELANG, taksiran: 'BELUM' }]) : undefined,
    );
    gambar();
    await orang.click(within(await baris()).getByRole('button', { name: new RegExp(`^Taksir ${NO}`) }));
    const dialog = await screen.findByRole('dialog', { name: `Taksiran lelang ${NO}` });
    expect(await within(dialog).findByText('7,500,000')).toBeInTheDocument();
    await orang.type(within(dialog).getByLabelText('Nilai GELANG'), '8000000');
    await orang.click(within(dialog).getByRole('button', { name: /Simpan Taksiran/ }));
    await waitFor(() =>
      expect(dikirim(semua, '/taksiran-lelang')).toEqual([{ detail_barang: [{ baris: 1, nilai_rp: 8_000_000 }] }]),
    );
  });
});

it('jatuh tempo: baris membuka peringatannya, yang baru dicatat', async () => {
  const semua = server((p, jalur) =>
    p.metode === 'POST' && jalur === `hutang/${NO}/peringatan`
      ? data({ no_peringatan: 'PHJKT1-261115-0001', cara: 'TELEPON' }, 'Peringatan Berhasil Disimpan')
      : undefined,
  );
  gambarDiRute(<JatuhTempoHutang rute={rute('/jatuh-tempo-hutang')} />, '/jatuh-tempo-hutang');
  await orang.click(await screen.findByRole('button', { name: NO }));
  const laci = await screen.findByRole('dialog', { name: `Peringatan ${NO}` });
  expect(laci.querySelector('[data-total-bayar]')).toHaveAttribute('data-total-bayar', '5512500');
  await orang.click(within(laci).getByText('Telepon'));
  await orang.type(within(laci).getByLabelText('Keterangan'), 'janji lusa');
  await orang.click(within(laci).getByRole('button', { name: /Catat Peringatan/ }));
  expect(await screen.findByText('Peringatan Berhasil Disimpan')).toBeInTheDocument();
  expect(dikirim(semua, '/peringatan')).toEqual([{ cara: 'TELEPON', keterangan: 'janji lusa' }]);
});

it('batal hutang lunas: hanya yang terakhir, jaminannya ditimbang dan dipotret lagi', async () => {
  const lunas = {
    ...LUNAS,
    no_lunas: 'HLJKT1-261115-0003',
    cara: 'TEBUS',
    tgl_system: '2026-11-15',
    waktu: '2026-11-15T03:00:00Z',
    oleh: 'kasir1',
    kode_sales: 'S01',
    nama_customer: 'SITI AMINAH',
    masuk_rp: 5_512_500,
    keluar_rp: 0,
    no_penerus: '',
    pengambil: 'SITI AMINAH',
    kuasa: false,
    no_batal: '',
    terakhir: true,
    detail_barang: [
      { baris: 1, nama_barang: 'GELANG', berat: 10, keluar: true, foto_kembali: false },
      { baris: 2, nama_barang: 'CINCIN', berat: 5, keluar: false, foto_kembali: false },
    ],
  };
  const semua = server((p, jalur) => {
    if (jalur === 'hutang-lunas') return data([lunas, { ...lunas, no_lunas: 'HLJKT1-261115-0002', terakhir: false }]);
    return p.metode === 'POST' && jalur.endsWith('/batal') ? data({}, 'Pelunasan Berhasil Dibatalkan') : undefined;
  });
  gambarDiRute(<BatalHutangLunas rute={rute('/batal-hutang-lunas')} />, '/batal-hutang-lunas');
  expect(await screen.findByRole('button', { name: 'Batal HLJKT1-261115-0002' })).toBeDisabled();
  await orang.click(screen.getByRole('button', { name: 'Batal HLJKT1-261115-0003' }));
  const dialog = await screen.findByRole('dialog', { name: 'Batal tebus HLJKT1-261115-0003' });
  const ya = within(dialog).getByRole('button', { name: /Ya, Batalkan/ });
  await orang.type(within(dialog).getByLabelText(/Alasan/), 'salah orang');
  expect(ya).toBeDisabled();
  await orang.type(within(dialog).getByLabelText(/Berat sekarang 1/), '10');
  expect(within(dialog).queryByLabelText(/Berat sekarang 2/)).not.toBeInTheDocument();
  expect(within(dialog).getByText('Potret setiap jaminan yang kembali')).toBeInTheDocument();
  await potret(within(dialog).getByRole('group', { name: 'Foto kembali GELANG' }));
  await waitFor(() => expect(ya).toBeEnabled());
  await orang.click(ya);
  expect(await screen.findByText('Pelunasan Berhasil Dibatalkan')).toBeInTheDocument();
  expect(dikirim(semua, '/batal')).toMatchObject([
    { alasan: 'salah orang', detail_barang: [{ baris: 1, berat: 10 }], no_kantong: '', tempat: '' },
  ]);
});

it('validasi: yang dicentang dan user yang bertanggung jawab', async () => {
  const semua = server((p, jalur) => {
    if (jalur === 'validasi/hutang/get') return data([{ ...KEPALA, penguji: 'kasir2', status: 'TUNGGU' }]);
    return p.metode === 'POST' && jalur === 'validasi/hutang' ? data(1, 'Data Berhasil Divalidasi') : undefined;
  });
  gambarDiRute(<ValidasiHutang rute={rute('/validasi-hutang')} />);
  const baris = await screen.findByRole('row', { name: new RegExp(NO) });
  expect(within(baris).getByText('Menunggu cair')).toBeInTheDocument();
  await orang.click(within(baris).getByRole('checkbox'));
  await pilih(screen.getByRole('combobox', { name: /User ID/ }), /kasir2/);
  await orang.click(screen.getByRole('button', { name: 'Validasi' }));
  expect(await screen.findByText('Data Berhasil Divalidasi')).toBeInTheDocument();
  expect(dikirim(semua, '/validasi/hutang')).toEqual([{ no_hutangs: [NO], user_id: 'kasir2' }]);
});

it('kantong dipindahkan ke tempat lain', async () => {
  const semua = server((p, jalur) => {
    if (p.metode === 'POST' && jalur.endsWith('/pindah')) return data({}, 'Kantong Berhasil Dipindahkan');
    return jalur === 'kantong-hutang' ? data([KEPALA]) : undefined;
  });
  gambarDiRute(<KantongHutang rute={rute('/kantong-hutang')} />, '/kantong-hutang');
  await orang.click(await screen.findByRole('button', { name: 'Pindahkan K-77' }));
  const dialog = await screen.findByRole('dialog', { name: 'Pindahkan kantong K-77' });
  const ya = within(dialog).getByRole('button', { name: /^Pindahkan/ });
  expect(ya).toBeDisabled();
  const tempat = within(dialog).getByRole('combobox', { name: 'Tempat' });
  await orang.clear(tempat);
  await orang.type(tempat, 'laci 3');
  await orang.click(ya);
  expect(await screen.findByText('Kantong Berhasil Dipindahkan')).toBeInTheDocument();
  expect(dikirim(semua, '/kantong-hutang/K-77/pindah')).toEqual([{ tempat: 'LACI 3', no_kantong: '', keterangan: '' }]);
});

it('hitung jaminan: buta, tidak disimpan sebelum semua ditimbang', async () => {
  const semua = server((p, jalur) => {
    if (p.metode === 'POST' && jalur === 'hitung-jaminan')
      return data({ no_hitung: 'HJJKT1-261115-0001' }, 'Hitung Jaminan Berhasil Disimpan');
    if (jalur === 'hitung-jaminan/HJJKT1-261115-0001')
      return data({
        no_hitung: 'HJJKT1-261115-0001',
        waktu: '2026-11-15T03:00:00Z',
        oleh: 'kasir1',
        tempat: '',
        kantong: 2,
        cocok: 1,
        beda: 1,
        belum: 1,
        keterangan: '',
        baris: [
          {
            baris: 1,
            no_kantong: 'K-77',
            no_hutang: NO,
            tempat: 'BRANKAS A',
            hasil: 'ADA',
            qty_buku: 2,
            qty: 2,
            berat_buku: 15,
            berat: 15,
            keterangan: '',
            putusan: '',
            alasan: '',
            jawab_oleh: '',
            disetujui: '',
          },
          {
            baris: 2,
            no_kantong: 'K-78',
            no_hutang: '',
            tempat: 'BRANKAS A',
            hasil: 'HILANG',
            qty_buku: 1,
            qty: 0,
            berat_buku: 5,
            berat: 0,
            keterangan: '',
            putusan: '',
            alasan: '',
            jawab_oleh: '',
            disetujui: '',
          },
        ],
      });
    return undefined;
  });
  gambarDiRute(<HitungJaminan rute={rute('/hitung-jaminan')} />, '/hitung-jaminan');
  const mulai = await screen.findByRole('button', { name: /Mulai Hitung/ });
  // The page begins on it, not on the size of its list.
  expect(mulai).toHaveAttribute('data-autofocus');
  await orang.click(mulai);
  await orang.type(await screen.findByLabelText('Scan kantong'), 'K-77{Enter}');
  const simpan = screen.getByRole('button', { name: /Simpan Hitungan/ });
  expect(await screen.findByText('1 kantong belum ditimbang')).toBeInTheDocument();
  expect(simpan).toBeDisabled();
  await orang.type(screen.getByLabelText('Berat K-77'), '15');
  await orang.click(simpan);
  expect(await screen.findByText('Hitung Jaminan Berhasil Disimpan')).toBeInTheDocument();
  expect(dikirim(semua, '/hitung-jaminan')).toEqual([
    { tempat: '', detail: [{ no_kantong: 'K-77', tempat: '', qty: 0, berat: 15 }], keterangan: '' },
  ]);
  const laci = await screen.findByRole('dialog', { name: 'HJJKT1-261115-0001' });
  await orang.click(await within(laci).findByRole('button', { name: 'Jawab K-78' }));
  const jawab = await screen.findByRole('dialog', { name: 'Jawab kantong K-78' });
  await orang.click(within(jawab).getByText('Hilang'));
  expect(within(jawab).getByText(/tanggungan toko/)).toBeInTheDocument();
});

it('kelebihan dibayar kepada pemilik dengan NIK-nya', async () => {
  const satu = {
    no_lelang: 'LLJKT1-261115-0001',
    no_faktur_hutang: NO,
    tgl_lelang: '2026-11-15',
    sampai: '2027-11-15',
    lewat: false,
    nama_customer: 'SITI AMINAH',
    alamat_customer: '',
    no_hp: '0812',
    nik_samar: '3171**********01',
    kelebihan_rp: 2_487_500,
    sisa_rp: 2_487_500,
    status: 'TERBUKA',
    no_bayar: '',
    tgl_bayar: '',
    penerima: '',
  };
  const semua = server((p, jalur) => {
    if (p.metode === 'POST' && jalur.endsWith('/bayar')) return data({}, 'Uang Kelebihan Berhasil Dibayar');
    return jalur === 'kelebihan-hutang' ? data([satu]) : undefined;
  });
  gambarDiRute(<KelebihanHutang rute={rute('/kelebihan-hutang')} />, '/kelebihan-hutang');
  await orang.click(await screen.findByRole('button', { name: 'Bayar LLJKT1-261115-0001' }));
  const dialog = await screen.findByRole('dialog', { name: 'Bayar kelebihan LLJKT1-261115-0001' });
  const bayar = within(dialog).getByRole('button', { name: /^Bayar/ });
  expect(bayar).toBeDisabled();
  await orang.type(within(dialog).getByLabelText(/NIK pemilik/), NIK);
  await orang.click(bayar);
  expect(await screen.findByText('Uang Kelebihan Berhasil Dibayar')).toBeInTheDocument();
  expect(dikirim(semua, '/bayar')).toMatchObject([
    { nik: NIK, kuasa: null, pembayaran: [{ jenis: 'CASH', jumlah_rp: 2_487_500 }] },
  ]);
});
