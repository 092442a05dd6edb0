//! The rules of pre-orders at their use cases, on both engines, without a server: `cargo test -p praorder`.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

mod alat;
mod bayar;
mod bukti;
mod catat;
mod jual;
mod kembali;
mod kirim;
mod rampok;
