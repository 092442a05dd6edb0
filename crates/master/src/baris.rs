//! One row of a master between the wire and the table: read from JSON digit by digit, checked column by
//! column with the messages of its definition, and written back the same way.

use crate::sel::{angka_kawat, isi_json, periksa, periksa_nilai, tulis_json};
use crate::{Jenis, Kolom, Master, MasterTolak};
use db::{Row, Val};
use platform::Hasil;
use serde_json::value::RawValue;
use std::collections::BTreeMap;

/// The request's fields, each with its JSON text.
pub type Mentah = BTreeMap<String, Box<RawValue>>;

#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct BarisMaster(BTreeMap<&'static str, Val>);

impl BarisMaster {
    pub fn nilai(&self, kolom: &str) -> Val {
        self.0.get(kolom).cloned().unwrap_or(Val::Null)
    }

    pub fn teks(&self, kolom: &str) -> &str {
        match self.0.get(kolom) {
            Some(Val::Text(t)) => t,
            _ => "",
        }
    }

    pub fn angka(&self, kolom: &str) -> i64 {
        match self.0.get(kolom) {
            Some(Val::Int(i)) => *i,
            _ => 0,
        }
    }

    pub fn tanda(&self, kolom: &str) -> bool {
        self.angka(kolom) != 0
    }

    pub fn isi(&mut self, kolom: &'static str, nilai: impl Into<Val>) {
        self.0.insert(kolom, nilai.into());
    }

    /// The values in the order of the definition.
    pub fn berurut(&self, m: &Master) -> Vec<Val> {
        m.kolom.iter().map(|k| self.nilai(k.nama)).collect()
    }

    /// The values of the key, in its order.
    pub fn kunci(&self, m: &Master) -> Vec<Val> {
        m.kunci.iter().map(|k| self.nilai(k)).collect()
    }

    /// How a person names the row: its key as the screen shows it, parts apart by a slash.
    pub fn sebut(&self, m: &Master) -> String {
        let bagian = m.kolom_kunci().map(|k| match self.0.get(k.nama) {
            Some(Val::Text(t)) if !t.is_empty() => t.clone(),
            Some(Val::Int(n)) => angka_kawat(k, *n),
            _ => "-".to_owned(),
        });
        bagian.collect::<Vec<_>>().join(" / ")
    }

    /// What the search box looks into: the searched columns, in lower case.
    pub fn untuk_dicari(&self, m: &Master) -> String {
        m.kolom
            .iter()
            .filter(|k| k.dicari)
            .map(|k| self.teks(k.nama).to_lowercase())
            .collect::<Vec<_>>()
            .join(" ")
    }

    /// Reads a request; every wrong field is told at once. What an edit does not send stays as it was.
    pub fn urai(m: &'static Master, mentah: &Mentah, lama: Option<&BarisMaster>) -> Hasil<Self> {
        Self::dari_teks(m, lama, |k| mentah.get(k.nama).map(|v| isi_json(v)).transpose())
    }

    /// Reads the cells of an import line by column name; an empty cell is one that was not given, and stays as it was in
    /// the row the line wakes.
    pub fn dari_sel(
        m: &'static Master,
        sel: &BTreeMap<String, String>,
        lama: Option<&BarisMaster>,
    ) -> Hasil<Self> {
        Self::dari_teks(m, lama, |k| Ok(sel.get(k.nama).filter(|s| !s.is_empty()).cloned()))
    }

    fn dari_teks(
        m: &'static Master,
        lama: Option<&BarisMaster>,
        ambil: impl Fn(&Kolom) -> Result<Option<String>, String>,
    ) -> Hasil<Self> {
        let mut b = BarisMaster::default();
        let mut salah: Vec<(&str, String)> = Vec::new();
        for k in m.kolom {
            let isi = if k.sistem { Ok(None) } else { ambil(k) };
            let v = match (isi, lama) {
                (Ok(None), Some(l)) => Ok(l.nilai(k.nama)),
                (isi, _) => isi.and_then(|t| periksa(k, t.as_deref().unwrap_or(k.bawaan))),
            };
            match v {
                Ok(v) => {
                    b.0.insert(k.nama, v);
                }
                Err(pesan) => salah.push((k.nama, pesan)),
            }
        }
        for k in m.kolom {
            let Jenis::Nilai(jenis) = k.jenis else { continue };
            if let Err(pesan) = periksa_nilai(k, b.teks(jenis), b.angka(k.nama)) {
                salah.push((k.nama, pesan));
            }
        }
        let Some((_, pertama)) = salah.first() else { return Ok(b) };
        let t = MasterTolak::Isian.tolak(pertama.clone());
        Err(salah.into_iter().fold(t, |t, (k, p)| t.kolom(k, p)))
    }

    /// The row as the wire has it.
    pub fn json(&self, m: &Master) -> serde_json::Value {
        let mut out = Vec::new();
        out.push(b'{');
        for (i, k) in m.kolom.iter().enumerate() {
            if i > 0 {
                out.push(b',');
            }
            let v = self.nilai(k.nama);
            let c = match &v {
                Val::Null => db::Col::Null,
                Val::Int(i) => db::Col::Int(*i),
                Val::Text(t) => db::Col::Text(t),
            };
            let _ = tulis_json(k, c, &mut out);
        }
        out.push(b'}');
        serde_json::from_slice(&out).unwrap_or_default()
    }

    /// Reads the definition's columns of a table row, starting at a position.
    pub fn dari_row(m: &Master, r: &Row<'_>, mulai: usize) -> db::Result<Self> {
        let mut b = BarisMaster::default();
        for (i, k) in m.kolom.iter().enumerate() {
            b.0.insert(k.nama, r.val(mulai + i)?);
        }
        Ok(b)
    }
}
