// The members' screens against a server that answers as the contract says: what is found, what is asked, what is sent.
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { pasangSumber } from '@/app/aksiSesi';
import { cariRute, type Rute } from '@/routes';
import { gambarDiRute, jawabApi, masukSebagai, type Panggilan } from '../../../test/bungkus';
import { pasangUkuran } from '../../../test/ukuran';
import type { Member } from './api';
import DataMember from './DataMember';
import ExportDataMember from './ExportDataMember';
import GabungMember from './GabungMember';
import LihatTransaksiMember from './LihatTransaksiMember';
import TerimaHadiah from './TerimaHadiah';
import TransaksiPoin from './TransaksiPoin';
import TukarPoint from './TukarPoint';

const DEWI: Member = {
  kode_pelanggan: 'P000001',
  kode_member: 'KR00000017',
  jenis_pelanggan: 'UMUM',
  nama_customer: 'DEWI',
  alamat_customer: 'JL MAWAR 1',
  kelurahan: '',
  kecamatan: '',
  kode_kota: '',
  kota: 'SURABAYA',
  no_hp: '08123456789',
  nik: '35**********0001',
  tgl_lahir: '1990-01-02',
  tgl_daftar: '2026-01-02',
  kode_cabang_daftar: 'JKT1',
  point: 120,
  tingkat: 'GOLD',
  setuju: true,
  tgl_setuju: '2026-01-02',
  foto: false,
  pegawai: '',
  gabung_ke: '',
  keluar: '',
  tahan_sampai: '',
  versi: 3,
};
const PANEL = { ...DEWI, nik_samar: DEWI.nik, ulang_tahun: true, hari_ulang_tahun: 0 };
const SALDO = {
  kode_pelanggan: 'P000001',
  kode_member: 'KR00000017',
  nama_customer: 'DEWI',
  point: 120,
  tertahan: 0,
  bisa_dipakai: 120,
  tahan_sampai: '',
  minus: false,
  nilai_poin: 1000,
  nilai_rp: 120_000,
  lot: [],
};
const PAYUNG = { kode_hadiah: 'PAYUNG', nama_hadiah: 'PAYUNG', point: 50, stock: 2, stock_lama: 0 };

type Isi = { status?: number; isi: unknown };

