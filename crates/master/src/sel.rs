//! One cell between the wire, a file and the table: how the text of a column is checked and brought to the
//! form the table keeps, and how a cell is written back.

use crate::{Jenis, Kolom};
use db::Val;
use serde_json::value::RawValue;
use std::io::Write as _;
use values::{Berat, CaratBatu, Kadar, Persen, Tanggal, UsdSen, UserId};

/// The text inside a JSON value: digits as they stand, strings unescaped, flags as 0 and 1.
pub(crate) fn isi_json(v: &RawValue) -> Result<String, String> {
    let t = v.get().trim();
    match t {
        "null" => Ok(String::new()),
        "true" => Ok("1".to_owned()),
        "false" => Ok("0".to_owned()),
        _ if t.starts_with('"') => serde_json::from_str(t).map_err(|_| "Isian tidak terbaca".to_owned()),
        _ if t.starts_with(['{', '[']) => Err("Isian salah jenisnya".to_owned()),
        _ => Ok(t.to_owned()),
    }
}

/// Checks one field and brings it to the form the table keeps.
pub(crate) fn periksa(k: &Kolom, teks: &str) -> Result<Val, String> {
    let teks = teks.trim();
    if teks.is_empty() {
        return match k.wajib {
            Some(pesan) => Err(pesan.to_owned()),
            None if k.berangka() => Ok(Val::Int(0)),
            None if k.bisa_null() => Ok(Val::Null),
            // One of the choices always holds where there is a usual one.
            None if matches!(k.jenis, Jenis::Pilihan(_)) => Ok(Val::Text(k.bawaan.to_owned())),
            None => Ok(Val::Text(String::new())),
        };
    }
    if teks.chars().any(char::is_control) {
        return Err(format!("{} berisi karakter yang tidak boleh", k.label));
    }
    if teks.chars().count() > k.maks {
        return Err(format!("{} paling banyak {} karakter", k.label, k.maks));
    }
    menurut_jenis(k, k.jenis, teks)
}

fn menurut_jenis(k: &Kolom, jenis: Jenis, teks: &str) -> Result<Val, String> {
    match jenis {
        Jenis::Kode => {
            let kode = teks.to_uppercase().replace(' ', "_");
            // The same letters as the codes of `values`, so that every code of a master can be one.
            if kode.chars().all(|c| c.is_ascii_alphanumeric() || "_-./".contains(c)) {
                Ok(Val::Text(kode))
            } else {
                Err(format!("{} hanya boleh huruf, angka, dan _ - . /", k.label))
            }
        }
        // A reference is written as the key it names is.
        Jenis::Rujuk(slug) => match crate::cari(slug).and_then(|m| m.kolom_kunci().next()) {
            Some(kunci) => menurut_jenis(k, kunci.jenis, teks),
            None => Ok(Val::Text(teks.to_owned())),
        },
        Jenis::Pengguna => UserId::parse(teks)
            .map(|u| Val::Text(u.to_string()))
            .map_err(|_| format!("{} bukan user id", k.label)),
        Jenis::Teks => Ok(Val::Text(teks.to_uppercase())),
        Jenis::TeksKecil => Ok(Val::Text(teks.to_owned())),
        Jenis::Telepon => {
            let nomor: String = teks.chars().filter(|c| !matches!(c, ' ' | '-' | '(' | ')')).collect();
            if nomor.strip_prefix('+').unwrap_or(&nomor).bytes().all(|b| b.is_ascii_digit())
                && nomor.len() >= 6
            {
                Ok(Val::Text(nomor))
            } else {
                Err(format!("{} hanya boleh angka, paling sedikit 6", k.label))
            }
        }
        Jenis::Tanggal => Tanggal::parse(teks)
            .map(|t| Val::Text(t.to_string()))
            .map_err(|_| format!("{} harus tanggal yyyy-MM-dd", k.label)),
        Jenis::Pilihan(p) => p
            .iter()
            .find(|x| x.eq_ignore_ascii_case(teks))
            .map(|x| Val::Text((*x).to_owned()))
            .ok_or_else(|| format!("{} harus salah satu dari {}", k.label, p.join(", "))),
        Jenis::Tanda => match teks.to_lowercase().as_str() {
            "1" | "ya" | "on" | "true" => Ok(Val::Int(1)),
            "0" | "tidak" | "off" | "false" => Ok(Val::Int(0)),
            _ => Err(format!("{} hanya YA atau TIDAK", k.label)),
        },
        Jenis::Angka | Jenis::Rupiah => {
            batas(k, teks.parse().map_err(|_| format!("{} harus angka bulat", k.label))?)
        }
        Jenis::Berat => {
            let b: Berat =
                teks.parse().map_err(|_| format!("{} harus gram, paling banyak 3 desimal", k.label))?;
            batas(k, b.sebagai_mg())
        }
        Jenis::Carat => {
            let c: CaratBatu =
                teks.parse().map_err(|_| format!("{} harus carat, paling banyak 3 desimal", k.label))?;
            batas(k, c.sebagai_perseribu())
        }
        Jenis::Persen => {
            let p: Persen =
                teks.parse().map_err(|_| format!("{} harus persen, paling banyak 2 desimal", k.label))?;
            batas(k, p.sebagai_perseratus())
        }
        // Read as a percent first, so that 100.5 gets the message for too much and not the one for nonsense.
        Jenis::Kadar => {
            let p: Persen =
                teks.parse().map_err(|_| format!("{} harus persen dari 0 sampai 100", k.label))?;
            match batas(k, p.sebagai_perseratus())? {
                Val::Int(n) if Kadar::perseratus(n).is_err() => Err(TERLALU_BESAR.to_owned()),
                v => Ok(v),
            }
        }
        Jenis::Usd | Jenis::Kurs | Jenis::Nilai(_) => {
            let u: UsdSen =
                teks.parse().map_err(|_| format!("{} harus angka, paling banyak 2 desimal", k.label))?;
            batas(k, u.sebagai_sen())
        }
    }
}

