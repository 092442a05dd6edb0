//! Pictures of jewellery, drawn by the project itself: rings, necklaces, bracelets, earrings, pendants, bars and diamond rings,
//! each kind in the demo's models. Drawn with whole numbers, so that they are the same everywhere; the demo's pieces and its
//! catalogue are shown with them.

mod bentuk;
mod kanvas;

pub use kanvas::Latar;

use bentuk::Pena;
use image::codecs::jpeg::JpegEncoder;
use kanvas::Kanvas;
use platform::{Hasil, Tolak};

/// What is drawn.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Rupa {
    Cincin,
    Kalung,
    Gelang,
    Anting,
    Liontin,
    Batangan,
    Berlian,
}

/// The models of the demo's pieces, as their names end.
pub const MODEL: [&str; 12] = [
    "POLOS", "SISIK", "KAWAT", "PASIR", "ITALY", "MILANO", "RANTAI", "BAMBU", "BUNGA", "HURUF", "LOVE",
    "KEPANG",
];

/// Width and height of a product's picture.
pub const PRODUK: (i64, i64) = (360, 480);

const MUTU: u8 = 72;

/// A piece of a model before a background, in the middle of a picture of this size.
pub fn gambar(rupa: Rupa, model: usize, latar: Latar, ukuran: (i64, i64)) -> Hasil<Vec<u8>> {
    susunan(&[(rupa, model)], latar, ukuran)
}

/// Several pieces beside each other.
pub fn susunan(isi: &[(Rupa, usize)], latar: Latar, (lebar, tinggi): (i64, i64)) -> Hasil<Vec<u8>> {
    let mut k = Kanvas::baru(lebar, tinggi, latar);
    let banyak = i64::try_from(isi.len()).unwrap_or(1).max(1);
    // Every piece has a field of 360 x 480 of its own, made to fit its share of the picture.
    let bagian = lebar / banyak;
    let skala = (bagian * 1000 / PRODUK.0).min(tinggi * 1000 / PRODUK.1);
    for (ke, (rupa, model)) in (0_i64..).zip(isi) {
        let x = ke * bagian + (bagian - PRODUK.0 * skala / 1000) / 2;
        let y = (tinggi - PRODUK.1 * skala / 1000) / 2;
        bentuk::lukis(&mut Pena::di(&mut k, (x, y), skala), *rupa, *model);
    }
    let mut jpeg = Vec::with_capacity(16 * 1024);
    let salah = |e: image::ImageError| Tolak::from(db::Error::Lain(e.to_string()));
    JpegEncoder::new_with_quality(&mut jpeg, MUTU).encode_image(&k.gambar()).map_err(salah)?;
    Ok(jpeg)
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn enam_puluh_gambar_lebih_semuanya_berbeda_kecil_dan_selalu_sama() {
        let rupa = [Rupa::Cincin, Rupa::Kalung, Rupa::Gelang, Rupa::Anting, Rupa::Liontin];
        let mut semua = BTreeSet::new();
        for r in rupa {
            for model in 0..MODEL.len() {
                let isi = gambar(r, model, Latar::Gading, PRODUK).unwrap();
                assert!(isi.len() < 30_000, "{r:?} {model}: {} byte", isi.len());
                assert!(semua.insert(isi), "{r:?} {model} sama dengan yang lain");
            }
        }
        for r in [Rupa::Batangan, Rupa::Berlian] {
            for model in 0..3 {
                assert!(semua.insert(gambar(r, model, Latar::Malam, PRODUK).unwrap()), "{r:?} {model}");
            }
        }
        assert!(semua.len() >= 60);
        assert_eq!(
            gambar(Rupa::Cincin, 3, Latar::Gading, PRODUK).unwrap(),
            gambar(Rupa::Cincin, 3, Latar::Gading, PRODUK).unwrap()
        );
    }
}
