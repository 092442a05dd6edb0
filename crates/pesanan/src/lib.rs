//! Orders made for a customer: promised, made, fetched or cancelled; samples lent for them. One file a use case.

pub mod ambil;
mod awal;
pub mod batal;
mod bukti;
pub mod contoh;
pub mod demo;
mod domain;
mod jurnal;
pub mod kerja;
mod kunci;
mod lacak;
pub mod lihat;
mod pajak;
mod rincian_dok;
mod riwayat;
pub mod simpan;
mod stok;
mod tabel;
pub mod tambah_dp;
mod tolak;
pub mod validasi;

pub use awal::AWAL;
pub use domain::DOMAIN;
pub use tabel::{IsiBaris, Peristiwa};
pub use tolak::PesananTolak;
