//! What a phone that looks is told without asking: pieces that were sold or came, prices that were published. A look at everything
//! is compared with the look before, and only the difference goes out, the same to everybody.

use super::beranda::{Harga, group_umum, harga, tayang};
use super::item::boleh_harga;
use crate::definisi::Macam;
use crate::stok::{self, DiToko};
use crate::{Edisi, tabel};
use db::{Conn, args};
use platform::{Hasil, toko};
use serde::Serialize;
use std::collections::BTreeMap;
use std::fmt::Write as _;
use values::{Rupiah, Tanggal};

/// More pieces than this at once are not told one by one: the phones ask again.
const PALING_BANYAK: usize = 300;

/// An item as it may be bought at this moment.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Saat {
    pub kode: String,
    pub ada: bool,
    pub harga_dari: Option<Rupiah>,
    pub harga_sampai: Option<Rupiah>,
    pub toko: Vec<DiToko>,
}

/// Price lists of a store today.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct HargaToko {
    pub kode_toko: String,
    pub tanggal: String,
    pub harga: Vec<Harga>,
}

/// Everything that may change while somebody looks.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Potret {
    item: BTreeMap<String, Saat>,
    harga: BTreeMap<String, HargaToko>,
    /// the versions of what the office writes
    isi: String,
}

/// The difference of two looks.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize)]
pub struct Kabar {
    pub item: Vec<Saat>,
    pub harga: Vec<HargaToko>,
    /// the office wrote something, or too much changed to be told: ask again
    pub muat: bool,
}

fn isi(c: &mut Conn, edisi: Edisi, tgl: Tanggal) -> Hasil<String> {
    let mut s = tgl.to_string();
    let sql = "SELECT jenis, kode, versi, dihapus FROM katalog_isi WHERE edisi = $1 ORDER BY jenis, kode";
    c.each(sql, args![edisi.kode()], |r| {
        let _ = write!(s, "|{}/{}:{}:{}", r.text(0)?, r.text(1)?, r.int(2)?, r.int(3)?);
        Ok::<_, db::Error>(())
    })?;
    Ok(s)
}

/// A look at an edition.
pub fn potret(c: &mut Conn, edisi: Edisi, tgl: Tanggal) -> Hasil<Potret> {
    let kode: Vec<String> =
        tabel::semua(c, edisi, Macam::Item)?.into_iter().filter(|b| b.tayang(tgl)).map(|b| b.kode).collect();
    let semua: Vec<&str> = kode.iter().map(String::as_str).collect();
    let mut keadaan = stok::keadaan(c, &semua)?;
    let umum = group_umum(c, edisi)?;
    let item = kode
        .iter()
        .map(|kode| {
            let k = keadaan.remove(kode);
            let harga = k.as_ref().filter(|k| boleh_harga(k, &umum));
            let s = Saat {
                kode: kode.clone(),
                ada: k.as_ref().is_some_and(stok::Keadaan::ada),
                harga_dari: harga.and_then(|k| k.harga_dari),
                harga_sampai: harga.and_then(|k| k.harga_sampai),
                toko: k.map(|k| k.toko).unwrap_or_default(),
            };
            (kode.clone(), s)
        })
        .collect();
    let mut per_toko = BTreeMap::new();
    // Without a list nobody is told a price; the stores are not asked one by one.
    if !tayang(c, edisi, Macam::Harga, tgl)?.is_empty() {
        for t in toko::semua(c)?.into_iter().filter(|t| !t.pusat) {
            let h = HargaToko {
                kode_toko: t.kode_toko.to_string(),
                tanggal: t.tgl_system.to_string(),
                harga: harga(c, edisi, &t.kode_toko, tgl)?,
            };
            per_toko.insert(h.kode_toko.clone(), h);
        }
    }
    Ok(Potret { item, harga: per_toko, isi: isi(c, edisi, tgl)? })
}

/// What became different since an earlier look; nothing where nothing did.
pub fn beda(lama: &Potret, baru: &Potret) -> Option<Kabar> {
    let item: Vec<Saat> =
        baru.item.iter().filter(|(k, s)| lama.item.get(*k) != Some(s)).map(|(_, s)| s.clone()).collect();
    let harga: Vec<HargaToko> =
        baru.harga.iter().filter(|(k, h)| lama.harga.get(*k) != Some(h)).map(|(_, h)| h.clone()).collect();
    let banyak = item.len() > PALING_BANYAK;
    let kabar =
        Kabar { item: if banyak { Vec::new() } else { item }, harga, muat: banyak || lama.isi != baru.isi };
    (kabar != Kabar::default()).then_some(kabar)
}
