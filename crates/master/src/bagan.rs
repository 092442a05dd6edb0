//! The chart of accounts a shop starts from: numbers and names that the journals of the program expect. A store
//! adds, renames and retires accounts as it likes afterwards.

use crate::demo::{baris, master, terisi};
use db::Tx;
use platform::{Hasil, Pelaku};

/// number, name, class
pub const BAGAN: &[(&str, &str, &str)] = &[
    ("1-1100", "KAS KASIR", "ASET"),
    ("1-1110", "UANG DALAM PERJALANAN", "ASET"),
    ("1-1200", "BANK", "ASET"),
    ("1-1210", "NON CASH BELUM VALID", "ASET"),
    ("1-1300", "PIUTANG PINJAMAN", "ASET"),
    ("1-1310", "PIUTANG CICILAN", "ASET"),
    ("1-1320", "PIUTANG ANTAR TOKO", "ASET"),
    ("1-1330", "UANG MUKA SUPPLIER", "ASET"),
    ("1-1390", "AYAT SILANG TUKAR TAMBAH", "ASET"),
    ("1-1400", "PERSEDIAAN EMAS", "ASET"),
    ("1-1410", "PERSEDIAAN LOGAM MULIA", "ASET"),
    ("1-1420", "PERSEDIAAN BERLIAN", "ASET"),
    ("1-1430", "PERSEDIAAN AKSESORIS", "ASET"),
    ("1-1440", "PERSEDIAAN PEMBELIAN", "ASET"),
    ("1-1450", "PERSEDIAAN CUCI DAN SEPUH", "ASET"),
    ("1-1460", "PERSEDIAAN ROSOK", "ASET"),
    ("1-1470", "BARANG DALAM PERJALANAN", "ASET"),
    ("1-1480", "EMAS DI TUKANG", "ASET"),
    ("1-1490", "PERSEDIAAN HADIAH", "ASET"),
    ("1-1500", "PPN MASUKAN", "ASET"),
    ("2-1100", "HUTANG SUPPLIER", "KEWAJIBAN"),
    ("2-1110", "HUTANG ANTAR TOKO", "KEWAJIBAN"),
    ("2-1120", "HUTANG UPAH TUKANG", "KEWAJIBAN"),
    ("2-1200", "TITIPAN PELANGGAN", "KEWAJIBAN"),
    ("2-1210", "UANG MUKA PESANAN", "KEWAJIBAN"),
    ("2-1220", "UANG MUKA PRE ORDER", "KEWAJIBAN"),
    ("2-1230", "UANG MUKA SERVICE", "KEWAJIBAN"),
    ("2-1240", "UANG MUKA CICILAN", "KEWAJIBAN"),
    ("2-1300", "KEWAJIBAN POIN MEMBER", "KEWAJIBAN"),
    ("2-1310", "UANG KELEBIHAN LELANG", "KEWAJIBAN"),
    ("2-1400", "PPN KELUARAN", "KEWAJIBAN"),
    ("2-1410", "PPH 22 TERHUTANG", "KEWAJIBAN"),
    ("3-1100", "MODAL PEMILIK", "MODAL"),
    ("3-1200", "SALDO AWAL", "MODAL"),
    ("3-1300", "LABA DITAHAN", "MODAL"),
    ("3-1400", "PRIVE", "MODAL"),
    ("4-1100", "PENJUALAN EMAS", "PENDAPATAN"),
    ("4-1110", "PENJUALAN LOGAM MULIA", "PENDAPATAN"),
    ("4-1120", "PENJUALAN BERLIAN", "PENDAPATAN"),
    ("4-1130", "PENJUALAN AKSESORIS", "PENDAPATAN"),
    ("4-1140", "PENJUALAN ROSOK DAN CIOK", "PENDAPATAN"),
    ("4-1200", "PENDAPATAN ONGKOS", "PENDAPATAN"),
    ("4-1210", "PENDAPATAN ATRIBUT", "PENDAPATAN"),
    ("4-1300", "PENDAPATAN SERVICE", "PENDAPATAN"),
    ("4-1400", "PENDAPATAN BUNGA PINJAMAN", "PENDAPATAN"),
    ("4-1410", "PENDAPATAN DENDA", "PENDAPATAN"),
    ("4-1420", "PENDAPATAN BUNGA CICILAN", "PENDAPATAN"),
    ("4-1500", "PENDAPATAN FEE KARTU", "PENDAPATAN"),
    ("4-1800", "POTONGAN PENJUALAN", "PENDAPATAN"),
    ("4-1900", "PENDAPATAN LAIN-LAIN", "PENDAPATAN"),
    ("4-1910", "SELISIH LEBIH KAS", "PENDAPATAN"),
    ("4-1920", "SELISIH LEBIH STOCK", "PENDAPATAN"),
    ("5-1100", "HPP EMAS", "HPP"),
    ("5-1110", "HPP LOGAM MULIA", "HPP"),
    ("5-1120", "HPP BERLIAN", "HPP"),
    ("5-1130", "HPP AKSESORIS", "HPP"),
    ("5-1140", "HPP ROSOK DAN CIOK", "HPP"),
    ("5-1200", "SUSUT EMAS", "HPP"),
    ("6-1100", "BEBAN OPERASIONAL", "BEBAN"),
    ("6-1110", "BEBAN GAJI", "BEBAN"),
    ("6-1120", "BEBAN BONUS SALES", "BEBAN"),
    ("6-1130", "BEBAN UPAH TUKANG", "BEBAN"),
    ("6-1200", "BEBAN ADMINISTRASI BANK", "BEBAN"),
    ("6-1210", "BEBAN MDR KARTU", "BEBAN"),
    ("6-1300", "BEBAN POIN DAN HADIAH", "BEBAN"),
    ("6-1900", "BEBAN LAIN-LAIN", "BEBAN"),
    ("6-1910", "SELISIH KURANG KAS", "BEBAN"),
    ("6-1920", "SELISIH KURANG STOCK", "BEBAN"),
];

/// Writes it into the store once; a store that has accounts keeps its own.
pub fn isi(tx: &mut Tx<'_>, p: &Pelaku) -> Hasil<usize> {
    let akun = master("akun")?;
    if terisi(tx, akun, p)? {
        return Ok(0);
    }
    for (nomor, nama, golongan) in BAGAN {
        baris(tx, p, akun, &["nomor_akun", "nama_akun", "golongan"], &[nomor, nama, golongan])?;
    }
    Ok(BAGAN.len())
}
