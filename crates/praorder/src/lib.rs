//! Pre-orders: goods ordered ahead, paid for by a payment file, sold piece by piece, sent or fetched. One file a use case.

pub mod berkas;
mod bukti;
pub mod closing;
pub mod cocok;
mod demo;
mod domain;
pub mod jual;
mod jurnal;
pub mod kembali;
pub mod lihat;
mod pajak;
mod rincian_dok;
mod riwayat;
pub mod siap;
pub mod simpan;
mod tolak;
pub mod validasi;

pub use domain::DOMAIN;
pub use tolak::PraOrderTolak;

/// The screens where a customer is served with pre-orders.
pub const KASIR: &[&str] = &["/transaksi-pre-order", "/lihat-pre-order"];

/// The categories of the money that comes and goes back.
const KATEGORI: &str = "PRE ORDER";
const KATEGORI_BATAL: &str = "BATAL PRE ORDER";
/// The category of an approval for a file of payments.
const KATEGORI_IMPOR: &str = "IMPORT PRE ORDER";
