//! Export: CSV with every text quoted, Excel with real numbers, a frozen header and fitted widths.

use crate::baca::{lingkup, nama_kolom};
use crate::sel::angka_kawat;
use crate::{Jenis, Master};
use db::{Col, Conn, args};
use platform::{DasarTolak, Hasil, Pelaku, Tolak};
use rust_xlsxwriter::{Format, Workbook};

fn sql(m: &Master) -> String {
    format!(
        "SELECT {} FROM {} WHERE toko = $1 AND dihapus = 0 ORDER BY {}",
        nama_kolom(m),
        m.tabel,
        m.kunci.join(", ")
    )
}

pub fn csv(c: &mut Conn, m: &'static Master, p: &Pelaku) -> Hasil<Vec<u8>> {
    let salah = |e: csv::Error| db::Error::Lain(e.to_string());
    let mut w = csv::WriterBuilder::new().quote_style(csv::QuoteStyle::NonNumeric).from_writer(Vec::new());
    w.write_record(m.kolom.iter().map(|k| k.nama)).map_err(salah)?;
    c.each(&sql(m), args![lingkup(m, p)], |r| {
        let mut sel = Vec::with_capacity(m.kolom.len());
        for (i, k) in m.kolom.iter().enumerate() {
            sel.push(match r.col(i)? {
                Col::Null => String::new(),
                Col::Text(t) => aman(t),
                Col::Int(n) => angka_kawat(k, n),
            });
        }
        w.write_record(&sel).map_err(salah)
    })?;
    w.into_inner().map_err(|e| db::Error::Lain(e.to_string()).into())
}

/// How a cell begins that a spreadsheet would run as a formula.
const RUMUS: [char; 6] = ['=', '+', '-', '@', '\t', '\r'];

/// Such a cell is made plain text.
fn aman(t: &str) -> String {
    if t.starts_with(RUMUS) { format!("'{t}") } else { t.to_owned() }
}

/// The cell as it was before [`aman`].
pub(crate) fn asli(t: &str) -> &str {
    t.strip_prefix('\'').filter(|s| s.starts_with(RUMUS)).unwrap_or(t)
}

pub fn xlsx(c: &mut Conn, m: &'static Master, p: &Pelaku) -> Hasil<Vec<u8>> {
    let salah =
        |e: rust_xlsxwriter::XlsxError| DasarTolak::Dalam.tolak("Berkas Excel tidak bisa dibuat").sebab(e);
    let mut wb = Workbook::new();
    let ws = wb.add_worksheet_with_constant_memory().map_err(salah)?;
    ws.set_name(m.sebut.chars().take(31).collect::<String>()).map_err(salah)?;
    ws.set_freeze_panes(1, 0).map_err(salah)?;
    let tebal = Format::new().set_bold();
    let bulat = Format::new().set_num_format("#,##0");
    let gram = Format::new().set_num_format("0.000");
    let persen = Format::new().set_num_format("#,##0.00");
    let nilai = Format::new().set_num_format("#,##0.##");
    for (i, k) in (0_u16..).zip(m.kolom) {
        ws.set_column_width(i, if k.berangka() { 14 } else { 22 }).map_err(salah)?;
        ws.write_with_format(0, i, k.label, &tebal).map_err(salah)?;
    }
    let mut ke = 1_u32;
    c.each(&sql(m), args![lingkup(m, p)], |r| {
        for (i, k) in (0_u16..).zip(m.kolom) {
            match r.col(usize::from(i))? {
                Col::Null => continue,
                Col::Text(t) => ws.write_string(ke, i, t).map_err(salah)?,
                // Excel keeps numbers as floats; the text of the wire is exact to the last digit it shows.
                Col::Int(n) => match k.jenis {
                    Jenis::Tanda => {
                        ws.write_string(ke, i, if n != 0 { "YA" } else { "TIDAK" }).map_err(salah)?
                    }
                    _ => {
                        let f = match k.jenis {
                            Jenis::Berat | Jenis::Carat => &gram,
                            Jenis::Persen | Jenis::Kadar | Jenis::Usd | Jenis::Kurs => &persen,
                            Jenis::Nilai(_) => &nilai,
                            _ => &bulat,
                        };
                        let x = angka_kawat(k, n).parse::<f64>().unwrap_or_default();
                        ws.write_number_with_format(ke, i, x, f).map_err(salah)?
                    }
                },
            };
        }
        ke += 1;
        Ok::<(), Tolak>(())
    })?;
    wb.save_to_buffer().map_err(salah)
}
