//! Rows as JSON text: arrays for our own screens, objects for the calls of the specification. Written by hand,
//! because this is where a report of 100,000 rows spends its time.

use crate::alir::{BarisLaporan, Keluar};
use crate::kolom::{Jenis, Kolom};
use crate::uraian::{dengan_kata, uraikan};
use crate::{Laporan, Ringkas};
use db::{Col, Val};
use platform::Hasil;
use serde_json::value::RawValue;

/// Data rows of a plain answer; more go over the socket or into a file.
pub const PALING_BANYAK: u64 = 5_000;

fn tulis<T: serde::Serialize + ?Sized>(isi: &T, keluar: &mut Vec<u8>) -> Hasil<()> {
    serde_json::to_writer(keluar, isi).map_err(|e| db::Error::Lain(e.to_string()).into())
}

/// A whole number of the smallest unit as a JSON decimal.
fn pecahan(n: i64, angka: u32, keluar: &mut Vec<u8>) -> Hasil<()> {
    let bagi = 10_u64.pow(angka);
    let mutlak = n.unsigned_abs();
    if n < 0 {
        keluar.push(b'-');
    }
    tulis(&(mutlak / bagi), keluar)?;
    let mut sisa = mutlak % bagi;
    if sisa == 0 {
        return Ok(());
    }
    keluar.push(b'.');
    let mut nilai = bagi / 10;
    while sisa > 0 && nilai > 0 {
        keluar.push(b'0' + u8::try_from(sisa / nilai).unwrap_or(0));
        sisa %= nilai;
        nilai /= 10;
    }
    Ok(())
}

/// One cell.
fn sel(jenis: Jenis, isi: Col<'_>, objek: bool, keluar: &mut Vec<u8>) -> Hasil<()> {
    match isi {
        Col::Null => keluar.extend_from_slice(b"null"),
        Col::Int(n) => match jenis {
            Jenis::Tanda => keluar.extend_from_slice(if n != 0 { b"true" } else { b"false" }),
            _ => match crate::kolom::digit(jenis) {
                Some(angka) if angka > 0 => pecahan(n, angka, keluar)?,
                _ => tulis(&n, keluar)?,
            },
        },
        Col::Text(t) if objek && jenis == Jenis::Mentah && serde_json::from_str::<&RawValue>(t).is_ok() => {
            keluar.extend_from_slice(t.as_bytes());
        }
        Col::Text(t) if jenis == Jenis::Mentah => tulis(&uraikan(t), keluar)?,
        Col::Text(t) if jenis == Jenis::Kata && !objek => tulis(&dengan_kata(t), keluar)?,
        Col::Text(t) => tulis(t, keluar)?,
    }
    Ok(())
}

fn sebagai_col(v: &Val) -> Col<'_> {
    match v {
        Val::Null => Col::Null,
        Val::Int(n) => Col::Int(*n),
        Val::Text(t) => Col::Text(t),
    }
}

fn larik<'a>(kolom: &[Kolom], isi: impl Iterator<Item = Col<'a>>, keluar: &mut Vec<u8>) -> Hasil<()> {
    for (i, (k, s)) in kolom.iter().zip(isi).enumerate() {
        keluar.push(if i == 0 { b'[' } else { b',' });
        sel(k.jenis, s, false, keluar)?;
    }
    Ok(())
}

/// Cells of a row that belongs to no report, as an array.
pub(crate) fn baris_larik(kolom: &[Kolom], isi: &[Val]) -> Hasil<Vec<u8>> {
    let mut keluar = Vec::new();
    larik(kolom, isi.iter().map(sebagai_col), &mut keluar)?;
    keluar.push(b']');
    Ok(keluar)
}

fn jumlah(l: &Laporan, isi: &[Option<i64>], keluar: &mut Vec<u8>) -> Hasil<()> {
    larik(l.kolom, isi.iter().map(|j| j.map_or(Col::Null, Col::Int)), keluar)?;
    keluar.push(b']');
    Ok(())
}

/// A row as the contract has it: an array, or an object for groups and sums.
pub fn padat(l: &Laporan, b: BarisLaporan<'_>, keluar: &mut Vec<u8>) -> Hasil<()> {
    match b {
        BarisLaporan::Data { sel, rinci } => {
            larik(l.kolom, sel.iter().copied(), keluar)?;
            if !l.rinci.is_empty() {
                keluar.extend_from_slice(b",[");
                for (i, r) in rinci.iter().enumerate() {
                    if i > 0 {
                        keluar.push(b',');
                    }
                    larik(l.rinci, r.iter().map(sebagai_col), keluar)?;
                    keluar.push(b']');
                }
                keluar.push(b']');
            }
            keluar.push(b']');
            Ok(())
        }
        BarisLaporan::Kelompok { tingkat, label, toko } => {
            kepala("kelompok", tingkat, toko, label, keluar)?;
            keluar.push(b'}');
            Ok(())
        }
        BarisLaporan::Sub { tingkat, label, toko, n, jumlah: isi } => {
            kepala("subtotal", tingkat, toko, label, keluar)?;
            ekor(l, n, isi, keluar)
        }
        BarisLaporan::Total { label, n, jumlah: isi } => {
            kepala("total", 0, None, label, keluar)?;
            ekor(l, n, isi, keluar)
        }
    }
}

