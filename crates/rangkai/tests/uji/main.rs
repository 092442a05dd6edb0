//! What holds over all crates: the directions of imports, and what the rules of all domains find when somebody spoils the
//! books behind the program's back.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

mod arah;
mod hari_acak;
mod jurnal;
mod kerja;
mod riwayat;
mod rusak_tutup;
