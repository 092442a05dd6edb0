//! Masters of a demo shop: the same rows on every run, written through the same functions the API uses.
//! A list that already has rows is left alone.

mod barang;
mod berlian;
mod orang;
mod parameter;

use crate::baca::lingkup;
use crate::{Master, Mentah, Simpan, bagan, cari, tambah, wilayah};
use db::{Tx, args};
use platform::{DasarTolak, Hasil, Pelaku, Tolak};

/// Rows of one master: its slug, the columns given, and a line a row.
pub(crate) struct Tabel<'a> {
    pub(crate) slug: &'static str,
    pub(crate) kolom: &'a [&'static str],
    pub(crate) baris: &'a [&'a [&'a str]],
}

/// The lists that all stores share: provinces and cities, suppliers. Holds the chain's key.
pub fn rantai(tx: &mut Tx<'_>, p: &Pelaku) -> Hasil<usize> {
    let mut n = wilayah::isi(tx, p)?;
    for t in orang::SUPPLIER {
        n += isi(tx, p, t)?;
    }
    Ok(n)
}

/// The lists of one store. Its modules must be on.
pub fn toko(tx: &mut Tx<'_>, p: &Pelaku) -> Hasil<usize> {
    let mut n = 0;
    // In this order, because a row names others.
    for t in barang::TABEL.iter().chain(orang::TABEL).chain(parameter::TABEL).chain(berlian::TABEL) {
        n += isi(tx, p, t)?;
    }
    n += orang::rekening(tx, p)?;
    n += parameter::harga_emas(tx, p)?;
    n += bagan::isi(tx, p)?;
    Ok(n)
}

pub(crate) fn isi(tx: &mut Tx<'_>, p: &Pelaku, t: &Tabel<'_>) -> Hasil<usize> {
    let m = master(t.slug)?;
    if terisi(tx, m, p)? {
        return Ok(0);
    }
    for b in t.baris {
        baris(tx, p, m, t.kolom, b)?;
    }
    Ok(t.baris.len())
}

pub(crate) fn master(slug: &str) -> Hasil<&'static Master> {
    cari(slug).ok_or_else(|| dalam(format!("master {slug} tidak ada")))
}

fn dalam(sebab: impl std::fmt::Display) -> Tolak {
    DasarTolak::Dalam.tolak("Data contoh tidak bisa dibuat").sebab(sebab)
}

pub(crate) fn terisi(tx: &mut Tx<'_>, m: &Master, p: &Pelaku) -> Hasil<bool> {
    let n: i64 =
        tx.nilai(&format!("SELECT COUNT(*) FROM {} WHERE toko = $1", m.tabel), args![lingkup(m, p)])?;
    Ok(n > 0)
}

pub(crate) fn baris(
    tx: &mut Tx<'_>,
    p: &Pelaku,
    m: &'static Master,
    kolom: &[&'static str],
    isi: &[&str],
) -> Hasil<Simpan> {
    let mut mentah = Mentah::new();
    for (k, v) in kolom.iter().zip(isi) {
        mentah.insert((*k).to_owned(), serde_json::value::to_raw_value(v).map_err(dalam)?);
    }
    tambah(tx, m, p, &mentah).map_err(|t| {
        let sebab = format!("{} {isi:?}: {t}", m.slug());
        t.sebab(sebab)
    })
}
