//! Laporan Global Transaksi: every day's trade by kind and cashier: sold, bought, exchanged, taken back later, and how it was paid. What
//! came in as money is positive, what went out negative.

use crate::niaga::gerak;
use crate::{Laporan, Sumber, angka, berat, kode, rupiah, tanggal, tgl_dari, tgl_sampai};

/// The money of a transaction by how it moved.
macro_rules! uang {
    ($jenis:literal) => {
        concat!(
            "COALESCE((SELECT CAST(SUM(CASE WHEN b.arah = 'MASUK' THEN b.jumlah_rp ELSE -b.jumlah_rp END) AS BIGINT) \
             FROM bayar b WHERE b.toko = :toko AND b.no_faktur_group = r.no_faktur_group AND b.jenis IN (", $jenis, ")), 0)"
        )
    };
}

pub const LAPORAN: Laporan = Laporan {
    saringan: &[tgl_dari("tgl_from"), tgl_sampai("tgl_to")],
    sumber: Sumber::Sql(concat!(
        gerak!("tgl_from", "tgl_to"),
        "SELECT x.tgl_system, x.transaksi, x.input_by, CAST(SUM(x.faktur) AS BIGINT) AS faktur, CAST(SUM(x.qty_jual) AS BIGINT) AS qty_jual, \
         CAST(SUM(x.berat_jual) AS BIGINT) AS berat_jual, CAST(SUM(x.total_jual) AS BIGINT) AS total_jual, \
         CAST(SUM(x.qty_beli) AS BIGINT) AS qty_beli, CAST(SUM(x.berat_beli) AS BIGINT) AS berat_beli, \
         CAST(SUM(x.total_beli) AS BIGINT) AS total_beli, CAST(SUM(x.neto) AS BIGINT) AS neto, \
         CAST(SUM(x.cash) AS BIGINT) AS cash, CAST(SUM(x.non_cash) AS BIGINT) AS non_cash, CAST(SUM(x.lain) AS BIGINT) AS lain FROM (\
         SELECT r.tgl AS tgl_system, CASE WHEN r.tanda < 0 THEN 'BATAL ' ELSE '' END || r.jenis AS transaksi, r.oleh AS input_by, r.tanda AS faktur, \
         r.tanda * r.qty_jual AS qty_jual, r.tanda * r.berat_jual AS berat_jual, r.tanda * r.total_jual AS total_jual, \
         r.tanda * r.qty_beli AS qty_beli, r.tanda * r.berat_beli AS berat_beli, r.tanda * r.total_beli AS total_beli, \
         r.tanda * r.neto AS neto, r.tanda * ",
        uang!("'CASH'"),
        " AS cash, r.tanda * ",
        uang!("'TRANSFER', 'DEBET', 'CREDIT'"),
        " AS non_cash, r.tanda * ",
        uang!("'TITIP', 'KUPON', 'POIN', 'DP', 'PIUTANG'"),
        " AS lain \
         ",
        "FROM gerak r ",
        ") x \
         GROUP BY x.tgl_system, x.transaksi, x.input_by ORDER BY x.tgl_system, x.transaksi, x.input_by",
    )),
    kolom: &[
        tanggal("tgl_system", "Tanggal"),
        kode("transaksi", "Transaksi"),
        kode("input_by", "Kasir"),
        angka("faktur", "Faktur").jumlah(),
        angka("qty_jual", "Qty Jual").jumlah(),
        berat("berat_jual", "Berat Jual").jumlah(),
        rupiah("total_jual", "Penjualan").jumlah(),
        angka("qty_beli", "Qty Beli").jumlah(),
        berat("berat_beli", "Berat Beli").jumlah(),
        rupiah("total_beli", "Pembelian").jumlah(),
        rupiah("neto", "Neto").jumlah(),
        rupiah("cash", "Cash").jumlah(),
        rupiah("non_cash", "Non Cash").jumlah(),
        rupiah("lain", "Titip / Kupon").jumlah(),
    ],
    kelompok: &["tgl_system"],
    tanda_tangan: &["Dibuat Oleh", "Diperiksa Oleh"],
    ..Laporan::new("/laporan-global-transaksi", "Laporan Global Transaksi")
};
