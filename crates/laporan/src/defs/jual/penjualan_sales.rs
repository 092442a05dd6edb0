//! Laporan Penjualan Sales: what every sales person sold, by group and type. What was taken back later comes off on that day.

use crate::barang::{GROUP, JENIS};
use crate::niaga::{JENIS_GROUP, SALES, kolom_jumlah_jual, laporan_jumlah, pilih_jumlah_jual};
use crate::{Laporan, kode, teks};

pub const LAPORAN: Laporan = laporan_jumlah!(
    "/laporan-penjualan-sales",
    "Laporan Penjualan Sales",
    sisi: "jual",
    pilih: pilih_jumlah_jual!(),
    kolom: kolom_jumlah_jual![
        kode("kode_sales", "Sales"),
        teks("nama_sales", "Nama Sales"),
        kode("kode_group", "Group"),
        kode("kode_dept", "Jenis"),
    ],
    menurut: "r.kode_sales, COALESCE(s.nama_sales, '') AS nama_sales, r.kode_group, r.kode_dept",
    gabung: "LEFT JOIN sales s ON s.toko = :toko AND s.kode_sales = r.kode_sales",
    syarat: "",
    urut: "r.kode_sales, s.nama_sales, r.kode_group, r.kode_dept",
    kelompok: &["kode_sales"],
    saringan: [SALES, JENIS_GROUP, GROUP, JENIS]
);
