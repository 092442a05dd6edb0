//! The model ledger: the books of one store as plain maps, written without any SQL and without a look at
//! `ledger`. Random commands go to both; figures and refusals must agree.

mod acakan;
mod banding;
mod buku;
mod curah;
mod perintah;
mod terap;

pub use acakan::{Dunia, perintah_acak};
pub use buku::Model;
pub use curah::ModelCurah;
pub use perintah::{Bayar, Perintah};
pub use terap::{Nomor, terapkan};
