//! Opening the data from a command: the claim on it, what a dead restore left, the version of its schema.

use super::kunci_data;
use crate::brankas::{self, Cocok, cocok};
use crate::setelan::{Data, Tempat};
use db::{Db, KunciFolder, Mesin, Pemakaian};
use std::sync::Arc;
use std::time::Duration;
use values::JamSistem;

/// Commands may take as long as the data is large.
const BATAS: Duration = Duration::from_secs(24 * 3600);

/// Which schema a command can work with.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Skema {
    /// exactly this program's own
    Persis,
    /// any that this program knows
    Dikenal,
}

/// Data opened beside a server, or alone.
pub struct Alat {
    pub db: Db,
    pub tempat: Tempat,
    /// why secrets cannot be read or written here, if so; books can
    pub tanpa_kunci: Option<anyhow::Error>,
    _pakai: Pemakaian,
}

impl Alat {
    pub async fn tutup(self) -> anyhow::Result<()> {
        Ok(tokio::task::spawn_blocking(move || self.db.tutup()).await?)
    }
}

pub async fn buka(data: &Data, skema: Skema) -> anyhow::Result<Alat> {
    let berkas = data.berkas()?;
    let tempat = data.tempat(&berkas);
    let kunci = data.kunci_data(&berkas);
    if let Mesin::Lite(p) = &tempat.mesin
        && !p.is_file()
        && !cadangan::tertunda(&tempat.folder)
    {
        anyhow::bail!("tidak ada basis data di {}; jalankan `karat serve` dulu", p.display());
    }
    let mut pakai = Pemakaian::bersama(&tempat.mesin)?;
    // Looked at under the claim: from here on no restore can begin.
    if cadangan::tertunda(&tempat.folder) {
        drop(pakai);
        let kunci = KunciFolder::ambil(&tempat.folder)?;
        pakai = self::pakai(&tempat, &kunci)?;
    }
    let mut s = db::Setelan::new(tempat.mesin.clone(), Arc::new(JamSistem));
    (s.penulis, s.batas_lapor, s.brankas) = (1, BATAS, kunci_data::milik(&kunci)?);
    let db = Db::buka_tanpa_migrasi(s)?;
    let (punya, tahu) = (db.read(db::versi_skema).await?, db::versi_terakhir());
    match punya {
        None => anyhow::bail!("basis data ini belum berisi data karat; jalankan `karat serve` dulu"),
        Some(v) if v > tahu => {
            anyhow::bail!("basis data berskema versi {v}, lebih baru dari program ini (versi {tahu})")
        }
        Some(v) if v < tahu && skema == Skema::Persis => {
            anyhow::bail!(
                "basis data berskema versi {v}, program ini versi {tahu}; jalankan `karat serve` dulu"
            )
        }
        Some(_) => {}
    }
    let id = db.read(brankas::kunci_basis_data).await?;
    let tanpa_kunci = match (&id, db.brankas()) {
        (None, _) => None,
        (Some(id), Some(b)) if cocok(b, Some(id)) != Cocok::Tidak => None,
        (Some(id), b) => Some(kunci_data::hilang(&kunci, id, b.map(|b| &**b))),
    };
    Ok(Alat { db, tempat, tanpa_kunci, _pakai: pakai })
}

/// The claim of whoever holds the folder: what a dead restore left is finished first.
pub fn pakai(t: &Tempat, kunci: &KunciFolder) -> anyhow::Result<Pemakaian> {
    // PostgreSQL's client may not run inside an async task.
    tokio::task::block_in_place(|| {
        cadangan::tuntaskan(t, kunci)?;
        Ok(Pemakaian::bersama(&t.mesin)?)
    })
}
