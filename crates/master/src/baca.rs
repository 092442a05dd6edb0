//! Lists: search as you type, sort, page. One LIKE over a column that holds all searched text in lower case.

use crate::sel::{periksa, tulis_json};
use crate::{BarisMaster, Jenis, Kolom, Lingkup, Master, MasterTolak, Saring};
use db::{Conn, Val, args};
use platform::{Hasil, Pelaku};
use serde_json::value::RawValue;
use std::collections::BTreeMap;
use std::io::Write as _;

/// What a list is asked for.
#[derive(Debug, Clone, Default, serde::Deserialize)]
pub struct TanyaMaster {
    pub cari: Option<String>,
    pub skip: Option<i64>,
    pub limit: Option<i64>,
    /// a column of the definition
    pub sort_by: Option<String>,
    /// asc or desc
    pub urut: Option<String>,
    /// equals, by column: "kode_group:375"
    pub saring: Option<String>,
    /// "1": each reference comes with the name of what it refers to, as `kode_group_nama`
    pub rinci: Option<String>,
}

/// A page of rows as JSON, and how many there are in all.
#[derive(Debug)]
pub struct Halaman {
    pub data: Box<RawValue>,
    pub count: i64,
}

/// A reference of a master, and the text that reads the name of what it refers to; `nilai` gets its scope.
fn nama_rujukan(m: &'static Master, p: &Pelaku, nilai: &mut Vec<Val>) -> Vec<(&'static Kolom, String)> {
    let mut keluar = Vec::new();
    for k in m.kolom {
        let Jenis::Rujuk(slug) = k.jenis else { continue };
        let Some(r) = crate::cari(slug) else { continue };
        let (Some(kunci), Some(nama)) = (r.kunci.first(), r.nama()) else { continue };
        nilai.push(lingkup(r, p).into());
        keluar.push((
            k,
            format!(
                "(SELECT r.{} FROM {} r WHERE r.toko = ${} AND r.{kunci} = {}.{})",
                nama.nama,
                r.tabel,
                nilai.len(),
                m.tabel,
                k.nama
            ),
        ));
    }
    keluar
}

/// Lists without a limit (pickers) stop here.
const SEMUA_MAKS: i64 = 200_000;

/// The scope's key: the store, or the chain.
pub(crate) fn lingkup(m: &Master, p: &Pelaku) -> String {
    match m.lingkup {
        Lingkup::Toko => p.toko.to_string(),
        Lingkup::Rantai => db::RANTAI.to_owned(),
    }
}

pub(crate) fn nama_kolom(m: &Master) -> String {
    m.kolom.iter().map(|k| k.nama).collect::<Vec<_>>().join(", ")
}

/// A value to compare a column with, in the form the table keeps.
fn pembanding(k: &Kolom, isi: &str) -> Hasil<Val> {
    periksa(k, isi).map_err(|pesan| MasterTolak::Saringan.tolak(pesan))
}

fn kolom_dikenal(m: &Master, nama: &str) -> Hasil<&'static Kolom> {
    m.kolom(nama).ok_or_else(|| MasterTolak::Saringan.tolak(format!("Kolom {nama} tidak dikenal")))
}

