//! Craftsmen: gold given to them and taken back, their account in fine milligrams (`ledger::tukang`), wages. One file a use case.
//!
//! What other domains (orders, services) call:
//! - [`kerja::wajib_ada`]: the craftsman of the master, refused when there is no such one;
//! - [`kerja::mulai`], [`kerja::selesai`], [`kerja::buka_lagi`], [`kerja::batal`]: a work for a line of their document, in their
//!   open `Dok`; [`kerja::dari_dok`] and [`kerja::satu`] read it. A finished work can be paid its wage, once, at /emas-tukang;
//! - [`terima::untuk_pesanan`]: what he made for an order becomes pieces in TITIP, bound to it (a document TR of its own, tested by
//!   the approver; call it before or after the own `Dok`, never inside); [`batal::untuk_dokumen`] takes it back.

pub mod batal;
pub mod emas;
pub mod kerja;
pub mod lihat;
pub mod norma;
pub mod terima;
pub mod upah;

mod bukti;
mod demo;
mod domain;
mod jurnal;
mod rincian_dok;
mod tolak;

pub use domain::DOMAIN;
pub use tolak::TukangTolak;
