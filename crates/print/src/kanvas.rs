//! A page to draw on, in points from the top left: text, filled boxes, lines, pictures, turned parts. The only
//! module that speaks to krilla's surface; nothing here decides where things go.

use krilla::color::luma;
use krilla::geom::{PathBuilder, Point, Rect, Size, Transform};
use krilla::image::Image;
use krilla::metadata::Metadata;
use krilla::page::PageSettings;
use krilla::paint::{Fill, Stroke};
use krilla::surface::Surface;
use krilla::text::KrillaGlyph;
use krilla::{Document, SerializeSettings};

use crate::huruf::Muka;
use crate::{Galat, Hasil};

/// Points in a millimetre.
pub(crate) const MM: f32 = 72.0 / 25.4;

/// A count as a length. Counts here are lines, columns and modules, far below the limit.
pub(crate) fn panjang(n: usize) -> f32 {
    f32::from(u16::try_from(n).unwrap_or(u16::MAX))
}

pub(crate) struct Dokumen {
    dok: Document,
    glif: Vec<KrillaGlyph>,
}

impl Dokumen {
    pub fn baru(judul: &str) -> Self {
        let mut dok = Document::new_with(SerializeSettings::default());
        dok.set_metadata(
            Metadata::new().title(judul.to_owned()).creator("Karat".to_owned()).language("id".to_owned()),
        );
        Self { dok, glif: Vec::new() }
    }

    /// Draws one page of the size given in points.
    pub fn halaman<T>(
        &mut self,
        lebar: f32,
        tinggi: f32,
        gambar: impl FnOnce(&mut Kanvas<'_, '_>) -> Hasil<T>,
    ) -> Hasil<T> {
        let ukuran = PageSettings::from_wh(lebar, tinggi).ok_or(Galat::Kertas)?;
        let mut halaman = self.dok.start_page_with(ukuran);
        // Both end, and are written, where they are dropped.
        gambar(&mut Kanvas { s: halaman.surface(), glif: &mut self.glif })
    }

    pub fn selesai(self) -> Hasil<Vec<u8>> {
        self.dok.finish().map_err(|e| Galat::Pdf(e.to_string()))
    }
}

pub(crate) struct Kanvas<'a, 'b> {
    s: Surface<'a>,
    glif: &'b mut Vec<KrillaGlyph>,
}

impl Kanvas<'_, '_> {
    /// Ink for what follows: 0 is black, 255 white.
    pub fn tinta(&mut self, abu: u8) {
        self.s.set_stroke(None);
        self.s.set_fill(Some(Fill { paint: luma::Color::new(abu).into(), ..Fill::default() }));
    }

    /// One line of text with its baseline at `y`.
    pub fn teks(&mut self, muka: &Muka, ukuran: f32, x: f32, y: f32, teks: &str) {
        if teks.is_empty() {
            return;
        }
        let font = muka.glif_baris(teks, self.glif);
        self.s.draw_glyphs(Point::from_xy(x, y), self.glif, font, teks, ukuran, false);
    }

    /// Filled boxes (x, y, width, height) as one path; boxes of no area are left out.
    pub fn kotak(&mut self, semua: impl IntoIterator<Item = (f32, f32, f32, f32)>) {
        let mut p = PathBuilder::new();
        for (x, y, w, h) in semua {
            if let Some(k) = Rect::from_xywh(x, y, w, h) {
                p.push_rect(k);
            }
        }
        if let Some(p) = p.finish() {
            self.s.draw_path(&p);
        }
    }

    /// Straight lines (x1, y1, x2, y2) as one path.
    pub fn garis(&mut self, tebal: f32, abu: u8, semua: impl IntoIterator<Item = (f32, f32, f32, f32)>) {
        let mut p = PathBuilder::new();
        for (x1, y1, x2, y2) in semua {
            p.move_to(x1, y1);
            p.line_to(x2, y2);
        }
        let Some(p) = p.finish() else { return };
        self.s.set_fill(None);
        self.s.set_stroke(Some(Stroke {
            paint: luma::Color::new(abu).into(),
            width: tebal,
            ..Stroke::default()
        }));
        self.s.draw_path(&p);
        self.tinta(0);
    }

    pub fn gambar(&mut self, gambar: Image, x: f32, y: f32, w: f32, h: f32) {
        if let Some(ukuran) = Size::from_wh(w, h) {
            self.s.push_transform(&Transform::from_translate(x, y));
            self.s.draw_image(gambar, ukuran);
            self.s.pop();
        }
    }

    /// Draws into a box at (x, y) whose content is turned clockwise by quarter turns; `isi` gets the width and
    /// height it has to fill, with its own top left at 0, 0.
    pub fn putar(
        &mut self,
        (x, y, w, h): (f32, f32, f32, f32),
        seperempat: u8,
        isi: impl FnOnce(&mut Self, f32, f32) -> Hasil<()>,
    ) -> Hasil<()> {
        let (t, w, h) = match seperempat % 4 {
            0 => (Transform::from_translate(x, y), w, h),
            1 => (Transform::from_row(0.0, 1.0, -1.0, 0.0, x + w, y), h, w),
            2 => (Transform::from_row(-1.0, 0.0, 0.0, -1.0, x + w, y + h), w, h),
            _ => (Transform::from_row(0.0, -1.0, 1.0, 0.0, x, y + h), h, w),
        };
        self.s.push_transform(&t);
        let hasil = isi(self, w, h);
        self.s.pop();
        hasil
    }
}
