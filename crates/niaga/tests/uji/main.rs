//! The rules of trade at their use cases, on both engines, without a server: `cargo test -p niaga`.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

mod alat;
mod awal;
mod beli;
mod bukti;
mod daftar;
mod harga;
mod jaga;
mod jual;
mod kupon;
mod lanjut;
mod layar;
mod manual;
mod otorisasi;
mod penolakan;
mod poin;
mod poin_acak;
mod rampok;
mod rampok_dua;
mod rampok_empat;
mod rampok_enam;
mod rampok_lima;
mod rampok_tiga;
mod rampok_tujuh;
mod rantai;
mod surat;
mod titip;
mod titip_urus;
mod tukar;
