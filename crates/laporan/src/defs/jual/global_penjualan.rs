//! Laporan Global Penjualan: the sales of every price group and group, old and young gold apart. What was taken back later
//! comes off on that day.

use crate::barang::GROUP;
use crate::niaga::{
    JENIS_GROUP, KELOMPOK_HARGA, SALES, kolom_jumlah_jual, laporan_jumlah, pilih_jumlah_jual,
};
use crate::{Laporan, kode};

pub const LAPORAN: Laporan = laporan_jumlah!(
    "/laporan-global-penjualan",
    "Laporan Global Penjualan",
    sisi: "jual",
    pilih: pilih_jumlah_jual!(),
    kolom: kolom_jumlah_jual![
        kode("kelompok_harga", "Kelompok Harga"),
        kode("jenis_group", "Kategori"),
        kode("kode_group", "Group"),
    ],
    menurut: "r.kelompok_harga, r.jenis_group, r.kode_group",
    gabung: "",
    syarat: "[[kelompok_harga| AND r.kelompok_harga = :kelompok_harga]]",
    urut: "r.kelompok_harga, r.jenis_group, r.kode_group",
    kelompok: &["kelompok_harga"],
    saringan: [KELOMPOK_HARGA, JENIS_GROUP, GROUP, SALES]
);
