// Generated from crates/platform/src/menu/rute.rs by `make api`; not edited by hand.
import type { Rute } from './tipe';

/** Every path of the product. */
export type PathRute =
  | "/"
  | "/terms-and-conditions"
  | "/privacy-policy"
  | "/home"
  | "/dashboard"
  | "/dashboardPusat"
  | "/404"
  | "/blank"
  | "/landingpages"
  | "/subMenuBarang"
  | "/SubMenuPenjualan"
  | "/SubMenuPesanan"
  | "/SubMenuPembelian"
  | "/SubMenuService"
  | "/SubMenuHutang"
  | "/SubMenuValidasi"
  | "/SubMenuLaporan"
  | "/SubMenuUtility"
  | "/SubMenuMember"
  | "/master-kategori"
  | "/master-jenis"
  | "/master-group"
  | "/master-bandrol"
  | "/master-kode-transaksi"
  | "/master-gudang"
  | "/master-baki"
  | "/master-sales"
  | "/master-pelebur"
  | "/master-tukang"
  | "/master-kondisi-barang"
  | "/master-kondisi-pembelian"
  | "/master-kondisi-pinjaman"
  | "/master-data-hadiah"
  | "/master-parameter-rugi-nota"
  | "/master-parameter-harga-emas"
  | "/master-parameter-jenis-group"
  | "/master-kadar"
  | "/master-bank"
  | "/master-rekening"
  | "/master-marketplace"
  | "/master-warna"
  | "/master-parameter-point"
  | "/master-parameter-keterangan-nota"
  | "/parameter-ongkos"
  | "/parameter-hutang-pokok"
  | "/tambah-data-barang"
  | "/tambah-barang-banyak"
  | "/data-barang"
  | "/pindah-barang"
  | "/pindah-barang-satu-baki"
  | "/hancur-data-barang"
  | "/timbang-baki"
  | "/cetak-barcode"
  | "/tambah-dan-ambil-stock-aksesoris"
  | "/penerimaan-barang"
  | "/update-profit-barang"
  | "/hancur-barang-perbaki"
  | "/kirim-barang-retur"
  | "/transaksi-pembelian"
  | "/hancur-pembelian"
  | "/lihat-pembelian"
  | "/batal-pembelian"
  | "/transaksi-penjualan"
  | "/lihat-penjualan"
  | "/validasi-penjualan"
  | "/validasi-titipan"
  | "/batal-penjualan"
  | "/lihat-titipan"
  | "/transaksi-pesanan"
  | "/lihat-pesanan"
  | "/ambil-barang-contoh"
  | "/lot-lebur"
  | "/jual-ciok"
  | "/emas-tukang"
  | "/transaksi-services"
  | "/lihat-services"
  | "/transaksi-hutang"
  | "/lihat-hutang"
  | "/lelang-hutang"
  | "/batal-hutang-lunas"
  | "/jatuh-tempo-hutang"
  | "/kantong-hutang"
  | "/hitung-jaminan"
  | "/kelebihan-hutang"
  | "/validasi-hutang"
  | "/validasi-jual-beli"
  | "/uang-bank"
  | "/uang-kas"
  | "/kirim-uang-pusat"
  | "/terima-uang-kas"
  | "/gesek-tunai"
  | "/pengalihan-saldo-uang"
  | "/tutup-toko"
  | "/validasi-non-cash"
  | "/stock-opname"
  | "/stock-opname-gudang"
  | "/stock-opname-penerimaan"
  | "/import-data-pusat"
  | "/data-users"
  | "/hak-akses-users"
  | "/hak-akses-news"
  | "/settingtoko"
  | "/validasi-susut"
  | "/laporan-validasi-susut"
  | "/laporan-cash-back"
  | "/laporan-stock-opname"
  | "/redirect-to-grosir"
  | "/banner-katalog"
  | "/kategori-katalog"
  | "/item-katalog"
  | "/info-katalog"
  | "/group-description-katalog"
  | "/hadiah-katalog"
  | "/harga-katalog"
  | "/kontak-admin-katalog"
  | "/splashscreen-katalog"
  | "/banner-katalog-diamond"
  | "/kategori-katalog-diamond"
  | "/item-katalog-diamond"
  | "/info-katalog-diamond"
  | "/group-description-katalog-diamond"
  | "/hadiah-katalog-diamond"
  | "/harga-katalog-diamond"
  | "/kontak-admin-katalog-diamond"
  | "/splashscreen-katalog-diamond"
  | "/laporan-aktivasi-member"
  | "/laporan-hancur-pembelian"
  | "/laporan-pembelian-sales"
  | "/laporan-transaksi-pembelian"
  | "/laporan-transaksi-pembelian-history"
  | "/laporan-batal-pembelian"
  | "/laporan-batal-penjualan"
  | "/laporan-titip-uang"
  | "/laporan-pesanan"
  | "/laporan-tukang"
  | "/laporan-susut-tukang"
  | "/laporan-gesek-tunai"
  | "/laporan-perubahan-harga-emas"
  | "/laporan-penjualan-sales"
  | "/laporan-penjualan-kupon"
  | "/laporan-transaksi-penjualan"
  | "/laporan-transaksi-penjuala-berlian"
  | "/laporan-penjualan-cicilan"
  | "/laporan-penjualan-bayar"
  | "/laporan-services"
  | "/laporan-stock-hutang"
  | "/laporan-batal-service"
  | "/laporan-service-ambil"
  | "/laporan-service-masuk"
  | "/laporan-service-selesai"
  | "/laporan-transaksi-keuangan-cash"
  | "/laporan-kirim-uang-pusat"
  | "/laporan-terima-uang-pusat"
  | "/laporan-keuangan-non-cash"
  | "/laporan-terima-barang"
  | "/laporan-otorisasi"
  | "/laporan-authorization"
  | "/posisi-emas"
  | "/laporan-audit"
  | "/laporan-validasi-master"
  | "/laporan-pindah-barang"
  | "/laporan-hancur-barang"
  | "/laporan-barang-detail"
  | "/laporan-pembelian-per-kondisi"
  | "/laporan-akhir_hari"
  | "/laporan-keuangan-akhir-hari"
  | "/laporan-harian-emas"
  | "/laporan-barang-sumary"
  | "/laporan-penjualan-marketplace"
  | "/laporan-stock-jual"
  | "/laporan-tambah-barang"
  | "/laporan-transaksi-hutang"
  | "/laporan-hutang-lunas"
  | "/laporan-pinjaman-detail"
  | "/laporan-batal-hutang"
  | "/laporan-lelang-hutang"
  | "/laporan-bunga-hutang"
  | "/laporan-umur-hutang"
  | "/laporan-eod"
  | "/laporan-managerial-analisys"
  | "/laporan-timbang-baki"
  | "/laporan-barang-tukar"
  | "/laporan-pembelian-transfer"
  | "/laporan-global-transaksi"
  | "/laporan-penjualan-margin"
  | "/laporan-terima-barang-supplier"
  | "/laporan-penjualan-rekap"
  | "/laporan-rekap-transaksi-pembelian"
  | "/laporan-rekap-sales"
  | "/laporan-penjualan-global-jenis"
  | "/laporan-barang-acc"
  | "/laporan-keuangan-cash-global"
  | "/laporan-aktivitas-timbang-baki"
  | "/setting-nota"
  | "/data-member"
  | "/setting-member"
  | "/lihat-transaksi-member"
  | "/transaksi-poin"
  | "/tukar-point"
  | "/terima-hadiah"
  | "/gabung-member"
  | "/laporan-daftar-member"
  | "/laporan-top-member"
  | "/laporan-harian-member"
  | "/laporan-kartu-stock-hadiah"
  | "/export-data-member"
  | "/parameter-reset-poin-member"
  | "/terima-sepuhan"
  | "/terima-barang-cuci"
  | "/sortir-pembelian"
  | "/pindah-sortir"
  | "/wasting-sepuhan"
  | "/laporan-wasting-sepuhan"
  | "/laporan-susut-lebur"
  | "/laporan-jual-ciok"
  | "/laporan-jalan-emas"
  | "/laporan-kirim-barang-kepusat"
  | "/laporan-sortir-pembelian"
  | "/laporan-pindah-sortir"
  | "/laporan-saldo-barang-aktif"
  | "/laporan-cucian-harian"
  | "/kirim-barang-cuci"
  | "/stock-cuci-manual"
  | "/laporan-stock-cuci-manual"
  | "/lihat-pre-order"
  | "/transaksi-pre-order"
  | "/laporan-penjualan-po"
  | "/closing-barang-po"
  | "/laporan-outstand-po"
  | "/laporan-closing-barang-po"
  | "/laporan-transaksi-po"
  | "/import-pre-order"
  | "/data-batu"
  | "/terima-batu"
  | "/pasang-batu"
  | "/keluar-batu"
  | "/jual-batu"
  | "/jenis-batu"
  | "/master-supplier-berlian"
  | "/laporan-buku-berlian"
  | "/master-batu-shape"
  | "/master-batu-color"
  | "/master-batu-clarity"
  | "/master-batu-fluorencence"
  | "/master-batu-symetry"
  | "/master-batu-polish"
  | "/master-batu-cutgrade"
  | "/master-batu-berlian"
  | "/kirim-barang-kecabang"
  | "/laporan-kirim-barang"
  | "/terima-barang"
  | "/master-toko"
  | "/kirim-barang"
  | "/laporan-kirim-barang-online"
  | "/parameter-kupon"
  | "/cek-kupon"
  | "/master-potongan-pembelian"
  | "/stock-opname-rfid"
  | "/laporan-stock-opname-rfid"
  | "/master-supplier"
  | "/plafond-kadar-hutang"
  | "/master-plafond-hutang"
  | "/parameter-bunga-hutang"
  | "/parameter-bonus-sales"
  | "/laporan-bayar-point"
  | "/stock-opname-global"
  | "/laporan-stock-opname-global"
  | "/laporan-transaksi-harian"
  | "/validasi-pesanan"
  | "/validasi-service"
  | "/whatsapp-setting"
  | "/parameter-deskripsi-service"
  | "/parameter-akun"
  | "/jurnal"
  | "/jurnal-manual"
  | "/e-faktur"
  | "/laporan-ppn-masa"
  | "/laporan-jurnal"
  | "/laporan-buku-besar"
  | "/laporan-neraca-saldo"
  | "/laporan-laba-rugi"
  | "/laporan-neraca"
  | "/laporan-jurnal-rantai"
  | "/laporan-buku-besar-rantai"
  | "/laporan-neraca-saldo-rantai"
  | "/laporan-laba-rugi-rantai"
  | "/laporan-neraca-rantai"
  | "/setting-nota-slip"
  | "/kirim-barang-external"
  | "/update-barang-external"
  | "/data-barang-manual"
  | "/pindah-barang-manual"
  | "/hancur-barang-manual"
  | "/laporan-tambah-barang-manual"
  | "/laporan-pindah-barang-manual"
  | "/laporan-hancur-barang-manual"
  | "/laporan-summary-barang-manual"
  | "/transaksi-jual-beli-manual"
  | "/lihat-penjualan-manual"
  | "/lihat-pembelian-manual"
  | "/batal-pembelian-manual"
  | "/batal-penjualan-manual"
  | "/laporan-penjualan-manual"
  | "/laporan-pembelian-manual"
  | "/laporan-batal-penjualan-manual"
  | "/laporan-batal-pembelian-manual"
  | "/parameter-cicilan"
  | "/transaksi-cicilan"
  | "/lihat-cicilan"
  | "/lelang-cicilan"
  | "/batal-cicilan"
  | "/master-kelompok-harga"
  | "/laporan-pinjaman-rekap"
  | "/laporan-penebusan-rekap"
  | "/laporan-global-penjualan"
  | "/laporan-global-pembelian"
  | "/laporan-global-sales"
  | "/laporan-global-stock-pinjam"
  | "/laporan-pembelian-perfaktur"
  | "/laporan-penebusan-detail"
  | "/laporan-global-stock-toko"
  | "/laporan-transaksi-cash"
  | "/kunci-api"
  | "/webhook"
  | "/marketplace-setting"
  | "/export-csv"
  | "/settingsystem"
  | "/pilih-toko"
  | "/dashboard-kas-harian"
  ;