/// The specification's text for a percentage above a hundred.
const TERLALU_BESAR: &str = "Tidak Boleh Melebihi 100 !";

fn batas(k: &Kolom, n: i64) -> Result<Val, String> {
    if n < 0 && k.min.is_some_and(|m| m >= 0) {
        return Err(format!("{} tidak boleh kurang dari nol", k.label));
    }
    if k.min.is_some_and(|m| n < m) {
        return Err(k.wajib.map_or_else(|| format!("{} terlalu kecil", k.label), str::to_owned));
    }
    if k.maks_angka.is_some_and(|m| n > m) {
        return Err(if matches!(k.jenis, Jenis::Persen | Jenis::Kadar) {
            TERLALU_BESAR.to_owned()
        } else {
            format!("{} terlalu besar", k.label)
        });
    }
    Ok(Val::Int(n))
}

/// The rule of a value that is a percentage or whole rupiah, as another column says.
pub(crate) fn periksa_nilai(k: &Kolom, satuan: &str, n: i64) -> Result<(), String> {
    match satuan {
        "PERSEN" if n > Persen::SERATUS_PERSEN => Err(TERLALU_BESAR.to_owned()),
        "PERSEN" => Ok(()),
        _ if n % 100 != 0 => Err(format!("{} dalam rupiah harus angka bulat", k.label)),
        _ => Ok(()),
    }
}

/// One cell as JSON with its name: numbers in the unit of the wire, flags as true and false.
pub(crate) fn tulis_json(k: &Kolom, c: db::Col<'_>, out: &mut Vec<u8>) -> db::Result<()> {
    let salah = |e: std::io::Error| db::Error::Lain(e.to_string());
    write!(out, "\"{}\":", k.nama).map_err(salah)?;
    match c {
        db::Col::Null => out.extend_from_slice(b"null"),
        db::Col::Text(t) => serde_json::to_writer(out, t).map_err(|e| db::Error::Lain(e.to_string()))?,
        db::Col::Int(n) => out.extend_from_slice(angka_kawat(k, n).as_bytes()),
    }
    Ok(())
}

/// A number of the table as the wire and the files have it.
pub(crate) fn angka_kawat(k: &Kolom, n: i64) -> String {
    match k.jenis {
        Jenis::Tanda => (n != 0).to_string(),
        Jenis::Berat => Berat::mg(n).to_string(),
        Jenis::Carat => CaratBatu::perseribu(n).to_string(),
        Jenis::Persen | Jenis::Kadar => Persen::perseratus(n).to_string(),
        Jenis::Nilai(_) if n % 100 == 0 => (n / 100).to_string(),
        Jenis::Usd | Jenis::Kurs | Jenis::Nilai(_) => UsdSen::sen(n).to_string(),
        _ => n.to_string(),
    }
}
