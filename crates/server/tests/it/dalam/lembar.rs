//! Excel sheets read as the CSV they stand for.

use platform::giliran::Tenggat;
use rust_xlsxwriter::{ExcelDateTime, Format, Workbook};
use server::tepi::lembar::{BAGIAN_MAKS, TERBUKA_MAKS, dari_xlsx};
use std::io::{Cursor, Write as _};
use std::time::Duration;
use zip::ZipWriter;
use zip::write::SimpleFileOptions;

fn lama() -> Tenggat {
    Tenggat::selama(Duration::from_secs(600))
}

/// A file whose parts are these, packed as tightly as can be.
fn padat(bagian: &[(&str, Vec<u8>)]) -> Vec<u8> {
    let mut z = ZipWriter::new(Cursor::new(Vec::new()));
    for (nama, isi) in bagian {
        z.start_file(*nama, SimpleFileOptions::default()).unwrap();
        z.write_all(isi).unwrap();
    }
    z.finish().unwrap().into_inner()
}

#[test]
fn berkas_kecil_yang_mengembang_ditolak_sebelum_dibongkar_habis() {
    let bom = padat(&[("xl/worksheets/sheet1.xml", vec![b' '; TERBUKA_MAKS + 1])]);
    assert!(bom.len() < 300_000, "{}", bom.len());
    assert_eq!(dari_xlsx(&bom, &lama()).unwrap_err().kode, "BERKAS-02");
    let banyak: Vec<(String, Vec<u8>)> = (0..=BAGIAN_MAKS).map(|i| (format!("{i}.xml"), vec![])).collect();
    let banyak: Vec<(&str, Vec<u8>)> = banyak.iter().map(|(n, i)| (n.as_str(), i.clone())).collect();
    assert_eq!(dari_xlsx(&padat(&banyak), &lama()).unwrap_err().kode, "BERKAS-02");
}

#[test]
fn lembar_yang_melebar_berhenti_di_batasnya() {
    // One cell at the far right of every row: little to read, much to write.
    let mut buku = Workbook::new();
    let l = buku.add_worksheet();
    for i in 0..60_000 {
        l.write(i, 255, 1).unwrap();
    }
    let isi = buku.save_to_buffer().unwrap();
    assert_eq!(dari_xlsx(&isi, &lama()).unwrap_err().kode, "BERKAS-02");
    assert_eq!(dari_xlsx(&isi, &Tenggat::selama(Duration::ZERO)).unwrap_err().kode, "BERKAS-02");
}

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
    let csv = dari_xlsx(&buku.save_to_buffer().unwrap(), &lama()).unwrap();
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
        assert_eq!(dari_xlsx(isi, &lama()).unwrap_err().kode, "BERKAS-01");
    }
}
