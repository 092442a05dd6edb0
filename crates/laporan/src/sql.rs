//! The query of a report: optional parts kept or dropped, choices put in, names turned into numbered places.
//! Only the constant text of a definition ever becomes SQL; what people typed is bound.

use db::Val;
use platform::{Hasil, Tolak};
use std::collections::BTreeMap;

/// Values by name, as the query may ask for them.
pub type Nilai = BTreeMap<String, Val>;

fn salah(sebab: String) -> Tolak {
    db::Error::Lain(sebab).into()
}

/// Keeps `[[kunci|…]]` where `kunci` has a value and puts the SQL of choices in the place of `{kunci}`.
fn pilih(sql: &str, nilai: &Nilai, ganti: &BTreeMap<&'static str, &'static str>) -> Hasil<String> {
    let mut keluar = String::with_capacity(sql.len());
    let mut sisa = sql;
    while let Some((depan, lagi)) = sisa.split_once("[[") {
        keluar.push_str(depan);
        let (bagian, belakang) = lagi.split_once("]]").ok_or_else(|| salah("[[ tanpa ]]".into()))?;
        let (kunci, isi) = bagian.split_once('|').ok_or_else(|| salah(format!("[[{bagian}]] tanpa |")))?;
        if nilai.contains_key(kunci.trim()) {
            keluar.push_str(isi);
        }
        sisa = belakang;
    }
    keluar.push_str(sisa);
    for (kunci, isi) in ganti {
        keluar = keluar.replace(&format!("{{{kunci}}}"), isi);
    }
    Ok(keluar)
}

fn bagian_nama(b: u8) -> bool {
    b.is_ascii_lowercase() || b.is_ascii_digit() || b == b'_' || b == b'.'
}

/// The statement as both engines take it, and its values in order.
pub fn susun(
    sql: &str,
    nilai: &Nilai,
    ganti: &BTreeMap<&'static str, &'static str>,
) -> Hasil<(String, Vec<Val>)> {
    let sql = pilih(sql, nilai, ganti)?;
    let mut keluar = String::with_capacity(sql.len());
    let mut urut: Vec<&str> = Vec::new();
    let mut sisa = sql.as_str();
    let mut kutip = false;
    while let Some(i) = sisa.find([':', '\'']) {
        let (depan, lagi) = sisa.split_at(i);
        keluar.push_str(depan);
        let isi = lagi.get(1..).unwrap_or_default();
        if lagi.starts_with('\'') {
            kutip = !kutip;
            keluar.push('\'');
            sisa = isi;
            continue;
        }
        let panjang = isi.bytes().take_while(|b| bagian_nama(*b)).count();
        let (nama, belakang) = isi.split_at(panjang);
        if kutip || nama.is_empty() {
            keluar.push(':');
            sisa = isi;
            continue;
        }
        let ke = urut.iter().position(|n| *n == nama).unwrap_or_else(|| {
            urut.push(nama);
            urut.len() - 1
        });
        keluar.push_str(&format!("${}", ke + 1));
        sisa = belakang;
    }
    keluar.push_str(sisa);
    let nilai = urut
        .iter()
        .map(|n| nilai.get(*n).cloned().ok_or_else(|| salah(format!("kueri meminta :{n} yang tidak ada"))))
        .collect::<Hasil<_>>()?;
    Ok((keluar, nilai))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn nilai(isi: &[(&str, i64)]) -> Nilai {
        isi.iter().map(|(k, v)| ((*k).to_owned(), Val::Int(*v))).collect()
    }

    #[test]
    fn nama_menjadi_nomor_dan_bagian_yang_tidak_dipakai_hilang() {
        let sql = "SELECT ':x', a FROM t WHERE toko = :toko[[b| AND b = :b]][[c| AND c > :c.awal]] \
                   AND toko <> :toko ORDER BY {urut}";
        let ganti = BTreeMap::from([("urut", "a DESC")]);
        let (s, v) = susun(sql, &nilai(&[("toko", 1), ("c", 2), ("c.awal", 3)]), &ganti).unwrap();
        assert_eq!(s, "SELECT ':x', a FROM t WHERE toko = $1 AND c > $2 AND toko <> $1 ORDER BY a DESC");
        assert_eq!(v, vec![Val::Int(1), Val::Int(3)]);
    }

    #[test]
    fn nama_yang_tidak_dikenal_ditolak() {
        for sql in ["SELECT :lain", "SELECT [[a", "SELECT [[a b]]"] {
            assert!(susun(sql, &nilai(&[("toko", 1)]), &BTreeMap::new()).is_err(), "{sql}");
        }
    }
}
