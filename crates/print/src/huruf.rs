//! The bundled faces and their measures: which glyph a character has and how wide it is. Looked up once for
//! Latin text, so that a long report costs a table access a character; the rest goes through the font's own map.

use std::sync::LazyLock;

use krilla::text::{Font, GlyphId, KrillaGlyph};
use serde::{Deserialize, Serialize};
use skrifa::charmap::Charmap;
use skrifa::instance::{LocationRef, Size};
use skrifa::metrics::GlyphMetrics;
use skrifa::{FontRef, MetadataProvider};

use crate::{Galat, Hasil};

/// The fonts a layout may name. Anything else is refused when the layout is saved.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum NamaHuruf {
    TahomaBold,
    TahomaReguler,
    #[default]
    TimesNewRoman,
    Candara,
}

impl NamaHuruf {
    pub const SEMUA: [Self; 4] = [Self::TahomaBold, Self::TahomaReguler, Self::TimesNewRoman, Self::Candara];

    /// As the designer and the database write it.
    pub const fn teks(self) -> &'static str {
        match self {
            Self::TahomaBold => "tahoma_bold",
            Self::TahomaReguler => "tahoma_reguler",
            Self::TimesNewRoman => "times_new_roman",
            Self::Candara => "candara",
        }
    }

    pub fn parse(teks: &str) -> Option<Self> {
        Self::SEMUA.into_iter().find(|h| h.teks() == teks)
    }

    pub(crate) fn muka(self) -> Hasil<&'static Muka> {
        match self {
            Self::TahomaBold => tebal(),
            Self::TahomaReguler => biasa(),
            Self::TimesNewRoman => ambil(&SERIF, "Liberation Serif"),
            Self::Candara => ambil(&CARLITO, "Carlito"),
        }
    }
}

static SANS: LazyLock<Option<Muka>> =
    LazyLock::new(|| Muka::baru(include_bytes!("../huruf/LiberationSans-Regular.ttf")));
static SANS_TEBAL: LazyLock<Option<Muka>> =
    LazyLock::new(|| Muka::baru(include_bytes!("../huruf/LiberationSans-Bold.ttf")));
static SERIF: LazyLock<Option<Muka>> =
    LazyLock::new(|| Muka::baru(include_bytes!("../huruf/LiberationSerif-Regular.ttf")));
static CARLITO: LazyLock<Option<Muka>> =
    LazyLock::new(|| Muka::baru(include_bytes!("../huruf/Carlito-Regular.ttf")));

fn ambil(muka: &'static LazyLock<Option<Muka>>, nama: &'static str) -> Hasil<&'static Muka> {
    muka.as_ref().ok_or(Galat::Huruf(nama))
}

/// The face of reports.
pub(crate) fn biasa() -> Hasil<&'static Muka> {
    ambil(&SANS, "Liberation Sans")
}

/// The bold face of reports.
pub(crate) fn tebal() -> Hasil<&'static Muka> {
    ambil(&SANS_TEBAL, "Liberation Sans Bold")
}

/// Characters below this are in the table: Latin with all its accents.
const LATIN: u32 = 0x250;

/// One face with its measures, in em.
pub(crate) struct Muka {
    font: Font,
    tabel: Vec<(GlyphId, f32)>,
    peta: Charmap<'static>,
    ukuran: GlyphMetrics<'static>,
    /// Height of capitals: what centres a line in its row.
    pub kapital: f32,
}

impl Muka {
    fn baru(data: &'static [u8]) -> Option<Self> {
        let rujukan = FontRef::new(data).ok()?;
        let peta = rujukan.charmap();
        let ukuran = rujukan.glyph_metrics(Size::new(1.0), LocationRef::default());
        let kapital = rujukan.metrics(Size::new(1.0), LocationRef::default()).cap_height.unwrap_or(0.7);
        let mut muka = Self { font: Font::new(data.into(), 0)?, tabel: Vec::new(), peta, ukuran, kapital };
        muka.tabel = (0..LATIN).map(|c| muka.cari(c)).collect();
        Some(muka)
    }

    /// A character the face does not have gets the face's box (glyph 0): seen, never a silent blank.
    /// Control characters are spaces.
    fn cari(&self, c: u32) -> (GlyphId, f32) {
        let kendali = char::from_u32(c).is_some_and(char::is_control);
        let c = if kendali { u32::from(' ') } else { c };
        let g = self.peta.map(c).unwrap_or_default();
        (GlyphId::new(g.to_u32()), self.ukuran.advance_width(g).unwrap_or(0.5))
    }

    fn glif(&self, c: char) -> (GlyphId, f32) {
        let c = u32::from(c);
        let ada = usize::try_from(c).ok().and_then(|i| self.tabel.get(i));
        ada.copied().unwrap_or_else(|| self.cari(c))
    }

