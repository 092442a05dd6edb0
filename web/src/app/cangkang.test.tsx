// The shell's parts: pages, sidebar, header, offline, settings, sync.
// Times are those of the specification, so clocks are set by hand.
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { antreanDialog, selesaikan } from '@/kit/dialog';
import { cariRute } from '@/routes';
import { gambar, gambarDiRute, jawabApi, KONFIG, masukSebagai, PENGGUNA } from '../../test/bungkus';
import { muatModul, pasangSumber, setelanTerlewat } from './aksiSesi';
import { cariMenu, nilaiCocok } from './cariMenu';
import { HalamanRute } from './HalamanRute';
import AksesDitolak from './halaman/AksesDitolak';
import Dashboard from './halaman/Dashboard';
import Polos404 from './halaman/Polos404';
import TidakDitemukan from './halaman/TidakDitemukan';
import { Kepala } from './Kepala';
import { Luring } from './Luring';
import { ruteTerlihat, susunMenu } from './menu';
import { setelanBerubah } from './Pendengar';
import ProgresSinkron from './ProgresSinkron';
import { Sisi } from './Sisi';
import { akhiriSesi, aturKonfigurasi, konfigurasi, sesi } from './sesi';

beforeEach(() => {
  akhiriSesi();
  konfigurasi.atur(undefined);
  antreanDialog.atur([]);
  pasangSumber(() => undefined);
});

