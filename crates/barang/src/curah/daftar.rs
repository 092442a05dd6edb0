//! What is read of counted stock: what the trays hold, and the documents with their lines.

use db::{Conn, Val, args, daftar};
use ledger::curah::JenisStok;
use platform::{Hasil, Tolak};
use serde::{Deserialize, Serialize};
use std::collections::HashMap;
use values::{Berat, KodeToko, Rupiah, Tanggal};

/// Documents of one list.
const DOKUMEN_MAKS: i64 = 300;

/// What a tray holds of a type. `kode_toko` is the tray.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[schema(as = StokCurah)]
pub struct Stok {
    pub kode_group: String,
    pub nama_group: String,
    pub kode_dept: String,
    pub nama_dept: String,
    pub kode_gudang: String,
    pub kode_toko: String,
    pub qty: i64,
    #[schema(value_type = f64)]
    pub berat: Berat,
    #[schema(value_type = f64)]
    pub berat_murni: Berat,
    /// what it cost altogether
    #[schema(value_type = i64)]
    pub harga_modal: Rupiah,
}

/// Filters of the stock; empty and ALL mean none. Codes are taken in capitals.
#[derive(Debug, Clone, Default, Deserialize, utoipa::IntoParams)]
#[serde(default)]
#[into_params(parameter_in = Query)]
pub struct Tanya {
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
pub fn stok(c: &mut Conn, toko: &KodeToko, stok: JenisStok, t: &Tanya) -> Hasil<Vec<Stok>> {
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
        "SELECT s.kode_group, COALESCE(g.nama_group, ''), s.kode_dept, COALESCE(j.nama_dept, ''), s.gudang, s.baki, \
         s.qty, s.berat, s.murni, s.nilai FROM saldo_curah s \
         LEFT JOIN group_barang g ON g.toko = s.toko AND g.kode_group = s.kode_group \
         LEFT JOIN jenis j ON j.toko = s.toko AND j.kode_dept = s.kode_dept \
         WHERE s.toko = $1 AND s.jenis_stok = $2 AND s.qty > 0 AND substr(s.gudang, 1, 1) <> '@'{syarat} \
         ORDER BY s.gudang, s.baki, s.kode_group, s.kode_dept"
    );
    Ok(c.rows(&sql, &nilai, |r| {
        Ok(Stok {
            kode_group: r.get(0)?,
            nama_group: r.get(1)?,
            kode_dept: r.get(2)?,
            nama_dept: r.get(3)?,
            kode_gudang: r.get(4)?,
            kode_toko: r.get(5)?,
            qty: r.int(6)?,
            berat: r.get(7)?,
            berat_murni: r.get(8)?,
            harga_modal: r.get(9)?,
        })
    })?)
}

/// A line as it was then. `kode_toko` are trays; a place outside begins with `@`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[schema(as = BarisCurah)]
pub struct Baris {
    pub kode_group: String,
    pub kode_dept: String,
    pub nama_dept: String,
    pub gudang_dari: String,
    pub baki_dari: String,
    pub gudang_ke: String,
    pub baki_ke: String,
    pub qty: i64,
    #[schema(value_type = f64)]
    pub berat: Berat,
    #[schema(value_type = i64)]
    pub nilai: Rupiah,
    /// what the tray held afterwards
    pub sisa_qty: i64,
    #[schema(value_type = f64)]
    pub sisa_berat: Berat,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[schema(as = DokumenCurah)]
pub struct Dokumen {
    pub no_dok: String,
    /// TAMBAH, AMBIL, PINDAH, HANCUR
    pub jenis: String,
    pub alasan: String,
    pub tgl_system: String,
    pub waktu: String,
    pub oleh: String,
    pub keterangan: String,
    pub qty: i64,
    #[schema(value_type = f64)]
    pub berat: Berat,
    #[schema(value_type = i64)]
    pub nilai: Rupiah,
    pub baris: Vec<Baris>,
}

const PILIH: &str = "SELECT no_dok, jenis, alasan, tgl_system, waktu, oleh, keterangan, qty, berat, nilai \
                     FROM dok_curah WHERE toko = $1 AND jenis_stok = $2";

fn kepala(r: &db::Row<'_>) -> db::Result<Dokumen> {
    Ok(Dokumen {
        no_dok: r.get(0)?,
        jenis: r.get(1)?,
        alasan: r.get(2)?,
        tgl_system: r.get(3)?,
        waktu: r.get(4)?,
        oleh: r.get(5)?,
        keterangan: r.get(6)?,
        qty: r.int(7)?,
        berat: r.get(8)?,
        nilai: r.get(9)?,
        baris: Vec::new(),
    })
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
    let sql = format!(
        "SELECT no_dok, kode_group, kode_dept, nama_dept, gudang_dari, baki_dari, gudang_ke, baki_ke, qty, berat, nilai, \
         sisa_qty, sisa_berat FROM dok_curah_baris WHERE toko = $1 AND no_dok IN {} ORDER BY no_dok, baris",
        nomor.sql
    );
    c.each(&sql, &nilai, |r| {
        let b = Baris {
            kode_group: r.get(1)?,
            kode_dept: r.get(2)?,
            nama_dept: r.get(3)?,
            gudang_dari: r.get(4)?,
            baki_dari: r.get(5)?,
            gudang_ke: r.get(6)?,
            baki_ke: r.get(7)?,
            qty: r.int(8)?,
            berat: r.get(9)?,
            nilai: r.get(10)?,
            sisa_qty: r.int(11)?,
            sisa_berat: r.get(12)?,
        };
        if let Some(d) = ke.get(r.text(0)?).and_then(|i| dok.get_mut(*i)) {
            d.baris.push(b);
        }
        Ok::<_, db::Error>(())
    })
}

/// One document of the store.
pub fn satu(c: &mut Conn, toko: &KodeToko, stok: JenisStok, no: &str) -> Hasil<Dokumen> {
    let no = no.trim().to_uppercase();
    let sql = format!("{PILIH} AND no_dok = $3");
    let d = c.one(&sql, args![toko, stok.kode(), no.as_str()], kepala)?;
    let mut d = [d.ok_or_else(|| Tolak::tidak_ada("CURAH-06", format!("Dokumen {no} tidak ada")))?];
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
    let mut sql = format!("{PILIH} AND tgl_system BETWEEN $3 AND $4");
    if let Some(jenis) = berisi(&t.jenis) {
        nilai.push(jenis.into());
        sql.push_str(" AND jenis = $5");
    }
    sql.push_str(&format!(" ORDER BY tgl_system DESC, waktu DESC, no_dok DESC LIMIT {DOKUMEN_MAKS}"));
    let mut d = c.rows(&sql, &nilai, kepala)?;
    isi_baris(c, toko, &mut d)?;
    Ok(d)
}
