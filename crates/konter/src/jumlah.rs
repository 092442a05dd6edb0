//! Sums that do not overflow silently.

use crate::tolak::KonterTolak;
use platform::Tolak;
use values::{Meluap, Rupiah};

pub fn meluap(e: Meluap) -> Tolak {
    KonterTolak::Meluap.tolak("Angka terlalu besar").sebab(e)
}

pub fn rupiah(semua: impl IntoIterator<Item = Rupiah>) -> platform::Hasil<Rupiah> {
    Rupiah::jumlah(semua).map_err(meluap)
}

/// Rupiah of a master's column that holds percent or rupiah: both are kept in hundredths.
pub const fn rupiah_master(nilai: i64) -> i64 {
    nilai / 100
}
