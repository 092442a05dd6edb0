//! What documents of melting are in the double-entry journal.
//! See [`platform::domain::jurnal`]; amounts that a book has are never said again here.

use platform::domain::jurnal::{JurnalDomain, jurnal};
use values::JenisDok;

pub(crate) static JURNAL: JurnalDomain = JurnalDomain {
    jenis: &[
        jurnal(JenisDok::LotLebur, "BARANG", "HANCUR"),
        jurnal(JenisDok::HasilLebur, "BARANG", "LEBUR"),
        jurnal(JenisDok::JualCiok, "BARANG", "JUAL_CIOK").sisa("PENJUALAN"),
    ],
    rincian: &[],
};
