//! Melting: lots of pieces, scrap, dust and plating water (LB), what the assay says came out (LH), and refined gold sold to a
//! refiner (JC). Gold of a lot stands at `Lokasi::Lebur`, refined gold at `Lokasi::Ciok`. And where the gold of the shop lies, with
//! what it is worth: the owner's position. One file a use case.
//!
//! Whoever sets stones into pieces or takes them out calls nothing here: a lot refuses every piece whose card still carries a stone
//! ([`batu::masih`]).

pub mod batal;
pub mod batu;
pub mod hasil;
pub mod jual;
pub mod kirim;
pub mod lihat;
pub mod lot;
pub mod pelebur;
pub mod posisi;

mod bukti;
mod demo;
mod domain;
mod jurnal;
mod peristiwa;
mod rincian_dok;
mod tolak;

pub use domain::DOMAIN;
pub use tolak::LeburTolak;