/// A page of the list at one of the master's paths; `code` is what stands in a path that has a place for it.
pub fn daftar(
    c: &mut Conn,
    m: &'static Master,
    p: &Pelaku,
    path: &str,
    code: Option<&str>,
    t: &TanyaMaster,
) -> Hasil<Halaman> {
    let mut syarat = String::from("toko = $1 AND dihapus = 0");
    let mut nilai: Vec<Val> = vec![lingkup(m, p).into()];
    match m.saringan.iter().find(|(p, _)| *p == path) {
        Some((_, Saring::Sql(s))) => syarat.push_str(&format!(" AND ({s})")),
        Some((_, Saring::Jalur(kolom))) => {
            nilai.push(pembanding(kolom_dikenal(m, kolom)?, code.unwrap_or_default())?);
            syarat.push_str(&format!(" AND {kolom} = ${}", nilai.len()));
        }
        None => {}
    }
    if let Some(s) = t.saring.as_deref().filter(|s| !s.is_empty()) {
        let (kolom, isi) =
            s.split_once(':').ok_or_else(|| MasterTolak::Saringan.tolak("Saringan harus kolom:isi"))?;
        let k = kolom_dikenal(m, kolom)?;
        nilai.push(pembanding(k, isi)?);
        syarat.push_str(&format!(" AND {} = ${}", k.nama, nilai.len()));
    }
    if let Some(cari) = t.cari.as_deref().filter(|s| !s.trim().is_empty()) {
        nilai.push(db::pola_cari(cari).into());
        syarat.push_str(&format!(" AND cari LIKE ${} ESCAPE '\\'", nilai.len()));
    }
    let d = Pilah { m, p, rinci: t.rinci.as_deref() == Some("1"), syarat, nilai };
    let limit = t.limit.unwrap_or(SEMUA_MAKS).clamp(1, SEMUA_MAKS);
    let skip = t.skip.unwrap_or(0).max(0);
    if d.mencari(t)
        && let Some(h) = d.temuan(c, t, skip, limit)?
    {
        return Ok(h);
    }
    let count = d.hitung(c)?;
    let ambil = limit.min((count - skip).max(0));
    // The far half is walked from its end, so that the last page costs what the first does.
    let isi = if ambil == 0 {
        Vec::new()
    } else if skip > count / 2 {
        let mut isi = d.halaman(c, &urutan(m, t, true)?, ambil, count - skip - ambil)?;
        isi.reverse();
        isi
    } else {
        d.halaman(c, &urutan(m, t, false)?, ambil, skip)?
    };
    Halaman::dari(&isi, count)
}

impl Halaman {
    fn dari(isi: &[String], count: i64) -> Hasil<Self> {
        let data = RawValue::from_string(format!("[{}]", isi.join(",")))
            .map_err(|e| db::Error::Lain(e.to_string()))?;
        Ok(Self { data, count })
    }
}

/// Keys that are read ahead of their rows at most.
const SEDIKIT: i64 = 1000;

/// Keys of a search that PostgreSQL sends at most.
const TEMUAN: i64 = 5000;

/// The rows a list is about.
struct Pilah<'a> {
    m: &'static Master,
    p: &'a Pelaku,
    /// with the names of what is referred to
    rinci: bool,
    syarat: String,
    nilai: Vec<Val>,
}

