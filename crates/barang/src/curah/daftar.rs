//! What is read of counted stock: what the trays hold, and the documents with their lines.

use crate::BarangTolak;
use db::{Conn, Val, args, daftar};
use ledger::curah::JenisStok;
use platform::Hasil;
use serde::{Deserialize, Serialize};
use std::collections::HashMap;
use values::{Berat, KodeToko, Rupiah, Tanggal};

/// Documents of one list.
const DOKUMEN_MAKS: i64 = 300;

db::bacaan! {
    /// What a tray holds of a type. `kode_toko` is the tray.
    #[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
    #[schema(as = StokCurah)]
    pub struct Stok {
        pub kode_group: String = "s.kode_group",
        pub nama_group: String = "COALESCE(g.nama_group, '')",
        pub kode_dept: String = "s.kode_dept",
        pub nama_dept: String = "COALESCE(j.nama_dept, '')",
        pub kode_gudang: String = "s.gudang",
        pub kode_toko: String = "s.baki",
        pub qty: i64 = "s.qty",
        #[schema(value_type = f64)]
        pub berat: Berat = "s.berat",
        #[schema(value_type = f64)]
        pub berat_murni: Berat = "s.murni",
        /// what it cost altogether
        #[schema(value_type = i64)]
        pub harga_modal: Rupiah = "s.nilai",
    }
}

/// Filters of the stock; empty and ALL mean none. Codes are taken in capitals.
#[derive(Debug, Clone, Default, Deserialize, utoipa::IntoParams)]
#[serde(default)]
#[into_params(parameter_in = Query)]
pub struct TanyaCurah {
    pub kode_group: String,
    pub kode_dept: String,
    /// the tray
    pub kode_toko: String,
    pub kode_gudang: String,
}

fn berisi(teks: &str) -> Option<String> {
    let rapi = teks.trim().to_uppercase();
    (!rapi.is_empty() && rapi != "ALL").then_some(rapi)
}

/// What there is, by group, type and tray. Trays that hold nothing are left out.
pub fn stok(c: &mut Conn, toko: &KodeToko, stok: JenisStok, t: &TanyaCurah) -> Hasil<Vec<Stok>> {
    let mut syarat = String::new();
    let mut nilai: Vec<Val> = args![toko, stok.kode()].to_vec();
    for (kolom, isi) in [
        ("s.kode_group", &t.kode_group),
        ("s.kode_dept", &t.kode_dept),
        ("s.baki", &t.kode_toko),
        ("s.gudang", &t.kode_gudang),
    ] {
        if let Some(isi) = berisi(isi) {
            nilai.push(isi.into());
            syarat.push_str(&format!(" AND {kolom} = ${}", nilai.len()));
        }
    }
    let sql = format!(
        "FROM saldo_curah s \
         LEFT JOIN group_barang g ON g.toko = s.toko AND g.kode_group = s.kode_group \
         LEFT JOIN jenis j ON j.toko = s.toko AND j.kode_dept = s.kode_dept \
         WHERE s.toko = $1 AND s.jenis_stok = $2 AND s.qty > 0 AND substr(s.gudang, 1, 1) <> '@'{syarat} \
         ORDER BY s.gudang, s.baki, s.kode_group, s.kode_dept"
    );
    Ok(c.baris::<Stok>(&sql, &nilai)?)
}

db::bacaan! {
    /// A line as it was then. `kode_toko` are trays; a place outside begins with `@`.
    #[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
    pub struct BarisCurah {
        pub kode_group: String = "kode_group",
        pub kode_dept: String = "kode_dept",
        pub nama_dept: String = "nama_dept",
        pub gudang_dari: String = "gudang_dari",
        pub baki_dari: String = "baki_dari",
        pub gudang_ke: String = "gudang_ke",
        pub baki_ke: String = "baki_ke",
        pub qty: i64 = "qty",
        #[schema(value_type = f64)]
        pub berat: Berat = "berat",
        #[schema(value_type = i64)]
        pub nilai: Rupiah = "nilai",
        /// what the tray held afterwards
        pub sisa_qty: i64 = "sisa_qty",
        #[schema(value_type = f64)]
        pub sisa_berat: Berat = "sisa_berat",
    }
}

