//! What documents of services are in the double-entry journal.
//! See [`platform::domain::jurnal`]; amounts that a book has are never said again here.

use platform::domain::jurnal::{JurnalDomain, jurnal};
use values::JenisDok;

pub(crate) static JURNAL: JurnalDomain = JurnalDomain {
    jenis: &[
        jurnal(JenisDok::Service, "SERVICE", "UANG_MUKA").sisa("MODAL"),
        jurnal(JenisDok::SelesaiService, "SERVICE", "AMBIL"),
        jurnal(JenisDok::AmbilService, "SERVICE", "AMBIL").sisa("SERVICE"),
        jurnal(JenisDok::BatalAmbilService, "SERVICE", "AMBIL").sisa("SERVICE"),
        jurnal(JenisDok::BatalService, "SERVICE", "BATAL").sisa("DITAHAN"),
        jurnal(JenisDok::HilangService, "SERVICE", "GANTI").sisa("BEBAN"),
        jurnal(JenisDok::TakDiambilService, "SERVICE", "GANTI").sisa("BEBAN"),
        jurnal(JenisDok::BayarGantiService, "SERVICE", "GANTI"),
    ],
    rincian: &[],
};
