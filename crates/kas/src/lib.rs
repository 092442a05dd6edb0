//! Money of a store: drawers, bank accounts, what moves between them. One file a use case.

mod aturan;
pub mod batal;
pub mod daftar;
pub mod dasbor;
pub mod gesek;
pub mod hitung_kas;
pub mod kirim_uang;
pub mod non_cash;
pub mod peringatan;
pub mod pindah_saldo;
pub mod serah_kas;
pub mod uang_bank;
pub mod uang_kas;

pub use aturan::{KATEGORI_OTORISASI, Pilihan, kategori_pilihan};
