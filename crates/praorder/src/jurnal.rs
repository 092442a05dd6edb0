//! What documents of pre-orders are in the double-entry journal.
//! See [`platform::domain::jurnal`]; amounts that a book has are never said again here.

use platform::domain::jurnal::{JurnalDomain, jurnal};
use values::JenisDok;

pub(crate) static JURNAL: JurnalDomain = JurnalDomain {
    jenis: &[
        jurnal(JenisDok::PreOrder, "PRE_ORDER", "UANG_MUKA").sisa("MODAL"),
        jurnal(JenisDok::BayarPreOrder, "PRE_ORDER", "BAYAR").sisa("POTONGAN_MARKETPLACE"),
        jurnal(JenisDok::BatalPreOrder, "PRE_ORDER", "BATAL").sisa("POTONGAN_MARKETPLACE"),
    ],
    rincian: &[],
};
