//! What every domain stands on: who acts and what they may do, settings of a store, approvals, refusals,
//! events to the screens. Knows no domain and no HTTP.

pub mod acak;
pub mod agen;
pub mod brankas;
pub mod daftar;
pub mod demo;
pub mod domain;
pub mod giliran;
pub mod identitas;
pub mod impor;
pub mod kolom;
pub mod lacak;
mod level;
pub mod lihat;
pub mod menu;
pub mod modul;
pub mod orang;
pub mod otorisasi;
pub mod pajak;
mod pelaku;
pub mod pengguna;
pub mod penolakan;
pub mod printer;
pub mod rahasia;
pub mod salah;
pub mod sandi;
pub mod sesi;
mod siaran;
pub mod sidik_jari;
pub mod tarif;
pub mod toko;
mod tolak;
mod tolakan;
pub mod totp;

pub use level::Level;
pub use pelaku::Pelaku;
pub use siaran::{Peristiwa, Siaran, Tujuan};
pub use tolak::{Status, Tolak};
pub use tolakan::{
    AgenTolak, AksesTolak, BukuTolak, DasarTolak, OrangTolak, OtorisasiTolak, PrinterTolak, SesiTolak,
    SidikTolak, TokoTolak,
};

pub type Hasil<T> = Result<T, Tolak>;
