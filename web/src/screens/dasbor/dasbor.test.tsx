// The dashboards against a server that answers as the real one does: zeros, figures, failures, the table behind a chart.
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { rupiahPendek } from '@/kit/grafik/tipe';
import { cariRute } from '@/routes';
import { gambarDiRute, jawabApi, masukSebagai, type Panggilan } from '../../../test/bungkus';
import { pasangUkuran } from '../../../test/ukuran';
import DashboardKasHarian from './DashboardKasHarian';
import DashboardPusat from './DashboardPusat';
import { gabungkan, jamBuka, tulisLangkah } from './data';
import IsiDashboard from './IsiDashboard';

const RINGKAS = {
  tgl_system: '2026-11-15',
  total_penjualan: 8_000_000,
  total_pembelian: 0,
  total_service: 0,
  total_hutang: 0,
  stok_qty: 12,
  stok_berat: 34.5,
};
const titik = (label: string, penjualan = 0) => ({ label, penjualan, pembelian: 0, service: 0, hutang: 0 });
const perjalanan = (qty: number) => ({
  kiriman: qty > 0 ? 1 : 0,
  qty,
  berat: qty * 2.5,
  kurang: 0,
  tertua: qty > 0 ? '2026-11-14' : '',
  no_kirim_tertua: '',
});
const jam = Array.from({ length: 24 }, (_, i) => ({
  label: String(i).padStart(2, '0'),
  jumlah_rp: i === 9 ? 1500 : 0,
}));

let jawab: (jalur: string, p: Panggilan) => unknown;
let terkirim: Panggilan[];

