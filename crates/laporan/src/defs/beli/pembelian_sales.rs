//! Laporan Pembelian Sales: what every sales person bought back, by group and condition. What was taken back later comes off
//! on that day.

use crate::barang::{GROUP, JENIS};
use crate::niaga::{JENIS_GROUP, KONDISI, SALES, kolom_jumlah_beli, laporan_jumlah, pilih_jumlah_beli};
use crate::{Laporan, kode, teks};

pub const LAPORAN: Laporan = laporan_jumlah!(
    "/laporan-pembelian-sales",
    "Laporan Pembelian Sales",
    sisi: "beli",
    pilih: pilih_jumlah_beli!(),
    kolom: kolom_jumlah_beli![
        kode("kode_sales", "Sales"),
        teks("nama_sales", "Nama Sales"),
        kode("kode_group", "Group"),
        kode("kondisi", "Kondisi"),
    ],
    menurut: "r.kode_sales, COALESCE(s.nama_sales, '') AS nama_sales, r.kode_group, r.kondisi",
    gabung: "LEFT JOIN sales s ON s.toko = :toko AND s.kode_sales = r.kode_sales",
    syarat: "[[kondisi| AND r.kondisi = :kondisi]]",
    urut: "r.kode_sales, s.nama_sales, r.kode_group, r.kondisi",
    kelompok: &["kode_sales"],
    saringan: [SALES, JENIS_GROUP, GROUP, JENIS, KONDISI]
);
