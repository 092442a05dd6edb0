//! The rules of sorting and washing at their use cases, on both engines, without a server: `cargo test -p sepuhan`.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

mod alat;
mod batal;
mod bukti;
mod cuci;
mod maling;
mod rampok;
mod sortir;
mod stock;
