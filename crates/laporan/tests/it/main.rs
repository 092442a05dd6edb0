//! The report engine on both engines: a walk over every definition, and the engine itself on made-up reports.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::as_conversions)]

mod bantu;
mod batas;
mod benih;
mod benih_barang;
mod benih_curah;
mod benih_kas;
mod benih_kirim;
mod benih_manual;
mod benih_niaga;
mod jalan;
mod kelompok;
mod saring;
mod toko;
