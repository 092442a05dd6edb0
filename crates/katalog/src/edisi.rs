//! The two editions, gold and diamonds: the same screens and calls over content of their own.

use crate::KatalogTolak;
use platform::Hasil;

#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Edisi {
    Emas,
    Berlian,
}

impl Edisi {
    pub const SEMUA: [Self; 2] = [Self::Emas, Self::Berlian];

    pub const fn kode(self) -> &'static str {
        match self {
            Self::Emas => "EMAS",
            Self::Berlian => "BERLIAN",
        }
    }

    /// As it stands in the address of the app's calls.
    pub const fn jalur(self) -> &'static str {
        match self {
            Self::Emas => "emas",
            Self::Berlian => "berlian",
        }
    }

    pub fn dari_jalur(jalur: &str) -> Hasil<Self> {
        Self::SEMUA
            .into_iter()
            .find(|e| e.jalur() == jalur)
            .ok_or_else(|| KatalogTolak::Edisi.tolak("Katalog ini tidak ada"))
    }

    /// The folder its pictures lie in, so that neither edition's files meet the other's.
    pub(crate) const fn folder(self) -> &'static str {
        match self {
            Self::Emas => "katalog",
            Self::Berlian => "katalog/diamond",
        }
    }

    /// A route or call of the gold edition, as this one has it.
    pub const fn pilih(self, (emas, berlian): (&'static str, &'static str)) -> &'static str {
        match self {
            Self::Emas => emas,
            Self::Berlian => berlian,
        }
    }
}
