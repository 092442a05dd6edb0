// The screens of pre-orders against a server that answers as the contract says: what is asked, what is sent, and the words.
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { pasangSumber } from '@/app/aksiSesi';
import { cariRute, type Rute } from '@/routes';
import { gambarDiRute, jawabApi, masukSebagai, type Panggilan } from '../../../test/bungkus';
import { pasangUkuran } from '../../../test/ukuran';
import type { PreOrder } from './api';
import ClosingBarangPo from './ClosingBarangPo';
import { DialogBatalJual } from './DialogBatalJual';
import ImportPreOrder from './ImportPreOrder';
import LihatPreOrder from './LihatPreOrder';
import TransaksiPreOrder from './TransaksiPreOrder';

const PO: PreOrder = {
  no_po: 'POJKT1-261115-0001',
  tgl_po: '2026-11-15',
  tgl_system: '2026-11-15',
  waktu: '2026-11-15T10:00:00',
  input_by: 'kasir2',
  kode_sales: 'S01',
  kode_pelanggan: 'P1',
  kode_member: 'KR00000017',
  nama_customer: 'DEWI',
  no_hp: '0812',
  alamat_customer: 'JL MAWAR 1',
  kode_marketplace: 'TOKOPEDIA',
  kode_intern: '',
  no_order: 'O1',
  no_bayar: 'O1',
  no_rekening: '123',
  no_rekening_customer: '',
  deskripsi: 'CINCIN',
  qty_estimasi: 3,
  berat_estimasi: 7.5,
  harga_estimasi: 9_000_000,
  harga_gram: 1_200_000,
  harga_total: 9_000_000,
  keterangan: '',
  nominal_bayar: 9_000_000,
  biaya_rp: 0,
  biaya_kembali_rp: 0,
  dibayar_rp: 9_000_000,
  sisa_bayar: 0,
  sisa_rp: 0,
  saldo_rp: 9_000_000,
  qty_input: 0,
  berat_input: 0,
  harga_penjualan: 0,
  refund: 0,
  qty_kirim: 0,
  qty_siap: 0,
  status: 'VALID',
  tahap: 'VALID',
  detail_barang: [
    {
      kode_barcode: '',
      deskripsi: 'CINCIN POLOS',
      qty: 3,
      berat: 7.5,
      harga_estimasi: 9_000_000,
      harga_gram: 1_200_000,
    },
  ],
};
const DEWI = { kode_member: 'KR00000017', nama_customer: 'DEWI', no_hp: '0812', alamat_customer: 'JL MAWAR 1' };

/** Selling and taking back are rights of their own. */
const AKSES = ['/transaksi-penjualan', '/batal-penjualan'].map((key) => ({ key, label: key, is_show: true }));

type Isi = { status?: number; isi: unknown };

