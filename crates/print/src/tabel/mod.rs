//! A report table: what its columns are, and rows that are pushed one by one into a PDF, an Excel or a CSV
//! file. All three take the same rows, so that what is shown, printed and exported cannot differ.

mod lebar;
mod pdf;
mod pecah;

pub use pdf::{BATAS_BARIS, Pdf};

use std::borrow::Cow;

use values::format::desimal;

use crate::{Galat, Hasil};

/// What a column holds: decides its alignment, its digits and how it leaves in Excel and CSV.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Jenis {
    /// Words; may wrap.
    Teks,
    /// A code or document number: text that is never a number.
    Kode,
    /// The barcode of a piece, padded with zeros to eight digits.
    Barcode,
    /// A count.
    Bulat,
    Rupiah,
    /// Milligrams, shown as grams with three decimals.
    Gram,
    /// Hundredths of a percent, shown with two decimals.
    Persen,
    /// An ISO day.
    Tanggal,
    /// A moment, as the books keep it (Jakarta time), or any text.
    Waktu,
}

impl Jenis {
    /// Digits behind the point, for the kinds that are numbers.
    pub const fn angka(self) -> Option<u32> {
        match self {
            Self::Bulat | Self::Rupiah => Some(0),
            Self::Gram => Some(3),
            Self::Persen => Some(2),
            Self::Teks | Self::Kode | Self::Barcode | Self::Tanggal | Self::Waktu => None,
        }
    }

    pub(crate) const fn rata(self) -> Rata {
        match self {
            Self::Teks | Self::Kode => Rata::Kiri,
            Self::Barcode | Self::Tanggal | Self::Waktu => Rata::Tengah,
            Self::Bulat | Self::Rupiah | Self::Gram | Self::Persen => Rata::Kanan,
        }
    }

    /// May a cell be broken over several lines?
    pub(crate) const fn lipat(self) -> bool {
        matches!(self, Self::Teks)
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Rata {
    Kiri,
    Tengah,
    Kanan,
}

#[derive(Debug, Clone, Copy)]
pub struct Kolom<'a> {
    pub judul: &'a str,
    pub jenis: Jenis,
}

impl<'a> Kolom<'a> {
    pub const fn new(judul: &'a str, jenis: Jenis) -> Self {
        Self { judul, jenis }
    }
}

/// One cell. Numbers are whole numbers of the column's smallest unit; days are ISO text.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Sel<'a> {
    Kosong,
    Teks(&'a str),
    Angka(i64),
}

impl Sel<'_> {
    /// The cell as paper shows it.
    pub fn tampil(&self, jenis: Jenis) -> Cow<'_, str> {
        match *self {
            Self::Kosong => Cow::Borrowed(""),
            Self::Angka(n) if jenis == Jenis::Barcode => Cow::Owned(format!("{n:08}")),
            Self::Angka(n) => {
                // A code that comes as a number is not grouped.
                let angka = jenis.angka();
                Cow::Owned(desimal(n, angka.unwrap_or(0), angka.is_some()))
            }
            Self::Teks(t) if jenis == Jenis::Barcode => barcode(t),
            Self::Teks(t) if jenis == Jenis::Waktu => waktu(t),
            Self::Teks(t) => bersih(t),
        }
    }
}

/// Padded with zeros to eight; an empty cell stays empty.
fn barcode(t: &str) -> Cow<'_, str> {
    if t.is_empty() || t.len() >= 8 { bersih(t) } else { Cow::Owned(format!("{t:0>8}")) }
}

/// `2026-11-15T08:30:00.000+07:00`, as the books keep it, in the form people read; anything else as it stands.
fn waktu(t: &str) -> Cow<'_, str> {
    match (t.get(..10), t.get(10..11), t.get(11..19), t.get(19..)) {
        (Some(hari), Some("T"), Some(jam), Some(ekor)) if ekor.ends_with("+07:00") => {
            Cow::Owned(format!("{hari} {jam}"))
        }
        _ => bersih(t),
    }
}

/// Control characters have no glyph: tabs and the like become spaces, newlines stay.
fn bersih(t: &str) -> Cow<'_, str> {
    if t.chars().all(|c| c == '\n' || !c.is_control()) {
        return Cow::Borrowed(t);
    }
    let rapi = t.replace("\r\n", "\n");
    Cow::Owned(rapi.chars().map(|c| if c != '\n' && c.is_control() { ' ' } else { c }).collect())
}

/// One row. `Sub` and `Jumlah` carry a cell for every column, `Kosong` where nothing is summed; their label
/// stands left of the first sum, or in a row of its own where there is no room. Groups inside groups are groups
/// that follow each other. `Tabel` begins another table under its title, with columns of its own: on paper and in sheets;
/// as CSV, which is data, there is one table only.
#[derive(Debug, Clone, Copy)]
pub enum BarisTabel<'a> {
    Tabel {
        judul: &'a str,
        kolom: &'a [Kolom<'a>],
    },
    Grup(&'a str),
    /// Words in the place of rows.
    Catatan(&'a str),
    Isi(&'a [Sel<'a>]),
    Sub {
        label: &'a str,
        sel: &'a [Sel<'a>],
    },
    Jumlah {
        label: &'a str,
        sel: &'a [Sel<'a>],
    },
}

