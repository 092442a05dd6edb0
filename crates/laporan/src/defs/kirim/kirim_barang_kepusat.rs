//! Laporan Kirim Barang Kepusat: pieces sent to head office, whatever for.

use crate::Laporan;
use crate::kirim::laporan_kirim;

pub const LAPORAN: Laporan = laporan_kirim!(
    "/laporan-kirim-barang-kepusat",
    "Laporan Kirim Barang Kepusat",
    saringan: [],
    pilih: "",
    kolom: [],
    syarat: "t.pusat = 1"
);
