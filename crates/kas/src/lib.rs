//! Money of a store: drawers, bank accounts, what moves between them. One file a use case.

mod aturan;
pub mod batal;
mod bukti;
pub mod daftar;
pub mod dasbor;
pub mod demo;
mod domain;
pub mod gesek;
pub mod hitung_kas;
mod jurnal;
pub mod kirim_uang;
pub mod laci;
pub mod non_cash;
pub mod peringatan;
pub mod pindah_saldo;
mod rincian_dok;
pub mod serah_kas;
mod tolak;
pub mod uang_bank;
pub mod uang_kas;

pub use aturan::{KATEGORI_OTORISASI, Pilihan, kategori_buku, kategori_pilihan};
pub use domain::DOMAIN;
pub use tolak::KasTolak;
