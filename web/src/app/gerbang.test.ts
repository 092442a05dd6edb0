// Every kind of gate, with the routes that carry it.
// The server has the same rules; its own tests prove them there.
import { describe, expect, it } from 'vitest';
import type { SimpulAkses } from '@/api/tipe';
import { cariRute, type Rute } from '@/routes';
import { aktifTgl, modulNyala, punyaAkses, putuskan } from './gerbang';

const rute = (path: string): Rute => {
  const ada = cariRute(path);
  if (!ada) throw new Error(path);
  return ada;
};
const orang = (level: string, akses: SimpulAkses[] = [], pusat = false) => ({ level, akses, pusat });
const simpul = (key: string, is_show: boolean, children?: SimpulAkses[]): SimpulAkses => ({
  key,
  label: key,
  is_show,
  children,
});
const nyala = (...kunci: string[]) => kunci.map((key) => ({ key, value: 'on' }));

describe('modul', () => {
  it.each(['on', 'ON', '1', 'true', 'TRUE', 'YA', 'ya', ' on '])('%j menyala', (value) => {
    expect(modulNyala([{ key: 'MEMBER_MODULE', value }], 'MEMBER_MODULE')).toBe(true);
  });
  it.each(['off', '0', 'false', 'TIDAK', '', 'HARGA_EMAS'])('%j mati', (value) => {
    expect(modulNyala([{ key: 'MEMBER_MODULE', value }], 'MEMBER_MODULE')).toBe(false);
  });
  it('yang tidak ada dianggap mati', () => expect(modulNyala([], 'MEMBER_MODULE')).toBe(false));
});

describe('akses', () => {
  const pohon = [
    simpul('Data Master', true, [simpul('b', true, [simpul('/master-jenis', true, [simpul('/master-bank', true)])])]),
  ];
  it('dicari sampai tiga tingkat, tidak lebih', () => {
    expect(punyaAkses(pohon, '/master-jenis')).toBe(true);
    expect(punyaAkses(pohon, '/master-bank')).toBe(false);
  });
  it('is_show false menutup', () => expect(punyaAkses([simpul('/master-jenis', false)], '/master-jenis')).toBe(false));
  it('garis miring di depan tidak menentukan', () =>
    expect(punyaAkses([simpul('master-jenis', true)], '/master-jenis')).toBe(true));
});

