//! Trade with customers: what is sold and bought back, how it is paid, and what later happens to it. A customer's whole
//! transaction is one document; one file a use case.

pub mod acuan;
pub mod aksesoris;
mod asli;
pub mod awal;
pub mod batal;
mod batu;
pub mod beli;
mod bukti;
pub mod curian;
pub mod demo;
mod domain;
pub mod dua_sisi;
mod faktur;
pub mod hancur;
pub mod jual;
mod jurnal;
pub mod kupon;
pub mod lihat;
pub mod manual;
pub mod modal;
mod nota;
pub mod parkir;
pub mod poin;
mod potongan;
mod rincian_dok;
mod riwayat;
mod rumus;
pub mod sumber;
pub mod tahan;
pub mod timbang_lagi;
pub mod titipan;
mod tolak;
pub mod total;
mod transaksi;
mod tunai;
pub mod uang;
pub mod validasi;

pub use beli::dibeli_hari_ini;
pub use domain::DOMAIN;
pub use konter::{Bayar, JenisBayar};
pub use rumus::Rumus;
use titipan::untuk as titip_untuk;
pub use tolak::NiagaTolak;
pub use transaksi::{
    Hitungan, Tercatat, TransaksiMinta, beli_saja, hitung, hitung_beli, hitung_untuk, simpan, simpan_untuk,
};

/// What the screens that sell and buy may ask about customers and prices.
pub const KASIR: &[&str] =
    &["/transaksi-penjualan", "/transaksi-pembelian", "/lihat-titipan", "/transaksi-jual-beli-manual"];
