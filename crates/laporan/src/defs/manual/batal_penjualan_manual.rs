//! Laporan Batal Penjualan Manual: what was sold without a barcode and taken back.

use crate::Laporan;
use crate::manual::batal_manual;

pub const LAPORAN: Laporan = batal_manual!(
    "JUAL",
    "/laporan-batal-penjualan-manual",
    "Laporan Batal Penjualan Manual",
    "GET batal-penjualan-manual/reports",
    "no_faktur_jual",
    "No Faktur Jual",
    "harga_jual",
    "Harga Jual"
);
