//! The rules of orders at their use cases, on both engines, without a server: `cargo test -p pesanan`.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

mod alat;
mod ambil;
mod bagian;
mod batal;
mod bukti;
mod contoh;
mod jaga;
mod maling;
mod pesan;
mod tukang;
