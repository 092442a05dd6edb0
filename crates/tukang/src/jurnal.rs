//! What documents of craftsmen are in the double-entry journal.
//! See [`platform::domain::jurnal`]; amounts that a book has are never said again here.

use platform::domain::jurnal::{JurnalDomain, jurnal};
use values::JenisDok;

pub(crate) static JURNAL: JurnalDomain = JurnalDomain {
    jenis: &[
        jurnal(JenisDok::EmasTukang, "TUKANG", "KELUAR"),
        jurnal(JenisDok::TerimaTukang, "TUKANG", "TERIMA"),
        jurnal(JenisDok::UpahTukang, "TUKANG", "BAYAR").sisa("UPAH"),
    ],
    rincian: &[],
};
