//! Craftsmen: gold given to them and taken back, their account in fine milligrams (`ledger::tukang`), wages. One file a use case.
//!
//! What other domains (orders, services) call:
//! - [`kerja::wajib_ada`]: the craftsman of the master, refused when there is no such one;
//! - [`kerja::mulai`], [`kerja::selesai`], [`kerja::buka_lagi`], [`kerja::batal`]: a work for a line of their document, in their
//!   open `Dok`; [`kerja::dari_dok`] and [`kerja::satu`] read it. A finished work can be paid its wage, once, at /emas-tukang.

pub mod kerja;
pub mod norma;

mod domain;
mod tolak;

pub use domain::DOMAIN;
pub use tolak::TukangTolak;
