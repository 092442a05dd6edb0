//! Transactions as they were written: lists, one with all of its lines and payments, and one line by its own number.

use crate::faktur::{DARI, Kepala, KunciBeli, KunciJual, Nasib, Terbeli, Terjual};
use crate::tolak::NiagaTolak;
use crate::total::{self, TotalFaktur};
use db::{Conn, Val, args};
use konter::bayar_tulis::{self, Dibayar};
use platform::daftar::Halaman;
use platform::{Hasil, Tolak};
use serde::{Deserialize, Serialize};
use std::ops::Deref;
use values::{JenisDok, KodeToko, NoFaktur};

/// A transaction with what later happened to it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
pub struct Faktur {
    #[serde(flatten)]
    pub isi: Kepala,
    #[serde(flatten)]
    pub nasib: Nasib,
}

impl Deref for Faktur {
    type Target = Kepala;

    fn deref(&self) -> &Kepala {
        &self.isi
    }
}

fn faktur((isi, nasib): (Kepala, Nasib)) -> Faktur {
    Faktur { isi, nasib }
}

/// Which transactions. Dates are inclusive; empty means no bound.
#[derive(Debug, Clone, Default, Deserialize, utoipa::IntoParams)]
#[serde(default)]
#[into_params(parameter_in = Query)]
pub struct TanyaTransaksi {
    pub tgl_from: String,
    pub tgl_to: String,
    /// number, customer, phone or barcode; a whole number or barcode is found on every day
    pub cari: String,
    /// ALL, AKTIF, BATAL, BELUM VALID
    pub status: String,
    pub kode_sales: String,
    /// who wrote it; ALL or a user
    pub input_by: String,
    pub skip: i64,
    pub limit: i64,
    /// a column to sort by: no_faktur_group, waktu, neto, total_jual, total_beli, berat_jual, berat_beli, nama_customer,
    /// kode_sales, input_by
    pub sort_by: String,
    /// desc or asc
    pub urut: String,
}

/// What a list of transactions may be sorted by.
const URUTAN: &[(&str, &str)] = &[
    ("no_faktur_group", "faktur.no_faktur_group"),
    ("waktu", "faktur.waktu"),
    ("neto", "faktur.neto"),
    ("total_jual", "faktur.total_jual"),
    ("total_beli", "faktur.total_beli"),
    ("berat_jual", "faktur.berat_jual"),
    ("berat_beli", "faktur.berat_beli"),
    ("nama_customer", "faktur.nama_customer"),
    ("kode_sales", "faktur.kode_sales"),
    ("input_by", "faktur.oleh"),
];

/// Sales (with exchanges) or purchases (with exchanges).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Sisi {
    Jual,
    Beli,
    Semua,
}

const LIMIT_MAKS: i64 = 200;

