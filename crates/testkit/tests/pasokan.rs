//! What the program is built from: licences, sources, crates that are never wanted or there twice, and known weaknesses, as
//! deny.toml and pasokan/ have them. Reads the lock file's own packages; asks nobody. `make deny` asks cargo-deny.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use semver::{Version, VersionReq};
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

/// One advisory of rustsec.org, as pasokan/nasihat.toml has it.
struct Nasihat {
    id: String,
    nama: String,
    /// versions that are mended, and those that never had it
    baik: Vec<VersionReq>,
    /// unmaintained, unsound, notice; none: a weakness
    jenis: Option<String>,
    dicabut: bool,
}

impl Nasihat {
    fn kena(&self, versi: &Version) -> bool {
        !self.dicabut && !self.baik.iter().any(|b| b.matches(versi))
    }
}

fn baca_nasihat(t: &toml::Table) -> Vec<Nasihat> {
    let teks = |n: &toml::Value, apa: &str| n.get(apa).map(|v| v.as_str().unwrap().to_owned());
    let rentang = |n: &toml::Value, apa: &str| -> Vec<VersionReq> {
        let isi = n.get(apa).and_then(toml::Value::as_array);
        isi.into_iter().flatten().map(|v| v.as_str().unwrap().parse().unwrap()).collect()
    };
    let semua = t["nasihat"].as_array().unwrap().iter();
    semua
        .map(|n| Nasihat {
            id: teks(n, "id").unwrap(),
            nama: teks(n, "crate").unwrap(),
            baik: [rentang(n, "baik"), rentang(n, "bebas")].concat(),
            jenis: teks(n, "jenis"),
            dicabut: n.get("dicabut").is_some(),
        })
        .collect()
}

/// Every name and version of Cargo.lock that is not ours, also what is compiled on other systems only.
fn kunci() -> Vec<(String, Version)> {
    let t = baca("Cargo.lock");
    let luar = t["package"].as_array().unwrap().iter().filter(|p| p.get("source").is_some());
    luar.map(|p| (p["name"].as_str().unwrap().to_owned(), p["version"].as_str().unwrap().parse().unwrap()))
        .collect()
}

/// What deny.toml lets pass: the advisory, and why.
fn dibiarkan(deny: &toml::Table) -> BTreeMap<String, String> {
    let isi = deny["advisories"]["ignore"].as_array().unwrap().iter();
    isi.map(|v| match v.as_str() {
        Some(id) => (id.to_owned(), String::new()),
        None => {
            let sebab = v.get("reason").and_then(toml::Value::as_str).unwrap_or_default();
            (v["id"].as_str().unwrap().to_owned(), sebab.trim().to_owned())
        }
    })
    .collect()
}

/// What is wrong with these versions. A weakness never passes; the other kinds do with a reason.
fn keberatan(
    nasihat: &[Nasihat],
    kunci: &[(String, Version)],
    biar: &BTreeMap<String, String>,
) -> Vec<String> {
    let mut salah = Vec::new();
    let mut terpakai = BTreeSet::new();
    for n in nasihat {
        for (_, versi) in kunci.iter().filter(|(nama, versi)| *nama == n.nama && n.kena(versi)) {
            let sebab = biar.get(&n.id).filter(|s| !s.is_empty());
            match &n.jenis {
                Some(_) if sebab.is_some() => {
                    terpakai.insert(&n.id);
                }
                jenis => {
                    let jenis = jenis.as_deref().unwrap_or("weakness");
                    salah.push(format!("{}: {} {versi} ({jenis})", n.id, n.nama));
                }
            }
        }
    }
    let sisa = biar.keys().filter(|id| !terpakai.contains(id));
    salah.extend(sisa.map(|id| format!("{id}: in `ignore` of deny.toml, where it lets nothing pass")));
    salah
}

/// Names of Cargo.lock that nobody looked up, and looked-up names that are no longer in it.
fn belum_dan_usang(
    nasihat: &[Nasihat],
    dilihat: &str,
    kunci: &[(String, Version)],
) -> (Vec<String>, Vec<String>) {
    let kata = dilihat.lines().filter(|b| !b.starts_with('#')).flat_map(str::split_whitespace);
    let tahu: BTreeSet<&str> = kata.chain(nasihat.iter().map(|n| n.nama.as_str())).collect();
    let ada: BTreeSet<&str> = kunci.iter().map(|(nama, _)| nama.as_str()).collect();
    let selisih = |a: &BTreeSet<&str>, b: &BTreeSet<&str>| a.difference(b).map(|n| (*n).to_owned()).collect();
    (selisih(&ada, &tahu), selisih(&tahu, &ada))
}

