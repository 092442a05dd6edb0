//! Bought pieces that wait for a decision, and those that were sorted and may be decided otherwise: with their nota and state.

use crate::putusan::Putusan;
use db::{Conn, Val, args};
use platform::Hasil;
use platform::modul::Setelan;
use serde::{Deserialize, Serialize};
use values::{Berat, Kadar, KodeToko, Rupiah};

/// Pieces of one screen; a document takes as many.
const TERBANYAK: i64 = 1_000;

db::bacaan! {
    /// A piece with where it came from: the nota it was bought by, or the auction.
    #[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
    #[schema(as = CalonSortir)]
    pub struct Calon {
        pub kode_barcode: String = "s.kode_barcode",
        pub nama_barang: String = "k.nama_barang",
        pub kode_group: String = "k.kode_group",
        pub kode_dept: String = "k.kode_dept",
        pub kode_gudang: String = "s.gudang",
        /// the tray
        pub kode_toko: String = "s.baki",
        #[schema(value_type = f64)]
        pub berat_asli: Berat = "s.berat",
        #[schema(value_type = f64)]
        pub murni: Berat = "s.murni",
        #[schema(value_type = f64)]
        pub kadar_cetak: Kadar = "k.kadar_cetak",
        #[schema(value_type = i64)]
        pub total_pokok: Rupiah = "s.nilai",
        /// the document that brought it here
        pub no_dok: String = "a.no_dok",
        pub tgl_masuk: String = "a.tgl_system",
        pub oleh: String = "a.oleh",
        pub no_faktur_beli: String = "COALESCE(b.no_faktur_beli, '')",
        pub surat: String = "COALESCE(b.surat, '')",
        /// the state it was bought in
        pub kondisi: String = "COALESCE(b.kondisi, '')",
        pub tipe_kondisi: String = "COALESCE(b.tipe_kondisi, '')",
        #[schema(value_type = i64)]
        pub harga: Rupiah = "COALESCE(b.harga, 0)",
        /// its weight waits for a second person
        pub susut: bool =
            "(SELECT COUNT(*) FROM susut w WHERE w.kode_barcode = s.kode_barcode AND (w.status = 'PENDING' \
             OR (w.status = 'DITOLAK' AND w.dijawab = '')))",
        /// with stones: nobody washes it before they are taken out
        pub batu: bool = "(SELECT COUNT(*) FROM barang_batu t WHERE t.kode_barcode = s.kode_barcode AND t.lepas = '')",
    }
}

/// Which bought pieces. Dates are inclusive; empty means no bound.
#[derive(Debug, Clone, Default, Deserialize, utoipa::IntoParams)]
#[serde(default)]
#[into_params(parameter_in = Query)]
pub struct TanyaCalon {
    pub tgl_from: String,
    pub tgl_to: String,
    /// ALL or one
    pub kondisi: String,
    pub kode_group: String,
    pub kode_dept: String,
}

/// The last document that put a piece where it lies, and its line of a purchase when it was one.
const DARI: &str = "FROM saldo_barang s JOIN barang k ON k.kode_barcode = s.kode_barcode \
     JOIN buku_stok a ON a.toko = s.toko AND a.id = (SELECT MAX(x.id) FROM buku_stok x WHERE x.toko = s.toko \
      AND x.kode_barcode = s.kode_barcode AND x.qty = 1 AND +x.balik IS NULL AND NOT EXISTS (SELECT 1 FROM buku_stok z \
      WHERE z.toko = x.toko AND z.balik = x.id)) \
     LEFT JOIN beli b ON b.toko = s.toko AND b.no_faktur_group = a.no_dok AND b.kode_barcode = s.kode_barcode";

fn saring(syarat: &mut String, nilai: &mut Vec<Val>, daftar: &[(&str, &str, &str)]) {
    for (kolom, tanda, isi) in daftar {
        let isi = isi.trim().to_uppercase();
        if !isi.is_empty() && isi != "ALL" {
            nilai.push(isi.into());
            syarat.push_str(&format!(" AND {kolom} {tanda} ${}", nilai.len()));
        }
    }
}

/// What lies in BELI, the oldest purchase first.
pub fn belum(c: &mut Conn, toko: &KodeToko, t: &TanyaCalon) -> Hasil<Vec<Calon>> {
    let mut syarat = "s.toko = $1 AND s.gudang = 'BELI' AND s.milik = 'TOKO'".to_owned();
    let mut nilai: Vec<Val> = args![toko].to_vec();
    saring(
        &mut syarat,
        &mut nilai,
        &[
            ("a.tgl_system", ">=", &t.tgl_from),
            ("a.tgl_system", "<=", &t.tgl_to),
            ("b.kondisi", "=", &t.kondisi),
            ("k.kode_group", "=", &t.kode_group),
            ("k.kode_dept", "=", &t.kode_dept),
        ],
    );
    let sql =
        format!("{DARI} WHERE {syarat} ORDER BY a.tgl_system, a.no_dok, s.kode_barcode LIMIT {TERBANYAK}");
    Ok(c.baris::<Calon>(&sql, &nilai)?)
}

/// What was sorted and still lies where the sorting put it. `putusan`: ALL or one.
pub fn tersortir(c: &mut Conn, toko: &KodeToko, putusan: &str) -> Hasil<Vec<Calon>> {
    let mut syarat = "s.toko = $1 AND s.milik = 'TOKO' AND a.jenis_dok = 'SR'".to_owned();
    let mut nilai: Vec<Val> = args![toko].to_vec();
    match Putusan::parse(putusan) {
        Some(p) => {
            nilai.push(p.kode().into());
            syarat.push_str(" AND s.gudang = $2");
        }
        None => syarat.push_str(" AND s.gudang IN ('CUCI', 'RUSAK', 'HANCUR', 'LABEL')"),
    }
    let sql =
        format!("{DARI} WHERE {syarat} ORDER BY s.gudang, a.tgl_system, s.kode_barcode LIMIT {TERBANYAK}");
    Ok(c.baris::<Calon>(&sql, &nilai)?)
}

/// What waits for a washer; where washing is done at head office everything that may go there.
pub fn untuk_cuci(c: &mut Conn, toko: &KodeToko) -> Hasil<Vec<Calon>> {
    let terpusat = Setelan::baca(c, toko)?.nyala("SEPUHAN_TERPUSAT_MODULE");
    let gudang = if terpusat { "'BELI', 'CUCI', 'RUSAK', 'HANCUR'" } else { "'CUCI'" };
    let sql = format!(
        "{DARI} WHERE s.toko = $1 AND s.milik = 'TOKO' AND s.gudang IN ({gudang}) ORDER BY s.gudang, a.tgl_system, s.kode_barcode \
         LIMIT {TERBANYAK}"
    );
    Ok(c.baris::<Calon>(&sql, args![toko])?)
}
