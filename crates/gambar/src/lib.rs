//! Pictures: checked and drawn anew before they are kept, in the data folder or an S3-compatible store, with one
//! row each in the database that says whose they are.

pub mod demo;
mod lemari;
pub mod lukis;
mod milik;
mod olah;
pub mod sertifikat;
mod simpan;
mod tolak;

pub use lemari::{Lemari, S3};
pub use milik::{Milik, Sisi};
pub use olah::{Batas, Olahan, olah, olah_mutu};
pub use simpan::{Gambar, ambil, hapus, pasang, sapu};
pub use tolak::GambarTolak;
