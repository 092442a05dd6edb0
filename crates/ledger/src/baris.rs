//! How a row enters a book: numbered without gaps, fingerprinted, inserted. Every book goes through here.

use crate::{Dok, Result, dok::Rentang, sidik::Sidik};
use db::Val;
use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, PoisonError};

/// A book's table: what is common to all rows comes first, the book's own columns after.
pub(crate) struct Buku {
    pub(crate) nama: &'static str,
    pub(crate) tabel: &'static str,
    pub(crate) sendiri: &'static [&'static str],
}

/// Columns every book with document lines has, in this order.
pub(crate) const UMUM: [&str; 9] =
    ["toko", "id", "tgl_system", "waktu", "jenis_dok", "no_dok", "baris", "oleh", "balik"];

/// Rows that are written one by one.
const SEDIKIT: usize = 4;

impl Buku {
    pub(crate) fn kolom(&self) -> String {
        UMUM.iter().chain(self.sendiri).copied().collect::<Vec<_>>().join(", ")
    }

    /// The text of the INSERT, written out once a process and not once a document.
    fn sisip(&self) -> Arc<str> {
        static TEKS: Mutex<BTreeMap<&'static str, Arc<str>>> = Mutex::new(BTreeMap::new());
        let mut teks = TEKS.lock().unwrap_or_else(PoisonError::into_inner);
        let sisip = teks.entry(self.tabel).or_insert_with(|| {
            let n = UMUM.len() + self.sendiri.len();
            let tempat: Vec<String> = (1..=n).map(|i| format!("${i}")).collect();
            format!("INSERT INTO {} ({}) VALUES ({})", self.tabel, self.kolom(), tempat.join(", ")).into()
        });
        sisip.clone()
    }

    /// Writes rows (the book's own cells, and the row each reverses); answers the first row's number.
    pub(crate) fn tulis(&self, dok: &mut Dok<'_, '_>, isi: Vec<(Vec<Val>, Option<i64>)>) -> Result<i64> {
        let banyak = i64::try_from(isi.len()).map_err(|_| crate::Galat::Meluap)?;
        let pertama = db::urut_buku(dok.tx, self.nama, banyak)?;
        let mut semua = Vec::with_capacity(isi.len());
        for (id, (sendiri, balik)) in (pertama..).zip(isi) {
            let baris = dok.baris.entry(self.nama).and_modify(|b| *b += 1).or_insert(1);
            let mut v: Vec<Val> = Vec::with_capacity(UMUM.len() + sendiri.len());
            v.extend([
                dok.tx.toko().into(),
                id.into(),
                dok.tgl_system.into(),
                dok.waktu.into(),
                dok.no.jenis().prefix().into(),
                (&dok.no).into(),
                (*baris).into(),
                (&dok.oleh).into(),
                balik.into(),
            ]);
            v.extend(sendiri);
            let r = dok.rentang.entry(self.nama).or_insert_with(|| Rentang {
                dari: id,
                sampai: id,
                sidik: Sidik::baru(),
            });
            r.sampai = id;
            v.iter().for_each(|x| r.sidik.nilai(x));
            semua.push(v);
        }
        if semua.len() > SEDIKIT {
            let kolom: Vec<&str> = UMUM.iter().chain(self.sendiri).copied().collect();
            dok.tx.sisip_banyak(self.tabel, &kolom, semua.into_iter().map(Ok::<_, db::Error>))?;
            return Ok(pertama);
        }
        let sql = self.sisip();
        for v in semua {
            dok.tx.exec(&sql, &v)?;
        }
        Ok(pertama)
    }
}
