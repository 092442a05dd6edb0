//! Labels of pieces: which ones to print (a range of barcodes, a document, the last entry), what stands on them, and the
//! history of every print.

use crate::BarangTolak;
use crate::kartu::{DARI, Kartu};
use db::{Conn, Tx, Val, args};
use platform::{Hasil, Pelaku, Tolak};
use serde::{Deserialize, Serialize};
use std::collections::{HashMap, HashSet};
use values::{KodeBarcode, KodeToko, Rupiah};

/// Labels of one request.
pub const PALING_BANYAK: usize = 1_000;
const GALAT: BarangTolak = BarangTolak::Label;

/// Which pieces: a range of barcodes, a document that brought them in, or the last entry of the store.
#[derive(Debug, Clone, Default, Deserialize, utoipa::IntoParams)]
#[serde(default)]
#[into_params(parameter_in = Query)]
pub struct MintaLabel {
    pub kode_awal: String,
    pub kode_akhir: String,
    pub no_dok: String,
    pub terakhir: bool,
}

/// A piece with what its label says more than its card.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[schema(as = CalonLabel)]
pub struct Calon {
    #[serde(flatten)]
    pub kartu: Kartu,
    pub nama_dept: String,
    /// a tagged price, or cost and profit; nothing when the price follows the day
    #[schema(value_type = Option<i64>)]
    pub harga: Option<Rupiah>,
    /// labels printed so far
    pub cetakan: i64,
}

fn tolak(kolom: &str, pesan: impl Into<String>) -> Tolak {
    let pesan = pesan.into();
    GALAT.pada(kolom, pesan)
}

fn barcode(kolom: &str, teks: &str) -> Hasil<KodeBarcode> {
    KodeBarcode::parse(teks).map_err(|e| tolak(kolom, e.to_string()))
}

/// Pieces that lie in the store.
pub fn calon(c: &mut Conn, toko: &KodeToko, m: &MintaLabel) -> Hasil<Vec<Calon>> {
    let (syarat, nilai): (&str, Vec<Val>) = if m.terakhir || !m.no_dok.trim().is_empty() {
        let no = if m.terakhir {
            let sql = "SELECT no_dok FROM dok_barang WHERE toko = $1 AND jenis IN ('TAMBAH', 'TERIMA', 'AWAL') \
                       ORDER BY waktu DESC, no_dok DESC LIMIT 1";
            c.one(sql, args![toko], |r| r.get::<String>(0))?.unwrap_or_default()
        } else {
            m.no_dok.trim().to_uppercase()
        };
        let sql =
            "b.kode_barcode IN (SELECT kode_barcode FROM dok_barang_baris WHERE toko = $1 AND no_dok = $2)";
        (sql, args![toko, no].to_vec())
    } else {
        let (awal, akhir) = (barcode("kode_awal", &m.kode_awal)?, barcode("kode_akhir", &m.kode_akhir)?);
        if akhir < awal {
            return Err(tolak("kode_akhir", "Kode akhir tidak boleh sebelum kode awal"));
        }
        ("b.kode_barcode BETWEEN $2 AND $3", args![toko, &awal, &akhir].to_vec())
    };
    let sql = format!(
        "{DARI} WHERE b.toko = $1 AND s.toko = $1 AND {syarat} ORDER BY b.kode_barcode LIMIT {PALING_BANYAK}"
    );
    let kartu = c.baris::<Kartu>(&sql, &nilai)?;
    lengkapi(c, toko, kartu)
}