    pub fn lebar_huruf(&self, c: char) -> f32 {
        self.glif(c).1
    }

    /// Width of a line at a size, in the unit of the size.
    pub fn lebar(&self, teks: &str, ukuran: f32) -> f32 {
        teks.chars().map(|c| self.glif(c).1).sum::<f32>() * ukuran
    }

    /// Width of the longest word, which is as narrow as a column may get without breaking one.
    pub fn lebar_kata(&self, teks: &str, ukuran: f32) -> f32 {
        teks.split_whitespace().map(|k| self.lebar(k, ukuran)).fold(0.0, f32::max)
    }

    pub fn glif_baris(&self, teks: &str, wadah: &mut Vec<KrillaGlyph>) -> Font {
        wadah.clear();
        wadah.extend(teks.char_indices().map(|(i, c)| {
            let (g, maju) = self.glif(c);
            KrillaGlyph::new(g, maju, 0.0, 0.0, 0.0, i..i + c.len_utf8(), None)
        }));
        self.font.clone()
    }

    /// Breaks text into lines no wider than `lebar`: at spaces, after a hyphen or slash, inside a word only when
    /// the word alone is too wide. A newline always breaks. Calls `baris` with each line in turn.
    pub fn lipat<'a>(&self, teks: &'a str, ukuran: f32, lebar: f32, mut baris: impl FnMut(&'a str)) {
        // A hair of room, so that a text measured for its own column is not broken by rounding.
        let lebar = lebar + 0.01;
        for bagian in teks.split('\n') {
            let bagian = bagian.trim();
            let (mut awal, mut putus, mut x) = (0, None, 0.0);
            for (i, c) in bagian.char_indices() {
                let maju = self.glif(c).1 * ukuran;
                // Twice when what follows the break is still too wide: a break right after a narrow slash.
                while x + maju > lebar && i > awal && c != ' ' {
                    let potong = putus.filter(|p| *p > awal).unwrap_or(i);
                    baris(bagian.get(awal..potong).unwrap_or_default().trim());
                    (awal, putus) = (potong, None);
                    x = self.lebar(bagian.get(potong..i).unwrap_or_default(), ukuran);
                }
                if matches!(c, ' ' | '-' | '/' | ',') {
                    putus = Some(i + c.len_utf8());
                }
                x += maju;
            }
            baris(bagian.get(awal..).unwrap_or_default().trim());
        }
    }

    pub fn lipat_vec<'a>(&self, teks: &'a str, ukuran: f32, lebar: f32) -> Vec<&'a str> {
        let mut semua = Vec::new();
        self.lipat(teks, ukuran, lebar, |b| semua.push(b));
        semua
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nama_huruf_pulang_pergi_dan_yang_lain_ditolak() {
        for h in NamaHuruf::SEMUA {
            assert_eq!(NamaHuruf::parse(h.teks()), Some(h));
            assert!(h.muka().unwrap().lebar("Rp 1,250,000", 10.0) > 40.0);
        }
        assert_eq!(NamaHuruf::parse("comic_sans"), None);
        assert_eq!(NamaHuruf::default().teks(), "times_new_roman");
    }

    #[test]
    fn angka_laporan_selebar_semua() {
        for muka in [biasa().unwrap(), tebal().unwrap()] {
            for c in '0'..='9' {
                assert!((muka.lebar_huruf(c) - muka.lebar_huruf('0')).abs() < 1e-6);
            }
        }
    }

    #[test]
    fn baris_lipatan_tidak_pernah_lebih_lebar_dan_tidak_menghilangkan_huruf() {
        let muka = biasa().unwrap();
        let teks = "GELANG RANTAI ITALY 750 / KALUNG-SET ANAKPANJANGSEKALITANPASPASI x\nbaris kedua é – ok";
        for lebar in [10.0, 25.0, 40.0, 80.0, 400.0] {
            let baris = muka.lipat_vec(teks, 8.0, lebar);
            for b in &baris {
                assert!(muka.lebar(b, 8.0) <= lebar + 0.02, "{b} pada {lebar}");
            }
            let padat = |t: &str| t.split_whitespace().collect::<String>();
            assert_eq!(padat(&baris.join(" ")), padat(teks));
        }
        assert_eq!(muka.lipat_vec("satu dua", 8.0, 400.0), ["satu dua"]);
        assert_eq!(muka.lipat_vec("", 8.0, 400.0), [""]);
        // Narrower than one character: one character a line, and it ends.
        assert_eq!(muka.lipat_vec("abc", 8.0, 0.0), ["a", "b", "c"]);
    }
}
