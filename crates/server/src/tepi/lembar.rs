//! Tables that people upload: a CSV text, or an Excel file whose first sheet is turned into one. The importers read CSV
//! alone; here is the only place that knows Excel.

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use calamine::{DataRef, Reader as _, Xlsx};
use platform::giliran::{self, Tenggat};
use platform::{DasarTolak, Hasil, Tolak};
use std::io::{Cursor, Read, Write as _};
use zip::write::SimpleFileOptions;
use zip::{CompressionMethod, ZipArchive, ZipWriter};

/// Cells right of this are not looked at: no table of ours is that wide.
const LEBAR: usize = 256;
/// Rows a sheet of Excel has.
const TINGGI: u32 = 1_048_576;
/// What the parts of a file may come to when they are unpacked, how many parts there may be, and what the text of its
/// first sheet may come to. A sheet of 50,000 lines with 20 columns stays below half of it.
pub const TERBUKA_MAKS: usize = 64 << 20;
pub const BAGIAN_MAKS: usize = 500;
const TEKS_MAKS: usize = 32 << 20;

fn terlalu_besar() -> Tolak {
    DasarTolak::BerkasBesar
        .tolak("Berkas Excel ini terlalu besar; hapus lembar lain, atau pecah menjadi beberapa berkas")
}

fn rusak(sebab: impl std::fmt::Display) -> Tolak {
    DasarTolak::BerkasRusak
        .tolak("Berkas Excel tidak terbaca; simpan sebagai .xlsx atau .csv lalu coba lagi")
        .sebab(sebab.to_string())
}

/// The text of an upload: the Excel file in base64 when there is one, otherwise the CSV as it came.
pub async fn teks(csv: String, xlsx: String) -> Hasil<String> {
    if xlsx.is_empty() {
        return Ok(csv);
    }
    giliran::berat(move |t| dari_xlsx(&STANDARD.decode(xlsx).map_err(rusak)?, t)).await
}

/// The same file with its parts unpacked, none of it beyond the limit: the sizes that a file names may be lies.
fn bongkar(isi: &[u8], t: &Tenggat) -> Hasil<Vec<u8>> {
    let mut dari = ZipArchive::new(Cursor::new(isi)).map_err(rusak)?;
    if dari.len() > BAGIAN_MAKS {
        return Err(terlalu_besar());
    }
    let mut ke = ZipWriter::new(Cursor::new(Vec::new()));
    let polos = SimpleFileOptions::default().compression_method(CompressionMethod::Stored);
    let (mut semua, mut potong) = (0_usize, vec![0_u8; 64 * 1024]);
    for i in 0..dari.len() {
        let mut bagian = dari.by_index(i).map_err(rusak)?;
        let nama = bagian.name().map_err(rusak)?.into_owned();
        // Pictures and the like are nothing to us.
        if !(nama.ends_with(".xml") || nama.ends_with(".rels")) {
            continue;
        }
        ke.start_file(nama, polos).map_err(rusak)?;
        loop {
            t.periksa()?;
            let n = bagian.read(&mut potong).map_err(rusak)?;
            if n == 0 {
                break;
            }
            semua += n;
            if semua > TERBUKA_MAKS {
                return Err(terlalu_besar());
            }
            ke.write_all(potong.get(..n).unwrap_or_default()).map_err(rusak)?;
        }
    }
    Ok(ke.finish().map_err(rusak)?.into_inner())
}

/// The first sheet as CSV, row for row, so that a line keeps its number.
pub fn dari_xlsx(isi: &[u8], t: &Tenggat) -> Hasil<String> {
    let terbuka = bongkar(isi, t)?;
    let mut buku: Xlsx<_> = Xlsx::new(Cursor::new(terbuka.as_slice())).map_err(rusak)?;
    t.periksa()?;
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
        if di > baris {
            t.periksa()?;
        }
        while baris < di {
            tulis(&mut keluar, &mut isi);
            baris += 1;
            if keluar.len() > TEKS_MAKS {
                return Err(terlalu_besar());
            }
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
