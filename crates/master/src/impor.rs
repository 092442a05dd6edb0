//! Import from CSV: a preview that names every wrong line, then all lines or none. The first line names the
//! columns, by their name or their label. A line whose row was deleted or made inactive is asked about: woken with what the
//! line says, or left out.

use crate::baca::{Tersimpan, ambil, lingkup};
use crate::ekspor::asli;
use crate::rentang::Terisi;
use crate::tulis::{Nonaktif, izin, jaga_own, perbarui, pernah_dihapus, siapkan, sisip_banyak};
use crate::unik::Terpegang;
use crate::{BarisMaster, Jenis, Kolom, Master, MasterTolak};
use db::{Tx, Val};
use platform::{Hasil, Pelaku};
use serde::{Deserialize, Serialize};
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
    /// its row sleeps or is inactive: 'Aktifkan kembali?' is all that stands against it
    pub tidur: bool,
}

#[derive(Debug, Clone, Serialize)]
pub struct Pratinjau {
    pub jumlah: usize,
    pub jumlah_salah: usize,
    /// the lines that 'Aktifkan kembali?' is asked about
    pub tidur: Vec<usize>,
    /// the wrong lines, and the first good ones
    pub contoh: Vec<BarisImpor>,
}

const CONTOH: usize = 200;

/// 'Aktifkan kembali?', answered once for all lines or by their numbers; the others are left out. Not answered, such a line
/// is wrong.
#[derive(Debug, Clone, Default, Deserialize)]
#[serde(from = "Option<Jawaban>")]
pub enum Aktifkan {
    #[default]
    Tanya,
    Semua,
    /// these; none: not one of them
    Baris(BTreeSet<usize>),
}

/// As the wire has it: true, false, or the lines.
#[derive(Deserialize)]
#[serde(untagged)]
enum Jawaban {
    Semua(bool),
    Baris(BTreeSet<usize>),
}

impl From<Option<Jawaban>> for Aktifkan {
    fn from(j: Option<Jawaban>) -> Self {
        match j {
            None => Self::Tanya,
            Some(Jawaban::Semua(true)) => Self::Semua,
            Some(Jawaban::Semua(false)) => Self::Baris(BTreeSet::new()),
            Some(Jawaban::Baris(b)) => Self::Baris(b),
        }
    }
}

impl Aktifkan {
    fn jawab(&self, baris: usize) -> Option<bool> {
        match self {
            Self::Tanya => None,
            Self::Semua => Some(true),
            Self::Baris(b) => Some(b.contains(&baris)),
        }
    }
}

/// A row with the key of a line.
enum Ada {
    Hidup,
    /// deleted, or inactive: its id
    Tidur(String),
    Nonaktif(String),
}

/// What becomes of a line that is right.
enum Nasib {
    Sisip,
    Bangun(String, Box<Tersimpan>),
    Lewati,
}

struct Diperiksa {
    lihat: BarisImpor,
    isi: Option<BarisMaster>,
    nasib: Nasib,
}

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

/// Every active row the lines of a file may refer to, read once.
fn rujukan(tx: &mut Tx<'_>, m: &'static Master, p: &Pelaku) -> Hasil<BTreeSet<(&'static str, String)>> {
    let mut ada = BTreeSet::new();
    for k in m.kolom {
        let Jenis::Rujuk(slug) = k.jenis else { continue };
        let Some((r, kunci)) = crate::cari(slug).and_then(|r| Some((r, r.kunci.first()?))) else { continue };
        let aktif = r.sql_aktif();
        let sql = format!("SELECT {kunci} FROM {} WHERE toko = $1 AND dihapus = 0 AND {aktif} = 1", r.tabel);
        tx.each(&sql, db::args![lingkup(r, p)], |x| {
            ada.insert((slug, x.get::<String>(0)?));
            Ok::<(), db::Error>(())
        })?;
    }
    Ok(ada)
}

