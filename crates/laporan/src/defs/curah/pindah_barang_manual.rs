//! Laporan Pindah Barang Manual: what was moved from tray to tray without a barcode.

use crate::Laporan;
use crate::curah::keluar_manual;

pub const LAPORAN: Laporan =
    keluar_manual!("PINDAH", "/laporan-pindah-barang-manual", "Laporan Pindah Barang Manual");
