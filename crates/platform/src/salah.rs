//! What is wrong with a document: on the fields of its head and of its rows, all at once. The refusal says the first of
//! it in words, the head before the rows and the rows in their order.

use crate::Hasil;
use crate::penolakan::Penolakan;

/// Messages of one refusal; more help nobody.
const PESAN_MAKS: usize = 100;
/// How far back a field is looked for that was spoken of before: the fields of a row.
const SEBARIS: usize = 40;

/// A message: its row (none for the head), field and text.
pub type Pesan = (Option<usize>, String, String);

/// The list the rows are in, unless a document has several.
const DAFTAR: &str = "detail_barang";

#[derive(Debug)]
pub struct Salah {
    daftar: &'static str,
    pesan: Vec<Pesan>,
    /// also those that are not kept
    banyak: usize,
    semua: bool,
}

impl Default for Salah {
    fn default() -> Self {
        Self::di(DAFTAR)
    }
}

impl Salah {
    /// About the rows of a list by its name.
    pub fn di(daftar: &'static str) -> Self {
        Self { daftar, pesan: Vec::new(), banyak: 0, semua: false }
    }

    /// Keeps every message, for a preview of thousands of rows.
    pub fn semua() -> Self {
        Self { semua: true, ..Self::default() }
    }

    /// On a field of the head.
    pub fn kepala(&mut self, kolom: &str, pesan: impl Into<String>) {
        self.tulis(None, kolom, pesan.into());
    }

    /// On a field of a row.
    pub fn beri(&mut self, ke: usize, kolom: &str, pesan: impl Into<String>) {
        self.tulis(Some(ke), kolom, pesan.into());
    }

    /// The first word about a field stands.
    fn tulis(&mut self, ke: Option<usize>, kolom: &str, pesan: String) {
        self.banyak += 1;
        let ada = |(n, k, _): &Pesan| *n == ke && k == kolom;
        if (self.semua || self.pesan.len() < PESAN_MAKS) && !self.pesan.iter().rev().take(SEBARIS).any(ada) {
            self.pesan.push((ke, kolom.to_owned(), pesan));
        }
    }

    /// How much was said so far: more of it after a row means that the row is wrong.
    pub fn banyak(&self) -> usize {
        self.banyak
    }

    pub fn pesan(&self) -> &[Pesan] {
        &self.pesan
    }

    /// Refuses a document, each message on its row.
    pub fn tolak(self, kode: impl Penolakan) -> Hasil<()> {
        let Some((ke, _, pesan)) = self.pesan.iter().min_by_key(|(ke, ..)| *ke) else { return Ok(()) };
        let mut t = kode.tolak(ke.map_or_else(|| pesan.clone(), |n| format!("Baris {}: {pesan}", n + 1)));
        let daftar = self.daftar;
        let nama =
            |ke: Option<usize>, k: String| ke.map_or_else(|| k.clone(), |n| format!("{daftar}[{n}].{k}"));
        t.kolom = self.pesan.into_iter().map(|(ke, k, p)| (nama(ke, k), p)).collect();
        Err(t)
    }

    /// Refuses a form of one piece: its fields stand alone.
    pub fn tolak_satu(self, kode: impl Penolakan) -> Hasil<()> {
        let Some((_, _, pesan)) = self.pesan.first() else { return Ok(()) };
        let mut t = kode.tolak(pesan.clone());
        t.kolom = self.pesan.into_iter().map(|(_, k, p)| (k, p)).collect();
        Err(t)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    crate::penolakan! {
        enum UjiTolak {
            Baris = "UJI-01" Aturan "a line is not right",
        }
    }

    #[test]
    fn yang_pertama_disebut_dan_setiap_baris_punya_kolomnya() {
        let mut s = Salah::default();
        s.beri(10, "berat", "Nol");
        s.beri(2, "kadar", "Kosong");
        s.beri(2, "kadar", "Lain");
        assert_eq!(s.banyak(), 3);
        let t = s.tolak(UjiTolak::Baris).unwrap_err();
        assert_eq!((t.kode, t.pesan.as_str()), ("UJI-01", "Baris 3: Kosong"));
        assert_eq!(t.kolom.get("detail_barang[10].berat").map(String::as_str), Some("Nol"));
        assert_eq!(t.kolom.len(), 2);
        let mut s = Salah::default();
        s.beri(0, "berat", "Nol");
        s.kepala("tujuan", "Pilih");
        assert_eq!(s.tolak(UjiTolak::Baris).unwrap_err().pesan, "Pilih");
        assert!(Salah::default().tolak(UjiTolak::Baris).is_ok());
    }
}
