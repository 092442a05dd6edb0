//! Loans: `inti` lends, redeems and cancels; `lunas` has closings and bags; `lelang` has what is due, notices, auctions and what they leave.

mod inti;
mod lelang;
mod lunas;

use crate::tepi::Jalur;

/// Its routes, with what each demands.
pub(super) fn rute(j: Jalur) -> Jalur {
    lelang::rute(lunas::rute(inti::rute(j)))
}
