//! Lists of gifts: what may be chosen, what was given for points, what came in and was corrected.

use crate::poin::{self, Saring};
use db::{Conn, args};
use platform::Hasil;
use platform::daftar::Halaman;
use serde::{Deserialize, Serialize};
use std::collections::HashMap;
use values::{KodeToko, Rupiah};

db::bacaan! {
    /// A gift that points buy.
    #[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
    pub struct HadiahPilihan {
        pub kode_hadiah: String = "h.kode_hadiah",
        pub nama_hadiah: String = "h.nama_hadiah",
        pub point: i64 = "h.point",
        pub stock: i64 = "COALESCE(s.qty, 0)",
    }
}

db::bacaan! {
    /// A gift as it is counted.
    #[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
    pub struct HadiahHitung {
        pub kode_hadiah: String = "h.kode_hadiah",
        pub nama_hadiah: String = "h.nama_hadiah",
        pub stock: i64 = "COALESCE(s.qty, 0)",
        /// what stood in the master before there was a book; nothing once something was booked
        pub stock_lama: i64 = "CASE WHEN s.qty IS NULL THEN h.stock_lama ELSE 0 END",
    }
}

const DARI: &str = "FROM hadiah h LEFT JOIN saldo_hadiah s ON s.toko = h.toko AND s.kode_hadiah = h.kode_hadiah \
     WHERE h.toko = $1 AND h.dihapus = 0";

pub fn pilihan(c: &mut Conn, toko: &KodeToko) -> Hasil<Vec<HadiahPilihan>> {
    Ok(c.baris(&format!("{DARI} AND h.aktif = 1 ORDER BY h.nama_hadiah, h.kode_hadiah"), args![toko])?)
}

pub fn hitungan(c: &mut Conn, toko: &KodeToko) -> Hasil<Vec<HadiahHitung>> {
    Ok(c.baris(&format!("{DARI} ORDER BY h.kode_hadiah"), args![toko])?)
}

#[derive(Debug, Clone, Default, Deserialize, utoipa::IntoParams)]
#[serde(default)]
#[into_params(parameter_in = Query)]
pub struct TanyaTukar {
    pub tgl_from: String,
    pub tgl_to: String,
    /// a member; empty: all
    pub kode: String,
    pub kode_hadiah: String,
    pub skip: i64,
    pub limit: i64,
}

db::bacaan! {
    /// A gift that was given for points.
    #[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
    #[schema(as = TukarPoin)]
    pub struct BarisTukar {
        pub no_dok: String = "d.no_dok",
        pub tgl_system: String = "d.tgl_system",
        pub waktu: String = "d.waktu",
        pub kode_pelanggan: String = "d.kode_pelanggan",
        pub kode_member: String = "d.kode_member",
        pub nama_customer: String = "d.nama_customer",
        pub alamat_customer: String = "d.alamat_customer",
        pub kode_hadiah: String = "r.kode_hadiah",
        pub nama_hadiah: String = "r.nama_hadiah",
        pub qty: i64 = "-r.qty",
        /// a piece
        pub point: i64 = "r.point",
        pub poin: i64 = "d.poin",
        pub keterangan: String = "d.keterangan",
        pub input_by: String = "d.oleh",
        pub batal: bool = "CASE WHEN b.no_dok IS NULL THEN 0 ELSE 1 END",
        pub batal_oleh: String = "COALESCE(b.oleh, '')",
        pub batal_alasan: String = "COALESCE(b.alasan, '')",
        /// papers handed out so far
        pub cetakan: i64 = "(SELECT COUNT(*) FROM faktur_cetak k WHERE k.toko = d.toko AND k.no_dok = d.no_dok)",
    }
}

const DARI_TUKAR: &str = "FROM dok_hadiah d JOIN dok_hadiah_baris r ON r.toko = d.toko AND r.no_dok = d.no_dok \
     LEFT JOIN dok_poin_batal b ON b.toko = d.toko AND b.no_dok = d.no_dok";

pub fn daftar_tukar(c: &mut Conn, toko: &KodeToko, t: &TanyaTukar) -> Hasil<Halaman<BarisTukar, ()>> {
    let mut s = Saring::baru(DARI_TUKAR, toko);
    s.bila("d.jenis =", "TUKAR");
    s.bila("d.tgl_system >=", &t.tgl_from);
    s.bila("d.tgl_system <=", &t.tgl_to);
    s.bila("r.kode_hadiah =", &t.kode_hadiah.to_uppercase());
    if !t.kode.trim().is_empty() {
        s.bila("d.kode_pelanggan =", &poin::orang(c, &t.kode)?.kode_pelanggan);
    }
    s.halaman(c, t.skip, t.limit)
}

