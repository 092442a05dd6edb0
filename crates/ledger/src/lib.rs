//! The books. Only this crate writes ledger rows: ONE posting function a book, its projection kept in the
//! same transaction, every document sealed by a row of the store's audit chain. `periksa` proves it all.

pub mod audit;
pub mod bank;
mod baris;
pub mod batu;
pub mod curah;
mod dok;
mod galat;
pub mod hadiah;
pub mod kas;
pub mod kupon;
pub mod pajak;
pub mod periksa;
pub mod pinjaman;
pub mod piutang;
pub mod poin;
mod sidik;
pub mod stok;
pub mod titipan;
pub mod transit;
pub mod tukang;
mod utang;

pub use dok::Dok;
pub use galat::Galat;

/// In or out of a cash drawer or a bank account.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Arah {
    Masuk,
    Keluar,
}

pub type Result<T, E = Galat> = std::result::Result<T, E>;
