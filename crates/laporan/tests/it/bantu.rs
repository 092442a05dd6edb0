//! People, filters and the forms a report can take, for the tests.

use laporan::{Format, Isian, JenisSaring, Langsung, Laporan, LaporanDiminta};
use platform::{Hasil, Level, Pelaku};
use serde_json::{Value, json};
use std::process::Command;
use std::sync::Arc;
use testkit::Uji;
use values::{KodeToko, UserId};

/// An owner of the store; of head office where `pusat`.
pub fn pelaku(toko: &str, pusat: bool) -> Pelaku {
    let toko = KodeToko::parse(toko).unwrap();
    Pelaku {
        user_id: UserId::parse("uji").unwrap(),
        user_name: "Uji".into(),
        level: Level::Own,
        toko: toko.clone(),
        toko_asal: toko,
        pusat,
        akses: Arc::default(),
        sesi: Arc::from("uji"),
        terkunci: false,
        ganti_sandi: false,
    }
}

pub fn isian(v: Value) -> Isian {
    serde_json::from_value(v).unwrap()
}

/// What every required filter is set to: the day of the tests, the first choice.
pub fn wajib(l: &Laporan) -> Isian {
    let isi = |s: &laporan::Saring| match s.jenis {
        JenisSaring::Tanggal(_) => json!("2026-11-15"),
        _ => json!("ALL"),
    };
    l.saringan.iter().filter(|s| s.wajib.is_some()).map(|s| (s.kunci.to_owned(), isi(s))).collect()
}

/// The report's request, as a person of the store makes it.
pub async fn minta(
    uji: &Uji,
    p: &Pelaku,
    l: &'static Laporan,
    isian: Isian,
    toko: &[&str],
) -> Hasil<LaporanDiminta> {
    let (p, kini) = (p.clone(), uji.db.jam().sekarang());
    let toko: Vec<String> = toko.iter().map(|t| (*t).to_owned()).collect();
    uji.db.read(move |c| LaporanDiminta::baca(c, &p, l, &isian, &toko, kini)).await
}

/// The rows as JSON: arrays, or objects as the specification's calls have them.
pub async fn baris(uji: &Uji, m: &LaporanDiminta, objek: bool) -> Hasil<Vec<Value>> {
    let m = m.clone();
    let (data, _) = uji
        .db
        .lapor(move |c| {
            let mut ke = Langsung::new(m.laporan, objek);
            let r = laporan::alirkan(c, &m, &mut ke)?;
            ke.selesai(&r)
        })
        .await?;
    Ok(serde_json::from_str(data.get()).unwrap())
}

pub async fn berkas(uji: &Uji, m: &LaporanDiminta, f: Format) -> Hasil<laporan::Berkas> {
    let m = m.clone();
    uji.db.lapor(move |c| laporan::berkas(c, &m, f)).await
}

/// The text of a PDF as poppler reads it, without the blanks between columns.
pub fn teks_pdf(isi: &[u8]) -> String {
    let mut f = tempfile::NamedTempFile::new().unwrap();
    std::io::Write::write_all(&mut f, isi).unwrap();
    let hasil = Command::new("pdftotext")
        .args(["-layout", f.path().to_str().unwrap(), "-"])
        .output()
        .expect("pdftotext tidak ada; jalankan scripts/siapkan");
    assert!(hasil.status.success(), "{}", String::from_utf8_lossy(&hasil.stderr));
    rapat(&String::from_utf8(hasil.stdout).unwrap())
}

/// Words of a line apart by one blank, empty lines gone.
fn rapat(teks: &str) -> String {
    let baris = teks.lines().map(|b| b.split_whitespace().collect::<Vec<_>>().join(" "));
    baris.filter(|b| !b.is_empty()).map(|b| b + "\n").collect()
}

/// The cells of a sheet as calamine reads them, one line a row.
pub fn sel_excel(isi: &[u8]) -> String {
    use calamine::{Reader, Xlsx};
    let mut buku: Xlsx<_> = Xlsx::new(std::io::Cursor::new(isi.to_vec())).unwrap();
    let lembar = buku.worksheet_range_at(0).unwrap().unwrap();
    let sel = |s: &calamine::Data| format!("{s:?}");
    lembar.rows().map(|b| b.iter().map(sel).collect::<Vec<_>>().join(" | ") + "\n").collect()
}
