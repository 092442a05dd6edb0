//! What documents of instalments are in the double-entry journal.
//! See [`platform::domain::jurnal`]; amounts that a book has are never said again here.

use platform::domain::jurnal::{JurnalDomain, jurnal};
use values::JenisDok;

pub(crate) static JURNAL: JurnalDomain = JurnalDomain {
    jenis: &[
        jurnal(JenisDok::Cicilan, "CICILAN", "UANG_MUKA").sisa("MODAL"),
        jurnal(JenisDok::BayarCicilan, "CICILAN", "BAYAR").sisa("MODAL"),
        jurnal(JenisDok::SerahCicilan, "CICILAN", "SERAH"),
        jurnal(JenisDok::LelangCicilan, "CICILAN", "LELANG").sisa("PENDAPATAN"),
        jurnal(JenisDok::BatalCicilan, "CICILAN", "BATAL").sisa("PENDAPATAN"),
    ],
    rincian: &[BAYAR, HAPUS],
};

const BAYAR: &str = "SELECT x.dok, 'CICILAN', 'BAYAR', k.kode, CAST(x.tanda * CASE k.kode WHEN 'BUNGA' THEN -x.bunga_rp ELSE \
     -x.denda_rp END AS BIGINT) FROM (SELECT c.no_bayar AS dok, 1 AS tanda, c.bunga_rp, c.denda_rp FROM \
     cicilan_bayar c WHERE c.toko = $1 AND c.tgl_system = $2 AND c.jenis <> 'AWAL' UNION ALL SELECT b.no_batal AS \
     dok, -1 AS tanda, c.bunga_rp, c.denda_rp FROM cicilan_bayar_batal b JOIN cicilan_bayar c ON c.toko = b.toko \
     AND c.no_bayar = b.no_bayar WHERE b.toko = $1 AND b.tgl_system = $2) x CROSS JOIN (SELECT 'BUNGA' AS kode \
     UNION ALL SELECT 'DENDA') k ORDER BY 1, 4";

const HAPUS: &str = "SELECT a.no_akhir, 'CICILAN', 'HAPUS', 'KERUGIAN', a.hapus_rp FROM cicilan_akhir a WHERE a.toko = $1 AND \
     a.tgl_system = $2 AND a.hapus_rp > 0 AND a.diserahkan = 1 ORDER BY 1";