fn yang_ada(tx: &mut Tx<'_>, m: &Master, milik: &str) -> Hasil<HashMap<String, Ada>> {
    let aktif = m.sql_aktif();
    let sql = format!("SELECT id, dihapus, {aktif}, {} FROM {} WHERE toko = $1", m.kunci.join(", "), m.tabel);
    let semua = tx.rows(&sql, db::args![milik], |r| {
        let kunci: db::Result<Vec<Val>> = (3..m.kunci.len() + 3).map(|i| r.val(i)).collect();
        let ada = match (r.flag(1)?, r.flag(2)?) {
            (true, _) => Ada::Tidur(r.get(0)?),
            (false, false) => Ada::Nonaktif(r.get(0)?),
            (false, true) => Ada::Hidup,
        };
        Ok((tanda_pengenal(&kunci?), ada))
    })?;
    Ok(semua.into_iter().collect())
}

/// The line over the row it wakes: what the file does not have stays as it was.
fn bangunkan(
    tx: &mut Tx<'_>,
    m: &'static Master,
    p: &Pelaku,
    (id, sel): (&str, &BTreeMap<String, String>),
    baru: &BarisMaster,
    rujukan: &mut BTreeSet<(&'static str, String)>,
) -> Hasil<(BarisMaster, Tersimpan)> {
    let lama = ambil(tx, m, &lingkup(m, p), id)?
        .ok_or_else(|| MasterTolak::TidakAda.tolak(format!("{} ini tidak ada lagi", m.sebut)))?;
    let mut b = BarisMaster::dari_sel(m, sel, Some(&lama.baris))?;
    if m.beraktif() {
        b.isi("aktif", baru.nilai("aktif"));
    }
    siapkan(tx, m, p, &mut b, rujukan, Nonaktif::Tetap(&lama.baris))?;
    jaga_own(m, p, Some(&lama.baris), Some(&b))?;
    Ok((b, lama))
}

fn kata(t: platform::Tolak) -> Vec<String> {
    if t.kolom.is_empty() { vec![t.pesan] } else { t.kolom.into_values().collect() }
}

/// Reads and checks every line against the table and against the lines above it, in the caller's transaction.
fn periksa(
    tx: &mut Tx<'_>,
    m: &'static Master,
    p: &Pelaku,
    isi: &[u8],
    aktifkan: &Aktifkan,
) -> Hasil<Vec<Diperiksa>> {
    izin(tx, m, p)?;
    let milik = lingkup(m, p);
    let mut ada = yang_ada(tx, m, &milik)?;
    let mut terisi = Terisi::muat(tx, m, &milik)?;
    let mut terpegang = Terpegang::muat(tx, m, &milik)?;
    let semua = pisah(m, isi)?;
    let mut rujukan = if semua.len() > SEDIKIT { rujukan(tx, m, p)? } else { BTreeSet::new() };
    let mut keluar = Vec::with_capacity(semua.len());
    for (baris, sel) in semua {
        let kunci =
            m.kunci.iter().map(|k| sel.get(*k).map_or("", String::as_str)).collect::<Vec<_>>().join(" / ");
        let hasil = BarisMaster::dari_sel(m, &sel, None)
            .and_then(|mut b| siapkan(tx, m, p, &mut b, &mut rujukan, Nonaktif::Ditolak).map(|()| b))
            .and_then(|b| jaga_own(m, p, None, Some(&b)).map(|()| b));
        let (mut b, mut salah) = match hasil {
            Ok(b) => (Some(b), Vec::new()),
            Err(t) => (None, kata(t)),
        };
        let (mut nasib, mut tidur) = (Nasib::Sisip, false);
        if let Some(baru) = &mut b {
            let tanda = tanda_pengenal(&baru.kunci(m));
            let (tanya, id) = match ada.insert(tanda, Ada::Hidup) {
                None => (String::new(), None),
                Some(Ada::Tidur(id)) => (pernah_dihapus(m, baru), Some(id)),
                Some(Ada::Nonaktif(id)) if baru.tanda("aktif") => {
                    (format!("{} {} tidak aktif. Aktifkan kembali?", m.sebut, baru.sebut(m)), Some(id))
                }
                Some(_) => {
                    salah.push(format!("{} {} sudah ada", m.sebut, baru.sebut(m)));
                    (String::new(), None)
                }
            };
            let jawab = aktifkan.jawab(baris);
            match id {
                Some(_) if jawab == Some(false) => nasib = Nasib::Lewati,
                Some(id) => match bangunkan(tx, m, p, (&id, &sel), baru, &mut rujukan) {
                    Ok((bangun, lama)) => {
                        *baru = bangun;
                        nasib = Nasib::Bangun(id, Box::new(lama));
                        tidur = true;
                    }
                    Err(t) => salah.extend(kata(t)),
                },
                None => {}
            }
            if salah.is_empty() && !matches!(nasib, Nasib::Lewati) {
                let bebas = terisi.ambil(m, baru).and_then(|()| terpegang.ambil(m, baru));
                salah.extend(bebas.err().map(|t| t.pesan));
            }
            tidur = tidur && salah.is_empty();
            if tidur && jawab.is_none() {
                salah.push(tanya);
            }
        }
        let isi = b.as_ref().map_or_else(|| serde_json::json!(sel), |b| b.json(m));
        keluar.push(Diperiksa { lihat: BarisImpor { baris, kunci, isi, salah, tidur }, isi: b, nasib });
    }
    Ok(keluar)
}

/// What would happen; writes nothing.
pub fn pratinjau(tx: &mut Tx<'_>, m: &'static Master, p: &Pelaku, isi: &[u8]) -> Hasil<Pratinjau> {
    let semua = periksa(tx, m, p, isi, &Aktifkan::Tanya)?;
    let jumlah = semua.len();
    let tidur = semua.iter().filter(|d| d.lihat.tidur).map(|d| d.lihat.baris).collect();
    let (salah, baik): (Vec<_>, Vec<_>) =
        semua.into_iter().map(|d| d.lihat).partition(|b| !b.salah.is_empty());
    let jumlah_salah = salah.len();
    let contoh = salah.into_iter().take(CONTOH).chain(baik.into_iter().take(20)).collect();
    Ok(Pratinjau { jumlah, jumlah_salah, tidur, contoh })
}

/// What an import did.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Terimpor {
    pub ditambah: usize,
    pub diaktifkan: usize,
    pub dilewati: usize,
}

