//! Numbers drawn inside the document's own transaction: document numbers per store, kind and business
//! date, and row numbers per book. A document that is undone gives its number back.

use crate::args;
use crate::error::{Error, Result};
use crate::tx::Tx;
use crate::val::Val;
use values::{JenisDok, NoFaktur, Tanggal};

/// A counter's row: raised by the last of the values, and where it stands then.
struct Penghitung {
    naikkan: &'static str,
    baca: &'static str,
    mulai: &'static str,
    /// all of it in one trip
    sekaligus: &'static str,
}

const NOMOR: Penghitung = Penghitung {
    naikkan: "UPDATE nomor SET n = n + $4 WHERE toko = $1 AND jenis = $2 AND tanggal = $3",
    baca: "SELECT n FROM nomor WHERE toko = $1 AND jenis = $2 AND tanggal = $3",
    mulai: "INSERT INTO nomor (toko, jenis, tanggal, n) VALUES ($1, $2, $3, $4)",
    sekaligus: "INSERT INTO nomor (toko, jenis, tanggal, n) VALUES ($1, $2, $3, $4) \
         ON CONFLICT (toko, jenis, tanggal) DO UPDATE SET n = nomor.n + $4 RETURNING n",
};

const URUT: Penghitung = Penghitung {
    naikkan: "UPDATE urut SET n = n + $3 WHERE toko = $1 AND buku = $2",
    baca: "SELECT n FROM urut WHERE toko = $1 AND buku = $2",
    mulai: "INSERT INTO urut (toko, buku, n) VALUES ($1, $2, $3)",
    sekaligus: "INSERT INTO urut (toko, buku, n) VALUES ($1, $2, $3) \
         ON CONFLICT (toko, buku) DO UPDATE SET n = urut.n + $3 RETURNING n",
};

/// SQLite makes a temporary table for the rows of a RETURNING and a journal for its statement; two plain
/// statements cost it half. PostgreSQL pays for the trip, not for the statement.
fn naik(tx: &mut Tx<'_>, p: &Penghitung, kunci: &[Val], banyak: i64) -> Result<i64> {
    let mut v = kunci.to_vec();
    v.push(banyak.into());
    if tx.adalah_pg() {
        return tx.nilai(p.sekaligus, &v);
    }
    if tx.exec(p.naikkan, &v)? == 0 {
        tx.exec(p.mulai, &v)?;
    }
    tx.nilai(p.baca, kunci)
}

/// The next document number of a kind on a business date.
pub fn berikut(tx: &mut Tx<'_>, jenis: JenisDok, tanggal: Tanggal) -> Result<NoFaktur> {
    let toko = tx.toko().clone();
    let urut = naik(tx, &NOMOR, args![&toko, jenis.prefix(), tanggal], 1)?;
    let urut = u32::try_from(urut).map_err(|e| Error::Lain(e.to_string()))?;
    NoFaktur::new(jenis, &toko, tanggal, urut).map_err(|e| Error::Lain(e.to_string()))
}

/// Reserves `banyak` consecutive row numbers of a book; answers the first.
pub fn urut_buku(tx: &mut Tx<'_>, buku: &str, banyak: i64) -> Result<i64> {
    let toko = tx.toko().clone();
    let akhir = naik(tx, &URUT, args![&toko, buku], banyak)?;
    Ok(akhir - banyak + 1)
}
