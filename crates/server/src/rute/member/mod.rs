//! Members: the register, points, gifts, the story of a person.

mod aturan;
mod berkas;
mod cerita;
mod daftar;
mod gabung;
mod hadiah;
mod hari;
mod pesan;
mod poin;

use crate::tepi::Jalur;

/// Its routes, with what each demands.
pub(super) fn rute(j: Jalur) -> Jalur {
    let semua: [fn(Jalur) -> Jalur; 9] = [
        daftar::rute,
        gabung::rute,
        aturan::rute,
        berkas::rute,
        cerita::rute,
        hari::rute,
        pesan::rute,
        poin::rute,
        hadiah::rute,
    ];
    semua.into_iter().fold(j, |j, rute| rute(j))
}
