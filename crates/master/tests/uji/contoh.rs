//! Sample rows made from a definition: the n-th row of a master, good in every column, and the rows it names.

use db::Tx;
use master::{Jenis, Kolom, Master};
use platform::{Hasil, Pelaku};
use serde_json::{Map, Value, json};
use values::Tanggal;

/// How many different keys a master can have.
pub fn paling_banyak(m: &Master) -> usize {
    let [kunci] = m.kunci else { return usize::MAX };
    match m.kolom(kunci).unwrap().jenis {
        Jenis::Pilihan(p) => p.len(),
        _ => usize::MAX,
    }
}

/// Which row of the referred master the n-th row names: its own where the reference is the whole key.
fn yang_dirujuk(m: &Master, k: &Kolom, n: usize) -> usize {
    if m.kunci == [k.nama] { n } else { 0 }
}

pub fn isi(m: &Master, k: &Kolom, n: usize) -> String {
    if let Some(r) = m.rentang {
        if k.nama == r.dari {
            return (n * 10).to_string();
        }
        if k.nama == r.sampai {
            return (n * 10 + 9).to_string();
        }
    }
    match k.jenis {
        Jenis::Kode => format!("{}{n:02}", m.tabel.chars().take(8).collect::<String>().to_uppercase()),
        Jenis::Teks => format!("{} {n}", k.label.to_uppercase()),
        Jenis::TeksKecil => format!("{} ke {n}", k.label),
        Jenis::Telepon => format!("0813000{n:05}"),
        Jenis::Angka | Jenis::Rupiah => (k.min.unwrap_or(0) + 1 + i64::try_from(n).unwrap()).to_string(),
        Jenis::Berat | Jenis::Carat => format!("{n}.250"),
        Jenis::Persen => format!("{}.50", n + 1),
        Jenis::Kadar => format!("{}.25", n + 40),
        Jenis::Usd | Jenis::Kurs => format!("{}.75", n + 100),
        Jenis::Nilai(_) => (n + 1).to_string(),
        Jenis::Tanda => k.bawaan.to_owned(),
        // Nobody is made up: a row may go without.
        Jenis::Pengguna => String::new(),
        Jenis::Tanggal => {
            Tanggal::parse("2026-12-01").unwrap().tambah_hari(i64::try_from(n).unwrap()).unwrap().to_string()
        }
        Jenis::Pilihan(p) => p[n % p.len()].to_owned(),
        Jenis::Rujuk(slug) => {
            let r = master::cari(slug).unwrap();
            isi(r, r.kolom(r.kunci[0]).unwrap(), yang_dirujuk(m, k, n))
        }
    }
}

/// The n-th row as a form sends it: every field as text.
pub fn baris(m: &Master, n: usize) -> Value {
    let isi: Map<String, Value> =
        m.kolom.iter().filter(|k| !k.sistem).map(|k| (k.nama.to_owned(), json!(isi(m, k, n)))).collect();
    Value::Object(isi)
}

/// Columns whose change leaves the row what it is.
fn bebas(m: &Master, k: &Kolom) -> bool {
    let ujung = m.rentang.is_some_and(|r| k.nama == r.dari || k.nama == r.sampai);
    !k.sistem
        && !ujung
        && !m.kunci.contains(&k.nama)
        && !matches!(k.jenis, Jenis::Rujuk(_) | Jenis::Tanda | Jenis::Pengguna)
}

/// The n-th row with other values in it; where a row is nothing but its key, another key.
pub fn ubahan(m: &Master, n: usize) -> Value {
    let lain = n + 20;
    if !m.kolom.iter().any(|k| bebas(m, k)) {
        return baris(m, lain);
    }
    let mut b = baris(m, n);
    for k in m.kolom.iter().filter(|k| bebas(m, k)) {
        b[k.nama] = json!(isi(m, k, lain));
    }
    b
}

/// Adds what the n-th row names, or wakes it, where it is not there.
pub fn pastikan_rujukan(tx: &mut Tx<'_>, p: &Pelaku, m: &'static Master, n: usize) -> Hasil<()> {
    for k in m.kolom {
        let Jenis::Rujuk(slug) = k.jenis else { continue };
        let (r, ke) = (master::cari(slug).unwrap(), yang_dirujuk(m, k, n));
        pastikan_rujukan(tx, p, r, ke)?;
        let mut b = baris(r, ke);
        b["aktifkan"] = json!(true);
        match master::tambah(tx, r, p, &crate::alat::mentah(&b)) {
            Err(t) if t.kode != "MASTER-04" => return Err(t),
            _ => {}
        }
    }
    Ok(())
}
