//! What documents of sorting and washing are in the double-entry journal.
//! See [`platform::domain::jurnal`]; amounts that a book has are never said again here.

use platform::domain::jurnal::{JurnalDomain, jurnal};
use values::JenisDok;

pub(crate) static JURNAL: JurnalDomain = JurnalDomain {
    jenis: &[
        jurnal(JenisDok::Sortir, "BARANG", "PINDAH_SORTIR"),
        jurnal(JenisDok::LotCuci, "BARANG", "CUCI_KIRIM"),
        jurnal(JenisDok::TerimaCuci, "BARANG", "CUCI_TERIMA"),
        jurnal(JenisDok::StockCuci, "BARANG", "SALDO_AWAL"),
    ],
    rincian: &[],
};