impl Pilah<'_> {
    fn mencari(&self, t: &TanyaMaster) -> bool {
        t.cari.as_deref().is_some_and(|s| !s.trim().is_empty())
    }

    fn hitung(&self, c: &mut Conn) -> db::Result<i64> {
        c.nilai(&format!("SELECT COUNT(*) FROM {} WHERE {}", self.m.tabel, self.syarat), &self.nilai)
    }

    /// The column that names a row in an index: its key, where that is one column.
    fn pengenal(&self) -> &'static str {
        match self.m.kunci {
            [satu] => satu,
            _ => "id",
        }
    }

    /// What a row is named and ordered by, each column once.
    fn kolom_urutan(&self, t: &TanyaMaster) -> Hasil<Vec<&'static str>> {
        let mut kolom = vec![self.pengenal()];
        let diminta = urut_menurut(self.m, t)?.map(|k| k.nama);
        for nama in diminta.into_iter().chain(self.m.kunci.iter().copied()) {
            if !kolom.contains(&nama) {
                kolom.push(nama);
            }
        }
        Ok(kolom)
    }

    /// The page of a search, counted while it is read. `None` when PostgreSQL finds more than [`TEMUAN`]: there
    /// every row found is sent, and counting is the cheaper way. Its search stops at the first row too many, so that
    /// a word most rows have costs little before that.
    fn temuan(&self, c: &mut Conn, t: &TanyaMaster, skip: i64, limit: i64) -> Hasil<Option<Halaman>> {
        let urutan = urutan(self.m, t, false)?;
        let terbatas = c.adalah_pg();
        let (tabel, syarat, kunci) = (self.m.tabel, &self.syarat, self.pengenal());
        let sql = if terbatas {
            let kolom = self.kolom_urutan(t)?.join(", ");
            format!(
                "WITH temuan AS MATERIALIZED (SELECT {kolom} FROM {tabel} WHERE {syarat} LIMIT {}) \
                 SELECT {kunci} FROM temuan ORDER BY {urutan}",
                TEMUAN + 1
            )
        } else {
            format!("SELECT {kunci} FROM {tabel} WHERE {syarat} ORDER BY {urutan}")
        };
        let (mut count, mut halaman) = (0_i64, Vec::new());
        c.each(&sql, &self.nilai, |r| {
            if count >= skip && count - skip < limit {
                halaman.push(r.val(0)?);
            }
            count += 1;
            Ok::<(), db::Error>(())
        })?;
        if terbatas && count > TEMUAN {
            return Ok(None);
        }
        Halaman::dari(&self.menurut(c, &urutan, &halaman)?, count).map(Some)
    }

    /// A page by its place. First its keys, which an index alone can give however far the page lies, then the rows.
    fn halaman(&self, c: &mut Conn, urutan: &str, limit: i64, skip: i64) -> db::Result<Vec<String>> {
        if limit > SEDIKIT || skip == 0 {
            return self.baris(c, urutan, limit, skip);
        }
        let sql = format!(
            "SELECT {} FROM {} WHERE {} ORDER BY {urutan} LIMIT {limit} OFFSET {skip}",
            self.pengenal(),
            self.m.tabel,
            self.syarat
        );
        let kunci: Vec<Val> = c.rows(&sql, &self.nilai, |r| r.val(0))?;
        self.menurut(c, urutan, &kunci)
    }

    /// The rows with these keys, in this order.
    fn menurut(&self, c: &mut Conn, urutan: &str, kunci: &[Val]) -> db::Result<Vec<String>> {
        let mut isi = Vec::with_capacity(kunci.len());
        // An order that follows one for the parts follows it for the whole.
        for bagian in kunci.chunks(500) {
            let daftar = db::daftar(2, bagian.iter().cloned());
            let mut nilai = vec![self.nilai.first().cloned().unwrap_or(Val::Null)];
            nilai.extend(daftar.nilai);
            // The plus keeps planners from walking a whole index in the page's order instead of looking the keys up.
            let syarat = format!("toko = $1 AND {} IN {} AND +dihapus = 0", self.pengenal(), daftar.sql);
            let satu = Pilah { m: self.m, p: self.p, rinci: self.rinci, syarat, nilai };
            isi.extend(satu.baris(c, urutan, SEMUA_MAKS, 0)?);
        }
        Ok(isi)
    }

    /// Rows as JSON objects.
    fn baris(&self, c: &mut Conn, urutan: &str, limit: i64, skip: i64) -> db::Result<Vec<String>> {
        let m = self.m;
        let mut nilai = self.nilai.clone();
        let rujukan = if self.rinci { nama_rujukan(m, self.p, &mut nilai) } else { Vec::new() };
        let nama: String = rujukan.iter().map(|(_, sql)| format!(", {sql}")).collect();
        let sql = format!(
            "SELECT id, versi, {}{nama} FROM {} WHERE {} ORDER BY {urutan} LIMIT {limit} OFFSET {skip}",
            nama_kolom(m),
            m.tabel,
            self.syarat
        );
        c.rows(&sql, &nilai, |r| {
            let mut out = Vec::with_capacity(256);
            write!(out, "{{\"_id\":\"{}\",\"versi\":{}", r.text(0)?, r.int(1)?)
                .map_err(|e| db::Error::Lain(e.to_string()))?;
            for (i, k) in m.kolom.iter().enumerate() {
                out.push(b',');
                tulis_json(k, r.col(i + 2)?, &mut out)?;
            }
            for (i, (k, _)) in rujukan.iter().enumerate() {
                let nama = r.get::<Option<String>>(i + 2 + m.kolom.len())?.unwrap_or_default();
                write!(out, ",\"{}_nama\":", k.nama).map_err(|e| db::Error::Lain(e.to_string()))?;
                serde_json::to_writer(&mut out, &nama).map_err(|e| db::Error::Lain(e.to_string()))?;
            }
            out.push(b'}');
            String::from_utf8(out).map_err(|e| db::Error::Lain(e.to_string()))
        })
    }
}

/// The column a list is sorted by first.
fn urut_menurut(m: &Master, t: &TanyaMaster) -> Hasil<Option<&'static Kolom>> {
    match t.sort_by.as_deref().filter(|s| !s.is_empty()) {
        Some(s) => kolom_dikenal(m, s).map(Some),
        None => Ok(m.kolom_kunci().next()),
    }
}

