//! Wide rows are read by the names of their columns (`db::tabel!`, `db::bacaan!`), never counted off.

use super::penolakan::{AKAR, sumber};
use std::collections::BTreeMap;
use std::path::Path;

/// From here on nobody counts columns.
const LEBAR: usize = 6;

/// The cells of a line that are read by a place of six and more: `r.get(7)?`, `r.get::<String>(12)`.
fn dihitung(baris: &str) -> usize {
    let mut banyak = 0;
    for cara in ["r.get", "r.int", "r.text", "r.flag"] {
        for (i, _) in baris.match_indices(cara) {
            let sendiri = !baris[..i].ends_with(|h: char| h.is_alphanumeric() || h == '_' || h == '.');
            let ekor = &baris[i + cara.len()..];
            let ekor =
                if ekor.starts_with("::<") { ekor.split_once(">(").map_or("", |(_, e)| e) } else { ekor };
            let angka: String =
                ekor.trim_start_matches('(').chars().take_while(char::is_ascii_digit).collect();
            banyak += usize::from(sendiri && angka.parse().is_ok_and(|n: usize| n >= LEBAR));
        }
    }
    banyak
}

#[test]
fn tidak_ada_baris_lebar_yang_dibaca_menurut_urutan() {
    assert_eq!(dihitung("a: r.get(6)?, b: r.get(5)?, c: r.get::<Option<String>>(12)?, d: hr.get(9)"), 2);
    let mut semua = Vec::new();
    for isi in std::fs::read_dir(format!("{AKAR}/crates")).unwrap() {
        let crate_ = isi.unwrap().path();
        // The engines and the harness live below: they have no names to read by.
        if !["db", "testkit", "print", "bench"].contains(&crate_.file_name().unwrap().to_str().unwrap()) {
            sumber(&crate_.join("src"), &["rs"], &mut semua);
        }
    }
    let akar = Path::new(AKAR).join("crates");
    let ada: BTreeMap<String, usize> = semua
        .iter()
        .map(|(jalur, teks)| (jalur, teks.lines().map(dihitung).sum::<usize>()))
        .filter(|(_, n)| *n > 0)
        .map(|(jalur, n)| (jalur.strip_prefix(&akar).unwrap().display().to_string(), n))
        .collect();
    assert_eq!(ada, BTreeMap::new(), "baca dengan db::tabel! atau db::bacaan!");
}

/// Does this line declare a type that does not say of what? What stands in angle brackets says it (`Tanya<T>` of the edge).
fn tanpa_nama(baris: &str) -> bool {
    let kata: Vec<&str> = baris.split_whitespace().collect();
    kata.windows(2).any(|k| {
        ["struct", "enum", "type"].contains(&k[0])
            && ["Minta", "Baris", "Tanya", "Jawab"]
                .contains(&k[1].split(['(', '{', ';', '<']).next().unwrap_or_default())
            && !k[1].contains("<T>")
    })
}

#[test]
fn jenis_data_menyebut_tentang_apa() {
    assert!(
        tanpa_nama("pub struct Minta {")
            && tanpa_nama("enum Baris<'a> {")
            && tanpa_nama("    pub struct Baris in \"x\" {")
    );
    assert!(!tanpa_nama("pub struct MintaLabel {") && !tanpa_nama("pub struct Tanya<T>(pub T);"));
    let mut semua = Vec::new();
    for isi in std::fs::read_dir(format!("{AKAR}/crates")).unwrap() {
        sumber(&isi.unwrap().path().join("src"), &["rs"], &mut semua);
    }
    let ada: Vec<String> = semua
        .iter()
        .flat_map(|(jalur, teks)| {
            teks.lines().filter(|b| tanpa_nama(b)).map(|b| format!("{}: {}", jalur.display(), b.trim()))
        })
        .collect();
    assert_eq!(ada, Vec::<String>::new(), "sebut tentang apa: TanyaUang, BarisKas, MintaLabel");
}

/// Is a line's own `balik IS NULL` a bare condition? SQLite takes (toko, balik) for unique and reads the whole book of a store
/// through it; `+balik` leaves it the index of the document. One of two
/// (`(balik IS NULL OR …)`) or a CASE is no such condition.
fn seluruh_buku(teks: &str) -> usize {
    let rata = teks.replace("\\\n", " ");
    let kata: Vec<&str> = rata.split_whitespace().collect();
    kata.windows(4)
        .filter(|k| {
            ["AND", "WHERE"].contains(&k[0])
                && !k[1].starts_with(['+', '('])
                && k[1].rsplit('.').next() == Some("balik")
                && k[2] == "IS"
                && k[3].trim_end_matches([')', '"', ',']) == "NULL"
        })
        .count()
}

#[test]
fn pembalikan_tidak_membaca_seluruh_buku() {
    assert_eq!(seluruh_buku("WHERE b.toko = $1 AND b.balik IS NULL AND x"), 1);
    assert_eq!(seluruh_buku("WHERE b.toko = $1 AND +b.balik IS NULL) CASE WHEN b.balik IS NULL THEN"), 0);
    let mut semua = Vec::new();
    sumber(Path::new(&format!("{AKAR}/crates")), &["rs"], &mut semua);
    let ada: Vec<_> = semua
        .iter()
        .filter(|(jalur, teks)| jalur.components().any(|k| k.as_os_str() == "src") && seluruh_buku(teks) > 0)
        .map(|(jalur, _)| jalur.display().to_string())
        .collect();
    assert_eq!(ada, Vec::<String>::new(), "tulis +balik IS NULL");
}
