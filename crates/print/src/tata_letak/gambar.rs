//! Draws a layout filled with data: one page a document, or several slips under each other on a page; the back
//! of a card follows its front. Text that does not fit its box shrinks to size 6 and is cut there, seen by its dots;
//! columns of a table (`detail_…`) keep their size, so that the lines of neighbours stay level.

use std::collections::HashMap;

use krilla::image::Image;

use super::isian::berbaris;
use super::{Data, Elemen, ElemenSalah, JenisElemen, RataTeks, Sebab, Sisi, TataLetak, isi_teks};
use crate::huruf::{self, Muka, NamaHuruf};
use crate::kanvas::{Dokumen, Kanvas, MM, panjang};
use crate::kode_batang::{self, Simbol};
use crate::{Galat, Hasil};

/// How documents are put on pages.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Susunan {
    /// Slips under each other on one page: 1 to 3.
    pub per_lembar: u8,
    /// Copies of every document: 2 when the module asks for a duplicate, at most 3.
    pub rangkap: u8,
    /// A reprint carries the word COPY.
    pub cetak_ulang: bool,
}

impl Default for Susunan {
    fn default() -> Self {
        Self { per_lembar: 1, rangkap: 1, cetak_ulang: false }
    }
}

/// Line height in em.
const JARAK: f32 = 1.15;
const UKURAN_TERKECIL: f32 = 6.0;
/// Thinnest line that every printer shows, in millimetres.
const GARIS: f32 = 0.2;
/// Pixels a picture may have: beyond it the file is refused instead of filling memory.
const BATAS_PIKSEL: u64 = 40_000_000;

/// The PDF of all documents.
pub fn gambar(t: &TataLetak, semua: &[&dyn Data], susunan: Susunan) -> Hasil<Vec<u8>> {
    gambar_banyak(&t.nama, &[Setumpuk { letak: t, semua, susunan }])
}

/// Documents of one layout.
#[derive(Clone, Copy)]
pub struct Setumpuk<'a> {
    pub letak: &'a TataLetak,
    pub semua: &'a [&'a dyn Data],
    pub susunan: Susunan,
}

