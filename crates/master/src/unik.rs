//! Columns whose value only one live row of a scope may have, besides the key: the account of a sales person.

use crate::baca::nama_kolom;
use crate::{BarisMaster, Master, MasterTolak};
use db::{Conn, args};
use platform::{Hasil, Tolak};
use std::collections::HashMap;

/// The columns that have a value which must be free.
fn terisi<'a>(m: &Master, b: &'a BarisMaster) -> impl Iterator<Item = (&'static crate::Kolom, &'a str)> {
    m.kolom.iter().filter(|k| k.unik).map(|k| (k, b.teks(k.nama))).filter(|(_, isi)| !isi.is_empty())
}

fn dipegang(m: &Master, k: &crate::Kolom, isi: &str, lain: &str) -> Tolak {
    let pesan = format!("{} {isi} sudah dipakai {} {lain}", k.label, m.sebut);
    MasterTolak::NilaiDipegang.pada(k.nama, pesan)
}

/// No other live row has it.
pub(crate) fn bebas(c: &mut Conn, m: &'static Master, lingkup: &str, id: &str, b: &BarisMaster) -> Hasil<()> {
    for (k, isi) in terisi(m, b) {
        let sql = format!(
            "SELECT {} FROM {} WHERE toko = $1 AND dihapus = 0 AND id <> $2 AND {} = $3",
            nama_kolom(m),
            m.tabel,
            k.nama
        );
        if let Some(lain) = c.one(&sql, args![lingkup, id, isi], |r| BarisMaster::dari_row(m, r, 0))? {
            return Err(dipegang(m, k, isi, &lain.sebut(m)));
        }
    }
    Ok(())
}

/// The values of a table and of the lines of a file read so far.
#[derive(Default)]
pub(crate) struct Terpegang(HashMap<(&'static str, String), String>);

impl Terpegang {
    pub(crate) fn muat(c: &mut Conn, m: &'static Master, lingkup: &str) -> Hasil<Self> {
        let mut t = Self::default();
        if !m.kolom.iter().any(|k| k.unik) {
            return Ok(t);
        }
        let sql = format!("SELECT {} FROM {} WHERE toko = $1 AND dihapus = 0", nama_kolom(m), m.tabel);
        c.each(&sql, args![lingkup], |r| {
            let b = BarisMaster::dari_row(m, r, 0)?;
            t.0.extend(terisi(m, &b).map(|(k, isi)| ((k.nama, isi.to_owned()), b.sebut(m))));
            Ok::<(), db::Error>(())
        })?;
        Ok(t)
    }

    /// Takes a line's values, or says whose one is.
    pub(crate) fn ambil(&mut self, m: &Master, b: &BarisMaster) -> Hasil<()> {
        for (k, isi) in terisi(m, b) {
            match self.0.insert((k.nama, isi.to_owned()), b.sebut(m)) {
                Some(lain) if lain != b.sebut(m) => return Err(dipegang(m, k, isi, &lain)),
                _ => {}
            }
        }
        Ok(())
    }
}
