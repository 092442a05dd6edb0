//! The server as its clients see it, on both engines. Files mirror the URLs (the edge itself is in `tepi`);
//! those about the program (`cadangan`, `layanan`, `mati`, `perintah`) start the real binary.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

#[allow(dead_code)]
mod alat;
mod authorization;
mod cadangan;
mod hak;
mod kontrak;
mod layanan;
mod mati;
mod para_akun_transaksi;
mod para_system;
mod perintah;
mod proses;
mod pulih_mati;
mod rute_web;
mod sistem;
mod socket;
mod tepi;
mod tokos;
mod users;
