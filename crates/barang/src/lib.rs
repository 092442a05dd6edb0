//! Pieces: their cards, where they go, and the documents that say so. Every change of place is a line of the stock
//! book; the card only follows.

mod acuan;
mod barcode;
pub mod curah;
pub mod daftar;
mod gerak;
mod kartu;
pub mod profit;
mod riwayat;
pub mod tambah;

pub use barcode::ambil as ambil_barcode;
pub use gerak::{Kepala, Langkah, gerakkan};
pub use kartu::{Kartu, Status, satu, siap};
pub use riwayat::{Langkah as LangkahRiwayat, riwayat};
