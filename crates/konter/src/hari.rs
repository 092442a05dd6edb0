//! The store's day and its settings, read once a document; and which date a document may carry.

use crate::tolak::KonterTolak;
use db::{Conn, args};
use platform::modul::Setelan;
use platform::{Hasil, Pelaku};
use values::{KodeToko, Rupiah, Tanggal};

pub struct Hari {
    pub toko: KodeToko,
    pub tgl_system: Tanggal,
    pub tgl_tutup: Option<Tanggal>,
    pub set: Setelan,
}

impl Hari {
    pub fn baca(c: &mut Conn, p: &Pelaku) -> Hasil<Self> {
        Self::di_toko(c, &p.toko)
    }

    /// The same where nobody is at work: what the public is told.
    pub fn di_toko(c: &mut Conn, toko: &KodeToko) -> Hasil<Self> {
        let (tgl_system, tgl_tutup) = c
            .one("SELECT tgl_system, tgl_tutup FROM toko WHERE kode_toko = $1", args![toko], |r| {
                Ok((r.get(0)?, r.get(1)?))
            })?
            .ok_or_else(|| KonterTolak::TokoTidakAda.tolak("Toko ini tidak ada"))?;
        Ok(Self { toko: toko.clone(), tgl_system, tgl_tutup, set: Setelan::baca(c, toko)? })
    }

    /// A limit in rupiah of the settings; none when it is unreadable.
    pub fn batas(&self, kunci: &str) -> Rupiah {
        self.set.nilai(kunci).trim().parse().map_or(Rupiah::new(i64::MAX), Rupiah::new)
    }

    /// A number of days of the settings.
    pub fn hari(&self, kunci: &str, bawaan: i64) -> i64 {
        self.set.nilai(kunci).trim().parse().unwrap_or(bawaan)
    }

    /// The rule of AKTIF_TGL: which levels, by which modules.
    pub fn boleh_mundur(&self, p: &Pelaku) -> bool {
        let (own, spv) = (self.set.nyala("DATE_BACK_OWNER_MODULE"), self.set.nyala("DATE_BACK_SPV_MODULE"));
        match p.level.as_str() {
            "SU" | "MU" => own || spv,
            "OWN" => own,
            "SPV" => spv,
            _ => false,
        }
    }

    /// May this person give a document another date? Never on or before the last closed day, never after the business day.
    pub fn tgl_dokumen(&self, p: &Pelaku, teks: &str) -> Hasil<Tanggal> {
        let teks = teks.trim();
        if teks.is_empty() || teks == self.tgl_system.to_string() {
            return Ok(self.tgl_system);
        }
        let tolak = |pesan: String| KonterTolak::TglDokumen.pada("tgl_dokumen", pesan);
        if !self.boleh_mundur(p) {
            return Err(tolak("Tanggal mundur tidak diizinkan".to_owned()));
        }
        let tgl = Tanggal::parse(teks).map_err(|e| tolak(e.to_string()))?;
        if tgl > self.tgl_system {
            return Err(tolak(format!("Tanggal tidak boleh sesudah {}", self.tgl_system)));
        }
        if let Some(t) = self.tgl_tutup.filter(|t| tgl <= *t) {
            return Err(tolak(format!("Tanggal sampai {t} sudah ditutup")));
        }
        Ok(tgl)
    }
}