/// The pieces of a list, as their labels have them. Refused when one is not of this store.
pub fn label(c: &mut Conn, toko: &KodeToko, kode: &[String]) -> Hasil<Vec<Calon>> {
    if kode.is_empty() {
        return Err(tolak("kode_barcodes", "Harap pilih salah satu data "));
    }
    if kode.len() > PALING_BANYAK {
        return Err(tolak("kode_barcodes", format!("Paling banyak {PALING_BANYAK} label sekali cetak")));
    }
    let mut sudah = HashSet::new();
    let mut sah = Vec::with_capacity(kode.len());
    for (ke, teks) in kode.iter().enumerate() {
        let k = barcode(&format!("kode_barcodes[{ke}]"), teks)?;
        if sudah.insert(k.clone()) {
            sah.push((ke, k));
        }
    }
    let semua: Vec<KodeBarcode> = sah.iter().map(|(_, k)| k.clone()).collect();
    let mut ada = crate::pindai::kartu_banyak(c, &semua)?;
    let mut kartu = Vec::with_capacity(sah.len());
    for (ke, k) in sah {
        let kolom = format!("kode_barcodes[{ke}]");
        match ada.remove(&k) {
            None => return Err(tolak(&kolom, format!("Barang {k} tidak ditemukan"))),
            Some(b) if b.toko != *toko => {
                return Err(tolak(&kolom, format!("Barang {k} ada di toko {}", b.toko)));
            }
            Some(b) if b.kode_gudang.is_empty() => {
                return Err(tolak(&kolom, format!("Barang {k} {}", b.status.sebutan())));
            }
            Some(b) => kartu.push(b),
        }
    }
    lengkapi(c, toko, kartu)
}

fn lengkapi(c: &mut Conn, toko: &KodeToko, kartu: Vec<Kartu>) -> Hasil<Vec<Calon>> {
    let nama: HashMap<String, String> = c
        .rows("SELECT kode_dept, nama_dept FROM jenis WHERE toko = $1", args![toko], |r| {
            Ok((r.get(0)?, r.get(1)?))
        })?
        .into_iter()
        .collect();
    let mut cetakan: HashMap<String, i64> = HashMap::new();
    let mut bandrol: HashMap<String, Rupiah> = HashMap::new();
    for bagian in kartu.chunks(crate::kartu::SEKALI) {
        let d = db::daftar(1, bagian.iter().map(|k| &k.kode_barcode));
        let sql = format!(
            "SELECT kode_barcode, COUNT(*) FROM cetak_barcode WHERE kode_barcode IN {} GROUP BY kode_barcode",
            d.sql
        );
        cetakan.extend(c.rows(&sql, &d.nilai, |r| Ok((r.get(0)?, r.int(1)?)))?);
        let sql = format!(
            "SELECT kode_barcode, harga_bandrol FROM barang WHERE harga_bandrol > 0 AND kode_barcode IN {}",
            d.sql
        );
        bandrol.extend(c.rows(&sql, &d.nilai, |r| Ok((r.get(0)?, r.get(1)?)))?);
    }
    kartu
        .into_iter()
        .map(|k| {
            let harga = match bandrol.get(k.kode_barcode.as_str()) {
                Some(h) => Some(*h),
                None if k.profit > Rupiah::NOL => Some(
                    k.total_pokok
                        .tambah(k.profit)
                        .map_err(|e| GALAT.tolak("Jumlahnya terlalu besar").sebab(e))?,
                ),
                None => None,
            };
            Ok(Calon {
                nama_dept: nama.get(&k.kode_dept).cloned().unwrap_or_default(),
                cetakan: cetakan.get(k.kode_barcode.as_str()).copied().unwrap_or(0),
                harga,
                kartu: k,
            })
        })
        .collect()
}

