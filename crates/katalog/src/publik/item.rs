//! Items as the app shows them: found by category, hashtag and word, a page at a time, each with what the stock says now. A price
//! is told only of groups that a price list of the edition names.

use crate::definisi::Macam;
use crate::publik::beranda::{group_umum, tayang};
use crate::stok::{self, DiToko, Keadaan};
use crate::tabel::BarisKatalog;
use crate::{Edisi, Gambar, KatalogTolak};
use db::Conn;
use platform::Hasil;
use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;
use values::{Berat, Kadar, Rupiah, Tanggal};

/// Items of one page.
const HALAMAN: usize = 24;
const HALAMAN_MAKS: usize = 60;
/// Longer words find nothing.
const KATA_MAKS: usize = 60;

#[derive(Debug, Clone, Default, Deserialize)]
pub struct TanyaItem {
    pub kategori: Option<String>,
    pub kadar: Option<String>,
    pub lm: Option<String>,
    pub banner: Option<String>,
    pub info: Option<String>,
    pub cari: Option<String>,
    pub skip: Option<i64>,
    pub limit: Option<i64>,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[schema(as = KatalogItem)]
pub struct Item {
    pub kode: String,
    pub nama: String,
    pub gambar: Vec<String>,
    pub hashtag_kadar: Vec<String>,
    pub hashtag_jenis: Vec<String>,
    pub hashtag_lm: Vec<String>,
    #[schema(value_type = f64)]
    pub kadar: Kadar,
    #[schema(value_type = f64)]
    pub berat_dari: Berat,
    #[schema(value_type = f64)]
    pub berat_sampai: Berat,
    /// none where nobody may be told one, or none stands today: 'Tanya Admin'
    #[schema(value_type = Option<i64>)]
    pub harga_dari: Option<Rupiah>,
    #[schema(value_type = Option<i64>)]
    pub harga_sampai: Option<Rupiah>,
    /// may one be bought somewhere now?
    pub ada: bool,
}

/// One item with everything its page shows.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[schema(as = KatalogItemRinci)]
pub struct ItemRinci {
    #[serde(flatten)]
    pub item: Item,
    pub kode_banner: Vec<String>,
    pub kode_info: Vec<String>,
    pub toko: Vec<DiToko>,
}

/// A page, and how many were found in all; what can be filtered by, over the whole catalogue.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[schema(as = KatalogItemHalaman)]
pub struct Semua {
    pub item: Vec<Item>,
    pub jumlah: i64,
    pub kadar: Vec<String>,
    pub jenis: Vec<String>,
    pub lm: Vec<String>,
}

fn butir(b: &BarisKatalog, nama: &str) -> Vec<String> {
    b.butir(nama).map(str::to_owned).collect()
}

/// May anybody be told what this costs?
pub(super) fn boleh_harga(k: &Keadaan, umum: &[String]) -> bool {
    umum.contains(&k.kode_group)
}

fn item(b: &BarisKatalog, g: &[Gambar], k: Option<&Keadaan>, umum: &[String]) -> Item {
    let boleh = k.is_some_and(|k| boleh_harga(k, umum));
    let harga = |h: fn(&Keadaan) -> Option<Rupiah>| k.filter(|_| boleh).and_then(h);
    Item {
        kode: b.kode.clone(),
        nama: k.map_or_else(|| b.kode.clone(), |k| k.nama_barang.clone()),
        gambar: g.iter().map(Gambar::path).collect(),
        hashtag_kadar: butir(b, "hashtag_kadar"),
        hashtag_jenis: butir(b, "hashtag_jenis"),
        hashtag_lm: butir(b, "hashtag_lm"),
        kadar: k.map_or(Kadar::NOL, |k| k.kadar),
        berat_dari: k.map_or(Berat::NOL, |k| k.berat_dari),
        berat_sampai: k.map_or(Berat::NOL, |k| k.berat_sampai),
        harga_dari: harga(|k| k.harga_dari),
        harga_sampai: harga(|k| k.harga_sampai),
        ada: k.is_some_and(Keadaan::ada),
    }
}

/// Does an entry have this word, as somebody chose or typed it? No word: yes.
fn punya(b: &BarisKatalog, nama: &str, minta: Option<&str>) -> bool {
    match minta.map(str::trim).filter(|m| !m.is_empty()) {
        None => true,
        Some(m) => b.butir(nama).any(|t| t.eq_ignore_ascii_case(m)),
    }
}

pub fn daftar(c: &mut Conn, edisi: Edisi, t: &TanyaItem, tgl: Tanggal) -> Hasil<Semua> {
    let semua = tayang(c, edisi, Macam::Item, tgl)?;
    let kumpul = |nama: &str| -> Vec<String> {
        semua
            .iter()
            .flat_map(|(b, _)| b.butir(nama))
            .collect::<BTreeSet<_>>()
            .into_iter()
            .map(str::to_owned)
            .collect()
    };
    let (kadar, jenis, lm) = (kumpul("hashtag_kadar"), kumpul("hashtag_jenis"), kumpul("hashtag_lm"));
    let saring = |b: &BarisKatalog| {
        punya(b, "hashtag_jenis", t.kategori.as_deref())
            && punya(b, "hashtag_kadar", t.kadar.as_deref())
            && punya(b, "hashtag_lm", t.lm.as_deref())
            && punya(b, "kode_banner", t.banner.as_deref())
            && punya(b, "kode_info", t.info.as_deref())
    };
    let mut cocok: Vec<&(BarisKatalog, Vec<Gambar>)> = semua.iter().filter(|(b, _)| saring(b)).collect();
    let kata: String = t.cari.as_deref().unwrap_or_default().trim().to_lowercase();
    if kata.chars().count() > KATA_MAKS {
        cocok.clear();
    }
    let kode: Vec<&str> = cocok.iter().map(|(b, _)| b.kode.as_str()).collect();
    let keadaan = stok::keadaan(c, &kode)?;
    // What nobody can buy now stands in no list; its own page still opens.
    cocok.retain(|(b, _)| keadaan.get(&b.kode).is_some_and(Keadaan::ada));
    if !kata.is_empty() {
        // A word may be of a piece's name, which only the stock knows.
        cocok.retain(|(b, _)| {
            let nama = keadaan.get(&b.kode).map_or(String::new(), |k| k.nama_barang.to_lowercase());
            let tag = ["hashtag_kadar", "hashtag_jenis", "hashtag_lm"];
            let di_tag = tag.iter().any(|n| b.butir(n).any(|t| t.to_lowercase().contains(&kata)));
            nama.contains(&kata) || b.kode.to_lowercase().contains(&kata) || di_tag
        });
    }
    let jumlah = i64::try_from(cocok.len()).unwrap_or(i64::MAX);
    let angka = |n: Option<i64>, bawaan: usize| n.map_or(bawaan, |n| usize::try_from(n).unwrap_or(0));
    let limit = angka(t.limit, HALAMAN).clamp(1, HALAMAN_MAKS);
    let halaman: Vec<_> = cocok.into_iter().skip(angka(t.skip, 0)).take(limit).collect();
    let umum = group_umum(c, edisi)?;
    let jadi = halaman.into_iter().map(|(b, g)| item(b, g, keadaan.get(&b.kode), &umum)).collect();
    Ok(Semua { item: jadi, jumlah, kadar, jenis, lm })
}

/// One item that is shown today.
pub fn satu(c: &mut Conn, edisi: Edisi, kode: &str, tgl: Tanggal) -> Hasil<ItemRinci> {
    let semua = tayang(c, edisi, Macam::Item, tgl)?;
    let (b, g) = semua
        .iter()
        .find(|(b, _)| b.kode == kode)
        .ok_or_else(|| KatalogTolak::TidakAda.tolak("Barang ini tidak ada di katalog"))?;
    let mut keadaan = stok::keadaan(c, &[kode])?;
    let k = keadaan.remove(kode);
    let umum = group_umum(c, edisi)?;
    Ok(ItemRinci {
        item: item(b, g, k.as_ref(), &umum),
        kode_banner: butir(b, "kode_banner"),
        kode_info: butir(b, "kode_info"),
        toko: k.map(|k| k.toko).unwrap_or_default(),
    })
}
