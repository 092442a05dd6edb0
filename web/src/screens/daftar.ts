// Which screen stands behind a route. A route that is not listed shows the honest page 'BelumSiap'.
// Adding a screen is adding a line; every one of them loads lazily.
import type { ComponentType } from 'react';
import { HALAMAN_SUBMENU } from '@/app/menu';
import { type PathRute, RUTE, type Rute } from '@/routes';

export type PemuatLayar = () => Promise<{ default: ComponentType<{ rute: Rute }> }>;

const subMenu: PemuatLayar = () => import('@/app/halaman/SubMenu');

const master: PemuatLayar = () => import('./master/LayarMaster');

/** The screen of every report that the server has a definition of; the others say that they are not ready. */
export const layarLaporan: PemuatLayar = () => import('./laporan/LayarLaporan');

const LAPORAN = RUTE.filter((rute) => rute.jenis === 'report');

/** Masters whose whole screen comes from the server's definition; lines further down replace some. */
const MASTER = RUTE.filter((rute) => rute.jenis === 'master');

/** The catalogue's entities of both editions are one screen over definitions. */
const KATALOG = RUTE.filter((rute) => rute.jenis === 'catalogue');

const katalog: PemuatLayar = () => import('./katalog/LayarKatalog');

/** Every kind of count is one screen over another scope. */
const opname: PemuatLayar = () => import('./barang/opname/LayarOpname');

