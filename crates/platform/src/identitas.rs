//! Numbers of identity (NIK): found by a keyed hash, kept encrypted, shown in part. Nobody above keeps one in a column of
//! their own.

use crate::{Hasil, Tolak, acak, agen, brankas};
use db::{Conn, Tx, args};

/// The key of the hashes. It stays when the key of the data changes: books that may not change hold what it made.
const KUNCI: &str = "nik";

db::tabel! {
    /// A key that is kept encrypted.
    pub struct KunciData in "kunci_data" {
        pub nama: String,
        pub isi: String,
        pub dibuat: String,
    }
}

db::tabel! {
    /// A number of identity, encrypted.
    pub struct Identitas in "identitas" {
        pub sidik: String,
        pub isi: String,
        pub dibuat: String,
    }
}

/// A number of identity as a screen may show it to everybody.
pub fn samarkan(nik: &str) -> String {
    match (nik.get(..4), nik.get(14..)) {
        (Some(a), Some(b)) => format!("{a}**********{b}"),
        _ => String::new(),
    }
}

fn kunci(c: &mut Conn) -> Hasil<Option<String>> {
    let ada = c.baris::<KunciData>("FROM kunci_data WHERE nama = $1", args![KUNCI])?;
    ada.first().map(|k| brankas::KUNCI_DATA.buka(c, KUNCI, &k.isi)).transpose()
}

/// The key, made when there is none. Two stores may want it at once: the first makes it.
pub fn pastikan_kunci(tx: &mut Tx<'_>) -> Hasil<String> {
    if let Some(k) = kunci(tx)? {
        return Ok(k);
    }
    let isi = brankas::KUNCI_DATA.tutup(tx, KUNCI, &acak::token())?;
    let kini = tx.sekarang();
    tx.exec(
        "INSERT INTO kunci_data (nama, isi, dibuat) VALUES ($1, $2, $3) ON CONFLICT (nama) DO NOTHING",
        args![KUNCI, isi, kini],
    )?;
    kunci(tx)?.ok_or_else(|| Tolak::from(db::Error::Lain("kunci NIK tidak tersimpan".into())))
}

/// What finds this number; nothing of an empty one.
pub fn sidik(c: &mut Conn, nik: &str) -> Hasil<String> {
    if nik.is_empty() {
        return Ok(String::new());
    }
    Ok(Penyidik::baru(c)?.sidik(nik))
}

/// Makes many hashes with the key read once, also of what is no number but must not be told either.
pub struct Penyidik(String);

impl Penyidik {
    pub fn baru(c: &mut Conn) -> Hasil<Self> {
        Ok(Self(kunci(c)?.unwrap_or_else(acak::token)))
    }

    /// Nothing of nothing. As long as there is no key, one of its own: what equals no hash that was kept.
    pub fn sidik(&self, teks: &str) -> String {
        if teks.is_empty() { String::new() } else { agen::hmac_heksa(&self.0, teks) }
    }
}

/// Keeps a number, once; answers what finds it.
pub fn simpan(tx: &mut Tx<'_>, nik: &str) -> Hasil<String> {
    if nik.is_empty() {
        return Ok(String::new());
    }
    let sidik = agen::hmac_heksa(&pastikan_kunci(tx)?, nik);
    if tx.one("SELECT 1 FROM identitas WHERE sidik = $1", args![sidik.as_str()], |r| r.int(0))?.is_none() {
        let isi = brankas::IDENTITAS.tutup(tx, &sidik, nik)?;
        let kini = tx.sekarang();
        tx.exec(
            "INSERT INTO identitas (sidik, isi, dibuat) VALUES ($1, $2, $3) ON CONFLICT (sidik) DO NOTHING",
            args![sidik.as_str(), isi, kini],
        )?;
    }
    Ok(sidik)
}

/// The whole number; empty when none was given.
pub fn buka(c: &mut Conn, sidik: &str) -> Hasil<String> {
    let ada = c.baris::<Identitas>("FROM identitas WHERE sidik = $1", args![sidik])?;
    let nik = ada.first().map(|i| brankas::IDENTITAS.buka(c, &i.sidik, &i.isi)).transpose()?;
    Ok(nik.unwrap_or_default())
}
