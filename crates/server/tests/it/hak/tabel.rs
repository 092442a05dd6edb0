//! Every API route with what it demands, as text beside this file. A route that is new, gone or asks for
//! something else fails here, so that a right never changes unseen.
//! `KARAT_PERBARUI=1 cargo test -p server --test it hak::tabel` writes the file anew; read the difference.

use platform::menu::{self, Gerbang};
use server::tepi::Syarat;
use std::collections::BTreeSet;
use std::path::Path;

fn bergerbang(m: &[&str]) -> String {
    let dengan_gerbang: Vec<String> = m
        .iter()
        .map(|m| match menu::cari(m).map(|r| r.gerbang) {
            Some(Gerbang::Bebas) => (*m).to_owned(),
            Some(g) => format!("{m} [{}]", format!("{g:?}").replace('"', "")),
            None => format!("{m} [TIDAK ADA DI TABEL RUTE]"),
        })
        .collect();
    dengan_gerbang.join(" atau ")
}

fn uraian(s: Syarat) -> String {
    match s {
        Syarat::Menu(m) => format!("menu {}", bergerbang(m)),
        Syarat::MenuDan(a, b) => format!("menu {} dan {}", bergerbang(a), bergerbang(b)),
        lain => lain.uraian(),
    }
}

fn kini() -> BTreeSet<String> {
    let jalur = server::rute::jalur();
    let baris: Vec<String> =
        jalur.tabel().iter().map(|(m, p, s)| format!("{p} {m}: {}", uraian(*s))).collect();
    let unik: BTreeSet<String> = baris.iter().cloned().collect();
    assert_eq!(unik.len(), baris.len(), "rute kembar");
    unik
}

#[test]
fn setiap_rute_menuntut_tepat_yang_tercatat() {
    let berkas = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/it/hak/rute.txt");
    let kini = kini();
    if std::env::var("KARAT_PERBARUI").as_deref() == Ok("1") {
        let isi: String = kini.iter().map(|b| format!("{b}\n")).collect();
        std::fs::write(&berkas, isi).unwrap();
    }
    let tercatat: BTreeSet<String> =
        std::fs::read_to_string(&berkas).unwrap().lines().map(str::to_owned).collect();
    let beda: Vec<String> = tercatat
        .difference(&kini)
        .map(|b| format!("- {b}"))
        .chain(kini.difference(&tercatat).map(|b| format!("+ {b}")))
        .collect();
    assert!(
        beda.is_empty(),
        "tuntutan rute berubah; bila memang dimaksud: KARAT_PERBARUI=1 cargo test -p server --test it hak::tabel\n{}",
        beda.join("\n")
    );
}

#[test]
fn setiap_rute_tertulis_di_openapi_dengan_tuntutannya() {
    let jalur = server::rute::jalur();
    let tabel = jalur.tabel().to_vec();
    let dok = serde_json::to_value(jalur.openapi()).unwrap();
    let banyak: usize = dok["paths"]
        .as_object()
        .unwrap()
        .values()
        .map(|p| {
            p.as_object()
                .unwrap()
                .keys()
                .filter(|k| tabel.iter().any(|(m, ..)| m.eq_ignore_ascii_case(k)))
                .count()
        })
        .sum();
    assert_eq!(banyak, tabel.len());
    for (metode, path, syarat) in tabel {
        let op = &dok["paths"][&path][metode.to_lowercase()];
        assert_eq!(op["x-syarat"], syarat.uraian(), "{metode} {path}");
        assert_eq!(
            op["security"].is_array(),
            syarat != Syarat::Publik,
            "{metode} {path}: security di OpenAPI"
        );
        assert!(op["summary"].as_str().is_some_and(|s| !s.is_empty()), "{metode} {path} tanpa keterangan");
    }
}

#[test]
fn menu_yang_dituntut_ada_dan_bisa_diberikan() {
    for (metode, path, syarat) in server::rute::jalur().tabel() {
        let semua = match syarat {
            Syarat::Menu(m) => vec![*m],
            Syarat::MenuDan(a, b) => vec![*a, *b],
            _ => continue,
        };
        for menu in semua {
            assert!(!menu.is_empty(), "{metode} {path} menuntut menu tanpa nama");
            for m in menu {
                assert!(menu::cari(m).is_some_and(menu::Rute::bermenu), "{metode} {path}: {m} bukan menu");
            }
        }
    }
}

#[test]
fn rute_tanpa_sesi_dapat_dihitung() {
    let publik: Vec<String> = server::rute::jalur()
        .tabel()
        .iter()
        .filter(|(_, _, s)| matches!(s, Syarat::Publik))
        .map(|(m, p, _)| format!("{m} {p}"))
        .collect();
    // What anybody may call without a token; each one is a decision.
    let boleh = [
        "GET /healthz",
        "GET /hidup",
        "GET /metrics",
        "GET /api/v1/config",
        "POST /api/v1/users/login",
        // the prices in force, behind the key of a board
        "GET /api/v1/harga-emas/papan",
        // whom a hand-over stands for: a signed word, good once and for a minute, and few tries an address
        "POST /api/v1/grosir/periksa",
        // what the catalogue's app shows to anybody
        "GET /api/v1/katalog/{edisi}/beranda",
        "GET /api/v1/katalog/{edisi}/splash",
        "GET /api/v1/katalog/{edisi}/item",
        "GET /api/v1/katalog/{edisi}/item/{kode}",
        "GET /api/v1/katalog/{edisi}/gambar/{folder}/{nama}",
    ];
    for p in publik {
        assert!(boleh.contains(&p.as_str()), "{p} terbuka bagi siapa pun");
    }
}