beforeEach(() => {
  pasangUkuran(() => 1200);
  masukSebagai({ level: 'OWN', kode_toko: 'PST' });
  jawab = () => undefined;
  terkirim = jawabApi((p) => {
    const jalur = p.alamat.replace(/^.*\/api\/v1\//, '').replace(/\?.*/, '');
    const isi = jawab(jalur, p);
    if (isi === 'gagal') return { status: 500, isi: { code: 'DALAM-01', message: 'Terjadi kesalahan di server' } };
    if (isi !== undefined) return { isi: { data: isi } };
    if (jalur === 'dashboard/ringkas') return { isi: { data: RINGKAS } };
    if (jalur === 'dashboard/pengumuman') return { isi: { data: [] } };
    if (jalur === 'dashboard/transit') return { isi: { data: { keluar: perjalanan(0), masuk: perjalanan(0) } } };
    if (jalur === 'tokos') {
      const toko = ['PST', 'JKT1', 'BDG1'].map((kode) => ({
        kode_toko: kode,
        nama_toko: `Toko ${kode}`,
        portal: `/toko/${kode}`,
      }));
      return { isi: { data: toko } };
    }
    if (jalur === 'cash-pusat/daily-transaction-chart') return { isi: { data: [1000, 200, 30, 4] } };
    if (jalur.startsWith('cash-pusat/period') || jalur.startsWith('transaction/')) {
      return { isi: { data: [titik('2026-11', 5)] } };
    }
    if (jalur === 'cash-pusat/daily-cash-chart') {
      const arus = [{ nama: 'MODAL', masuk: 500, keluar: 0 }];
      return {
        isi: {
          data: {
            tgl_system: '2026-11-15',
            saldo_awal: 100,
            masuk: 500,
            keluar: 50,
            saldo_akhir: 550,
            kategori: arus,
            kasir: arus,
          },
        },
      };
    }
    if (jalur === 'cash-pusat/daily-biaya' || jalur === 'cash-pusat/outstand-noncash') {
      return { isi: { data: { tgl_system: '2026-11-15', total: 0, rincian: [] } } };
    }
    return { isi: { data: jam } };
  });
});

const rute = (path: string) => {
  const satu = cariRute(path);
  if (!satu) throw new Error(path);
  return satu;
};

describe('data', () => {
  it('langkah ditulis sebagai jam, tanggal, bulan', () => {
    expect(['08', '2026-11-05', '2026-05', 'JKT1'].map(tulisLangkah)).toEqual(['08:00', '5 Nov', 'Mei', 'JKT1']);
  });
  it('jam tutup tidak digambar, jam yang ada isinya selalu', () => {
    expect(jamBuka(jam).map((satu) => satu.label)).toEqual(jam.slice(8, 21).map((satu) => satu.label));
    const malam = jam.map((satu) => (satu.label === '23' ? { ...satu, jumlah_rp: 1 } : satu));
    expect(jamBuka(malam).at(-1)?.label).toBe('23');
  });
  it('toko digabung per langkah', () => {
    expect(gabungkan([[titik('2026-11-02', 3), titik('2026-11-01', 1)], [titik('2026-11-01', 2)]])).toEqual([
      titik('2026-11-01', 3),
      titik('2026-11-02', 3),
    ]);
  });
  it('uang di sumbu dipendekkan', () => {
    expect([0, 950, 1500, 2_500_000, -3_000_000_000].map(rupiahPendek)).toEqual([
      '0',
      '950',
      '1.5 rb',
      '2.5 jt',
      '-3 M',
    ]);
  });
});

describe('dashboard', () => {
  it('pengumuman kosong berkata begitu; angka dan tabel di balik grafik', async () => {
    gambarDiRute(<IsiDashboard angka />);
    expect(await screen.findByText('Tidak ada pengumuman hari ini')).toBeInTheDocument();
    expect(await screen.findByText('Rp. 8,000,000')).toBeInTheDocument();
    expect(screen.getByText('34.500 gr')).toBeInTheDocument();
    await userEvent.click(await screen.findByRole('button', { name: 'Lihat tabel: Penjualan' }));
    const tabel = await screen.findByRole('table', { name: 'Penjualan' });
    expect(within(tabel).getByRole('row', { name: '09:00 1,500' })).toBeInTheDocument();
    expect(within(tabel).getByRole('row', { name: 'Total 1,500' })).toBeInTheDocument();
    expect(terkirim.map((p) => p.alamat)).toContain('/api/v1/penjualan/chart?type=monthly');
    expect(terkirim.map((p) => p.alamat)).toContain('/api/v1/service/chart?type=today');
    expect(terkirim.map((p) => p.alamat)).toContain('/api/v1/pesanan/chart?type=today');
    expect(screen.getByText('Biaya service yang diambil, pembatalan mengurangi')).toBeInTheDocument();
    await userEvent.click(screen.getAllByText('Hari ini')[0] as HTMLElement);
    await waitFor(() => expect(terkirim.map((p) => p.alamat)).toContain('/api/v1/penjualan/chart?type=today'));
  });
  it('barang dalam perjalanan tampil hanya bila ada, dengan jalan ke layarnya', async () => {
    jawab = (jalur) =>
      jalur === 'dashboard/transit' ? { keluar: perjalanan(0), masuk: { ...perjalanan(3), kurang: 1 } } : undefined;
    gambarDiRute(<IsiDashboard angka />);
    const jalan = await screen.findByRole('region', { name: 'Barang dalam perjalanan' });
    expect(within(jalan).getByText('3 barang · 7.500 gr')).toBeInTheDocument();
    expect(jalan).toHaveTextContent('1 kiriman, tertua 2026-11-14, 1 barang kurang');
    expect(within(jalan).getAllByRole('link', { name: 'Lihat' })).toHaveLength(1);
    expect(within(jalan).getByRole('link', { name: 'Lihat' })).toHaveAttribute('href', '/terima-barang');
  });
  it('tanpa hak atas angka hanya pengumuman', async () => {
    jawab = (jalur) =>
      jalur === 'dashboard/pengumuman'
        ? [{ jenis: 'PENTING', judul: 'Tanggal sistem masih 2026-11-14', isi: 'Belum ditutup.', rute: '/tutup-toko' }]
        : undefined;
    gambarDiRute(<IsiDashboard angka={false} />);
    expect(await screen.findByText('Tanggal sistem masih 2026-11-14')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Buka' })).toHaveAttribute('href', '/tutup-toko');
    expect(terkirim).toHaveLength(1);
  });
  it('kegagalan tinggal di tempatnya dan bisa dicoba lagi', async () => {
    jawab = (jalur) => (jalur === 'dashboard/ringkas' ? 'gagal' : undefined);
    gambarDiRute(<IsiDashboard angka />);
    expect(await screen.findByText('Terjadi kesalahan di server')).toBeInTheDocument();
    jawab = () => undefined;
    await userEvent.click(screen.getByRole('button', { name: 'Coba Lagi' }));
    expect(await screen.findByText('Rp. 8,000,000')).toBeInTheDocument();
  });
});

describe('dashboard pusat', () => {
  it('setiap cabang ditanya di portalnya, angkanya dijumlah', async () => {
    gambarDiRute(<DashboardPusat rute={rute('/dashboardPusat')} />);
    expect(await screen.findByText('Rp. 2,000')).toBeInTheDocument();
    expect(screen.getByText('2 dari 2')).toBeInTheDocument();
    const alamat = terkirim.map((p) => p.alamat);
    expect(alamat).toContain('/toko/JKT1/api/v1/cash-pusat/daily-transaction-chart');
    expect(alamat.some((satu) => satu.startsWith('/toko/PST/'))).toBe(false);
  });
  it('toko yang tidak menjawab disebut, yang lain tetap dihitung', async () => {
    jawab = (jalur, p) =>
      jalur.includes('daily-transaction-chart') && p.alamat.includes('BDG1') ? 'gagal' : undefined;
    gambarDiRute(<DashboardPusat rute={rute('/dashboardPusat')} />);
    expect(await screen.findByText(/Data Gagal Dimuat: BDG1/)).toBeInTheDocument();
    expect(screen.getByText('Rp. 1,000')).toBeInTheDocument();
    expect(screen.getByText('1 dari 2')).toBeInTheDocument();
  });
});

it('kas harian: saldo, biaya kosong berkata begitu, tanggal lain ditanyakan ke server', async () => {
  gambarDiRute(<DashboardKasHarian rute={rute('/dashboard-kas-harian')} />);
  expect(await screen.findByText('Rp. 550')).toBeInTheDocument();
  expect(await screen.findByText('Tidak ada biaya pada tanggal ini')).toBeInTheDocument();
  const hari = screen.getByLabelText('Tanggal biaya dan non cash');
  await userEvent.clear(hari);
  await userEvent.type(hari, '2026-11-10{Enter}');
  await waitFor(() =>
    expect(terkirim.map((p) => p.alamat)).toContain('/api/v1/cash-pusat/daily-biaya?tgl_system=2026-11-10'),
  );
});
