//! The double-entry journal (L14): made day by day from the books through the journals of `akun`, entries by hand, periods.
//! Domains say what their documents are ([`platform::domain::jurnal`]); this crate names no table of a domain but those that
//! its proof compares with.

mod bukti;
mod buku;
pub mod cocok;
mod domain;
pub mod hari;
pub mod kejar;
pub mod lihat;
pub mod manual;
pub mod periode;
mod tolak;

pub use domain::DOMAIN;
pub use hari::{HariJadi, SUSPENS, buat};
pub use tolak::JurnalTolak;

/// The module that journals belong to.
pub const MODUL: &str = "NAGAFIN_ACCOUNTING_MODULE";
