//! Laporan Penjualan Global Jenis: what was sold of every type, under its group. What was taken back later comes off on that
//! day.

use crate::barang::{GROUP, JENIS};
use crate::niaga::{JENIS_GROUP, SALES, kolom_jumlah_jual, laporan_jumlah, pilih_jumlah_jual};
use crate::{Laporan, kode, teks};

pub const LAPORAN: Laporan = laporan_jumlah!(
    "/laporan-penjualan-global-jenis",
    "Laporan Penjualan Global Jenis",
    sisi: "jual",
    pilih: pilih_jumlah_jual!(),
    kolom: kolom_jumlah_jual![
        kode("kode_group", "Group"),
        kode("kode_dept", "Jenis"),
        teks("nama_dept", "Nama Jenis"),
    ],
    menurut: "r.kode_group, r.kode_dept, COALESCE(d.nama_dept, '') AS nama_dept",
    gabung: "LEFT JOIN jenis d ON d.toko = :toko AND d.kode_dept = r.kode_dept",
    syarat: "",
    urut: "r.kode_group, r.kode_dept, d.nama_dept",
    kelompok: &["kode_group"],
    saringan: [JENIS_GROUP, GROUP, JENIS, SALES]
);
