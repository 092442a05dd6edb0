//! The signed address of a document's public page, as its paper carries it: the number and an HMAC of it under a key of the
//! installation. Who holds the paper holds the page; nobody finds another.

use crate::modul::Setelan;
use crate::{Hasil, Tolak, acak, agen, brankas};
use db::{Conn, Tx, args};
use values::{KodeToko, NoFaktur};

/// The key of the signatures. It stays when the key of the data changes: papers are with customers.
const KUNCI: &str = "lacak";
/// Half of the hash: as short as a paper likes it, far too long to be guessed.
const PANJANG: usize = 32;
/// The setting with the address under which customers reach the server.
pub const ALAMAT_PUBLIK: &str = "ALAMAT_PUBLIK_URL";

fn kunci(c: &mut Conn) -> Hasil<Option<String>> {
    let sql = "SELECT isi FROM kunci_data WHERE nama = $1";
    let ada = c.one(sql, args![KUNCI], |r| r.get::<String>(0))?;
    ada.map(|isi| brankas::KUNCI_DATA.buka(c, KUNCI, &isi)).transpose()
}

/// The key, made when there is none. Two stores may want it at once: the first makes it.
pub fn pastikan_kunci(tx: &mut Tx<'_>) -> Hasil<()> {
    if kunci(tx)?.is_some() {
        return Ok(());
    }
    let isi = brankas::KUNCI_DATA.tutup(tx, KUNCI, &acak::token())?;
    let kini = tx.sekarang();
    tx.exec(
        "INSERT INTO kunci_data (nama, isi, dibuat) VALUES ($1, $2, $3) ON CONFLICT (nama) DO NOTHING",
        args![KUNCI, isi, kini],
    )?;
    kunci(tx)?.map(|_| ()).ok_or_else(|| Tolak::from(db::Error::Lain("kunci lacak tidak tersimpan".into())))
}

fn tanda(kunci: &str, no: &NoFaktur) -> String {
    agen::hmac_heksa(kunci, &format!("lacak|{no}")).chars().take(PANJANG).collect()
}

/// What stands behind `/lacak/` for this document; nothing as long as there is no key.
pub fn token(c: &mut Conn, no: &NoFaktur) -> Hasil<Option<String>> {
    Ok(kunci(c)?.map(|k| format!("{no}.{}", tanda(&k, no))))
}

/// The document behind a token, when the token is ours. Compared in constant time; every other text is the same nothing.
pub fn buka(c: &mut Conn, token: &str) -> Hasil<Option<NoFaktur>> {
    let Some((no, t)) = token.split_once('.') else { return Ok(None) };
    // Only as it was printed: one page, one address.
    let Some(no) = NoFaktur::parse(no).ok().filter(|n| n.to_string() == no) else { return Ok(None) };
    let Some(k) = kunci(c)? else { return Ok(None) };
    Ok(agen::cocok_awal(&k, &format!("lacak|{no}"), t, PANJANG).then_some(no))
}

/// The whole address, for the paper; empty where the store has no public address.
pub fn alamat(c: &mut Conn, toko: &KodeToko, no: &str) -> Hasil<String> {
    let set = Setelan::baca(c, toko)?;
    let dasar = set.nilai(ALAMAT_PUBLIK).trim().trim_end_matches('/').to_owned();
    let Ok(no) = NoFaktur::parse(no) else { return Ok(String::new()) };
    if dasar.is_empty() {
        return Ok(String::new());
    }
    Ok(token(c, &no)?.map(|t| format!("{dasar}/lacak/{t}")).unwrap_or_default())
}