/// By the column asked for, then by the key, so that pages never overlap. `balik`: from the other end.
fn urutan(m: &Master, t: &TanyaMaster, balik: bool) -> Hasil<String> {
    let turun = t.urut.as_deref().is_some_and(|u| u.eq_ignore_ascii_case("desc"));
    let arah = if turun == balik { "ASC" } else { "DESC" };
    let pertama = urut_menurut(m, t)?;
    let mut bagian: Vec<String> = Vec::new();
    if let Some(k) = pertama {
        // Said only where a null can be: an index gives the order of the others.
        let nol = match (k.bisa_null(), balik) {
            (false, _) => "",
            (true, false) => " NULLS LAST",
            (true, true) => " NULLS FIRST",
        };
        bagian.push(format!("{} {arah}{nol}", k.nama));
    }
    bagian.extend(
        m.kunci.iter().filter(|k| pertama.is_none_or(|p| p.nama != **k)).map(|k| format!("{k} {arah}")),
    );
    Ok(bagian.join(", "))
}

/// A row with its version, deleted or not.
pub(crate) struct Tersimpan {
    pub(crate) versi: i64,
    pub(crate) dihapus: bool,
    /// when it was written last, and by whom
    pub(crate) diubah: String,
    pub(crate) oleh: String,
    pub(crate) baris: BarisMaster,
}

pub(crate) fn ambil(
    c: &mut Conn,
    m: &'static Master,
    lingkup: &str,
    id: &str,
) -> db::Result<Option<Tersimpan>> {
    c.one(
        &format!(
            "SELECT versi, dihapus, diubah, oleh, {} FROM {} WHERE toko = $1 AND id = $2",
            nama_kolom(m),
            m.tabel
        ),
        args![lingkup, id],
        |r| {
            Ok(Tersimpan {
                versi: r.int(0)?,
                dihapus: r.flag(1)?,
                diubah: r.get(2)?,
                oleh: r.get(3)?,
                baris: BarisMaster::dari_row(m, r, 4)?,
            })
        },
    )
}

/// One row by its id.
pub fn satu(c: &mut Conn, m: &'static Master, p: &Pelaku, id: &str) -> Hasil<(BarisMaster, i64)> {
    ambil(c, m, &lingkup(m, p), id)?
        .filter(|t| !t.dihapus)
        .map(|t| (t.baris, t.versi))
        .ok_or_else(|| MasterTolak::TidakAda.tolak(format!("{} ini tidak ada lagi", m.sebut)))
}

/// The id behind a key, given by the names of its columns; unknown keys are refused like unknown ids.
pub fn id_menurut_kunci(
    c: &mut Conn,
    m: &'static Master,
    p: &Pelaku,
    kunci: &BTreeMap<String, String>,
) -> Hasil<String> {
    let mut nilai: Vec<Val> = vec![lingkup(m, p).into()];
    for k in m.kolom_kunci() {
        let isi = kunci.get(k.nama).map_or("", String::as_str);
        nilai.push(periksa(k, isi).map_err(|pesan| MasterTolak::Isian.pada(k.nama, pesan))?);
    }
    let sql = format!("SELECT id FROM {} WHERE toko = $1 AND {} AND dihapus = 0", m.tabel, m.syarat_kunci(2));
    c.one(&sql, &nilai, |r| r.get(0))?
        .ok_or_else(|| MasterTolak::TidakAda.tolak(format!("{} ini tidak ada lagi", m.sebut)))
}

/// A version of a row as it was kept.
#[derive(Debug, Clone, serde::Serialize)]
pub struct Versi {
    pub versi: i64,
    pub aksi: String,
    pub waktu: String,
    pub oleh: String,
    pub isi: Box<RawValue>,
}

/// All versions of a row, newest first.
pub fn riwayat(c: &mut Conn, m: &'static Master, p: &Pelaku, id: &str) -> db::Result<Vec<Versi>> {
    c.rows(
        "SELECT versi, aksi, waktu, oleh, isi FROM buku_master WHERE toko = $1 AND tabel = $2 AND id = $3 ORDER BY versi DESC",
        args![lingkup(m, p), m.tabel, id],
        |r| {
            Ok(Versi {
                versi: r.int(0)?,
                aksi: r.get(1)?,
                waktu: r.get(2)?,
                oleh: r.get(3)?,
                isi: RawValue::from_string(r.get(4)?).map_err(|e| db::Error::Lain(e.to_string()))?,
            })
        },
    )
}
