//! Tables that people upload: a CSV text, or an Excel file whose first sheet is turned into one. The importers read CSV
//! alone; here is the only place that knows Excel.

use crate::cetak::di_utas;
use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use calamine::{DataRef, Reader as _, Xlsx};
use platform::{Hasil, Tolak};
use std::io::Cursor;

/// Cells right of this are not looked at: no table of ours is that wide.
const LEBAR: usize = 256;
/// Rows a sheet of Excel has.
const TINGGI: u32 = 1_048_576;

fn rusak(sebab: impl std::fmt::Display) -> Tolak {
    Tolak::aturan("BERKAS-01", "Berkas Excel tidak terbaca; simpan sebagai .xlsx atau .csv lalu coba lagi")
        .sebab(sebab.to_string())
}

/// The text of an upload: the Excel file in base64 when there is one, otherwise the CSV as it came.
pub async fn teks(csv: String, xlsx: String) -> Hasil<String> {
    if xlsx.is_empty() {
        return Ok(csv);
    }
    di_utas(move || dari_xlsx(&STANDARD.decode(xlsx).map_err(rusak)?)).await
}

/// The first sheet as CSV, row for row, so that a line keeps its number.
fn dari_xlsx(isi: &[u8]) -> Hasil<String> {
    let mut buku: Xlsx<_> = Xlsx::new(Cursor::new(isi)).map_err(rusak)?;
    let nama = buku.sheet_names().first().cloned().ok_or_else(|| rusak("no sheet"))?;
    let mut sel = buku.worksheet_cells_reader(&nama).map_err(rusak)?;
    let mut keluar = String::new();
    let (mut baris, mut isi): (u32, Vec<String>) = (0, Vec::new());
    while let Some(s) = sel.next_cell().map_err(rusak)? {
        let (di, kolom) = s.get_position();
        let kolom = usize::try_from(kolom).unwrap_or(LEBAR);
        if di >= TINGGI || di < baris {
            return Err(rusak("rows out of order"));
        }
        while baris < di {
            tulis(&mut keluar, &mut isi);
            baris += 1;
        }
        if kolom < LEBAR {
            if isi.len() <= kolom {
                isi.resize(kolom + 1, String::new());
            }
            if let Some(tempat) = isi.get_mut(kolom) {
                *tempat = tulisan(s.get_value());
            }
        }
    }
    tulis(&mut keluar, &mut isi);
    Ok(keluar)
}

/// Every cell is quoted: an empty row is then a row too.
fn tulis(keluar: &mut String, isi: &mut Vec<String>) {
    if isi.is_empty() {
        isi.push(String::new());
    }
    for (i, s) in isi.iter().enumerate() {
        if i > 0 {
            keluar.push(',');
        }
        keluar.push('"');
        keluar.push_str(&s.replace('"', "\"\""));
        keluar.push('"');
    }
    keluar.push('\n');
    isi.clear();
}

/// A cell as a person would type it.
fn tulisan(s: &DataRef<'_>) -> String {
    match s {
        DataRef::Int(n) => n.to_string(),
        DataRef::Float(n) => angka(*n),
        DataRef::String(t) | DataRef::DateTimeIso(t) | DataRef::DurationIso(t) => t.trim().to_owned(),
        DataRef::SharedString(t) => t.trim().to_owned(),
        DataRef::Bool(b) => (if *b { "YA" } else { "TIDAK" }).to_owned(),
        DataRef::DateTime(w) => {
            let (tahun, bulan, hari, ..) = w.to_ymd_hms_milli();
            format!("{tahun:04}-{bulan:02}-{hari:02}")
        }
        DataRef::Error(e) => e.to_string(),
        DataRef::Empty => String::new(),
    }
}

/// Fifteen digits, as the sheet shows it: 0.1 + 0.2 is 0.3.
fn angka(n: f64) -> String {
    format!("{n:.14e}").parse().unwrap_or(n).to_string()
}

#[cfg(test)]
mod tests {
    use super::*;
    use rust_xlsxwriter::{ExcelDateTime, Format, Workbook};

    #[test]
    fn lembar_pertama_menjadi_csv_baris_demi_baris() {
        let mut buku = Workbook::new();
        let l = buku.add_worksheet();
        let hari = Format::new().set_num_format("yyyy-mm-dd");
        for (i, k) in ["kode", "nama", "berat", "tgl", "markis"].into_iter().enumerate() {
            l.write(0, u16::try_from(i).unwrap(), k).unwrap();
        }
        l.write(1, 0, 12_345).unwrap();
        l.write(1, 1, "CINCIN \"POLOS\", 2").unwrap();
        l.write(1, 2, 0.1 + 0.2).unwrap();
        l.write_with_format(1, 3, ExcelDateTime::from_ymd(2026, 1, 31).unwrap(), &hari).unwrap();
        l.write(1, 4, true).unwrap();
        // A row left empty keeps its number; a text keeps its zeros.
        l.write(3, 0, "00012345").unwrap();
        l.write(3, 2, 2.345).unwrap();
        buku.add_worksheet().write(0, 0, "lain").unwrap();
        let csv = dari_xlsx(&buku.save_to_buffer().unwrap()).unwrap();
        assert_eq!(
            csv,
            "\"kode\",\"nama\",\"berat\",\"tgl\",\"markis\"\n\
             \"12345\",\"CINCIN \"\"POLOS\"\", 2\",\"0.3\",\"2026-01-31\",\"YA\"\n\
             \"\"\n\
             \"00012345\",\"\",\"2.345\"\n"
        );
    }

    #[test]
    fn yang_bukan_excel_ditolak() {
        for isi in [&b"bukan excel"[..], b"PK\x03\x04rusak", b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1"] {
            assert_eq!(dari_xlsx(isi).unwrap_err().kode, "BERKAS-01");
        }
    }
}
