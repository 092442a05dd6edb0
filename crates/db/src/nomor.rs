//! Numbers drawn inside the document's own transaction: document numbers per store, kind and business
//! date, and row numbers per book. A document that is undone gives its number back.

use crate::args;
use crate::error::{Error, Result};
use crate::tx::Tx;
use values::{JenisDok, NoFaktur, Tanggal};

/// The next document number of a kind on a business date.
pub fn berikut(tx: &mut Tx<'_>, jenis: JenisDok, tanggal: Tanggal) -> Result<NoFaktur> {
    let toko = tx.toko().clone();
    let urut: i64 = tx.nilai(
        "INSERT INTO nomor (toko, jenis, tanggal, n) VALUES ($1, $2, $3, 1) \
         ON CONFLICT (toko, jenis, tanggal) DO UPDATE SET n = nomor.n + 1 RETURNING n",
        args![&toko, jenis.prefix(), tanggal],
    )?;
    let urut = u32::try_from(urut).map_err(|e| Error::Lain(e.to_string()))?;
    NoFaktur::new(jenis, &toko, tanggal, urut).map_err(|e| Error::Lain(e.to_string()))
}

/// Reserves `banyak` consecutive row numbers of a book; answers the first.
pub fn urut_buku(tx: &mut Tx<'_>, buku: &str, banyak: i64) -> Result<i64> {
    let toko = tx.toko().clone();
    let akhir: i64 = tx.nilai(
        "INSERT INTO urut (toko, buku, n) VALUES ($1, $2, $3) \
         ON CONFLICT (toko, buku) DO UPDATE SET n = urut.n + $3 RETURNING n",
        args![&toko, buku, banyak],
    )?;
    Ok(akhir - banyak + 1)
}
