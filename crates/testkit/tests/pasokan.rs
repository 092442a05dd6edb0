//! What the program is built from: licences, sources, crates that are never wanted or there twice, and known weaknesses, as
//! deny.toml and pasokan/nasihat.toml have them. Reads the lock file's own packages; asks nobody. `make deny` asks cargo-deny.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::process::Command;

fn akar() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn baca(nama: &str) -> toml::Table {
    std::fs::read_to_string(akar().join(nama)).unwrap().parse().unwrap()
}

struct Paket {
    nama: String,
    versi: String,
    lisensi: String,
    /// where it comes from
    sumber: String,
    /// who uses it, ours among them
    pemakai: Vec<String>,
}

/// Everything of the lock file that is not ours.
fn paket() -> Vec<Paket> {
    let k = Command::new(env!("CARGO"))
        .args(["metadata", "--format-version", "1", "--locked", "--offline"])
        .current_dir(akar())
        .output()
        .unwrap();
    // Where packages of other systems are not at hand, those of this one are enough.
    let k = if k.status.success() {
        k
    } else {
        Command::new(env!("CARGO"))
            .args(["metadata", "--format-version", "1", "--locked", "--offline", "--filter-platform"])
            .arg("x86_64-unknown-linux-gnu")
            .current_dir(akar())
            .output()
            .unwrap()
    };
    assert!(k.status.success(), "{}", String::from_utf8_lossy(&k.stderr));
    let m: Value = serde_json::from_slice(&k.stdout).unwrap();
    let teks = |p: &Value, n: &str| p[n].as_str().unwrap_or_default().to_owned();
    let luar = m["packages"].as_array().unwrap().iter().filter(|p| p["source"].is_string());
    luar.map(|p| Paket {
        nama: teks(p, "name"),
        versi: teks(p, "version"),
        lisensi: teks(p, "license"),
        sumber: teks(p, "source"),
        pemakai: pemakai(&m, p),
    })
    .collect()
}

/// The names of the packages that were built with this one.
fn pemakai(m: &Value, p: &Value) -> Vec<String> {
    let memakai =
        |n: &&Value| n["dependencies"].as_array().is_some_and(|d| d.iter().any(|id| *id == p["id"]));
    let nama = |n: &Value| {
        let ini = m["packages"].as_array().unwrap().iter().find(|q| q["id"] == n["id"]).unwrap();
        ini["name"].as_str().unwrap().to_owned()
    };
    m["resolve"]["nodes"].as_array().unwrap().iter().filter(memakai).map(nama).collect()
}

/// Crates that are not wanted, and who alone may use each.
fn terlarang(deny: &toml::Table) -> Vec<(String, Vec<String>)> {
    let isi = deny["bans"]["deny"].as_array().unwrap().iter();
    isi.map(|v| {
        let boleh = v.get("wrappers").and_then(toml::Value::as_array);
        let boleh = boleh.into_iter().flatten().map(|w| w.as_str().unwrap().to_owned()).collect();
        (v["name"].as_str().unwrap().to_owned(), boleh)
    })
    .collect()
}

fn daftar(t: &toml::Table, bagian: &str, nama: &str) -> Vec<String> {
    let isi = t[bagian][nama].as_array().unwrap().iter();
    isi.map(|v| v.as_str().or_else(|| v["name"].as_str()).unwrap().to_owned()).collect()
}

/// Does an SPDX expression hold with these licences? `/` is how old crates write OR.
fn boleh(ungkapan: &str, izin: &[String]) -> bool {
    let kata: Vec<String> = ungkapan
        .replace('/', " OR ")
        .replace('(', " ( ")
        .replace(')', " ) ")
        .replace(" WITH ", "_WITH_")
        .split_whitespace()
        .map(|k| k.replace("_WITH_", " WITH "))
        .collect();
    let mut di = 0;
    let hasil = atau(&kata, &mut di, izin);
    hasil && di == kata.len()
}

fn atau(kata: &[String], di: &mut usize, izin: &[String]) -> bool {
    let mut hasil = dan(kata, di, izin);
    while kata.get(*di).is_some_and(|k| k == "OR") {
        *di += 1;
        hasil |= dan(kata, di, izin);
    }
    hasil
}

fn dan(kata: &[String], di: &mut usize, izin: &[String]) -> bool {
    let mut hasil = satu(kata, di, izin);
    while kata.get(*di).is_some_and(|k| k == "AND") {
        *di += 1;
        hasil &= satu(kata, di, izin);
    }
    hasil
}

fn satu(kata: &[String], di: &mut usize, izin: &[String]) -> bool {
    let Some(k) = kata.get(*di) else { return false };
    *di += 1;
    if k == "(" {
        let hasil = atau(kata, di, izin);
        *di += 1;
        return hasil;
    }
    izin.contains(k)
}

