//! Fingerprints: SHA-256 over cells written unambiguously (kind, length, content), the same for a row about
//! to be written and a row read back.

use db::{Col, Row, Val};
use sha2::{Digest as _, Sha256};

pub(crate) struct Sidik(Sha256);

impl Sidik {
    pub(crate) fn baru() -> Self {
        Self(Sha256::new())
    }

    pub(crate) fn sel(&mut self, c: Col<'_>) {
        match c {
            Col::Null => self.0.update(b"n"),
            Col::Int(i) => {
                self.0.update(b"i");
                self.0.update(i.to_be_bytes());
            }
            Col::Text(t) => {
                self.0.update(b"t");
                self.0.update(u64::try_from(t.len()).unwrap_or(u64::MAX).to_be_bytes());
                self.0.update(t.as_bytes());
            }
        }
    }

    pub(crate) fn nilai(&mut self, v: &Val) {
        self.sel(match v {
            Val::Null => Col::Null,
            Val::Int(i) => Col::Int(*i),
            Val::Text(t) => Col::Text(t),
        });
    }

    pub(crate) fn baris(&mut self, r: &Row<'_>) -> db::Result<()> {
        for i in 0..r.len() {
            self.sel(r.col(i)?);
        }
        Ok(())
    }

    pub(crate) fn heksa(self) -> String {
        values::format::heksa(&self.0.finalize())
    }
}
