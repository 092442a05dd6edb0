//! The board: all open services at once, the late ones in front. One query, however many they are.

use crate::lihat::{BANYAK, URAIAN, lewat, uraian};
use db::{Conn, Val, args};
use platform::Hasil;
use serde::{Deserialize, Serialize};
use values::{KodeToko, Rupiah};

#[derive(Debug, Clone, Default, Deserialize, utoipa::IntoParams)]
#[serde(default)]
#[into_params(parameter_in = Query)]
pub struct TanyaPapan {
    pub cari: String,
    pub kode_sales: String,
}

/// One work on the board.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[schema(as = ServicePapanKartu)]
pub struct PapanKartu {
    pub no: String,
    /// CUSTOMER or TOKO
    pub jenis: String,
    pub tahap: String,
    pub tgl_janji: String,
    /// above zero: late
    pub hari_lewat: i64,
    pub nama_customer: String,
    pub no_hp: String,
    pub uraian: String,
    pub kode_tukang: String,
    pub nama_tukang: String,
    pub kode_sales: String,
    #[schema(value_type = i64)]
    pub total_rp: Rupiah,
    #[schema(value_type = i64)]
    pub dp_rp: Rupiah,
    #[schema(value_type = i64)]
    pub sisa_rp: Rupiah,
    pub tgl_system: String,
    pub valid: bool,
    /// the line whose photo stands for it; 0: none
    pub foto: i64,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[schema(as = ServicePapan)]
pub struct Papan {
    /// the store's day
    pub tgl: String,
    pub kartu: Vec<PapanKartu>,
}

db::bacaan! {
    struct Isi {
        no: String = "service.no_service",
        jenis: String = "service.jenis",
        tahap: String = "k.tahap",
        tgl_janji: String = "service.tgl_janji",
        nama_customer: String = "service.nama_customer",
        no_hp: String = "service.no_hp",
        pertama: String = URAIAN,
        banyak: i64 = BANYAK,
        kode_tukang: String = "k.kode_tukang",
        nama_tukang: String = "COALESCE(t.nama_tukang, '')",
        kode_sales: String = "service.kode_sales",
        tagihan: Rupiah = "CASE WHEN k.tahap = 'SELESAI' THEN k.total_rp ELSE service.estimasi_rp END",
        dp_rp: Rupiah = "service.dp_rp",
        tgl_system: String = "service.tgl_system",
        valid_by: String = "k.valid_by",
        foto: bool = "(SELECT COUNT(*) FROM gambar g WHERE g.toko = service.toko AND g.jenis = 'FOTO_SERVICE' \
             AND g.kunci = service.no_service || '/1/MASUK')",
    }
}

/// All open services of a store.
pub fn papan(c: &mut Conn, toko: &KodeToko, t: &TanyaPapan) -> Hasil<Papan> {
    let tgl = platform::toko::cari(c, toko)?.tgl_system.to_string();
    let mut sql =
        "FROM service_kini k JOIN service ON service.toko = k.toko AND service.no_service = k.no_service \
         LEFT JOIN tukang t ON t.toko = k.toko AND t.kode_tukang = k.kode_tukang \
         WHERE k.toko = $1 AND k.terbuka = 1"
            .to_owned();
    let mut nilai: Vec<Val> = args![toko].to_vec();
    let sales = t.kode_sales.trim().to_uppercase();
    if !sales.is_empty() && sales != "ALL" {
        nilai.push(sales.into());
        sql.push_str(&format!(" AND service.kode_sales = ${}", nilai.len()));
    }
    let cari = t.cari.trim().to_uppercase();
    if !cari.is_empty() {
        nilai.push(format!("%{}%", cari.replace(['%', '_', '\\'], "")).into());
        let n = nilai.len();
        sql.push_str(&format!(
            " AND (service.no_service LIKE ${n} OR service.nama_customer LIKE ${n} OR service.no_hp LIKE ${n})"
        ));
    }
    sql.push_str(" ORDER BY service.tgl_janji, service.waktu, service.no_service");
    let kartu = c.baris::<Isi>(&sql, &nilai)?.into_iter().map(|i| kartu(&tgl, i)).collect();
    Ok(Papan { tgl, kartu })
}

fn kartu(tgl: &str, i: Isi) -> PapanKartu {
    let toko = i.jenis == "TOKO";
    let sisa = i.tagihan.nilai().saturating_sub(i.dp_rp.nilai()).max(0);
    PapanKartu {
        // What is finished waits for its owner; it is not late.
        hari_lewat: if i.tahap == "SELESAI" { 0 } else { lewat(tgl, &i.tgl_janji) },
        uraian: uraian(&i.pertama, i.banyak),
        total_rp: if toko { Rupiah::NOL } else { i.tagihan },
        sisa_rp: if toko { Rupiah::NOL } else { Rupiah::new(sisa) },
        valid: !i.valid_by.is_empty(),
        foto: i64::from(i.foto),
        no: i.no,
        jenis: i.jenis,
        tahap: i.tahap,
        tgl_janji: i.tgl_janji,
        nama_customer: i.nama_customer,
        no_hp: i.no_hp,
        kode_tukang: i.kode_tukang,
        nama_tukang: i.nama_tukang,
        kode_sales: i.kode_sales,
        dp_rp: i.dp_rp,
        tgl_system: i.tgl_system,
    }
}
