//! Laporan Batal Pembelian: purchases (and exchanges) that were taken back, on the day they were, with why and by whom.

use crate::Laporan;
use crate::niaga::laporan_batal;

pub const LAPORAN: Laporan = laporan_batal!(
    "/laporan-batal-pembelian",
    "Laporan Batal Pembelian",
    sisi: "beli",
    nomor: "no_faktur_beli",
    qty: "CAST(1 AS BIGINT)",
    harga: "r.harga"
);
