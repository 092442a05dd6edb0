//! Laporan Batal Pembelian Manual: what was bought without a barcode and taken back.

use crate::Laporan;
use crate::manual::batal_manual;

pub const LAPORAN: Laporan = batal_manual!(
    "BELI",
    "/laporan-batal-pembelian-manual",
    "Laporan Batal Pembelian Manual",
    "GET batal-pembelian-manual/reports",
    "no_faktur_beli",
    "No Faktur Beli",
    "harga_beli",
    "Harga Beli"
);
