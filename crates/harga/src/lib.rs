//! The gold price of the day: carried forward, confirmed or changed by OWN or SPV, published to every screen.
//! Documents that trade call [`wajib_terkonfirmasi`] inside their transaction.

mod acuan;
mod buku;
pub mod demo;
mod domain;
mod hari_ini;
pub mod papan;
mod pratinjau;
mod terbit;
mod tolak;

pub use acuan::{Angka, Sistem};
pub use buku::{Perubahan, perubahan, resmikan};
pub use domain::DOMAIN;
pub use hari_ini::{BarisHari, GroupHari, HariIni, StatusHari, hari_ini, status, wajib_terkonfirmasi};
pub use pratinjau::{GroupPratinjau, MintaPratinjau, Peringatan, Pratinjau, TokoPratinjau, pratinjau};
pub use terbit::{Terbit, Terbitan, TokoTerbit, Usul, bawa_maju, kunci, terbitkan};
pub use tolak::HargaTolak;

use platform::{AksesTolak, Hasil, Pelaku};

/// The screen of the prices; its right is asked for again by the master's engine.
pub const MENU: &str = "/master-parameter-harga-emas";

/// The event that tells every screen of the chain.
pub const PERISTIWA: &str = "harga-emas-changed";

/// Prices are confirmed by OWN or SPV, whoever else may see the menu.
pub fn izin(p: &Pelaku) -> Hasil<()> {
    if !p.level.penyetuju() {
        return Err(AksesTolak::Level.tolak("Hanya untuk level OWN, SPV"));
    }
    if !p.boleh_menu(MENU) {
        return Err(AksesTolak::Menu.tolak("Akses Di Menu Ini Tidak Di Izinkan"));
    }
    Ok(())
}
