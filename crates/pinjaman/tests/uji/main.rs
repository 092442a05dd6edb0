//! The rules of loans at their use cases, on both engines.

#![allow(clippy::too_many_lines, clippy::unwrap_used, clippy::expect_used, clippy::panic)]

mod acak;
mod alat;
mod awal;
mod bantu;
mod batal;
mod batal_lelang;
mod bukti;
mod bunga;
mod hitung;
mod jalan;
mod kelebihan;
mod lelang;
mod lihat;
mod maling;
mod rampok;
mod tempo;