export const LAYAR: Readonly<Partial<Record<PathRute, PemuatLayar>>> = {
  ...Object.fromEntries(MASTER.map((rute) => [rute.path, master])),
  ...Object.fromEntries(LAPORAN.map((rute) => [rute.path, layarLaporan])),
  ...Object.fromEntries(KATALOG.map((rute) => [rute.path, katalog])),
  '/home': () => import('@/app/halaman/Home'),
  '/dashboard': () => import('@/app/halaman/Dashboard'),
  '/dashboardPusat': () => import('./dasbor/DashboardPusat'),
  '/dashboard-kas-harian': () => import('./dasbor/DashboardKasHarian'),
  '/404': () => import('@/app/halaman/Polos404'),
  '/blank': () => import('@/app/halaman/Kosongan'),
  '/landingpages': () => import('@/app/halaman/Landing'),
  '/pilih-toko': () => import('@/app/halaman/PilihToko'),
  '/master-parameter-harga-emas': () => import('./harga/HargaHariIni'),
  '/timbang-baki': () => import('./barang/timbang/LayarTimbang'),
  '/stock-opname': opname,
  '/stock-opname-gudang': opname,
  '/stock-opname-penerimaan': opname,
  '/stock-opname-rfid': opname,
  '/stock-opname-global': opname,
  '/import-data-pusat': () => import('./master/impor/ImporPusat'),
  '/data-barang': () => import('./barang/data/DataBarang'),
  '/pindah-barang': () => import('./barang/gerak/PindahBarang'),
  '/pindah-barang-satu-baki': () => import('./barang/gerak/PindahSatuBaki'),
  '/hancur-data-barang': () => import('./barang/gerak/HancurBarang'),
  '/hancur-barang-perbaki': () => import('./barang/gerak/HancurPerBaki'),
  '/kirim-barang-retur': () => import('./barang/gerak/KirimRetur'),
  '/cetak-barcode': () => import('./barang/label/CetakBarcode'),
  '/update-profit-barang': () => import('./barang/label/UpdateProfit'),
  '/data-users': () => import('./orang/DataUsers'),
  '/hak-akses-users': () => import('./orang/HakAksesUsers'),
  '/hak-akses-news': () => import('./orang/HakAksesNews'),
  '/settingtoko': () => import('./setelan/SettingToko'),
  '/master-toko': () => import('./setelan/MasterToko'),
  '/settingsystem': () => import('./setelan/SettingSystem'),
  '/tambah-data-barang': () => import('./barang/tambah/TambahDataBarang'),
  '/tambah-barang-banyak': () => import('./barang/tambah/TambahBarangBanyak'),
  '/penerimaan-barang': () => import('./barang/tambah/PenerimaanBarang'),
  '/tambah-dan-ambil-stock-aksesoris': () => import('./barang/curah/StockAksesoris'),
  '/data-barang-manual': () => import('./barang/curah/DataBarangManual'),
  '/pindah-barang-manual': () => import('./barang/curah/PindahBarangManual'),
  '/hancur-barang-manual': () => import('./barang/curah/HancurBarangManual'),
  '/transaksi-jual-beli-manual': () => import('./niaga/manual/TransaksiManual'),
  '/lihat-penjualan-manual': () => import('./niaga/manual/LihatPenjualanManual'),
  '/lihat-pembelian-manual': () => import('./niaga/manual/LihatPembelianManual'),
  '/batal-penjualan-manual': () => import('./niaga/manual/BatalPenjualanManual'),
  '/batal-pembelian-manual': () => import('./niaga/manual/BatalPembelianManual'),
  '/cek-kupon': () => import('./niaga/kupon/CekKupon'),
  '/parameter-akun': () => import('./akun/ParameterAkun'),
  '/kirim-barang-kecabang': () => import('./barang/kirim/KirimKeCabang'),
  '/kirim-barang': () => import('./barang/kirim/DaftarKirim'),
  '/terima-barang': () => import('./barang/kirim/TerimaBarang'),
  '/transaksi-pembelian': () => import('./niaga/beli/TransaksiPembelian'),
  '/lihat-pembelian': () => import('./niaga/beli/LihatPembelian'),
  '/batal-pembelian': () => import('./niaga/beli/BatalPembelian'),
  '/hancur-pembelian': () => import('./niaga/beli/HancurPembelian'),
  '/lihat-titipan': () => import('./niaga/titip/LihatTitipan'),
  '/validasi-titipan': () => import('./niaga/titip/ValidasiTitipan'),
  '/tutup-toko': () => import('./tutup/LayarTutup'),
  '/validasi-susut': () => import('./barang/kirim/ValidasiSusut'),
  '/kirim-barang-external': () => import('./barang/external/KirimBarangExternal'),
  '/update-barang-external': () => import('./barang/external/UpdateBarangExternal'),
  '/uang-kas': () => import('./kas/UangKas'),
  '/uang-bank': () => import('./kas/UangBank'),
  '/pengalihan-saldo-uang': () => import('./kas/PengalihanSaldo'),
  '/validasi-non-cash': () => import('./kas/ValidasiNonCash'),
  '/gesek-tunai': () => import('./kas/GesekTunai'),
  '/kirim-uang-pusat': () => import('./kas/KirimUangPusat'),
  '/terima-uang-kas': () => import('./kas/TerimaUangKas'),
  '/transaksi-penjualan': () => import('./niaga/TransaksiPenjualan'),
  '/lihat-penjualan': () => import('./niaga/LihatPenjualan'),
  '/batal-penjualan': () => import('./niaga/BatalPenjualan'),
  '/validasi-penjualan': () => import('./niaga/ValidasiPenjualan'),
  '/validasi-jual-beli': () => import('./niaga/ValidasiJualBeli'),
  '/transaksi-services': () => import('./servis/TransaksiServices'),
  '/lihat-services': () => import('./servis/LihatServices'),
  '/validasi-service': () => import('./servis/ValidasiService'),
  '/transaksi-pesanan': () => import('./pesanan/TransaksiPesanan'),
  '/lihat-pesanan': () => import('./pesanan/LihatPesanan'),
  '/ambil-barang-contoh': () => import('./pesanan/AmbilBarangContoh'),
  '/validasi-pesanan': () => import('./pesanan/ValidasiPesanan'),
  '/lot-lebur': () => import('./lebur/LotLebur'),
  '/jual-ciok': () => import('./lebur/JualCiok'),
  '/posisi-emas': () => import('./lebur/PosisiEmas'),
  '/emas-tukang': () => import('./tukang/EmasTukang'),
  '/data-batu': () => import('./batu/DataBatu'),
  '/terima-batu': () => import('./batu/TerimaBatu'),
  '/pasang-batu': () => import('./batu/PasangBatu'),
  '/keluar-batu': () => import('./batu/KeluarBatu'),
  '/jual-batu': () => import('./batu/JualBatu'),
  '/transaksi-hutang': () => import('./pinjaman/TransaksiHutang'),
  '/lihat-hutang': () => import('./pinjaman/LihatHutang'),
  '/lelang-hutang': () => import('./pinjaman/LelangHutang'),
  '/batal-hutang-lunas': () => import('./pinjaman/BatalHutangLunas'),
  '/jatuh-tempo-hutang': () => import('./pinjaman/JatuhTempoHutang'),
  '/kantong-hutang': () => import('./pinjaman/KantongHutang'),
  '/hitung-jaminan': () => import('./pinjaman/HitungJaminan'),
  '/kelebihan-hutang': () => import('./pinjaman/KelebihanHutang'),
  '/validasi-hutang': () => import('./pinjaman/ValidasiHutang'),
  '/transaksi-cicilan': () => import('./cicilan/TransaksiCicilan'),
  '/lihat-cicilan': () => import('./cicilan/LihatCicilan'),
  '/lelang-cicilan': () => import('./cicilan/LelangCicilan'),
  '/batal-cicilan': () => import('./cicilan/BatalCicilan'),
  '/setting-nota': () => import('./tata_letak/SettingNota'),
  '/setting-nota-slip': () => import('./tata_letak/SettingNotaSlip'),
  '/data-member': () => import('./member/DataMember'),
  '/lihat-transaksi-member': () => import('./member/LihatTransaksiMember'),
  '/transaksi-poin': () => import('./member/TransaksiPoin'),
  '/tukar-point': () => import('./member/TukarPoint'),
  '/terima-hadiah': () => import('./member/TerimaHadiah'),
  '/gabung-member': () => import('./member/GabungMember'),
  '/export-data-member': () => import('./member/ExportDataMember'),
  '/setting-member': () => import('@/app/halaman/SettingMember'),
  '/transaksi-pre-order': () => import('./praorder/TransaksiPreOrder'),
  '/lihat-pre-order': () => import('./praorder/LihatPreOrder'),
  '/import-pre-order': () => import('./praorder/ImportPreOrder'),
  '/closing-barang-po': () => import('./praorder/ClosingBarangPo'),
  ...Object.fromEntries(Object.keys(HALAMAN_SUBMENU).map((path) => [path, subMenu])),
  '/laporan-managerial-analisys': () => import('./laporan/ManagerialAnalisys'),
  '/laporan-akhir_hari': () => import('./laporan/LaporanAkhirHari'),
  '/laporan-harian-emas': () => import('./laporan/LaporanHarianEmas'),
  '/laporan-rekap-sales': () => import('./laporan/LaporanRekapSales'),
  '/laporan-kartu-stock-hadiah': () => import('./laporan/LaporanKartuHadiah'),
  '/laporan-aktivasi-member': () => import('./laporan/LaporanAktivasiMember'),
  '/SubMenuLaporan': () => import('@/app/halaman/SubMenuLaporan'),
};
