//! The rules of stones at their use cases, on both engines, without a server: `cargo test -p batu`.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

mod acak;
mod alat;
mod beli;
mod bukti;
mod ikut;
mod jual;
mod maling;
mod pasang;
mod rampok;
mod terima;
