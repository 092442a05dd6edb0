//! Counted stock: goods without a barcode, kept by group, type and tray. Its documents post the book of counted stock
//! (`ledger::curah`) and keep their lines; accessories and manual goods have a file each.

pub mod aksesoris;
mod alasan;
pub mod daftar;
pub mod manual;
mod tulis;

pub use alasan::{ALASAN, Alasan};
pub use daftar::{Baris, Dokumen};

/// What a document that names wrong fields is refused with.
const SALAH: &str = "CURAH-03";
/// Lines of one document.
pub const PALING_BANYAK: usize = 500;
