//! The rules of goods at their use cases, on both engines, without a server: `cargo test -p barang`.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

mod alat;
mod bukti;
mod curah;
mod curah_acak;
mod curah_batal;
mod daftar;
mod gerak;
mod jaga;
mod kirim;
mod masuk;
mod model;
mod opname;
mod otorisasi;
mod terima;
mod timbang;
