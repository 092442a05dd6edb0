// Every report, by the submenu of Laporan it stands under.
// Rows share the menu place, domain, kind and gate that stand above them.
import { kelompok, type Rute } from './tipe';

export const LAPORAN: readonly Rute[] = [
  ...kelompok({ menu: ['Laporan', 'Barang'], domain: 'reports', jenis: 'report' }, [
    ['/laporan-validasi-susut', 'Laporan Validasi Susut'],
    ['/laporan-stock-opname', 'Laporan Stock Opname'],
    ['/laporan-terima-barang', 'Laporan Terima Barang'],
    ['/laporan-pindah-barang', 'Laporan Pindah Barang'],
    ['/laporan-hancur-barang', 'Laporan Hancur Barang'],
    ['/laporan-barang-detail', 'Laporan Barang Detail'],
    ['/laporan-barang-sumary', 'Laporan Barang Summary'],
    ['/laporan-stock-jual', 'Laporan Stock Jual'],
    ['/laporan-tambah-barang', 'Laporan Tambah Barang'],
    ['/laporan-timbang-baki', 'Laporan Timbang Baki'],
    ['/laporan-terima-barang-supplier', 'Laporan Terima Barang Supplier'],
    ['/laporan-barang-acc', 'Laporan Barang ACC'],
    ['/laporan-aktivitas-timbang-baki', 'Laporan Aktivitas Timbang Baki'],
  ]),
  ...kelompok({ menu: ['Laporan', 'Keuangan'], domain: 'reports', jenis: 'report' }, [
    ['/laporan-cash-back', 'Laporan Cash Back'],
    ['/laporan-transaksi-keuangan-cash', 'Laporan Transaksi Keuangan Cash'],
    ['/laporan-kirim-uang-pusat', 'Laporan Kirim Uang Pusat'],
    ['/laporan-terima-uang-pusat', 'Laporan Terima Uang Pusat'],
    ['/laporan-keuangan-non-cash', 'Laporan Keuangan Non Cash'],
    ['/laporan-keuangan-akhir-hari', 'Laporan Keuangan Akhir Hari'],
    ['/laporan-keuangan-cash-global', 'Laporan Keuangan Cash Global'],
  ]),
  ...kelompok({ menu: ['Laporan', 'Member'], domain: 'reports', jenis: 'report' }, [
    ['/laporan-aktivasi-member', 'Laporan Member'],
  ]),
  ...kelompok({ menu: ['Laporan', 'Pembelian'], domain: 'reports', jenis: 'report' }, [
    ['/laporan-hancur-pembelian', 'Laporan Hancur Pembelian'],
    ['/laporan-pembelian-sales', 'Laporan Pembelian Sales'],
    ['/laporan-transaksi-pembelian', 'Laporan Transaksi Pembelian'],
    ['/laporan-transaksi-pembelian-history', 'Laporan Transaksi Pembelian History'],
    ['/laporan-batal-pembelian', 'Laporan Batal Pembelian'],
    ['/laporan-pembelian-per-kondisi', 'Laporan Pembelian Per Kondisi'],
    ['/laporan-pembelian-transfer', 'Laporan Pembelian Transfer'],
    ['/laporan-rekap-transaksi-pembelian', 'Laporan Rekap Transaksi Pembelian'],
  ]),
  ...kelompok({ menu: ['Laporan', 'Penjualan'], domain: 'reports', jenis: 'report' }, [
    ['/laporan-batal-penjualan', 'Laporan Batal Penjualan'],
    ['/laporan-titip-uang', 'Laporan Titip Uang'],
    ['/laporan-penjualan-sales', 'Laporan Penjualan Sales'],
    ['/laporan-penjualan-kupon', 'Laporan Penjualan Kupon'],
    ['/laporan-transaksi-penjualan', 'Laporan Transaksi Penjualan'],
    ['/laporan-penjualan-bayar', 'Laporan Penjualan Bayar'],
    ['/laporan-penjualan-marketplace', 'Laporan Penjualan Marketplace'],
    ['/laporan-barang-tukar', 'Laporan Barang Tukar'],
    ['/laporan-penjualan-margin', 'Laporan Penjualan Margin'],
    ['/laporan-penjualan-rekap', 'Laporan Rekap Jual Pajak'],
    ['/laporan-rekap-sales', 'Laporan Rekap Sales'],
  ]),
  ...kelompok({ menu: ['Laporan', 'Pesanan'], domain: 'reports', jenis: 'report' }, [
    ['/laporan-pesanan', 'Laporan Pesanan'],
  ]),
  ...kelompok({ menu: ['Laporan', 'Keuangan'], domain: 'reports', jenis: 'report', modul: 'GESEK_TUNAI_MODULE' }, [
    ['/laporan-gesek-tunai', 'Laporan Gesek Tunai'],
  ]),
  ...kelompok({ menu: ['Laporan', 'Akhir Hari dan Global'], domain: 'reports', jenis: 'report' }, [
    ['/laporan-perubahan-harga-emas', 'Laporan Perubahan Harga Emas'],
    ['/laporan-otorisasi', 'Laporan Otorisasi'],
    ['/laporan-authorization', 'Laporan Authorization'],
    ['/laporan-akhir_hari', 'Laporan Akhir Hari'],
    ['/laporan-harian-emas', 'Laporan Harian Emas'],
    ['/laporan-eod', 'Laporan EOD'],
    ['/laporan-managerial-analisys', 'Laporan Managerial Analysis'],
    ['/laporan-global-transaksi', 'Laporan Global Transaksi'],
    ['/laporan-penjualan-global-jenis', 'Laporan Penjualan Global Jenis'],
  ]),
  ...kelompok(
    {
      menu: ['Laporan', 'Akhir Hari dan Global'],
      domain: 'reports',
      jenis: 'report',
      level: ['OWN', 'SU', 'SPV'],
    },
    [
      ['/laporan-audit', 'Laporan Audit'],
      ['/laporan-validasi-master', 'Laporan Validasi Master'],
    ],
  ),
  ...kelompok({ menu: ['Laporan', 'Berlian'], domain: 'reports', jenis: 'report' }, [
    ['/laporan-transaksi-penjuala-berlian', 'Laporan Transaksi Penjualan Berlian'],
  ]),
  ...kelompok({ menu: ['Laporan', 'Pinjaman'], domain: 'reports', jenis: 'report' }, [
    ['/laporan-penjualan-cicilan', 'Laporan Penjualan Cicilan'],
  ]),
  ...kelompok({ menu: ['Laporan', 'Service'], domain: 'reports', jenis: 'report' }, [
    ['/laporan-services', 'Laporan Service'],
    ['/laporan-batal-service', 'Laporan Batal Service'],
    ['/laporan-service-ambil', 'Laporan Service Ambil'],
    ['/laporan-service-masuk', 'Laporan Service Masuk'],
    ['/laporan-service-selesai', 'Laporan Service Selesai'],
  ]),
  ...kelompok({ menu: ['Laporan', 'Pinjaman'], domain: 'reports', jenis: 'report', modul: 'HUTANG_MODULE' }, [
    ['/laporan-stock-hutang', 'Laporan Stock Hutang'],
    ['/laporan-transaksi-hutang', 'Laporan Transaksi Hutang'],
    ['/laporan-hutang-lunas', 'Laporan Hutang Lunas'],
    ['/laporan-pinjaman-detail', 'Laporan Pinjaman Detail'],
    ['/laporan-batal-hutang', 'Laporan Batal Hutang'],
    ['/laporan-lelang-hutang', 'Laporan Lelang Hutang'],
  ]),
  ...kelompok({ menu: ['Laporan', 'Member'], domain: 'reports', jenis: 'report', modul: 'MEMBER_MODULE' }, [
    ['/laporan-daftar-member', 'Laporan Daftar Member'],
    ['/laporan-top-member', 'Laporan Top Member'],
    ['/laporan-harian-member', 'Laporan Harian Member'],
  ]),
  ...kelompok({ menu: ['Laporan', 'Sepuhan'], domain: 'reports', jenis: 'report', modul: 'SEPUHAN_MODULE' }, [
    ['/laporan-wasting-sepuhan', 'Laporan Wasting Sepuhan'],
    ['/laporan-kirim-barang-kepusat', 'Laporan Kirim Barang Kepusat'],
    ['/laporan-sortir-pembelian', 'Laporan Sortir Pembelian'],
    ['/laporan-pindah-sortir', 'Laporan Pindah Sortir'],
    ['/laporan-cucian-harian', 'Laporan Cucian Harian'],
  ]),
  ...kelompok({ menu: ['Laporan', 'Barang'], domain: 'reports', jenis: 'report', modul: 'SEPUHAN_MODULE' }, [
    ['/laporan-saldo-barang-aktif', 'Laporan Saldo Barang Aktif'],
  ]),
  ...kelompok(
    { menu: ['Laporan', 'Sepuhan'], domain: 'reports', jenis: 'report', modul: 'STOCK_SEPUHAN_MANUAL_MODULE' },
    [['/laporan-stock-cuci-manual', 'Laporan Stock Cuci Manual']],
  ),
  ...kelompok({ menu: ['Laporan', 'Pre Order'], domain: 'reports', jenis: 'report', modul: 'PRE_ORDER_MODULE' }, [
    ['/laporan-penjualan-po', 'Laporan Penjualan PO'],
    ['/laporan-outstand-po', 'Laporan Outstand PO'],
    ['/laporan-closing-barang-po', 'Laporan Closing Barang PO'],
    ['/laporan-transaksi-po', 'Laporan Transaksi Po'],
  ]),
  ...kelompok({ menu: ['Laporan', 'Berlian'], domain: 'reports', jenis: 'report', modul: 'BERLIAN_MODULE' }, [
    ['/laporan-buku-berlian', 'Laporan Buku Berlian'],
  ]),
  ...kelompok({ menu: ['Laporan', 'Barang'], domain: 'reports', jenis: 'report', modul: 'KIRIM_BARANG_MODULE' }, [
    ['/laporan-kirim-barang', 'Laporan Kirim Barang'],
  ]),
  ...kelompok(
    { menu: ['Laporan', 'Barang'], domain: 'reports', jenis: 'report', modul: 'KIRIM_BARANG_ONLINE_STORE_MODULE' },
    [['/laporan-kirim-barang-online', 'Laporan Kirim Barang Online']],
  ),
  ...kelompok({ menu: ['Laporan', 'Barang'], domain: 'reports', jenis: 'report', modul: 'RFID_MODULE' }, [
    ['/laporan-stock-opname-rfid', 'Laporan Stock Opname RFID'],
  ]),
  ...kelompok(
    { menu: ['Laporan', 'Member'], domain: 'reports', jenis: 'report', modul: 'PENJUALAN_BAYAR_POIN_MODULE' },
    [['/laporan-bayar-point', 'Laporan Bayar Point']],
  ),
  ...kelompok(
    {
      menu: ['Laporan', 'Akhir Hari dan Global'],
      domain: 'reports',
      jenis: 'report',
      modul: 'OPNAME_GLOBAL_DAILY_MODULE',
    },
    [['/laporan-stock-opname-global', 'Laporan Stock Opname Global']],
  ),
  ...kelompok(
    {
      menu: ['Laporan', 'Akhir Hari dan Global'],
      domain: 'reports',
      jenis: 'report',
      modul: 'DAILY_SALDO_TRANSACTION_REPORT_MODULE',
    },
    [['/laporan-transaksi-harian', 'Laporan Transaksi Harian']],
  ),
  ...kelompok(
    {
      menu: ['Laporan', 'Barang'],
      domain: 'reports',
      jenis: 'report',
      modul: 'MANUAL_ITEMS_TRANSACTION_MODULE',
      atauMode: 'STOCK_JUAL_MANUAL',
    },
    [
      ['/laporan-tambah-barang-manual', 'Laporan Tambah Barang Manual'],
      ['/laporan-pindah-barang-manual', 'Laporan Pindah Barang Manual'],
      ['/laporan-hancur-barang-manual', 'Laporan Hancur Barang Manual'],
      ['/laporan-summary-barang-manual', 'Laporan Barang Manual Summary'],
    ],
  ),
  ...kelompok(
    {
      menu: ['Laporan', 'Penjualan'],
      domain: 'reports',
      jenis: 'report',
      modul: 'MANUAL_ITEMS_TRANSACTION_MODULE',
      atauMode: 'STOCK_JUAL_MANUAL',
    },
    [
      ['/laporan-penjualan-manual', 'Laporan Penjualan Manual'],
      ['/laporan-batal-penjualan-manual', 'Laporan Batal Penjualan Manual'],
    ],
  ),
  ...kelompok(
    {
      menu: ['Laporan', 'Pembelian'],
      domain: 'reports',
      jenis: 'report',
      modul: 'MANUAL_ITEMS_TRANSACTION_MODULE',
      atauMode: 'STOCK_JUAL_MANUAL',
    },
    [
      ['/laporan-pembelian-manual', 'Laporan Pembelian Manual'],
      ['/laporan-batal-pembelian-manual', 'Laporan Batal Pembelian Manual'],
    ],
  ),
  ...kelompok({ menu: ['Laporan', 'Pinjaman'], domain: 'reports', jenis: 'report', modul: 'HIDUP_FEATURE_MODULE' }, [
    ['/laporan-pinjaman-rekap', 'Laporan Pinjaman Rekap'],
    ['/laporan-penebusan-rekap', 'Laporan Penebusan Rekap'],
    ['/laporan-global-stock-pinjam', 'Laporan Global Stock Pinjam'],
    ['/laporan-penebusan-detail', 'Laporan Penebusan Detail'],
  ]),
  ...kelompok(
    { menu: ['Laporan', 'Akhir Hari dan Global'], domain: 'reports', jenis: 'report', modul: 'HIDUP_FEATURE_MODULE' },
    [
      ['/laporan-global-penjualan', 'Laporan Global Penjualan'],
      ['/laporan-global-pembelian', 'Laporan Global Pembelian'],
      ['/laporan-global-sales', 'Laporan Global Sales'],
      ['/laporan-global-stock-toko', 'Laporan Global Stock Toko'],
    ],
  ),
  ...kelompok({ menu: ['Laporan', 'Pembelian'], domain: 'reports', jenis: 'report', modul: 'HIDUP_FEATURE_MODULE' }, [
    ['/laporan-pembelian-perfaktur', 'Laporan Pembelian Per Faktur'],
  ]),
  ...kelompok({ menu: ['Laporan', 'Keuangan'], domain: 'reports', jenis: 'report', modul: 'HIDUP_FEATURE_MODULE' }, [
    ['/laporan-transaksi-cash', 'Laporan Transaksi Cash'],
  ]),
];
