//! Pieces: their cards, where they go, and the documents that say so. Every change of place is a line of the stock
//! book; the card only follows.

mod acuan;
mod barcode;
mod gerak;
mod kartu;
pub mod tambah;

pub use barcode::ambil as ambil_barcode;
pub use gerak::{Kepala, Langkah, gerakkan};
pub use kartu::{Kartu, Status, satu, siap};
