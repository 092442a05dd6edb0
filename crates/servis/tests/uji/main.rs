//! The rules of services at their use cases, on both engines.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

mod alat;
mod batal;
mod jalan;
mod lihat;
mod maling;
mod toko;
