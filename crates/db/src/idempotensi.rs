//! The same submit twice makes one document: the answer of the first is kept with a hash of its body,
//! in the document's own transaction. Refusals are not kept, so a corrected submit may use its key again.

use crate::args;
use crate::error::{Error, Result};
use crate::tx::Tx;
use serde_json::value::RawValue;
use values::Tanggal;

/// Who submits what under which key. `sidik` is the hash of the request's body.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct KunciIdem {
    pub user: String,
    pub panggilan: String,
    pub kunci: String,
    pub sidik: String,
}

/// Runs `f` unless the same submit was answered before; the first answer comes back to the letter.
pub fn sekali<E>(
    tx: &mut Tx<'_>,
    kunci: Option<&KunciIdem>,
    f: impl FnOnce(&mut Tx<'_>) -> Result<Box<RawValue>, E>,
) -> Result<Box<RawValue>, E>
where
    E: From<Error>,
{
    let Some(k) = kunci else { return f(tx) };
    let toko = tx.toko().clone();
    let lama = tx.one(
        "SELECT sidik, jawaban FROM idempotensi WHERE toko = $1 AND user_id = $2 AND panggilan = $3 AND kunci = $4",
        args![&toko, k.user.as_str(), k.panggilan.as_str(), k.kunci.as_str()],
        |r| Ok((r.text(0)?.to_owned(), r.text(1)?.to_owned())),
    )?;
    if let Some((sidik, jawaban)) = lama {
        if sidik != k.sidik {
            return Err(Error::IdempotensiBeda.into());
        }
        return RawValue::from_string(jawaban).map_err(|e| Error::Lain(e.to_string()).into());
    }
    let jawaban = f(tx)?;
    let dibuat = tx.sekarang();
    tx.exec(
        "INSERT INTO idempotensi (toko, user_id, panggilan, kunci, sidik, jawaban, dibuat) \
         VALUES ($1, $2, $3, $4, $5, $6, $7)",
        args![
            &toko,
            k.user.as_str(),
            k.panggilan.as_str(),
            k.kunci.as_str(),
            k.sidik.as_str(),
            jawaban.get(),
            dibuat
        ],
    )?;
    Ok(jawaban)
}

/// Forgets answers older than `sebelum` (30 days are kept).
pub fn bersihkan(tx: &mut Tx<'_>, sebelum: Tanggal) -> Result<u64> {
    let toko = tx.toko().clone();
    tx.exec("DELETE FROM idempotensi WHERE toko = $1 AND dibuat < $2", args![&toko, sebelum.to_string()])
}