fn angka(versi: &str) -> Vec<u64> {
    versi.split(['-', '+']).next().unwrap().split('.').map(|n| n.parse().unwrap_or(0)).collect()
}

#[test]
fn ungkapan_lisensi_dibaca_seperti_artinya() {
    let izin = ["MIT".to_owned(), "Apache-2.0 WITH LLVM-exception".to_owned(), "Zlib".to_owned()];
    for ya in [
        "MIT",
        "GPL-3.0 OR MIT",
        "GPL-3.0/MIT",
        "(GPL-3.0 OR Zlib) AND MIT",
        "Apache-2.0 WITH LLVM-exception",
    ] {
        assert!(boleh(ya, &izin), "{ya}");
    }
    for tidak in ["", "GPL-3.0", "MIT AND GPL-3.0", "GPL-3.0 AND MIT OR LGPL-3.0", "Apache-2.0"] {
        assert!(!boleh(tidak, &izin), "{tidak}");
    }
}

#[test]
fn semua_yang_dipakai_berlisensi_yang_boleh_dan_tidak_ada_yang_terlarang() {
    let deny = baca("deny.toml");
    let (izin, larang) = (daftar(&deny, "licenses", "allow"), terlarang(&deny));
    let dilarang = |p: &Paket| {
        let aturan = larang.iter().find(|(nama, _)| *nama == p.nama);
        aturan.is_some_and(|(_, hanya)| hanya.is_empty() || p.pemakai.iter().any(|d| !hanya.contains(d)))
    };
    let semua = paket();
    assert!(semua.len() > 100, "{} paket saja", semua.len());
    let salah: Vec<String> = semua
        .iter()
        .filter(|p| !boleh(&p.lisensi, &izin) || dilarang(p))
        .map(|p| format!("{} {}: {}", p.nama, p.versi, p.lisensi))
        .collect();
    assert!(salah.is_empty(), "{salah:#?}");
}

#[test]
fn tidak_ada_versi_dengan_kelemahan_yang_dikenal() {
    let abaikan = daftar(&baca("deny.toml"), "advisories", "ignore");
    let nasihat = baca("pasokan/nasihat.toml");
    let semua = paket();
    let mut salah = Vec::new();
    for n in nasihat["nasihat"].as_array().unwrap() {
        let (id, nama) = (n["id"].as_str().unwrap(), n["crate"].as_str().unwrap());
        let baik: Vec<Vec<u64>> =
            n["baik"].as_array().unwrap().iter().map(|v| angka(v.as_str().unwrap())).collect();
        for p in semua.iter().filter(|p| p.nama == nama && !abaikan.iter().any(|a| a == id)) {
            if !baik.iter().any(|b| angka(&p.versi) >= *b) {
                salah.push(format!("{id}: {nama} {}", p.versi));
            }
        }
    }
    assert!(salah.is_empty(), "{salah:#?}; lihat https://rustsec.org");
}

#[test]
fn semua_dari_crates_io() {
    let luar: Vec<String> = paket()
        .into_iter()
        .filter(|p| p.sumber != "registry+https://github.com/rust-lang/crates.io-index")
        .map(|p| format!("{} {}: {}", p.nama, p.versi, p.sumber))
        .collect();
    assert!(luar.is_empty(), "{luar:#?}");
}

/// All but the newest version of every crate that is there twice, as deny.toml names them.
fn versi_lama() -> BTreeSet<String> {
    let mut versi = BTreeMap::<String, Vec<String>>::new();
    for p in paket() {
        versi.entry(p.nama).or_default().push(p.versi);
    }
    let lama = |(nama, mut v): (String, Vec<String>)| {
        v.sort_by_key(|v| angka(v));
        v.pop();
        v.into_iter().map(move |v| format!("{nama}@{v}"))
    };
    versi.into_iter().flat_map(lama).collect()
}

#[test]
fn versi_ganda_hanya_yang_diketahui() {
    let dikenal: BTreeSet<String> = daftar(&baca("deny.toml"), "bans", "skip").into_iter().collect();
    let ada = versi_lama();
    let baru: Vec<&String> = ada.difference(&dikenal).collect();
    assert!(baru.is_empty(), "compiled twice, and not in `skip` of deny.toml: {baru:?}");
    // Packages of other systems may not be at hand; what is gone elsewhere leaves the list.
    let lain = ["windows", "wasi", "r-efi"];
    let hilang = dikenal.difference(&ada).filter(|n| !lain.iter().any(|l| n.starts_with(l)));
    let hilang: Vec<&String> = hilang.collect();
    assert!(hilang.is_empty(), "in `skip` of deny.toml and no longer there: {hilang:?}");
}