/// An exchange by its number.
pub fn satu_tukar(c: &mut Conn, toko: &KodeToko, no: &str) -> Hasil<BarisTukar> {
    let sql = format!("{DARI_TUKAR} WHERE d.toko = $1 AND d.no_dok = $2 AND d.jenis = 'TUKAR'");
    c.baris_satu(&sql, args![toko, no.trim().to_uppercase()])?
        .ok_or_else(|| poin::PoinTolak::TidakAda.pada("no_dok", "No Dokumen tidak ditemukan"))
}

#[derive(Debug, Clone, Default, Deserialize, utoipa::IntoParams)]
#[serde(default)]
#[into_params(parameter_in = Query)]
pub struct TanyaMasuk {
    pub tgl_from: String,
    pub tgl_to: String,
    /// ALL, TERIMA or KOREKSI
    pub jenis: String,
    pub skip: i64,
    pub limit: i64,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[schema(as = BarisDokHadiah)]
pub struct BarisDok {
    pub kode_hadiah: String,
    pub nama_hadiah: String,
    /// less than nothing: a count found fewer
    pub qty: i64,
    #[schema(value_type = i64)]
    pub harga: Rupiah,
}

db::bacaan! {
    #[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
    #[schema(as = HadiahMasukKepala)]
    pub struct KepalaMasuk {
        pub no_dok: String = "d.no_dok",
        pub jenis: String = "d.jenis",
        pub tgl_system: String = "d.tgl_system",
        pub waktu: String = "d.waktu",
        pub supplier: String = "d.supplier",
        pub no_bukti: String = "d.no_bukti",
        pub keterangan: String = "d.keterangan",
        pub input_by: String = "d.oleh",
        pub disetujui: String = "d.disetujui",
        pub batal: bool = "CASE WHEN b.no_dok IS NULL THEN 0 ELSE 1 END",
        pub batal_oleh: String = "COALESCE(b.oleh, '')",
        pub batal_alasan: String = "COALESCE(b.alasan, '')",
    }
}

/// A receipt or a count, with its lines.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[schema(as = HadiahMasuk)]
pub struct BarisMasuk {
    #[serde(flatten)]
    pub kepala: KepalaMasuk,
    pub detail: Vec<BarisDok>,
}

pub fn daftar_masuk(c: &mut Conn, toko: &KodeToko, t: &TanyaMasuk) -> Hasil<Halaman<BarisMasuk, ()>> {
    let mut s = Saring::baru(
        "FROM dok_hadiah d LEFT JOIN dok_poin_batal b ON b.toko = d.toko AND b.no_dok = d.no_dok",
        toko,
    );
    s.bila("d.jenis <>", "TUKAR");
    s.bila("d.tgl_system >=", &t.tgl_from);
    s.bila("d.tgl_system <=", &t.tgl_to);
    s.bila("d.jenis =", &t.jenis.to_uppercase());
    let h: Halaman<KepalaMasuk, ()> = s.halaman(c, t.skip, t.limit)?;
    let d = db::daftar(2, h.data.iter().map(|k| k.no_dok.as_str()));
    let mut isi = args![toko].to_vec();
    isi.extend(d.nilai);
    let mut baris: HashMap<String, Vec<BarisDok>> = HashMap::new();
    c.each(
        &format!(
            "SELECT no_dok, kode_hadiah, nama_hadiah, qty, harga FROM dok_hadiah_baris WHERE toko = $1 AND no_dok IN {} \
             ORDER BY no_dok, baris",
            d.sql
        ),
        &isi,
        |r| {
            let b = BarisDok { kode_hadiah: r.get(1)?, nama_hadiah: r.get(2)?, qty: r.int(3)?, harga: r.get(4)? };
            baris.entry(r.get(0)?).or_default().push(b);
            Ok::<(), db::Error>(())
        },
    )?;
    let data = h
        .data
        .into_iter()
        .map(|kepala| BarisMasuk { detail: baris.remove(&kepala.no_dok).unwrap_or_default(), kepala })
        .collect();
    Ok(Halaman { data, count: h.count, total: () })
}
