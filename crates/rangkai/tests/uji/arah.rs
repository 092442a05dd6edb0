//! The directions of imports: which crate may use which (ARCHITECTURE.md tells why), that every crate is told there, and
//! that what belongs to all names no table of a domain.

use serde_json::Value;
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::process::Command;

/// Up to here nothing knows the shop's documents.
const DASAR: &[&str] = &["db", "ledger", "platform", "values"];

/// What a crate may use beside [`DASAR`]; `None`: everything. Crates below `platform` have their own lists in full; one that is
/// in no list is a domain of documents, which stands on the counter and on no other domain.
const BOLEH: &[(&str, Option<&[&str]>)] = &[
    ("akun", Some(&["master"])),
    ("barang", Some(&["harga"])),
    ("batu", Some(&["barang", "konter"])),
    ("bench", None),
    ("cadangan", Some(&[])),
    ("demo", Some(&["akun", "barang", "harga", "kas", "master", "niaga", "rangkai", "tutup"])),
    ("gambar", Some(&[])),
    ("harga", Some(&["master"])),
    ("hubung", Some(&["pesan", "print"])),
    ("jurnal", Some(&["akun"])),
    ("kas", Some(&[])),
    ("katalog", Some(&["barang", "gambar", "harga", "niaga"])),
    ("konter", Some(&[])),
    ("laporan", Some(&["master", "print"])),
    ("lebur", Some(&["barang", "harga", "konter"])),
    ("master", Some(&[])),
    ("member", Some(&["konter", "pesan"])),
    ("niaga", Some(&["barang", "harga", "konter", "member"])),
    ("pajak", Some(&[])),
    ("pesan", Some(&[])),
    ("pesanan", Some(&["barang", "harga", "konter", "niaga", "pesan", "tukang"])),
    ("praorder", Some(&["barang", "harga", "konter", "member", "niaga", "pesan"])),
    // The list of domains knows them all; what they may use themselves is held above.
    ("rangkai", None),
    ("server", None),
    ("sepuhan", Some(&["barang", "konter", "tukang"])),
    ("servis", Some(&["barang", "harga", "konter", "niaga", "pesan", "tukang"])),
    ("cicilan", Some(&["barang", "harga", "konter", "niaga", "pesan"])),
    ("pinjaman", Some(&["barang", "harga", "konter", "niaga", "pesan"])),
    ("tata_letak", Some(&["print"])),
    ("tukang", Some(&["barang", "konter"])),
    ("tutup", Some(&["harga", "kas", "print"])),
];
const BAWAH: &[(&str, &[&str])] = &[
    ("db", &["values"]),
    ("ledger", &["db", "values"]),
    ("platform", &["db", "ledger", "values"]),
    ("print", &["values"]),
    ("values", &[]),
];

/// Only tests depend on them: what they may use is their own matter, but they must not get into the program.
const UJI: &[&str] = &["dunia", "testkit"];

fn akar() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).ancestors().nth(2).unwrap().to_owned()
}

/// Every crate of the workspace with the crates of ours it uses, tests aside.
fn kerabat() -> Vec<(String, Vec<String>)> {
    let keluar = Command::new(env!("CARGO"))
        .args(["metadata", "--no-deps", "--format-version", "1", "--offline"])
        .current_dir(akar())
        .output()
        .unwrap();
    assert!(keluar.status.success(), "{}", String::from_utf8_lossy(&keluar.stderr));
    let m: Value = serde_json::from_slice(&keluar.stdout).unwrap();
    let teks = |v: &Value| v.as_str().unwrap().to_owned();
    let semua = m["packages"].as_array().unwrap();
    let milik: BTreeSet<String> = semua.iter().map(|p| teks(&p["name"])).collect();
    semua
        .iter()
        .map(|p| {
            let pakai = p["dependencies"].as_array().unwrap().iter();
            let pakai = pakai.filter(|d| d["kind"].as_str() != Some("dev")).map(|d| teks(&d["name"]));
            (teks(&p["name"]), pakai.filter(|n| milik.contains(n)).collect())
        })
        .collect()
}

#[test]
fn crate_hanya_memakai_yang_di_bawahnya() {
    let mut salah = Vec::new();
    for (nama, pakai) in kerabat() {
        if UJI.contains(&nama.as_str()) {
            continue;
        }
        let bawah = BAWAH.iter().find(|(n, _)| *n == nama).map(|(_, b)| *b);
        let boleh = BOLEH.iter().find(|(n, _)| *n == nama).map(|(_, b)| *b);
        for d in pakai {
            let sah = match (bawah, boleh) {
                (Some(b), _) => b.contains(&d.as_str()),
                (None, Some(Some(b))) => DASAR.contains(&d.as_str()) || b.contains(&d.as_str()),
                (None, Some(None)) => true,
                (None, None) => DASAR.contains(&d.as_str()) || d == "konter",
            };
            if !sah || UJI.contains(&d.as_str()) {
                salah.push(format!("{nama} memakai {d}"));
            }
        }
    }
    assert_eq!(salah, Vec::<String>::new());
}

