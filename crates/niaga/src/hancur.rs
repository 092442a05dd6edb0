//! Pieces bought from customers that are not worth selling again: which there are, and their way to the melt.

use crate::tolak::NiagaTolak;
use barang::dokumen::Tercatat;
use barang::hancur::{Hancur, hancur_pembelian};
use db::{Conn, Tx, Val, args};
use platform::{Hasil, Pelaku};
use serde::{Deserialize, Serialize};
use std::collections::HashMap;
use values::{Berat, Kadar, KodeToko, Rupiah};

const GALAT: NiagaTolak = NiagaTolak::Hancur;
/// Where bought pieces lie until somebody decides about them.
const SUMBER: [&str; 2] = ["BELI", "RUSAK"];
const TERBANYAK: i64 = 1_000;
/// Pieces looked up by one query.
const SEKALI: usize = 256;

db::bacaan! {
    /// A bought piece that may be destroyed.
    #[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
    #[schema(as = HancurBeliCalon)]
    pub struct Calon {
        pub kode_barcode: String = "s.kode_barcode",
        pub nama_barang: String = "k.nama_barang",
        pub kode_group: String = "k.kode_group",
        pub kode_dept: String = "k.kode_dept",
        pub kode_gudang: String = "s.gudang",
        /// the tray
        pub kode_toko: String = "s.baki",
        #[schema(value_type = f64)]
        pub berat_asli: Berat = "k.berat_asli",
        #[schema(value_type = f64)]
        pub berat: Berat = "k.berat",
        #[schema(value_type = f64)]
        pub kadar_cetak: Kadar = "k.kadar_cetak",
        pub no_faktur_beli: String = "b.no_faktur_beli",
        pub tgl_beli: String = "b.tgl_system",
        pub kondisi: String = "b.kondisi",
        #[schema(value_type = i64)]
        pub harga: Rupiah = "b.harga",
        /// its weight waits for a second person
        pub susut: bool =
            "(SELECT COUNT(*) FROM susut w WHERE w.kode_barcode = s.kode_barcode AND (w.status = 'PENDING' \
             OR (w.status = 'DITOLAK' AND w.dijawab = '')))",
    }
}

#[derive(Debug, Clone, Default, Deserialize, utoipa::IntoParams)]
#[serde(default)]
#[into_params(parameter_in = Query)]
pub struct TanyaHancur {
    /// ALL or one
    pub kondisi: String,
    /// ALL, BELI or RUSAK
    pub kode_gudang: String,
}

/// What lies in the warehouses of bought pieces, the oldest purchase first.
pub fn calon(c: &mut Conn, toko: &KodeToko, t: &TanyaHancur) -> Hasil<Vec<Calon>> {
    baca(c, toko, t, &[])
}

/// The same, of certain pieces only when some are named.
fn baca(c: &mut Conn, toko: &KodeToko, t: &TanyaHancur, kode: &[&str]) -> Hasil<Vec<Calon>> {
    let mut syarat = "s.toko = $1 AND s.gudang IN ('BELI', 'RUSAK')".to_owned();
    let mut nilai: Vec<Val> = args![toko].to_vec();
    for (kolom, isi) in [("b.kondisi", &t.kondisi), ("s.gudang", &t.kode_gudang)] {
        let isi = isi.trim().to_uppercase();
        if !isi.is_empty() && isi != "ALL" {
            nilai.push(isi.into());
            syarat.push_str(&format!(" AND {kolom} = ${}", nilai.len()));
        }
    }
    if !kode.is_empty() {
        let d = db::daftar(nilai.len() + 1, kode.iter().copied());
        syarat.push_str(&format!(" AND s.kode_barcode IN {}", d.sql));
        nilai.extend(d.nilai);
    }
    // A piece that was bought twice belongs to the last purchase.
    let sql = format!(
        "FROM saldo_barang s JOIN barang k ON k.kode_barcode = s.kode_barcode \
         JOIN beli b ON b.kode_barcode = s.kode_barcode WHERE {syarat} \
         AND NOT EXISTS (SELECT 1 FROM faktur_batal x WHERE x.toko = b.toko AND x.no_faktur_group = b.no_faktur_group) \
         AND NOT EXISTS (SELECT 1 FROM beli n WHERE n.kode_barcode = b.kode_barcode AND (n.tgl_system > b.tgl_system \
         OR (n.tgl_system = b.tgl_system AND n.no_faktur_beli > b.no_faktur_beli)) AND NOT EXISTS (SELECT 1 FROM faktur_batal y \
         WHERE y.toko = n.toko AND y.no_faktur_group = n.no_faktur_group)) \
         ORDER BY b.tgl_system, b.no_faktur_beli LIMIT {TERBANYAK}"
    );
    Ok(c.baris::<Calon>(&sql, &nilai)?)
}

/// Sends bought pieces to the melt, each with the state it was bought in.
pub fn hancur(tx: &mut Tx<'_>, p: &Pelaku, m: &Hancur) -> Hasil<Tercatat> {
    let mut kondisi = HashMap::with_capacity(m.detail_barang.len());
    let kode: Vec<&str> = m.detail_barang.iter().map(|b| b.kode_barcode.trim()).collect();
    for sebagian in kode.chunks(SEKALI) {
        let ada = baca(tx, &p.toko, &TanyaHancur::default(), sebagian)?;
        kondisi.extend(ada.into_iter().map(|b| (b.kode_barcode, b.kondisi)));
    }
    hancur_pembelian(tx, p, m, GALAT, &SUMBER, &kondisi)
}
