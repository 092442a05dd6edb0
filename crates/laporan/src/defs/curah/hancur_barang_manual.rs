//! Laporan Hancur Barang Manual: what was taken out of sale without a barcode, and waits for the melt.

use crate::Laporan;
use crate::curah::keluar_manual;

pub const LAPORAN: Laporan =
    keluar_manual!("HANCUR", "/laporan-hancur-barang-manual", "Laporan Hancur Barang Manual");