#[test]
fn tidak_ada_versi_dengan_kelemahan_yang_dikenal() {
    let nasihat = baca_nasihat(&baca("pasokan/nasihat.toml"));
    assert!(nasihat.len() > 100, "{} saja", nasihat.len());
    let urut: Vec<(&str, &str)> = nasihat.iter().map(|n| (n.nama.as_str(), n.id.as_str())).collect();
    assert!(urut.is_sorted_by(|a, b| a < b), "pasokan/nasihat.toml: not sorted, or something twice");
    let salah = keberatan(&nasihat, &kunci(), &dibiarkan(&baca("deny.toml")));
    assert!(salah.is_empty(), "{salah:#?}; see https://rustsec.org");
}

#[test]
fn semua_yang_dipakai_dilihat_di_daftar_kelemahan() {
    let nasihat = baca_nasihat(&baca("pasokan/nasihat.toml"));
    let dilihat = std::fs::read_to_string(akar().join("pasokan/dilihat.txt")).unwrap();
    let (belum, usang) = belum_dan_usang(&nasihat, &dilihat, &kunci());
    assert!(belum.is_empty(), "not looked up at https://rustsec.org (see pasokan/nasihat.toml): {belum:?}");
    assert!(usang.is_empty(), "in pasokan/ and no longer in Cargo.lock: {usang:?}");
}

/// Made-up advisories: one of each kind.
fn karangan() -> Vec<Nasihat> {
    let teks = r#"nasihat = [
        { id = "K-1", crate = "lemah", tanggal = "2026-01-01", baik = [">= 1.2.4", "^0.9.3"], bebas = ["< 0.5"] },
        { id = "K-2", crate = "sepi", tanggal = "2026-01-01", baik = [], jenis = "unmaintained" },
        { id = "K-3", crate = "batal", tanggal = "2026-01-01", baik = [], dicabut = "2026-01-02" },
    ]"#;
    baca_nasihat(&teks.parse().unwrap())
}

#[test]
fn versi_yang_lemah_ditemukan() {
    let periksa = |nama: &str, versi: &str, biar: &[(&str, &str)]| {
        let biar = biar.iter().map(|(id, s)| ((*id).to_owned(), (*s).to_owned())).collect();
        keberatan(&karangan(), &[(nama.to_owned(), versi.parse().unwrap())], &biar)
    };
    for versi in ["0.5.0", "0.9.2", "0.10.0", "1.0.0", "1.2.3", "1.2.4-rc.1"] {
        assert_eq!(periksa("lemah", versi, &[]), [format!("K-1: lemah {versi} (weakness)")]);
    }
    for versi in ["0.4.9", "0.9.3", "0.9.10", "1.2.4", "1.2.4+apa", "2.0.0"] {
        assert!(periksa("lemah", versi, &[]).is_empty(), "{versi}");
    }
    assert!(periksa("lain", "1.0.0", &[]).is_empty());
    assert!(periksa("batal", "1.0.0", &[]).is_empty());
    // What is only told of passes with a reason, a weakness never; a reason for nothing leaves the list.
    assert_eq!(periksa("sepi", "1.0.0", &[]), ["K-2: sepi 1.0.0 (unmaintained)"]);
    assert!(periksa("sepi", "1.0.0", &[("K-2", "sebab")]).is_empty());
    assert_eq!(periksa("sepi", "1.0.0", &[("K-2", "")]).len(), 2);
    assert_eq!(periksa("lemah", "1.0.0", &[("K-1", "sebab")]).len(), 2);
    assert_eq!(periksa("lain", "1.0.0", &[("K-2", "sebab")]).len(), 1);
    // How deny.toml says it.
    let deny = r#"advisories.ignore = ["K-1", { id = "K-2", reason = "sebab" }]"#.parse().unwrap();
    let biar = dibiarkan(&deny);
    assert_eq!((biar["K-1"].as_str(), biar["K-2"].as_str()), ("", "sebab"));
}

#[test]
fn nama_yang_belum_dilihat_ditemukan() {
    let ada = |nama: &[&str]| -> Vec<(String, Version)> {
        nama.iter().map(|n| ((*n).to_owned(), Version::new(1, 0, 0))).collect()
    };
    let lihat = |nama: &[&str]| belum_dan_usang(&karangan(), "# baru\nsatu dua\ntiga\n", &ada(nama));
    let semua = ["lemah", "sepi", "batal", "satu", "dua", "tiga"];
    assert_eq!(lihat(&semua), (vec![], vec![]));
    assert_eq!(lihat(&[&semua[..], &["baru"]].concat()), (vec!["baru".to_owned()], vec![]));
    assert_eq!(lihat(&semua[..5]), (vec![], vec!["tiga".to_owned()]));
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
    // By Cargo.lock: not every package of other systems is at hand on every machine.
    let kunci: BTreeSet<String> =
        kunci().into_iter().map(|(nama, versi)| format!("{nama}@{versi}")).collect();
    let hilang: Vec<&String> = dikenal.difference(&kunci).collect();
    assert!(hilang.is_empty(), "in `skip` of deny.toml and no longer in Cargo.lock: {hilang:?}");
}
