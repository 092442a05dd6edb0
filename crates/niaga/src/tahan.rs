//! Notas whose piece is in the hands of a document of the chain (a service, a sample, a pledge): nothing is bought back on them
//! meanwhile, in whatever store. Whoever takes such a piece in holds its nota, and lets it go with the piece.

use crate::nota::Nota;
use db::{Conn, Tx, args};
use platform::Hasil;

/// The document that has the piece of a nota; none while it is out.
pub fn pemegang(c: &mut Conn, toko_nota: &str, no_faktur_jual: &str) -> Hasil<Option<String>> {
    Ok(c.one(
        "SELECT no_dok FROM nota_ditahan WHERE toko_nota = $1 AND no_faktur_jual = $2",
        args![toko_nota, no_faktur_jual],
        |r| r.get(0),
    )?)
}

/// Holds a nota for a document; false when another has it.
pub fn tahan(tx: &mut Tx<'_>, n: &Nota, no_dok: &str) -> Hasil<bool> {
    tahan_nomor(tx, &n.toko, &n.no_faktur_jual, no_dok)
}

/// The same for a line of a sale of this store, by its number.
pub fn tahan_baris(tx: &mut Tx<'_>, no_faktur_jual: &str, no_dok: &str) -> Hasil<bool> {
    let toko = tx.toko().clone();
    let kena = tx.exec(
        "INSERT INTO nota_ditahan (toko, toko_nota, no_faktur_jual, no_dok) VALUES ($1, $1, $2, $3) \
         ON CONFLICT (toko_nota, no_faktur_jual) DO NOTHING",
        args![&toko, no_faktur_jual, no_dok],
    )?;
    Ok(kena == 1)
}

/// Lets all notas of a document go.
pub fn lepas(tx: &mut Tx<'_>, no_dok: &str) -> Hasil<()> {
    let toko = tx.toko().clone();
    tx.exec("DELETE FROM nota_ditahan WHERE toko = $1 AND no_dok = $2", args![&toko, no_dok])?;
    Ok(())
}

/// A document that follows another takes its notas over.
pub fn alihkan(tx: &mut Tx<'_>, dari: &str, ke: &str) -> Hasil<()> {
    let toko = tx.toko().clone();
    tx.exec("UPDATE nota_ditahan SET no_dok = $3 WHERE toko = $1 AND no_dok = $2", args![&toko, dari, ke])?;
    Ok(())
}

/// Lets one nota of a document go.
pub fn lepas_satu(tx: &mut Tx<'_>, no_dok: &str, toko_nota: &str, no_faktur_jual: &str) -> Hasil<()> {
    let toko = tx.toko().clone();
    tx.exec(
        "DELETE FROM nota_ditahan WHERE toko = $1 AND no_dok = $2 AND toko_nota = $3 AND no_faktur_jual = $4",
        args![&toko, no_dok, toko_nota, no_faktur_jual],
    )?;
    Ok(())
}

/// Holds a nota by its number; false when another document has it.
pub fn tahan_nomor(tx: &mut Tx<'_>, toko_nota: &str, no_faktur_jual: &str, no_dok: &str) -> Hasil<bool> {
    let toko = tx.toko().clone();
    let kena = tx.exec(
        "INSERT INTO nota_ditahan (toko, toko_nota, no_faktur_jual, no_dok) VALUES ($1, $2, $3, $4) \
         ON CONFLICT (toko_nota, no_faktur_jual) DO NOTHING",
        args![&toko, toko_nota, no_faktur_jual, no_dok],
    )?;
    Ok(kena == 1)
}
