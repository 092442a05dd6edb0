//! Laporan Global Sales: every sales person's sales and purchases side by side. What was taken back later comes off on that day.

use crate::niaga::{SALES, gerak, jumlah};
use crate::{Laporan, Sumber, angka, berat, kode, rupiah, teks, tgl_dari, tgl_sampai};

pub const LAPORAN: Laporan = Laporan {
    saringan: &[tgl_dari("tgl_from"), tgl_sampai("tgl_to"), SALES],
    sumber: Sumber::Sql(concat!(
        gerak!("tgl_from", "tgl_to"),
        "SELECT r.kode_sales, COALESCE(s.nama_sales, '') AS nama_sales, ",
        jumlah!("1"),
        " AS faktur, ",
        jumlah!("r.qty_jual"),
        " AS qty_jual, ",
        jumlah!("r.berat_jual"),
        " AS berat_jual, ",
        jumlah!("r.total_jual"),
        " AS total_jual, ",
        jumlah!("r.qty_beli"),
        " AS qty_beli, ",
        jumlah!("r.berat_beli"),
        " AS berat_beli, ",
        jumlah!("r.total_beli"),
        " AS total_beli, ",
        jumlah!("r.neto"),
        " AS neto \
         ",
        "FROM gerak r ",
        "\
         LEFT JOIN sales s ON s.toko = :toko AND s.kode_sales = r.kode_sales \
         WHERE 1 = 1[[kode_sales| AND r.kode_sales = :kode_sales]] \
         GROUP BY r.kode_sales, s.nama_sales ORDER BY r.kode_sales",
    )),
    kolom: &[
        kode("kode_sales", "Sales"),
        teks("nama_sales", "Nama Sales"),
        angka("faktur", "Faktur").jumlah(),
        angka("qty_jual", "Qty Jual").jumlah(),
        berat("berat_jual", "Berat Jual").jumlah(),
        rupiah("total_jual", "Penjualan").jumlah(),
        angka("qty_beli", "Qty Beli").jumlah(),
        berat("berat_beli", "Berat Beli").jumlah(),
        rupiah("total_beli", "Pembelian").jumlah(),
        rupiah("neto", "Neto").jumlah(),
    ],
    tanda_tangan: &["Dibuat Oleh", "Diperiksa Oleh"],
    ..Laporan::new("/laporan-global-sales", "Laporan Global Sales")
};
