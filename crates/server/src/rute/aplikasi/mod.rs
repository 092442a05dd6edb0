//! The app's own calls: logging in with a one-time code, what a member sees of their own, gifts they claim; and what the counter
//! does for their account.

mod kasir;
mod masuk;
mod push;
mod saya;

use crate::tepi::Jalur;

/// Its routes, with what each demands.
pub(super) fn rute(j: Jalur) -> Jalur {
    push::rute(saya::rute(masuk::rute(kasir::rute(j))))
}
