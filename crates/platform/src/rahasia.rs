//! Keys of a store that hashes are made with: made when first needed, never sent anywhere. A keyed hash finds a number
//! that may not be kept.

use crate::brankas::RAHASIA;
use crate::{Hasil, acak};
use db::{Conn, Tx, args};
use values::KodeToko;

/// A key that exists.
pub fn baca(c: &mut Conn, toko: &KodeToko, nama: &str) -> Hasil<Option<String>> {
    let sql = "SELECT isi FROM rahasia WHERE toko = $1 AND nama = $2";
    let isi = c.one(sql, args![toko, nama], |r| r.get::<String>(0))?;
    isi.map(|i| RAHASIA.buka(c, &format!("{toko}/{nama}"), &i)).transpose()
}

/// The key of the transaction's store, made when there is none.
pub fn kunci(tx: &mut Tx<'_>, nama: &str) -> Hasil<String> {
    let toko = tx.toko().clone();
    if let Some(k) = baca(tx, &toko, nama)? {
        return Ok(k);
    }
    let (baru, waktu) = (acak::token(), tx.sekarang());
    let isi = RAHASIA.tutup(tx, &format!("{toko}/{nama}"), &baru)?;
    tx.exec(
        "INSERT INTO rahasia (toko, nama, isi, dibuat) VALUES ($1, $2, $3, $4)",
        args![&toko, nama, isi, waktu],
    )?;
    Ok(baru)
}

/// HMAC-SHA256 in hexadecimal.
pub fn sidik(kunci: &str, isi: &str) -> String {
    crate::agen::hmac_heksa(kunci, isi)
}
