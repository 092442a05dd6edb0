//! The entities of the catalogue, one file each.

mod banner;
mod group;
mod hadiah;
mod harga;
mod info;
mod item;
mod kategori;
mod kontak;

use crate::definisi::{Entitas, Macam};

pub static SEMUA: [&Entitas; 8] = [
    &banner::BANNER,
    &kategori::KATEGORI,
    &info::INFO,
    &item::ITEM,
    &harga::HARGA,
    &group::GROUP,
    &hadiah::HADIAH,
    &kontak::KONTAK,
];

/// The definition of a kind; splash screens have four fixed places and none.
pub fn cari(macam: Macam) -> Option<&'static Entitas> {
    SEMUA.into_iter().find(|e| e.macam == macam)
}
