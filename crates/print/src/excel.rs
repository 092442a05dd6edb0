//! The table as an Excel file: rows go to a temporary file as they come, so that memory does not grow with them.
//! Numbers and days are real ones; the sums are the server's figures, not formulas.

use rust_xlsxwriter::{Format, FormatAlign, FormatBorder, Workbook, Worksheet};
use values::Tanggal;

use crate::tabel::{BarisTabel, Jenis, Keluaran, Kertas, Kolom, Sel, Tabel};
use crate::{Galat, Hasil};

/// Row of the column titles: below shop, title and period.
const JUDUL: u32 = 3;
/// Rows a sheet of Excel has.
const BATAS: u32 = 1_048_576;
/// Characters a cell of Excel takes.
const BATAS_TEKS: usize = 32_767;

struct Rupa {
    teks: Format,
    bulat: Format,
    gram: Format,
    persen: Format,
    hari: Format,
    waktu: Format,
}

impl Rupa {
    fn dari(dasar: &Format) -> Self {
        let angka = |bentuk: &str| dasar.clone().set_num_format(bentuk);
        Self {
            teks: dasar.clone(),
            bulat: angka("#,##0"),
            gram: angka("#,##0.000"),
            persen: angka("#,##0.00"),
            hari: angka("yyyy-mm-dd").set_align(FormatAlign::Center),
            waktu: angka("yyyy-mm-dd hh:mm:ss").set_align(FormatAlign::Center),
        }
    }

    fn untuk(&self, jenis: Jenis) -> &Format {
        match jenis {
            Jenis::Bulat | Jenis::Rupiah => &self.bulat,
            Jenis::Gram => &self.gram,
            Jenis::Persen => &self.persen,
            Jenis::Tanggal => &self.hari,
            Jenis::Waktu => &self.waktu,
            Jenis::Teks | Jenis::Kode | Jenis::Barcode => &self.teks,
        }
    }
}

pub struct Excel<'a> {
    buku: Workbook,
    tabel: Tabel<'a>,
    /// Kinds of the columns of the table that rows come for.
    jenis: Vec<Jenis>,
    judul: Format,
    /// The titles of the first table stand above its rows: not where another table began before any row.
    bertajuk: bool,
    biasa: Rupa,
    grup: Rupa,
    jumlah: Rupa,
    /// Widest cell of every column, in characters.
    lebar: Vec<usize>,
    ke: u32,
    awal: Option<Tanggal>,
}

impl<'a> Excel<'a> {
    pub fn new(tabel: Tabel<'a>) -> Hasil<Self> {
        if tabel.kolom.is_empty() {
            return Err(Galat::TanpaKolom);
        }
        let mut buku = Workbook::new();
        let tebal = Format::new().set_bold();
        let judul = tebal
            .clone()
            .set_background_color(0xE1_E1_E1)
            .set_border_bottom(FormatBorder::Thin)
            .set_align(FormatAlign::Center)
            .set_align(FormatAlign::VerticalCenter)
            .set_text_wrap();
        let lembar = buku.add_worksheet_with_constant_memory()?;
        lembar.set_name(nama_lembar(tabel.judul))?;
        let pisah = if tabel.alamat_toko.is_empty() { "" } else { " · " };
        let toko = format!("{}{pisah}{}", tabel.nama_toko, tabel.alamat_toko);
        for (ke, (teks, rupa)) in (0_u32..).zip([
            (toko.as_str(), &Format::new()),
            (tabel.judul, &tebal.clone().set_font_size(14)),
            (tabel.periode, &Format::new()),
        ]) {
            lembar.write_string_with_format(ke, 0, muat(teks), rupa)?;
        }
        Ok(Self {
            buku,
            jenis: tabel.kolom.iter().map(|k| k.jenis).collect(),
            judul,
            bertajuk: false,
            biasa: Rupa::dari(&Format::new()),
            grup: Rupa::dari(&tebal.clone().set_background_color(0xF4_F4_F4)),
            jumlah: Rupa::dari(&tebal.set_background_color(0xE8_E8_E8).set_border_top(FormatBorder::Thin)),
            lebar: tabel
                .kolom
                .iter()
                .map(|k| k.judul.split_whitespace().map(str::len).max().unwrap_or(0))
                .collect(),
            ke: JUDUL,
            awal: Tanggal::new(1899, 12, 30).ok(),
            tabel,
        })
    }

