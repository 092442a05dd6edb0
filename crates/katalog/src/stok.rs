//! What the stock says of an item: its name, the pieces that may be sold today, what they weigh and cost. An item's code is the
//! barcode of one piece, or the intern code of a model of which any store may have several.

use barang::Kartu;
use db::{Conn, args};
use niaga::acuan::Acuan;
use platform::Hasil;
use serde::Serialize;
use std::collections::{BTreeMap, BTreeSet};
use values::{Berat, Kadar, KodeToko, Rupiah};

/// Pieces of one model that are priced: the lightest of each store, which are the cheapest.
const DIHITUNG: usize = 4;
/// Answers of a search.
const KANDIDAT: i64 = 20;

/// A store that has such a piece.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[schema(as = KatalogDiToko)]
pub struct DiToko {
    pub kode_toko: String,
    pub nama_toko: String,
    pub banyak: i64,
}

/// An item as the stock has it at this moment.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[schema(as = KatalogBarang)]
pub struct Keadaan {
    pub nama_barang: String,
    pub kode_group: String,
    /// hundredths of a percent
    #[schema(value_type = f64)]
    pub kadar: Kadar,
    #[schema(value_type = f64)]
    pub berat_dari: Berat,
    #[schema(value_type = f64)]
    pub berat_sampai: Berat,
    /// the cheapest and the dearest that was priced; none where no price stands today
    #[schema(value_type = Option<i64>)]
    pub harga_dari: Option<Rupiah>,
    #[schema(value_type = Option<i64>)]
    pub harga_sampai: Option<Rupiah>,
    pub toko: Vec<DiToko>,
}

impl Keadaan {
    pub fn ada(&self) -> bool {
        !self.toko.is_empty()
    }
}

/// A piece to choose for an item.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[schema(as = KatalogKandidat)]
pub struct Kandidat {
    pub kode_barang: String,
    pub kode_intern: String,
    pub nama_barang: String,
    pub kode_group: String,
    pub kode_dept: String,
    pub kode_toko: String,
    #[schema(value_type = f64)]
    pub berat: Berat,
    #[schema(value_type = Option<i64>)]
    pub harga_jual: Option<Rupiah>,
}

/// Pieces that are for sale where they lie.
const DIJUAL: &str = "JOIN saldo_barang s ON s.toko = b.toko AND s.kode_barcode = b.kode_barcode AND s.milik = 'TOKO' \
     JOIN gudang g ON g.toko = s.toko AND g.kode_gudang = s.gudang AND g.boleh_jual = 1 AND g.dihapus = 0";

/// Does a piece, sold or not, go by this code?
pub(crate) fn dikenal(c: &mut Conn, kode: &str) -> db::Result<bool> {
    Ok(nama(c, kode)?.is_some())
}

pub(crate) fn group_dikenal(c: &mut Conn, kode: &str) -> db::Result<bool> {
    let sql = "SELECT COUNT(*) FROM group_barang WHERE kode_group = $1 AND dihapus = 0";
    Ok(c.nilai::<i64>(sql, args![kode])? > 0)
}

/// What a code was called last, its group and purity.
fn nama(c: &mut Conn, kode: &str) -> db::Result<Option<(String, String, Kadar)>> {
    let satu = "SELECT nama_barang, kode_group, kadar_cetak FROM barang WHERE kode_barcode = $1";
    let ada = c.one(satu, args![kode], |r| Ok((r.get(0)?, r.get(1)?, r.get(2)?)))?;
    if ada.is_some() {
        return Ok(ada);
    }
    // Store by store, because that is how the index finds it.
    let model = "SELECT b.nama_barang, b.kode_group, b.kadar_cetak FROM toko t \
                 JOIN barang b ON b.toko = t.kode_toko AND b.kode_intern = $1 ORDER BY b.kode_barcode DESC LIMIT 1";
    c.one(model, args![kode], |r| Ok((r.get(0)?, r.get(1)?, r.get(2)?)))
}

/// The pieces behind a code that may be sold today, the lightest of each store first.
fn potong(c: &mut Conn, kode: &str) -> db::Result<Vec<Kartu>> {
    let urut = "ORDER BY b.toko, b.berat, b.kode_barcode";
    let satu = c.baris::<Kartu>(
        &format!("FROM barang b {DIJUAL} WHERE b.kode_barcode = $1 AND b.status = 'READY'"),
        args![kode],
    )?;
    if !satu.is_empty() {
        return Ok(satu);
    }
    c.baris::<Kartu>(
        &format!(
            "FROM toko t JOIN barang b ON b.toko = t.kode_toko AND b.kode_intern = $1 AND b.status = 'READY' {DIJUAL} \
             WHERE t.aktif = 1 {urut}"
        ),
        args![kode],
    )
}

