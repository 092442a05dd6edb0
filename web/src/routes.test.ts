// The route table and the menu made from it.
// The number of routes without a screen may only fall.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ruteTerlihat, susunMenu } from './app/menu';
import { cariRute, RUTE, URUTAN_MENU } from './routes';
import { LAYAR } from './screens/daftar';
import { siapLaporan } from './screens/laporan/siap';

/** Routes whose screen is not built yet. The number may only fall. */
const BELUM_SIAP = 87;

/** How a definition names its route: `Laporan::new("/laporan-…", …)`, or a macro that several of them share. */
const DEFINISI = /(?:Laporan::new|\b\w+!)\(\s*(?:"[A-Z]+",\s*)?"(\/laporan-[^"]+)"/g;

/** The reports that the server defines, read from its source. */
function laporanServer(): { rute: string }[] {
  const folder = join(import.meta.dirname, '../../crates/laporan/src/defs');
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((nama) => nama.endsWith('.rs'))
    .flatMap((nama) => [...readFileSync(join(folder, nama), 'utf8').matchAll(DEFINISI)])
    .map(([, rute = '']) => ({ rute }));
}

describe('tabel rute', () => {
  it('memuat setiap rute produk satu kali', () => {
    expect(RUTE).toHaveLength(290);
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
    const definisi = laporanServer();
    const belum = RUTE.filter((rute) => rute.jenis !== 'public' && !siapLaporan(rute, LAYAR, definisi));
    expect(belum.length).toBeLessThanOrEqual(BELUM_SIAP);
    expect(BELUM_SIAP - belum.length, 'turunkan BELUM_SIAP').toBe(0);
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
