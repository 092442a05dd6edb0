//! The proof of what a store posted since its last closing: costs what the day had, not all of its history. What the day
//! rests on was proved when the days before it were closed, and is proved whole by [`super::toko`].

use super::bukti::{Aturan, Bukti, Jendela, Lingkup, semua_aturan, semua_bukti};
use super::toko::{di_toko, menyebut};
use super::{Hasil, Temuan, jalankan};
use db::{Conn, Result, args};
use std::collections::{BTreeMap, BTreeSet};
use values::{KodeToko, Tanggal};

/// Keys that are written out in one statement.
const SEKALI: usize = 5_000;
/// Tables that are asked for something new in one statement.
const TANYA_SEKALI: usize = 100;

/// Where the last closing ended: its day, and the last row of every book that has numbered rows then.
#[derive(Debug, Clone)]
pub struct Batas {
    pub tanggal: Tanggal,
    pub buku: BTreeMap<&'static str, i64>,
}

impl Batas {
    /// The condition that only what is new in this table meets; nothing for tables that do not say.
    fn baru(&self, bukti: &[&'static Bukti], tabel: &str) -> Option<String> {
        match self.buku.get(tabel) {
            Some(id) => Some(format!("id > {id}")),
            None => semua_bukti(bukti)
                .any(|b| b.bertanggal.contains(&tabel))
                .then(|| format!("tgl_system > '{}'", self.tanggal)),
        }
    }

    /// The condition on a table; nothing where all of it is seen.
    fn syarat(&self, bukti: &[&'static Bukti], j: Jendela, tabel: &str) -> Option<String> {
        match j {
            Jendela::Baru => self.baru(bukti, tabel),
            Jendela::Hanya(ini) if ini.contains(&tabel) => self.baru(bukti, tabel),
            _ => None,
        }
    }

    /// Conditions that rows of keys with something new meet, some keys each. Written out, because PostgreSQL may read a
    /// whole book rather than look up the keys that a query finds.
    fn tersentuh(&self, c: &mut Conn, kode: &KodeToko, buku: &str, kolom: &str) -> Result<Vec<String>> {
        let baru = self.baru(&[], buku).unwrap_or_else(|| "1 = 1".to_owned());
        let sql = format!("SELECT DISTINCT {kolom} FROM {buku} WHERE toko = $1 AND {baru}");
        let kunci: Vec<String> =
            c.rows(&sql, args![kode], |r| Ok(format!("'{}'", r.text(0)?.replace('\'', "''"))))?;
        Ok(kunci.chunks(SEKALI).map(|k| format!("{kolom} IN ({})", k.join(", "))).collect())
    }

    /// The tables in which this store has something new: asked once, so that rules about the others cost nothing.
    fn yang_baru(
        &self,
        c: &mut Conn,
        kode: &KodeToko,
        bukti: &[&'static Bukti],
    ) -> Result<BTreeSet<&'static str>> {
        let tabel: BTreeSet<&'static str> = semua_aturan(bukti)
            .flat_map(|a| match a.jendela {
                Jendela::Hanya(ini) => ini.to_vec(),
                Jendela::Baru => {
                    let sql = a.teks(bukti);
                    semua_bukti(bukti).flat_map(|b| b.tabel).filter(|t| menyebut(&sql, t)).copied().collect()
                }
                _ => Vec::new(),
            })
            .collect();
        let tanya: Vec<String> = tabel
            .iter()
            .filter_map(|t| {
                let baru = self.baru(bukti, t)?;
                Some(format!("SELECT '{t}' WHERE EXISTS (SELECT 1 FROM {t} WHERE toko = $1 AND {baru})"))
            })
            .collect();
        let mut ada = BTreeSet::new();
        for sebagian in tanya.chunks(TANYA_SEKALI) {
            let nama: Vec<String> =
                c.rows(&sebagian.join(" UNION ALL "), args![kode], |r| Ok(r.text(0)?.to_owned()))?;
            ada.extend(tabel.iter().filter(|t| nama.iter().any(|n| n == *t)));
        }
        Ok(ada)
    }

    /// Can this rule answer anything, when only these tables have something new? A rule starts from what is new: without
    /// any it has no row to begin with ([`tidak_berangkat_dari_yang_baru`] holds them to it).
    fn mungkin(&self, bukti: &[&'static Bukti], a: &Aturan, sql: &str, ada: &BTreeSet<&'static str>) -> bool {
        match a.jendela {
            _ if a.lingkup == Lingkup::Lintas => true,
            Jendela::Hanya(ini) => ini.iter().any(|t| ada.contains(t)),
            Jendela::Baru => {
                semua_bukti(bukti).flat_map(|b| b.tabel).any(|t| ada.contains(t) && menyebut(sql, t))
            }
            _ => true,
        }
    }

    /// The marks of a rule about rows and what they reverse: only new rows reverse something now.
    fn tandai(&self, sql: &str) -> String {
        self.buku.iter().fold(sql.to_owned(), |sql, (nama, id)| {
            sql.replace(&format!("/*baru b:{nama}*/"), &format!(" AND b.id > {id}"))
        })
    }
}

/// What does not add up among what was posted since the last closing. Call it inside one snapshot.
pub fn sejak(c: &mut Conn, kode: &KodeToko, batas: &Batas, bukti: &[&'static Bukti]) -> Result<Vec<Temuan>> {
    let mut h = Hasil::default();
    let pg = c.adalah_pg();
    let ada = batas.yang_baru(c, kode, bukti)?;
    for a in semua_aturan(bukti).filter(|a| a.lingkup != Lingkup::Semua) {
        let sql = a.teks(bukti);
        match a.jendela {
            Jendela::Lewat => {}
            _ if !batas.mungkin(bukti, a, &sql, &ada) => {}
            Jendela::Tersentuh(buku, kolom) => {
                for syarat in batas.tersentuh(c, kode, buku, kolom)? {
                    let sql = di_toko(&sql, pg, bukti, &|_| Some(syarat.clone()));
                    jalankan(c, a.nama, &sql, args![kode], &mut h)?;
                }
            }
            _ if a.lingkup == Lingkup::Lintas => {
                jalankan(c, a.nama, &sql, args![], &mut h)?;
                h.temuan.retain(|t| t.toko == kode.as_str());
            }
            j => {
                let sql = di_toko(&batas.tandai(&sql), pg, bukti, &|t| batas.syarat(bukti, j, t));
                jalankan(c, a.nama, &sql, args![kode], &mut h)?;
            }
        }
    }
    Ok(h.temuan)
}

/// Rules that answer something although nothing is new since then: a closing that passes them over on a quiet day would not see it,
/// and one that ran them would see what is no fault. For the test of whoever puts the list of domains together.
pub fn tidak_berangkat_dari_yang_baru(
    c: &mut Conn,
    kode: &KodeToko,
    batas: &Batas,
    bukti: &[&'static Bukti],
) -> Result<Vec<&'static str>> {
    let pg = c.adalah_pg();
    let mut salah = Vec::new();
    let berjendela =
        |a: &&Aturan| a.lingkup == Lingkup::Toko && matches!(a.jendela, Jendela::Hanya(_) | Jendela::Baru);
    for a in semua_aturan(bukti).filter(berjendela) {
        let mut h = Hasil::default();
        let sql = di_toko(&batas.tandai(&a.teks(bukti)), pg, bukti, &|t| batas.syarat(bukti, a.jendela, t));
        jalankan(c, a.nama, &sql, args![kode], &mut h)?;
        if !h.temuan.is_empty() {
            salah.push(a.nama);
        }
    }
    Ok(salah)
}

/// What is wrong with the windows of these rules: a table without anything new to see, a mark that no closing fills.
/// For the test of whoever puts the list of domains together.
pub fn jendela_salah(batas: &Batas, bukti: &[&'static Bukti]) -> Vec<String> {
    let mut salah = Vec::new();
    for a in semua_aturan(bukti) {
        let sql = a.teks(bukti);
        let tabel: &[&str] = match &a.jendela {
            Jendela::Hanya(ini) => ini,
            Jendela::Tersentuh(buku, _) => &[buku],
            Jendela::Semua | Jendela::Lewat | Jendela::Baru => &[],
        };
        for t in tabel {
            // What a touched piece, coupon … is may stand in other tables than the book that touched it.
            let disebut = sql.contains(t) || matches!(a.jendela, Jendela::Tersentuh(..));
            if !disebut || batas.baru(bukti, t).is_none() {
                salah.push(format!("{}: {t}", a.nama));
            }
        }
        if batas.tandai(&sql).contains("/*baru") {
            salah.push(format!("{}: tanda yang tidak dikenal", a.nama));
        }
    }
    salah
}
