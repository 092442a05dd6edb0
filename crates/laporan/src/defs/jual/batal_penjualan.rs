//! Laporan Batal Penjualan: sales (and exchanges) that were taken back, on the day they were, with why and by whom.

use crate::Laporan;
use crate::niaga::laporan_batal;

pub const LAPORAN: Laporan = laporan_batal!(
    "/laporan-batal-penjualan",
    "Laporan Batal Penjualan",
    sisi: "jual",
    nomor: "no_faktur_jual",
    qty: "r.qty",
    harga: "r.harga_total"
);