/** What the server answers by the end of the address; a test puts its own in front. */
function server(milik: (p: Panggilan, jalur: string) => Isi | undefined = () => undefined): Panggilan[] {
  return jawabApi((p) => {
    const jalur = new URL(p.alamat, 'http://karat').pathname.replace(/^.*\/api\/v1\//, '');
    const sendiri = milik(p, jalur);
    if (sendiri) return sendiri;
    if (jalur === 'pre-order' && p.metode === 'GET')
      return { isi: { data: { count: 1, preorders: [PO], skip: 0, limit: 50, page: 1 } } };
    if (jalur === 'pre-order/latest-number') return { isi: { data: { no_po: 'POJKT1-261115-0002' } } };
    if (jalur === 'pre-order/import' && p.metode === 'GET')
      return {
        isi: {
          data: { kolom: [{ nama: 'nominal', label: 'Nominal', wajib: true, contoh: '1' }], paling_banyak: 10_000 },
        },
      };
    if (jalur.startsWith('member/get/by-kode-member/')) return { isi: { data: DEWI } };
    if (jalur === 'sales/get/all') return { isi: { data: [{ kode_sales: 'S01', nama_sales: 'SARI', aktif: true }] } };
    if (jalur === 'rekenings')
      return { isi: { data: [{ no_rekening: '123', kode_bank: 'BCA', atas_nama: 'KARAT', aktif: true }] } };
    if (jalur === 'marketplace')
      return {
        isi: {
          data: [{ kode_marketplace: 'TOKOPEDIA', nama_marketplace: 'TOKOPEDIA', no_rekening: '123', aktif: true }],
        },
      };
    return { isi: { data: [], count: 0 } };
  });
}

const rute = (path: string) => cariRute(path) as Rute;
const terkirimKe = (semua: readonly Panggilan[], jalur: string) =>
  semua.filter((p) => p.metode === 'POST' && p.alamat.endsWith(jalur));

beforeEach(() => {
  localStorage.clear();
  pasangUkuran(() => 1400);
  pasangSumber(() => undefined);
  masukSebagai({ level: 'KASIR', akses: AKSES }, []);
});

async function pilih(nama: string, butir: RegExp) {
  await userEvent.click(await screen.findByRole('combobox', { name: nama }));
  await userEvent.click(await screen.findByRole('option', { name: butir }));
}

async function tambahItem(isi: { deskripsi: string; berat: string; harga: string }) {
  await userEvent.keyboard('{F3}');
  const dialog = await screen.findByRole('dialog', { name: 'Tambah Item' });
  const isian = (nama: RegExp) => within(dialog).getByRole('textbox', { name: nama });
  await userEvent.type(isian(/^Deskripsi/), isi.deskripsi);
  await userEvent.type(isian(/^Berat Estimasi/), isi.berat);
  await userEvent.type(isian(/^Harga Estimasi/), isi.harga);
  await userEvent.keyboard('{F9}');
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
}

describe('Transaksi Pre Order', () => {
  it('menyimpan hanya dengan item, menyebut yang wajib, lalu mengirim kepala sebagai jumlah itemnya', async () => {
    const terkirim = server((p, jalur) =>
      jalur === 'pre-order' && p.metode === 'POST' ? { isi: { data: PO, message: 'Po Berhasil Disimpan' } } : undefined,
    );
    gambarDiRute(<TransaksiPreOrder rute={rute('/transaksi-pre-order')} />, '/transaksi-pre-order');
    const simpan = await screen.findByRole('button', { name: /^Simpan/ });
    expect(simpan).toBeDisabled();
    await tambahItem({ deskripsi: 'CINCIN', berat: '2.5', harga: '2500000' });
    await tambahItem({ deskripsi: 'GELANG', berat: '5', harga: '5000000' });
    expect(simpan).toBeEnabled();
    await userEvent.click(simpan);
    expect(await screen.findByText('Kode Member Harus Diisi')).toBeInTheDocument();
    expect(screen.getByText('No Rekening Harus Dipilih')).toBeInTheDocument();
    expect(terkirimKe(terkirim, '/pre-order')).toHaveLength(0);

    await userEvent.type(screen.getByRole('textbox', { name: /^Kode Member/ }), 'KR00000017');
    await pilih('Sales', /^S01/);
    // The marketplace's account comes along.
    await pilih('Marketplace', /^TOKOPEDIA/);
    await userEvent.click(simpan);
    expect(await screen.findByText('No Order Harus Disi')).toBeInTheDocument();
    await userEvent.type(screen.getByRole('textbox', { name: /^No Order/ }), 'O1');
    await userEvent.click(simpan);
    const jadi = await screen.findByRole('region', { name: 'Pre order tersimpan' });
    expect(jadi).toHaveTextContent(PO.no_po);
    const [kirim] = terkirimKe(terkirim, '/pre-order');
    expect(kirim?.kepala.get('Idempotency-Key')).toBeTruthy();
    expect(kirim?.badan).toMatchObject({
      kode_member: 'KR00000017',
      kode_sales: 'S01',
      kode_marketplace: 'TOKOPEDIA',
      no_order: 'O1',
      no_rekening: '123',
      deskripsi: 'CINCIN',
      qty_estimasi: 2,
      berat_estimasi: 7.5,
      harga_estimasi: 7_500_000,
      harga_gram: 1_000_000,
      detail_barang: [
        { kode_barcode: '-', deskripsi: 'CINCIN', qty: 1, berat: 2.5, harga_gram: 1_000_000 },
        { kode_barcode: '-', deskripsi: 'GELANG', qty: 1, berat: 5, harga_gram: 1_000_000 },
      ],
    });
    expect(screen.getByRole('button', { name: /^Simpan/ })).toBeDisabled();
  });

  it('item: barcode yang tidak siap ditolak dengan kata spesifikasi', async () => {
    server((_, jalur) => {
      if (jalur.startsWith('barang/ready-po/')) return { status: 404, isi: { message: 'lain' } };
      if (jalur.startsWith('barang/ready/'))
        return { isi: { data: { kode_barcode: '00000001', nama_barang: 'CINCIN RUBI', berat: 2.5 } } };
      return undefined;
    });
    gambarDiRute(<TransaksiPreOrder rute={rute('/transaksi-pre-order')} />, '/transaksi-pre-order');
    await screen.findByRole('button', { name: /^Tambah Item/ });
    await userEvent.keyboard('{F3}');
    const dialog = await screen.findByRole('dialog', { name: 'Tambah Item' });
    await userEvent.type(within(dialog).getByRole('textbox', { name: 'Kode Barcode' }), '00000001');
    await waitFor(() => expect(within(dialog).getByRole('textbox', { name: /^Deskripsi/ })).toHaveValue('CINCIN RUBI'));
    await userEvent.type(within(dialog).getByRole('textbox', { name: /^Harga Estimasi/ }), '2500000');
    expect(within(dialog).getByRole('textbox', { name: 'Harga Gram' })).toHaveValue('1,000,000');
    await userEvent.keyboard('{F9}');
    expect(await within(dialog).findByText('Barcode Tidak Tersedia Di Data Barang')).toBeInTheDocument();
  });
});

describe('Lihat Pre Order', () => {
  it('menyebut status dengan kata spesifikasi dan membatalkan sesudah pertanyaannya', async () => {
    const terkirim = server((_, jalur) =>
      jalur.startsWith('pre-order/cancel/')
        ? {
            isi: {
              data: { no_batal: 'BO1', no_po: PO.no_po, jumlah_rp: 9_000_000 },
              message: 'No Po Berhasil Dibatal',
            },
          }
        : undefined,
    );
    gambarDiRute(<LihatPreOrder rute={rute('/lihat-pre-order')} />, '/lihat-pre-order');
    expect(await screen.findByText('SUDAH DI VALIDASI')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Batal' }));
    const dialog = await screen.findByRole('dialog', { name: 'Batal Pre Order' });
    expect(dialog).toHaveTextContent(`Apakah Anda Yakin Ingin Membatalkan No Po Ini ${PO.no_po} ???`);
    expect(within(dialog).getByRole('button', { name: 'Ya, Batalkan' })).toBeDisabled();
    await userEvent.type(within(dialog).getByRole('textbox', { name: 'Alasan' }), 'tidak jadi');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Ya, Batalkan' }));
    expect(await screen.findByText('No Po Berhasil Dibatal')).toBeInTheDocument();
    expect(terkirimKe(terkirim, `/pre-order/cancel/${PO.no_po}`)[0]?.badan).toEqual({
      alasan: 'tidak jadi',
      pembayaran: [],
    });
  });

  it('yang hanya boleh melihat tidak ditawari menjual atau membatalkan', async () => {
    masukSebagai({ level: 'KASIR', akses: [] }, []);
    server();
    gambarDiRute(<LihatPreOrder rute={rute('/lihat-pre-order')} />, '/lihat-pre-order');
    expect(await screen.findByRole('button', { name: 'Cetak Ulang' })).toBeInTheDocument();
    for (const name of ['Jual', 'Batal']) expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
  });

  it('menjual barangnya dari uang pre order, dan menjelaskan yang masih harus dibayar', async () => {
    const RUMUS = [{ keterangan: 'Emas 2.500 gr', nilai: 9_500_000 }];
    const terkirim = server((p, jalur) => {
      if (jalur === 'pre-order/jual/hitung') {
        const { detail_barang } = p.badan as { detail_barang: { kode_barcode: string }[] };
        const satu = {
          nama_barang: 'CINCIN RUBI',
          berat: 2.5,
          berat_awal: 2.5,
          kode_group: '750',
          rumus: RUMUS,
          alasan: [],
        };
        const neto = 9_500_000 * detail_barang.length;
        return {
          isi: {
            data: {
              detail_barang: detail_barang.map((b) => ({ ...b, ...satu, harga_total: 9_500_000 })),
              detail_beli: [],
              peringatan: [],
              alasan: [],
              nominal: 0,
              total_jual: neto,
              total_beli: 0,
              neto,
              saldo_rp: 9_000_000,
              dp_rp: 9_000_000,
              sisa_rp: neto - 9_000_000,
            },
          },
        };
      }
      if (jalur === 'pre-order/jual')
        return {
          isi: {
            data: { no_faktur_group: 'NGJKT1-261115-0001', neto: 9_500_000, kembali: 0, kupon: [] },
            message: 'Penjualan Berhasil Disimpan',
          },
        };
      return undefined;
    });
    gambarDiRute(<LihatPreOrder rute={rute('/lihat-pre-order')} />, '/lihat-pre-order');
    await userEvent.click(await screen.findByRole('button', { name: 'Jual' }));
    const dialog = await screen.findByRole('dialog', { name: `Jual ${PO.no_po}` });
    await userEvent.type(within(dialog).getByRole('textbox', { name: 'Scan Barcode' }), '1{Enter}');
    const uang = await within(dialog).findByRole('table', { name: 'Pembayaran pre order' });
    expect(uang).toHaveTextContent('Harga penjualan9,500,000');
    expect(uang).toHaveTextContent('-9,000,000');
    expect(uang).toHaveTextContent('Masih harus dibayar500,000');
    expect(within(dialog).getByRole('table', { name: 'Rumus 00000001' })).toHaveTextContent('Emas 2.500 gr');
    await userEvent.click(within(dialog).getByRole('button', { name: /Uang pas/ }));
    await userEvent.click(within(dialog).getByRole('button', { name: /Simpan Penjualan/ }));
    expect(await within(dialog).findByText('NGJKT1-261115-0001')).toBeInTheDocument();
    expect(terkirimKe(terkirim, '/pre-order/jual')[0]?.badan).toMatchObject({
      no_po: PO.no_po,
      kode_sales: 'S01',
      detail_barang: [{ kode_barcode: '00000001', berat_timbang: null, harga_total: null }],
      pembayaran: [{ jenis: 'CASH', jumlah_rp: 500_000 }],
      neto: 9_500_000,
    });
  });

  it('penjualannya dibatalkan sesudah barangnya ditimbang', async () => {
    const terkirim = server((_, jalur) =>
      jalur === 'pre-order/jual/batal' ? { isi: { data: {}, message: 'Penjualan Berhasil Dibatalkan' } } : undefined,
    );
    const no = 'NGJKT1-261115-0001';
    const barang = [{ kode_barcode: '00000001', nama_barang: 'CINCIN RUBI' }];
    gambarDiRute(<DialogBatalJual no={no} no_po={PO.no_po} barang={barang} onTutup={() => undefined} />);
    const dialog = await screen.findByRole('dialog', { name: `Batalkan ${no}` });
    const ya = within(dialog).getByRole('button', { name: 'Ya, Batalkan' });
    await userEvent.type(within(dialog).getByRole('textbox', { name: 'Alasan' }), 'salah barang');
    expect(ya).toBeDisabled();
    await userEvent.type(within(dialog).getByRole('textbox', { name: 'Berat sekarang 00000001' }), '2.5');
    await userEvent.click(ya);
    expect(await screen.findByText('Penjualan Berhasil Dibatalkan')).toBeInTheDocument();
    expect(terkirimKe(terkirim, '/pre-order/jual/batal')[0]?.badan).toEqual({
      no_faktur: no,
      alasan: 'salah barang',
      detail_barang: [{ kode_barcode: '00000001', berat: 2.5 }],
    });
  });

  it('yang kosong dikabarkan', async () => {
    server((_, jalur) =>
      jalur === 'pre-order' ? { isi: { data: { count: 0, preorders: [], skip: 0, limit: 50, page: 1 } } } : undefined,
    );
    gambarDiRute(<LihatPreOrder rute={rute('/lihat-pre-order')} />, '/lihat-pre-order');
    await waitFor(() => expect(screen.getAllByText('Data Tidak Tersedia').length).toBeGreaterThan(1));
  });
});

describe('Import Pre Order', () => {
  it('mengirim hanya baris dengan nominal, menunjukkan yang lain, lalu memvalidasi yang cocok', async () => {
    const baris = (n: number, nominal: number) => ({
      baris: n,
      tanggal: '',
      kode_marketplace: 'TOKOPEDIA',
      no_order: `O${n}`,
      no_rekening: '123',
      nominal,
      no_pengirim: '',
      salah: [],
    });
    const terkirim = server((p, jalur) => {
      if (p.metode !== 'POST') return undefined;
      if (jalur === 'pre-order/import')
        return {
          isi: {
            data: { jumlah: 3, jumlah_kosong: 1, jumlah_salah: 0, baris: [baris(2, 900), baris(3, 0), baris(4, 5)] },
          },
        };
      if (jalur === 'pre-order/transaction-by-payment') {
        const hasil = { biaya_rp: 100, nama_customer: 'DEWI', harga_total: 1000, dibayar_rp: 0, sisa_rp: 1000 };
        return {
          isi: {
            data: [
              {
                ...baris(2, 900),
                ...hasil,
                no_po: PO.no_po,
                nominal_bayar: 900,
                cocok: true,
                pesan: '',
                tanggal: '2026-11-15',
              },
              {
                ...baris(4, 5),
                ...hasil,
                no_po: '',
                nominal_bayar: 0,
                biaya_rp: 0,
                cocok: false,
                pesan: 'Tidak dikenal',
              },
            ],
          },
        };
      }
      if (jalur === 'pre-order/validation')
        return {
          isi: {
            data: { no_dok: 'IPJKT1-261115-0001', jumlah: 1, total_rp: 900 },
            message: 'Data Berhasil Divalidasi',
          },
        };
      return undefined;
    });
    const { container } = gambarDiRute(<ImportPreOrder rute={rute('/import-pre-order')} />, '/import-pre-order');
    await screen.findByText(/Paling banyak 10,000 baris/);
    const berkas = new File(['nominal\n900'], 'bayar.csv', { type: 'text/csv' });
    await userEvent.upload(container.ownerDocument.querySelector('input[type=file]') as HTMLInputElement, berkas);
    expect(await screen.findByText('Tidak dikenal')).toBeInTheDocument();
    expect(screen.getByText('Tanpa nominal, tidak dikirim')).toBeInTheDocument();
    expect(terkirimKe(terkirim, '/transaction-by-payment')[0]?.badan).toEqual({
      data_transaksi: [
        {
          nominal: 900,
          no_rekening: '123',
          no_order: 'O2',
          kode_marketplace: 'TOKOPEDIA',
          tanggal: '',
          no_pengirim: '',
        },
        { nominal: 5, no_rekening: '123', no_order: 'O4', kode_marketplace: 'TOKOPEDIA', tanggal: '', no_pengirim: '' },
      ],
    });
    await userEvent.click(screen.getByRole('button', { name: /^Validasi \(1\)/ }));
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Validasi' }));
    expect(await screen.findByText('Data Berhasil Divalidasi')).toBeInTheDocument();
    expect(screen.getByText('Dokumen IPJKT1-261115-0001')).toBeInTheDocument();
    expect(terkirimKe(terkirim, '/pre-order/validation')[0]?.badan).toEqual({
      data_transaksi: [{ no_po: PO.no_po, nominal_bayar: 900, tanggal: '2026-11-15', no_pengirim: '' }],
      nama_berkas: 'bayar.csv',
    });
  });
});

describe('Closing Barang Pre Order', () => {
  it('menambah baris menurut sisanya, mengembalikan sisa bila dihapus, dan menyimpan semuanya', async () => {
    const terjual = { ...PO, tahap: 'FINISH', qty_input: 3, qty_siap: 3 };
    const terkirim = server((p, jalur) => {
      if (jalur === 'pre-order' && p.metode === 'GET')
        return { isi: { data: { count: 1, preorders: [terjual], skip: 0, limit: 9999, page: 1 } } };
      if (jalur === `pre-order/${PO.no_po}`)
        return {
          isi: {
            data: {
              ...terjual,
              penjualan: ['11111111', '22222222', '33333333'].map((kode_barcode) => ({
                kode_barcode,
                nama_barang: 'CINCIN',
                status: '',
                no_closing: '',
              })),
            },
          },
        };
      if (jalur === 'pre-order/closing')
        return { isi: { data: { no_closing: 'CPJKT1-261115-0001' }, message: 'Data Berhasil Disimpan' } };
      return undefined;
    });
    gambarDiRute(<ClosingBarangPo rute={rute('/closing-barang-po')} />, '/closing-barang-po');
    const tambah = await screen.findByRole('button', { name: /^Tambah/ });
    await userEvent.click(tambah);
    for (const kata of ['No Po Harus Dipilih', 'Kode Barcode Harus Diisi', 'Qty Harus Dipilih'])
      expect(await screen.findByText(kata)).toBeInTheDocument();
    await pilih('No Po', new RegExp(PO.no_po));
    const sisa = screen.getByRole('textbox', { name: 'Sisa Qty Estimasi' });
    expect(sisa).toHaveValue('3');
    expect(screen.queryByRole('textbox', { name: /^No Resi/ })).not.toBeInTheDocument();
    await userEvent.click(screen.getByText('KIRIM'));
    await userEvent.type(screen.getByRole('textbox', { name: /^Qty/ }), '2x');
    await userEvent.click(tambah);
    expect(await screen.findByText('No Resi Harus Diisi')).toBeInTheDocument();
    await userEvent.type(screen.getByRole('textbox', { name: /^No Resi/ }), 'jne1');
    await userEvent.click(tambah);
    // Two of three: which.
    expect(await screen.findByText('Pilih barcode yang dikirim')).toBeInTheDocument();
    await pilih('Barcode yang dikirim', /11111111/);
    await userEvent.click(screen.getByRole('option', { name: /22222222/ }));
    expect(screen.getByRole('textbox', { name: /^Qty/ })).toHaveValue('2');
    await userEvent.click(tambah);
    expect(sisa).toHaveValue('1');

    await userEvent.click(screen.getByText('AMBIL'));
    await userEvent.type(screen.getByRole('textbox', { name: /^Qty/ }), '2');
    await userEvent.click(tambah);
    expect(await screen.findByText('Qty Tidak Cukup')).toBeInTheDocument();
    await userEvent.clear(screen.getByRole('textbox', { name: /^Qty/ }));
    await userEvent.type(screen.getByRole('textbox', { name: /^Qty/ }), '1');
    await userEvent.click(tambah);
    expect(sisa).toHaveValue('0');
    await userEvent.click(screen.getByRole('button', { name: `Hapus ${PO.no_po} 2` }));
    expect(sisa).toHaveValue('2');

    await userEvent.click(screen.getByRole('button', { name: /^Simpan Data/ }));
    expect(await screen.findByText('Data Berhasil Disimpan')).toBeInTheDocument();
    expect(terkirimKe(terkirim, '/pre-order/closing')[0]?.badan).toEqual({
      detail_po: [{ no_po: PO.no_po, no_resi: '-', status_kirim: 'AMBIL', qty: 1, barcode: [] }],
    });
    expect(screen.getByRole('combobox', { name: 'No Po' })).toHaveValue('');
    // The picker is read anew.
    await waitFor(() => expect(terkirim.filter((p) => p.alamat.includes('status=finish')).length).toBeGreaterThan(1));
  });
});
