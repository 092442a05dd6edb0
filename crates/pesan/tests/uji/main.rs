//! The outbox at its use cases on both engines, against a gateway that is a real server on loopback: `cargo test -p pesan`.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

mod alat;
mod antre;
mod gagal;
mod izin;
mod layar;
mod templat;
