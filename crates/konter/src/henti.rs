//! Why the pricing of a line stops: a field of it is wrong, which is told beside the other lines' faults, or the whole
//! document is refused. Steps of pricing answer with it and are strung together with `?`.

use platform::salah::Salah;
use platform::{Hasil, Tolak};

pub enum Henti {
    Isian(&'static str, String),
    Tolak(Tolak),
}

pub type Langkah<T> = Result<T, Henti>;

impl From<Tolak> for Henti {
    fn from(t: Tolak) -> Self {
        Self::Tolak(t)
    }
}

impl From<db::Error> for Henti {
    fn from(e: db::Error) -> Self {
        Self::Tolak(e.into())
    }
}

impl From<ledger::Galat> for Henti {
    fn from(e: ledger::Galat) -> Self {
        Self::Tolak(e.into())
    }
}

/// A field of the line is wrong.
pub fn isian(kolom: &'static str, pesan: impl Into<String>) -> Henti {
    Henti::Isian(kolom, pesan.into())
}

/// The line, or none when a field of it was wrong: that is written down.
pub fn baris<T>(hasil: Langkah<T>, ke: usize, s: &mut Salah) -> Hasil<Option<T>> {
    match hasil {
        Ok(b) => Ok(Some(b)),
        Err(Henti::Isian(kolom, pesan)) => {
            s.beri(ke, kolom, pesan);
            Ok(None)
        }
        Err(Henti::Tolak(t)) => Err(t),
    }
}
