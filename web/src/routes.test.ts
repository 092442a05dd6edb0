// The route table and the menu made from it.
// The routes without a screen stand in a snapshot: none is added unseen (`npx vitest run src/routes.test.ts -u` writes it anew).
import { describe, expect, it } from 'vitest';
import { siapLaporan } from './app/halaman/siapLaporan';
import { induk, ruteTerlihat, susunMenu } from './app/menu';
import { siap, tandaSiap } from './app/siap';
import { cariRute, LAPORAN_TERDEFINISI, RUTE, URUTAN_MENU } from './routes';
import { LAYAR } from './screens/daftar';

/** Routes whose screen is not built yet. */
const BELUM_SIAP = RUTE.filter(
  (rute) =>
    rute.jenis !== 'public' &&
    !siapLaporan(
      rute,
      LAYAR,
      LAPORAN_TERDEFINISI.map((satu) => ({ rute: satu })),
    ),
).map((rute) => rute.path);

describe('tabel rute', () => {
  it('memuat setiap rute produk satu kali', () => {
    expect(RUTE).toHaveLength(313);
    expect(new Set(RUTE.map((rute) => rute.path.toLowerCase())).size).toBe(RUTE.length);
  });

  it('memberi setiap rute judul dan tempat menu yang dikenal', () => {
    for (const rute of RUTE) {
      expect(rute.judul, rute.path).not.toBe('');
      expect(rute.menu.length, rute.path).toBeLessThanOrEqual(2);
      if (rute.menu[0]) expect(URUTAN_MENU, rute.path).toContain(rute.menu[0]);
    }
  });

  it('menemukan rute tanpa memandang huruf besar', () => {
    expect(cariRute('/submenubarang')?.path).toBe('/subMenuBarang');
    expect(cariRute('/tidak-ada')).toBeUndefined();
  });

  it('rute yang belum siap tidak bertambah', () => {
    expect(BELUM_SIAP).toMatchSnapshot();
  });

  it('yang belum siap ditandai di setiap menu, yang siap tidak', () => {
    const tanda = RUTE.filter((rute) => tandaSiap(rute)['aria-description'] === 'Menyusul');
    expect(tanda.filter((rute) => rute.jenis !== 'public')).toHaveLength(BELUM_SIAP.length);
    expect(RUTE.filter((rute) => rute.path === '/transaksi-penjualan').every(siap)).toBe(true);
  });

  it('setiap halaman punya jalan kembali: laporan ke SubMenuLaporan, menu tanpa halaman ke petaknya', () => {
    const ke = (path: string) => induk(cariRute(path), '/dashboard');
    expect(ke('/laporan-transaksi-pembelian')).toEqual({ sebut: 'Laporan', href: '/SubMenuLaporan' });
    expect(ke('/SubMenuLaporan')).toEqual({ sebut: 'Dashboard', href: '/dashboard' });
    expect(ke('/dashboard')).toBeUndefined();
    for (const rute of RUTE.filter((satu) => satu.menu.length > 0 && satu.path !== '/dashboard'))
      expect(induk(rute, '/dashboard')?.href, rute.path).toMatch(/^\/(SubMenu|subMenu|home\?menu=|dashboard)/);
  });

  it('setiap layar yang terdaftar punya rute', () => {
    for (const path of Object.keys(LAYAR)) expect(cariRute(path)?.path).toBe(path);
  });
});

describe('menu', () => {
  const pemilik = { level: 'OWN', akses: [], pusat: false };
  it('disusun menurut urutan menu, tanpa yang modulnya mati', () => {
    const menu = susunMenu(ruteTerlihat(pemilik, []));
    expect(menu.map((satu) => satu.judul)).toEqual(
      URUTAN_MENU.filter((judul) => !['Akuntansi', 'Hutang', 'Member'].includes(judul)),
    );
    const barang = menu.find((satu) => satu.judul === 'Data Barang');
    expect(barang?.bagian.map((bagian) => bagian.judul)).toEqual(['', 'Stock Opname']);
  });
  it('orang tanpa akses hanya melihat dashboard', () => {
    expect(ruteTerlihat({ level: 'KASIR', akses: [], pusat: false }, []).map((rute) => rute.path)).toEqual([
      '/dashboard',
    ]);
  });
  it('akses membuka tepat menu yang disebut', () => {
    const akses = [
      {
        key: 'Penjualan',
        label: 'Penjualan',
        is_show: true,
        children: [{ key: 'transaksi-penjualan', label: '', is_show: true }],
      },
    ];
    const menu = susunMenu(ruteTerlihat({ level: 'KASIR', akses, pusat: false }, []));
    expect(menu.map((satu) => satu.judul)).toEqual(['Dashboard', 'Penjualan']);
  });
});
