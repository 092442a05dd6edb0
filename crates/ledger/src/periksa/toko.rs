//! The proof of balance of one store: the very rules of the chain, over views that show the rows of that store alone.

use super::bukti::{Bukti, Lingkup, semua_aturan, semua_bukti};
use super::{Hasil, Temuan, jalankan, rantai};
use db::{Conn, Result, args};
use std::collections::BTreeSet;
use values::KodeToko;

/// Is this word of SQL in the text, not as a part of a longer name?
pub(super) fn menyebut(sql: &str, kata: &str) -> bool {
    let bagian = |c: char| c.is_ascii_alphanumeric() || c == '_';
    sql.match_indices(kata).any(|(i, _)| {
        !sql.get(..i).is_some_and(|s| s.ends_with(bagian))
            && !sql.get(i + kata.len()..).is_some_and(|s| s.starts_with(bagian))
    })
}

/// The rule over the rows of the store bound as $1: each table it names is shadowed by one of the same name, which holds
/// only what meets the condition given for it. A shadow named twice is not written out: indexes serve below it.
pub(super) fn di_toko(
    sql: &str,
    pg: bool,
    bukti: &[&'static Bukti],
    syarat: &dyn Fn(&str) -> Option<String>,
) -> String {
    // Inside its own definition SQLite takes the bare name for the shadow itself.
    let skema = if pg { "" } else { "main." };
    // Once, however many domains name it: payments are of every counter.
    let tabel: BTreeSet<&str> = semua_bukti(bukti).flat_map(|b| b.tabel).copied().collect();
    let bayang: Vec<String> = tabel
        .into_iter()
        .filter(|t| menyebut(sql, t))
        .map(|t| {
            let syarat = syarat(t).map_or_else(String::new, |s| format!(" AND {s}"));
            format!("{t} AS NOT MATERIALIZED (SELECT * FROM {skema}{t} WHERE toko = $1{syarat})")
        })
        .collect();
    format!("WITH {} {sql}", bayang.join(", "))
}

/// The rules a store is measured by, in the order of [`toko`].
pub fn nama_aturan(bukti: &[&'static Bukti]) -> Vec<&'static str> {
    semua_aturan(bukti).filter(|a| a.lingkup != Lingkup::Semua).map(|a| a.nama).collect()
}

/// One rule of a store.
pub fn satu_aturan(
    c: &mut Conn,
    kode: &KodeToko,
    nama: &str,
    bukti: &[&'static Bukti],
) -> Result<Vec<Temuan>> {
    let mut h = Hasil::default();
    for a in semua_aturan(bukti).filter(|a| a.nama == nama) {
        let sql = a.teks(bukti);
        if a.lingkup == Lingkup::Lintas {
            jalankan(c, a.nama, &sql, args![], &mut h)?;
            h.temuan.retain(|t| t.toko == kode.as_str());
        } else {
            let sql = di_toko(&sql, c.adalah_pg(), bukti, &|_| None);
            jalankan(c, a.nama, &sql, args![kode], &mut h)?;
        }
    }
    Ok(h.temuan)
}

/// All rules of one store, without its audit chain (see [`rantai_toko`]). Call it inside one snapshot.
pub fn toko(c: &mut Conn, kode: &KodeToko, bukti: &[&'static Bukti]) -> Result<Vec<Temuan>> {
    let mut semua = Vec::new();
    for nama in nama_aturan(bukti) {
        semua.extend(satu_aturan(c, kode, nama, bukti)?);
    }
    Ok(semua)
}

/// The audit chain of one store and the fingerprints of every row it sealed.
pub fn rantai_toko(c: &mut Conn, kode: &KodeToko) -> Result<Hasil> {
    let mut h = Hasil::default();
    rantai(c, kode.as_str(), &mut h)?;
    Ok(h)
}

/// Rules of one store that would read a table whole because nobody says it has the store in column `toko`, and rules
/// named twice. For the test of whoever puts the list of domains together.
pub fn tabel_lupa(bukti: &[&'static Bukti]) -> Vec<String> {
    let mut salah = Vec::new();
    let dikenal = |t: &str| t.is_empty() || t == "toko" || semua_bukti(bukti).any(|b| b.tabel.contains(&t));
    for (ke, a) in semua_aturan(bukti).enumerate() {
        if semua_aturan(bukti).skip(ke + 1).any(|b| b.nama == a.nama) {
            salah.push(format!("{}: dua kali", a.nama));
        }
        if a.lingkup != Lingkup::Toko {
            continue;
        }
        let sql = a.teks(bukti);
        if !di_toko(&sql, true, bukti, &|_| None).contains("$1") {
            salah.push(format!("{}: tanpa toko", a.nama));
        }
        for kata in ["FROM ", "JOIN "] {
            for (i, _) in sql.match_indices(kata) {
                let sisa = sql.get(i + kata.len()..).unwrap_or_default().trim_start();
                let tabel: String =
                    sisa.chars().take_while(|c| c.is_ascii_alphanumeric() || *c == '_').collect();
                if !dikenal(&tabel) {
                    salah.push(format!("{}: tabel {tabel} tidak disebut di Bukti", a.nama));
                }
            }
        }
    }
    salah
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::periksa::{Batas, jendela_salah};
    use values::Tanggal;

    #[test]
    fn aturan_buku_memakai_bayangan_dan_tandanya_dikenal() {
        assert_eq!(tabel_lupa(&[]), Vec::<String>::new());
        let buku = super::super::BUKU.iter().map(|b| (b.tabel, 7)).collect();
        let batas = Batas { tanggal: Tanggal::parse("2026-11-15").unwrap(), buku };
        assert_eq!(jendela_salah(&batas, &[]), Vec::<String>::new());
    }

    #[test]
    fn tabel_yang_disebut_dua_domain_dibayangi_sekali() {
        static SATU: Bukti = Bukti { tabel: &["contoh", "lain"], ..Bukti::TANPA };
        static DUA: Bukti = Bukti { tabel: &["contoh"], ..Bukti::TANPA };
        let sql = di_toko("SELECT 1 FROM contoh", false, &[&SATU, &DUA], &|_| None);
        assert_eq!(sql.matches("contoh AS NOT MATERIALIZED").count(), 1, "{sql}");
    }
}
