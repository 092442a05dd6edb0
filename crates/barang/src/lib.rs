//! Pieces: their cards, where they go, and the documents that say so. Every change of place is a line of the stock
//! book; the card only follows.

mod acuan;
pub mod aturan;
pub mod awal;
mod barcode;
mod baru;
mod berlanjut;
mod bukti;
pub mod cetak;
pub mod curah;
pub mod daftar;
pub mod demo;
pub mod dokumen;
mod domain;
pub mod external;
mod gerak;
pub mod hancur;
mod kartu;
pub mod kirim;
mod koreksi;
pub mod masuk_beli;
pub mod opname;
pub mod pindah;
pub mod pindai;
pub mod pratinjau;
pub mod profit;
pub mod retur;
mod rinci;
mod rincian_dok;
mod riwayat;
mod sah;
pub mod susut;
pub mod tambah;
pub mod terima;
pub mod timbang;
mod tolak;

pub use barcode::ambil as ambil_barcode;
pub use berlanjut::berlanjut;
pub use domain::DOMAIN;
pub use gerak::{Kepala, Langkah, balikkan, gerakkan, gerakkan_kabari};
pub use kartu::{Kartu, Status, satu, siap};
pub use koreksi::{kembalikan_berat, koreksi_berat};
pub use rinci::{Batu, Rinci, rinci};
pub use riwayat::{Langkah as LangkahRiwayat, riwayat};
pub use tolak::BarangTolak;
