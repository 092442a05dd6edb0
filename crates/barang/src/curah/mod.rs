//! Counted stock: goods without a barcode, kept by group, type and tray. Its documents post the book of counted stock
//! (`ledger::curah`) and keep their lines; accessories and manual goods have a file each.

pub mod aksesoris;
mod alasan;
pub mod batal;
pub mod daftar;
pub mod manual;
mod tulis;

use crate::BarangTolak;
pub use alasan::{ALASAN, Alasan};
pub use daftar::{BarisCurah, Dokumen};

/// What a document that names wrong fields is refused with.
const SALAH: BarangTolak = BarangTolak::Curah;
/// Lines of one document.
pub const PALING_BANYAK: usize = 500;
