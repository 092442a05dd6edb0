//! Every master, walked through by its definition, on both engines. A new file in `defs/` is tested by being
//! there; what only one master does stands in `aturan.rs`.

// A helper that cannot do its work must fail the test that called it.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

mod akun_sales;
mod alat;
mod aturan;
mod berkas;
mod contoh;
mod definisi;
mod izin;
mod jalan;
mod pakai;
