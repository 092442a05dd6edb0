//! The catalogue of the chain: what the app in the customer's hand shows, in a gold and a diamond edition. One definition an
//! entity (`defs`) serves both; the public side (`publik`) is what the app reads.

mod daftar;
pub mod definisi;
pub mod defs;
pub mod demo;
mod domain;
mod edisi;
pub mod gambar;
mod hapus;
mod isi;
pub mod publik;
mod simpan;
pub mod splash;
pub mod stok;
mod tabel;
mod tolak;
mod urutan;

pub use daftar::{Daftar, TanyaKatalog, daftar};
pub use definisi::{Entitas, Macam};
pub use domain::DOMAIN;
pub use edisi::Edisi;
pub use gambar::Gambar;
pub use hapus::hapus;
pub use isi::Mentah;
pub use simpan::{Tersimpan, tambah, ubah};
pub use tolak::KatalogTolak;
pub use urutan::{Urutan, atur as atur_urutan};
