// Documents and utilities: goods, purchases, sales, orders, loans, members, money, validation, settings.
// Rows share the menu place, domain, kind and gate that stand above them.
import { kelompok, type Rute } from './tipe';

export const TRANSAKSI: readonly Rute[] = [
  ...kelompok({ menu: ['Data Barang'], domain: 'goods', jenis: 'transaction' }, [
    ['/tambah-data-barang', 'Tambah Data Barang'],
    ['/tambah-barang-banyak', 'Tambah Barang Banyak'],
    ['/data-barang', 'Data Barang'],
    ['/pindah-barang', 'Pindah Barang'],
    ['/pindah-barang-satu-baki', 'Pindah Barang Satu Baki'],
    ['/hancur-data-barang', 'Hancur Data Barang'],
    ['/timbang-baki', 'Timbang Baki'],
    ['/cetak-barcode', 'Cetak Barcode'],
    ['/tambah-dan-ambil-stock-aksesoris', 'Tambah Dan Ambil Stock Aksesoris'],
    ['/penerimaan-barang', 'Penerimaan Barang'],
    ['/update-profit-barang', 'Update Profit Barang'],
    ['/hancur-barang-perbaki', 'Hancur Barang Perbaki'],
    ['/kirim-barang-retur', 'Kirim Barang Retur'],
  ]),
  ...kelompok({ menu: ['Data Barang', 'Stock Opname'], domain: 'opname', jenis: 'transaction' }, [
    ['/stock-opname', 'Stock Opname'],
    ['/stock-opname-gudang', 'Stock Opname Gudang'],
    ['/stock-opname-penerimaan', 'Stock Opname Penerimaan'],
  ]),
  ...kelompok(
    {
      menu: ['Data Barang', 'Sepuhan'],
      domain: 'refining',
      jenis: 'transaction',
      modul: 'SEPUHAN_MODULE',
      modulMati: 'SEPUHAN_TERPUSAT_MODULE',
    },
    [
      ['/terima-sepuhan', 'Terima Sepuhan'],
      ['/terima-barang-cuci', 'Terima Barang Cuci'],
      ['/sortir-pembelian', 'Sortir Pembelian'],
      ['/pindah-sortir', 'Pindah Sortir'],
      ['/wasting-sepuhan', 'Wasting Sepuhan'],
    ],
  ),
  ...kelompok({ menu: ['Data Barang', 'Sepuhan'], domain: 'refining', jenis: 'transaction', modul: 'SEPUHAN_MODULE' }, [
    ['/kirim-barang-cuci', 'Kirim Barang Cuci'],
  ]),
  ...kelompok(
    {
      menu: ['Data Barang', 'Sepuhan'],
      domain: 'refining',
      jenis: 'transaction',
      modul: 'STOCK_SEPUHAN_MANUAL_MODULE',
    },
    [['/stock-cuci-manual', 'Stock Cuci Manual']],
  ),
  ...kelompok(
    { menu: ['Data Barang', 'Kirim Barang'], domain: 'shipping', jenis: 'transaction', modul: 'KIRIM_BARANG_MODULE' },
    [
      ['/kirim-barang-kecabang', 'Kirim Barang Ke Cabang'],
      ['/terima-barang', 'Terima Barang'],
      ['/kirim-barang', 'Kirim Barang'],
    ],
  ),
  ...kelompok(
    { menu: ['Data Barang', 'Kirim Barang'], domain: 'shipping', jenis: 'master', modul: 'KIRIM_BARANG_MODULE' },
    [['/master-toko', 'Master Toko']],
  ),
  ...kelompok({ menu: ['Data Barang', 'Stock Opname'], domain: 'opname', jenis: 'transaction', modul: 'RFID_MODULE' }, [
    ['/stock-opname-rfid', 'Stock Opname RFID'],
  ]),
  ...kelompok(
    {
      menu: ['Data Barang', 'Stock Opname'],
      domain: 'opname',
      jenis: 'transaction',
      modul: 'OPNAME_GLOBAL_DAILY_MODULE',
    },
    [['/stock-opname-global', 'Stock Opname Global']],
  ),
  ...kelompok(
    {
      menu: ['Data Barang', 'External'],
      domain: 'external',
      jenis: 'transaction',
      modul: 'BARANG_WEB_EXTERNAL_MODULE',
    },
    [
      ['/kirim-barang-external', 'Kirim Barang External'],
      ['/update-barang-external', 'Update Barang External'],
    ],
  ),
  ...kelompok(
    {
      menu: ['Data Barang', 'Manual'],
      domain: 'manual',
      jenis: 'transaction',
      modul: 'MANUAL_ITEMS_TRANSACTION_MODULE',
      atauMode: 'STOCK_JUAL_MANUAL',
    },
    [
      ['/data-barang-manual', 'Data Barang Manual'],
      ['/pindah-barang-manual', 'Pindah Barang Manual'],
      ['/hancur-barang-manual', 'Hancur Barang Manual'],
      ['/transaksi-jual-beli-manual', 'Transaksi Jual Beli Manual'],
      ['/lihat-penjualan-manual', 'Lihat Penjualan Manual'],
      ['/lihat-pembelian-manual', 'Lihat Pembelian Manual'],
      ['/batal-pembelian-manual', 'Batal Pembelian Manual'],
      ['/batal-penjualan-manual', 'Batal Penjualan Manual'],
    ],
  ),
  ...kelompok({ menu: ['Pembelian'], domain: 'purchases', jenis: 'transaction' }, [
    ['/transaksi-pembelian', 'Transaksi Pembelian'],
    ['/hancur-pembelian', 'Hancur Pembelian'],
    ['/lihat-pembelian', 'Lihat Pembelian'],
    ['/batal-pembelian', 'Batal Pembelian'],
  ]),
  ...kelompok({ menu: ['Penjualan'], domain: 'sales', jenis: 'transaction' }, [
    ['/transaksi-penjualan', 'Transaksi Penjualan'],
    ['/lihat-penjualan', 'Lihat Penjualan'],
    ['/batal-penjualan', 'Batal Penjualan'],
    ['/lihat-titipan', 'Lihat Titipan'],
  ]),
  ...kelompok({ menu: ['Penjualan', 'Kupon'], domain: 'coupons', jenis: 'master', modul: 'KUPON_PENJUALAN_MODULE' }, [
    ['/parameter-kupon', 'Parameter Kupon'],
  ]),
  ...kelompok(
    { menu: ['Penjualan', 'Kupon'], domain: 'coupons', jenis: 'transaction', modul: 'KUPON_PENJUALAN_MODULE' },
    [['/cek-kupon', 'Cek Kupon']],
  ),
  ...kelompok({ menu: ['Pesanan'], domain: 'orders', jenis: 'transaction' }, [
    ['/transaksi-pesanan', 'Transaksi Pesanan'],
    ['/lihat-pesanan', 'Lihat Pesanan'],
    ['/ambil-barang-contoh', 'Ambil Barang Contoh'],
  ]),
  ...kelompok(
    { menu: ['Pesanan', 'Pre Order'], domain: 'preorders', jenis: 'transaction', modul: 'PRE_ORDER_MODULE' },
    [
      ['/lihat-pre-order', 'Lihat Pre Order'],
      ['/transaksi-pre-order', 'Transaksi Pre Order'],
      ['/closing-barang-po', 'Closing Barang Pre Order'],
      ['/import-pre-order', 'Import Pre Order'],
    ],
  ),
  ...kelompok({ menu: ['Service'], domain: 'services', jenis: 'transaction' }, [
    ['/transaksi-services', 'Transaksi Service'],
    ['/lihat-services', 'Lihat Service'],
  ]),
  ...kelompok({ menu: ['Hutang'], domain: 'loans', jenis: 'transaction', modul: 'HUTANG_MODULE' }, [
    ['/transaksi-hutang', 'Transaksi Hutang'],
    ['/lihat-hutang', 'Lihat Hutang'],
    ['/lelang-hutang', 'Lelang Hutang'],
    ['/batal-hutang-lunas', 'Batal Hutang Lunas'],
  ]),
  ...kelompok({ menu: ['Hutang'], domain: 'loans', jenis: 'master', modul: 'PLAFOND_HUTANG_MODULE' }, [
    ['/plafond-kadar-hutang', 'Plafond Kadar Hutang'],
    ['/master-plafond-hutang', 'Master Plafond Hutang'],
  ]),
  ...kelompok({ menu: ['Hutang'], domain: 'loans', jenis: 'master', modul: 'PARAMETER_BUNGA_HUTANG_MODULE' }, [
    ['/parameter-bunga-hutang', 'Parameter Bunga Hutang'],
  ]),
  ...kelompok({ menu: ['Hutang', 'Cicilan'], domain: 'instalments', jenis: 'master', modul: 'CICILAN_MODULE' }, [
    ['/parameter-cicilan', 'Parameter Cicilan'],
  ]),
  ...kelompok({ menu: ['Hutang', 'Cicilan'], domain: 'instalments', jenis: 'transaction', modul: 'CICILAN_MODULE' }, [
    ['/transaksi-cicilan', 'Transaksi Cicilan'],
    ['/lihat-cicilan', 'Lihat Cicilan'],
    ['/lelang-cicilan', 'Lelang Cicilan'],
    ['/batal-cicilan', 'Batal Cicilan'],
  ]),
  ...kelompok({ menu: ['Member'], domain: 'members', jenis: 'transaction', modul: 'MEMBER_MODULE' }, [
    ['/data-member', 'Data Member'],
    ['/lihat-transaksi-member', 'Lihat Transaksi Member'],
    ['/transaksi-poin', 'Transaksi Poin'],
    ['/tukar-point', 'Tukar Point'],
  ]),
  ...kelompok({ menu: ['Member'], domain: 'members', jenis: 'page', modul: 'MEMBER_MODULE' }, [
    ['/setting-member', 'Setting Member Card'],
    ['/export-data-member', 'Export Data Member'],
  ]),
  ...kelompok({ menu: ['Member'], domain: 'reports', jenis: 'report', modul: 'MEMBER_MODULE' }, [
    ['/laporan-kartu-stock-hadiah', 'Laporan Kartu Stock Hadiah / Tukar Hadiah'],
  ]),
  ...kelompok({ menu: ['Member'], domain: 'members', jenis: 'master', modul: 'MEMBER_RESET_POIN_MODULE' }, [
    ['/parameter-reset-poin-member', 'Parameter Reset Poin Member'],
  ]),
  ...kelompok({ menu: ['Keuangan'], domain: 'money', jenis: 'transaction' }, [
    ['/uang-bank', 'Uang Bank'],
    ['/uang-kas', 'Uang Kas'],
    ['/kirim-uang-pusat', 'Kirim Uang Pusat'],
    ['/terima-uang-kas', 'Terima Uang Kas'],
  ]),
  ...kelompok({ menu: ['Keuangan'], domain: 'money', jenis: 'transaction', modul: 'GESEK_TUNAI_MODULE' }, [
    ['/gesek-tunai', 'Gesek Tunai'],
  ]),
  ...kelompok({ menu: ['Validasi'], domain: 'sales', jenis: 'transaction' }, [
    ['/validasi-penjualan', 'Validasi Penjualan'],
    ['/validasi-titipan', 'Validasi Titipan'],
    ['/validasi-jual-beli', 'Validasi Jual Beli'],
  ]),
  ...kelompok({ menu: ['Validasi'], domain: 'loans', jenis: 'transaction', modul: 'HUTANG_MODULE' }, [
    ['/validasi-hutang', 'Validasi Hutang'],
  ]),
  ...kelompok({ menu: ['Validasi'], domain: 'money', jenis: 'transaction', modul: 'VALIDASI_NON_CASH_MODULE' }, [
    ['/validasi-non-cash', 'Validasi Non Cash'],
  ]),
  ...kelompok({ menu: ['Validasi'], domain: 'goods', jenis: 'transaction' }, [['/validasi-susut', 'Validasi Susut']]),
  ...kelompok({ menu: ['Validasi'], domain: 'orders', jenis: 'transaction', modul: 'VALIDASI_PESANAN_MODULE' }, [
    ['/validasi-pesanan', 'Validasi Pesanan'],
  ]),
  ...kelompok({ menu: ['Validasi'], domain: 'services', jenis: 'transaction', modul: 'VALIDASI_SERVICE_MODULE' }, [
    ['/validasi-service', 'Validasi Service'],
  ]),
  ...kelompok({ menu: ['Akuntansi'], domain: 'accounting', jenis: 'page', modul: 'NAGAFIN_ACCOUNTING_MODULE' }, [
    ['/parameter-akun', 'Parameter Akun'],
  ]),
  ...kelompok({ menu: ['Utility'], domain: 'money', jenis: 'transaction' }, [['/tutup-toko', 'Tutup Toko']]),
  ...kelompok({ menu: ['Utility'], domain: 'settings', jenis: 'page' }, [
    ['/import-data-pusat', 'Import Data Pusat'],
    ['/data-users', 'Data Users'],
    ['/hak-akses-users', 'Hak Akses Users'],
    ['/hak-akses-news', 'Hak Akses'],
    ['/settingtoko', 'Setting Toko'],
    ['/redirect-to-grosir', 'Grosir'],
  ]),
  ...kelompok(
    {
      menu: ['Utility'],
      domain: 'settings',
      jenis: 'page',
      levelBila: { modul: 'SETTING_NOTA_OWNER_ONLY', level: ['OWN', 'SU'] },
    },
    [
      ['/setting-nota', 'Setting Nota'],
      ['/setting-nota-slip', 'Setting Nota Slip'],
    ],
  ),
  ...kelompok({ menu: ['Utility'], domain: 'messaging', jenis: 'page', modul: 'WHATSAPP_MODULE' }, [
    ['/whatsapp-setting', 'WhatsApp Setting'],
  ]),
  ...kelompok(
    {
      menu: ['Utility'],
      domain: 'marketplace',
      jenis: 'page',
      modul: 'MARKETPLACE_INTEGRATION_MODULE',
      pengganti: true,
    },
    [['/marketplace-setting', 'Marketplace Setting']],
  ),
  ...kelompok({ menu: ['Utility'], domain: 'settings', jenis: 'page', level: ['SU', 'MU'] }, [
    ['/export-csv', 'Export Csv'],
  ]),
  ...kelompok({ menu: ['Utility'], domain: 'settings', jenis: 'page', level: ['OWN', 'SU', 'DEV', 'MU'] }, [
    ['/settingsystem', 'Setting System'],
  ]),
];
