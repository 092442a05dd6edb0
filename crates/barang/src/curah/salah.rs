//! What is wrong with a document of counted stock: on the head's fields and on the fields of its rows, all at once.

use platform::{Hasil, Tolak};
use std::collections::BTreeMap;

/// Messages of one refusal; more help nobody.
const PESAN_MAKS: usize = 100;

#[derive(Default)]
pub(super) struct Salah {
    kolom: BTreeMap<String, String>,
    pertama: Option<String>,
}

impl Salah {
    /// On a field of the head.
    pub(super) fn kepala(&mut self, kolom: &str, pesan: impl Into<String>) {
        let pesan = pesan.into();
        self.pertama.get_or_insert_with(|| pesan.clone());
        self.kolom.entry(kolom.to_owned()).or_insert(pesan);
    }

    /// On a field of a row.
    pub(super) fn baris(&mut self, ke: usize, kolom: &str, pesan: impl Into<String>) {
        if self.kolom.len() >= PESAN_MAKS {
            return;
        }
        let pesan = pesan.into();
        self.pertama.get_or_insert_with(|| format!("Baris {}: {pesan}", ke + 1));
        self.kolom.entry(format!("detail_barang[{ke}].{kolom}")).or_insert(pesan);
    }

    pub(super) fn tolak(self) -> Hasil<()> {
        let Some(pesan) = self.pertama else { return Ok(()) };
        let mut t = Tolak::aturan("CURAH-03", pesan);
        t.kolom = self.kolom;
        Err(t)
    }
}
