//! Pieces: their cards, where they go, and the documents that say so. Every change of place is a line of the stock
//! book; the card only follows.

mod acuan;
mod barcode;
pub mod cetak;
pub mod daftar;
pub mod dokumen;
mod gerak;
pub mod hancur;
mod kartu;
pub mod pindah;
pub mod pindai;
pub mod profit;
pub mod retur;
mod rinci;
mod riwayat;
pub mod tambah;

pub use barcode::ambil as ambil_barcode;
pub use gerak::{Kepala, Langkah, balikkan, gerakkan, gerakkan_kabari};
pub use kartu::{Kartu, Status, satu, siap};
pub use rinci::{Batu, Rinci, rinci};
pub use riwayat::{Langkah as LangkahRiwayat, riwayat};
