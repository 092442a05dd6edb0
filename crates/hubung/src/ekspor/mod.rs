//! The twelve sets of one day (/export-csv), for the programs that head office and accountants have: which columns stands in
//! `set` and in docs/csv-exports.md. A day is exported from the day after on, so what is read does not move any more. Rows go
//! from the query to whoever takes them, one by one: as CSV inside one ZIP, or as the answer of the specification's call.

mod json;
mod set;
mod sistem;
pub mod zip;

pub use set::{SET, Set};

use crate::HubungTolak;
use db::{Col, Conn, args};
use platform::{Hasil, Tolak, toko};
use print::csv::{Csv, Koma};
use print::tabel::{BarisTabel, Keluaran as _, Kolom, Sel};
use serde::Deserialize;
use std::io::Write;
use values::{KodeToko, Tanggal};

/// Which day.
#[derive(Debug, Clone, Deserialize, utoipa::ToSchema)]
#[serde(deny_unknown_fields)]
pub struct MintaEkspor {
    pub tgl_system: String,
}

/// The last day that may be exported: the one before the store's own.
pub fn terakhir(c: &mut Conn, kode: &KodeToko) -> Hasil<Tanggal> {
    let hari = toko::cari(c, kode)?.tgl_system;
    hari.tambah_hari(-1).map_err(|e| db::Error::Lain(e.to_string()).into())
}

/// The day that is asked for, when its sets may leave.
pub fn tanggal(c: &mut Conn, kode: &KodeToko, m: &MintaEkspor) -> Hasil<Tanggal> {
    let salah = |pesan: String| HubungTolak::TanggalEkspor.pada("tgl_system", pesan);
    let akhir = terakhir(c, kode)?;
    match Tanggal::parse(m.tgl_system.trim()) {
        Ok(t) if t.sesudah(akhir) => {
            Err(salah(format!("Tanggal paling akhir {akhir}, sehari sebelum tanggal sistem")))
        }
        Ok(t) => Ok(t),
        Err(_) => Err(salah("Tanggal harus diisi, contoh 2026-11-15".to_owned())),
    }
}

/// Every row of a set. Answers how many.
fn tiap(
    c: &mut Conn,
    s: &Set,
    kode: &KodeToko,
    tgl: Tanggal,
    mut f: impl FnMut(&[Col<'_>]) -> Hasil<()>,
) -> Hasil<u64> {
    let mut n = 0;
    if s.sql.is_empty() {
        for b in sistem::baris(c, kode, tgl)? {
            f(&b.each_ref().map(|t| Col::Text(t)))?;
            n += 1;
        }
        return Ok(n);
    }
    c.each(s.sql, args![kode, tgl], |r| {
        let mut sel = Vec::with_capacity(r.len());
        for i in 0..r.len() {
            sel.push(r.col(i)?);
        }
        n += 1;
        f(&sel)
    })
    .map(|()| n)
}

/// How many rows the sets of a day have, all together: what progress is measured with. Pieces are counted by the snapshot of
/// the closing, which may differ by a few where a day had none.
pub fn banyak(c: &mut Conn, kode: &KodeToko, tgl: Tanggal) -> Hasil<u64> {
    let mut n = 0;
    for s in SET {
        let banyak: i64 = match (s.hitung, s.sql) {
            ("", "") => i64::try_from(sistem::baris(c, kode, tgl)?.len()).unwrap_or(0),
            ("", sql) => c.nilai(&format!("SELECT COUNT(*) FROM ({sql}) isi"), args![kode, tgl])?,
            (hitung, _) => c.nilai(hitung, args![kode, tgl])?,
        };
        n += u64::try_from(banyak).unwrap_or(0);
    }
    Ok(n)
}

fn cetak(e: &print::Galat) -> Tolak {
    db::Error::Lain(e.to_string()).into()
}

/// One set as a CSV file: its head, then its rows. Answers how many rows.
pub fn csv(c: &mut Conn, s: &Set, kode: &KodeToko, tgl: Tanggal, keluar: impl Write) -> Hasil<u64> {
    let kolom: Vec<Kolom<'_>> = s.kolom.iter().map(|(nama, jenis)| Kolom::new(nama, *jenis)).collect();
    let mut berkas = Csv::new(&kolom, Koma::Buang, keluar).map_err(|e| cetak(&e))?;
    let n = tiap(c, s, kode, tgl, |sel| {
        let sel: Vec<Sel<'_>> = sel
            .iter()
            .map(|s| match s {
                Col::Null => Sel::Kosong,
                Col::Int(n) => Sel::Angka(*n),
                Col::Text(t) => Sel::Teks(t),
            })
            .collect();
        berkas.baris(BarisTabel::Isi(&sel)).map_err(|e| cetak(&e))
    })?;
    berkas.selesai().map_err(|e| cetak(&e))?;
    Ok(n)
}

/// All sets as one ZIP, a file each, named after its set.
pub fn semua_zip(c: &mut Conn, kode: &KodeToko, tgl: Tanggal, keluar: impl Write) -> Hasil<u64> {
    let (mut n, mut z) = (0, zip::Zip::baru(keluar, tgl));
    for s in SET {
        z.mulai(&format!("{}.csv", s.nama)).map_err(putus)?;
        n += csv(c, s, kode, tgl, &mut z)?;
    }
    z.selesai().map_err(putus)?;
    Ok(n)
}

/// All sets as the call of the specification answers them: `{"data": {"data_barang": [{…}], …}, "count": n, "message": "…"}`.
pub fn semua_json(c: &mut Conn, kode: &KodeToko, tgl: Tanggal, mut keluar: impl Write) -> Hasil<u64> {
    let mut n = 0;
    for (ke, s) in SET.iter().enumerate() {
        let awal = if ke == 0 { "{\"data\":{" } else { "]," };
        write!(keluar, "{awal}\"{}\":[", s.nama).map_err(putus)?;
        let mut pertama = true;
        n += tiap(c, s, kode, tgl, |sel| {
            if !std::mem::take(&mut pertama) {
                keluar.write_all(b",").map_err(putus)?;
            }
            json::objek(s, sel, &mut keluar).map_err(putus)
        })?;
    }
    write!(keluar, "]}},\"count\":{n},\"message\":\"Data Tersedia\"}}").map_err(putus)?;
    keluar.flush().map_err(putus)?;
    Ok(n)
}

/// Nobody takes it any more, or it became too large.
fn putus(e: std::io::Error) -> Tolak {
    match e.kind() {
        std::io::ErrorKind::FileTooLarge => {
            HubungTolak::EksporBesar.tolak("Data hari ini terlalu besar untuk satu ZIP")
        }
        _ => HubungTolak::EksporPutus.tolak("Export dihentikan").sebab(e),
    }
}
