//! A reader that takes the fingerprint of what passes through it.

use sha2::{Digest as _, Sha256};
use std::io::Read;

pub(super) struct Sidik<R> {
    dalam: R,
    hash: Sha256,
    pub(super) ukuran: u64,
    pub(super) baris: u64,
}

impl<R: Read> Sidik<R> {
    pub(super) fn new(dalam: R) -> Self {
        Self { dalam, hash: Sha256::new(), ukuran: 0, baris: 0 }
    }

    pub(super) fn heksa(self) -> String {
        heksa(self.hash)
    }
}

impl<R: Read> Read for Sidik<R> {
    fn read(&mut self, buf: &mut [u8]) -> std::io::Result<usize> {
        let n = self.dalam.read(buf)?;
        let isi = buf.get(..n).unwrap_or_default();
        self.hash.update(isi);
        self.ukuran += u64::try_from(n).unwrap_or(0);
        self.baris += u64::try_from(isi.iter().filter(|b| **b == b'\n').count()).unwrap_or(0);
        Ok(n)
    }
}

pub(super) fn heksa(hash: Sha256) -> String {
    hash.finalize().iter().map(|b| format!("{b:02x}")).collect()
}
