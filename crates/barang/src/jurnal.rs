//! What documents of goods that move without a customer are in the double-entry journal.
//! See [`platform::domain::jurnal`]; amounts that a book has are never said again here.

use platform::domain::jurnal::{JurnalDomain, jurnal};
use values::JenisDok;

pub(crate) static JURNAL: JurnalDomain = JurnalDomain {
    jenis: &[
        jurnal(JenisDok::TambahAksesoris, "PENERIMAAN", "SUPPLIER"),
        jurnal(JenisDok::AmbilAksesoris, "BARANG", "PAKAI"),
        jurnal(JenisDok::TerimaBarang, "PENERIMAAN", "SUPPLIER"),
        jurnal(JenisDok::KirimBarang, "KIRIM_BARANG", "KIRIM"),
        jurnal(JenisDok::PindahBarang, "BARANG", "PINDAH_SORTIR"),
        jurnal(JenisDok::HancurBarang, "BARANG", "HANCUR"),
        jurnal(JenisDok::Opname, "BARANG", "OPNAME_HILANG"),
        jurnal(JenisDok::Timbang, "BARANG", "SUSUT"),
        jurnal(JenisDok::ValidasiSusut, "BARANG", "SUSUT"),
    ],
    rincian: &[],
};
