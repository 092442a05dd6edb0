//! The rules of services at their use cases, on both engines.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

mod alat;
mod batal;
mod bukti;
mod ganti;
mod jalan;
mod lihat;
mod maling;
mod penjaga;
mod toko;
