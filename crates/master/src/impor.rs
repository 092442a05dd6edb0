//! Import from CSV: a preview that names every wrong line, then all lines or none. The first line names the
//! columns, by their name or their label.

use crate::ekspor::asli;
use crate::rentang::Terisi;
use crate::tulis::{izin, pernah_dihapus, siapkan, sisip_banyak};
use crate::unik::Terpegang;
use crate::{BarisMaster, Jenis, Kolom, Master, MasterTolak};
use db::{Tx, Val};
use platform::{Hasil, Pelaku};
use serde::Serialize;
use std::collections::{BTreeMap, BTreeSet, HashMap};

/// More lines than this are refused: split the file.
const PALING_BANYAK: usize = 100_000;

#[derive(Debug, Clone, Serialize)]
pub struct BarisImpor {
    /// line of the file, the header being 1
    pub baris: usize,
    pub kunci: String,
    pub isi: serde_json::Value,
    pub salah: Vec<String>,
}

#[derive(Debug, Clone, Serialize)]
pub struct Pratinjau {
    pub jumlah: usize,
    pub jumlah_salah: usize,
    /// the wrong lines, and the first good ones
    pub contoh: Vec<BarisImpor>,
}

const CONTOH: usize = 200;

fn bernama(k: &Kolom, kepala: &str) -> bool {
    k.nama.eq_ignore_ascii_case(kepala) || k.label.eq_ignore_ascii_case(kepala)
}

fn pisah(m: &Master, isi: &[u8]) -> Hasil<Vec<(usize, BTreeMap<String, String>)>> {
    let isi = isi.strip_prefix(b"\xef\xbb\xbf").unwrap_or(isi);
    let pemisah =
        if isi.split(|b| *b == b'\n').next().is_some_and(|k| k.contains(&b';')) { b';' } else { b',' };
    let mut r =
        csv::ReaderBuilder::new().delimiter(pemisah).flexible(true).trim(csv::Trim::All).from_reader(isi);
    let rusak = |e: csv::Error| MasterTolak::ImporRusak.tolak("Berkas CSV tidak terbaca").sebab(e);
    let kepala: Vec<Option<&'static str>> = r
        .headers()
        .map_err(rusak)?
        .iter()
        .map(|h| m.kolom.iter().find(|k| bernama(k, h)).map(|k| k.nama))
        .collect();
    if m.kolom_kunci().any(|k| k.wajib.is_some() && !kepala.contains(&Some(k.nama))) {
        let kunci = m.kunci.join(", ");
        return Err(MasterTolak::ImporKepala
            .tolak(format!("Baris pertama harus memuat nama kolom, paling sedikit {kunci}")));
    }
    let mut keluar = Vec::new();
    for (i, baris) in r.records().enumerate() {
        if i >= PALING_BANYAK {
            return Err(
                MasterTolak::ImporBanyak.tolak(format!("Paling banyak {PALING_BANYAK} baris sekali impor"))
            );
        }
        let baris = baris.map_err(rusak)?;
        if baris.iter().all(str::is_empty) {
            continue;
        }
        let sel = kepala
            .iter()
            .zip(baris.iter())
            .filter_map(|(k, v)| Some(((*k)?.to_owned(), asli(v).to_owned())))
            .collect();
        keluar.push((i + 2, sel));
    }
    if keluar.is_empty() {
        return Err(MasterTolak::ImporKosong.tolak("Berkas ini tidak berisi data"));
    }
    Ok(keluar)
}

/// A key as one text that no other key has.
fn tanda_pengenal(kunci: &[Val]) -> String {
    format!("{kunci:?}")
}

/// Up to so many lines, the rows they name are looked up one by one.
const SEDIKIT: usize = 100;

/// Everything the lines of a file may refer to, read once.
fn rujukan(tx: &mut Tx<'_>, m: &'static Master, p: &Pelaku) -> Hasil<BTreeSet<(&'static str, String)>> {
    let mut ada = BTreeSet::new();
    for k in m.kolom {
        let Jenis::Rujuk(slug) = k.jenis else { continue };
        let Some((r, kunci)) = crate::cari(slug).and_then(|r| Some((r, r.kunci.first()?))) else { continue };
        let sql = format!("SELECT {kunci} FROM {} WHERE toko = $1 AND dihapus = 0", r.tabel);
        tx.each(&sql, db::args![crate::baca::lingkup(r, p)], |x| {
            ada.insert((slug, x.get::<String>(0)?));
            Ok::<(), db::Error>(())
        })?;
    }
    Ok(ada)
}