describe('halaman', () => {
  it('dashboard menyapa dengan user id berhuruf depan besar', async () => {
    masukSebagai({ user_id: 'kasir1' });
    gambarDiRute(<Dashboard />);
    expect(await screen.findByRole('heading', { name: 'Selamat Datang Kembali Kasir1' })).toBeInTheDocument();
  });
  it('akses ditolak dengan teks spesifikasi, Go Home ke /dashboard atau /home di POS', async () => {
    masukSebagai();
    const { unmount } = gambarDiRute(<AksesDitolak />, '/x');
    expect(await screen.findByText('Mohon Maaf')).toBeInTheDocument();
    expect(screen.getByText('Akses Di Menu Ini Tidak Di Izinkan')).toBeInTheDocument();
    expect(screen.getByText('Hubungi Admin Jika Ingin Memakai Menu Ini')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Go Home' })).toHaveAttribute('href', '/dashboard');
    unmount();
    aturKonfigurasi({ ...KONFIG, version: 'POS' });
    gambarDiRute(<AksesDitolak />, '/x');
    expect(await screen.findByRole('link', { name: 'Go Home' })).toHaveAttribute('href', '/home');
  });
  it("404 berkata 'We couldn't find it...' dan pulang ke dashboard; yang kedua polos", async () => {
    aturKonfigurasi({ ...KONFIG, version: 'POS' });
    const { unmount } = gambarDiRute(<TidakDitemukan />, '/x');
    expect(await screen.findByText("We couldn't find it...")).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Go Home' })).toHaveAttribute('href', '/dashboard');
    unmount();
    gambar(<Polos404 />);
    expect(screen.getByRole('heading', { name: '404' })).toBeInTheDocument();
    expect(screen.queryByRole('link')).toBeNull();
  });
  it.each([
    ['/master-kategori', 'KASIR', 'Mohon Maaf'],
    ['/data-member', 'OWN', 'Menu Ini Tidak Aktif'],
    ['/marketplace-setting', 'OWN', 'Toko ini belum terhubung dengan marketplace.'],
  ])('%s untuk %s menunjukkan %s', async (path, level, teks) => {
    masukSebagai({ level });
    const rute = cariRute(path);
    if (!rute) throw new Error(path);
    gambarDiRute(<HalamanRute rute={rute} />, path);
    expect(await screen.findByText(teks)).toBeInTheDocument();
    await waitFor(() => expect(document.title).toBe(`${rute.judul} · Karat`));
  });
});

describe('sisi', () => {
  const tampilkan = () => {
    const pengguna = masukSebagai({ level: 'OWN' });
    const onRingkas = vi.fn();
    gambarDiRute(<Sisi menu={susunMenu(ruteTerlihat(pengguna, []))} ringkas={false} onRingkas={onRingkas} />);
    return { onRingkas };
  };
  it('submenu melayang terbuka saat disentuh dan sembunyi 250 ms setelah ditinggalkan', async () => {
    tampilkan();
    const laporan = await screen.findByRole('button', { name: 'Laporan' });
    vi.useFakeTimers();
    fireEvent.pointerEnter(laporan, { pointerType: 'mouse' });
    expect(screen.getByRole('navigation', { name: 'Laporan' })).toBeInTheDocument();
    fireEvent.pointerLeave(laporan, { pointerType: 'mouse' });
    act(() => vi.advanceTimersByTime(240));
    expect(screen.getByRole('navigation', { name: 'Laporan' })).toBeInTheDocument();
    act(() => vi.advanceTimersByTime(20));
    expect(screen.queryByRole('navigation', { name: 'Laporan' })).toBeNull();
  });
  it('tetap terbuka bila penunjuk pindah ke submenu', async () => {
    tampilkan();
    const barang = await screen.findByRole('button', { name: 'Data Barang' });
    vi.useFakeTimers();
    fireEvent.pointerEnter(barang, { pointerType: 'mouse' });
    fireEvent.pointerLeave(barang, { pointerType: 'mouse' });
    fireEvent.pointerEnter(screen.getByRole('navigation', { name: 'Data Barang' }), { pointerType: 'mouse' });
    act(() => vi.advanceTimersByTime(1000));
    expect(screen.getByRole('link', { name: 'Stock Opname Gudang' })).toBeInTheDocument();
  });
  it('dengan papan ketik: panah kanan membuka, panah bawah jalan, Esc kembali', async () => {
    tampilkan();
    const penjualan = await screen.findByRole('button', { name: 'Penjualan' });
    penjualan.focus();
    await userEvent.keyboard('{ArrowRight}');
    expect(screen.getByRole('link', { name: 'Transaksi Penjualan' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    expect(screen.getByRole('link', { name: 'Lihat Penjualan' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    expect(penjualan).toHaveFocus();
    expect(screen.queryByRole('navigation', { name: 'Penjualan' })).toBeNull();
  });
  it('bisa diringkaskan', async () => {
    const { onRingkas } = tampilkan();
    await userEvent.click(await screen.findByRole('button', { name: 'Ringkaskan menu' }));
    expect(onRingkas).toHaveBeenCalledWith(true);
  });
});

describe('kepala', () => {
  const kosong = () => undefined;
  const kepala = () =>
    gambarDiRute(<Kepala menuTerbuka={false} onMenu={kosong} onPalet={kosong} onBantuan={kosong} onCara={kosong} />);
  it('menunjukkan toko, tanggal sistem dan pengguna', async () => {
    masukSebagai();
    jawabApi(() => ({ isi: { data: [] } }));
    kepala();
    expect(await screen.findByText('Toko Jakarta')).toBeInTheDocument();
    expect(screen.getByRole('banner')).toHaveTextContent('JKT1 · Minggu, 15 November 2026');
    expect(screen.getByText('Kasir Satu')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /Permintaan otorisasi/ })).toBeNull();
  });
  it('menu toko yang terbuka berisi butir saja, dan yang pertama mendapat fokus', async () => {
    const toko = (kode_toko: string) => ({ kode_toko, nama_toko: `Toko ${kode_toko}` });
    masukSebagai({ toko_saya: [toko('JKT1'), toko('BDG1')] });
    jawabApi(() => ({ isi: { data: [] } }));
    kepala();
    await userEvent.click(await screen.findByRole('button', { name: /^Toko Jakarta/ }));
    const menu = await screen.findByRole('menu');
    await waitFor(() => expect(screen.getAllByRole('menuitem')[0]).toHaveFocus());
    // A screen reader takes whatever can have the focus in a menu for an entry of it.
    expect([...menu.querySelectorAll('[tabindex]')].filter((el) => el.getAttribute('role') !== 'menuitem')).toEqual([]);
    await userEvent.keyboard('{ArrowDown}');
    expect(screen.getByRole('menuitem', { name: 'BDG1 · Toko BDG1' })).toHaveFocus();
  });
  it('muat ulang berputar dua detik dan mengambil modul lagi', async () => {
    masukSebagai();
    jawabApi(({ alamat }) => {
      if (alamat.endsWith('config')) return { isi: { data: KONFIG } };
      return {
        isi: {
          data: alamat.endsWith('saya')
            ? { ...PENGGUNA, token: null, tgl_system: '2026-11-16' }
            : [{ key: 'BARU', value: 'on' }],
        },
      };
    });
    kepala();
    const tombol = await screen.findByRole('button', { name: 'Muat ulang data' });
    vi.useFakeTimers();
    fireEvent.click(tombol);
    expect(tombol).toHaveAttribute('aria-busy', 'true');
    await act(async () => vi.advanceTimersByTime(1990));
    expect(tombol).toHaveAttribute('aria-busy', 'true');
    await act(async () => vi.advanceTimersByTime(20));
    expect(tombol).toHaveAttribute('aria-busy', 'false');
    expect(sesi.ambil()?.modul).toEqual([{ key: 'BARU', value: 'on' }]);
    expect(sesi.ambil()?.pengguna).toMatchObject({ tgl_system: '2026-11-16', token: 'token-kasir1' });
  });
  it.each(['SPV', 'OWN'])('%s melihat kotak permintaan otorisasi dan bisa menyetujui', async (level) => {
    masukSebagai({ level });
    let terbuka = true;
    const terkirim = jawabApi(({ alamat, metode }) => {
      if (metode === 'POST') {
        terbuka = false;
        return { isi: { message: 'Permintaan disetujui' } };
      }
      const satu = {
        id: 'a1',
        kategori: 'PENJUALAN',
        description: 'PENJUALAN DI BAWAH MODAL',
        keterangan: '-',
        peminta: 'kasir1',
      };
      const waktu = {
        nominal: 1_000_000,
        dibuat: new Date().toISOString(),
        berlaku_sampai: new Date(Date.now() + 60_000).toISOString(),
      };
      return {
        isi: { data: alamat.endsWith('permintaan') && terbuka ? [{ ...satu, ...waktu, status: 'MENUNGGU' }] : [] },
      };
    });
    kepala();
    await userEvent.click(await screen.findByRole('button', { name: 'Permintaan otorisasi: 1 menunggu' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Setujui' }));
    await userEvent.type(screen.getByLabelText('Password Anda'), 'rahasia{Enter}');
    expect(await screen.findByText('Tidak ada permintaan yang menunggu')).toBeInTheDocument();
    const kiriman = terkirim.find((satu) => satu.metode === 'POST');
    expect(kiriman).toMatchObject({
      alamat: '/api/v1/authorization/permintaan/a1/setujui',
      badan: { password: 'rahasia' },
    });
  });
});

it('luring memblokir halaman, kembali daring menawarkan muat ulang dan pergi sendiri', async () => {
  const muatUlang = vi.fn();
  let server = false;
  jawabApi(() => (server ? { isi: { status: 'ok' } } : 'putus'));
  const daring = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  gambar(<Luring muatUlang={muatUlang} />);
  act(() => void window.dispatchEvent(new Event('offline')));
  expect(await screen.findByText('Looks like you lost your internet connection')).toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  expect(screen.getByText('Looks like you lost your internet connection')).toBeInTheDocument();
  // The browser says it is back, the server does not answer yet: that would not be true.
  daring.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
  await act(async () => undefined);
  expect(screen.getByText('Looks like you lost your internet connection')).toBeInTheDocument();
  server = true;
  act(() => void window.dispatchEvent(new Event('online')));
  expect(
    await screen.findByText('Looks like you connection is Back, You Can Use Our Website Again'),
  ).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Muat Ulang' }));
  expect(muatUlang).toHaveBeenCalledOnce();
  await waitFor(() => expect(screen.queryByText(/connection is Back/)).toBeNull(), { timeout: 8000 });
});

it('browser yang merasa luring padahal server menjawab tidak diblokir', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const terkirim = jawabApi(() => ({ isi: { status: 'ok' } }));
  gambar(<Luring />);
  act(() => void window.dispatchEvent(new Event('offline')));
  await waitFor(() => expect(terkirim.length).toBeGreaterThan(0));
  await act(async () => undefined);
  expect(screen.queryByText('Looks like you lost your internet connection')).toBeNull();
});

describe('setelan berubah', () => {
  const jawab = (ya: boolean) => {
    const dialog = antreanDialog.ambil()[0];
    if (!dialog) throw new Error('tidak bertanya');
    expect(dialog.isi).toBe('Terjadi perubahan pada setting system, Apakah anda ingin refresh halaman ??');
    selesaikan(dialog, ya);
  };
  it('ya: modul digabung menurut kunci dan halaman dimuat ulang setelah satu detik', async () => {
    vi.useFakeTimers();
    masukSebagai({}, [{ key: 'A', value: 'off' }]);
    const muatUlang = vi.fn();
    const selesai = setelanBerubah([{ key: 'A', value: 'on' }], muatUlang);
    jawab(true);
    await selesai;
    expect(sesi.ambil()?.modul).toEqual([{ key: 'A', value: 'on' }]);
    vi.advanceTimersByTime(990);
    expect(muatUlang).not.toHaveBeenCalled();
    vi.advanceTimersByTime(20);
    expect(muatUlang).toHaveBeenCalledOnce();
  });
  it('perubahan yang menyusul selagi ditanya ikut, tanpa pertanyaan kedua', async () => {
    masukSebagai({}, [{ key: 'A', value: 'off' }]);
    const muatUlang = vi.fn();
    const selesai = setelanBerubah([{ key: 'A', value: 'on' }], muatUlang);
    await setelanBerubah([{ key: 'B', value: 'on' }], muatUlang);
    expect(antreanDialog.ambil()).toHaveLength(1);
    jawab(true);
    await selesai;
    expect(sesi.ambil()?.modul).toEqual([
      { key: 'A', value: 'on' },
      { key: 'B', value: 'on' },
    ]);
  });
  it('yang berubah selagi soket tidak ada ditemukan, bukan daftar toko yang baru dipilih', async () => {
    masukSebagai({}, [{ key: 'A', value: 'off' }]);
    const server = [
      { key: 'A', value: 'on' },
      { key: 'B', value: 'off' },
    ];
    jawabApi(() => ({ isi: { data: server } }));
    expect(await setelanTerlewat()).toEqual(server);
    const memuat = muatModul();
    expect(await setelanTerlewat()).toEqual([]);
    await memuat;
    expect(await setelanTerlewat()).toEqual([]);
  });
  it('tidak: semuanya tetap', async () => {
    vi.useFakeTimers();
    masukSebagai({}, [{ key: 'A', value: 'off' }]);
    const muatUlang = vi.fn();
    const selesai = setelanBerubah([{ key: 'A', value: 'on' }], muatUlang);
    jawab(false);
    await selesai;
    vi.advanceTimersByTime(5000);
    expect(sesi.ambil()?.modul).toEqual([{ key: 'A', value: 'off' }]);
    expect(muatUlang).not.toHaveBeenCalled();
  });
});

it('modal sinkron menunjukkan kemajuan dari total', async () => {
  gambar(<ProgresSinkron progres={{ progress: 1500, total: 6000 }} />);
  expect(await screen.findByText('1,500 / 6,000 (25%)')).toBeInTheDocument();
});

it('palet mendahulukan nama yang paling cocok', () => {
  expect(nilaiCocok('Lihat Penjualan', 'Penjualan', 'lihat penjualan')).toBe(4);
  expect(nilaiCocok('Lihat Penjualan', 'Penjualan', 'lihat')).toBe(3);
  expect(nilaiCocok('Lihat Penjualan', 'Penjualan', 'penjualan lihat')).toBe(2);
  expect(nilaiCocok('Cek Kupon', 'Penjualan / Kupon', 'penjualan')).toBe(1);
  expect(nilaiCocok('Cek Kupon', 'Penjualan / Kupon', 'gadai')).toBe(0);
  const menu = ruteTerlihat({ level: 'OWN', akses: [], pusat: false }, []);
  expect(cariMenu(menu, 'lihat penjualan')[0]?.path).toBe('/lihat-penjualan');
  expect(cariMenu(menu, 'master bank').map((rute) => rute.path)).toEqual(['/master-bank']);
});
