//! The report engine on both engines: a walk over every definition, and the engine itself on made-up reports.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::as_conversions)]

mod bantu;
mod batas;
mod curah_batal;
mod dokumen;
mod hari_dagang;
mod jalan;
mod kelompok;
mod kerja_barang;
mod kerja_batu;
mod kerja_cicilan;
mod kerja_lebur;
mod kerja_member;
mod kerja_pesanan;
mod kerja_pinjaman;
mod kerja_praorder;
mod kerja_sepuhan;
mod kerja_servis;
mod kerja_tukang;
mod kerja_uang;
mod member;
mod saring;
mod satu_angka;
mod tampilan;
mod tetap;
mod toko;
