//! Sums that do not overflow silently.

use platform::Tolak;
use values::{Meluap, Rupiah};

pub(crate) fn meluap(e: Meluap) -> Tolak {
    Tolak::aturan("NIAGA-02", "Angka terlalu besar").sebab(e)
}

pub(crate) fn rupiah(semua: impl IntoIterator<Item = Rupiah>) -> platform::Hasil<Rupiah> {
    Rupiah::jumlah(semua).map_err(meluap)
}

/// Rupiah of a master's column that holds percent or rupiah: both are kept in hundredths.
pub(crate) const fn rupiah_master(nilai: i64) -> i64 {
    nilai / 100
}
