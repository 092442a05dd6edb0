//! The books on both engines: every posting and refusal, exact reversals, the proof of balance against every
//! kind of tampering, and random work against the model. One binary; each file is one subject.

// Tests fail by panicking; that is what they are for.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

mod acak;
mod alat;
mod bank;
mod curah;
mod dok;
mod kas;
mod poin;
mod rantai;
mod rusak_buku;
mod rusak_saldo;
mod serentak;
mod sertifikat;
mod stok;
mod stok_balik;
mod stok_banyak;
