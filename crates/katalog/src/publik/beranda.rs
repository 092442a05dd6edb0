//! The app's home in one answer: banners, categories, infos, price lists with today's price, contacts, gifts, what the levels of
//! membership mean, and the stores.

use crate::definisi::Macam;
use crate::stok::Harga as HargaToko;
use crate::tabel::{self, BarisKatalog};
use crate::{Edisi, Gambar, KatalogTolak, gambar, splash as layar};
use barang::aturan;
use db::{Conn, args};
use platform::{Hasil, toko};
use serde::Serialize;
use serde_json::Value;
use std::collections::BTreeMap;
use values::{Kadar, KodeToko, Tanggal};

/// A banner or an info.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[schema(as = KatalogCerita)]
pub struct Cerita {
    pub kode: String,
    pub title: String,
    pub sub_title: String,
    pub deskripsi: String,
    pub gambar: String,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[schema(as = KatalogKategori)]
pub struct Kategori {
    pub kode: String,
    pub warna: String,
    pub gambar: String,
    /// items of it that are shown today
    pub banyak: i64,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[schema(as = KatalogHargaGroup)]
pub struct HargaGroup {
    pub kode_group: String,
    pub nama: String,
    #[schema(value_type = f64)]
    pub kadar: Kadar,
    /// of a gram today; none while the day's prices do not stand
    pub harga_jual: Option<i64>,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[schema(as = KatalogHarga)]
pub struct Harga {
    pub kode: String,
    pub group: Vec<HargaGroup>,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[schema(as = KatalogKontak)]
pub struct Kontak {
    pub kode: String,
    pub nama: String,
    pub no_hp: String,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[schema(as = KatalogHadiah)]
pub struct Hadiah {
    pub kode: String,
    pub nama: String,
    pub info: String,
    pub sub_info: String,
    pub deskripsi: String,
    pub point: i64,
    pub gambar: String,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[schema(as = KatalogTingkat)]
pub struct Tingkat {
    pub kode: String,
    pub title: String,
    pub deskripsi: String,
    pub gambar: String,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[schema(as = KatalogToko)]
pub struct Toko {
    pub kode: String,
    pub nama: String,
    pub alamat: String,
    pub no_telp: String,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[schema(as = KatalogBeranda)]
pub struct Beranda {
    /// the store whose prices these are, and its day
    pub kode_toko: String,
    pub tanggal: String,
    pub banner: Vec<Cerita>,
    pub kategori: Vec<Kategori>,
    pub info: Vec<Cerita>,
    pub harga: Vec<Harga>,
    pub kontak: Vec<Kontak>,
    pub hadiah: Vec<Hadiah>,
    pub tingkat: Vec<Tingkat>,
    pub toko: Vec<Toko>,
}

/// The entries of a list that are shown on a day, each with its pictures.
pub(super) fn tayang(
    c: &mut Conn,
    edisi: Edisi,
    macam: Macam,
    tgl: Tanggal,
) -> Hasil<Vec<(BarisKatalog, Vec<Gambar>)>> {
    let mut gambar: BTreeMap<String, Vec<Gambar>> = BTreeMap::new();
    if !macam.folder().is_empty() {
        for g in gambar::semua(c, edisi, macam)? {
            gambar.entry(g.kode.clone()).or_default().push(g);
        }
    }
    let semua = tabel::semua(c, edisi, macam)?;
    Ok(semua
        .into_iter()
        .filter(|b| b.tayang(tgl))
        .map(|b| {
            let punya = gambar.remove(&b.kode).unwrap_or_default();
            (b, punya)
        })
        .collect())
}

fn pertama(g: &[Gambar]) -> String {
    g.first().map(Gambar::path).unwrap_or_default()
}

fn teks(b: &BarisKatalog, nama: &str) -> String {
    b.teks(nama).trim().to_owned()
}

fn cerita(c: &mut Conn, edisi: Edisi, macam: Macam, tgl: Tanggal) -> Hasil<Vec<Cerita>> {
    let semua = tayang(c, edisi, macam, tgl)?;
    Ok(semua
        .into_iter()
        .map(|(b, g)| Cerita {
            title: teks(&b, "title"),
            sub_title: teks(&b, "sub_title"),
            deskripsi: teks(&b, "deskripsi"),
            gambar: pertama(&g),
            kode: b.kode,
        })
        .collect())
}

fn kategori(c: &mut Conn, edisi: Edisi, tgl: Tanggal) -> Hasil<Vec<Kategori>> {
    let item = tayang(c, edisi, Macam::Item, tgl)?;
    let dalam = |kode: &str| {
        let n = item.iter().filter(|(b, _)| b.butir("hashtag_jenis").any(|t| t.eq_ignore_ascii_case(kode)));
        i64::try_from(n.count()).unwrap_or(i64::MAX)
    };
    let semua = tayang(c, edisi, Macam::Kategori, tgl)?;
    Ok(semua
        .into_iter()
        .map(|(b, g)| Kategori {
            warna: teks(&b, "warna"),
            banyak: dalam(&b.kode),
            gambar: pertama(&g),
            kode: b.kode,
        })
        .collect())
}

/// A group at today's price in a store; none where the store has no such group.
fn satu_group(c: &mut Conn, acuan: &mut HargaToko, toko: &KodeToko, kode: &str) -> Hasil<Option<HargaGroup>> {
    let sql = "SELECT nama_group, kadar, kadar_cetak FROM group_barang WHERE toko = $1 AND kode_group = $2 AND dihapus = 0";
    let ada: Option<(String, Kadar, Kadar)> =
        c.one(sql, args![toko, kode], |r| Ok((r.get(0)?, r.get(1)?, r.get(2)?)))?;
    let (Some((nama, kadar, kadar_cetak)), Some(aturan)) = (ada, aturan::group(c, toko, kode)?) else {
        return Ok(None);
    };
    let harga_jual = match acuan.toko(c, toko)? {
        Some(a) => Some(a.gram_jual(&aturan, kadar)?.nilai()).filter(|n| *n > 0),
        None => None,
    };
    Ok(Some(HargaGroup { kode_group: kode.to_owned(), nama, kadar: kadar_cetak, harga_jual }))
}

/// The groups of every list at today's price in a store.
pub(super) fn harga(c: &mut Conn, edisi: Edisi, toko: &KodeToko, tgl: Tanggal) -> Hasil<Vec<Harga>> {
    let mut acuan = HargaToko::default();
    let mut jadi = Vec::new();
    for (b, _) in tayang(c, edisi, Macam::Harga, tgl)? {
        let mut group = Vec::new();
        for kode in b.butir("detail_group") {
            group.extend(satu_group(c, &mut acuan, toko, kode)?);
        }
        jadi.push(Harga { kode: b.kode.clone(), group });
    }
    Ok(jadi)
}

/// Every group of a store that a price list of an edition may name, at today's price.
pub fn group(c: &mut Conn, edisi: Edisi, toko: &KodeToko) -> Hasil<Vec<HargaGroup>> {
    let kode: Vec<String> = c.rows(
        "SELECT kode_group FROM group_barang WHERE toko = $1 AND dihapus = 0 AND is_acc = 0 AND is_berlian = $2 \
         ORDER BY kadar_cetak DESC, kode_group",
        args![toko, edisi == Edisi::Berlian],
        |r| r.get(0),
    )?;
    let mut acuan = HargaToko::default();
    let mut jadi = Vec::with_capacity(kode.len());
    for kode in kode {
        jadi.extend(satu_group(c, &mut acuan, toko, &kode)?);
    }
    Ok(jadi)
}

/// The groups whose price may be told.
pub(super) fn group_umum(c: &mut Conn, edisi: Edisi) -> Hasil<Vec<String>> {
    let semua = tabel::semua(c, edisi, Macam::Harga)?;
    Ok(semua.iter().flat_map(|b| b.butir("detail_group")).map(str::to_owned).collect())
}

/// The store that was asked for, or the first that is a shop.
pub(super) fn pilih_toko(semua: &[toko::Toko], minta: &str) -> Hasil<KodeToko> {
    let ada = if minta.is_empty() {
        semua.iter().find(|t| !t.pusat).or(semua.first())
    } else {
        semua.iter().find(|t| t.kode_toko.as_str() == minta)
    };
    ada.map(|t| t.kode_toko.clone()).ok_or_else(|| KatalogTolak::TidakAda.tolak("Toko ini tidak ada"))
}

pub fn beranda(c: &mut Conn, edisi: Edisi, toko_minta: &str, tgl: Tanggal) -> Hasil<Beranda> {
    let semua = toko::semua(c)?;
    let kode = pilih_toko(&semua, toko_minta)?;
    let tanggal = semua.iter().find(|t| t.kode_toko == kode).map_or(tgl, |t| t.tgl_system);
    let kontak = tayang(c, edisi, Macam::Kontak, tgl)?.into_iter().map(|(b, _)| Kontak {
        nama: teks(&b, "nama_admin"),
        no_hp: teks(&b, "no_hp"),
        kode: b.kode,
    });
    let hadiah = tayang(c, edisi, Macam::Hadiah, tgl)?.into_iter().map(|(b, g)| Hadiah {
        nama: teks(&b, "nama_hadiah"),
        info: teks(&b, "info"),
        sub_info: teks(&b, "sub_info"),
        deskripsi: teks(&b, "deskripsi"),
        point: b.isi.get("point").and_then(Value::as_i64).unwrap_or(0),
        gambar: pertama(&g),
        kode: b.kode,
    });
    let tingkat = tayang(c, edisi, Macam::Group, tgl)?.into_iter().map(|(b, g)| Tingkat {
        title: teks(&b, "title"),
        deskripsi: teks(&b, "deskripsi"),
        gambar: pertama(&g),
        kode: b.kode,
    });
    Ok(Beranda {
        tanggal: tanggal.to_string(),
        banner: cerita(c, edisi, Macam::Banner, tgl)?,
        kategori: kategori(c, edisi, tgl)?,
        info: cerita(c, edisi, Macam::Info, tgl)?,
        harga: harga(c, edisi, &kode, tgl)?,
        kontak: kontak.collect(),
        hadiah: hadiah.collect(),
        tingkat: tingkat.collect(),
        toko: semua
            .into_iter()
            .filter(|t| !t.pusat)
            .map(|t| Toko {
                kode: t.kode_toko.to_string(),
                nama: t.nama_toko,
                alamat: t.alamat_toko,
                no_telp: t.no_telp,
            })
            .collect(),
        kode_toko: kode.to_string(),
    })
}

/// The splash screens that somebody wrote.
pub fn splash(c: &mut Conn, edisi: Edisi) -> Hasil<Vec<layar::Tersimpan>> {
    Ok(layar::semua(c, edisi)?.into_iter().filter(|s| !s.text.is_empty()).collect())
}
