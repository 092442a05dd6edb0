//! Manual trade as it was written: the lines of some days, and the invoice of a number with all that was on it.

use super::faktur::{Dagang, DariKepala, Kepala, Kunci, Nasib};
use crate::tolak::NiagaTolak;
use crate::total::{self, TotalManual};
use db::{Conn, Val, args};
use konter::bayar_tulis::{self, Dibayar};
use platform::daftar::Halaman;
use platform::{Hasil, Tolak};
use serde::{Deserialize, Serialize};
use std::ops::Deref;
use values::{KodeToko, NoFaktur};

/// What was sold, or what was bought.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Sisi {
    Jual,
    Beli,
}

impl Sisi {
    pub const fn kode(self) -> &'static str {
        match self {
            Self::Jual => "JUAL",
            Self::Beli => "BELI",
        }
    }
}

/// A line with the head of its transaction.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
pub struct ManualFaktur {
    #[serde(flatten)]
    pub kunci: Kunci,
    #[serde(flatten)]
    pub isi: Dagang,
    #[serde(flatten)]
    pub kepala: DariKepala,
    #[serde(flatten)]
    pub nasib: Nasib,
}

impl Deref for ManualFaktur {
    type Target = Dagang;

    fn deref(&self) -> &Dagang {
        &self.isi
    }
}

type Dibaca = (Kunci, Dagang, DariKepala, Nasib);

fn baris((kunci, isi, kepala, nasib): Dibaca) -> ManualFaktur {
    ManualFaktur { kunci, isi, kepala, nasib }
}

/// The whole transaction of an invoice.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[schema(as = ManualRinci)]
pub struct Rinci {
    #[serde(flatten)]
    pub kepala: Kepala,
    #[serde(flatten)]
    pub nasib: Nasib,
    pub detail_barang: Vec<ManualFaktur>,
    pub pembayaran: Vec<Dibayar>,
}

impl Deref for Rinci {
    type Target = Kepala;

    fn deref(&self) -> &Kepala {
        &self.kepala
    }
}

/// Which lines. Dates are inclusive; empty means no bound.
#[derive(Debug, Clone, Default, Deserialize, utoipa::IntoParams)]
#[serde(default)]
#[into_params(parameter_in = Query)]
pub struct TanyaManual {
    pub tgl_from: String,
    pub tgl_to: String,
    /// number, customer or description
    pub cari: String,
    pub skip: i64,
    pub limit: i64,
    /// a column to sort by: no_faktur, waktu, qty, berat, harga, deskripsi, nama_customer, kode_sales, kode_toko, input_by
    pub sort_by: String,
    /// desc or asc
    pub urut: String,
}

/// What a list of lines may be sorted by.
const URUTAN: &[(&str, &str)] = &[
    ("no_faktur", "manual_baris.no_faktur"),
    ("waktu", "manual.waktu"),
    ("qty", "manual_baris.qty"),
    ("berat", "manual_baris.berat"),
    ("harga", "manual_baris.harga"),
    ("deskripsi", "manual_baris.deskripsi"),
    ("nama_customer", "manual.nama_customer"),
    ("kode_sales", "manual_baris.kode_sales"),
    ("kode_toko", "manual_baris.kode_baki"),
    ("input_by", "manual.oleh"),
];

const LIMIT_MAKS: i64 = 200;
const DARI: &str = "FROM manual_baris JOIN manual ON manual.toko = manual_baris.toko \
     AND manual.no_faktur_group = manual_baris.no_faktur_group LEFT JOIN manual_batal ON manual_batal.toko = manual_baris.toko \
     AND manual_batal.no_faktur_group = manual_baris.no_faktur_group";

