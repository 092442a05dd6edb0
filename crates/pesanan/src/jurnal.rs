//! What documents of orders are in the double-entry journal.
//! See [`platform::domain::jurnal`]; amounts that a book has are never said again here.

use platform::domain::jurnal::{JurnalDomain, jurnal};
use values::JenisDok;

pub(crate) static JURNAL: JurnalDomain = JurnalDomain {
    jenis: &[
        jurnal(JenisDok::Pesanan, "PESANAN", "UANG_MUKA").sisa("MODAL"),
        jurnal(JenisDok::UangMukaPesanan, "PESANAN", "UANG_MUKA"),
        jurnal(JenisDok::BatalPesanan, "PESANAN", "BATAL").sisa("DITAHAN"),
        jurnal(JenisDok::BarangContoh, "PESANAN", "TUKANG"),
        jurnal(JenisDok::LangkahPesanan, "PESANAN", "SELESAI"),
    ],
    rincian: &[],
};
