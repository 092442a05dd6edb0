//! A document being posted: it draws its number, fixes the business date, collects what the books were
//! given, and is sealed into the audit chain. A transaction that leaves one open is undone.

use crate::sidik::Sidik;
use crate::{Galat, Result, audit};
use db::{Tx, args};
use serde::Serialize;
use std::collections::BTreeMap;
use values::{JenisDok, NoFaktur, Tanggal, UserId, Waktu};

/// What one book got from this document.
pub(crate) struct Rentang {
    pub(crate) dari: i64,
    pub(crate) sampai: i64,
    pub(crate) sidik: Sidik,
}

pub struct Dok<'t, 'c> {
    pub(crate) tx: &'t mut Tx<'c>,
    pub(crate) no: NoFaktur,
    pub(crate) tgl_system: Tanggal,
    pub(crate) waktu: Waktu,
    pub(crate) oleh: UserId,
    pub(crate) rentang: BTreeMap<&'static str, Rentang>,
    pub(crate) baris: BTreeMap<&'static str, i64>,
    pub(crate) neto: (i64, i64, i64),
}

impl<'t, 'c> Dok<'t, 'c> {
    /// Opens a new document of a kind on the store's business date.
    pub fn buka(tx: &'t mut Tx<'c>, jenis: JenisDok, oleh: &UserId) -> Result<Self> {
        let tgl_system = tanggal_terbuka(tx)?;
        let no = db::nomor_berikut(tx, jenis, tgl_system)?;
        Ok(Self::dengan(tx, no, tgl_system, oleh))
    }

    /// Goes on under a number that exists: a cancellation, a later step of the same document.
    pub fn lanjut(tx: &'t mut Tx<'c>, no: NoFaktur, oleh: &UserId) -> Result<Self> {
        let tgl_system = tanggal_terbuka(tx)?;
        Ok(Self::dengan(tx, no, tgl_system, oleh))
    }

    fn dengan(tx: &'t mut Tx<'c>, no: NoFaktur, tgl_system: Tanggal, oleh: &UserId) -> Self {
        tx.dokumen_dibuka();
        let waktu = tx.sekarang();
        Self {
            tx,
            no,
            tgl_system,
            waktu,
            oleh: oleh.clone(),
            rentang: BTreeMap::new(),
            baris: BTreeMap::new(),
            neto: (0, 0, 0),
        }
    }

    pub fn no(&self) -> &NoFaktur {
        &self.no
    }

    pub fn tgl_system(&self) -> Tanggal {
        self.tgl_system
    }

    pub fn waktu(&self) -> Waktu {
        self.waktu
    }

    pub fn oleh(&self) -> &UserId {
        &self.oleh
    }

    /// The transaction, for the document's own tables.
    pub fn tx(&mut self) -> &mut Tx<'c> {
        self.tx
    }

    /// Seals the document: its stock must balance, and the audit chain gets the fingerprints of all rows.
    pub fn tutup(self, aksi: &str, isi: &serde_json::Value) -> Result<NoFaktur> {
        let (qty, berat, murni) = self.neto;
        if (qty, berat, murni) != (0, 0, 0) {
            return Err(Galat::TidakSeimbang { no: self.no, qty, berat, murni });
        }
        let buku = self.rentang.into_iter().map(|(n, r)| (n, (r.dari, r.sampai, r.sidik.heksa()))).collect();
        let isi = serde_json::to_string(&Segel { buku, isi }).map_err(|e| db::Error::Lain(e.to_string()))?;
        audit::catat(self.tx, self.tgl_system, self.oleh.as_str(), aksi, &self.no.to_string(), &isi)?;
        self.tx.dokumen_ditutup();
        Ok(self.no)
    }
}

/// What the audit row of a document says: which rows each book got and their fingerprint, and the document's
/// own words.
#[derive(Serialize)]
struct Segel<'a> {
    buku: BTreeMap<&'static str, (i64, i64, String)>,
    isi: &'a serde_json::Value,
}

/// The store's business date, read inside the lock: a submit that raced a closing posts on the new day,
/// and never on a closed one.
fn tanggal_terbuka(tx: &mut Tx<'_>) -> Result<Tanggal> {
    let toko = tx.toko().clone();
    let (tgl, tutup) = tx
        .one(
            "SELECT tgl_system, tgl_tutup FROM toko WHERE kode_toko = $1 AND aktif = 1",
            args![&toko],
            |r| Ok((r.get::<Tanggal>(0)?, r.get::<Option<Tanggal>>(1)?)),
        )?
        .ok_or_else(|| Galat::TokoTidakAda(toko.to_string()))?;
    if tutup.is_some_and(|t| tgl <= t) {
        return Err(Galat::SudahDitutup(tgl));
    }
    Ok(tgl)
}
