//! What documents of points and gifts are in the double-entry journal.
//! See [`platform::domain::jurnal`]; amounts that a book has are never said again here.

use platform::domain::jurnal::{JurnalDomain, jurnal};
use values::JenisDok;

pub(crate) static JURNAL: JurnalDomain = JurnalDomain {
    jenis: &[
        jurnal(JenisDok::TransaksiPoin, "MEMBER", "POIN"),
        jurnal(JenisDok::ResetPoin, "MEMBER", "RESET_POIN"),
        jurnal(JenisDok::GabungMember, "MEMBER", "POIN"),
        jurnal(JenisDok::KeluarMember, "MEMBER", "RESET_POIN"),
        jurnal(JenisDok::ImporMember, "MEMBER", "POIN"),
        jurnal(JenisDok::TukarPoin, "MEMBER", "HADIAH"),
        jurnal(JenisDok::TerimaHadiah, "MEMBER", "HADIAH_MASUK"),
    ],
    rincian: &[HADIAH],
};

const HADIAH: &str = "SELECT d.no_dok, 'MEMBER', 'HADIAH_MASUK', k.kode, CAST(CASE k.kode WHEN 'HADIAH' THEN d.n ELSE -d.n END AS \
     BIGINT) FROM (SELECT b.no_dok, SUM(b.qty * b.harga) AS n FROM dok_hadiah h JOIN dok_hadiah_baris b ON b.toko = \
     h.toko AND b.no_dok = h.no_dok WHERE h.toko = $1 AND h.tgl_system = $2 AND h.jenis = 'TERIMA' GROUP BY \
     b.no_dok) d CROSS JOIN (SELECT 'HADIAH' AS kode UNION ALL SELECT 'HUTANG') k ORDER BY 1, 4";
