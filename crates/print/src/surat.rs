//! A letter on A4: the store, to whom, paragraphs, facts side by side, who signs. It flows over pages; nothing here knows what
//! the letter is about.

use crate::Hasil;
use crate::huruf::{self, Muka};
use crate::kanvas::{Dokumen, MM, panjang};

const LEBAR: f32 = 210.0 * MM;
const TINGGI: f32 = 297.0 * MM;
const TEPI: f32 = 22.0 * MM;
const UKURAN: f32 = 10.5;
const BARIS: f32 = 14.5;
/// Where the second column of facts begins.
const ISI: f32 = 52.0 * MM;

#[derive(Debug, Clone, PartialEq, Eq)]
pub enum BagianSurat {
    Judul(String),
    Paragraf(String),
    /// a name and what it is
    Fakta(String, String),
    Jarak,
    /// who signs, side by side
    TandaTangan(Vec<String>),
}

#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Surat {
    pub nama_toko: String,
    pub alamat_toko: String,
    pub bagian: Vec<BagianSurat>,
}

/// A line of text with its place.
struct Kata {
    tebal: bool,
    ukuran: f32,
    x: f32,
    y: f32,
    teks: String,
}

/// Pages that fill from the top.
struct Lembar {
    halaman: Vec<Vec<Kata>>,
    y: f32,
}

impl Lembar {
    /// Room for so much, on the next page where this one has none.
    fn ruang(&mut self, tinggi: f32) {
        if self.halaman.is_empty() || self.y + tinggi > TINGGI - TEPI {
            self.halaman.push(Vec::new());
            self.y = TEPI;
        }
    }

    fn tulis(&mut self, tebal: bool, ukuran: f32, x: f32, turun: f32, teks: &str) {
        let y = self.y + ukuran + turun;
        if let Some(h) = self.halaman.last_mut() {
            h.push(Kata { tebal, ukuran, x, y, teks: teks.to_owned() });
        }
    }

    fn tengah(&mut self, (muka, tebal): (&Muka, bool), ukuran: f32, teks: &str) {
        for t in muka.lipat_vec(teks, ukuran, LEBAR - 2.0 * TEPI) {
            self.ruang(ukuran * 1.4);
            self.tulis(tebal, ukuran, (LEBAR - muka.lebar(t, ukuran)) / 2.0, 0.0, t);
            self.y += ukuran * 1.4;
        }
    }

    fn bagian(&mut self, (biasa, tebal): (&Muka, &Muka), b: &BagianSurat) {
        match b {
            BagianSurat::Judul(t) => {
                self.y += BARIS / 2.0;
                self.tengah((tebal, true), 13.0, t);
                self.y += BARIS / 2.0;
            }
            BagianSurat::Paragraf(t) => {
                for t in biasa.lipat_vec(t, UKURAN, LEBAR - 2.0 * TEPI) {
                    self.ruang(BARIS);
                    self.tulis(false, UKURAN, TEPI, 0.0, t);
                    self.y += BARIS;
                }
                self.y += BARIS / 2.0;
            }
            BagianSurat::Fakta(nama, isi) => {
                let lipat = biasa.lipat_vec(isi, UKURAN, LEBAR - 2.0 * TEPI - ISI);
                self.ruang(BARIS * panjang(lipat.len().max(1)));
                self.tulis(false, UKURAN, TEPI, 0.0, nama);
                self.tulis(false, UKURAN, TEPI + ISI - 3.0 * MM, 0.0, ":");
                for t in lipat {
                    self.tulis(false, UKURAN, TEPI + ISI, 0.0, t);
                    self.y += BARIS;
                }
            }
            BagianSurat::Jarak => self.y += BARIS,
            BagianSurat::TandaTangan(semua) => {
                let w = (LEBAR - 2.0 * TEPI) / panjang(semua.len().max(1));
                self.ruang(BARIS * 6.0);
                for (t, i) in semua.iter().zip(0..) {
                    let x = TEPI + w * panjang(i);
                    self.tulis(false, UKURAN, x, 0.0, t);
                    self.tulis(false, UKURAN, x, BARIS * 5.0, "(..............................)");
                }
                self.y += BARIS * 6.0;
            }
        }
    }
}

impl Surat {
    pub fn pdf(&self, judul: &str) -> Hasil<Vec<u8>> {
        let (biasa, tebal) = (huruf::biasa()?, huruf::tebal()?);
        let mut l = Lembar { halaman: Vec::new(), y: TEPI };
        l.tengah((tebal, true), 15.0, &self.nama_toko);
        l.tengah((biasa, false), 9.0, &self.alamat_toko);
        for b in &self.bagian {
            l.bagian((biasa, tebal), b);
        }
        let mut dok = Dokumen::baru(judul);
        for h in l.halaman {
            dok.halaman(LEBAR, TINGGI, |k| {
                k.tinta(0);
                for t in h {
                    k.teks(if t.tebal { tebal } else { biasa }, t.ukuran, t.x, t.y, &t.teks);
                }
                Ok(())
            })?;
        }
        dok.selesai()
    }
}