/// The newest first unless asked otherwise, how many there are, and what they come to.
pub fn daftar(
    c: &mut Conn,
    toko: &KodeToko,
    sisi: Sisi,
    t: &TanyaManual,
) -> Hasil<Halaman<ManualFaktur, TotalManual>> {
    let akhir = "manual_baris.tgl_system DESC, manual_baris.no_faktur_group DESC, manual_baris.baris";
    let urutan = platform::daftar::urutan(URUTAN, &t.sort_by, &t.urut, akhir)?;
    let mut syarat = "manual_baris.toko = $1 AND manual_baris.sisi = $2".to_owned();
    let mut nilai: Vec<Val> = args![toko, sisi.kode()].to_vec();
    for (tanda, isi) in [(">=", &t.tgl_from), ("<=", &t.tgl_to)] {
        if !isi.trim().is_empty() {
            nilai.push(isi.trim().into());
            syarat.push_str(&format!(" AND manual_baris.tgl_system {tanda} ${}", nilai.len()));
        }
    }
    let cari = t.cari.trim().to_uppercase();
    if !cari.is_empty() {
        nilai.push(cari.into());
        let n = nilai.len();
        // No LIKE: what is typed may hold its signs.
        syarat.push_str(&format!(
            " AND REPLACE(UPPER(manual_baris.no_faktur || ' ' || manual_baris.no_faktur_group || ' ' || manual.nama_customer || ' ' || manual_baris.deskripsi), ${n}, '') \
             <> UPPER(manual_baris.no_faktur || ' ' || manual_baris.no_faktur_group || ' ' || manual.nama_customer || ' ' || manual_baris.deskripsi)"
        ));
    }
    let count: i64 = c.nilai(&format!("SELECT COUNT(*) {DARI} WHERE {syarat}"), &nilai)?;
    let total =
        total::manual(c, &format!("{DARI} WHERE {syarat} AND manual_batal.no_batal IS NULL"), &nilai)?;
    let limit = if t.limit <= 0 { LIMIT_MAKS } else { t.limit.min(LIMIT_MAKS) };
    nilai.push(limit.into());
    nilai.push(t.skip.max(0).into());
    let n = nilai.len();
    let sql = format!("{DARI} WHERE {syarat} ORDER BY {urutan} LIMIT ${} OFFSET ${n}", n - 1);
    Ok(Halaman { data: c.baris(&sql, &nilai)?.into_iter().map(baris).collect(), count, total })
}

fn tidak_ada(kolom: &str) -> Tolak {
    let pesan = "No Faktur tidak ditemukan";
    NiagaTolak::ManualTidakAda.pada(kolom, pesan)
}

/// The transaction of an invoice number of this side.
pub fn satu(c: &mut Conn, toko: &KodeToko, sisi: Sisi, teks: &str) -> Hasil<Rinci> {
    let kolom = if sisi == Sisi::Jual { "no_faktur_jual" } else { "no_faktur_beli" };
    let no = NoFaktur::parse(&teks.trim().to_uppercase()).map_err(|_| tidak_ada(kolom))?;
    let group: Option<String> = c.one(
        "SELECT no_faktur_group FROM manual_baris WHERE toko = $1 AND no_faktur = $2 AND sisi = $3",
        args![toko, &no, sisi.kode()],
        |r| r.get(0),
    )?;
    let group = group.ok_or_else(|| tidak_ada(kolom))?;
    let kunci = args![toko, group.as_str()].to_vec();
    let semua = format!(
        "{DARI} WHERE manual_baris.toko = $1 AND manual_baris.no_faktur_group = $2 ORDER BY manual_baris.baris"
    );
    let satu = "FROM manual LEFT JOIN manual_batal ON manual_batal.toko = manual.toko \
         AND manual_batal.no_faktur_group = manual.no_faktur_group WHERE manual.toko = $1 AND manual.no_faktur_group = $2";
    let (mut kepala, nasib): (Kepala, Nasib) = c.baris_satu(satu, &kunci)?.ok_or_else(|| tidak_ada(kolom))?;
    if kepala.tgl_dokumen.is_empty() {
        kepala.tgl_dokumen.clone_from(&kepala.tgl_system);
    }
    Ok(Rinci {
        kepala,
        nasib,
        detail_barang: c.baris(&semua, &kunci)?.into_iter().map(baris).collect(),
        pembayaran: bayar_tulis::dari(c, toko, &group)?,
    })
}
