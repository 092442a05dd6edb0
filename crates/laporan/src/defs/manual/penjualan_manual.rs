//! Laporan Penjualan Manual: goods without a barcode that were sold, and how they were paid.

use crate::Laporan;
use crate::manual::dagang_manual;

pub const LAPORAN: Laporan = dagang_manual!(
    "JUAL",
    "/laporan-penjualan-manual",
    "Laporan Penjualan Manual",
    "GET penjualan-manual/reports",
    "no_faktur_jual",
    "No Faktur Jual",
    "deskripsi_jual",
    "harga_jual",
    "Harga Jual"
);
