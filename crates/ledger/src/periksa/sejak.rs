//! The proof of what a store posted since its last closing: costs what the day had, not all of its history. What the day
//! rests on was proved when the days before it were closed, and is proved whole by [`super::toko`].

use super::bukti::{Bukti, Jendela, Lingkup, semua_aturan, semua_bukti};
use super::toko::di_toko;
use super::{Hasil, Temuan, jalankan};
use db::{Conn, Result, args};
use std::collections::BTreeMap;
use values::{KodeToko, Tanggal};

/// Keys that are written out in one statement.
const SEKALI: usize = 5_000;

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
    for a in semua_aturan(bukti).filter(|a| a.lingkup != Lingkup::Semua) {
        let sql = a.teks(bukti);
        match a.jendela {
            Jendela::Lewat => {}
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
