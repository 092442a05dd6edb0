//! The list of a screen: every living entry in its order, or those that hold a word.

use crate::definisi::{Entitas, Macam};
use crate::{Edisi, Gambar, gambar, stok, tabel};
use db::Conn;
use platform::Hasil;
use serde::Deserialize;
use serde_json::Value;
use std::collections::BTreeMap;
use values::Tanggal;

#[derive(Debug, Clone, Default, Deserialize)]
pub struct TanyaKatalog {
    pub cari: Option<String>,
    pub skip: Option<i64>,
    pub limit: Option<i64>,
}

pub struct Daftar {
    pub data: Vec<Value>,
    pub count: i64,
}

/// All of it when nothing limits it.
pub fn daftar(c: &mut Conn, (e, edisi): (&Entitas, Edisi), t: &TanyaKatalog, tgl: Tanggal) -> Hasil<Daftar> {
    let cari = t.cari.as_deref().unwrap_or_default().trim().to_lowercase();
    let semua = tabel::semua(c, edisi, e.macam)?;
    let mut gambar: BTreeMap<String, Vec<Gambar>> = BTreeMap::new();
    for g in gambar::semua(c, edisi, e.macam)? {
        gambar.entry(g.kode.clone()).or_default().push(g);
    }
    let cocok = |b: &&tabel::BarisKatalog| {
        cari.is_empty()
            || b.kode.to_lowercase().contains(&cari)
            || b.isi.values().any(|v| v.to_string().to_lowercase().contains(&cari))
    };
    let cocok: Vec<&tabel::BarisKatalog> = semua.iter().filter(cocok).collect();
    let count = i64::try_from(cocok.len()).unwrap_or(i64::MAX);
    let batas = |n: Option<i64>, bawaan: usize| n.map_or(bawaan, |n| usize::try_from(n).unwrap_or(0));
    let halaman: Vec<&tabel::BarisKatalog> =
        cocok.into_iter().skip(batas(t.skip, 0)).take(batas(t.limit, usize::MAX)).collect();
    let mut keadaan = if e.macam == Macam::Item {
        let kode: Vec<&str> = halaman.iter().map(|b| b.kode.as_str()).collect();
        stok::keadaan(c, &kode)?
    } else {
        BTreeMap::new()
    };
    let data = halaman
        .into_iter()
        .map(|b| {
            let punya = gambar.get(&b.kode).map_or(&[][..], Vec::as_slice);
            let mut v = b.json(e, punya, tgl);
            // What the stock says of it stands beside what was written; a form may send it back and nobody reads it.
            if let (Some(k), Value::Object(o)) = (keadaan.remove(&b.kode), &mut v) {
                o.insert("barang".to_owned(), serde_json::to_value(k).unwrap_or(Value::Null));
            }
            v
        })
        .collect();
    Ok(Daftar { data, count })
}
