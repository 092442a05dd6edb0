//! What documents of loans are in the double-entry journal.
//! See [`platform::domain::jurnal`]; amounts that a book has are never said again here.

use platform::domain::jurnal::{JurnalDomain, jurnal};
use values::JenisDok;

pub(crate) static JURNAL: JurnalDomain = JurnalDomain {
    jenis: &[
        jurnal(JenisDok::Hutang, "HUTANG", "CAIR").sisa("MODAL"),
        jurnal(JenisDok::CairHutang, "HUTANG", "CAIR"),
        jurnal(JenisDok::BatalHutang, "HUTANG", "CAIR"),
        jurnal(JenisDok::Pelunasan, "HUTANG", "LUNAS"),
        jurnal(JenisDok::BatalLunas, "HUTANG", "LUNAS"),
        jurnal(JenisDok::Lelang, "HUTANG", "LELANG"),
        jurnal(JenisDok::BatalLelang, "HUTANG", "LELANG"),
        jurnal(JenisDok::BayarKelebihan, "HUTANG", "BAYAR_KELEBIHAN").sisa("DITAHAN"),
    ],
    rincian: &[],
};
