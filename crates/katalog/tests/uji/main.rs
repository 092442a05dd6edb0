//! The rules of the catalogue at their use cases, on both engines, without a server: `cargo test -p katalog`.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

mod alat;
mod gambar;
mod isi;
mod langsung;
mod publik;
mod splash;
