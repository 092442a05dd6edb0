//! The same submit twice makes one document: the answer of the first is kept with a hash of its body,
//! in the document's own transaction. Refusals are not kept, so a corrected submit may use its key again.
//! Without a key, the same body by the same person within ten seconds is refused and names the first document.

use crate::args;
use crate::error::{Error, Result};
use crate::tx::Tx;
use serde_json::value::RawValue;
use values::{NoFaktur, Tanggal, Waktu};

/// Who submits what under which key; an empty one when the client sent none. `sidik` is the hash of the request's body.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct KunciIdem {
    pub user: String,
    pub panggilan: String,
    pub kunci: String,
    pub sidik: String,
}

impl KunciIdem {
    /// For calls that may be repeated at will: only a key of the client makes them one.
    pub fn dari_klien(&self) -> Option<&Self> {
        (!self.kunci.is_empty()).then_some(self)
    }
}

/// How long the same body without a key counts as the same submit, in milliseconds of the transaction's clock.
const BARU_SAJA: i64 = 10_000;

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
    if k.kunci.is_empty() {
        return tanpa_kunci(tx, k, f);
    }
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

/// A submit without a key: kept under its body's hash, which no client's key can be (it is longer).
fn tanpa_kunci<E>(
    tx: &mut Tx<'_>,
    k: &KunciIdem,
    f: impl FnOnce(&mut Tx<'_>) -> Result<Box<RawValue>, E>,
) -> Result<Box<RawValue>, E>
where
    E: From<Error>,
{
    let (toko, kini, kunci) = (tx.toko().clone(), tx.sekarang(), format!("~{}", k.sidik));
    let lama = tx.one(
        "SELECT dibuat, jawaban FROM idempotensi WHERE toko = $1 AND user_id = $2 AND panggilan = $3 AND kunci = $4",
        args![&toko, k.user.as_str(), k.panggilan.as_str(), kunci.as_str()],
        |r| Ok((r.get::<Waktu>(0)?, r.text(1)?.to_owned())),
    )?;
    if let Some((dibuat, jawaban)) = &lama
        && kini.selisih_milidetik(*dibuat) < BARU_SAJA
    {
        return Err(Error::BaruSaja(nomor_pertama(jawaban)).into());
    }
    let jawaban = f(tx)?;
    let sql = if lama.is_some() {
        "UPDATE idempotensi SET sidik = $5, jawaban = $6, dibuat = $7 \
         WHERE toko = $1 AND user_id = $2 AND panggilan = $3 AND kunci = $4"
    } else {
        "INSERT INTO idempotensi (toko, user_id, panggilan, kunci, sidik, jawaban, dibuat) \
         VALUES ($1, $2, $3, $4, $5, $6, $7)"
    };
    tx.exec(
        sql,
        args![
            &toko,
            k.user.as_str(),
            k.panggilan.as_str(),
            kunci.as_str(),
            k.sidik.as_str(),
            jawaban.get(),
            kini
        ],
    )?;
    Ok(jawaban)
}

/// The first document number of an answer.
fn nomor_pertama(jawaban: &str) -> String {
    fn cari(v: &serde_json::Value) -> Option<&str> {
        match v {
            serde_json::Value::String(s) if NoFaktur::parse(s).is_ok() => Some(s),
            serde_json::Value::Array(a) => a.iter().find_map(cari),
            serde_json::Value::Object(o) => o.values().find_map(cari),
            _ => None,
        }
    }
    let isi: serde_json::Value = serde_json::from_str(jawaban).unwrap_or_default();
    cari(&isi).unwrap_or("-").to_owned()
}

/// Forgets answers older than `sebelum` (30 days are kept).
pub fn bersihkan(tx: &mut Tx<'_>, sebelum: Tanggal) -> Result<u64> {
    let toko = tx.toko().clone();
    tx.exec("DELETE FROM idempotensi WHERE toko = $1 AND dibuat < $2", args![&toko, sebelum.to_string()])
}
