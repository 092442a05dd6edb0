//! The words of messages: what an event says by itself, or a store's own words around it. A store's words may name the customer,
//! the store and the document; of what somebody must know (DINAS) they keep the event's own text, so that no due day and no sum
//! is lost to a nicer sentence.

use crate::antre::PANJANG;
use crate::peristiwa::{Jenis, Peristiwa};
use crate::{PesanBaru, PesanTolak};
use db::{Conn, Tx, args};
use platform::modul::Setelan;
use platform::{Hasil, Pelaku, toko};
use serde::{Deserialize, Serialize};
use values::KodeToko;

/// Letters of a store's own words.
const MAKS: usize = 1000;
/// What is filled in.
pub const ISIAN: [&str; 4] = ["{isi}", "{nama}", "{toko}", "{no_dok}"];

/// The words of one event.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
pub struct TemplatPesan {
    pub peristiwa: String,
    /// DINAS or PROMO; PROMO keeps to the hours and needs consent
    pub jenis: String,
    /// the store's own words; empty: the event's text alone
    pub isi: String,
    /// the event's text, as an example
    pub contoh: String,
    /// the whole message, as an example
    pub pratinjau: String,
}

/// How the store sends.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
pub struct AturanPesan {
    pub templat: Vec<TemplatPesan>,
    /// what may be filled in
    pub isian: Vec<String>,
    /// hours in which PROMO waits; the same twice means none
    pub diam_mulai: String,
    pub diam_selesai: String,
    /// the gateway has an address
    pub tersambung: bool,
}

#[derive(Debug, Clone, Deserialize, utoipa::ToSchema)]
#[serde(deny_unknown_fields)]
pub struct MintaTemplat {
    pub peristiwa: String,
    /// empty: back to the event's own text
    #[serde(default)]
    pub isi: String,
}

/// What stands in the place of each word in braces.
struct Isian<'a> {
    isi: &'a str,
    nama: &'a str,
    toko: &'a str,
    no_dok: &'a str,
}

/// Filled in once, from left to right: what is filled in is never looked at again.
fn isikan(templat: &str, i: &Isian<'_>) -> String {
    let mut jadi = String::with_capacity(templat.len() + i.isi.len());
    let mut sisa = templat;
    while let Some(di) = sisa.find('{') {
        let (depan, mulai) = sisa.split_at(di);
        jadi.push_str(depan);
        let nilai = [i.isi, i.nama, i.toko, i.no_dok];
        match ISIAN.iter().zip(nilai).find(|(k, _)| mulai.starts_with(**k)) {
            Some((k, n)) => {
                jadi.push_str(n);
                sisa = mulai.get(k.len()..).unwrap_or_default();
            }
            None => {
                jadi.push('{');
                sisa = mulai.get(1..).unwrap_or_default();
            }
        }
    }
    jadi.push_str(sisa);
    jadi
}

fn tersimpan(c: &mut Conn, toko: &KodeToko, peristiwa: &str) -> Hasil<Option<String>> {
    Ok(c.one(
        "SELECT isi FROM pesan_templat WHERE toko = $1 AND peristiwa = $2",
        args![toko, peristiwa],
        |r| r.get(0),
    )?)
}

/// The message as it is sent: in the store's words where it has some, else as the event raised it.
pub(crate) fn susun(c: &mut Conn, kode: &KodeToko, m: &PesanBaru<'_>) -> Hasil<String> {
    let isi = m.isi.trim();
    let Some(templat) = tersimpan(c, kode, m.peristiwa.kode())? else { return Ok(isi.to_owned()) };
    let nama: Option<String> = c.one(
        "SELECT nama_customer FROM pelanggan WHERE kode_pelanggan = $1",
        args![m.kode_pelanggan],
        |r| r.get(0),
    )?;
    let toko = toko::cari(c, kode)?.nama_toko;
    let nama = nama.unwrap_or_default();
    let jadi = isikan(&templat, &Isian { isi, nama: &nama, toko: &toko, no_dok: m.no_dok });
    // Words too many: what must be said goes alone.
    Ok(if jadi.chars().count() > PANJANG { isi.to_owned() } else { jadi })
}

