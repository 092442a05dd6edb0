//! Ranges: rows that say "from … to …" (days, weights, money, carats). The ends belong to the row, the first
//! is not above the last, and within one group of rows no two ranges meet.

use crate::sel::angka_kawat;
use crate::{BarisMaster, Kolom, Master, MasterTolak};
use db::{Conn, Val};
use platform::{Hasil, Tolak};
use std::collections::BTreeMap;

/// Two number columns that are the ends of a range, and the columns within whose equals ranges may not meet.
#[derive(Debug, Clone, Copy)]
pub struct Rentang {
    pub dari: &'static str,
    pub sampai: &'static str,
    pub per: &'static [&'static str],
}

impl Rentang {
    fn kolom(&self, m: &Master) -> Option<(&'static Kolom, &'static Kolom)> {
        m.kolom(self.dari).zip(m.kolom(self.sampai))
    }

    fn bertabrakan(&self, m: &Master, dari: i64, sampai: i64) -> Tolak {
        let Some((d, s)) = self.kolom(m) else {
            return MasterTolak::Bertabrakan.tolak("Rentang bertabrakan");
        };
        let pesan = format!(
            "{} sampai {} bertabrakan dengan {} sampai {} yang sudah ada",
            d.label,
            s.label,
            angka_kawat(d, dari),
            angka_kawat(s, sampai)
        );
        MasterTolak::Bertabrakan.pada(self.dari, pesan)
    }
}

/// The ends stand in order.
pub(crate) fn urut(m: &Master, b: &BarisMaster) -> Hasil<()> {
    let Some(r) = m.rentang else { return Ok(()) };
    if b.angka(r.dari) <= b.angka(r.sampai) {
        return Ok(());
    }
    let Some((d, s)) = r.kolom(m) else { return Ok(()) };
    let pesan = format!("{} tidak boleh kurang dari {}", s.label, d.label);
    Err(MasterTolak::UjungTerbalik.pada(s.nama, pesan))
}

/// No other live row of the group meets this one.
pub(crate) fn bebas(c: &mut Conn, m: &Master, lingkup: &str, id: &str, b: &BarisMaster) -> Hasil<()> {
    let Some(r) = m.rentang else { return Ok(()) };
    let mut nilai: Vec<Val> = vec![lingkup.into(), id.into(), b.nilai(r.sampai), b.nilai(r.dari)];
    let mut per = String::new();
    for k in r.per {
        nilai.push(b.nilai(k));
        per.push_str(&format!(" AND {k} = ${}", nilai.len()));
    }
    let lain = c.one(
        &format!(
            "SELECT {dari}, {sampai} FROM {} WHERE toko = $1 AND dihapus = 0 AND id <> $2 AND {dari} <= $3 \
             AND {sampai} >= $4{per} LIMIT 1",
            m.tabel,
            dari = r.dari,
            sampai = r.sampai,
        ),
        &nilai,
        |x| Ok((x.int(0)?, x.int(1)?)),
    )?;
    lain.map_or(Ok(()), |(dari, sampai)| Err(r.bertabrakan(m, dari, sampai)))
}

/// The ranges of a table and of the lines of a file read so far, for an import that sees its own lines.
#[derive(Default)]
pub(crate) struct Terisi(BTreeMap<String, BTreeMap<i64, i64>>);

impl Terisi {
    pub(crate) fn muat(c: &mut Conn, m: &'static Master, lingkup: &str) -> Hasil<Self> {
        let mut t = Self::default();
        let Some(r) = m.rentang else { return Ok(t) };
        let kolom = crate::baca::nama_kolom(m);
        let sql = format!("SELECT {kolom} FROM {} WHERE toko = $1 AND dihapus = 0", m.tabel);
        c.each(&sql, db::args![lingkup], |x| {
            t.catat(r, &BarisMaster::dari_row(m, x, 0)?);
            Ok::<(), db::Error>(())
        })?;
        Ok(t)
    }

    fn kelompok(r: Rentang, b: &BarisMaster) -> String {
        format!("{:?}", r.per.iter().map(|k| b.nilai(k)).collect::<Vec<_>>())
    }

    fn catat(&mut self, r: Rentang, b: &BarisMaster) {
        self.0.entry(Self::kelompok(r, b)).or_default().insert(b.angka(r.dari), b.angka(r.sampai));
    }

    /// Takes a line's range, or says which one it meets. Ranges held here never meet each other, so only the
    /// last one that starts before the new one ends can.
    pub(crate) fn ambil(&mut self, m: &Master, b: &BarisMaster) -> Hasil<()> {
        let Some(r) = m.rentang else { return Ok(()) };
        let (dari, sampai) = (b.angka(r.dari), b.angka(r.sampai));
        let isi = self.0.entry(Self::kelompok(r, b)).or_default();
        match isi.range(..=sampai).next_back() {
            Some((d, s)) if *s >= dari => Err(r.bertabrakan(m, *d, *s)),
            _ => {
                isi.insert(dari, sampai);
                Ok(())
            }
        }
    }
}
