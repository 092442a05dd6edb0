//! Laporan Kirim Barang: pieces sent to other stores of the chain, by shipment, with what became of each.

use crate::kirim::laporan_kirim;
use crate::{Laporan, toko};

pub const LAPORAN: Laporan = laporan_kirim!(
    "/laporan-kirim-barang",
    "Laporan Kirim Barang",
    saringan: [toko("tujuan", "Toko Tujuan")],
    pilih: "",
    kolom: [],
    syarat: "k.jenis = 'CABANG'[[tujuan| AND LOWER(k.tujuan) LIKE :tujuan.cari ESCAPE '\\']]"
);
