//! Members: the register, points, gifts, the story of a person.

use crate::tepi::Jalur;

/// Its routes, with what each demands.
pub(super) fn rute(j: Jalur) -> Jalur {
    j
}