/// Reads and checks every line against the table and against the lines above it, in the caller's transaction.
fn periksa(
    tx: &mut Tx<'_>,
    m: &'static Master,
    p: &Pelaku,
    isi: &[u8],
) -> Hasil<Vec<(BarisImpor, Option<BarisMaster>)>> {
    izin(tx, m, p)?;
    let milik = crate::baca::lingkup(m, p);
    let sql = format!("SELECT dihapus, {} FROM {} WHERE toko = $1", m.kunci.join(", "), m.tabel);
    let mut ada: HashMap<String, bool> = tx
        .rows(&sql, db::args![milik.as_str()], |r| {
            let kunci: db::Result<Vec<Val>> = (1..=m.kunci.len()).map(|i| r.val(i)).collect();
            Ok((tanda_pengenal(&kunci?), r.flag(0)?))
        })?
        .into_iter()
        .collect();
    let mut terisi = Terisi::muat(tx, m, &milik)?;
    let mut terpegang = Terpegang::muat(tx, m, &milik)?;
    let semua = pisah(m, isi)?;
    let mut rujukan = if semua.len() > SEDIKIT { rujukan(tx, m, p)? } else { BTreeSet::new() };
    let mut keluar = Vec::with_capacity(semua.len());
    for (baris, sel) in semua {
        let kunci =
            m.kunci.iter().map(|k| sel.get(*k).map_or("", String::as_str)).collect::<Vec<_>>().join(" / ");
        let hasil = BarisMaster::dari_sel(m, &sel)
            .and_then(|mut b| siapkan(tx, m, p, &mut b, &mut rujukan).map(|()| b));
        let (b, mut salah) = match hasil {
            Ok(b) => (Some(b), Vec::new()),
            Err(t) if t.kolom.is_empty() => (None, vec![t.pesan]),
            Err(t) => (None, t.kolom.into_values().collect()),
        };
        if let Some(b) = &b {
            match ada.insert(tanda_pengenal(&b.kunci(m)), false) {
                Some(true) => salah.push(pernah_dihapus(m, b)),
                Some(false) => salah.push(format!("{} {} sudah ada", m.sebut, b.sebut(m))),
                None => {
                    let bebas = terisi.ambil(m, b).and_then(|()| terpegang.ambil(m, b));
                    salah.extend(bebas.err().map(|t| t.pesan));
                }
            }
        }
        let isi = b.as_ref().map_or_else(|| serde_json::json!(sel), |b| b.json(m));
        keluar.push((BarisImpor { baris, kunci, isi, salah }, b));
    }
    Ok(keluar)
}

/// What would happen; writes nothing.
pub fn pratinjau(tx: &mut Tx<'_>, m: &'static Master, p: &Pelaku, isi: &[u8]) -> Hasil<Pratinjau> {
    let semua = periksa(tx, m, p, isi)?;
    let jumlah = semua.len();
    let (salah, baik): (Vec<_>, Vec<_>) =
        semua.into_iter().map(|(b, _)| b).partition(|b| !b.salah.is_empty());
    let jumlah_salah = salah.len();
    let contoh = salah.into_iter().take(CONTOH).chain(baik.into_iter().take(20)).collect();
    Ok(Pratinjau { jumlah, jumlah_salah, contoh })
}

/// Writes all lines, or none when any is wrong.
pub fn impor(tx: &mut Tx<'_>, m: &'static Master, p: &Pelaku, isi: &[u8]) -> Hasil<usize> {
    let semua = periksa(tx, m, p, isi)?;
    if let Some((b, _)) = semua.iter().find(|(b, _)| !b.salah.is_empty()) {
        let n = semua.iter().filter(|(b, _)| !b.salah.is_empty()).count();
        let pesan =
            format!("Baris {}: {} ({n} baris salah, tidak ada yang disimpan)", b.baris, b.salah.join("; "));
        return Err(MasterTolak::ImporBaris.tolak(pesan));
    }
    let isi: Vec<BarisMaster> = semua.into_iter().filter_map(|(_, b)| b).collect();
    sisip_banyak(tx, m, p, &isi)?;
    Ok(isi.len())
}
