//! Masters, and taking them over from head office.

pub(super) mod impor_pusat;
pub(super) mod isi;

use crate::tepi::jalur::routes;
use crate::tepi::{Jalur, Syarat as S};

/// Its routes, with what each demands.
pub(super) fn rute(j: Jalur) -> Jalur {
    isi::pasang(
        j.pasang(S::Menu(&["/import-data-pusat"]), routes!(impor_pusat::banding))
            .pasang(S::Menu(&["/import-data-pusat"]), routes!(impor_pusat::rincian))
            .pasang(S::Menu(&["/import-data-pusat"]), routes!(impor_pusat::tarik))
            .pasang(S::Sesi, routes!(isi::definisi)),
    )
}
