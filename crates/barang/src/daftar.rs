//! Lists of pieces: search by anything, filters, pages; the range of a profit update; what a tray holds.

use crate::BarangTolak;
use crate::kartu::{DARI, Kartu};
use db::{Conn, Val, args, pola_cari};
use platform::Hasil;
use platform::daftar::{Halaman, jumlah};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use values::{Berat, KodeBarcode, KodeToko};

/// What a list is asked for. Empty and ALL mean no filter.
#[derive(Debug, Clone, Default, Deserialize, utoipa::IntoParams)]
#[serde(default)]
#[into_params(parameter_in = Query)]
pub struct TanyaBarang {
    pub cari: String,
    pub status: String,
    pub kode_gudang: String,
    /// the tray
    pub kode_toko: String,
    pub kode_group: String,
    pub kode_dept: String,
    pub supplier_barang: String,
    pub skip: i64,
    pub limit: i64,
    /// a column to sort by: kode_barcode, kode_intern, nama_barang, status, kode_gudang, kode_toko, kode_group, kode_dept,
    /// berat, berat_asli, kadar_cetak, tgl_masuk, size, tag_id
    pub sort_by: String,
    /// desc or asc
    pub urut: String,
}

/// What all pieces that fit come to.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, utoipa::ToSchema)]
pub struct TotalBarang {
    #[schema(value_type = f64)]
    pub berat: Berat,
    #[schema(value_type = f64)]
    pub berat_asli: Berat,
}

const LIMIT_BAWAAN: i64 = 50;
const LIMIT_MAKS: i64 = 500;

/// What a list of pieces may be sorted by. Not by whom they came from: that is not for everybody to know.
const URUTAN: &[(&str, &str)] = &[
    ("kode_barcode", "b.kode_barcode"),
    ("kode_intern", "b.kode_intern"),
    ("nama_barang", "b.nama_barang"),
    ("status", "b.status"),
    ("kode_gudang", "COALESCE(s.gudang, '')"),
    ("kode_toko", "COALESCE(s.baki, '')"),
    ("kode_group", "b.kode_group"),
    ("kode_dept", "b.kode_dept"),
    ("berat", "b.berat"),
    ("berat_asli", "b.berat_asli"),
    ("kadar_cetak", "b.kadar_cetak"),
    ("tgl_masuk", "b.tgl_masuk"),
    ("size", "b.size"),
    ("tag_id", "b.tag_id"),
];

fn berisi(teks: &str) -> Option<String> {
    let rapi = teks.trim().to_uppercase();
    (!rapi.is_empty() && rapi != "ALL").then_some(rapi)
}

/// Which pieces are asked for, as SQL and its values.
fn syarat(toko: &KodeToko, t: &TanyaBarang) -> (String, Vec<Val>) {
    let mut syarat = "b.toko = $1".to_owned();
    let mut nilai: Vec<Val> = args![toko].to_vec();
    let mut tambah = |sql: &str, v: Val| {
        nilai.push(v);
        syarat.push_str(" AND ");
        syarat.push_str(&sql.replace('?', &format!("${}", nilai.len())));
    };
    for (sql, isi) in [
        ("b.status = ?", &t.status),
        ("s.gudang = ?", &t.kode_gudang),
        ("s.baki = ?", &t.kode_toko),
        ("b.kode_group = ?", &t.kode_group),
        ("b.kode_dept = ?", &t.kode_dept),
        ("b.supplier_barang = ?", &t.supplier_barang),
    ] {
        if let Some(isi) = berisi(isi) {
            tambah(sql, isi.into());
        }
    }
    let cari = t.cari.trim();
    match KodeBarcode::parse(cari) {
        // A number typed or scanned is a barcode, or a code the shop gave itself.
        Ok(kode) if cari.len() >= 4 => {
            tambah("(b.kode_barcode = ?", (&kode).into());
            nilai.push(cari.into());
            let n = nilai.len();
            syarat.push_str(&format!(" OR b.kode_intern = ${n} OR b.tag_id = ${n} OR b.no_seri = ${n})"));
        }
        _ if cari.is_empty() => {}
        _ => tambah(
            "(b.cari LIKE ? ESCAPE '\\' OR LOWER(b.tag_id) LIKE ? ESCAPE '\\' OR LOWER(b.no_seri) LIKE ? ESCAPE '\\' \
             OR LOWER(b.no_pesanan) LIKE ? ESCAPE '\\' OR LOWER(b.no_masuk) LIKE ? ESCAPE '\\')",
            pola_cari(cari).into(),
        ),
    }
    (syarat, nilai)
}

/// What came last stands first unless asked otherwise: that is what is looked for.
pub fn halaman(c: &mut Conn, toko: &KodeToko, t: &TanyaBarang) -> Hasil<Halaman<Kartu, TotalBarang>> {
    let urutan = platform::daftar::urutan(URUTAN, &t.sort_by, &t.urut, "b.kode_barcode DESC")?;
    let (syarat, nilai) = syarat(toko, t);
    // Where it lies is looked up only when it is asked about: it is most of what counting costs.
    let di_mana = if berisi(&t.kode_gudang).or(berisi(&t.kode_toko)).is_some() {
        " JOIN saldo_barang s ON s.toko = b.toko AND s.kode_barcode = b.kode_barcode"
    } else {
        ""
    };
    let hitung = format!(
        "SELECT COUNT(*), {} FROM barang b{di_mana} WHERE {syarat}",
        jumlah(&["b.berat", "b.berat_asli"])
    );
    let (count, total) = c
        .one(&hitung, &nilai, |r| Ok((r.int(0)?, TotalBarang { berat: r.get(1)?, berat_asli: r.get(2)? })))?
        .unwrap_or_default();
    let skip = t.skip.max(0);
    let limit = if t.limit <= 0 { LIMIT_BAWAAN } else { t.limit.min(LIMIT_MAKS) };
    let sql = format!("{DARI} WHERE {syarat} ORDER BY {urutan} LIMIT {limit} OFFSET {skip}");
    Ok(Halaman { data: c.baris::<Kartu>(&sql, &nilai)?, count, total })
}

