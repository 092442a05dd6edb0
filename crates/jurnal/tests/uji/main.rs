//! The rules of the double-entry journal at their use cases, on both engines, without a server: `cargo test -p jurnal`.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

mod alat;
mod antar;
mod bukti;
mod hari;
mod manual;
mod periode;
mod rampok;