describe('putuskan', () => {
  it('SU dan OWN melihat semua menu, yang lain menurut akses', () => {
    expect(putuskan(rute('/master-jenis'), orang('SU'), [])).toBe('boleh');
    expect(putuskan(rute('/master-jenis'), orang('OWN'), [])).toBe('boleh');
    expect(putuskan(rute('/master-jenis'), orang('KASIR'), [])).toBe('akses-ditolak');
    expect(putuskan(rute('/master-jenis'), orang('KASIR', [simpul('/master-jenis', true)]), [])).toBe('boleh');
  });
  it('dashboard dan submenu terbuka untuk semua', () => {
    expect(putuskan(rute('/dashboard'), orang('KASIR'), [])).toBe('boleh');
    expect(putuskan(rute('/SubMenuLaporan'), orang('KASIR'), [])).toBe('boleh');
  });
  it('modul mati menunjukkan halaman tidak diizinkan', () => {
    expect(putuskan(rute('/data-member'), orang('OWN'), [])).toBe('tidak-diizinkan');
    expect(putuskan(rute('/data-member'), orang('OWN'), nyala('MEMBER_MODULE'))).toBe('boleh');
  });
  it('akses diperiksa sebelum modul', () => {
    expect(putuskan(rute('/data-member'), orang('KASIR'), [])).toBe('akses-ditolak');
  });
  it('transaksi sepuhan butuh SEPUHAN_TERPUSAT_MODULE mati, laporannya tidak', () => {
    const modul = nyala('SEPUHAN_MODULE', 'SEPUHAN_TERPUSAT_MODULE');
    expect(putuskan(rute('/terima-sepuhan'), orang('OWN'), nyala('SEPUHAN_MODULE'))).toBe('boleh');
    expect(putuskan(rute('/terima-sepuhan'), orang('OWN'), modul)).toBe('tidak-diizinkan');
    expect(putuskan(rute('/laporan-wasting-sepuhan'), orang('OWN'), modul)).toBe('boleh');
    expect(putuskan(rute('/kirim-barang-cuci'), orang('OWN'), modul)).toBe('boleh');
  });
  it('rute manual terbuka oleh modulnya atau mode aplikasi', () => {
    const manual = rute('/data-barang-manual');
    expect(putuskan(manual, orang('OWN'), [])).toBe('tidak-diizinkan');
    expect(putuskan(manual, orang('OWN'), nyala('MANUAL_ITEMS_TRANSACTION_MODULE'))).toBe('boleh');
    expect(putuskan(manual, orang('OWN'), [{ key: 'APP_MODE', value: 'STOCK_JUAL_MANUAL' }])).toBe('boleh');
    expect(putuskan(manual, orang('OWN'), [{ key: 'APP_MODE', value: 'NORMAL' }])).toBe('tidak-diizinkan');
  });
  it('parameter-hutang-pokok tidak diizinkan bila nilainya HARGA_EMAS', () => {
    const kunci = 'PARAMETER_JUMLAH_HUTANG_POKOK_MODULE';
    expect(putuskan(rute('/parameter-hutang-pokok'), orang('OWN'), [{ key: kunci, value: 'HARGA_EMAS' }])).toBe(
      'tidak-diizinkan',
    );
    expect(putuskan(rute('/parameter-hutang-pokok'), orang('OWN'), [{ key: kunci, value: 'on' }])).toBe('boleh');
  });
  it.each(['/setting-nota', '/setting-nota-slip'])(
    '%s hanya OWN dan SU bila SETTING_NOTA_OWNER_ONLY menyala',
    (path) => {
      const akses = [simpul(path, true)];
      const khusus = nyala('SETTING_NOTA_OWNER_ONLY');
      expect(putuskan(rute(path), orang('SPV', akses), [])).toBe('boleh');
      expect(putuskan(rute(path), orang('SPV', akses), khusus)).toBe('akses-ditolak');
      expect(putuskan(rute(path), orang('OWN'), khusus)).toBe('boleh');
      expect(putuskan(rute(path), orang('SU'), khusus)).toBe('boleh');
    },
  );
  it('export-csv hanya SU dan MU, settingsystem hanya OWN SU DEV MU', () => {
    const akses = [simpul('/export-csv', true), simpul('/settingsystem', true)];
    const hasil = (path: string) =>
      ['SU', 'MU', 'OWN', 'DEV', 'SPV', 'KASIR'].filter(
        (level) => putuskan(rute(path), orang(level, akses), []) === 'boleh',
      );
    expect(hasil('/export-csv')).toEqual(['SU', 'MU']);
    expect(hasil('/settingsystem')).toEqual(['SU', 'MU', 'OWN', 'DEV']);
  });
  it('pilih-toko hanya kantor pusat', () => {
    expect(putuskan(rute('/pilih-toko'), orang('SU'), [])).toBe('akses-ditolak');
    expect(putuskan(rute('/pilih-toko'), orang('FIN', [], true), [])).toBe('boleh');
  });
  it('marketplace-setting punya halaman pengganti', () => {
    expect(putuskan(rute('/marketplace-setting'), orang('OWN'), [])).toBe('pengganti');
  });
});

it('lets only the levels of the modules give another date', () => {
  const modul = (own: boolean, spv: boolean) => [
    { key: 'DATE_BACK_OWNER_MODULE', value: own ? 'on' : 'off' },
    { key: 'DATE_BACK_SPV_MODULE', value: spv ? 'on' : 'off' },
  ];
  const boleh = (own: boolean, spv: boolean) =>
    ['SU', 'MU', 'OWN', 'SPV', 'DEV', 'KASIR'].filter((l) => !aktifTgl(l, modul(own, spv)));
  expect(boleh(false, false)).toEqual([]);
  expect(boleh(true, false)).toEqual(['SU', 'MU', 'OWN']);
  expect(boleh(false, true)).toEqual(['SU', 'MU', 'SPV']);
  expect(boleh(true, true)).toEqual(['SU', 'MU', 'OWN', 'SPV']);
});