/// What a tray holds.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
pub struct IsiBaki {
    pub qty: i64,
    #[schema(value_type = f64)]
    pub berat: Berat,
}

pub fn isi_baki(c: &mut Conn, toko: &KodeToko, baki: &str) -> Hasil<IsiBaki> {
    let baki = baki.trim().to_uppercase();
    let gudang = "SELECT kode_gudang FROM baki WHERE toko = $1 AND kode_baki = $2 AND dihapus = 0";
    let gudang = c
        .one(gudang, args![toko, baki.as_str()], |r| r.get::<String>(0))?
        .ok_or_else(|| BarangTolak::BakiTidakAda.tolak(format!("Baki {baki} tidak ada")))?;
    let ada = c.one(
        "SELECT qty, berat FROM saldo_lokasi WHERE toko = $1 AND gudang = $2 AND baki = $3 AND milik = 'TOKO'",
        args![toko, gudang, baki],
        |r| Ok(IsiBaki { qty: r.int(0)?, berat: r.get(1)? }),
    )?;
    Ok(ada.unwrap_or(IsiBaki { qty: 0, berat: Berat::NOL }))
}

/// Which pieces of the store have a photo: barcode and the photo's fingerprint. A piece brings the photo along that it
/// got in another store.
pub fn foto(c: &mut Conn, toko: &KodeToko, kode: &[KodeBarcode]) -> Hasil<BTreeMap<String, String>> {
    let d = db::daftar(2, kode);
    let sql = format!(
        "SELECT g.kunci, g.sidik FROM toko t JOIN gambar g ON g.toko = t.kode_toko AND g.jenis = 'FOTO_PRODUK' \
         AND g.kunci IN {} LEFT JOIN barang b ON b.kode_barcode = g.kunci WHERE g.toko = $1 OR b.toko = $1 \
         ORDER BY CASE WHEN g.toko = $1 THEN 1 ELSE 0 END, g.waktu",
        d.sql
    );
    let mut nilai: Vec<Val> = args![toko].to_vec();
    nilai.extend(d.nilai);
    // The store's own comes last and stays; else the newest.
    Ok(c.rows(&sql, &nilai, |r| Ok((r.get(0)?, r.get(1)?)))?.into_iter().collect())
}

/// The codes the shop gave its pieces itself.
pub fn kode_intern(c: &mut Conn, toko: &KodeToko) -> Hasil<Vec<String>> {
    let sql =
        "SELECT DISTINCT kode_intern FROM barang WHERE toko = $1 AND kode_intern <> '' ORDER BY kode_intern";
    Ok(c.rows(sql, args![toko], |r| r.get(0))?)
}

/// What was entered today is asked for by warehouse and tray; each is ALL when left out.
#[derive(Debug, Clone, Default, Deserialize, utoipa::IntoParams)]
#[serde(default)]
#[into_params(parameter_in = Query)]
pub struct TanyaMasuk {
    pub kode_gudang: String,
    /// the tray
    pub kode_toko: String,
}

/// A piece entered today.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[schema(as = BarangMasuk)]
pub struct Masuk {
    #[serde(flatten)]
    pub barang: Kartu,
    pub no_masuk: String,
    pub input_by: String,
    pub waktu: String,
}

db::bacaan! {
    /// By which document a piece came in.
    struct Asal {
        no_masuk: String = "b.no_masuk",
        input_by: String = "b.input_by",
        waktu: String = "d.waktu",
    }
}

/// The last entries of the day, newest first.
pub fn masuk(c: &mut Conn, toko: &KodeToko, t: &TanyaMasuk) -> Hasil<Vec<Masuk>> {
    let (gudang, baki) =
        (berisi(&t.kode_gudang).unwrap_or_default(), berisi(&t.kode_toko).unwrap_or_default());
    let sql = format!(
        "{DARI} JOIN dok_barang d ON d.toko = b.toko AND d.no_dok = b.no_masuk \
         WHERE b.toko = $1 AND d.tgl_system = (SELECT tgl_system FROM toko WHERE kode_toko = $1) \
         AND d.jenis IN ('TAMBAH', 'TERIMA', 'AWAL') AND ($2 = '' OR s.gudang = $2) AND ($3 = '' OR s.baki = $3) \
         ORDER BY d.waktu DESC, b.no_masuk DESC, b.kode_barcode DESC LIMIT {LIMIT_MAKS}"
    );
    let semua = c.baris::<(Kartu, Asal)>(&sql, args![toko, gudang, baki])?;
    let masuk = |(barang, a): (Kartu, Asal)| Masuk {
        barang,
        no_masuk: a.no_masuk,
        input_by: a.input_by,
        waktu: a.waktu,
    };
    Ok(semua.into_iter().map(masuk).collect())
}
