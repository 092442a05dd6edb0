//! Reading a backup from its beginning to its end, and comparing all of it with its manifest. Every walk
//! checks everything, so what is written on the second walk is what was proved on the first.

use super::sandi::{self, Pembuka};
use super::sidik::Sidik;
use super::{GAMBAR, Gambar, KUNCI, MANIFEST, Manifest, Tabel};
use anyhow::Context as _;
use db::Val;
use flate2::bufread::MultiGzDecoder;
use serde::de::{Deserializer, Visitor};
use std::io::{BufRead, BufReader, Read};
use std::path::{Component, Path};

/// A part of the archive on its way past.
#[derive(Debug, Clone, Copy)]
pub enum Isi<'a> {
    Tabel(&'a str),
    Gambar(&'a str),
    Kunci,
}

impl<'a> Isi<'a> {
    fn dari(nama: &'a str) -> anyhow::Result<Self> {
        if nama == KUNCI {
            return Ok(Isi::Kunci);
        }
        if let Some(t) = nama.strip_prefix("tabel/").and_then(|n| n.strip_suffix(".jsonl")) {
            return Ok(Isi::Tabel(t));
        }
        let g = nama
            .strip_prefix(GAMBAR)
            .and_then(|n| n.strip_prefix('/'))
            .with_context(|| format!("cadangan rusak: isi tidak dikenal {nama}"))?;
        // A name must not lead out of the folder it is unpacked in.
        let aman = Path::new(g).components().all(|k| matches!(k, Component::Normal(_)));
        anyhow::ensure!(aman && !g.is_empty(), "cadangan rusak: nama gambar {g:?}");
        Ok(Isi::Gambar(g))
    }
}

/// More than this is not a manifest.
const MANIFEST_MAKS: u64 = 256 * 1024 * 1024;

/// Hands every table and image to `f`, in order; answers the manifest when all of it is as that says.
pub fn jelajah(
    path: &Path,
    pembuka: &Pembuka,
    mut f: impl FnMut(Isi<'_>, &mut dyn BufRead) -> anyhow::Result<()>,
) -> anyhow::Result<Manifest> {
    let mut arsip = tar::Archive::new(MultiGzDecoder::new(sandi::buka(path, pembuka)?));
    let (mut tabel, mut gambar, mut manifest) = (Vec::new(), Vec::new(), None::<Manifest>);
    let rusak = || format!("{} bukan cadangan karat, atau rusak", path.display());
    for e in arsip.entries().with_context(rusak)? {
        let e = e.with_context(rusak)?;
        let nama = e.path().with_context(rusak)?.to_str().with_context(rusak)?.to_owned();
        anyhow::ensure!(manifest.is_none(), "cadangan rusak: {nama} sesudah {MANIFEST}");
        anyhow::ensure!(e.header().entry_type().is_file(), "cadangan rusak: {nama} bukan berkas biasa");
        if nama == MANIFEST {
            let mut json = Vec::new();
            e.take(MANIFEST_MAKS).read_to_end(&mut json).with_context(rusak)?;
            manifest = Some(serde_json::from_slice(&json).with_context(rusak)?);
            continue;
        }
        let isi = Isi::dari(&nama)?;
        let mut r = BufReader::with_capacity(64 * 1024, Sidik::new(e));
        f(isi, &mut r)?;
        std::io::copy(&mut r, &mut std::io::sink()).with_context(rusak)?;
        let s = r.into_inner();
        let (ukuran, baris, sha256) = (s.ukuran, s.baris, s.heksa());
        match isi {
            Isi::Tabel(t) => tabel.push(Tabel { nama: t.to_owned(), kolom: Vec::new(), baris, sha256 }),
            Isi::Gambar(g) => gambar.push(Gambar { nama: g.to_owned(), ukuran, sha256 }),
            Isi::Kunci => {}
        }
    }
    // The checksum of the compression itself stands behind the last entry.
    std::io::copy(&mut arsip.into_inner(), &mut std::io::sink()).with_context(rusak)?;
    let m = manifest.with_context(|| format!("{} tidak utuh: {MANIFEST} tidak ada", path.display()))?;
    m.periksa()?;
    cocok(&m, &tabel, &gambar)?;
    Ok(m)
}

fn cocok(m: &Manifest, tabel: &[Tabel], gambar: &[Gambar]) -> anyhow::Result<()> {
    for (harus, ada) in m.tabel.iter().zip(tabel) {
        let sama = (&harus.nama, harus.baris, &harus.sha256) == (&ada.nama, ada.baris, &ada.sha256);
        anyhow::ensure!(sama, "cadangan rusak: isi tabel {} tidak sesuai manifest", harus.nama);
    }
    anyhow::ensure!(m.tabel.len() == tabel.len(), "cadangan rusak: banyaknya tabel tidak sesuai manifest");
    for (harus, ada) in m.gambar.iter().zip(gambar) {
        anyhow::ensure!(harus == ada, "cadangan rusak: gambar {} tidak sesuai manifest", harus.nama);
    }
    anyhow::ensure!(m.gambar.len() == gambar.len(), "cadangan rusak: banyaknya gambar tidak sesuai manifest");
    Ok(())
}

/// The rows of a table's lines.
pub(super) fn baris<'a>(
    tabel: &'a Tabel,
    r: &'a mut dyn BufRead,
) -> impl Iterator<Item = anyhow::Result<Vec<Val>>> + 'a {
    let mut buf = Vec::new();
    let mut ke = 0_u64;
    std::iter::from_fn(move || {
        buf.clear();
        ke += 1;
        match r.read_until(b'\n', &mut buf) {
            Ok(0) => None,
            Ok(_) => Some(urai(&buf, tabel).with_context(|| format!("tabel {} baris {ke}", tabel.nama))),
            Err(e) => Some(Err(e.into())),
        }
    })
}

fn urai(baris: &[u8], tabel: &Tabel) -> anyhow::Result<Vec<Val>> {
    let sel: Vec<Sel> = serde_json::from_slice(baris)?;
    anyhow::ensure!(sel.len() == tabel.kolom.len(), "{} sel untuk {} kolom", sel.len(), tabel.kolom.len());
    Ok(sel.into_iter().map(|s| s.0).collect())
}

/// A cell: a whole number, a text or null, and nothing else.
struct Sel(Val);

impl<'de> serde::Deserialize<'de> for Sel {
    fn deserialize<D: Deserializer<'de>>(d: D) -> Result<Self, D::Error> {
        struct Baca;
        impl Visitor<'_> for Baca {
            type Value = Val;
            fn expecting(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str("angka bulat, teks, atau null")
            }
            fn visit_i64<E>(self, v: i64) -> Result<Val, E> {
                Ok(Val::Int(v))
            }
            fn visit_u64<E: serde::de::Error>(self, v: u64) -> Result<Val, E> {
                i64::try_from(v).map(Val::Int).map_err(E::custom)
            }
            fn visit_str<E>(self, v: &str) -> Result<Val, E> {
                Ok(Val::Text(v.to_owned()))
            }
            fn visit_string<E>(self, v: String) -> Result<Val, E> {
                Ok(Val::Text(v))
            }
            fn visit_unit<E>(self) -> Result<Val, E> {
                Ok(Val::Null)
            }
        }
        d.deserialize_any(Baca).map(Sel)
    }
}