impl Terimpor {
    pub fn disimpan(&self) -> usize {
        self.ditambah + self.diaktifkan
    }
}

/// Writes all lines, or none when any is wrong.
pub fn impor(
    tx: &mut Tx<'_>,
    m: &'static Master,
    p: &Pelaku,
    isi: &[u8],
    aktifkan: &Aktifkan,
) -> Hasil<Terimpor> {
    let semua = periksa(tx, m, p, isi, aktifkan)?;
    if let Some(d) = semua.iter().find(|d| !d.lihat.salah.is_empty()) {
        let n = semua.iter().filter(|d| !d.lihat.salah.is_empty()).count();
        let (baris, salah) = (d.lihat.baris, d.lihat.salah.join("; "));
        let pesan = format!("Baris {baris}: {salah} ({n} baris salah, tidak ada yang disimpan)");
        return Err(MasterTolak::ImporBaris.tolak(pesan));
    }
    let mut jadi = Terimpor { ditambah: 0, diaktifkan: 0, dilewati: 0 };
    let mut baru = Vec::new();
    for d in semua {
        let Some(b) = d.isi else { continue };
        match d.nasib {
            Nasib::Sisip => baru.push(b),
            Nasib::Lewati => jadi.dilewati += 1,
            Nasib::Bangun(id, lama) => {
                perbarui(tx, m, p, "AKTIFKAN", &id, lama.versi + 1, b, Some(&lama.baris))?;
                jadi.diaktifkan += 1;
            }
        }
    }
    sisip_banyak(tx, m, p, &baru)?;
    jadi.ditambah = baru.len();
    Ok(jadi)
}
