// The screen of craftsmen against a server that answers as the contract says: what is shown first, what is asked, what is sent.
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { pasangSumber } from '@/app/aksiSesi';
import type { Rute } from '@/routes';
import { gambarDiRute, jawabApi, masukSebagai, type Panggilan } from '../../../test/bungkus';
import { pasangUkuran } from '../../../test/ukuran';
import EmasTukang from './EmasTukang';

const RUTE = {
  path: '/emas-tukang',
  judul: 'Emas Tukang',
  menu: ['Pesanan'],
  domain: 'orders',
  jenis: 'transaction',
} as unknown as Rute;

const KARDI = {
  kode_tukang: 'T01',
  nama_tukang: 'PAK KARDI',
  keahlian: 'PATRI',
  aktif: true,
  saldo: 15,
  jalan: 0,
  belum_dibayar: 1,
  terakhir: '2026-11-15',
};
const SLAMET = { ...KARDI, kode_tukang: 'T02', nama_tukang: 'PAK SLAMET', saldo: 0, belum_dibayar: 0 };
const RINCI = {
  tukang: { kode_tukang: 'T01', nama_tukang: 'PAK KARDI', no_hp: '', toleransi_susut: 1, aktif: true },
  saldo: 15,
  norma: [],
  kerja: [
    {
      id: 7,
      no_dok: 'TRJKT1-261115-0001',
      baris: 0,
      jenis_kerja: 'BUAT BARU',
      norma: 1,
      janji: '',
      keterangan: '',
      tgl_system: '2026-11-15',
      oleh: 'spv-jkt1',
      status: 'SELESAI',
      emas: 0,
      kembali: 7.5,
      selesai_oleh: 'spv-jkt1',
      upah: 0,
      no_upah: '',
    },
  ],
  dokumen: [],
  mutasi: [
    {
      id: 1,
      tgl_system: '2026-11-15',
      waktu: '2026-11-15T03:00:00Z',
      no_dok: 'TKJKT1-261115-0001',
      jenis: 'EMAS',
      masuk: 15,
      keluar: 0,
      oleh: 'spv-jkt1',
      balik: false,
      saldo: 15,
    },
  ],
  jenis_kerja: ['BUAT BARU', 'PATRI'],
};

type Isi = { status?: number; isi: unknown };

function server(milik: (p: Panggilan, jalur: string) => Isi | undefined = () => undefined): Panggilan[] {
  return jawabApi((p) => {
    const jalur = new URL(p.alamat, 'http://karat').pathname.replace(/^.*\/api\/v1\//, '');
    const sendiri = milik(p, jalur);
    if (sendiri) return sendiri;
    if (jalur === 'emas-tukang') return { isi: { data: [KARDI, SLAMET] } };
    if (jalur === 'emas-tukang/tukang/T01') return { isi: { data: RINCI } };
    if (jalur === 'emas-tukang/sumber')
      return {
        isi: {
          data: [
            {
              kode_group: '750',
              kode_dept: 'CIN750',
              nama_dept: 'CINCIN 750',
              kode_gudang: 'HANCUR',
              kode_toko: 'HC1',
              qty: 1,
              berat: 20,
              murni: 15,
            },
          ],
        },
      };
    return { isi: { data: [], count: 0 } };
  });
}

const post = (semua: readonly Panggilan[], akhir: string) =>
  semua.filter((p) => p.metode === 'POST' && p.alamat.includes(akhir));

beforeEach(() => {
  localStorage.clear();
  pasangUkuran(() => 1200);
  pasangSumber(() => undefined);
  masukSebagai({ level: 'OWN' }, []);
});

describe('Emas Tukang', () => {
  it('saldo paling depan, mutasi di bawahnya; yang berutang paling banyak dibuka dulu', async () => {
    server();
    gambarDiRute(<EmasTukang rute={RUTE} />, '/emas-tukang');
    const isi = await screen.findByRole('region', { name: 'PAK KARDI' });
    expect(within(isi).getByText('15.000 gr')).toBeInTheDocument();
    expect(within(isi).getByText('TKJKT1-261115-0001')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: /PAK KARDI/ })).toHaveAttribute('aria-current', 'true');
  });

  it('emas tanpa barcode diserahkan menurut berat yang diisi', async () => {
    const terkirim = server((p, jalur) =>
      jalur === 'emas-tukang/keluar' && p.metode === 'POST'
        ? { isi: { data: { no_dok: 'TKJKT1-261115-0002' }, message: 'Data Berhasil Disimpan' } }
        : undefined,
    );
    gambarDiRute(<EmasTukang rute={RUTE} />, '/emas-tukang');
    await userEvent.click(await screen.findByRole('button', { name: 'Serahkan Emas' }));
    const dialog = await screen.findByRole('dialog', { name: 'Serahkan Emas ke PAK KARDI' });
    expect(within(dialog).getByRole('button', { name: /^Serahkan/ })).toBeDisabled();
    await userEvent.type(await within(dialog).findByRole('textbox', { name: /^Diserahkan CINCIN 750/ }), '8');
    await userEvent.click(within(dialog).getByRole('button', { name: /^Serahkan/ }));
    await waitFor(() => expect(post(terkirim, 'emas-tukang/keluar')).toHaveLength(1));
    expect(post(terkirim, 'emas-tukang/keluar')[0]?.badan).toMatchObject({
      kode_tukang: 'T01',
      detail_barang: [],
      emas: [{ kode_group: '750', kode_dept: 'CIN750', kode_toko: 'HC1', berat: 8 }],
    });
  });

  it('upah dibayar untuk pekerjaan yang dipilih, sejumlah upahnya', async () => {
    const terkirim = server((p, jalur) =>
      jalur === 'emas-tukang/upah' && p.metode === 'POST'
        ? { isi: { data: { no_dok: 'UTJKT1-261115-0001' }, message: 'Data Berhasil Disimpan' } }
        : undefined,
    );
    gambarDiRute(<EmasTukang rute={RUTE} />, '/emas-tukang');
    await userEvent.click(await screen.findByRole('button', { name: 'Bayar Upah' }));
    const dialog = await screen.findByRole('dialog', { name: 'Bayar Upah PAK KARDI' });
    await userEvent.click(within(dialog).getByRole('checkbox', { name: /#7 BUAT BARU/ }));
    await userEvent.type(within(dialog).getByRole('textbox', { name: 'Upah pekerjaan 7' }), '150000');
    await userEvent.click(within(dialog).getByRole('button', { name: /^Bayar/ }));
    await waitFor(() => expect(post(terkirim, 'emas-tukang/upah')).toHaveLength(1));
    expect(post(terkirim, 'emas-tukang/upah')[0]?.badan).toMatchObject({
      detail: [{ id_kerja: 7, upah: 150_000 }],
      pembayaran: [{ jenis: 'CASH', jumlah_rp: 150_000 }],
    });
  });
});
