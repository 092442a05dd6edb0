//! Fingerprints: SHA-256 over cells written unambiguously (kind, length, content), the same for a row about
//! to be written and a row read back.

use db::{Col, Row, Val};
use sha2::{Digest as _, Sha256};

/// The cells of a row, hashed in one go: three bites for every cell cost more than the hash.
pub(crate) struct Sidik(Vec<u8>);

impl Sidik {
    pub(crate) fn baru() -> Self {
        Self(Vec::with_capacity(512))
    }

    pub(crate) fn sel(&mut self, c: Col<'_>) {
        match c {
            Col::Null => self.0.push(b'n'),
            Col::Int(i) => {
                self.0.push(b'i');
                self.0.extend_from_slice(&i.to_be_bytes());
            }
            Col::Text(t) => {
                self.0.push(b't');
                self.0.extend_from_slice(&u64::try_from(t.len()).unwrap_or(u64::MAX).to_be_bytes());
                self.0.extend_from_slice(t.as_bytes());
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
        values::format::heksa(&Sha256::digest(&self.0))
    }
}
