//! The rules of the members' register at their use cases, on both engines, without a server: `cargo test -p member`.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

mod alat;
mod aturan;
mod bukti;
mod cari;
mod daftar;
mod gabung;
mod masuk;
mod pergi;
mod tahan;
