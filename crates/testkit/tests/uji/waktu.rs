//! Tests wait for something, never for a time, and compare none: what looks like it stands in CONTRIBUTING.md with its reason,
//! file by file and line by line counted. One more, or one that is gone, changes the table.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

const RUST: [&str; 3] = ["sleep(", ".elapsed()", "Instant::now()"];
const WEB: [&str; 4] = ["waitForTimeout", "setTimeout(", "performance.now()", "Date.now() "];
/// The runner's own limit of a test is no wait, a name made of the time no comparison.
const BUKAN: [&str; 2] = ["test.setTimeout(", "Date.now() %"];

fn akar() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn jelajah(folder: &Path, ke: &mut Vec<PathBuf>) {
    for isi in std::fs::read_dir(folder).into_iter().flatten().map(Result::unwrap) {
        let (jalan, nama) = (isi.path(), isi.file_name());
        if !jalan.is_dir() {
            ke.push(jalan);
        } else if !["node_modules", "dist", "test-results", "target"].contains(&nama.to_str().unwrap()) {
            jelajah(&jalan, ke);
        }
    }
}

/// Is it code of tests, and of which language?
fn pola(jalan: &str) -> Option<&'static [&'static str]> {
    let rust = jalan.ends_with(".rs") && !jalan.ends_with("uji/waktu.rs");
    let ts = jalan.ends_with(".ts") || jalan.ends_with(".tsx");
    let alat = jalan.starts_with("crates/testkit/src/") || jalan.starts_with("crates/dunia/src/");
    if rust && jalan.starts_with("crates/") && (jalan.contains("/tests/") || alat) {
        return Some(&RUST);
    }
    (ts && (jalan.starts_with("e2e/") || jalan.starts_with("web/test/") || jalan.contains(".test.")))
        .then_some(&WEB)
}

#[test]
fn tes_yang_menunggu_waktu_atau_membandingkannya_disebut_dengan_alasannya() {
    let akar = akar();
    let mut semua = Vec::new();
    for f in ["crates", "e2e", "web/src", "web/test"] {
        jelajah(&akar.join(f), &mut semua);
    }
    let mut ada = BTreeMap::new();
    for jalan in semua {
        let nama = jalan.strip_prefix(&akar).unwrap().to_str().unwrap().to_owned();
        let Some(pola) = pola(&nama) else { continue };
        let isi = std::fs::read_to_string(&jalan).unwrap();
        let kena = |b: &&str| !BUKAN.iter().any(|p| b.contains(p)) && pola.iter().any(|p| b.contains(p));
        let n = isi.lines().filter(kena).count();
        if n > 0 {
            ada.insert(nama, n);
        }
    }
    let panduan = std::fs::read_to_string(akar.join("CONTRIBUTING.md")).unwrap();
    let (_, bagian) = panduan.split_once("## Waiting in tests").expect("bagian Waiting in tests");
    let bagian = bagian.split("\n## ").next().unwrap();
    let baris = bagian.lines().filter_map(|b| b.strip_prefix("| `"));
    let disebut: BTreeMap<String, usize> = baris
        .map(|b| {
            let (nama, sisa) = b.split_once("` | ").unwrap();
            let (n, alasan) = sisa.split_once(" | ").unwrap();
            assert!(alasan.len() > 12, "{nama} tanpa alasan");
            (nama.to_owned(), n.trim().parse().unwrap())
        })
        .collect();
    assert!(disebut.len() > 5, "{disebut:?}");
    assert_eq!(ada, disebut, "kiri: yang ada di tes; kanan: tabel Waiting in tests di CONTRIBUTING.md");
}
