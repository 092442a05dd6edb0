//! Laporan Global Pembelian: the purchases of every price group and group by condition. What was taken back later comes off
//! on that day.

use crate::barang::GROUP;
use crate::niaga::{
    JENIS_GROUP, KELOMPOK_HARGA, KONDISI, SALES, kolom_jumlah_beli, laporan_jumlah, pilih_jumlah_beli,
};
use crate::{Laporan, kode};

pub const LAPORAN: Laporan = laporan_jumlah!(
    "/laporan-global-pembelian",
    "Laporan Global Pembelian",
    sisi: "beli",
    pilih: pilih_jumlah_beli!(),
    kolom: kolom_jumlah_beli![
        kode("kelompok_harga", "Kelompok Harga"),
        kode("jenis_group", "Kategori"),
        kode("kode_group", "Group"),
        kode("kondisi", "Kondisi"),
    ],
    menurut: "r.kelompok_harga, r.jenis_group, r.kode_group, r.kondisi",
    gabung: "",
    syarat: "[[kelompok_harga| AND r.kelompok_harga = :kelompok_harga]][[kondisi| AND r.kondisi = :kondisi]]",
    urut: "r.kelompok_harga, r.jenis_group, r.kode_group, r.kondisi",
    kelompok: &["kelompok_harga"],
    saringan: [KELOMPOK_HARGA, JENIS_GROUP, GROUP, KONDISI, SALES]
);