/// The newest first unless asked otherwise, how many there are, and what they come to.
pub fn daftar(
    c: &mut Conn,
    toko: &KodeToko,
    sisi: Sisi,
    t: &TanyaTransaksi,
) -> Hasil<Halaman<Faktur, TotalFaktur>> {
    let akhir = "faktur.waktu DESC, faktur.no_faktur_group DESC";
    let urutan = platform::daftar::urutan(URUTAN, &t.sort_by, &t.urut, akhir)?;
    let mut syarat = "faktur.toko = $1".to_owned();
    let mut nilai: Vec<Val> = args![toko].to_vec();
    match sisi {
        Sisi::Jual => syarat.push_str(" AND faktur.jenis IN ('JUAL', 'TUKAR')"),
        Sisi::Beli => syarat.push_str(" AND faktur.jenis IN ('BELI', 'TUKAR')"),
        Sisi::Semua => {}
    }
    let cari = t.cari.trim().to_uppercase();
    let tepat =
        NoFaktur::parse(&cari).is_ok() || (cari.len() == 8 && cari.bytes().all(|b| b.is_ascii_digit()));
    for (tanda, isi) in [(">=", &t.tgl_from), ("<=", &t.tgl_to)] {
        if !isi.trim().is_empty() && !tepat {
            nilai.push(isi.trim().into());
            syarat.push_str(&format!(" AND faktur.tgl_system {tanda} ${}", nilai.len()));
        }
    }
    match t.status.trim().to_uppercase().as_str() {
        "AKTIF" => syarat.push_str(" AND faktur_batal.no_batal IS NULL"),
        "BATAL" => syarat.push_str(" AND faktur_batal.no_batal IS NOT NULL"),
        "BELUM VALID" => syarat.push_str(" AND faktur_batal.no_batal IS NULL AND faktur_valid.oleh IS NULL"),
        _ => {}
    }
    let sales = t.kode_sales.trim().to_uppercase();
    if !sales.is_empty() && sales != "ALL" {
        nilai.push(sales.into());
        syarat.push_str(&format!(" AND faktur.kode_sales = ${}", nilai.len()));
    }
    let oleh = t.input_by.trim();
    if !oleh.is_empty() && oleh != "ALL" {
        nilai.push(oleh.into());
        syarat.push_str(&format!(" AND faktur.oleh = ${}", nilai.len()));
    }
    if tepat {
        nilai.push(cari.as_str().into());
        let n = nilai.len();
        // By their keys, however many days there are.
        syarat.push_str(&format!(
            " AND faktur.no_faktur_group IN (SELECT ${n} UNION SELECT no_faktur_group FROM jual WHERE toko = $1 AND no_faktur_jual = ${n} \
             UNION SELECT no_faktur_group FROM jual WHERE toko = $1 AND kode_barcode = ${n} \
             UNION SELECT no_faktur_group FROM beli WHERE toko = $1 AND no_faktur_beli = ${n} \
             UNION SELECT no_faktur_group FROM beli WHERE toko = $1 AND kode_barcode = ${n})"
        ));
    } else if !cari.is_empty() {
        nilai.push(format!("%{}%", cari.replace(['%', '_', '\\'], "")).into());
        let pola = nilai.len();
        nilai.push(cari.as_str().into());
        let tepat = nilai.len();
        syarat.push_str(&format!(
            " AND (faktur.no_faktur_group LIKE ${pola} OR faktur.nama_customer LIKE ${pola} OR faktur.no_hp LIKE ${pola} OR EXISTS (SELECT 1 FROM jual j \
             WHERE j.toko = faktur.toko AND j.no_faktur_group = faktur.no_faktur_group AND (j.kode_barcode = ${tepat} OR j.no_faktur_jual = ${tepat})) \
             OR EXISTS (SELECT 1 FROM beli j WHERE j.toko = faktur.toko AND j.no_faktur_group = faktur.no_faktur_group \
             AND (j.kode_barcode = ${tepat} OR j.no_faktur_beli = ${tepat})))"
        ));
    }
    let count = c.nilai(&format!("SELECT COUNT(*) {DARI} WHERE {syarat}"), &nilai)?;
    let berlaku =
        if t.status.trim().eq_ignore_ascii_case("BATAL") { "" } else { " AND faktur_batal.no_batal IS NULL" };
    let total = total::faktur(c, &format!("{DARI} WHERE {syarat}{berlaku}"), &nilai)?;
    let limit = if t.limit <= 0 { 50 } else { t.limit.min(LIMIT_MAKS) };
    let sql = format!("{DARI} WHERE {syarat} ORDER BY {urutan} LIMIT {limit} OFFSET {}", t.skip.max(0));
    Ok(Halaman { data: c.baris(&sql, &nilai)?.into_iter().map(faktur).collect(), count, total })
}

/// A line that was sold, under the specification's names.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[schema(as = FakturJual)]
pub struct Jual {
    #[serde(flatten)]
    pub kunci: KunciJual,
    #[serde(flatten)]
    pub isi: Terjual,
}

impl Deref for Jual {
    type Target = Terjual;

    fn deref(&self) -> &Terjual {
        &self.isi
    }
}

fn jual((kunci, isi): (KunciJual, Terjual)) -> Jual {
    Jual { kunci, isi }
}

/// A line that was bought.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[schema(as = FakturBeli)]
pub struct Beli {
    #[serde(flatten)]
    pub kunci: KunciBeli,
    #[serde(flatten)]
    pub isi: Terbeli,
}

impl Deref for Beli {
    type Target = Terbeli;

    fn deref(&self) -> &Terbeli {
        &self.isi
    }
}

fn beli((kunci, isi): (KunciBeli, Terbeli)) -> Beli {
    Beli { kunci, isi }
}

