//! The program itself: is it alive, its figures, its documentation.

pub(super) mod dokumentasi;
pub(super) mod keadaan;
pub mod lacak;

use crate::tepi::jalur::routes;
use crate::tepi::{Jalur, Syarat as S};

/// Its routes, with what each demands.
pub(super) fn rute(j: Jalur) -> Jalur {
    j.pasang(S::Publik, routes!(keadaan::sehat))
        .pasang(S::Publik, routes!(keadaan::hidup))
        .pasang(S::Publik, routes!(keadaan::metrik))
        .pasang(S::Publik, routes!(keadaan::konfigurasi))
}
