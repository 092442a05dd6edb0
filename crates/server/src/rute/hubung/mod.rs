//! Connections: the twelve sets of a day as CSV, the settings of marketplaces, the hand-over to the wholesale app.

mod ekspor;
mod grosir;
mod marketplace;
mod nota;
mod whatsapp;

use crate::tepi::Jalur;

/// Its routes, with what each demands.
pub(super) fn rute(j: Jalur) -> Jalur {
    let semua: [fn(Jalur) -> Jalur; 5] =
        [ekspor::rute, grosir::rute, marketplace::rute, nota::rute, whatsapp::rute];
    semua.into_iter().fold(j, |j, rute| rute(j))
}
