//! What every domain stands on: who acts and what they may do, settings of a store, approvals, refusals,
//! events to the screens. Knows no domain and no HTTP.

pub mod acak;
pub mod agen;
pub mod impor;
mod level;
pub mod menu;
pub mod modul;
pub mod orang;
pub mod otorisasi;
pub mod pajak;
mod pelaku;
pub mod pengguna;
pub mod printer;
pub mod rahasia;
pub mod salah;
pub mod sandi;
pub mod sesi;
mod siaran;
pub mod sidik_jari;
pub mod toko;
mod tolak;

pub use level::Level;
pub use pelaku::Pelaku;
pub use siaran::{Peristiwa, Siaran, Tujuan};
pub use tolak::{Status, Tolak};

pub type Hasil<T> = Result<T, Tolak>;