impl<'a> BarisTabel<'a> {
    pub(crate) fn sel(&self) -> Option<&'a [Sel<'a>]> {
        match *self {
            Self::Tabel { .. } | Self::Grup(_) | Self::Catatan(_) => None,
            Self::Isi(sel) | Self::Sub { sel, .. } | Self::Jumlah { sel, .. } => Some(sel),
        }
    }

    /// The label of a sum that has no cell of its own, because the first column is summed too.
    pub(crate) fn label_terhimpit(&self) -> Option<&'a str> {
        match *self {
            Self::Sub { label, sel } | Self::Jumlah { label, sel } => {
                sel.first().is_some_and(|s| *s != Sel::Kosong).then_some(label)
            }
            Self::Tabel { .. } | Self::Grup(_) | Self::Catatan(_) | Self::Isi(_) => None,
        }
    }

    pub(crate) fn cocok(&self, kolom: usize) -> Hasil<()> {
        match self.sel().map(<[Sel<'_>]>::len) {
            Some(isi) if isi != kolom => Err(Galat::JumlahKolom { ada: kolom, isi }),
            _ => Ok(()),
        }
    }
}

/// Where rows go: [`Pdf`], [`crate::excel::Excel`], [`crate::csv::Csv`].
pub trait Keluaran {
    fn baris(&mut self, baris: BarisTabel<'_>) -> Hasil<()>;
}

/// The way the paper lies; always A4.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Kertas {
    #[default]
    Lanskap,
    Potret,
}

impl Kertas {
    /// Width and height in millimetres.
    pub const fn ukuran(self) -> (f32, f32) {
        match self {
            Self::Lanskap => (297.0, 210.0),
            Self::Potret => (210.0, 297.0),
        }
    }
}

/// How many characters the two lines of the shop's address take.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum BatasAlamat {
    /// 48 and 90.
    #[default]
    Panjang,
    /// 48 and 42.
    Pendek,
}

impl BatasAlamat {
    /// The address in its two lines: broken at a space where all of it still fits, in the middle of a word
    /// where not; what is longer than both lines is cut.
    pub fn bagi(self, alamat: &str) -> (String, String) {
        let batas2 = match self {
            Self::Panjang => 90,
            Self::Pendek => 42,
        };
        const BATAS1: usize = 48;
        let huruf: Vec<char> = alamat.split_whitespace().collect::<Vec<_>>().join(" ").chars().collect();
        if huruf.len() <= BATAS1 {
            return (huruf.into_iter().collect(), String::new());
        }
        let spasi = huruf.iter().take(BATAS1 + 1).rposition(|c| *c == ' ');
        let potong = spasi.filter(|s| *s > 0 && huruf.len() - s - 1 <= batas2).unwrap_or(BATAS1);
        let ambil = |dari: usize, banyak: usize| {
            huruf.iter().skip(dari).take(banyak).collect::<String>().trim().to_owned()
        };
        (ambil(0, potong), ambil(potong, batas2 + usize::from(spasi == Some(potong))))
    }
}

/// Everything about a report but its rows.
#[derive(Debug, Clone, Copy)]
pub struct Tabel<'a> {
    pub judul: &'a str,
    /// The line under the title; empty when the report has no period.
    pub periode: &'a str,
    pub nama_toko: &'a str,
    pub alamat_toko: &'a str,
    pub batas_alamat: BatasAlamat,
    pub kolom: &'a [Kolom<'a>],
    pub kertas: Kertas,
    /// Who signs, left to right; empty for none.
    pub tanda_tangan: &'a [&'a str],
    pub user_id: &'a str,
    /// The day of printing, as it is to appear.
    pub tgl_cetak: &'a str,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sel_tampil_menurut_jenisnya() {
        for (sel, jenis, teks) in [
            (Sel::Angka(1_250_000), Jenis::Rupiah, "1,250,000"),
            (Sel::Angka(-4_325), Jenis::Gram, "-4.325"),
            (Sel::Angka(7_550), Jenis::Persen, "75.50"),
            (Sel::Angka(42), Jenis::Barcode, "00000042"),
            (Sel::Teks("42"), Jenis::Barcode, "00000042"),
            (Sel::Teks(""), Jenis::Barcode, ""),
            (Sel::Teks("a\tb\r\nc"), Jenis::Teks, "a b\nc"),
            (Sel::Kosong, Jenis::Rupiah, ""),
            (Sel::Angka(12_345), Jenis::Kode, "12345"),
            (Sel::Teks("2026-11-15T08:30:00.000+07:00"), Jenis::Waktu, "2026-11-15 08:30:00"),
            (Sel::Teks("08:30"), Jenis::Waktu, "08:30"),
            (Sel::Teks("é".repeat(20).as_str()), Jenis::Waktu, &"é".repeat(20)),
        ] {
            assert_eq!(sel.tampil(jenis), teks);
        }
    }

    #[test]
    fn alamat_dibagi_menurut_batasnya() {
        let pendek = "Jl. Pasar Baru No. 12, Jakarta";
        assert_eq!(BatasAlamat::Panjang.bagi(pendek), (pendek.into(), String::new()));

        let (a, b) = BatasAlamat::Pendek
            .bagi("Jl. Kramat Raya No. 101 Blok B Lantai Dasar Ruko Emas, Senen, Jakarta Pusat 10450");
        assert_eq!(a, "Jl. Kramat Raya No. 101 Blok B Lantai Dasar Ruko");
        assert_eq!(b, "Emas, Senen, Jakarta Pusat 10450");

        // No room to be polite: exactly 48 and 42, then 48 and 90 characters; the rest is cut.
        let panjang = "abcdefghij ".repeat(20);
        let (a, b) = BatasAlamat::Pendek.bagi(&panjang);
        assert_eq!((a.chars().count(), b.chars().count()), (48, 42));
        assert_eq!(format!("{a}{b}"), panjang.chars().take(90).collect::<String>());
        let (a, b) = BatasAlamat::Panjang.bagi(&"é".repeat(200));
        assert_eq!((a.chars().count(), b.chars().count()), (48, 90));
    }
}
