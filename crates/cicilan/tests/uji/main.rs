//! The rules of instalments at their use cases, on both engines, without a server: `cargo test -p cicilan`.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

mod acak;
mod akad;
mod akhir;
mod alat;
mod awal;
mod bayar;
mod bukti;
mod maling;
mod pajak;
mod rampok;
mod serah;