export const RUTE: readonly Rute[] = [
  { path: "/", judul: "Login", menu: [], domain: "shell", jenis: "public" },
  { path: "/terms-and-conditions", judul: "Terms And Conditions", menu: [], domain: "shell", jenis: "public" },
  { path: "/privacy-policy", judul: "Privacy Policy", menu: [], domain: "shell", jenis: "public" },
  { path: "/home", judul: "Home", menu: [], domain: "shell", jenis: "page", bebasAkses: true },
  { path: "/dashboard", judul: "Dashboard", menu: ["Dashboard"], domain: "shell", jenis: "page", bebasAkses: true },
  { path: "/dashboardPusat", judul: "Dashboard Pusat", menu: ["Dashboard"], domain: "shell", jenis: "page" },
  { path: "/404", judul: "404", menu: [], domain: "shell", jenis: "page", bebasAkses: true },
  { path: "/blank", judul: "Blank", menu: [], domain: "shell", jenis: "page", bebasAkses: true },
  { path: "/landingpages", judul: "Landingpages", menu: [], domain: "shell", jenis: "page", bebasAkses: true },
  { path: "/subMenuBarang", judul: "Menu Barang", menu: [], domain: "shell", jenis: "submenu", bebasAkses: true },
  { path: "/SubMenuPenjualan", judul: "Menu Penjualan", menu: [], domain: "shell", jenis: "submenu", bebasAkses: true },
  { path: "/SubMenuPesanan", judul: "Menu Pesanan", menu: [], domain: "shell", jenis: "submenu", bebasAkses: true },
  { path: "/SubMenuPembelian", judul: "Menu Pembelian", menu: [], domain: "shell", jenis: "submenu", bebasAkses: true },
  { path: "/SubMenuService", judul: "Menu Service", menu: [], domain: "shell", jenis: "submenu", bebasAkses: true },
  { path: "/SubMenuHutang", judul: "Menu Hutang", menu: [], domain: "shell", jenis: "submenu", bebasAkses: true },
  { path: "/SubMenuValidasi", judul: "Menu Validasi", menu: [], domain: "shell", jenis: "submenu", bebasAkses: true },
  { path: "/SubMenuLaporan", judul: "Menu Laporan", menu: [], domain: "shell", jenis: "submenu", bebasAkses: true },
  { path: "/SubMenuUtility", judul: "Menu Utility", menu: [], domain: "shell", jenis: "submenu", bebasAkses: true },
  { path: "/SubMenuMember", judul: "Menu Member", menu: [], domain: "shell", jenis: "submenu", bebasAkses: true },
  { path: "/master-kategori", judul: "Master Kategori", menu: ["Data Master"], domain: "masters", jenis: "master" },
  { path: "/master-jenis", judul: "Master Jenis", menu: ["Data Master"], domain: "masters", jenis: "master" },
  { path: "/master-group", judul: "Master Group", menu: ["Data Master"], domain: "masters", jenis: "master" },
  { path: "/master-bandrol", judul: "Master Bandrol", menu: ["Data Master"], domain: "masters", jenis: "master" },
  { path: "/master-kode-transaksi", judul: "Master Kode Transaksi", menu: ["Data Master"], domain: "masters", jenis: "master" },
  { path: "/master-gudang", judul: "Master Gudang", menu: ["Data Master"], domain: "masters", jenis: "master" },
  { path: "/master-baki", judul: "Master Baki", menu: ["Data Master"], domain: "masters", jenis: "master" },
  { path: "/master-sales", judul: "Master Sales", menu: ["Data Master"], domain: "masters", jenis: "master" },
  { path: "/master-pelebur", judul: "Master Pelebur", menu: ["Data Master"], domain: "masters", jenis: "master", modul: "SEPUHAN_MODULE" },
  { path: "/master-tukang", judul: "Master Tukang", menu: ["Data Master"], domain: "masters", jenis: "master" },
  { path: "/master-kondisi-barang", judul: "Master Kondisi Barang", menu: ["Data Master"], domain: "masters", jenis: "master" },
  { path: "/master-kondisi-pembelian", judul: "Master Kondisi Pembelian", menu: ["Data Master"], domain: "masters", jenis: "master" },
  { path: "/master-kondisi-pinjaman", judul: "Master Kondisi Pinjaman", menu: ["Data Master"], domain: "masters", jenis: "master" },
  { path: "/master-data-hadiah", judul: "Master Data Hadiah", menu: ["Data Master"], domain: "masters", jenis: "master" },
  { path: "/master-parameter-rugi-nota", judul: "Master Parameter Rugi Nota", menu: ["Data Master"], domain: "masters", jenis: "master" },
  { path: "/master-parameter-harga-emas", judul: "Master Parameter Harga Emas", menu: ["Data Master"], domain: "masters", jenis: "master" },
  { path: "/master-parameter-jenis-group", judul: "Master Parameter Jenis Group", menu: ["Data Master"], domain: "masters", jenis: "master" },
  { path: "/master-kadar", judul: "Master Kadar", menu: ["Data Master"], domain: "masters", jenis: "master" },
  { path: "/master-bank", judul: "Master Bank", menu: ["Data Master"], domain: "masters", jenis: "master" },
  { path: "/master-rekening", judul: "Master Rekening", menu: ["Data Master"], domain: "masters", jenis: "master" },
  { path: "/master-marketplace", judul: "Master Marketplace", menu: ["Data Master"], domain: "masters", jenis: "master" },
  { path: "/master-warna", judul: "Master Warna", menu: ["Data Master"], domain: "masters", jenis: "master" },
  { path: "/master-parameter-point", judul: "Master Parameter Point", menu: ["Data Master"], domain: "masters", jenis: "master" },
  { path: "/master-parameter-keterangan-nota", judul: "Master Parameter Keterangan Nota", menu: ["Data Master"], domain: "masters", jenis: "master" },
  { path: "/parameter-ongkos", judul: "Parameter Ongkos", menu: ["Data Master"], domain: "masters", jenis: "master" },
  { path: "/parameter-hutang-pokok", judul: "Parameter Hutang Pokok", menu: ["Data Master"], domain: "masters", jenis: "master", modul: "PARAMETER_JUMLAH_HUTANG_POKOK_MODULE", kecualiNilai: "HARGA_EMAS" },
  { path: "/tambah-data-barang", judul: "Tambah Data Barang", menu: ["Data Barang"], domain: "goods", jenis: "transaction" },
  { path: "/tambah-barang-banyak", judul: "Tambah Barang Banyak", menu: ["Data Barang"], domain: "goods", jenis: "transaction" },
  { path: "/data-barang", judul: "Data Barang", menu: ["Data Barang"], domain: "goods", jenis: "transaction" },
  { path: "/pindah-barang", judul: "Pindah Barang", menu: ["Data Barang"], domain: "goods", jenis: "transaction" },
  { path: "/pindah-barang-satu-baki", judul: "Pindah Barang Satu Baki", menu: ["Data Barang"], domain: "goods", jenis: "transaction" },
  { path: "/hancur-data-barang", judul: "Hancur Data Barang", menu: ["Data Barang"], domain: "goods", jenis: "transaction" },
  { path: "/timbang-baki", judul: "Timbang Baki", menu: ["Data Barang"], domain: "goods", jenis: "transaction" },
  { path: "/cetak-barcode", judul: "Cetak Barcode", menu: ["Data Barang"], domain: "goods", jenis: "transaction" },
  { path: "/tambah-dan-ambil-stock-aksesoris", judul: "Tambah Dan Ambil Stock Aksesoris", menu: ["Data Barang"], domain: "goods", jenis: "transaction" },
  { path: "/penerimaan-barang", judul: "Penerimaan Barang", menu: ["Data Barang"], domain: "goods", jenis: "transaction" },
  { path: "/update-profit-barang", judul: "Update Profit Barang", menu: ["Data Barang"], domain: "goods", jenis: "transaction" },
  { path: "/hancur-barang-perbaki", judul: "Hancur Barang Perbaki", menu: ["Data Barang"], domain: "goods", jenis: "transaction" },
  { path: "/kirim-barang-retur", judul: "Kirim Barang Retur", menu: ["Data Barang"], domain: "goods", jenis: "transaction" },
  { path: "/transaksi-pembelian", judul: "Transaksi Pembelian", menu: ["Pembelian"], domain: "purchases", jenis: "transaction" },
  { path: "/hancur-pembelian", judul: "Hancur Pembelian", menu: ["Pembelian"], domain: "purchases", jenis: "transaction" },
  { path: "/lihat-pembelian", judul: "Lihat Pembelian", menu: ["Pembelian"], domain: "purchases", jenis: "transaction" },
  { path: "/batal-pembelian", judul: "Batal Pembelian", menu: ["Pembelian"], domain: "purchases", jenis: "transaction" },
  { path: "/transaksi-penjualan", judul: "Transaksi Penjualan", menu: ["Penjualan"], domain: "sales", jenis: "transaction" },
  { path: "/lihat-penjualan", judul: "Lihat Penjualan", menu: ["Penjualan"], domain: "sales", jenis: "transaction" },
  { path: "/validasi-penjualan", judul: "Validasi Penjualan", menu: ["Validasi"], domain: "sales", jenis: "transaction" },
  { path: "/validasi-titipan", judul: "Validasi Titipan", menu: ["Validasi"], domain: "sales", jenis: "transaction" },
  { path: "/batal-penjualan", judul: "Batal Penjualan", menu: ["Penjualan"], domain: "sales", jenis: "transaction" },
  { path: "/lihat-titipan", judul: "Lihat Titipan", menu: ["Penjualan"], domain: "sales", jenis: "transaction" },
  { path: "/transaksi-pesanan", judul: "Transaksi Pesanan", menu: ["Pesanan"], domain: "orders", jenis: "transaction" },
  { path: "/lihat-pesanan", judul: "Lihat Pesanan", menu: ["Pesanan"], domain: "orders", jenis: "transaction" },
  { path: "/ambil-barang-contoh", judul: "Ambil Barang Contoh", menu: ["Pesanan"], domain: "orders", jenis: "transaction" },
  { path: "/lot-lebur", judul: "Lot Lebur", menu: ["Data Barang","Sepuhan"], domain: "refining", jenis: "transaction", modul: "SEPUHAN_MODULE" },
  { path: "/jual-ciok", judul: "Jual Ciok", menu: ["Data Barang","Sepuhan"], domain: "refining", jenis: "transaction", modul: "SEPUHAN_MODULE" },
  { path: "/emas-tukang", judul: "Emas Tukang", menu: ["Pesanan"], domain: "orders", jenis: "transaction" },
  { path: "/transaksi-services", judul: "Transaksi Service", menu: ["Service"], domain: "services", jenis: "transaction" },
  { path: "/lihat-services", judul: "Lihat Service", menu: ["Service"], domain: "services", jenis: "transaction" },
  { path: "/transaksi-hutang", judul: "Transaksi Hutang", menu: ["Hutang"], domain: "loans", jenis: "transaction", modul: "HUTANG_MODULE" },
  { path: "/lihat-hutang", judul: "Lihat Hutang", menu: ["Hutang"], domain: "loans", jenis: "transaction", modul: "HUTANG_MODULE" },
  { path: "/lelang-hutang", judul: "Lelang Hutang", menu: ["Hutang"], domain: "loans", jenis: "transaction", modul: "HUTANG_MODULE" },
  { path: "/batal-hutang-lunas", judul: "Batal Hutang Lunas", menu: ["Hutang"], domain: "loans", jenis: "transaction", modul: "HUTANG_MODULE" },
  { path: "/jatuh-tempo-hutang", judul: "Jatuh Tempo Hutang", menu: ["Hutang"], domain: "loans", jenis: "transaction", modul: "HUTANG_MODULE" },
  { path: "/kantong-hutang", judul: "Kantong Jaminan", menu: ["Hutang"], domain: "loans", jenis: "transaction", modul: "HUTANG_MODULE" },
  { path: "/hitung-jaminan", judul: "Hitung Jaminan", menu: ["Hutang"], domain: "loans", jenis: "transaction", modul: "HUTANG_MODULE" },
  { path: "/kelebihan-hutang", judul: "Kelebihan Hutang", menu: ["Hutang"], domain: "loans", jenis: "transaction", modul: "HUTANG_MODULE" },
  { path: "/validasi-hutang", judul: "Validasi Hutang", menu: ["Validasi"], domain: "loans", jenis: "transaction", modul: "HUTANG_MODULE" },
  { path: "/validasi-jual-beli", judul: "Validasi Jual Beli", menu: ["Validasi"], domain: "sales", jenis: "transaction" },
  { path: "/uang-bank", judul: "Uang Bank", menu: ["Keuangan"], domain: "money", jenis: "transaction" },
  { path: "/uang-kas", judul: "Uang Kas", menu: ["Keuangan"], domain: "money", jenis: "transaction" },
  { path: "/kirim-uang-pusat", judul: "Kirim Uang Pusat", menu: ["Keuangan"], domain: "money", jenis: "transaction" },
  { path: "/terima-uang-kas", judul: "Terima Uang Kas", menu: ["Keuangan"], domain: "money", jenis: "transaction" },
  { path: "/gesek-tunai", judul: "Gesek Tunai", menu: ["Keuangan"], domain: "money", jenis: "transaction", modul: "GESEK_TUNAI_MODULE" },
  { path: "/pengalihan-saldo-uang", judul: "Pengalihan Saldo Uang", menu: ["Data Master"], domain: "money", jenis: "transaction" },
  { path: "/tutup-toko", judul: "Tutup Toko", menu: ["Utility"], domain: "money", jenis: "transaction" },
  { path: "/validasi-non-cash", judul: "Validasi Non Cash", menu: ["Validasi"], domain: "money", jenis: "transaction", modul: "VALIDASI_NON_CASH_MODULE" },
  { path: "/stock-opname", judul: "Stock Opname", menu: ["Data Barang","Stock Opname"], domain: "opname", jenis: "transaction" },
  { path: "/stock-opname-gudang", judul: "Stock Opname Gudang", menu: ["Data Barang","Stock Opname"], domain: "opname", jenis: "transaction" },
  { path: "/stock-opname-penerimaan", judul: "Stock Opname Penerimaan", menu: ["Data Barang","Stock Opname"], domain: "opname", jenis: "transaction" },
  { path: "/import-data-pusat", judul: "Import Data Pusat", menu: ["Utility"], domain: "settings", jenis: "page" },
  { path: "/data-users", judul: "Data Users", menu: ["Utility"], domain: "settings", jenis: "page" },
  { path: "/hak-akses-users", judul: "Hak Akses Users", menu: ["Utility"], domain: "settings", jenis: "page" },
  { path: "/hak-akses-news", judul: "Hak Akses", menu: ["Utility"], domain: "settings", jenis: "page" },
  { path: "/settingtoko", judul: "Setting Toko", menu: ["Utility"], domain: "settings", jenis: "page" },
  { path: "/validasi-susut", judul: "Validasi Susut", menu: ["Validasi"], domain: "goods", jenis: "transaction" },
  { path: "/laporan-validasi-susut", judul: "Laporan Validasi Susut", menu: ["Laporan","Barang"], domain: "reports", jenis: "report" },
  { path: "/laporan-cash-back", judul: "Laporan Cash Back", menu: ["Laporan","Keuangan"], domain: "reports", jenis: "report" },
  { path: "/laporan-stock-opname", judul: "Laporan Stock Opname", menu: ["Laporan","Barang"], domain: "reports", jenis: "report" },
  { path: "/redirect-to-grosir", judul: "Grosir", menu: ["Utility"], domain: "settings", jenis: "page" },
  { path: "/banner-katalog", judul: "Banner Katalog", menu: ["Katalog","Emas"], domain: "catalogue", jenis: "catalogue" },
  { path: "/kategori-katalog", judul: "Kategori Katalog", menu: ["Katalog","Emas"], domain: "catalogue", jenis: "catalogue" },
  { path: "/item-katalog", judul: "Item Katalog", menu: ["Katalog","Emas"], domain: "catalogue", jenis: "catalogue" },
  { path: "/info-katalog", judul: "Info Katalog", menu: ["Katalog","Emas"], domain: "catalogue", jenis: "catalogue" },
  { path: "/group-description-katalog", judul: "Group Description Katalog", menu: ["Katalog","Emas"], domain: "catalogue", jenis: "catalogue" },
  { path: "/hadiah-katalog", judul: "Hadiah Katalog", menu: ["Katalog","Emas"], domain: "catalogue", jenis: "catalogue" },
  { path: "/harga-katalog", judul: "Harga Katalog", menu: ["Katalog","Emas"], domain: "catalogue", jenis: "catalogue" },
  { path: "/kontak-admin-katalog", judul: "Kontak Admin Katalog", menu: ["Katalog","Emas"], domain: "catalogue", jenis: "catalogue" },
  { path: "/splashscreen-katalog", judul: "Splashscreen Katalog", menu: ["Katalog","Emas"], domain: "catalogue", jenis: "catalogue" },
  { path: "/banner-katalog-diamond", judul: "Banner Katalog Diamond", menu: ["Katalog","Diamond"], domain: "catalogue", jenis: "catalogue" },
  { path: "/kategori-katalog-diamond", judul: "Kategori Katalog Diamond", menu: ["Katalog","Diamond"], domain: "catalogue", jenis: "catalogue" },
  { path: "/item-katalog-diamond", judul: "Item Katalog Diamond", menu: ["Katalog","Diamond"], domain: "catalogue", jenis: "catalogue" },
  { path: "/info-katalog-diamond", judul: "Info Katalog Diamond", menu: ["Katalog","Diamond"], domain: "catalogue", jenis: "catalogue" },
  { path: "/group-description-katalog-diamond", judul: "Group Description Katalog Diamond", menu: ["Katalog","Diamond"], domain: "catalogue", jenis: "catalogue" },
  { path: "/hadiah-katalog-diamond", judul: "Hadiah Katalog Diamond", menu: ["Katalog","Diamond"], domain: "catalogue", jenis: "catalogue" },
  { path: "/harga-katalog-diamond", judul: "Harga Katalog Diamond", menu: ["Katalog","Diamond"], domain: "catalogue", jenis: "catalogue" },
  { path: "/kontak-admin-katalog-diamond", judul: "Kontak Admin Katalog Diamond", menu: ["Katalog","Diamond"], domain: "catalogue", jenis: "catalogue" },
  { path: "/splashscreen-katalog-diamond", judul: "Splashscreen Katalog Diamond", menu: ["Katalog","Diamond"], domain: "catalogue", jenis: "catalogue" },
  { path: "/laporan-aktivasi-member", judul: "Laporan Member", menu: ["Laporan","Member"], domain: "reports", jenis: "report" },
  { path: "/laporan-hancur-pembelian", judul: "Laporan Hancur Pembelian", menu: ["Laporan","Pembelian"], domain: "reports", jenis: "report" },
  { path: "/laporan-pembelian-sales", judul: "Laporan Pembelian Sales", menu: ["Laporan","Pembelian"], domain: "reports", jenis: "report" },
  { path: "/laporan-transaksi-pembelian", judul: "Laporan Transaksi Pembelian", menu: ["Laporan","Pembelian"], domain: "reports", jenis: "report" },
  { path: "/laporan-transaksi-pembelian-history", judul: "Laporan Transaksi Pembelian History", menu: ["Laporan","Pembelian"], domain: "reports", jenis: "report" },
  { path: "/laporan-batal-pembelian", judul: "Laporan Batal Pembelian", menu: ["Laporan","Pembelian"], domain: "reports", jenis: "report" },
  { path: "/laporan-batal-penjualan", judul: "Laporan Batal Penjualan", menu: ["Laporan","Penjualan"], domain: "reports", jenis: "report" },
  { path: "/laporan-titip-uang", judul: "Laporan Titip Uang", menu: ["Laporan","Penjualan"], domain: "reports", jenis: "report" },
  { path: "/laporan-pesanan", judul: "Laporan Pesanan", menu: ["Laporan","Pesanan"], domain: "reports", jenis: "report" },
  { path: "/laporan-tukang", judul: "Laporan Tukang", menu: ["Laporan","Pesanan"], domain: "reports", jenis: "report" },
  { path: "/laporan-susut-tukang", judul: "Laporan Susut Tukang", menu: ["Laporan","Pesanan"], domain: "reports", jenis: "report" },
  { path: "/laporan-gesek-tunai", judul: "Laporan Gesek Tunai", menu: ["Laporan","Keuangan"], domain: "reports", jenis: "report", modul: "GESEK_TUNAI_MODULE" },
  { path: "/laporan-perubahan-harga-emas", judul: "Laporan Perubahan Harga Emas", menu: ["Laporan","Akhir Hari dan Global"], domain: "reports", jenis: "report" },
  { path: "/laporan-penjualan-sales", judul: "Laporan Penjualan Sales", menu: ["Laporan","Penjualan"], domain: "reports", jenis: "report" },
  { path: "/laporan-penjualan-kupon", judul: "Laporan Penjualan Kupon", menu: ["Laporan","Penjualan"], domain: "reports", jenis: "report" },
  { path: "/laporan-transaksi-penjualan", judul: "Laporan Transaksi Penjualan", menu: ["Laporan","Penjualan"], domain: "reports", jenis: "report" },
  { path: "/laporan-transaksi-penjuala-berlian", judul: "Laporan Transaksi Penjualan Berlian", menu: ["Laporan","Berlian"], domain: "reports", jenis: "report" },
  { path: "/laporan-penjualan-cicilan", judul: "Laporan Penjualan Cicilan", menu: ["Laporan","Pinjaman"], domain: "reports", jenis: "report" },
  { path: "/laporan-penjualan-bayar", judul: "Laporan Penjualan Bayar", menu: ["Laporan","Penjualan"], domain: "reports", jenis: "report" },
  { path: "/laporan-services", judul: "Laporan Service", menu: ["Laporan","Service"], domain: "reports", jenis: "report" },
  { path: "/laporan-stock-hutang", judul: "Laporan Stock Hutang", menu: ["Laporan","Pinjaman"], domain: "reports", jenis: "report", modul: "HUTANG_MODULE" },
  { path: "/laporan-batal-service", judul: "Laporan Batal Service", menu: ["Laporan","Service"], domain: "reports", jenis: "report" },
  { path: "/laporan-service-ambil", judul: "Laporan Service Ambil", menu: ["Laporan","Service"], domain: "reports", jenis: "report" },
  { path: "/laporan-service-masuk", judul: "Laporan Service Masuk", menu: ["Laporan","Service"], domain: "reports", jenis: "report" },
  { path: "/laporan-service-selesai", judul: "Laporan Service Selesai", menu: ["Laporan","Service"], domain: "reports", jenis: "report" },
  { path: "/laporan-transaksi-keuangan-cash", judul: "Laporan Transaksi Keuangan Cash", menu: ["Laporan","Keuangan"], domain: "reports", jenis: "report" },
  { path: "/laporan-kirim-uang-pusat", judul: "Laporan Kirim Uang Pusat", menu: ["Laporan","Keuangan"], domain: "reports", jenis: "report" },
  { path: "/laporan-terima-uang-pusat", judul: "Laporan Terima Uang Pusat", menu: ["Laporan","Keuangan"], domain: "reports", jenis: "report" },
  { path: "/laporan-keuangan-non-cash", judul: "Laporan Keuangan Non Cash", menu: ["Laporan","Keuangan"], domain: "reports", jenis: "report" },
  { path: "/laporan-terima-barang", judul: "Laporan Terima Barang", menu: ["Laporan","Barang"], domain: "reports", jenis: "report" },
  { path: "/laporan-otorisasi", judul: "Laporan Otorisasi", menu: ["Laporan","Akhir Hari dan Global"], domain: "reports", jenis: "report" },
  { path: "/laporan-authorization", judul: "Laporan Authorization", menu: ["Laporan","Akhir Hari dan Global"], domain: "reports", jenis: "report" },
  { path: "/posisi-emas", judul: "Posisi Emas", menu: ["Laporan","Akhir Hari dan Global"], domain: "reports", jenis: "transaction", level: ["OWN","SU"] },
  { path: "/laporan-audit", judul: "Laporan Audit", menu: ["Laporan","Akhir Hari dan Global"], domain: "reports", jenis: "report", level: ["OWN","SU","SPV"] },
  { path: "/laporan-validasi-master", judul: "Laporan Validasi Master", menu: ["Laporan","Akhir Hari dan Global"], domain: "reports", jenis: "report", level: ["OWN","SU","SPV"] },
  { path: "/laporan-pindah-barang", judul: "Laporan Pindah Barang", menu: ["Laporan","Barang"], domain: "reports", jenis: "report" },
  { path: "/laporan-hancur-barang", judul: "Laporan Hancur Barang", menu: ["Laporan","Barang"], domain: "reports", jenis: "report" },
  { path: "/laporan-barang-detail", judul: "Laporan Barang Detail", menu: ["Laporan","Barang"], domain: "reports", jenis: "report" },
  { path: "/laporan-pembelian-per-kondisi", judul: "Laporan Pembelian Per Kondisi", menu: ["Laporan","Pembelian"], domain: "reports", jenis: "report" },
  { path: "/laporan-akhir_hari", judul: "Laporan Akhir Hari", menu: ["Laporan","Akhir Hari dan Global"], domain: "reports", jenis: "report" },
  { path: "/laporan-keuangan-akhir-hari", judul: "Laporan Keuangan Akhir Hari", menu: ["Laporan","Keuangan"], domain: "reports", jenis: "report" },
  { path: "/laporan-harian-emas", judul: "Laporan Harian Emas", menu: ["Laporan","Akhir Hari dan Global"], domain: "reports", jenis: "report" },
  { path: "/laporan-barang-sumary", judul: "Laporan Barang Summary", menu: ["Laporan","Barang"], domain: "reports", jenis: "report" },
  { path: "/laporan-penjualan-marketplace", judul: "Laporan Penjualan Marketplace", menu: ["Laporan","Penjualan"], domain: "reports", jenis: "report" },
  { path: "/laporan-stock-jual", judul: "Laporan Stock Jual", menu: ["Laporan","Barang"], domain: "reports", jenis: "report" },
  { path: "/laporan-tambah-barang", judul: "Laporan Tambah Barang", menu: ["Laporan","Barang"], domain: "reports", jenis: "report" },
  { path: "/laporan-transaksi-hutang", judul: "Laporan Transaksi Hutang", menu: ["Laporan","Pinjaman"], domain: "reports", jenis: "report", modul: "HUTANG_MODULE" },
  { path: "/laporan-hutang-lunas", judul: "Laporan Hutang Lunas", menu: ["Laporan","Pinjaman"], domain: "reports", jenis: "report", modul: "HUTANG_MODULE" },
  { path: "/laporan-pinjaman-detail", judul: "Laporan Pinjaman Detail", menu: ["Laporan","Pinjaman"], domain: "reports", jenis: "report", modul: "HUTANG_MODULE" },
  { path: "/laporan-batal-hutang", judul: "Laporan Batal Hutang", menu: ["Laporan","Pinjaman"], domain: "reports", jenis: "report", modul: "HUTANG_MODULE" },
  { path: "/laporan-lelang-hutang", judul: "Laporan Lelang Hutang", menu: ["Laporan","Pinjaman"], domain: "reports", jenis: "report", modul: "HUTANG_MODULE" },
  { path: "/laporan-bunga-hutang", judul: "Laporan Bunga Hutang", menu: ["Laporan","Pinjaman"], domain: "reports", jenis: "report", modul: "HUTANG_MODULE" },
  { path: "/laporan-umur-hutang", judul: "Laporan Umur Hutang", menu: ["Laporan","Pinjaman"], domain: "reports", jenis: "report", modul: "HUTANG_MODULE" },
  { path: "/laporan-eod", judul: "Laporan EOD", menu: ["Laporan","Akhir Hari dan Global"], domain: "reports", jenis: "report" },
  { path: "/laporan-managerial-analisys", judul: "Laporan Managerial Analysis", menu: ["Laporan","Akhir Hari dan Global"], domain: "reports", jenis: "report" },
  { path: "/laporan-timbang-baki", judul: "Laporan Timbang Baki", menu: ["Laporan","Barang"], domain: "reports", jenis: "report" },
  { path: "/laporan-barang-tukar", judul: "Laporan Barang Tukar", menu: ["Laporan","Penjualan"], domain: "reports", jenis: "report" },
  { path: "/laporan-pembelian-transfer", judul: "Laporan Pembelian Transfer", menu: ["Laporan","Pembelian"], domain: "reports", jenis: "report" },
  { path: "/laporan-global-transaksi", judul: "Laporan Global Transaksi", menu: ["Laporan","Akhir Hari dan Global"], domain: "reports", jenis: "report" },
  { path: "/laporan-penjualan-margin", judul: "Laporan Penjualan Margin", menu: ["Laporan","Penjualan"], domain: "reports", jenis: "report" },
  { path: "/laporan-terima-barang-supplier", judul: "Laporan Terima Barang Supplier", menu: ["Laporan","Barang"], domain: "reports", jenis: "report" },
  { path: "/laporan-penjualan-rekap", judul: "Laporan Rekap Jual Pajak", menu: ["Laporan","Penjualan"], domain: "reports", jenis: "report" },
  { path: "/laporan-rekap-transaksi-pembelian", judul: "Laporan Rekap Transaksi Pembelian", menu: ["Laporan","Pembelian"], domain: "reports", jenis: "report" },
  { path: "/laporan-rekap-sales", judul: "Laporan Rekap Sales", menu: ["Laporan","Penjualan"], domain: "reports", jenis: "report" },
  { path: "/laporan-penjualan-global-jenis", judul: "Laporan Penjualan Global Jenis", menu: ["Laporan","Akhir Hari dan Global"], domain: "reports", jenis: "report" },
  { path: "/laporan-barang-acc", judul: "Laporan Barang ACC", menu: ["Laporan","Barang"], domain: "reports", jenis: "report" },
  { path: "/laporan-keuangan-cash-global", judul: "Laporan Keuangan Cash Global", menu: ["Laporan","Keuangan"], domain: "reports", jenis: "report" },
  { path: "/laporan-aktivitas-timbang-baki", judul: "Laporan Aktivitas Timbang Baki", menu: ["Laporan","Barang"], domain: "reports", jenis: "report" },
  { path: "/setting-nota", judul: "Setting Nota", menu: ["Utility"], domain: "settings", jenis: "page", levelBila: {"level":["OWN","SU"],"modul":"SETTING_NOTA_OWNER_ONLY"} },
  { path: "/data-member", judul: "Data Member", menu: ["Member"], domain: "members", jenis: "transaction", modul: "MEMBER_MODULE" },
  { path: "/setting-member", judul: "Setting Member Card", menu: ["Member"], domain: "members", jenis: "page", modul: "MEMBER_MODULE" },
  { path: "/lihat-transaksi-member", judul: "Lihat Transaksi Member", menu: ["Member"], domain: "members", jenis: "transaction", modul: "MEMBER_MODULE" },
  { path: "/transaksi-poin", judul: "Transaksi Poin", menu: ["Member"], domain: "members", jenis: "transaction", modul: "MEMBER_MODULE" },
  { path: "/tukar-point", judul: "Tukar Point", menu: ["Member"], domain: "members", jenis: "transaction", modul: "MEMBER_MODULE" },
  { path: "/terima-hadiah", judul: "Penerimaan Hadiah", menu: ["Member"], domain: "members", jenis: "transaction", modul: "MEMBER_MODULE" },
  { path: "/gabung-member", judul: "Gabung Member", menu: ["Member"], domain: "members", jenis: "transaction", modul: "MEMBER_MODULE" },
  { path: "/laporan-daftar-member", judul: "Laporan Daftar Member", menu: ["Laporan","Member"], domain: "reports", jenis: "report", modul: "MEMBER_MODULE" },
  { path: "/laporan-top-member", judul: "Laporan Top Member", menu: ["Laporan","Member"], domain: "reports", jenis: "report", modul: "MEMBER_MODULE" },
  { path: "/laporan-harian-member", judul: "Laporan Harian Member", menu: ["Laporan","Member"], domain: "reports", jenis: "report", modul: "MEMBER_MODULE" },
  { path: "/laporan-kartu-stock-hadiah", judul: "Laporan Kartu Stock Hadiah / Tukar Hadiah", menu: ["Member"], domain: "reports", jenis: "report", modul: "MEMBER_MODULE" },
  { path: "/export-data-member", judul: "Export Data Member", menu: ["Member"], domain: "members", jenis: "page", modul: "MEMBER_MODULE" },
  { path: "/parameter-reset-poin-member", judul: "Parameter Reset Poin Member", menu: ["Member"], domain: "members", jenis: "master", modul: "MEMBER_RESET_POIN_MODULE" },
  { path: "/terima-sepuhan", judul: "Terima Sepuhan", menu: ["Data Barang","Sepuhan"], domain: "refining", jenis: "transaction", modul: "SEPUHAN_MODULE", modulMati: "SEPUHAN_TERPUSAT_MODULE" },
  { path: "/terima-barang-cuci", judul: "Terima Barang Cuci", menu: ["Data Barang","Sepuhan"], domain: "refining", jenis: "transaction", modul: "SEPUHAN_MODULE", modulMati: "SEPUHAN_TERPUSAT_MODULE" },
  { path: "/sortir-pembelian", judul: "Sortir Pembelian", menu: ["Data Barang","Sepuhan"], domain: "refining", jenis: "transaction", modul: "SEPUHAN_MODULE", modulMati: "SEPUHAN_TERPUSAT_MODULE" },
  { path: "/pindah-sortir", judul: "Pindah Sortir", menu: ["Data Barang","Sepuhan"], domain: "refining", jenis: "transaction", modul: "SEPUHAN_MODULE", modulMati: "SEPUHAN_TERPUSAT_MODULE" },
  { path: "/wasting-sepuhan", judul: "Wasting Sepuhan", menu: ["Data Barang","Sepuhan"], domain: "refining", jenis: "transaction", modul: "SEPUHAN_MODULE", modulMati: "SEPUHAN_TERPUSAT_MODULE" },
  { path: "/laporan-wasting-sepuhan", judul: "Laporan Wasting Sepuhan", menu: ["Laporan","Sepuhan"], domain: "reports", jenis: "report", modul: "SEPUHAN_MODULE" },
  { path: "/laporan-susut-lebur", judul: "Laporan Susut Lebur", menu: ["Laporan","Sepuhan"], domain: "reports", jenis: "report", modul: "SEPUHAN_MODULE" },
  { path: "/laporan-jual-ciok", judul: "Laporan Jual Ciok", menu: ["Laporan","Sepuhan"], domain: "reports", jenis: "report", modul: "SEPUHAN_MODULE" },
  { path: "/laporan-jalan-emas", judul: "Laporan Jalan Emas", menu: ["Laporan","Sepuhan"], domain: "reports", jenis: "report", modul: "SEPUHAN_MODULE" },
  { path: "/laporan-kirim-barang-kepusat", judul: "Laporan Kirim Barang Kepusat", menu: ["Laporan","Sepuhan"], domain: "reports", jenis: "report", modul: "SEPUHAN_MODULE" },
  { path: "/laporan-sortir-pembelian", judul: "Laporan Sortir Pembelian", menu: ["Laporan","Sepuhan"], domain: "reports", jenis: "report", modul: "SEPUHAN_MODULE" },
  { path: "/laporan-pindah-sortir", judul: "Laporan Pindah Sortir", menu: ["Laporan","Sepuhan"], domain: "reports", jenis: "report", modul: "SEPUHAN_MODULE" },
  { path: "/laporan-saldo-barang-aktif", judul: "Laporan Saldo Barang Aktif", menu: ["Laporan","Barang"], domain: "reports", jenis: "report", modul: "SEPUHAN_MODULE" },
  { path: "/laporan-cucian-harian", judul: "Laporan Cucian Harian", menu: ["Laporan","Sepuhan"], domain: "reports", jenis: "report", modul: "SEPUHAN_MODULE" },
  { path: "/kirim-barang-cuci", judul: "Kirim Barang Cuci", menu: ["Data Barang","Sepuhan"], domain: "refining", jenis: "transaction", modul: "SEPUHAN_MODULE" },
  { path: "/stock-cuci-manual", judul: "Stock Cuci Manual", menu: ["Data Barang","Sepuhan"], domain: "refining", jenis: "transaction", modul: "STOCK_SEPUHAN_MANUAL_MODULE" },
  { path: "/laporan-stock-cuci-manual", judul: "Laporan Stock Cuci Manual", menu: ["Laporan","Sepuhan"], domain: "reports", jenis: "report", modul: "STOCK_SEPUHAN_MANUAL_MODULE" },
  { path: "/lihat-pre-order", judul: "Lihat Pre Order", menu: ["Pesanan","Pre Order"], domain: "preorders", jenis: "transaction", modul: "PRE_ORDER_MODULE" },
  { path: "/transaksi-pre-order", judul: "Transaksi Pre Order", menu: ["Pesanan","Pre Order"], domain: "preorders", jenis: "transaction", modul: "PRE_ORDER_MODULE" },
  { path: "/laporan-penjualan-po", judul: "Laporan Penjualan PO", menu: ["Laporan","Pre Order"], domain: "reports", jenis: "report", modul: "PRE_ORDER_MODULE" },
  { path: "/closing-barang-po", judul: "Closing Barang Pre Order", menu: ["Pesanan","Pre Order"], domain: "preorders", jenis: "transaction", modul: "PRE_ORDER_MODULE" },
  { path: "/laporan-outstand-po", judul: "Laporan Outstand PO", menu: ["Laporan","Pre Order"], domain: "reports", jenis: "report", modul: "PRE_ORDER_MODULE" },
  { path: "/laporan-closing-barang-po", judul: "Laporan Closing Barang PO", menu: ["Laporan","Pre Order"], domain: "reports", jenis: "report", modul: "PRE_ORDER_MODULE" },
  { path: "/laporan-transaksi-po", judul: "Laporan Transaksi Po", menu: ["Laporan","Pre Order"], domain: "reports", jenis: "report", modul: "PRE_ORDER_MODULE" },
  { path: "/import-pre-order", judul: "Import Pre Order", menu: ["Pesanan","Pre Order"], domain: "preorders", jenis: "transaction", modul: "PRE_ORDER_MODULE" },
  { path: "/data-batu", judul: "Data Batu", menu: ["Data Barang"], domain: "diamonds", jenis: "transaction", modul: "BERLIAN_MODULE" },
  { path: "/terima-batu", judul: "Terima Batu", menu: ["Data Barang"], domain: "diamonds", jenis: "transaction", modul: "BERLIAN_MODULE" },
  { path: "/pasang-batu", judul: "Pasang dan Lepas Batu", menu: ["Data Barang"], domain: "diamonds", jenis: "transaction", modul: "BERLIAN_MODULE" },
  { path: "/keluar-batu", judul: "Retur dan Titip Batu", menu: ["Data Barang"], domain: "diamonds", jenis: "transaction", modul: "BERLIAN_MODULE" },
  { path: "/jual-batu", judul: "Jual Batu", menu: ["Penjualan"], domain: "diamonds", jenis: "transaction", modul: "BERLIAN_MODULE" },
  { path: "/jenis-batu", judul: "Jenis Batu", menu: ["Data Master","Berlian"], domain: "diamonds", jenis: "master", modul: "BERLIAN_MODULE" },
  { path: "/master-supplier-berlian", judul: "Master Supplier Berlian", menu: ["Data Master","Berlian"], domain: "diamonds", jenis: "master", modul: "BERLIAN_MODULE" },
  { path: "/laporan-buku-berlian", judul: "Laporan Buku Berlian", menu: ["Laporan","Berlian"], domain: "reports", jenis: "report", modul: "BERLIAN_MODULE" },
  { path: "/master-batu-shape", judul: "Master Batu Shape", menu: ["Data Master","Berlian"], domain: "diamonds", jenis: "master", modul: "BERLIAN_MODULE" },
  { path: "/master-batu-color", judul: "Master Batu Color", menu: ["Data Master","Berlian"], domain: "diamonds", jenis: "master", modul: "BERLIAN_MODULE" },
  { path: "/master-batu-clarity", judul: "Master Batu Clarity", menu: ["Data Master","Berlian"], domain: "diamonds", jenis: "master", modul: "BERLIAN_MODULE" },
  { path: "/master-batu-fluorencence", judul: "Master Batu Fluorescence", menu: ["Data Master","Berlian"], domain: "diamonds", jenis: "master", modul: "BERLIAN_MODULE" },
  { path: "/master-batu-symetry", judul: "Master Batu Symmetry", menu: ["Data Master","Berlian"], domain: "diamonds", jenis: "master", modul: "BERLIAN_MODULE" },
  { path: "/master-batu-polish", judul: "Master Batu Polish", menu: ["Data Master","Berlian"], domain: "diamonds", jenis: "master", modul: "BERLIAN_MODULE" },
  { path: "/master-batu-cutgrade", judul: "Master Batu Cutgrade", menu: ["Data Master","Berlian"], domain: "diamonds", jenis: "master", modul: "BERLIAN_MODULE" },
  { path: "/master-batu-berlian", judul: "Master Batu Berlian", menu: ["Data Master","Berlian"], domain: "diamonds", jenis: "master", modul: "BERLIAN_MODULE" },
  { path: "/kirim-barang-kecabang", judul: "Kirim Barang Ke Cabang", menu: ["Data Barang","Kirim Barang"], domain: "shipping", jenis: "transaction", modul: "KIRIM_BARANG_MODULE" },
  { path: "/laporan-kirim-barang", judul: "Laporan Kirim Barang", menu: ["Laporan","Barang"], domain: "reports", jenis: "report", modul: "KIRIM_BARANG_MODULE" },
  { path: "/terima-barang", judul: "Terima Barang", menu: ["Data Barang","Kirim Barang"], domain: "shipping", jenis: "transaction", modul: "KIRIM_BARANG_MODULE" },
  { path: "/master-toko", judul: "Master Toko", menu: ["Data Barang","Kirim Barang"], domain: "shipping", jenis: "master", modul: "KIRIM_BARANG_MODULE" },
  { path: "/kirim-barang", judul: "Kirim Barang", menu: ["Data Barang","Kirim Barang"], domain: "shipping", jenis: "transaction", modul: "KIRIM_BARANG_MODULE" },
  { path: "/laporan-kirim-barang-online", judul: "Laporan Kirim Barang Online", menu: ["Laporan","Barang"], domain: "reports", jenis: "report", modul: "KIRIM_BARANG_ONLINE_STORE_MODULE" },
  { path: "/parameter-kupon", judul: "Parameter Kupon", menu: ["Penjualan","Kupon"], domain: "coupons", jenis: "master", modul: "KUPON_PENJUALAN_MODULE" },
  { path: "/cek-kupon", judul: "Cek Kupon", menu: ["Penjualan","Kupon"], domain: "coupons", jenis: "transaction", modul: "KUPON_PENJUALAN_MODULE" },
  { path: "/master-potongan-pembelian", judul: "Master Potongan Pembelian", menu: ["Data Master"], domain: "masters", jenis: "master", modul: "POTONGAN_PENJUALAN_MODULE" },
  { path: "/stock-opname-rfid", judul: "Stock Opname RFID", menu: ["Data Barang","Stock Opname"], domain: "opname", jenis: "transaction", modul: "RFID_MODULE" },
  { path: "/laporan-stock-opname-rfid", judul: "Laporan Stock Opname RFID", menu: ["Laporan","Barang"], domain: "reports", jenis: "report", modul: "RFID_MODULE" },
  { path: "/master-supplier", judul: "Master Supplier", menu: ["Data Master"], domain: "masters", jenis: "master", modul: "SUPPLIER_BARANG_MODULE" },
  { path: "/plafond-kadar-hutang", judul: "Plafond Kadar Hutang", menu: ["Hutang"], domain: "loans", jenis: "master", modul: "PLAFOND_HUTANG_MODULE" },
  { path: "/master-plafond-hutang", judul: "Master Plafond Hutang", menu: ["Hutang"], domain: "loans", jenis: "master", modul: "PLAFOND_HUTANG_MODULE" },
  { path: "/parameter-bunga-hutang", judul: "Parameter Bunga Hutang", menu: ["Hutang"], domain: "loans", jenis: "master", modul: "PARAMETER_BUNGA_HUTANG_MODULE" },
  { path: "/parameter-bonus-sales", judul: "Parameter Bonus Sales", menu: ["Data Master"], domain: "masters", jenis: "master", modul: "BONUS_SALES_TRANSACTION_MODULE" },
  { path: "/laporan-bayar-point", judul: "Laporan Bayar Point", menu: ["Laporan","Member"], domain: "reports", jenis: "report", modul: "PENJUALAN_BAYAR_POIN_MODULE" },
  { path: "/stock-opname-global", judul: "Stock Opname Global", menu: ["Data Barang","Stock Opname"], domain: "opname", jenis: "transaction", modul: "OPNAME_GLOBAL_DAILY_MODULE" },
  { path: "/laporan-stock-opname-global", judul: "Laporan Stock Opname Global", menu: ["Laporan","Akhir Hari dan Global"], domain: "reports", jenis: "report", modul: "OPNAME_GLOBAL_DAILY_MODULE" },
  { path: "/laporan-transaksi-harian", judul: "Laporan Transaksi Harian", menu: ["Laporan","Akhir Hari dan Global"], domain: "reports", jenis: "report", modul: "DAILY_SALDO_TRANSACTION_REPORT_MODULE" },
  { path: "/validasi-pesanan", judul: "Validasi Pesanan", menu: ["Validasi"], domain: "orders", jenis: "transaction", modul: "VALIDASI_PESANAN_MODULE" },
  { path: "/validasi-service", judul: "Validasi Service", menu: ["Validasi"], domain: "services", jenis: "transaction", modul: "VALIDASI_SERVICE_MODULE" },
  { path: "/whatsapp-setting", judul: "WhatsApp Setting", menu: ["Utility"], domain: "messaging", jenis: "page", modul: "WHATSAPP_MODULE" },
  { path: "/parameter-deskripsi-service", judul: "Parameter Deskripsi Service", menu: ["Data Master"], domain: "masters", jenis: "master", modul: "PARAMETER_DESKRIPSI_SERVICE_MODULE" },
  { path: "/parameter-akun", judul: "Parameter Akun", menu: ["Akuntansi"], domain: "accounting", jenis: "page", modul: "NAGAFIN_ACCOUNTING_MODULE" },
  { path: "/jurnal", judul: "Jurnal", menu: ["Akuntansi"], domain: "accounting", jenis: "page", modul: "NAGAFIN_ACCOUNTING_MODULE" },
  { path: "/jurnal-manual", judul: "Jurnal Manual", menu: ["Akuntansi"], domain: "accounting", jenis: "transaction", modul: "NAGAFIN_ACCOUNTING_MODULE" },
  { path: "/e-faktur", judul: "E-Faktur", menu: ["Akuntansi"], domain: "accounting", jenis: "transaction" },
  { path: "/laporan-ppn-masa", judul: "Laporan PPN Masa", menu: ["Akuntansi","Laporan"], domain: "reports", jenis: "report" },
  { path: "/laporan-jurnal", judul: "Laporan Jurnal", menu: ["Akuntansi","Laporan"], domain: "reports", jenis: "report", modul: "NAGAFIN_ACCOUNTING_MODULE" },
  { path: "/laporan-buku-besar", judul: "Laporan Buku Besar", menu: ["Akuntansi","Laporan"], domain: "reports", jenis: "report", modul: "NAGAFIN_ACCOUNTING_MODULE" },
  { path: "/laporan-neraca-saldo", judul: "Laporan Neraca Saldo", menu: ["Akuntansi","Laporan"], domain: "reports", jenis: "report", modul: "NAGAFIN_ACCOUNTING_MODULE" },
  { path: "/laporan-laba-rugi", judul: "Laporan Laba Rugi", menu: ["Akuntansi","Laporan"], domain: "reports", jenis: "report", modul: "NAGAFIN_ACCOUNTING_MODULE" },
  { path: "/laporan-neraca", judul: "Laporan Neraca", menu: ["Akuntansi","Laporan"], domain: "reports", jenis: "report", modul: "NAGAFIN_ACCOUNTING_MODULE" },
  { path: "/laporan-jurnal-rantai", judul: "Laporan Jurnal Rantai", menu: ["Akuntansi","Laporan"], domain: "reports", jenis: "report", pusat: true },
  { path: "/laporan-buku-besar-rantai", judul: "Laporan Buku Besar Rantai", menu: ["Akuntansi","Laporan"], domain: "reports", jenis: "report", pusat: true },
  { path: "/laporan-neraca-saldo-rantai", judul: "Laporan Neraca Saldo Rantai", menu: ["Akuntansi","Laporan"], domain: "reports", jenis: "report", pusat: true },
  { path: "/laporan-laba-rugi-rantai", judul: "Laporan Laba Rugi Rantai", menu: ["Akuntansi","Laporan"], domain: "reports", jenis: "report", pusat: true },
  { path: "/laporan-neraca-rantai", judul: "Laporan Neraca Rantai", menu: ["Akuntansi","Laporan"], domain: "reports", jenis: "report", pusat: true },
  { path: "/setting-nota-slip", judul: "Setting Nota Slip", menu: ["Utility"], domain: "settings", jenis: "page", levelBila: {"level":["OWN","SU"],"modul":"SETTING_NOTA_OWNER_ONLY"} },
  { path: "/kirim-barang-external", judul: "Kirim Barang External", menu: ["Data Barang","External"], domain: "external", jenis: "transaction", modul: "BARANG_WEB_EXTERNAL_MODULE" },
  { path: "/update-barang-external", judul: "Update Barang External", menu: ["Data Barang","External"], domain: "external", jenis: "transaction", modul: "BARANG_WEB_EXTERNAL_MODULE" },
  { path: "/data-barang-manual", judul: "Data Barang Manual", menu: ["Data Barang","Manual"], domain: "manual", jenis: "transaction", modul: "MANUAL_ITEMS_TRANSACTION_MODULE", atauMode: "STOCK_JUAL_MANUAL" },
  { path: "/pindah-barang-manual", judul: "Pindah Barang Manual", menu: ["Data Barang","Manual"], domain: "manual", jenis: "transaction", modul: "MANUAL_ITEMS_TRANSACTION_MODULE", atauMode: "STOCK_JUAL_MANUAL" },
  { path: "/hancur-barang-manual", judul: "Hancur Barang Manual", menu: ["Data Barang","Manual"], domain: "manual", jenis: "transaction", modul: "MANUAL_ITEMS_TRANSACTION_MODULE", atauMode: "STOCK_JUAL_MANUAL" },
  { path: "/laporan-tambah-barang-manual", judul: "Laporan Tambah Barang Manual", menu: ["Laporan","Barang"], domain: "reports", jenis: "report", modul: "MANUAL_ITEMS_TRANSACTION_MODULE", atauMode: "STOCK_JUAL_MANUAL" },
  { path: "/laporan-pindah-barang-manual", judul: "Laporan Pindah Barang Manual", menu: ["Laporan","Barang"], domain: "reports", jenis: "report", modul: "MANUAL_ITEMS_TRANSACTION_MODULE", atauMode: "STOCK_JUAL_MANUAL" },
  { path: "/laporan-hancur-barang-manual", judul: "Laporan Hancur Barang Manual", menu: ["Laporan","Barang"], domain: "reports", jenis: "report", modul: "MANUAL_ITEMS_TRANSACTION_MODULE", atauMode: "STOCK_JUAL_MANUAL" },
  { path: "/laporan-summary-barang-manual", judul: "Laporan Barang Manual Summary", menu: ["Laporan","Barang"], domain: "reports", jenis: "report", modul: "MANUAL_ITEMS_TRANSACTION_MODULE", atauMode: "STOCK_JUAL_MANUAL" },
  { path: "/transaksi-jual-beli-manual", judul: "Transaksi Jual Beli Manual", menu: ["Data Barang","Manual"], domain: "manual", jenis: "transaction", modul: "MANUAL_ITEMS_TRANSACTION_MODULE", atauMode: "STOCK_JUAL_MANUAL" },
  { path: "/lihat-penjualan-manual", judul: "Lihat Penjualan Manual", menu: ["Data Barang","Manual"], domain: "manual", jenis: "transaction", modul: "MANUAL_ITEMS_TRANSACTION_MODULE", atauMode: "STOCK_JUAL_MANUAL" },
  { path: "/lihat-pembelian-manual", judul: "Lihat Pembelian Manual", menu: ["Data Barang","Manual"], domain: "manual", jenis: "transaction", modul: "MANUAL_ITEMS_TRANSACTION_MODULE", atauMode: "STOCK_JUAL_MANUAL" },
  { path: "/batal-pembelian-manual", judul: "Batal Pembelian Manual", menu: ["Data Barang","Manual"], domain: "manual", jenis: "transaction", modul: "MANUAL_ITEMS_TRANSACTION_MODULE", atauMode: "STOCK_JUAL_MANUAL" },
  { path: "/batal-penjualan-manual", judul: "Batal Penjualan Manual", menu: ["Data Barang","Manual"], domain: "manual", jenis: "transaction", modul: "MANUAL_ITEMS_TRANSACTION_MODULE", atauMode: "STOCK_JUAL_MANUAL" },
  { path: "/laporan-penjualan-manual", judul: "Laporan Penjualan Manual", menu: ["Laporan","Penjualan"], domain: "reports", jenis: "report", modul: "MANUAL_ITEMS_TRANSACTION_MODULE", atauMode: "STOCK_JUAL_MANUAL" },
  { path: "/laporan-pembelian-manual", judul: "Laporan Pembelian Manual", menu: ["Laporan","Pembelian"], domain: "reports", jenis: "report", modul: "MANUAL_ITEMS_TRANSACTION_MODULE", atauMode: "STOCK_JUAL_MANUAL" },
  { path: "/laporan-batal-penjualan-manual", judul: "Laporan Batal Penjualan Manual", menu: ["Laporan","Penjualan"], domain: "reports", jenis: "report", modul: "MANUAL_ITEMS_TRANSACTION_MODULE", atauMode: "STOCK_JUAL_MANUAL" },
  { path: "/laporan-batal-pembelian-manual", judul: "Laporan Batal Pembelian Manual", menu: ["Laporan","Pembelian"], domain: "reports", jenis: "report", modul: "MANUAL_ITEMS_TRANSACTION_MODULE", atauMode: "STOCK_JUAL_MANUAL" },
  { path: "/parameter-cicilan", judul: "Parameter Cicilan", menu: ["Hutang","Cicilan"], domain: "instalments", jenis: "master", modul: "CICILAN_MODULE" },
  { path: "/transaksi-cicilan", judul: "Transaksi Cicilan", menu: ["Hutang","Cicilan"], domain: "instalments", jenis: "transaction", modul: "CICILAN_MODULE" },
  { path: "/lihat-cicilan", judul: "Lihat Cicilan", menu: ["Hutang","Cicilan"], domain: "instalments", jenis: "transaction", modul: "CICILAN_MODULE" },
  { path: "/lelang-cicilan", judul: "Lelang Cicilan", menu: ["Hutang","Cicilan"], domain: "instalments", jenis: "transaction", modul: "CICILAN_MODULE" },
  { path: "/batal-cicilan", judul: "Batal Cicilan", menu: ["Hutang","Cicilan"], domain: "instalments", jenis: "transaction", modul: "CICILAN_MODULE" },
  { path: "/master-kelompok-harga", judul: "Master Kelompok Harga", menu: ["Data Master"], domain: "masters", jenis: "master", modul: "HIDUP_FEATURE_MODULE" },
  { path: "/laporan-pinjaman-rekap", judul: "Laporan Pinjaman Rekap", menu: ["Laporan","Pinjaman"], domain: "reports", jenis: "report", modul: "HIDUP_FEATURE_MODULE" },
  { path: "/laporan-penebusan-rekap", judul: "Laporan Penebusan Rekap", menu: ["Laporan","Pinjaman"], domain: "reports", jenis: "report", modul: "HIDUP_FEATURE_MODULE" },
  { path: "/laporan-global-penjualan", judul: "Laporan Global Penjualan", menu: ["Laporan","Akhir Hari dan Global"], domain: "reports", jenis: "report", modul: "HIDUP_FEATURE_MODULE" },
  { path: "/laporan-global-pembelian", judul: "Laporan Global Pembelian", menu: ["Laporan","Akhir Hari dan Global"], domain: "reports", jenis: "report", modul: "HIDUP_FEATURE_MODULE" },
  { path: "/laporan-global-sales", judul: "Laporan Global Sales", menu: ["Laporan","Akhir Hari dan Global"], domain: "reports", jenis: "report", modul: "HIDUP_FEATURE_MODULE" },
  { path: "/laporan-global-stock-pinjam", judul: "Laporan Global Stock Pinjam", menu: ["Laporan","Pinjaman"], domain: "reports", jenis: "report", modul: "HIDUP_FEATURE_MODULE" },
  { path: "/laporan-pembelian-perfaktur", judul: "Laporan Pembelian Per Faktur", menu: ["Laporan","Pembelian"], domain: "reports", jenis: "report", modul: "HIDUP_FEATURE_MODULE" },
  { path: "/laporan-penebusan-detail", judul: "Laporan Penebusan Detail", menu: ["Laporan","Pinjaman"], domain: "reports", jenis: "report", modul: "HIDUP_FEATURE_MODULE" },
  { path: "/laporan-global-stock-toko", judul: "Laporan Global Stock Toko", menu: ["Laporan","Akhir Hari dan Global"], domain: "reports", jenis: "report", modul: "HIDUP_FEATURE_MODULE" },
  { path: "/laporan-transaksi-cash", judul: "Laporan Transaksi Cash", menu: ["Laporan","Keuangan"], domain: "reports", jenis: "report", modul: "HIDUP_FEATURE_MODULE" },
  { path: "/kunci-api", judul: "Kunci API", menu: ["Utility"], domain: "settings", jenis: "page", level: ["OWN","SU"] },
  { path: "/webhook", judul: "Webhook", menu: ["Utility"], domain: "settings", jenis: "page", level: ["OWN","SU"] },
  { path: "/marketplace-setting", judul: "Marketplace Setting", menu: ["Utility"], domain: "marketplace", jenis: "page", modul: "MARKETPLACE_INTEGRATION_MODULE", pengganti: true },
  { path: "/export-csv", judul: "Export Csv", menu: ["Utility"], domain: "settings", jenis: "page", level: ["SU","MU"] },
  { path: "/settingsystem", judul: "Setting System", menu: ["Utility"], domain: "settings", jenis: "page", level: ["OWN","SU","DEV","MU"] },
  { path: "/pilih-toko", judul: "Pilih Toko", menu: [], domain: "shell", jenis: "page", pusat: true, bebasAkses: true },
  { path: "/dashboard-kas-harian", judul: "Dashboard Kas Harian", menu: ["Dashboard"], domain: "shell", jenis: "page" },
];

