//! The database layer on both engines: every trap of the design, every promise of the writers and readers.
//! One binary; each file is one subject.

// Tests fail by panicking; that is what they are for.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

mod alat;
mod baca;
mod berhenti;
mod disk_penuh;
mod folder;
mod hanya_tambah;
mod idempotensi;
mod kelompok;
mod kunci;
mod migrasi;
mod nomor;
mod pemulihan;
mod perangkap;
mod putus;
mod sama;
mod setelah;
mod tabel;
mod tls;
mod tulis;
