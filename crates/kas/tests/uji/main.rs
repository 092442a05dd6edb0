//! The rules of money at their use cases, on both engines, without a server: `cargo test -p kas`.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

mod acak;
mod alat;
mod batal;
mod batas;
mod bukti;
mod gesek;
mod hitung_kas;
mod kirim_uang;
mod non_cash;
mod otorisasi;
mod pindah_saldo;
mod uang_bank;
mod uang_kas;