    /// The titles of a table's columns, at the row that comes.
    fn tajuk(&mut self, kolom: &[Kolom<'_>]) -> Hasil<()> {
        let lembar = self.buku.worksheet_from_index(0)?;
        for (i, k) in (0_u16..).zip(kolom) {
            lembar.write_string_with_format(self.ke, i, muat(k.judul), &self.judul)?;
        }
        self.ke += 1;
        Ok(())
    }

    /// The titles of the first table, before the first row that is its own.
    fn mulai(&mut self) -> Hasil<()> {
        if self.ke == JUDUL {
            self.bertajuk = true;
            self.tajuk(self.tabel.kolom)?;
        }
        Ok(())
    }

    /// Another table: its title, then those of its columns.
    fn tabel_baru(&mut self, judul: &str, kolom: &[Kolom<'_>]) -> Hasil<()> {
        if kolom.is_empty() {
            return Err(Galat::TanpaKolom);
        }
        // A row of air between two tables.
        self.ke += u32::from(self.ke > JUDUL);
        let lembar = self.buku.worksheet_from_index(0)?;
        lembar.write_string_with_format(self.ke, 0, muat(judul), &self.grup.teks)?;
        self.ke += 1;
        self.jenis = kolom.iter().map(|k| k.jenis).collect();
        self.lebar.resize(self.lebar.len().max(kolom.len()), 0);
        for (lebar, k) in self.lebar.iter_mut().zip(kolom) {
            let kata = k.judul.split_whitespace().map(str::len).max().unwrap_or(0);
            *lebar = (*lebar).max(kata);
        }
        self.tajuk(kolom)
    }

    /// Who signs, with room above the line for it.
    fn tanda_tangan(&mut self) -> Hasil<()> {
        let banyak = u16::try_from(self.tabel.tanda_tangan.len()).unwrap_or(0);
        if banyak == 0 {
            return Ok(());
        }
        let kolom = u16::try_from(self.lebar.len()).unwrap_or(u16::MAX);
        let jarak = (kolom / banyak).max(1);
        let lembar = self.buku.worksheet_from_index(0)?;
        for (turun, garis) in [(2, false), (6, true)] {
            for (ke, label) in (0_u16..).zip(self.tabel.tanda_tangan) {
                let teks = if garis { "(........................)" } else { *label };
                lembar.write_string(self.ke + turun, ke * jarak, teks)?;
            }
        }
        Ok(())
    }

    pub fn selesai(mut self) -> Hasil<Vec<u8>> {
        self.mulai()?;
        self.tanda_tangan()?;
        let lembar = self.buku.worksheet_from_index(0)?;
        for (i, n) in (0_u16..).zip(&self.lebar) {
            let n = u16::try_from(*n).unwrap_or(u16::MAX).clamp(6, 50);
            lembar.set_column_width(i, f64::from(n) + 2.0)?;
        }
        lembar.set_paper_size(9).set_print_fit_to_pages(1, 0);
        if self.bertajuk {
            lembar.set_freeze_panes(JUDUL + 1, 0)?;
            lembar.set_repeat_rows(JUDUL, JUDUL)?;
        }
        if self.tabel.kertas == Kertas::Lanskap {
            lembar.set_landscape();
        }
        let oleh = format!("Printed By {} / {}", self.tabel.user_id, self.tabel.tgl_cetak);
        lembar.set_footer(format!("&L{}&R&P of &N", oleh.replace('&', "&&")));
        Ok(self.buku.save_to_buffer()?)
    }
}

impl Keluaran for Excel<'_> {
    fn baris(&mut self, baris: BarisTabel<'_>) -> Hasil<()> {
        if let BarisTabel::Tabel { judul, kolom } = baris {
            return self.tabel_baru(judul, kolom);
        }
        self.mulai()?;
        baris.cocok(self.jenis.len())?;
        if self.ke >= BATAS {
            return Err(Galat::TerlaluPanjang { batas: usize::try_from(BATAS).unwrap_or(usize::MAX) });
        }
        if let Some(label) = baris.label_terhimpit() {
            self.baris(BarisTabel::Grup(label))?;
        }
        let (label, sel, rupa) = match baris {
            BarisTabel::Isi(sel) => (None, sel, &self.biasa),
            BarisTabel::Tabel { judul: label, .. } | BarisTabel::Grup(label) => {
                (Some(label), [].as_slice(), &self.grup)
            }
            BarisTabel::Catatan(label) => (Some(label), [].as_slice(), &self.biasa),
            BarisTabel::Sub { label, sel } => (Some(label), sel, &self.grup),
            BarisTabel::Jumlah { label, sel } => (Some(label), sel, &self.jumlah),
        };
        let lembar = self.buku.worksheet_from_index(0)?;
        for ((i, jenis), lebar) in (0_u16..).zip(&self.jenis).zip(&mut self.lebar) {
            let isi = sel.get(usize::from(i)).copied().unwrap_or(Sel::Kosong);
            let f = rupa.untuk(*jenis);
            match (isi, label) {
                (Sel::Kosong, Some(l)) if i == 0 => {
                    lembar.write_string_with_format(self.ke, i, muat(l), &rupa.teks)?;
                }
                (Sel::Kosong, Some(_)) => {
                    lembar.write_blank(self.ke, i, f)?;
                }
                (Sel::Kosong, None) => {}
                (isi, _) => *lebar = (*lebar).max(tulis(lembar, self.ke, i, *jenis, isi, f, self.awal)?),
            }
        }
        self.ke += 1;
        Ok(())
    }
}

/// Writes one cell and gives its width in characters.
fn tulis(
    lembar: &mut Worksheet,
    ke: u32,
    i: u16,
    jenis: Jenis,
    sel: Sel<'_>,
    rupa: &Format,
    awal: Option<Tanggal>,
) -> Hasil<usize> {
    if let (Sel::Angka(n), Some(angka)) = (sel, jenis.angka()) {
        lembar.write_number_with_format(ke, i, pecahan(n, angka), rupa)?;
        return Ok(lebar_angka(n, angka));
    }
    let teks = sel.tampil(jenis);
    if let (Jenis::Tanggal | Jenis::Waktu, Some(awal)) = (jenis, awal)
        && let Some(nomor) = nomor_hari(&teks, awal)
    {
        lembar.write_number_with_format(ke, i, nomor, rupa)?;
        return Ok(teks.len());
    }
    lembar.write_string_with_format(ke, i, muat(&teks), rupa)?;
    Ok(teks.chars().count())
}

/// A day (and time of day) as Excel counts them: days since the end of 1899, the time as a part of a day. `None`
/// for what is no day, and before March 1900, where Excel's calendar goes wrong.
fn nomor_hari(teks: &str, awal: Tanggal) -> Option<f64> {
    let (hari, jam) = teks.split_once(' ').unwrap_or((teks, "00:00:00"));
    let hari = Tanggal::parse(hari).ok()?.selisih_hari(awal);
    let mut detik = 0_u32;
    let mut bagian = jam.split(':');
    for batas in [24, 60, 60] {
        let n = bagian.next().unwrap_or("0").parse::<u32>().ok().filter(|n| *n < batas)?;
        detik = detik * 60 + n;
    }
    (hari > 60 && bagian.next().is_none()).then(|| pecahan(hari, 0) + f64::from(detik) / 86_400.0)
}

/// A whole number of the smallest unit as Excel keeps numbers. Exact to the 15 digits Excel shows.
fn pecahan(n: i64, angka: u32) -> f64 {
    let bagi = match angka {
        0 => 1.0,
        2 => 100.0,
        _ => 1_000.0,
    };
    let (atas, bawah) = (n >> 32, n & 0xFFFF_FFFF);
    let atas = f64::from(i32::try_from(atas).unwrap_or(0));
    let bawah = f64::from(u32::try_from(bawah).unwrap_or(0));
    (atas * 4_294_967_296.0 + bawah) / bagi
}

/// Characters of the number as it is shown, commas and point included.
fn lebar_angka(n: i64, angka: u32) -> usize {
    let digit = usize::try_from(n.unsigned_abs().checked_ilog10().unwrap_or(0) + 1).unwrap_or(1);
    let belakang = usize::try_from(angka).unwrap_or(0);
    let depan = digit.saturating_sub(belakang).max(1);
    depan + (depan - 1) / 3 + usize::from(n < 0) + if belakang > 0 { belakang + 1 } else { 0 }
}

fn muat(teks: &str) -> &str {
    teks.char_indices().nth(BATAS_TEKS).map_or(teks, |(i, _)| teks.get(..i).unwrap_or(teks))
}

/// A sheet's name: 31 characters, none that Excel forbids.
fn nama_lembar(judul: &str) -> String {
    let bersih: String = judul
        .chars()
        .map(|c| if c.is_control() || "[]:*?/\\'".contains(c) { ' ' } else { c })
        .take(31)
        .collect();
    let bersih = bersih.trim();
    if bersih.is_empty() { "Laporan".to_owned() } else { bersih.to_owned() }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn angka_besar_tidak_kehilangan_digit() {
        assert_eq!(pecahan(0, 0), 0.0);
        assert_eq!(pecahan(-1, 0), -1.0);
        assert_eq!(pecahan(1_234_567, 3), 1_234.567);
        assert_eq!(pecahan(-1_234_567_890_123, 0), -1_234_567_890_123.0);
        assert_eq!(pecahan(9_007_199_254_740_991, 0), 9_007_199_254_740_991.0);
    }

    #[test]
    fn hari_dan_waktu_menjadi_angka_excel() {
        let awal = Tanggal::new(1899, 12, 30).unwrap();
        assert_eq!(nomor_hari("2026-11-15", awal), Some(46_341.0));
        assert_eq!(nomor_hari("2026-11-15 18:00:00", awal), Some(46_341.75));
        assert_eq!(nomor_hari("2026-11-15 06:00", awal), Some(46_341.25));
        for bukan in ["", "-", "2026-02-30", "2026-11-15 25:00:00", "2026-11-15 x", "1899-12-31", "08:30"] {
            assert_eq!(nomor_hari(bukan, awal), None, "{bukan}");
        }
    }

    #[test]
    fn lebar_angka_sama_dengan_tulisannya() {
        for n in [0, 5, 12, 999, 1_000, -1_234_567, 999_999_999] {
            for angka in [0, 2, 3] {
                assert_eq!(
                    lebar_angka(n, angka),
                    values::format::desimal(n, angka, true).len(),
                    "{n} {angka}"
                );
            }
        }
    }

    #[test]
    fn nama_lembar_diterima_excel() {
        assert_eq!(nama_lembar("Laporan: A/B [1]*?"), "Laporan  A B  1");
        assert_eq!(nama_lembar(""), "Laporan");
        assert_eq!(nama_lembar(&"x".repeat(50)).len(), 31);
    }
}
