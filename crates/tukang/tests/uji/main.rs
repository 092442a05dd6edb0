//! The rules of craftsmen at their use cases, on both engines, without a server: `cargo test -p tukang`.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

mod acak;
mod alat;
mod batal;
mod bukti;
mod emas;
mod kerja;
mod maling;
mod terima;
mod upah;