/// The prices of every store, read when they are first asked for; a store whose prices do not stand today has none.
#[derive(Default)]
pub(crate) struct Harga(BTreeMap<KodeToko, Option<Acuan>>);

impl Harga {
    pub(crate) fn toko(&mut self, c: &mut Conn, toko: &KodeToko) -> Hasil<Option<&mut Acuan>> {
        if !self.0.contains_key(toko) {
            let acuan = match Acuan::di_toko(c, toko) {
                Ok(a) => Some(a),
                Err(t) if t.adalah(harga::HargaTolak::BelumDikonfirmasi) => None,
                Err(t) => return Err(t),
            };
            self.0.insert(toko.clone(), acuan);
        }
        Ok(self.0.get_mut(toko).and_then(Option::as_mut))
    }

    fn satu(&mut self, c: &mut Conn, k: &Kartu) -> Hasil<Option<Rupiah>> {
        match self.toko(c, &k.toko)? {
            Some(a) => niaga::jual::harga_umum(c, a, k),
            None => Ok(None),
        }
    }
}

fn nama_toko(c: &mut Conn) -> db::Result<BTreeMap<String, String>> {
    let semua = c.rows("SELECT kode_toko, nama_toko FROM toko WHERE aktif = 1", &[], |r| {
        Ok((r.get::<String>(0)?, r.get::<String>(1)?))
    })?;
    Ok(semua.into_iter().collect())
}

/// What the stock says of these codes now; codes that no piece ever had are left out.
pub fn keadaan(c: &mut Conn, kode: &[&str]) -> Hasil<BTreeMap<String, Keadaan>> {
    let mut harga = Harga::default();
    let toko = nama_toko(c)?;
    let mut jadi = BTreeMap::new();
    for kode in kode {
        if let Some(k) = satu(c, kode, &toko, &mut harga)? {
            jadi.insert((*kode).to_owned(), k);
        }
    }
    Ok(jadi)
}

fn satu(
    c: &mut Conn,
    kode: &str,
    toko: &BTreeMap<String, String>,
    harga: &mut Harga,
) -> Hasil<Option<Keadaan>> {
    let Some((nama_barang, kode_group, kadar)) = nama(c, kode)? else { return Ok(None) };
    let semua = potong(c, kode)?;
    let mut banyak: BTreeMap<&KodeToko, usize> = BTreeMap::new();
    let mut nilai = BTreeSet::new();
    for k in &semua {
        let n = banyak.entry(&k.toko).or_insert(0);
        *n += 1;
        if *n <= DIHITUNG
            && let Some(rp) = harga.satu(c, k)?
        {
            nilai.insert(rp);
        }
    }
    let di = banyak.iter().map(|(t, n)| DiToko {
        kode_toko: t.to_string(),
        nama_toko: toko.get(t.as_str()).cloned().unwrap_or_default(),
        banyak: i64::try_from(*n).unwrap_or(i64::MAX),
    });
    let pertama = semua.first();
    Ok(Some(Keadaan {
        nama_barang: pertama.map_or(nama_barang, |k| k.nama_barang.clone()),
        kode_group: pertama.map_or(kode_group, |k| k.kode_group.clone()),
        kadar: pertama.map_or(kadar, |k| k.kadar_cetak),
        berat_dari: semua.iter().map(|k| k.berat).min().unwrap_or(Berat::NOL),
        berat_sampai: semua.iter().map(|k| k.berat).max().unwrap_or(Berat::NOL),
        harga_dari: nilai.first().copied(),
        harga_sampai: nilai.last().copied(),
        toko: di.collect(),
    }))
}

/// Pieces of all stores that are for sale and hold a word, to choose one for an item.
pub fn kandidat(c: &mut Conn, cari: &str, berlian: bool) -> Hasil<Vec<Kandidat>> {
    let sql = format!(
        "FROM toko t JOIN barang b ON b.toko = t.kode_toko AND b.status = 'READY' {DIJUAL} \
         JOIN group_barang p ON p.toko = b.toko AND p.kode_group = b.kode_group AND p.is_berlian = $2 \
         WHERE t.aktif = 1 AND b.cari LIKE $1 ESCAPE '\\' ORDER BY b.kode_barcode LIMIT {KANDIDAT}"
    );
    let semua = c.baris::<Kartu>(&sql, args![db::pola_cari(cari), berlian])?;
    let mut harga = Harga::default();
    semua
        .into_iter()
        .map(|k| {
            let harga_jual = harga.satu(c, &k)?;
            Ok(Kandidat {
                kode_barang: k.kode_barcode.to_string(),
                kode_intern: k.kode_intern,
                nama_barang: k.nama_barang,
                kode_group: k.kode_group,
                kode_dept: k.kode_dept,
                kode_toko: k.toko.to_string(),
                berat: k.berat,
                harga_jual,
            })
        })
        .collect()
}