/// A line that was sold and whose piece came back: the purchase that took it, and where.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[schema(as = FakturKembali)]
pub struct Kembali {
    pub no_faktur_jual: String,
    pub no_faktur_beli: String,
    pub toko: String,
    pub tgl_system: String,
}

/// A whole transaction.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[schema(as = FakturRinci)]
pub struct Rinci {
    #[serde(flatten)]
    pub kepala: Faktur,
    pub detail_barang: Vec<Jual>,
    pub detail_beli: Vec<Beli>,
    pub pembayaran: Vec<Dibayar>,
    /// sold lines whose pieces came back, by purchases that stand
    pub kembali_barang: Vec<Kembali>,
}

/// Any store of the chain may have bought it; a purchase that was cancelled did not.
fn kembali_barang(c: &mut Conn, toko: &KodeToko, group: &str) -> db::Result<Vec<Kembali>> {
    c.rows(
        "SELECT b.no_faktur_nota, b.no_faktur_beli, b.toko, f.tgl_system FROM jual j \
         JOIN beli b ON b.no_faktur_nota = j.no_faktur_jual AND b.toko_nota = j.toko \
         JOIN faktur f ON f.toko = b.toko AND f.no_faktur_group = b.no_faktur_group \
         WHERE j.toko = $1 AND j.no_faktur_group = $2 AND NOT EXISTS (SELECT 1 FROM faktur_batal x \
         WHERE x.toko = b.toko AND x.no_faktur_group = b.no_faktur_group) ORDER BY j.baris",
        args![toko, group],
        |r| {
            Ok(Kembali {
                no_faktur_jual: r.get(0)?,
                no_faktur_beli: r.get(1)?,
                toko: r.get(2)?,
                tgl_system: r.get(3)?,
            })
        },
    )
}

fn tidak_ada() -> Tolak {
    NiagaTolak::TidakAda.tolak("Data Tidak Ditemukan")
}

/// A number as it is kept, or nothing that could be one.
fn nomor(teks: &str) -> Hasil<NoFaktur> {
    NoFaktur::parse(&teks.trim().to_uppercase()).map_err(|_| tidak_ada())
}

/// The transaction of a number: its own, or of one of its lines.
pub fn bynota(c: &mut Conn, toko: &KodeToko, teks: &str) -> Hasil<Rinci> {
    let no = nomor(teks)?;
    let group: String = match no.jenis() {
        JenisDok::Penjualan => single_jual(c, toko, teks)?.kunci.no_faktur_group,
        JenisDok::Pembelian => single_beli(c, toko, teks)?.kunci.no_faktur_group,
        _ => no.to_string(),
    };
    let kunci = args![toko, group.as_str()].to_vec();
    let satu = format!("{DARI} WHERE faktur.toko = $1 AND faktur.no_faktur_group = $2");
    let kepala = c.baris_satu(&satu, &kunci)?.map(faktur).ok_or_else(tidak_ada)?;
    let syarat = "WHERE toko = $1 AND no_faktur_group = $2 ORDER BY baris";
    Ok(Rinci {
        kepala,
        detail_barang: c.baris(&format!("FROM jual {syarat}"), &kunci)?.into_iter().map(jual).collect(),
        detail_beli: c.baris(&format!("FROM beli {syarat}"), &kunci)?.into_iter().map(beli).collect(),
        pembayaran: bayar_tulis::dari(c, toko, &group)?,
        kembali_barang: kembali_barang(c, toko, &group)?,
    })
}

/// One line that was sold.
pub fn single_jual(c: &mut Conn, toko: &KodeToko, teks: &str) -> Hasil<Jual> {
    let no = nomor(teks)?;
    c.baris_satu("FROM jual WHERE toko = $1 AND no_faktur_jual = $2", args![toko, &no])?
        .map(jual)
        .ok_or_else(tidak_ada)
}

/// One line that was bought.
pub fn single_beli(c: &mut Conn, toko: &KodeToko, teks: &str) -> Hasil<Beli> {
    let no = nomor(teks)?;
    c.baris_satu("FROM beli WHERE toko = $1 AND no_faktur_beli = $2", args![toko, &no])?
        .map(beli)
        .ok_or_else(tidak_ada)
}
