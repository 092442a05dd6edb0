//! Members: the register over the customers of the chain, one card for a person; codes, levels and the rules that are dated;
//! the books of points and gifts. One file a use case; what only finds a customer is in `konter::pelanggan`.

pub mod app;
pub mod aturan;
mod bukti;
pub mod daftar;
mod domain;
pub mod ekspor;
pub mod gabung;
pub mod hadiah;
mod jurnal;
pub mod kartu;
mod kembar;
pub mod kode;
pub mod masuk;
pub mod pergi;
pub mod poin;
mod rincian_dok;
pub mod riwayat;
mod tolak;
pub mod ultah;

pub use domain::DOMAIN;
pub use poin::DOMAIN as DOMAIN_POIN;
pub use tolak::MemberTolak;