fn pratinjau(c: &mut Conn, kode: &KodeToko, p: Peristiwa, templat: &str) -> Hasil<String> {
    let toko = toko::cari(c, kode)?.nama_toko;
    let i = Isian { isi: p.contoh(), nama: "Ibu Sari", toko: &toko, no_dok: "FH-CONTOH-0001" };
    Ok(if templat.trim().is_empty() { p.contoh().to_owned() } else { isikan(templat.trim(), &i) })
}

/// Every event with its words, and how the store sends.
pub fn daftar(c: &mut Conn, kode: &KodeToko) -> Hasil<AturanPesan> {
    let set = Setelan::baca(c, kode)?;
    let mut templat = Vec::new();
    for p in Peristiwa::SEMUA {
        let isi = tersimpan(c, kode, p.kode())?.unwrap_or_default();
        templat.push(TemplatPesan {
            peristiwa: p.kode().to_owned(),
            jenis: p.jenis().kode().to_owned(),
            pratinjau: pratinjau(c, kode, p, &isi)?,
            isi,
            contoh: p.contoh().to_owned(),
        });
    }
    Ok(AturanPesan {
        templat,
        isian: ISIAN.map(str::to_owned).to_vec(),
        diam_mulai: set.nilai("WHATSAPP_DIAM_MULAI").to_owned(),
        diam_selesai: set.nilai("WHATSAPP_DIAM_SELESAI").to_owned(),
        tersambung: !set.nilai("WHATSAPP_BACKEND_URL").trim().is_empty(),
    })
}

fn periksa(m: &MintaTemplat) -> Hasil<(Peristiwa, &str)> {
    let salah = |kolom: &'static str, pesan: String| PesanTolak::Templat.pada(kolom, pesan);
    let cocok = Peristiwa::SEMUA.into_iter().find(|p| p.kode() == m.peristiwa.trim());
    let p = cocok.ok_or_else(|| salah("peristiwa", "Peristiwa ini tidak dikenal".to_owned()))?;
    let isi = m.isi.trim();
    if isi.chars().count() > MAKS {
        return Err(salah("isi", format!("Paling panjang {MAKS} karakter")));
    }
    if !isi.is_empty() && p.jenis() == Jenis::Dinas && !isi.contains("{isi}") {
        return Err(salah("isi", "Pesan dinas harus memuat {isi}".to_owned()));
    }
    Ok((p, isi))
}

/// How a message would read with these words.
pub fn lihat(c: &mut Conn, kode: &KodeToko, m: &MintaTemplat) -> Hasil<String> {
    let (p, isi) = periksa(m)?;
    pratinjau(c, kode, p, isi)
}

/// Keeps a store's own words, or goes back to the event's.
pub fn simpan(tx: &mut Tx<'_>, p: &Pelaku, m: &MintaTemplat) -> Hasil<AturanPesan> {
    let (peristiwa, isi) = periksa(m)?;
    let (toko, kini) = (tx.toko().clone(), tx.sekarang());
    if isi.is_empty() {
        tx.exec(
            "DELETE FROM pesan_templat WHERE toko = $1 AND peristiwa = $2",
            args![&toko, peristiwa.kode()],
        )?;
    } else {
        tx.exec(
            "INSERT INTO pesan_templat (toko, peristiwa, isi, diubah, oleh) VALUES ($1, $2, $3, $4, $5) \
             ON CONFLICT (toko, peristiwa) DO UPDATE SET isi = excluded.isi, diubah = excluded.diubah, oleh = excluded.oleh",
            args![&toko, peristiwa.kode(), isi, kini, &p.user_id],
        )?;
    }
    let rinci = serde_json::json!({ "isi": isi }).to_string();
    ledger::audit::catat_hari_ini(tx, p.user_id.as_str(), "TEMPLAT PESAN", peristiwa.kode(), &rinci)?;
    daftar(tx, &toko)
}