db::bacaan! {
    #[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
    #[schema(as = DokumenCurah)]
    pub struct Dokumen {
        pub no_dok: String = "no_dok",
        /// TAMBAH, AMBIL, PINDAH, HANCUR
        pub jenis: String = "jenis",
        pub alasan: String = "alasan",
        pub tgl_system: String = "tgl_system",
        pub waktu: String = "waktu",
        pub oleh: String = "oleh",
        pub keterangan: String = "keterangan",
        pub qty: i64 = "qty",
        #[schema(value_type = f64)]
        pub berat: Berat = "berat",
        #[schema(value_type = i64)]
        pub nilai: Rupiah = "nilai",
        /// the document that took it back; empty while nobody did
        pub no_batal: String = "COALESCE((SELECT x.no_batal FROM curah_batal x WHERE x.toko = dok_curah.toko \
             AND x.no_dok = dok_curah.no_dok), '')",
        pub batal_oleh: String = "COALESCE((SELECT x.oleh FROM curah_batal x WHERE x.toko = dok_curah.toko \
             AND x.no_dok = dok_curah.no_dok), '')";
        pub baris: Vec<BarisCurah>,
    }
}

const DARI: &str = "FROM dok_curah WHERE toko = $1 AND jenis_stok = $2";

db::bacaan! {
    /// Which document a line belongs to.
    struct Milik {
        no_dok: String = "no_dok",
    }
}

/// Puts the lines to their documents.
fn isi_baris(c: &mut Conn, toko: &KodeToko, dok: &mut [Dokumen]) -> db::Result<()> {
    if dok.is_empty() {
        return Ok(());
    }
    let ke: HashMap<String, usize> = dok.iter().enumerate().map(|(i, d)| (d.no_dok.clone(), i)).collect();
    let nomor = daftar(2, dok.iter().map(|d| d.no_dok.as_str()));
    let mut nilai = args![toko].to_vec();
    nilai.extend(nomor.nilai);
    let sql =
        format!("FROM dok_curah_baris WHERE toko = $1 AND no_dok IN {} ORDER BY no_dok, baris", nomor.sql);
    for (milik, b) in c.baris::<(Milik, BarisCurah)>(&sql, &nilai)? {
        if let Some(d) = ke.get(&milik.no_dok).and_then(|i| dok.get_mut(*i)) {
            d.baris.push(b);
        }
    }
    Ok(())
}

/// One document of the store.
pub fn satu(c: &mut Conn, toko: &KodeToko, stok: JenisStok, no: &str) -> Hasil<Dokumen> {
    let no = no.trim().to_uppercase();
    let sql = format!("{DARI} AND no_dok = $3");
    let d = c.baris_satu::<Dokumen>(&sql, args![toko, stok.kode(), no.as_str()])?;
    let mut d = [d.ok_or_else(|| BarangTolak::CurahTidakAda.tolak(format!("Dokumen {no} tidak ada")))?];
    isi_baris(c, toko, &mut d)?;
    let [d] = d;
    Ok(d)
}

/// Which documents: of the business day when no day is named.
#[derive(Debug, Clone, Default, Deserialize, utoipa::IntoParams)]
#[serde(default)]
#[into_params(parameter_in = Query)]
pub struct TanyaDok {
    #[param(value_type = Option<String>)]
    pub tgl_from: Option<Tanggal>,
    #[param(value_type = Option<String>)]
    pub tgl_to: Option<Tanggal>,
    /// TAMBAH, AMBIL, PINDAH, HANCUR; all when left out
    pub jenis: String,
}

/// The documents of some days, newest first.
pub fn dokumen(c: &mut Conn, toko: &KodeToko, stok: JenisStok, t: &TanyaDok) -> Hasil<Vec<Dokumen>> {
    let hari = platform::toko::cari(c, toko)?.tgl_system;
    let (dari, sampai) = (t.tgl_from.or(t.tgl_to).unwrap_or(hari), t.tgl_to.or(t.tgl_from).unwrap_or(hari));
    let mut nilai = args![toko, stok.kode(), dari, sampai].to_vec();
    let mut sql = format!("{DARI} AND tgl_system BETWEEN $3 AND $4");
    if let Some(jenis) = berisi(&t.jenis) {
        nilai.push(jenis.into());
        sql.push_str(" AND jenis = $5");
    }
    sql.push_str(&format!(" ORDER BY tgl_system DESC, waktu DESC, no_dok DESC LIMIT {DOKUMEN_MAKS}"));
    let mut d = c.baris::<Dokumen>(&sql, &nilai)?;
    isi_baris(c, toko, &mut d)?;
    Ok(d)
}
