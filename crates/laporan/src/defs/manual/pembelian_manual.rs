//! Laporan Pembelian Manual: goods without a barcode that were bought, and how they were paid.

use crate::Laporan;
use crate::manual::dagang_manual;

pub const LAPORAN: Laporan = dagang_manual!(
    "BELI",
    "/laporan-pembelian-manual",
    "Laporan Pembelian Manual",
    "GET pembelian-manual/reports",
    "no_faktur_beli",
    "No Faktur Beli",
    "deskripsi_beli",
    "harga_beli",
    "Harga Beli"
);
