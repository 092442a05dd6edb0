// Master data and parameters.
// Rows share the menu place, domain, kind and gate that stand above them.
import { kelompok, type Rute } from './tipe';

export const MASTER: readonly Rute[] = [
  ...kelompok({ menu: ['Data Master'], domain: 'masters', jenis: 'master' }, [
    ['/master-kategori', 'Master Kategori'],
    ['/master-jenis', 'Master Jenis'],
    ['/master-group', 'Master Group'],
    ['/master-bandrol', 'Master Bandrol'],
    ['/master-kode-transaksi', 'Master Kode Transaksi'],
    ['/master-gudang', 'Master Gudang'],
    ['/master-baki', 'Master Baki'],
    ['/master-sales', 'Master Sales'],
    ['/master-tukang', 'Master Tukang'],
    ['/master-kondisi-barang', 'Master Kondisi Barang'],
    ['/master-kondisi-pembelian', 'Master Kondisi Pembelian'],
    ['/master-kondisi-pinjaman', 'Master Kondisi Pinjaman'],
    ['/master-data-hadiah', 'Master Data Hadiah'],
    ['/master-parameter-rugi-nota', 'Master Parameter Rugi Nota'],
    ['/master-parameter-harga-emas', 'Master Parameter Harga Emas'],
    ['/master-parameter-jenis-group', 'Master Parameter Jenis Group'],
    ['/master-kadar', 'Master Kadar'],
    ['/master-bank', 'Master Bank'],
    ['/master-rekening', 'Master Rekening'],
    ['/master-marketplace', 'Master Marketplace'],
    ['/master-warna', 'Master Warna'],
    ['/master-parameter-point', 'Master Parameter Point'],
    ['/master-parameter-keterangan-nota', 'Master Parameter Keterangan Nota'],
    ['/parameter-ongkos', 'Parameter Ongkos'],
  ]),
  ...kelompok(
    {
      menu: ['Data Master'],
      domain: 'masters',
      jenis: 'master',
      modul: 'PARAMETER_JUMLAH_HUTANG_POKOK_MODULE',
      kecualiNilai: 'HARGA_EMAS',
    },
    [['/parameter-hutang-pokok', 'Parameter Hutang Pokok']],
  ),
  ...kelompok({ menu: ['Data Master'], domain: 'money', jenis: 'transaction' }, [
    ['/pengalihan-saldo-uang', 'Pengalihan Saldo Uang'],
  ]),
  ...kelompok({ menu: ['Data Master', 'Berlian'], domain: 'diamonds', jenis: 'master', modul: 'BERLIAN_MODULE' }, [
    ['/jenis-batu', 'Jenis Batu'],
    ['/master-supplier-berlian', 'Master Supplier Berlian'],
    ['/master-batu-shape', 'Master Batu Shape'],
    ['/master-batu-color', 'Master Batu Color'],
    ['/master-batu-clarity', 'Master Batu Clarity'],
    ['/master-batu-fluorencence', 'Master Batu Fluorescence'],
    ['/master-batu-symetry', 'Master Batu Symmetry'],
    ['/master-batu-polish', 'Master Batu Polish'],
    ['/master-batu-cutgrade', 'Master Batu Cutgrade'],
    ['/master-batu-berlian', 'Master Batu Berlian'],
  ]),
  ...kelompok({ menu: ['Data Master'], domain: 'masters', jenis: 'master', modul: 'POTONGAN_PENJUALAN_MODULE' }, [
    ['/master-potongan-pembelian', 'Master Potongan Pembelian'],
  ]),
  ...kelompok({ menu: ['Data Master'], domain: 'masters', jenis: 'master', modul: 'SUPPLIER_BARANG_MODULE' }, [
    ['/master-supplier', 'Master Supplier'],
  ]),
  ...kelompok({ menu: ['Data Master'], domain: 'masters', jenis: 'master', modul: 'BONUS_SALES_TRANSACTION_MODULE' }, [
    ['/parameter-bonus-sales', 'Parameter Bonus Sales'],
  ]),
  ...kelompok(
    { menu: ['Data Master'], domain: 'masters', jenis: 'master', modul: 'PARAMETER_DESKRIPSI_SERVICE_MODULE' },
    [['/parameter-deskripsi-service', 'Parameter Deskripsi Service']],
  ),
  ...kelompok({ menu: ['Data Master'], domain: 'masters', jenis: 'master', modul: 'HIDUP_FEATURE_MODULE' }, [
    ['/master-kelompok-harga', 'Master Kelompok Harga'],
  ]),
];
