// The screens of instalments against a server that answers as its contract says: what is shown, what is asked, what is sent.
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { KonteksTempat, TEMPAT_KOSONG } from '@/kit/konteks';
import { cariRute, type Rute } from '@/routes';
import { gambarDiRute, jawabApi, masukSebagai, type Panggilan } from '../../../test/bungkus';
import { pasangUkuran } from '../../../test/ukuran';
import BatalCicilan from './BatalCicilan';
import LelangCicilan from './LelangCicilan';
import LihatCicilan from './LihatCicilan';
import TransaksiCicilan from './TransaksiCicilan';

beforeEach(() => {
  localStorage.clear();
  pasangUkuran(() => 1400);
  masukSebagai({ level: 'OWN', user_id: 'spv' });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const rute = (path: string) => cariRute(path) as Rute;
const NO = 'FCJKT1-261115-0001';

const angsuran = (ke: number, bagian: object = {}) => ({
  ke,
  jatuh_tempo: ke === 1 ? '2026-12-15' : '2027-01-15',
  pokok_rp: 2_000_000,
  bunga_rp: 80_000,
  jumlah_rp: 2_080_000,
  denda_rp: 0,
  dibayar_pokok: 0,
  dibayar_bunga: 0,
  dibayar_denda: 0,
  bebas_rp: 0,
  sisa_rp: 2_080_000,
  hari_lewat: 0,
  status: 'BELUM',
  ...bagian,
});
const HITUNG = {
  kode_cicilan: 'C2',
  tenor: 2,
  bunga_persen: 2,
  dp_persen: 20,
  denda_harian: 1_000,
  denda_maks: 5,
  biaya_rp: 50_000,
  harga_rp: 5_000_000,
  dp_minimal: 1_000_000,
  dp_rp: 1_000_000,
  pokok_rp: 4_000_000,
  bunga_rp: 160_000,
  total_rp: 4_160_000,
  jadwal: [angsuran(1), angsuran(2)],
  detail_barang: [
    {
      kode_barcode: '00000077',
      nama_barang: 'CINCIN POLOS',
      kode_group: '750',
      berat: 5,
      berat_awal: 5,
      harga_total: 5_000_000,
      rumus: [{ keterangan: '5.000 gr x 1,000,000', nilai: 5_000_000 }],
    },
  ],
  otorisasi: [],
  permohonan: null,
};
const CICILAN = {
  no_cicilan: NO,
  tgl_system: '2026-11-15',
  waktu: '2026-11-15T03:00:00Z',
  input_by: 'kasir1',
  kode_sales: 'S01',
  kode_pelanggan: 'P1',
  kode_member: '',
  nama_customer: 'SITI AMINAH',
  alamat_customer: 'JL. EMAS 1',
  no_hp: '0812',
  kode_cicilan: 'C2',
  tenor: 2,
  bunga_persen: 2,
  harga_rp: 5_000_000,
  dp_rp: 1_000_000,
  pokok_rp: 4_000_000,
  bunga_rp: 160_000,
  qty: 1,
  berat: 5,
  uraian: 'CINCIN POLOS',
  keterangan: '',
  tahap: 'AKTIF',
  tgl_tahap: '2026-11-15',
  diserahkan: false,
  sisa_pokok: 4_000_000,
  sisa_bunga: 160_000,
  sisa_rp: 4_160_000,
  jatuh_tempo: '2026-12-15',
  hari_lewat: 0,
  tunggak: 0,
  tunggak_rp: 0,
  denda_rp: 0,
};
const RINCI = {
  ...CICILAN,
  nik_samar: '31**********01',
  denda_harian: 1_000,
  denda_maks: 5,
  biaya_rp: 50_000,
  pelunasan_rp: 4_080_000,
  bebas_rp: 80_000,
  belum_masuk_rp: 0,
  saldo_rp: 1_000_000,
  piutang_rp: 0,
  no_faktur_group: '',
  diambil: [],
  no_lama: '',
  detail_barang: [
    {
      baris: 1,
      kode_barcode: '00000077',
      nama_barang: 'CINCIN POLOS',
      kode_group: '750',
      kode_dept: 'CIN750',
      kadar: 75,
      kadar_cetak: 75,
      berat: 5,
      harga_gram: 1_000_000,
      ongkos: 0,
      diskon: 0,
      harga_total: 5_000_000,
      no_faktur_jual: '',
    },
  ],
  jadwal: [angsuran(1), angsuran(2)],
  pembayaran: [],
  uang_muka: [{ jenis: 'CASH', no_rekening: '', kartu_akhir: '', jumlah_rp: 1_000_000 }],
  peristiwa: [],
  cetakan: 1,
  akhir: null,
};
const TOTAL = {
  qty: 1,
  harga_rp: 5_000_000,
  dp_rp: 1_000_000,
  sisa_pokok: 4_000_000,
  sisa_bunga: 160_000,
  tunggak_rp: 0,
};

/** Lists and the contract as they stand, whatever else the test answers. */
function server(rinci: object, lain: (p: Panggilan) => unknown) {
  return jawabApi((p) => {
    const isi = lain(p);
    if (isi !== undefined) return { isi: { data: isi, message: 'Tercatat' } };
    if (p.alamat.includes(`cicilan/${NO}`)) return { isi: { data: rinci } };
    if (/\/cicilan(\/jatuh-tempo)?\?/.test(p.alamat)) return { isi: { data: [rinci], count: 1, total: TOTAL } };
    if (p.alamat.includes('parabeli')) return { isi: { data: [{ kondisi: 'BAGUS' }] } };
    return { isi: { data: [] } };
  });
}
const bukaBaris = async () => userEvent.click(await screen.findByText(NO));

it('akad: jadwal tampil sebelum disimpan, uang muka menurut rencana, identitas ikut dikirim', async () => {
  const terkirim = jawabApi(({ alamat, metode }) => {
    const data: [string, unknown][] = [
      ['cicilan/hitung', HITUNG],
      [
        'para-cicilan',
        [{ kode_cicilan: 'C2', tenor: 2, dp_persen: 20, bunga_persen: 2, denda: 1000, biaya: 50_000, aktif: true }],
      ],
      ['sales/get/all', [{ kode_sales: 'S01', nama_sales: 'Sales Satu', user_id: 'spv', aktif: true }]],
      [
        'pelanggan',
        [{ kode_pelanggan: 'P1', kode_member: '', jenis_pelanggan: 'UMUM', nama_customer: 'Siti', no_hp: '0812' }],
      ],
    ];
    if (metode === 'POST' && alamat.endsWith('/cicilan'))
      return {
        isi: {
          data: {
            no_cicilan: NO,
            tgl_system: '2026-11-15',
            harga_rp: 5_000_000,
            dp_rp: 1_000_000,
            pokok_rp: 4_000_000,
            bunga_rp: 160_000,
            kembali: 0,
          },
          message: 'Cicilan Berhasil Disimpan',
        },
      };
    return { isi: { data: data.find(([jalur]) => alamat.includes(jalur))?.[1] ?? [] } };
  });
  const tempat = { ...TEMPAT_KOSONG, orang: { user_id: 'spv', nama: '' } };
  gambarDiRute(
    <KonteksTempat value={tempat}>
      <TransaksiCicilan rute={rute('/transaksi-cicilan')} />
    </KonteksTempat>,
    '/transaksi-cicilan',
  );
  await userEvent.type(await screen.findByPlaceholderText(/Scan/i), '77{Enter}');
  const jadwal = await screen.findByRole('table', { name: 'Jadwal angsuran' });
  expect(within(jadwal).getByRole('row', { name: '1 2026-12-15 2,000,000 80,000 2,080,000' })).toBeVisible();
  expect(within(jadwal).getByRole('row', { name: 'Jumlah 4,000,000 160,000 4,160,000' })).toBeVisible();
  expect(screen.getByText(/^2 kali Rp. 2,080,000, mulai 2026-12-15/)).toBeVisible();
  await userEvent.type(screen.getByPlaceholderText('Kode member, nama, HP atau NIK'), 'siti');
  await userEvent.click(await screen.findByRole('option', { name: /Siti/ }));
  const orang = screen.getByRole('region', { name: 'Identitas customer' });
  await userEvent.type(within(orang).getByLabelText('Alamat'), 'JL. EMAS 1');
  await userEvent.type(within(orang).getByLabelText('NIK'), '3171000000000001');
  await userEvent.click(screen.getByRole('button', { name: /Uang pas/ }));
  await userEvent.click(screen.getByRole('button', { name: /Simpan Cicilan/ }));
  expect(await screen.findByText(NO)).toBeVisible();
  const simpan = terkirim.find((p) => p.metode === 'POST' && p.alamat.endsWith('/cicilan'));
  expect(simpan?.kepala.get('Idempotency-Key')).toBeTruthy();
  expect(simpan?.badan).toMatchObject({
    kode_cicilan: 'C2',
    kode_sales: 'S01',
    dp_rp: null,
    neto: 1_000_000,
    customer: { kode_pelanggan: 'P1', alamat_customer: 'JL. EMAS 1', nik: '3171000000000001' },
    detail_barang: [{ kode_barcode: '00000077' }],
    pembayaran: [{ jenis: 'CASH', jumlah_rp: 1_000_000 }],
  });
});

const BAYAR = {
  jumlah_rp: 4_160_000,
  denda_rp: 0,
  bunga_rp: 160_000,
  pokok_rp: 4_000_000,
  bebas_rp: 0,
  alokasi: [
    { ke: 1, denda_rp: 0, bunga_rp: 80_000, pokok_rp: 2_000_000, bebas_rp: 0 },
    { ke: 2, denda_rp: 0, bunga_rp: 80_000, pokok_rp: 2_000_000, bebas_rp: 0 },
  ],
  sisa_pokok: 0,
  sisa_rp: 0,
  lunas: true,
  hutang_rp: 4_160_000,
  otorisasi: [],
  angsuran: [
    { banyak: 1, jumlah_rp: 2_080_000 },
    { banyak: 2, jumlah_rp: 4_160_000 },
  ],
};

it('bayar dua angsuran sekaligus: ke mana uangnya disebut, yang terakhir menyerahkan barangnya', async () => {
  const terkirim = server(RINCI, ({ alamat, badan }) => {
    if (alamat.endsWith('bayar/hitung')) {
      const satu = (badan as { jumlah_rp: number }).jumlah_rp === 2_080_000;
      return satu
        ? { ...BAYAR, jumlah_rp: 2_080_000, alokasi: BAYAR.alokasi.slice(0, 1), sisa_rp: 2_080_000, lunas: false }
        : BAYAR;
    }
    if (alamat.endsWith('/bayar'))
      return {
        ...BAYAR,
        no_bayar: 'CBJKT1-261115-0001',
        no_cicilan: NO,
        kembali: 0,
        tahap: 'LUNAS',
        no_faktur_group: 'NGJKT1-261115-0009',
      };
    return undefined;
  });
  gambarDiRute(<LihatCicilan rute={rute('/lihat-cicilan')} />, '/lihat-cicilan');
  await bukaBaris();
  await userEvent.click(await screen.findByRole('button', { name: /Bayar Angsuran/ }));
  const dialog = await screen.findByRole('dialog', { name: `Bayar ${NO}` });
  expect(await within(dialog).findByText('Sesudah ini tersisa Rp. 2,080,000, pokoknya Rp. 0.')).toBeVisible();
  expect(within(dialog).queryByLabelText('Pengenal yang dilihat')).toBeNull();
  await userEvent.click(within(dialog).getByRole('button', { name: /^2 angsuran/ }));
  expect(await within(dialog).findByText('Sesudah ini lunas.')).toBeVisible();
  const alokasi = within(dialog).getByRole('table', { name: 'Alokasi pembayaran' });
  expect(within(alokasi).getByRole('row', { name: '2 0 80,000 2,000,000' })).toBeVisible();
  await userEvent.click(within(dialog).getByRole('combobox', { name: 'Pengenal yang dilihat' }));
  await userEvent.click(await screen.findByRole('option', { name: 'KTP' }));
  await userEvent.type(within(dialog).getByLabelText('Empat angka terakhir'), '0001');
  await userEvent.type(within(dialog).getByLabelText('Berat timbang 00000077'), '5');
  const tombol = within(dialog).getByRole('button', { name: /Simpan Pembayaran/ });
  expect(tombol).toBeDisabled();
  await userEvent.click(within(dialog).getByRole('button', { name: /Uang pas/ }));
  await waitFor(() => expect(tombol).toBeEnabled());
  await userEvent.click(tombol);
  expect(await within(dialog).findByText('Cicilan Lunas')).toBeVisible();
  expect(within(dialog).getByText(/penjualan NGJKT1-261115-0009/)).toBeVisible();
  expect(terkirim.find((p) => p.alamat.endsWith('/bayar'))?.badan).toMatchObject({
    lunas: false,
    jumlah_rp: 4_160_000,
    neto: 4_160_000,
    tunda_serah: false,
    pengenal: 'KTP',
    pengenal_akhir: '0001',
    detail: [{ baris: 1, berat_timbang: 5 }],
    pembayaran: [{ jenis: 'CASH', jumlah_rp: 4_160_000 }],
  });
});

it('jumlah yang ditolak server tidak bisa disimpan, sebabnya disebut', async () => {
  jawabApi(({ alamat }) => {
    if (alamat.endsWith('bayar/hitung'))
      return { status: 422, isi: { code: 'CICIL-05', message: 'Paling banyak Rp. 4,160,000' } };
    if (alamat.includes(`cicilan/${NO}`)) return { isi: { data: RINCI } };
    return { isi: { data: alamat.includes('/cicilan?') ? [RINCI] : [], count: 1, total: TOTAL } };
  });
  gambarDiRute(<LihatCicilan rute={rute('/lihat-cicilan')} />, '/lihat-cicilan');
  await bukaBaris();
  await userEvent.click(await screen.findByRole('button', { name: /Bayar Angsuran/ }));
  const dialog = await screen.findByRole('dialog', { name: `Bayar ${NO}` });
  expect(await within(dialog).findByText('Paling banyak Rp. 4,160,000')).toBeVisible();
  expect(within(dialog).getByRole('button', { name: /Simpan Pembayaran/ })).toBeDisabled();
});

it('pembayaran terakhir dibatalkan dengan alasan; yang lain tidak ditawarkan', async () => {
  const bayar = (no_bayar: string, bisa_batal: boolean) => ({
    no_bayar,
    jenis: 'ANGSURAN',
    tgl_system: '2026-12-15',
    waktu: '2026-12-15T03:00:00Z',
    oleh: 'kasir1',
    penyetor: '',
    jumlah_rp: 2_080_000,
    denda_rp: 0,
    bunga_rp: 80_000,
    pokok_rp: 2_000_000,
    bebas_rp: 0,
    sisa_pokok: 2_000_000,
    diserahkan: false,
    keterangan: '',
    no_batal: '',
    bisa_batal,
    alokasi: BAYAR.alokasi.slice(0, 1),
    pembayaran: [],
  });
  const terkirim = server({ ...RINCI, pembayaran: [bayar('CB1', false), bayar('CB2', true)] }, ({ metode, alamat }) =>
    metode === 'POST' && alamat.endsWith('bayar/CB2/batal') ? { no_batal: 'BX1' } : undefined,
  );
  gambarDiRute(<LihatCicilan rute={rute('/lihat-cicilan')} />, '/lihat-cicilan');
  await bukaBaris();
  const semua = await screen.findByRole('list', { name: 'Pembayaran angsuran' });
  expect(semua).toHaveTextContent('Untuk bunga Rp. 80,000, pokok Rp. 2,000,000');
  expect(within(semua).queryByRole('button', { name: 'Batalkan CB1' })).toBeNull();
  await userEvent.click(within(semua).getByRole('button', { name: 'Batalkan CB2' }));
  const dialog = await screen.findByRole('dialog', { name: 'Batalkan Pembayaran CB2' });
  expect(within(dialog).getByRole('button', { name: /Ya, Batalkan/ })).toBeDisabled();
  await userEvent.type(within(dialog).getByLabelText(/Alasan/), 'salah hitung');
  await userEvent.click(within(dialog).getByRole('button', { name: /Ya, Batalkan/ }));
  expect(await screen.findByText('Tercatat')).toBeVisible();
  expect(terkirim.find((p) => p.alamat.endsWith('bayar/CB2/batal'))?.badan).toEqual({ alasan: 'salah hitung' });
});

const AKHIR = {
  jenis: 'BATAL',
  utuh: false,
  diserahkan: false,
  dp_rp: 1_000_000,
  pokok_rp: 2_000_000,
  denda_rp: 3_000,
  biaya_rp: 50_000,
  turun: [
    { baris: 1, nama_barang: 'CINCIN POLOS', berat: 5, harga_akad: 1_000_000, harga_kini: 990_000, turun_rp: 50_000 },
  ],
  turun_rp: 50_000,
  potong_rp: 103_000,
  dibayar_rp: 1_897_000,
  piutang_rp: 0,
  nilai_barang: 0,
  hapus_rp: 0,
  rincian: [
    { keterangan: 'Pokok yang sudah dibayar', jumlah_rp: 2_000_000 },
    { keterangan: 'Denda', jumlah_rp: -3_000 },
    { keterangan: 'Biaya', jumlah_rp: -50_000 },
    { keterangan: 'Turun harga emas', jumlah_rp: -50_000 },
  ],
  boleh: true,
  sebab: '',
};

it('batal: yang dikembalikan diterangkan baris demi baris, lalu dibayarkan', async () => {
  const terkirim = server(RINCI, ({ alamat }) => {
    if (alamat.endsWith('batal/hitung')) return AKHIR;
    return alamat.endsWith('/batal') ? { no_akhir: 'BX1', dibayar_rp: 1_897_000 } : undefined;
  });
  gambarDiRute(<BatalCicilan rute={rute('/batal-cicilan')} />, '/batal-cicilan');
  await bukaBaris();
  const dialog = await screen.findByRole('dialog', { name: `Batalkan ${NO}` });
  const hitung = await within(dialog).findByRole('table', { name: 'Perhitungan pengembalian' });
  expect(within(hitung).getByRole('row', { name: 'Biaya -50,000' })).toBeVisible();
  expect(within(dialog).getByText(/Dikembalikan ke SITI AMINAH: Rp. 1,897,000/)).toBeVisible();
  expect(within(dialog).getByText(/harga waktu akad Rp. 1,000,000, sekarang Rp. 990,000/)).toBeVisible();
  await userEvent.type(within(dialog).getByLabelText(/Alasan/), 'tidak sanggup');
  await userEvent.click(within(dialog).getByRole('button', { name: /Ya, Batalkan/ }));
  expect(await screen.findByText('Tercatat')).toBeVisible();
  expect(terkirim.find((p) => p.alamat.endsWith('/batal'))?.badan).toMatchObject({
    alasan: 'tidak sanggup',
    detail_beli: [],
    pembayaran: [{ jenis: 'CASH', jumlah_rp: 1_897_000 }],
  });
});

it('lelang barang yang dibawa: ditimbang dan dinilai dulu, baru dihitung; yang tidak boleh tidak bisa ditekan', async () => {
  const dibawa = {
    ...RINCI,
    tahap: 'MACET',
    tunggak: 3,
    hari_lewat: 92,
    diserahkan: true,
    detail_barang: RINCI.detail_barang.map((b) => ({ ...b, no_faktur_jual: 'FJJKT1-261115-0001' })),
  };
  const terkirim = server(dibawa, ({ alamat }) =>
    alamat.endsWith('lelang/hitung')
      ? { ...AKHIR, jenis: 'LELANG', diserahkan: true, boleh: false, sebab: 'Customer belum dikabari', turun: [] }
      : undefined,
  );
  gambarDiRute(<LelangCicilan rute={rute('/lelang-cicilan')} />, '/lelang-cicilan');
  expect(await screen.findByText('3 tertunggak')).toBeVisible();
  expect(terkirim.find((p) => p.alamat.includes('/cicilan?'))?.alamat).toContain('tahap=MACET');
  await bukaBaris();
  const dialog = await screen.findByRole('dialog', { name: `Lelang ${NO}` });
  expect(within(dialog).getByText(/^Timbang CINCIN POLOS/)).toBeVisible();
  await userEvent.type(within(dialog).getByLabelText(/Berat timbang/), '4.99');
  await userEvent.click(within(dialog).getByRole('combobox', { name: /Kondisi/ }));
  await userEvent.click(await screen.findByRole('option', { name: 'BAGUS' }));
  expect(await within(dialog).findByText('Customer belum dikabari')).toBeVisible();
  await userEvent.type(within(dialog).getByLabelText(/Alasan/), 'macet');
  expect(within(dialog).getByRole('button', { name: /Ya, Lelang/ })).toBeDisabled();
  expect(terkirim.findLast((p) => p.alamat.endsWith('lelang/hitung'))?.badan).toMatchObject({
    detail_beli: [{ no_faktur_jual: 'FJJKT1-261115-0001', berat_timbang: 4.99, kondisi: 'BAGUS' }],
  });
});

it('menyerahkan sebelum lunas: piutangnya disebut, OWN lalu selisih berat disetujui satu per satu', async () => {
  const izin: string[] = [];
  const permohonan = (segel: string) => ({ segel, kategori: 'CICILAN', perihal: segel });
  const terkirim = jawabApi(({ alamat, badan, metode }) => {
    if (alamat.endsWith('serah/hitung'))
      return {
        isi: {
          data: {
            sisa_pokok: 4_000_000,
            saldo_rp: 1_000_000,
            piutang_rp: 4_000_000,
            belum_masuk_rp: 0,
            owner: true,
            otorisasi: [],
          },
        },
      };
    if (metode === 'POST' && alamat.endsWith('/serah')) {
      const { otorisasi, otorisasi_jual } = badan as { otorisasi?: string; otorisasi_jual?: string };
      if (!otorisasi)
        return {
          status: 409,
          isi: { code: 'BATAL-03', message: 'Perlu OWN', detail: { permohonan: permohonan('own') } },
        };
      if (!otorisasi_jual)
        return {
          status: 409,
          isi: { code: 'NIAGA-08', message: 'Berat', detail: { permohonan: permohonan('berat') } },
        };
      return { isi: { data: { no_cicilan: NO }, message: 'Barang Diserahkan' } };
    }
    if (alamat.includes(`cicilan/${NO}`)) return { isi: { data: RINCI } };
    return { isi: { data: alamat.includes('/cicilan?') ? [RINCI] : [], count: 1, total: TOTAL } };
  });
  const tempat = {
    ...TEMPAT_KOSONG,
    mintaIzin: async ({ description }: { description: string }) => {
      izin.push(description);
      return `izin-${description}`;
    },
  };
  gambarDiRute(
    <KonteksTempat value={tempat}>
      <LihatCicilan rute={rute('/lihat-cicilan')} />
    </KonteksTempat>,
    '/lihat-cicilan',
  );
  await bukaBaris();
  await userEvent.click(await screen.findByRole('button', { name: /Serahkan Barang/ }));
  const dialog = await screen.findByRole('dialog', { name: `Serahkan Barang ${NO}` });
  expect(await within(dialog).findByRole('row', { name: 'Pokok yang menjadi piutang 4,000,000' })).toBeVisible();
  const ya = within(dialog).getByRole('button', { name: /Serahkan Barang/ });
  await waitFor(() => expect(ya).toBeEnabled());
  await userEvent.click(ya);
  expect(await screen.findByText('Barang Diserahkan')).toBeVisible();
  expect(izin).toEqual(['own', 'berat']);
  expect(terkirim.findLast((p) => p.alamat.endsWith('/serah'))?.badan).toMatchObject({
    otorisasi: 'izin-own',
    otorisasi_jual: 'izin-berat',
  });
});

it('penyerahan dibatalkan dengan barangnya di timbangan', async () => {
  const kata = 'Barang 00000077 (CINCIN POLOS) keluar 5.010 g, sekarang 4.100 g: batalkan cicilannya, barangnya dibeli';
  const diambil = [{ kode_barcode: '00000077', nama_barang: 'CINCIN POLOS', berat: 5.01 }];
  let lain = true;
  const terkirim = jawabApi(({ alamat, metode }) => {
    if (metode === 'POST' && alamat.endsWith('/serah/batal')) {
      if (!lain) return { isi: { data: { no_cicilan: NO }, message: 'Penyerahan Berhasil Dibatalkan' } };
      lain = false;
      const fields = { 'detail_barang[0].berat': kata };
      return { status: 422, isi: { code: 'BATAL-10', message: kata, fields } };
    }
    const rinci = { ...RINCI, diserahkan: true, no_faktur_group: 'FGJKT1-261115-0001', diambil };
    if (alamat.includes(`cicilan/${NO}`)) return { isi: { data: rinci } };
    return { isi: { data: alamat.includes('/cicilan?') ? [rinci] : [], count: 1, total: TOTAL } };
  });
  gambarDiRute(<LihatCicilan rute={rute('/lihat-cicilan')} />, '/lihat-cicilan');
  await bukaBaris();
  await userEvent.click(await screen.findByRole('button', { name: /Batalkan Penyerahan/ }));
  const dialog = await screen.findByRole('dialog', { name: `Batalkan Penyerahan ${NO}` });
  expect(within(dialog).getByText('00000077 CINCIN POLOS · keluar 5.010 gr')).toBeVisible();
  await userEvent.type(within(dialog).getByLabelText(/Alasan/), 'salah orang');
  const ya = within(dialog).getByRole('button', { name: /Ya, Batalkan/ });
  expect(ya).toBeDisabled();
  const timbang = within(dialog).getByLabelText(/Berat sekarang 00000077/);
  await userEvent.type(timbang, '4.1');
  await userEvent.click(ya);
  expect(await within(dialog).findByText(kata)).toBeVisible();
  await userEvent.clear(timbang);
  await userEvent.type(timbang, '5');
  await userEvent.click(ya);
  expect(await screen.findByText('Penyerahan Berhasil Dibatalkan')).toBeVisible();
  expect(terkirim.findLast((p) => p.alamat.endsWith('/serah/batal'))?.badan).toMatchObject({
    alasan: 'salah orang',
    detail_barang: [{ kode_barcode: '00000077', berat: 5 }],
  });
});

it('jatuh tempo: daftar sendiri, sejauh hari yang dipilih', async () => {
  const terkirim = server({ ...RINCI, hari_lewat: 3, tunggak: 1 }, () => undefined);
  gambarDiRute(<LihatCicilan rute={rute('/lihat-cicilan')} />, '/lihat-cicilan');
  await userEvent.click(await screen.findByText('Jatuh tempo', { selector: 'span' }));
  await waitFor(() => expect(terkirim.some((p) => p.alamat.includes('jatuh-tempo?hari=7'))).toBe(true));
  expect(await screen.findByText('2026-12-15, terlambat 3 hari')).toBeVisible();
});
