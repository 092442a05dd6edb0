//! The rules of the gold price at their use cases, on both engines, without a server: `cargo test -p harga`.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

mod alat;
mod hari;
mod papan;
mod pratinjau;
mod terbit;
