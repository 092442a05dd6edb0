//! The values of a gold shop (money, weight, purity, days, codes, document numbers) and its rules of
//! price, rounding, tax and interest as pure functions. Touches no database, no clock but `JamSistem`, no
//! network; every other crate may use it and it uses none of them.

pub mod batas;
mod berat;
pub mod bulat_berat;
pub mod bulat_uang;
pub mod bunga;
pub mod cicilan;
mod desimal;
pub mod format;
mod galat;
pub mod harga_beli;
mod harga_gram;
pub mod harga_jual;
mod hitung;
mod jam;
mod jenis_dok;
mod kadar;
mod kode;
pub mod murni;
mod no_faktur;
pub mod pajak;
mod persen;
pub mod poin;
mod rupiah;
pub mod susut;
mod tanggal;
mod terbilang;
mod usd;
mod waktu;

pub use batas::{BERAT_MAKS, JUMLAH_MAKS};
pub use berat::Berat;
pub use bulat_berat::AturanBerat;
pub use bulat_uang::{Arah, Pembulatan};
pub use galat::{AngkaSalah, KodeSalah, Meluap, NoFakturSalah, TanggalSalah};
pub use harga_gram::HargaGram;
pub use jam::{Jam, JamDiam, JamGeser, JamSistem};
pub use jenis_dok::JenisDok;
pub use kadar::Kadar;
pub use kode::{
    KodeBaki, KodeBarcode, KodeDept, KodeGroup, KodeGudang, KodeMember, KodeSales, KodeToko, NoRekening,
    UserId,
};
pub use no_faktur::NoFaktur;
pub use pajak::AsalPerolehan;
pub use persen::Persen;
pub use rupiah::Rupiah;
pub use tanggal::Tanggal;
pub use terbilang::terbilang;
pub use usd::{CaratBatu, Kurs, UsdSen};
pub use waktu::Waktu;
