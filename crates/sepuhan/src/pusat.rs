//! Where washing is done at head office (SEPUHAN_TERPUSAT_MODULE): pieces go there by the shipping that exists, and head office
//! receives, sorts and washes them as its own.

use crate::SepuhanTolak;
use barang::kirim::{self, Kirim, Terkirim};
use barang::pindai::{self, Pindai};
use db::{Conn, Tx};
use platform::modul::Setelan;
use platform::{Hasil, Pelaku, toko};
use serde::{Deserialize, Serialize};
use values::KodeToko;

#[derive(Debug, Clone, Default, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(default)]
#[schema(as = MintaCuciPusat)]
pub struct MintaPusat {
    pub kurir: String,
    pub keterangan: String,
    pub detail_barang: Vec<Pindai>,
}

/// Where a store's pieces are washed.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[schema(as = TujuanCuci)]
pub struct Tujuan {
    /// at head office
    pub terpusat: bool,
    /// head office; empty where the store washes itself
    pub kode_pusat: String,
    pub nama_pusat: String,
}

fn pusat(c: &mut Conn, sini: &KodeToko) -> Hasil<Option<toko::Toko>> {
    let kode: Option<KodeToko> =
        c.one("SELECT kode_toko FROM toko WHERE pusat = 1 AND aktif = 1", &[], |r| r.get(0))?;
    match kode.filter(|k| k != sini) {
        Some(k) => toko::cari(c, &k).map(Some),
        None => Ok(None),
    }
}

pub fn tujuan(c: &mut Conn, sini: &KodeToko) -> Hasil<Tujuan> {
    let terpusat = Setelan::baca(c, sini)?.nyala("SEPUHAN_TERPUSAT_MODULE");
    let p = if terpusat { pusat(c, sini)? } else { None };
    Ok(Tujuan {
        terpusat,
        kode_pusat: p.as_ref().map(|t| t.kode_toko.to_string()).unwrap_or_default(),
        nama_pusat: p.map(|t| t.nama_toko).unwrap_or_default(),
    })
}

/// Where pieces lie that are washed. What is for sale leaves by who may ship, not by who may wash.
const GUDANG: [&str; 4] = ["BELI", "CUCI", "RUSAK", "HANCUR"];

/// Pieces that are no washing.
fn bukan_cucian(tx: &mut Tx<'_>, p: &Pelaku, baris: &[Pindai]) -> Hasil<()> {
    pindai::periksa(tx, &p.toko, SepuhanTolak::Barang, baris, |k| {
        (!GUDANG.contains(&k.kode_gudang.as_str())).then(|| {
            format!(
                "Barang {} ada di gudang {}, bukan barang cucian; kirim lewat Kirim Barang",
                k.kode_barcode, k.kode_gudang
            )
        })
    })
    .map(|_| ())
}

/// Sends pieces to be washed at head office.
pub fn kirim(tx: &mut Tx<'_>, p: &Pelaku, m: &MintaPusat) -> Hasil<Terkirim> {
    if !Setelan::baca(tx, &p.toko)?.nyala("SEPUHAN_TERPUSAT_MODULE") {
        return Err(SepuhanTolak::Pusat.tolak("Toko ini mencuci sendiri; kirim barangnya ke tukang cuci"));
    }
    let Some(t) = pusat(tx, &p.toko)? else {
        return Err(SepuhanTolak::Pusat.tolak("Toko ini adalah kantor pusat; kirim barangnya ke tukang cuci"));
    };
    if !Setelan::baca(tx, &t.kode_toko)?.nyala("KIRIM_BARANG_MODULE") {
        return Err(SepuhanTolak::Pusat.tolak("Kantor pusat tidak memakai kirim barang"));
    }
    bukan_cucian(tx, p, &m.detail_barang)?;
    let kirim = Kirim {
        tujuan: t.kode_toko.to_string(),
        jenis: "CABANG".to_owned(),
        kurir: m.kurir.clone(),
        keterangan: if m.keterangan.trim().is_empty() { "CUCI".to_owned() } else { m.keterangan.clone() },
        detail_barang: m.detail_barang.clone(),
        ..Kirim::default()
    };
    kirim::kirim(tx, p, &kirim)
}