/** What the server answers by the end of the address; a test puts its own in front. */
function server(milik: (p: Panggilan, jalur: string) => Isi | undefined = () => undefined): Panggilan[] {
  return jawabApi((p) => {
    const jalur = new URL(p.alamat, 'http://karat').pathname.replace(/^.*\/api\/v1\//, '');
    const sendiri = milik(p, jalur);
    if (sendiri) return sendiri;
    if (jalur === 'member/get/all') return { isi: { data: [DEWI], count: 1 } };
    if (jalur.startsWith('member/get/by-kode-member/')) return { isi: { data: PANEL } };
    if (jalur === 'pelanggan') return { isi: { data: [PANEL] } };
    if (jalur.startsWith('poin/saldo/')) return { isi: { data: SALDO } };
    if (jalur === 'member/data/P000001')
      return { isi: { data: { member: DEWI, kode_lain: [], kartu_lama: [], persetujuan: [] } } };
    if (jalur.endsWith('/hadiah')) return { isi: { data: [PAYUNG] } };
    return { isi: { data: [], count: 0 } };
  });
}

const rute = (path: string) => cariRute(path) as Rute;
const kirim = (semua: readonly Panggilan[], metode: string) => semua.filter((p) => p.metode === metode);

beforeEach(() => {
  localStorage.clear();
  pasangUkuran(() => 1200);
  pasangSumber(() => undefined);
  masukSebagai({ level: 'OWN' }, []);
});

async function pilihDewi() {
  await userEvent.type(await screen.findByRole('combobox', { name: 'Member' }), 'KR00000017{Enter}');
  await screen.findByText('GOLD');
}

describe('Data Member', () => {
  it('menemukan sambil mengetik, membuka kartu dengan panah dan Enter, dan NIK utuh hanya bila diminta', async () => {
    const terkirim = server((p, jalur) =>
      jalur === 'member/data/P000001/nik' && p.metode === 'POST'
        ? { isi: { data: { nik: '3578010101900001' } } }
        : undefined,
    );
    gambarDiRute(<DataMember rute={rute('/data-member')} />, '/data-member');
    const cari = await screen.findByRole('textbox', { name: 'Cari member' });
    await userEvent.type(cari, 'dew');
    await waitFor(() => expect(terkirim.some((p) => p.alamat.includes('cari=dew'))).toBe(true));
    await screen.findByRole('button', { name: 'DEWI' });
    await userEvent.keyboard('{ArrowDown}');
    expect(screen.getByRole('button', { name: 'DEWI' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const laci = await screen.findByRole('dialog', { name: 'DEWI' });
    expect(await within(laci).findByText('35**********0001')).toBeInTheDocument();
    expect(kirim(terkirim, 'POST')).toEqual([]);
    await userEvent.click(within(laci).getByRole('button', { name: 'Lihat' }));
    expect(await within(laci).findByText('3578010101900001')).toBeInTheDocument();
  });

  it('kode masuk aplikasi ditunjukkan sekali, sesudah akibatnya dibaca', async () => {
    const terkirim = server((p, jalur) => {
      if (jalur === 'member/app/P000001')
        return { isi: { data: { aktif: '2026-11-14T09:00:00.000+07:00', perangkat: 1, terakhir: '' } } };
      if (jalur !== 'member/app/kode') return undefined;
      expect(p.badan).toEqual({ kode_pelanggan: 'P000001' });
      const data = {
        kode: '042917',
        berlaku_sampai: '2026-11-15T09:05:00.000+07:00',
        kode_member: 'KR00000017',
        diakhiri: 1,
      };
      return { isi: { data } };
    });
    gambarDiRute(<DataMember rute={rute('/data-member')} />, '/data-member');
    await userEvent.click(await screen.findByRole('button', { name: 'DEWI' }));
    const bagian = await screen.findByRole('region', { name: 'Aplikasi member' });
    expect(await within(bagian).findByText(/1 perangkat masuk/)).toBeInTheDocument();
    await userEvent.click(within(bagian).getByRole('button', { name: 'Tunjukkan kode masuk' }));
    expect(await screen.findByText(/Cocokkan identitas/)).toBeInTheDocument();
    expect(kirim(terkirim, 'POST')).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Minta persetujuan' }));
    expect(await screen.findByText('042917')).toBeInTheDocument();
  });

  it('nomor HP yang sama ditanyakan dulu; orang lain disimpan dengan yakin', async () => {
    const terkirim = server((p, jalur) => {
      if (jalur !== 'member/data' || p.metode !== 'POST') return undefined;
      const { yakin } = p.badan as { yakin: boolean };
      return yakin
        ? { isi: { data: { member: DEWI, sudah_ada: false, peringatan: [] }, message: 'Data Berhasil Disimpan' } }
        : { status: 409, isi: { code: 'MEMBER-17', message: 'Nomor HP ini dipakai', detail: { kembar: [DEWI] } } };
    });
    gambarDiRute(<DataMember rute={rute('/data-member')} />, '/data-member');
    await userEvent.click(await screen.findByRole('button', { name: /^Tambah Member/ }));
    const form = await screen.findByRole('dialog', { name: 'Tambah Member' });
    await userEvent.keyboard('{F9}');
    expect(await within(form).findByText('Nama Customer Harus Diisi')).toBeInTheDocument();
    expect(kirim(terkirim, 'POST')).toEqual([]);
    await userEvent.type(within(form).getByRole('textbox', { name: /Nama Customer/ }), 'BUDI');
    await userEvent.type(within(form).getByRole('textbox', { name: 'No HP' }), '08123456789');
    await userEvent.click(within(form).getByRole('button', { name: /^Simpan/ }));
    expect(await within(form).findByText('Nomor HP ini sudah dipakai')).toBeInTheDocument();
    expect(within(form).getByRole('button', { name: 'Buka kartu ini' })).toHaveFocus();
    await userEvent.click(within(form).getByRole('button', { name: 'Orang lain, tetap simpan' }));
    expect(await screen.findByText('Data Berhasil Disimpan')).toBeInTheDocument();
    const [pertama, kedua] = kirim(terkirim, 'POST').filter((p) => p.alamat.endsWith('member/data'));
    expect(pertama?.badan).toMatchObject({ nama_customer: 'BUDI', cara_kode: 'URUT', yakin: false });
    expect(kedua?.badan).toMatchObject({ yakin: true });
    expect(kedua?.kepala.get('Idempotency-Key')).not.toBe(pertama?.kepala.get('Idempotency-Key'));
  });

  it('ulang tahun hari ini dihitung di atas daftar', async () => {
    server((_, jalur) =>
      jalur === 'member/find-current-birthday'
        ? { isi: { data: [{ ...DEWI, umur: 36, hari: 0, tanggal: '2026-11-15', terkirim: true }], count: 1 } }
        : undefined,
    );
    gambarDiRute(<DataMember rute={rute('/data-member')} />, '/data-member');
    await userEvent.click(await screen.findByRole('button', { name: 'Ulang tahun hari ini: 1' }));
    const laci = await screen.findByRole('dialog', { name: 'Ulang tahun member' });
    expect(await within(laci).findByText(/36 tahun · hari ini/)).toBeInTheDocument();
    expect(within(laci).getByText('Ucapan terkirim')).toBeInTheDocument();
  });
});

describe('poin dan hadiah', () => {
  it('poin dengan tangan: saldo sesudahnya tampil, yang kurang tidak bisa disimpan', async () => {
    const terkirim = server((p, jalur) =>
      jalur === 'transaksi-poin' && p.metode === 'POST'
        ? { isi: { data: { no_dok: 'TPJKT1-261115-0001', poin: 30, saldo: 90 }, message: 'Data Berhasil Disimpan' } }
        : undefined,
    );
    gambarDiRute(<TransaksiPoin rute={rute('/transaksi-poin')} />, '/transaksi-poin');
    await pilihDewi();
    await userEvent.click(screen.getByRole('radio', { name: 'Kurangi poin' }));
    await userEvent.type(screen.getByRole('textbox', { name: /^Poin/ }), '500');
    await userEvent.type(screen.getByRole('textbox', { name: /^Keterangan/ }), 'salah beri');
    expect(await screen.findByText(/poinnya tidak cukup/)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: /^Simpan/ })).toBeDisabled();
    await userEvent.clear(screen.getByRole('textbox', { name: /^Poin/ }));
    await userEvent.type(screen.getByRole('textbox', { name: /^Poin/ }), '30');
    await userEvent.keyboard('{F9}');
    expect(await screen.findByText('Tersimpan TPJKT1-261115-0001')).toBeInTheDocument();
    expect(kirim(terkirim, 'POST').map((p) => p.badan)).toEqual([
      { kode: 'KR00000017', jenis: 'KURANG', poin: 30, keterangan: 'salah beri' },
    ]);
  });

  it('poin dengan tangan: Enter maju, dan F9 membawa ke yang belum diisi', async () => {
    const terkirim = server();
    gambarDiRute(<TransaksiPoin rute={rute('/transaksi-poin')} />, '/transaksi-poin');
    const panel = await screen.findByRole('combobox', { name: 'Member' });
    await userEvent.keyboard('{F9}');
    expect(panel).toHaveFocus();
    await pilihDewi();
    const poin = screen.getByRole('textbox', { name: /^Poin/ });
    await waitFor(() => expect(poin).toHaveFocus());
    await userEvent.keyboard('30{Enter}');
    expect(screen.getByRole('textbox', { name: /^Keterangan/ })).toHaveFocus();
    await userEvent.clear(poin);
    await userEvent.keyboard('{F9}');
    expect(poin).toHaveFocus();
    expect(kirim(terkirim, 'POST')).toEqual([]);
  });

  it('hadiah yang diklaim di aplikasi diserahkan dari sini', async () => {
    const terkirim = server((p, jalur) => {
      if (jalur !== 'tukar-point/klaim') return undefined;
      if (p.metode === 'POST') return { isi: { data: {}, message: 'Data Berhasil Disimpan' } };
      const klaim = { id: 'K1', nama_hadiah: 'PAYUNG', nama_customer: 'DEWI', kode_member: 'KR00000017', poin: 75 };
      return { isi: { data: [{ ...klaim, berlaku_sampai: '2026-11-18T09:00:00.000+07:00' }] } };
    });
    gambarDiRute(<TukarPoint rute={rute('/tukar-point')} />, '/tukar-point');
    const bagian = await screen.findByRole('region', { name: 'Klaim dari aplikasi' });
    await userEvent.click(within(bagian).getByRole('button', { name: 'Serahkan' }));
    expect(await screen.findByText('Data Berhasil Disimpan')).toBeInTheDocument();
    const [serah] = kirim(terkirim, 'POST');
    expect(serah?.badan).toEqual({ id: 'K1' });
    expect(serah?.kepala.get('Idempotency-Key')).toBeTruthy();
  });

  it('tukar poin menolak yang melebihi stock sebelum dikirim', async () => {
    const terkirim = server();
    gambarDiRute(<TukarPoint rute={rute('/tukar-point')} />, '/tukar-point');
    await pilihDewi();
    await userEvent.click(screen.getByRole('combobox', { name: 'Nama Hadiah' }));
    await userEvent.click(await screen.findByRole('option', { name: /^PAYUNG/ }));
    expect(await screen.findByText('50 poin', { selector: 'strong' })).toBeInTheDocument();
    const qty = screen.getByRole('textbox', { name: /^Qty/ });
    await userEvent.clear(qty);
    await userEvent.type(qty, '3');
    expect(await screen.findByText('Stock hadiah tinggal 2')).toBeInTheDocument();
    await userEvent.keyboard('{F9}');
    expect(kirim(terkirim, 'POST')).toEqual([]);
  });

  it('koreksi hadiah mengirim yang dihitung dan berbeda saja', async () => {
    const terkirim = server((p, jalur) =>
      jalur === 'terima-hadiah/koreksi' && p.metode === 'POST'
        ? { isi: { data: { no_dok: 'KHJKT1-261115-0001' }, message: 'Data Berhasil Disimpan' } }
        : undefined,
    );
    gambarDiRute(<TerimaHadiah rute={rute('/terima-hadiah')} />, '/terima-hadiah');
    await userEvent.click(await screen.findByRole('tab', { name: 'Koreksi Hitungan' }));
    await userEvent.type(await screen.findByRole('textbox', { name: 'Dihitung PAYUNG' }), '1');
    await userEvent.type(screen.getByRole('textbox', { name: /^Alasan/ }), 'satu rusak');
    await userEvent.click(screen.getByRole('button', { name: /^Simpan Koreksi \(1\)/ }));
    expect(await screen.findByText('KHJKT1-261115-0001')).toBeInTheDocument();
    expect(kirim(terkirim, 'POST').at(-1)?.badan).toEqual({
      alasan: 'satu rusak',
      detail: [{ kode_hadiah: 'PAYUNG', hitung: 1 }],
    });
  });
});

describe('riwayat, gabung, ekspor', () => {
  it('riwayat memuat ringkasan, garis waktu, lalu yang lebih lama', async () => {
    const kejadian = (id: string) => ({
      id,
      waktu: '2026-11-15T03:00:00Z',
      tgl_system: '2026-11-15',
      kode_toko: 'JKT1',
      jenis: 'PENJUALAN',
      no_dok: 'NGJKT1-261115-0001',
      uraian: `Barang ${id}`,
      rupiah: 1_500_000,
      berat: 1.5,
      poin: 1,
      status: '',
    });
    const terkirim = server((p, jalur) => {
      if (jalur === 'lihat-transaksi-member/KR00000017/riwayat') {
        const lagi = p.alamat.includes('sebelum=A');
        return { isi: { data: { baris: [kejadian(lagi ? 'tua' : 'baru')], lanjut: lagi ? null : 'A' } } };
      }
      if (jalur === 'lihat-transaksi-member/KR00000017') {
        const total = [{ jenis: 'PENJUALAN', banyak: 2, rupiah: 3_000_000, berat: 3, poin: 2 }];
        return { isi: { data: { orang: { ...DEWI, level: 'GOLD' }, total, toko: [] } } };
      }
      return undefined;
    });
    gambarDiRute(<LihatTransaksiMember rute={rute('/lihat-transaksi-member')} />, '/lihat-transaksi-member');
    await pilihDewi();
    expect(await screen.findByText('Laporan Transaksi Member Tersedia')).toBeInTheDocument();
    expect(await screen.findByText('Barang baru')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Lebih lama' }));
    expect(await screen.findByText('Barang tua')).toBeInTheDocument();
    expect(screen.getByText('Barang baru')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Lebih lama' })).toBeNull());
    expect(terkirim.filter((p) => p.alamat.includes('/riwayat')).length).toBe(2);
  });

  it('usulan kembar digabung dengan NIK dan alasan', async () => {
    const BUDI = { ...DEWI, kode_pelanggan: 'P000002', kode_member: 'KR00000025', nama_customer: 'DEWI S' };
    const terkirim = server((p, jalur) => {
      if (jalur === 'member/kembar')
        return { isi: { data: [{ sebab: 'HP', kunci: '0812', kartu: [DEWI, BUDI] }], count: 1 } };
      if (jalur === 'member/gabung' && p.metode === 'POST')
        return { isi: { data: { no_dok: 'GMJKT1-261115-0001', poin: 120 }, message: 'Data Berhasil Disimpan' } };
      return undefined;
    });
    gambarDiRute(<GabungMember rute={rute('/gabung-member')} />, '/gabung-member');
    await userEvent.click(await screen.findByRole('button', { name: 'Gabung dengan DEWI' }));
    const dialog = await screen.findByRole('dialog', { name: 'Gabungkan Dua Kartu' });
    await userEvent.click(within(dialog).getByRole('radio', { name: /DEWI S/ }));
    await userEvent.type(within(dialog).getByRole('textbox', { name: /^NIK/ }), '3578010101900001');
    await userEvent.type(within(dialog).getByRole('textbox', { name: /^Alasan/ }), 'orang yang sama');
    await userEvent.keyboard('{F9}');
    expect(await screen.findByText('Data Berhasil Disimpan')).toBeInTheDocument();
    expect(kirim(terkirim, 'POST').at(-1)?.badan).toEqual({
      kode_lama: 'P000001',
      kode_tetap: 'P000002',
      nik: '3578010101900001',
      alasan: 'orang yang sama',
    });
  });

  it('usulan dengan NIK yang berbeda tidak menawarkan penggabungan', async () => {
    const lain = { ...DEWI, kode_pelanggan: 'P000002', kode_member: 'KR00000025', nik: '31**********0002' };
    server((_, jalur) =>
      jalur === 'member/kembar'
        ? { isi: { data: [{ sebab: 'HP', kunci: '0812', kartu: [DEWI, lain] }], count: 1 } }
        : undefined,
    );
    gambarDiRute(<GabungMember rute={rute('/gabung-member')} />, '/gabung-member');
    expect(await screen.findByText('NIK berbeda dari kartu pertama: dua orang')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Gabung dengan/ })).toBeNull();
  });

  it('ekspor: kegagalan apa pun berkata satu kalimat, Excel mati tanpa baris', async () => {
    let putus = true;
    const terkirim = server((_, jalur) => {
      if (jalur !== 'member/get/export-data') return undefined;
      return putus ? { status: 500, isi: { message: 'rusak' } } : { isi: { data: [DEWI] } };
    });
    gambarDiRute(<ExportDataMember rute={rute('/export-data-member')} />, '/export-data-member');
    await userEvent.click(await screen.findByRole('button', { name: 'Lihat' }));
    expect(await screen.findByText('Data Yang Di Cari Tidak Ada !!!')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Export Excel' })).toBeDisabled();
    putus = false;
    await userEvent.click(screen.getByRole('combobox', { name: 'Urut Berdasarkan' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Point' }));
    await userEvent.click(screen.getByRole('button', { name: 'Lihat' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Export Excel' })).toBeEnabled());
    const alamat = terkirim.findLast((p) => p.alamat.includes('export-data'))?.alamat ?? '';
    expect(alamat).toContain('sort_by=point');
    expect(alamat).toContain('kode_cabang_daftar=ALL');
  });
});
