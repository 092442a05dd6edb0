//! From bought to sellable: sorting what was bought, washing and plating by lot. One file a use case.
//!
//! Pieces at a washer lie in the account of craftsmen (`@TUKANG`) under the number of their lot and stand in the book of fine grams
//! under the same number, so that what a lot got and gave back is proved by the books.

pub mod batal;
pub mod calon;
pub mod jawab;
pub mod kirim;
pub mod lihat;
pub mod pusat;
pub mod putusan;
pub mod sortir;
pub mod stock_manual;
pub mod terima;

mod bukti;
mod demo;
mod domain;
mod jurnal;
mod peristiwa;
mod rincian_dok;
mod tolak;

pub use domain::DOMAIN;
pub use tolak::SepuhanTolak;

/// Words of a document's details that an approver reads line by line; of longer ones the sum stands below.
pub(crate) const RINCIAN: usize = 40;