#[test]
fn setiap_crate_disebut_di_architecture() {
    let teks = std::fs::read_to_string(akar().join("ARCHITECTURE.md")).unwrap();
    for (nama, _) in kerabat() {
        assert!(teks.contains(&format!("| `{nama}` |")), "{nama} tidak ada di tabel ARCHITECTURE.md");
    }
}

/// Names of what stands in a folder, without their endings.
fn isi_folder(folder: &str) -> BTreeSet<String> {
    std::fs::read_dir(akar().join(folder))
        .unwrap()
        .map(|e| e.unwrap().path().file_stem().unwrap().to_string_lossy().into_owned())
        .collect()
}

#[test]
fn rute_dan_layar_memakai_nama_domain_yang_sama() {
    // Of the edge itself: the list, what several share, the program's state, and the members' app, whose pages are a bundle of
    // their own (web/katalog); of the web: the table of screens.
    let tepi = ["mod", "bersama", "sistem", "aplikasi"].map(str::to_owned);
    let rute: BTreeSet<String> = &isi_folder("crates/server/src/rute") - &BTreeSet::from(tepi);
    let layar = &isi_folder("web/src/screens") - &BTreeSet::from(["daftar".to_owned()]);
    assert_eq!(rute, layar);
}

/// Names after the words of SQL that a table follows.
fn tabel_di(teks: &str) -> BTreeSet<String> {
    let mut ada = BTreeSet::new();
    for kata in ["FROM ", "JOIN ", "INTO ", "UPDATE "] {
        for (i, _) in teks.match_indices(kata) {
            let sisa = &teks[i + kata.len()..];
            let nama: String = sisa
                .chars()
                .take_while(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || *c == '_')
                .collect();
            ada.insert(nama);
        }
    }
    ada
}

fn berkas(folder: &Path, ekor: &str) -> Vec<PathBuf> {
    let mut semua = Vec::new();
    for e in std::fs::read_dir(folder).unwrap() {
        let p = e.unwrap().path();
        if p.is_dir() {
            semua.extend(berkas(&p, ekor));
        } else if p.extension().is_some_and(|x| x == ekor) {
            semua.push(p);
        }
    }
    semua
}

/// Tables of the schema that a crate's source names.
fn dipakai(krat: &str) -> BTreeSet<String> {
    let mut skema = BTreeSet::new();
    for p in berkas(&akar().join("migrations"), "sql") {
        let isi = std::fs::read_to_string(p).unwrap();
        for (i, _) in isi.match_indices("CREATE TABLE ") {
            let nama = &isi[i + "CREATE TABLE ".len()..];
            skema.insert(nama.chars().take_while(|c| c.is_ascii_alphanumeric() || *c == '_').collect());
        }
    }
    assert!(skema.contains("faktur") && skema.contains("buku_kas"), "skema tidak terbaca");
    let mut ada = BTreeSet::new();
    for p in berkas(&akar().join("crates").join(krat).join("src"), "rs") {
        ada.extend(tabel_di(&std::fs::read_to_string(p).unwrap()));
    }
    ada.intersection(&skema).cloned().collect()
}

/// The books with their projections and registers (lots of points, stones), and what every crate stands on.
fn umum(tabel: &str) -> bool {
    ["buku_", "saldo_"].iter().any(|a| tabel.starts_with(a))
        || ["audit", "audit_kepala", "bank_menunggu", "batu", "lot_poin", "toko"].contains(&tabel)
}

#[test]
fn ledger_tidak_menyebut_tabel_domain() {
    let lain: Vec<String> = dipakai("ledger").into_iter().filter(|t| !umum(t)).collect();
    assert_eq!(lain, Vec::<String>::new());
}

#[test]
fn tutup_hanya_menyebut_tabelnya_sendiri() {
    // Sessions end with the day, and people are told who ended them: both are the platform's, on which it stands.
    let sendiri = ["tutup_toko", "ringkasan_hari", "sesi", "pengguna"];
    let lain: Vec<String> =
        dipakai("tutup").into_iter().filter(|t| !umum(t) && !sendiri.contains(&t.as_str())).collect();
    assert_eq!(lain, Vec::<String>::new());
}
