//! What documents of stones are in the double-entry journal.
//! See [`platform::domain::jurnal`]; amounts that a book has are never said again here.

use platform::domain::jurnal::{JurnalDomain, jurnal};
use values::JenisDok;

pub(crate) static JURNAL: JurnalDomain = JurnalDomain {
    jenis: &[
        jurnal(JenisDok::Batu, "PENERIMAAN", "SUPPLIER"),
        jurnal(JenisDok::JualBatu, "PENJUALAN", "BERLIAN").sisa("PENJUALAN"),
    ],
    rincian: &[],
};
