//! Connections: the twelve sets of a day as CSV, the settings of marketplaces, the hand-over to the wholesale app; keys and
//! webhooks of the chain's own programs, and the calls that keys open.

mod ekspor;
mod grosir;
mod kunci;
mod luar;
mod marketplace;
mod nota;
mod webhook;
mod whatsapp;

use crate::tepi::Jalur;

/// Its routes, with what each demands.
pub(super) fn rute(j: Jalur) -> Jalur {
    let semua: [fn(Jalur) -> Jalur; 8] = [
        ekspor::rute,
        grosir::rute,
        kunci::rute,
        luar::rute,
        marketplace::rute,
        nota::rute,
        webhook::rute,
        whatsapp::rute,
    ];
    semua.into_iter().fold(j, |j, rute| rute(j))
}
