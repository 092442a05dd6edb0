// The shell: login, public pages, dashboards, submenu pages, the store picker.
// Rows share the menu place, domain, kind and gate that stand above them.
import { kelompok, type Rute } from './tipe';

export const CANGKANG: readonly Rute[] = [
  ...kelompok({ menu: [], domain: 'shell', jenis: 'public' }, [
    ['/', 'Login'],
    ['/terms-and-conditions', 'Terms And Conditions'],
    ['/privacy-policy', 'Privacy Policy'],
  ]),
  ...kelompok({ menu: [], domain: 'shell', jenis: 'page', bebasAkses: true }, [
    ['/home', 'Home'],
    ['/404', '404'],
    ['/blank', 'Blank'],
    ['/landingpages', 'Landingpages'],
  ]),
  ...kelompok({ menu: [], domain: 'shell', jenis: 'submenu', bebasAkses: true }, [
    ['/subMenuBarang', 'Menu Barang'],
    ['/SubMenuPenjualan', 'Menu Penjualan'],
    ['/SubMenuPesanan', 'Menu Pesanan'],
    ['/SubMenuPembelian', 'Menu Pembelian'],
    ['/SubMenuService', 'Menu Service'],
    ['/SubMenuHutang', 'Menu Hutang'],
    ['/SubMenuValidasi', 'Menu Validasi'],
    ['/SubMenuLaporan', 'Menu Laporan'],
    ['/SubMenuUtility', 'Menu Utility'],
    ['/SubMenuMember', 'Menu Member'],
  ]),
  ...kelompok({ menu: [], domain: 'shell', jenis: 'page', pusat: true, bebasAkses: true }, [
    ['/pilih-toko', 'Pilih Toko'],
  ]),
  ...kelompok({ menu: ['Dashboard'], domain: 'shell', jenis: 'page', bebasAkses: true }, [['/dashboard', 'Dashboard']]),
  ...kelompok({ menu: ['Dashboard'], domain: 'shell', jenis: 'page' }, [
    ['/dashboardPusat', 'Dashboard Pusat'],
    ['/dashboard-kas-harian', 'Dashboard Kas Harian'],
  ]),
];
