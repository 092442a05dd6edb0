//! What may become of a bought piece, and the warehouse that says so.

use crate::SepuhanTolak;
use platform::Hasil;
use serde::{Deserialize, Serialize};

/// A decision. Its code is the warehouse the piece goes to.
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, utoipa::ToSchema,
)]
#[serde(rename_all = "UPPERCASE")]
#[schema(as = PutusanSortir)]
pub enum Putusan {
    /// washed or plated, then sold again
    Cuci,
    /// repaired first
    Rusak,
    /// melted
    Hancur,
    /// tagged and back to a tray as it is
    Label,
}

impl Putusan {
    pub const SEMUA: [(Self, &'static str); 4] =
        [(Self::Cuci, "CUCI"), (Self::Rusak, "RUSAK"), (Self::Hancur, "HANCUR"), (Self::Label, "LABEL")];

    pub fn kode(self) -> &'static str {
        Self::SEMUA.iter().find(|(p, _)| *p == self).map_or("", |(_, k)| k)
    }

    /// REPARASI is what the counter calls RUSAK: what is damaged waits there for its service.
    pub fn parse(teks: &str) -> Option<Self> {
        let teks = teks.trim().to_uppercase();
        if teks == "REPARASI" {
            return Some(Self::Rusak);
        }
        Self::SEMUA.iter().find(|(_, k)| *k == teks).map(|(p, _)| *p)
    }

    pub(crate) fn wajib(teks: &str, kolom: &str) -> Hasil<Self> {
        Self::parse(teks).ok_or_else(|| {
            SepuhanTolak::Isian.pada(kolom, "Putusan Harus Dipilih: CUCI, RUSAK, HANCUR atau LABEL")
        })
    }
}
