//! Orders made for a customer: promised, made, fetched or cancelled; samples lent for them. One file a use case.

pub mod ambil;
mod awal;
pub mod batal;
mod bukti;
pub mod contoh;
pub mod demo;
mod domain;
pub mod kerja;
mod lacak;
pub mod lihat;
mod rincian_dok;
mod riwayat;
pub mod simpan;
mod tabel;
mod tolak;
pub mod validasi;

pub use awal::AWAL;
pub use domain::DOMAIN;
pub use tabel::{IsiBaris, Peristiwa};
pub use tolak::PesananTolak;