/// One PDF of documents with layouts of their own, one after the other.
pub fn gambar_banyak(judul: &str, tumpukan: &[Setumpuk<'_>]) -> Hasil<Vec<u8>> {
    let mut dok = Dokumen::baru(judul);
    let mut kuas = Kuas { gambar: HashMap::new() };
    for s in tumpukan {
        setumpuk(&mut dok, &mut kuas, s)?;
    }
    dok.selesai()
}

fn setumpuk(dok: &mut Dokumen, kuas: &mut Kuas, s: &Setumpuk<'_>) -> Hasil<()> {
    let Setumpuk { letak: t, semua, susunan } = *s;
    if !(t.lebar > 0.0 && t.tinggi > 0.0) {
        return Err(Galat::Kertas);
    }
    let (lebar, tinggi) = (t.lebar * MM, t.tinggi * MM);
    let per_lembar = usize::from(susunan.per_lembar.clamp(1, 3));
    let rangkap = usize::from(susunan.rangkap.clamp(1, 3));
    let cetakan: Vec<&dyn Data> = semua.iter().flat_map(|d| std::iter::repeat_n(*d, rangkap)).collect();
    let belakang = t.elemen.iter().any(|e| e.status && e.side == Sisi::Belakang);
    let sisi: &[Sisi] = if belakang { &[Sisi::Depan, Sisi::Belakang] } else { &[Sisi::Depan] };

    for lembar in cetakan.chunks(per_lembar) {
        for sisi in sisi {
            dok.halaman(lebar, tinggi * panjang(per_lembar), |k| {
                for (data, i) in lembar.iter().zip(0..) {
                    let atas = tinggi * panjang(i);
                    if i > 0 {
                        k.garis(0.3, 170, [(0.0, atas, lebar, atas)]);
                    }
                    k.tinta(0);
                    for e in t.elemen.iter().filter(|e| e.status && e.side == *sisi) {
                        kuas.elemen(k, e, *data, atas)?;
                    }
                    if susunan.cetak_ulang {
                        let muka = huruf::tebal()?;
                        let x = lebar - 2.0 * MM - muka.lebar("COPY", 8.0);
                        k.teks(muka, 8.0, x, atas + 4.0 * MM, "COPY");
                    }
                }
                Ok(())
            })?;
        }
    }
    Ok(())
}

/// The field of a picture, with or without braces.
pub(super) fn nama_gambar(isi: &str) -> &str {
    isi.trim().trim_start_matches('{').trim_end_matches('}').trim()
}

struct Kuas {
    /// Pictures already read, by where their bytes lie: a logo is read and embedded once.
    gambar: HashMap<(usize, usize), Image>,
}

impl Kuas {
    fn elemen(&mut self, k: &mut Kanvas<'_, '_>, e: &Elemen, data: &dyn Data, atas: f32) -> Hasil<()> {
        let salah = |sebab| Galat::TataLetak(vec![ElemenSalah { elemen: e.name.clone(), sebab }]);
        let kotak = (e.position_x * MM, e.position_y * MM + atas, e.width * MM, e.height * MM);
        let putar = u8::try_from(e.rotate / 90).unwrap_or(0);
        match e.jenis {
            JenisElemen::Line => {
                let (x, y, w, h) = kotak;
                k.kotak([(x, y, w.max(GARIS * MM), h.max(GARIS * MM))]);
                Ok(())
            }
            JenisElemen::Text => {
                let huruf = NamaHuruf::parse(&e.font_family)
                    .ok_or_else(|| salah(Sebab::Huruf(e.font_family.clone())))?;
                let teks = isi_teks(&e.isi, data).replace('\r', "").replace('\t', " ");
                let muka = huruf.muka()?;
                k.putar(kotak, putar, |k, w, h| {
                    teks_kotak(k, muka, e, &teks, w, h);
                    Ok(())
                })
            }
            JenisElemen::Barcode | JenisElemen::Qrcode => {
                let isi = isi_teks(&e.isi, data);
                let isi = isi.trim();
                if isi.is_empty() {
                    return Ok(());
                }
                let kotak_siku = e.jenis == JenisElemen::Qrcode;
                let simbol = if kotak_siku { kode_batang::qr(isi) } else { kode_batang::code128(isi) };
                let simbol = simbol.map_err(|_| salah(Sebab::Sandi))?;
                k.putar(kotak, putar, |k, w, h| {
                    simbol_kotak(k, &simbol, w, h, kotak_siku);
                    Ok(())
                })
            }
            JenisElemen::Gambar => {
                let Some(bytes) = data.gambar(nama_gambar(&e.isi)).filter(|b| !b.is_empty()) else {
                    return Ok(());
                };
                let kunci = (bytes.as_ptr().addr(), bytes.len());
                let gambar = match self.gambar.get(&kunci) {
                    Some(g) => g.clone(),
                    None => baca(bytes).ok_or_else(|| salah(Sebab::Gambar))?,
                };
                self.gambar.insert(kunci, gambar.clone());
                k.putar(kotak, putar, |k, w, h| {
                    let (pw, ph) = gambar.size();
                    let (pw, ph) = (piksel(pw), piksel(ph));
                    // Whole picture, its own proportions, in the middle of the box.
                    let skala = (w / pw).min(h / ph);
                    let (gw, gh) = (pw * skala, ph * skala);
                    k.gambar(gambar, (w - gw) / 2.0, (h - gh) / 2.0, gw, gh);
                    Ok(())
                })
            }
        }
    }
}

fn piksel(n: u32) -> f32 {
    f32::from(u16::try_from(n).unwrap_or(u16::MAX)).max(1.0)
}

/// A PNG or JPEG file; `None` for anything else, and for one too large to be a photo.
fn baca(bytes: &[u8]) -> Option<Image> {
    let gambar = if bytes.starts_with(b"\x89PNG") {
        // Width and height stand right behind the signature; looked at before anything is unpacked.
        let sisi = |dari: usize| {
            let b = bytes.get(dari..dari + 4)?;
            Some(u64::from(u32::from_be_bytes(b.try_into().ok()?)))
        };
        if sisi(16)?.saturating_mul(sisi(20)?) > BATAS_PIKSEL {
            return None;
        }
        Image::from_png(bytes.to_vec().into(), true).ok()?
    } else if bytes.starts_with(b"\xff\xd8") {
        Image::from_jpeg(bytes.to_vec().into(), true).ok()?
    } else {
        return None;
    };
    let (w, h) = gambar.size();
    (u64::from(w) * u64::from(h) <= BATAS_PIKSEL).then_some(gambar)
}

fn simbol_kotak(k: &mut Kanvas<'_, '_>, s: &Simbol, w: f32, h: f32, kotak_siku: bool) {
    let (mut mw, mut mh) = (w / panjang(s.kolom), h / panjang(s.baris));
    let (mut x0, mut y0) = (0.0, 0.0);
    if kotak_siku {
        mw = mw.min(mh);
        mh = mw;
        (x0, y0) = ((w - mw * panjang(s.kolom)) / 2.0, (h - mh * panjang(s.baris)) / 2.0);
    }
    k.kotak(
        s.gelap.iter().map(|(x, y, n)| (x0 + panjang(*x) * mw, y0 + panjang(*y) * mh, panjang(*n) * mw, mh)),
    );
}

/// Text in its box: wrapped, shrunk when it must, cut with dots when even that is not enough.
fn teks_kotak(k: &mut Kanvas<'_, '_>, muka: &Muka, e: &Elemen, teks: &str, w: f32, h: f32) {
    let mut ukuran = e.font_size;
    let kolom = berbaris(&e.isi);
    let mut baris = if kolom { teks.split('\n').collect() } else { muka.lipat_vec(teks, ukuran, w) };
    let muat = |n: usize, ukuran: f32| ukuran * (1.0 + JARAK * panjang(n.saturating_sub(1))) <= h + 0.5;
    while !kolom && !muat(baris.len(), ukuran) && ukuran - 0.5 >= UKURAN_TERKECIL {
        ukuran -= 0.5;
        baris = muka.lipat_vec(teks, ukuran, w);
    }
    let penuh = baris.len();
    while baris.len() > 1 && !muat(baris.len(), ukuran) {
        baris.pop();
    }
    let potong = baris.len() < penuh;
    let akhir = baris.len() - 1;
    for (b, i) in baris.iter().zip(0..) {
        let lebih = kolom && muka.lebar(b, ukuran) > w + 0.1;
        let isi =
            if lebih || (potong && i == akhir) { dengan_titik(muka, b, ukuran, w) } else { (*b).to_owned() };
        let sisa = w - muka.lebar(&isi, ukuran);
        let x = match e.rata {
            RataTeks::Kiri => 0.0,
            RataTeks::Tengah => sisa / 2.0,
            RataTeks::Kanan => sisa,
        };
        let alas = ukuran * (JARAK * panjang(i) + 0.5 + muka.kapital / 2.0);
        k.teks(muka, ukuran, x, alas, &isi);
    }
}

fn dengan_titik(muka: &Muka, baris: &str, ukuran: f32, w: f32) -> String {
    let mut isi = baris.to_owned();
    while !isi.is_empty() && muka.lebar(&isi, ukuran) + muka.lebar_huruf('…') * ukuran > w {
        isi.pop();
    }
    isi.push('…');
    isi
}