/** Top-level menus in the order the sidebar shows them. */
export const URUTAN_MENU = ["Dashboard","Data Master","Data Barang","Pembelian","Penjualan","Pesanan","Service","Hutang","Member","Keuangan","Validasi","Katalog","Laporan","Akuntansi","Utility"] as const;

/** The reports that the server has a definition of. */
export const LAPORAN_TERDEFINISI: readonly PathRute[] = ["/laporan-barang-detail","/laporan-barang-sumary","/laporan-hancur-barang","/laporan-managerial-analisys","/laporan-pindah-barang","/laporan-saldo-barang-aktif","/laporan-stock-jual","/laporan-tambah-barang","/laporan-terima-barang-supplier","/laporan-buku-berlian","/laporan-batal-pembelian","/laporan-global-pembelian","/laporan-hancur-pembelian","/laporan-pembelian-per-kondisi","/laporan-pembelian-perfaktur","/laporan-pembelian-sales","/laporan-pembelian-transfer","/laporan-rekap-transaksi-pembelian","/laporan-transaksi-pembelian","/laporan-transaksi-pembelian-history","/laporan-penjualan-cicilan","/laporan-barang-acc","/laporan-hancur-barang-manual","/laporan-pindah-barang-manual","/laporan-summary-barang-manual","/laporan-tambah-barang-manual","/laporan-akhir_hari","/laporan-eod","/laporan-global-sales","/laporan-global-stock-toko","/laporan-global-transaksi","/laporan-harian-emas","/laporan-transaksi-harian","/laporan-aktivitas-timbang-baki","/laporan-stock-opname","/laporan-stock-opname-global","/laporan-stock-opname-rfid","/laporan-timbang-baki","/laporan-barang-tukar","/laporan-batal-penjualan","/laporan-global-penjualan","/laporan-penjualan-bayar","/laporan-penjualan-global-jenis","/laporan-penjualan-kupon","/laporan-penjualan-margin","/laporan-penjualan-marketplace","/laporan-penjualan-rekap","/laporan-penjualan-sales","/laporan-rekap-sales","/laporan-titip-uang","/laporan-transaksi-penjualan","/laporan-transaksi-penjuala-berlian","/laporan-cash-back","/laporan-gesek-tunai","/laporan-keuangan-akhir-hari","/laporan-keuangan-cash-global","/laporan-keuangan-non-cash","/laporan-kirim-uang-pusat","/laporan-terima-uang-pusat","/laporan-transaksi-cash","/laporan-transaksi-keuangan-cash","/laporan-kirim-barang","/laporan-kirim-barang-kepusat","/laporan-kirim-barang-online","/laporan-terima-barang","/laporan-validasi-susut","/laporan-jalan-emas","/laporan-jual-ciok","/laporan-susut-lebur","/laporan-batal-pembelian-manual","/laporan-batal-penjualan-manual","/laporan-pembelian-manual","/laporan-penjualan-manual","/laporan-aktivasi-member","/laporan-bayar-point","/laporan-daftar-member","/laporan-harian-member","/laporan-kartu-stock-hadiah","/laporan-top-member","/laporan-pesanan","/laporan-batal-hutang","/laporan-bunga-hutang","/laporan-global-stock-pinjam","/laporan-hutang-lunas","/laporan-lelang-hutang","/laporan-penebusan-detail","/laporan-penebusan-rekap","/laporan-pinjaman-detail","/laporan-pinjaman-rekap","/laporan-stock-hutang","/laporan-transaksi-hutang","/laporan-umur-hutang","/laporan-closing-barang-po","/laporan-outstand-po","/laporan-penjualan-po","/laporan-transaksi-po","/laporan-cucian-harian","/laporan-pindah-sortir","/laporan-sortir-pembelian","/laporan-stock-cuci-manual","/laporan-wasting-sepuhan","/laporan-batal-service","/laporan-service-ambil","/laporan-service-masuk","/laporan-service-selesai","/laporan-services","/laporan-susut-tukang","/laporan-tukang","/laporan-audit","/laporan-authorization","/laporan-otorisasi","/laporan-perubahan-harga-emas","/laporan-validasi-master"];