fn kepala(j: &str, t: usize, toko: Option<&str>, label: &str, keluar: &mut Vec<u8>) -> Hasil<()> {
    keluar.extend_from_slice(b"{\"j\":\"");
    keluar.extend_from_slice(j.as_bytes());
    keluar.extend_from_slice(b"\",\"t\":");
    tulis(&t, keluar)?;
    if let Some(toko) = toko {
        keluar.extend_from_slice(b",\"toko\":");
        tulis(toko, keluar)?;
    }
    keluar.extend_from_slice(b",\"label\":");
    tulis(label, keluar)
}

fn ekor(l: &Laporan, n: u64, isi: &[Option<i64>], keluar: &mut Vec<u8>) -> Hasil<()> {
    keluar.extend_from_slice(b",\"n\":");
    tulis(&n, keluar)?;
    keluar.extend_from_slice(b",\"isi\":");
    jumlah(l, isi, keluar)?;
    keluar.push(b'}');
    Ok(())
}

fn isi_objek<'a>(kolom: &[Kolom], isi: impl Iterator<Item = Col<'a>>, keluar: &mut Vec<u8>) -> Hasil<()> {
    for (i, (k, s)) in kolom.iter().zip(isi).enumerate() {
        keluar.push(if i == 0 { b'{' } else { b',' });
        tulis(k.kunci, keluar)?;
        keluar.push(b':');
        sel(k.jenis, s, true, keluar)?;
    }
    Ok(())
}

/// A data row as the calls of the specification have it; `false` for every other kind, which they do not.
pub fn objek(l: &Laporan, b: BarisLaporan<'_>, keluar: &mut Vec<u8>) -> Hasil<bool> {
    let BarisLaporan::Data { sel, rinci } = b else { return Ok(false) };
    isi_objek(l.kolom, sel.iter().copied(), keluar)?;
    if !l.rinci.is_empty() {
        keluar.extend_from_slice(b",\"detail\":[");
        for (i, r) in rinci.iter().enumerate() {
            if i > 0 {
                keluar.push(b',');
            }
            isi_objek(l.rinci, r.iter().map(sebagai_col), keluar)?;
            keluar.push(b'}');
        }
        keluar.push(b']');
    }
    keluar.push(b'}');
    Ok(true)
}

/// A plain answer: a JSON array in memory, bounded; what is past it is still counted and summed.
pub struct Langsung {
    l: &'static Laporan,
    objek: bool,
    teks: Vec<u8>,
    /// data rows written
    n: u64,
}

impl Langsung {
    pub fn new(l: &'static Laporan, objek: bool) -> Self {
        Self { l, objek, teks: vec![b'['], n: 0 }
    }

    /// The array, and what to tell about it.
    pub fn selesai(mut self, r: &Ringkas) -> Hasil<(Box<RawValue>, String)> {
        self.teks.push(b']');
        let pesan = match r.n {
            0 => self.l.kosong.to_owned(),
            semua if self.n < semua => {
                let ribuan = |n: u64| values::format::ribuan(i64::try_from(n).unwrap_or(i64::MAX));
                let (n, semua) = (ribuan(self.n), ribuan(semua));
                format!("Hanya {n} dari {semua} baris yang ditampilkan, persempit pencarian")
            }
            _ => self.l.tersedia.to_owned(),
        };
        let data = String::from_utf8(self.teks)
            .map_err(|e| e.to_string())
            .and_then(|t| RawValue::from_string(t).map_err(|e| e.to_string()))
            .map_err(db::Error::Lain)?;
        Ok((data, pesan))
    }
}

impl Keluar for Langsung {
    fn baris(&mut self, b: BarisLaporan<'_>) -> Hasil<()> {
        let data = matches!(b, BarisLaporan::Data { .. });
        // Groups past the limit would stand without rows; the sums at the end still come.
        if self.n >= PALING_BANYAK && !matches!(b, BarisLaporan::Total { .. } | BarisLaporan::Sub { .. }) {
            return Ok(());
        }
        let awal = self.teks.len();
        if awal > 1 {
            self.teks.push(b',');
        }
        if self.objek {
            if !objek(self.l, b, &mut self.teks)? {
                self.teks.truncate(awal);
            }
        } else {
            padat(self.l, b, &mut self.teks)?;
        }
        self.n += u64::from(data);
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pecahan_tanpa_nol_di_belakang() {
        for (n, angka, teks) in [
            (2_345, 3, "2.345"),
            (2_300, 3, "2.3"),
            (2_000, 3, "2"),
            (-20, 3, "-0.02"),
            (7_550, 2, "75.5"),
            (5, 2, "0.05"),
            (0, 3, "0"),
            (i64::MIN, 3, "-9223372036854775.808"),
        ] {
            let mut k = Vec::new();
            pecahan(n, angka, &mut k).unwrap();
            assert_eq!(String::from_utf8(k).unwrap(), teks);
        }
    }
}
