//! Pictures: checked and drawn anew before they are kept, in the data folder or an S3-compatible store, with one
//! row each in the database that says whose they are.

mod foto;
mod lemari;
mod olah;

pub use foto::{Foto, ambil, hapus, pasang, sapu};
pub use lemari::{Lemari, S3};
pub use olah::{Batas, Olahan, olah};
