//! Samples as they stand: out or back, whose they are, what they weighed.

use db::{Conn, Val, args};
use platform::Hasil;
use platform::daftar::Halaman;
use serde::{Deserialize, Serialize};
use values::{Berat, Kadar, KodeToko, NoFaktur, Rupiah};

db::tabel! {
    /// A sample as it went out.
    #[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
    #[schema(as = ContohIsi)]
    pub struct IsiContoh in "pesanan_contoh" {
        #[serde(skip)]
        pub toko: String,
        pub no_contoh: String,
        pub no_pesanan: String,
        pub tgl_system: String,
        pub waktu: String,
        pub oleh: String,
        /// TOKO or CUSTOMER
        pub milik: String,
        /// the customer's name; empty for the shop's
        pub pemilik: String,
        pub kode_barcode: String,
        pub nama_barang: String,
        pub kode_group: String,
        pub kode_dept: String,
        #[schema(value_type = f64, maximum = 100)]
        pub kadar: Kadar,
        #[schema(value_type = f64)]
        pub berat: Berat,
        pub kode_tukang: String,
        #[serde(skip)]
        pub gudang_asal: String,
        #[serde(skip)]
        pub baki_asal: String,
        pub keterangan: String,
        #[serde(skip)]
        pub otorisasi: String,
        /// of the shop's: what it was worth that day
        #[schema(value_type = i64)]
        pub nilai_rp: Rupiah,
        #[serde(skip)]
        pub batas_rp: Rupiah,
    }
}

db::bacaan! {
    #[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
    #[schema(as = ContohNasib)]
    pub struct NasibContoh {
        pub nama_tukang: String = "COALESCE(tukang.nama_tukang, '')",
        /// KELUAR or KEMBALI
        pub status: String = "CASE WHEN pesanan_contoh_kembali.no_dok IS NULL THEN 'KELUAR' ELSE 'KEMBALI' END",
        pub no_kembali: String = "COALESCE(pesanan_contoh_kembali.no_dok, '')",
        pub tgl_kembali: String = "COALESCE(pesanan_contoh_kembali.tgl_system, '')",
        pub oleh_kembali: String = "COALESCE(pesanan_contoh_kembali.oleh, '')",
        #[schema(value_type = f64)]
        pub berat_kembali: Berat = "COALESCE(pesanan_contoh_kembali.berat, 0)",
        /// lighter: negative
        #[schema(value_type = f64)]
        pub selisih: Berat = "COALESCE(pesanan_contoh_kembali.berat - pesanan_contoh.berat, 0)",
    }
}

/// A sample, out or back.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
pub struct Contoh {
    #[serde(flatten)]
    pub isi: IsiContoh,
    #[serde(flatten)]
    pub nasib: NasibContoh,
}

pub(super) const DARI: &str = "FROM pesanan_contoh LEFT JOIN pesanan_contoh_kembali ON pesanan_contoh_kembali.toko = pesanan_contoh.toko \
     AND pesanan_contoh_kembali.no_contoh = pesanan_contoh.no_contoh LEFT JOIN tukang ON tukang.toko = pesanan_contoh.toko \
     AND tukang.kode_tukang = pesanan_contoh.kode_tukang AND tukang.dihapus = 0 AND pesanan_contoh.kode_tukang <> ''";

pub(super) fn jadi((isi, nasib): (IsiContoh, NasibContoh)) -> Contoh {
    Contoh { isi, nasib }
}

/// The samples of an order.
pub(crate) fn dari(c: &mut Conn, toko: &KodeToko, no: &NoFaktur) -> Hasil<Vec<Contoh>> {
    let sql = format!(
        "{DARI} WHERE pesanan_contoh.toko = $1 AND pesanan_contoh.no_pesanan = $2 ORDER BY pesanan_contoh.no_contoh"
    );
    Ok(c.baris(&sql, args![toko, no])?.into_iter().map(jadi).collect())
}

#[derive(Debug, Clone, Default, Deserialize, utoipa::IntoParams)]
#[serde(default)]
#[into_params(parameter_in = Query)]
pub struct TanyaContoh {
    /// ALL, KELUAR or KEMBALI
    pub status: String,
    /// number, order, owner, piece
    pub cari: String,
    pub skip: i64,
    pub limit: i64,
}

db::bacaan! {
    /// Over every row that fits.
    #[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, utoipa::ToSchema)]
    pub struct ContohTotal {
        /// that did not come back yet
        pub keluar: i64 = "CAST(COALESCE(SUM(CASE WHEN pesanan_contoh_kembali.no_dok IS NULL THEN 1 ELSE 0 END), 0) AS BIGINT)",
        #[schema(value_type = f64)]
        pub berat: Berat = "CAST(COALESCE(SUM(pesanan_contoh.berat), 0) AS BIGINT)",
    }
}

/// What is out first, the newest first.
pub fn daftar(c: &mut Conn, toko: &KodeToko, t: &TanyaContoh) -> Hasil<Halaman<Contoh, ContohTotal>> {
    let mut syarat = "pesanan_contoh.toko = $1".to_owned();
    let mut nilai: Vec<Val> = args![toko].to_vec();
    match t.status.trim().to_uppercase().as_str() {
        "KELUAR" => syarat.push_str(" AND pesanan_contoh_kembali.no_dok IS NULL"),
        "KEMBALI" => syarat.push_str(" AND pesanan_contoh_kembali.no_dok IS NOT NULL"),
        _ => {}
    }
    let cari = t.cari.trim().to_uppercase();
    if !cari.is_empty() {
        nilai.push(format!("%{}%", cari.replace(['%', '_', '\\'], "")).into());
        syarat.push_str(
            " AND (pesanan_contoh.no_contoh LIKE $2 OR pesanan_contoh.no_pesanan LIKE $2 OR pesanan_contoh.pemilik LIKE $2 OR pesanan_contoh.kode_barcode LIKE $2 \
             OR pesanan_contoh.nama_barang LIKE $2)",
        );
    }
    let count = c.nilai(&format!("SELECT COUNT(*) {DARI} WHERE {syarat}"), &nilai)?;
    let total = c.baris_satu(&format!("{DARI} WHERE {syarat}"), &nilai)?.unwrap_or_default();
    let limit = if t.limit <= 0 { 50 } else { t.limit.min(200) };
    let sql = format!(
        "{DARI} WHERE {syarat} ORDER BY CASE WHEN pesanan_contoh_kembali.no_dok IS NULL THEN 0 ELSE 1 END, pesanan_contoh.waktu DESC, \
         pesanan_contoh.no_contoh DESC LIMIT {limit} OFFSET {}",
        t.skip.max(0)
    );
    Ok(Halaman { data: c.baris(&sql, &nilai)?.into_iter().map(jadi).collect(), count, total })
}
