//! The rules of the connections at their use cases, on both engines: `cargo test -p hubung`.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

mod ekspor;
mod grosir;
mod kunci;
mod marketplace;
mod pendengar;
mod webhook;
mod zip;