/// Writes down that labels were printed.
pub fn catat(tx: &mut Tx<'_>, p: &Pelaku, label: &[Calon], salinan: usize, printer: &str) -> Hasil<()> {
    let (toko, waktu, id) = (tx.toko().clone(), tx.sekarang().to_string(), platform::acak::teks(16));
    let tgl: String = tx.nilai("SELECT tgl_system FROM toko WHERE kode_toko = $1", args![&toko])?;
    let kolom = ["toko", "id", "baris", "kode_barcode", "tgl_system", "waktu", "oleh", "printer"];
    let baris = label.iter().flat_map(|l| std::iter::repeat_n(l, salinan)).zip(1_i64..).map(|(l, n)| {
        Ok::<Vec<Val>, db::Error>(
            args![
                &toko,
                id.as_str(),
                n,
                &l.kartu.kode_barcode,
                tgl.as_str(),
                waktu.as_str(),
                &p.user_id,
                printer
            ]
            .to_vec(),
        )
    });
    tx.sisip_banyak("cetak_barcode", &kolom, baris)?;
    let kode: Vec<&str> = label.iter().map(|l| l.kartu.kode_barcode.as_str()).collect();
    let isi =
        serde_json::json!({ "printer": printer, "salinan": salinan, "kode_barcodes": kode }).to_string();
    ledger::audit::catat_hari_ini(tx, p.user_id.as_str(), "CETAK BARCODE", &id, &isi)?;
    Ok(())
}

/// Which prints. Dates are inclusive.
#[derive(Debug, Clone, Default, Deserialize, utoipa::IntoParams)]
#[serde(default)]
#[into_params(parameter_in = Query)]
pub struct TanyaCetakan {
    pub kode_barcode: String,
    pub tgl_from: String,
    pub tgl_to: String,
    pub skip: i64,
    pub limit: i64,
    /// a column to sort by: waktu, kode_barcode, nama_barang, oleh, printer
    pub sort_by: String,
    /// desc or asc
    pub urut: String,
}

/// What the history may be sorted by.
const URUTAN: &[(&str, &str)] = &[
    ("waktu", "h.waktu"),
    ("kode_barcode", "h.kode_barcode"),
    ("nama_barang", "b.nama_barang"),
    ("oleh", "h.oleh"),
    ("printer", "h.printer"),
];

db::bacaan! {
    /// A label that was printed.
    #[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
    #[schema(as = CetakBarcode)]
    pub struct Cetakan {
        pub id: String = "h.id",
        pub baris: i64 = "h.baris",
        #[schema(value_type = String)]
        pub kode_barcode: KodeBarcode = "h.kode_barcode",
        pub nama_barang: String = "b.nama_barang",
        pub tgl_system: String = "h.tgl_system",
        pub waktu: String = "h.waktu",
        pub oleh: String = "h.oleh",
        pub printer: String = "h.printer",
    }
}

/// The newest first unless asked otherwise.
pub fn riwayat(c: &mut Conn, toko: &KodeToko, t: &TanyaCetakan) -> Hasil<(Vec<Cetakan>, i64)> {
    let urutan = platform::daftar::urutan(URUTAN, &t.sort_by, &t.urut, "h.waktu DESC, h.id, h.baris")?;
    let mut syarat = "h.toko = $1".to_owned();
    let mut nilai: Vec<Val> = args![toko].to_vec();
    if !t.kode_barcode.trim().is_empty() {
        nilai.push((&barcode("kode_barcode", &t.kode_barcode)?).into());
        syarat.push_str(&format!(" AND h.kode_barcode = ${}", nilai.len()));
    }
    for (tanda, isi) in [(">=", &t.tgl_from), ("<=", &t.tgl_to)] {
        if !isi.trim().is_empty() {
            nilai.push(isi.trim().into());
            syarat.push_str(&format!(" AND h.tgl_system {tanda} ${}", nilai.len()));
        }
    }
    let count = c.nilai(&format!("SELECT COUNT(*) FROM cetak_barcode h WHERE {syarat}"), &nilai)?;
    let limit = if t.limit <= 0 { 50 } else { t.limit.min(500) };
    let sql = format!(
        "FROM cetak_barcode h JOIN barang b ON b.kode_barcode = h.kode_barcode WHERE {syarat} \
         ORDER BY {urutan} LIMIT {limit} OFFSET {}",
        t.skip.max(0)
    );
    let data = c.baris::<Cetakan>(&sql, &nilai)?;
    Ok((data, count))
}
