//! Trade with customers: what is sold and bought back, how it is paid, and what later happens to it. A customer's whole
//! transaction is one document; one file a use case.

pub mod acuan;
pub mod aksesoris;
pub mod awal;
pub mod batal;
mod bayar;
mod bayar_tulis;
pub mod beli;
pub mod curian;
pub mod hancur;
pub mod jual;
mod jumlah;
pub mod kupon;
pub mod lihat;
pub mod manual;
mod nota;
pub mod parkir;
pub mod pelanggan;
pub mod titipan;
mod transaksi;
pub mod validasi;

pub use bayar::{Bayar, JenisBayar};
pub use beli::dibeli_hari_ini;
use kupon::terbitkan as terbitkan_kupon;
use titipan::{catat_pakai as catat_pakai_titip, untuk as titip_untuk};
pub use transaksi::{Hitungan, Minta, Tercatat, beli_saja, hitung, hitung_beli, simpan};

/// What the screens that sell and buy may ask about customers and prices.
pub const KASIR: &[&str] =
    &["/transaksi-penjualan", "/transaksi-pembelian", "/lihat-titipan", "/transaksi-jual-beli-manual"];
