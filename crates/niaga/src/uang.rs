//! Money that a document says it got and the bank has not shown yet: what was taken against it is not given out again
//! before somebody looked.

use db::{Conn, args};
use platform::Hasil;
use values::Rupiah;

/// What of a document's money still waits for the bank: its own, and that of the deposits it was paid with.
pub(crate) fn belum_masuk(c: &mut Conn, toko: &str, no_dok: &str) -> Hasil<Rupiah> {
    Ok(c.nilai(
        "SELECT CAST(COALESCE(SUM(b.jumlah_in), 0) AS BIGINT) FROM buku_bank b \
         JOIN bank_menunggu m ON m.toko = b.toko AND m.id_bank = b.id WHERE b.toko = $1 AND b.jumlah_in > 0 \
         AND (b.no_dok = $2 OR b.no_dok IN (SELECT y.rujukan FROM bayar y WHERE y.toko = $1 AND y.no_faktur_group = $2 \
         AND y.jenis = 'TITIP' AND y.arah = 'MASUK'))",
        args![toko, no_dok],
    )?)
}
