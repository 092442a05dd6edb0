//! What the tests of every crate stand on: a fresh database of either engine in milliseconds, a clock that
//! stands still, builders for stores and postings, and a plain model of the books to compare with.
//! Only tests depend on it.

// A helper that cannot do its work must fail the test that called it, at once and loudly.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

mod acak;
pub mod bangun;
mod lama;
mod mesin;
pub mod model;
pub mod rusak;
mod uji;

pub use acak::{Acak, banyak_titik, benih_acak};
pub use bangun::toko;
pub use lama::Lama;
pub use mesin::{Contoh, Jenis, brankas, mesin};
pub use uji::{Uji, antre, kedua_mesin, kedua_mesin_dari, satu_mesin, satu_mesin_dari};
