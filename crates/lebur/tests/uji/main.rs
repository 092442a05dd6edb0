//! The rules of melting at their use cases, on both engines, without a server: `cargo test -p lebur`.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

mod acak;
mod alat;
mod batal;
mod bukti;
mod hasil;
mod jual;
mod lot;
mod posisi;
mod rampok;
