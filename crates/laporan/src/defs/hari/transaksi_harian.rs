//! Laporan Transaksi Harian: for every drawer and day what it began with, what trade and other business brought and took, and
//! what it ended with. Read backwards from what it holds now, so that the cost does not grow with the years.

use crate::{JenisSaring, Laporan, Sumber, kode, rupiah, saring, tanggal, tgl_dari, tgl_sampai};

/// Money of the drawers on a day under some categories.
macro_rules! kategori {
    ($syarat:literal, $isi:literal) => {
        concat!("CAST(SUM(CASE WHEN k.kategori ", $syarat, " THEN ", $isi, " ELSE 0 END) AS BIGINT)")
    };
}

pub const LAPORAN: Laporan = Laporan {
    saringan: &[tgl_dari("tgl_from"), tgl_sampai("tgl_to"), saring("kasir", "Kasir", JenisSaring::User)],
    sumber: Sumber::Sql(concat!(
        "WITH hari AS (SELECT k.kasir, k.tgl_system, ",
        kategori!("IN ('PENJUALAN', 'BATAL PENJUALAN')", "k.jumlah_in - k.jumlah_out"),
        " AS penjualan, ",
        kategori!("IN ('PEMBELIAN', 'BATAL BELI')", "k.jumlah_out - k.jumlah_in"),
        " AS pembelian, ",
        kategori!("NOT IN ('PENJUALAN', 'BATAL PENJUALAN', 'PEMBELIAN', 'BATAL BELI')", "k.jumlah_in"),
        " AS masuk_lain, ",
        kategori!("NOT IN ('PENJUALAN', 'BATAL PENJUALAN', 'PEMBELIAN', 'BATAL BELI')", "k.jumlah_out"),
        " AS keluar_lain, \
         CAST(SUM(k.jumlah_in - k.jumlah_out) AS BIGINT) AS neto FROM buku_kas k \
         WHERE k.toko = :toko AND k.tgl_system >= :tgl_from[[kasir| AND LOWER(k.kasir) = :kasir.kecil]] \
         GROUP BY k.kasir, k.tgl_system), \
         akhir AS (SELECT h.*, (SELECT CAST(COALESCE(SUM(s.saldo), 0) AS BIGINT) FROM saldo_kas s WHERE s.toko = :toko \
         AND s.kasir = h.kasir) \
         - CAST(COALESCE(SUM(h.neto) OVER (PARTITION BY h.kasir ORDER BY h.tgl_system DESC ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING), 0) \
         AS BIGINT) AS saldo_akhir FROM hari h) \
         SELECT kasir, tgl_system, saldo_akhir - neto AS saldo_awal, penjualan, pembelian, masuk_lain, keluar_lain, saldo_akhir \
         FROM akhir WHERE tgl_system <= :tgl_to ORDER BY kasir, tgl_system",
    )),
    kolom: &[
        kode("kasir", "Kasir"),
        tanggal("tgl_system", "Tanggal"),
        rupiah("saldo_awal", "Saldo Awal"),
        rupiah("penjualan", "Penjualan").jumlah(),
        rupiah("pembelian", "Pembelian").jumlah(),
        rupiah("masuk_lain", "Masuk Lain").jumlah(),
        rupiah("keluar_lain", "Keluar Lain").jumlah(),
        rupiah("saldo_akhir", "Saldo Akhir"),
    ],
    kelompok: &["kasir"],
    tanda_tangan: &["Dibuat Oleh", "Diperiksa Oleh"],
    ..Laporan::new("/laporan-transaksi-harian", "Laporan Transaksi Harian")
};
