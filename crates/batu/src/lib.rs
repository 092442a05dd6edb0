//! Stones: the register of loose ones, what comes from suppliers and goes back, setting into a piece and taking out, selling loose.
//! Their carats stand in the book `ledger::batu`; one file a use case.

pub mod ambil;
pub mod awal;
pub mod batal;
pub mod harga;
pub mod jual;
pub mod keluar;
pub mod lepas;
pub mod lihat;
pub mod pasang;
pub mod tabel;
pub mod terima;

mod bukti;
mod demo;
mod domain;
mod jurnal;
mod rincian_dok;
mod tolak;

pub use domain::DOMAIN;
pub use tolak::BatuTolak;
