//! Pieces: their cards, where they go, and the documents that say so. Every change of place is a line of the stock
//! book; the card only follows.

mod acuan;
mod barcode;
pub mod daftar;
pub mod external;
mod gerak;
mod kartu;
pub mod kirim;
pub mod profit;
mod riwayat;
pub mod susut;
pub mod tambah;

pub use barcode::ambil as ambil_barcode;
pub use gerak::{Kepala, Langkah, balikkan, gerakkan};
pub use kartu::{Kartu, Status, satu, siap};
pub use riwayat::{Langkah as LangkahRiwayat, riwayat};
