//! Pieces: their cards, where they go, and the documents that say so. Every change of place is a line of the stock
//! book; the card only follows.

mod acuan;
pub mod awal;
mod barcode;
mod baru;
pub mod daftar;
mod gerak;
mod kartu;
pub mod pratinjau;
pub mod profit;
mod riwayat;
mod sah;
pub mod tambah;
pub mod terima;

pub use barcode::ambil as ambil_barcode;
pub use gerak::{Kepala, Langkah, gerakkan};
pub use kartu::{Kartu, Status, satu, siap};
pub use riwayat::{Langkah as LangkahRiwayat, riwayat};
