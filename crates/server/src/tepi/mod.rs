//! Between HTTP and the use cases: refusals as JSON, reading requests, rights, limits and headers, the
//! embedded web app.

pub mod agen;
pub mod asing;
pub mod baca;
pub mod jaga;
pub mod jalur;
pub mod jawab;
pub mod lapisan;
pub mod lembar;
pub mod metrik;
pub mod sambungan;
mod tolak;
pub mod web;

pub use baca::{Alamat, Isi, IsiDok, Tanya};
pub use jaga::Syarat;
pub use jalur::Jalur;
pub use jawab::{Galat, Hasil, Jawab, Mentah, Polos};
pub use tolak::TepiTolak;
