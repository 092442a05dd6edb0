//! The tables of an order, each defined once: the head, its lines, what happened to it, where it stands. Every change of stage
//! goes through [`catat`], which writes the event and brings the projection in line.

use crate::PesananTolak;
use db::{Conn, Tx, args};
use ledger::Dok;
use platform::{Hasil, Tolak};
use serde::Serialize;
use values::{Berat, JenisDok, Kadar, KodeToko, NoFaktur, Rupiah, Tanggal, UserId, Waktu};

db::tabel! {
    /// An order as it was taken.
    #[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
    #[schema(as = PesananIsi)]
    pub struct Isi in "pesanan" {
        #[serde(skip)]
        pub toko: String,
        pub no_pesanan: String,
        pub tgl_system: String,
        pub waktu: String,
        pub input_by: String = "oleh",
        pub kode_sales: String,
        pub kode_pelanggan: String,
        pub kode_member: String,
        pub nama_customer: String,
        pub alamat_customer: String,
        pub no_hp: String,
        /// the day it is promised for
        pub tgl_janji: String,
        /// the last day a LOCK holds
        pub tgl_kunci: String,
        /// what it is estimated to cost
        #[schema(value_type = i64)]
        pub total_harga: Rupiah,
        /// paid down
        #[schema(value_type = i64)]
        pub jumlah_bayar: Rupiah,
        #[schema(value_type = i64)]
        pub dp_minimal: Rupiah,
        pub qty: i64,
        #[schema(value_type = f64)]
        pub berat_estimasi: Berat,
        /// its first line, and how many more
        pub uraian: String,
        /// LOCK when any line is
        pub cara_harga: String,
        pub keterangan: String,
        #[serde(skip)]
        pub otorisasi: String,
    }
}

db::tabel! {
    /// Which line of which order.
    #[derive(Debug, Clone, PartialEq, Eq)]
    pub struct KunciBaris in "pesanan_baris" {
        pub toko: String,
        pub no_pesanan: String,
    }
}

db::tabel! {
    /// A line as it was ordered.
    #[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
    #[schema(as = PesananBarisIsi)]
    pub struct IsiBaris in "pesanan_baris" {
        pub baris: i64,
        pub nama_barang: String,
        pub kode_group: String,
        pub kode_dept: String,
        pub ukuran: String,
        #[schema(value_type = f64, maximum = 100)]
        pub kadar: Kadar,
        #[schema(value_type = f64)]
        pub berat_estimasi: Berat,
        /// of that day
        pub harga_gram: i64,
        #[schema(value_type = i64)]
        pub ongkos: Rupiah,
        #[schema(value_type = i64)]
        pub harga_estimasi: Rupiah,
        /// LOCK or FLOAT
        pub cara_harga: String,
        /// its share of what was paid down
        #[schema(value_type = i64)]
        pub dp_rp: Rupiah,
        /// the grams that have the price of that day
        #[schema(value_type = f64)]
        pub gram_kunci: Berat,
        pub keterangan: String,
    }
}

db::tabel! {
    /// What happened to an order.
    #[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
    #[schema(as = PesananPeristiwa)]
    pub struct Peristiwa in "pesanan_peristiwa" {
        pub urut: i64,
        /// 0: all lines
        pub baris: i64,
        /// PESAN, VALID, PROSES, SELESAI, ULANG, AMBIL, BATAL AMBIL, BATAL, KEMBALI
        pub tahap: String,
        pub tgl_system: String,
        pub waktu: String,
        pub oleh: String,
        /// who answers for it
        pub user_id: String,
        pub disetujui: String,
        pub kode_tukang: String,
        pub kode_barcode: String,
        /// the document that did it
        pub rujukan: String,
        /// left what was paid down, or came back to it
        #[schema(value_type = i64)]
        pub jumlah_rp: Rupiah,
        /// of it, what the shop kept
        #[schema(value_type = i64)]
        pub potong_rp: Rupiah,
        pub keterangan: String,
        /// of a piece of the stock when it was bound; 0 otherwise
        #[schema(value_type = f64)]
        pub berat: Berat,
        /// what was looked at of who fetched it; TANPA: nothing, by approval
        pub pengenal: String,
    }
}

db::tabel! {
    /// Where an order stands.
    #[derive(Debug, Clone, PartialEq, Eq)]
    pub struct Kini in "pesanan_kini" {
        pub tahap: String,
        pub tgl_tahap: String,
        pub terbuka: bool,
        pub valid_oleh: String,
        pub user_id: String,
        pub kode_tukang: String,
    }
}

db::tabel! {
    /// Where a line stands.
    #[derive(Debug, Clone, PartialEq, Eq)]
    pub struct KiniBaris in "pesanan_baris_kini" {
        pub baris: i64,
        pub tahap: String,
        pub kode_tukang: String,
        pub id_kerja: i64,
        pub kode_barcode: String,
        pub gudang_asal: String,
        pub baki_asal: String,
    }
}

/// An order on its way through a use case.
#[derive(Debug, Clone)]
pub struct Order {
    pub no: NoFaktur,
    pub isi: Isi,
    pub kini: Kini,
    pub baris: Vec<(IsiBaris, KiniBaris)>,
}

pub(crate) fn tidak_ada() -> Tolak {
    PesananTolak::TidakAda.tolak("Pesanan ini tidak ada")
}

/// The number of an order as it was typed.
pub(crate) fn nomor(teks: &str) -> Hasil<NoFaktur> {
    match NoFaktur::parse(&teks.trim().to_uppercase()) {
        Ok(no) if no.jenis() == JenisDok::Pesanan => Ok(no),
        _ => Err(tidak_ada()),
    }
}

const BARIS: &str = "FROM pesanan_baris JOIN pesanan_baris_kini ON pesanan_baris_kini.toko = pesanan_baris.toko \
     AND pesanan_baris_kini.no_pesanan = pesanan_baris.no_pesanan AND pesanan_baris_kini.baris = pesanan_baris.baris \
     WHERE pesanan_baris.toko = $1 AND pesanan_baris.no_pesanan = $2 ORDER BY pesanan_baris.baris";

/// An order of the store with its lines as they stand.
pub(crate) fn baca(c: &mut Conn, toko: &KodeToko, teks: &str) -> Hasil<Order> {
    let no = nomor(teks)?;
    let (isi, kini) = c
        .baris_satu::<(Isi, Kini)>(
            "FROM pesanan JOIN pesanan_kini ON pesanan_kini.toko = pesanan.toko AND pesanan_kini.no_pesanan = pesanan.no_pesanan \
             WHERE pesanan.toko = $1 AND pesanan.no_pesanan = $2",
            args![toko, &no],
        )?
        .ok_or_else(tidak_ada)?;
    let baris = c.baris::<(IsiBaris, KiniBaris)>(BARIS, args![toko, &no])?;
    Ok(Order { no, isi, kini, baris })
}

impl Order {
    /// Refused unless it stands at one of these stages.
    pub(crate) fn wajib(&self, tahap: &[&str]) -> Hasil<()> {
        if tahap.contains(&self.kini.tahap.as_str()) {
            return Ok(());
        }
        let pesan = format!("Pesanan {} sudah di tahap {}", self.no, self.kini.tahap);
        Err(PesananTolak::Tahap.tolak(pesan).rincian(serde_json::json!({ "tahap": self.kini.tahap })))
    }

    /// Its line of a number.
    pub(crate) fn cari(&self, baris: i64) -> Option<&(IsiBaris, KiniBaris)> {
        self.baris.iter().find(|(i, _)| i.baris == baris)
    }

    pub(crate) fn tgl_kunci(&self) -> Hasil<Tanggal> {
        Ok(Tanggal::parse(&self.isi.tgl_kunci).map_err(|e| db::Error::Lain(e.to_string()))?)
    }
}

/// What happens to an order now.
#[derive(Debug, Clone, Copy, Default)]
pub(crate) struct Kejadian<'a> {
    pub(crate) baris: i64,
    pub(crate) tahap: &'a str,
    pub(crate) user_id: &'a str,
    pub(crate) disetujui: &'a str,
    pub(crate) kode_tukang: &'a str,
    pub(crate) kode_barcode: &'a str,
    pub(crate) rujukan: &'a str,
    pub(crate) jumlah: Rupiah,
    pub(crate) potong: Rupiah,
    pub(crate) keterangan: &'a str,
    pub(crate) berat: Berat,
    pub(crate) pengenal: &'a str,
}

db::tabel! {
    struct KunciPeristiwa in "pesanan_peristiwa" {
        toko: KodeToko,
        no_pesanan: String,
    }
}

/// When and by whom.
pub(crate) struct Saat {
    pub(crate) tgl: Tanggal,
    pub(crate) waktu: Waktu,
    pub(crate) oleh: UserId,
}

impl Saat {
    pub(crate) fn dari(dok: &Dok<'_, '_>) -> Self {
        Self { tgl: dok.tgl_system(), waktu: dok.waktu(), oleh: dok.oleh().clone() }
    }
}

/// Writes an order: the head, its lines, that it was ordered and where it stands.
pub(crate) fn buka(dok: &mut Dok<'_, '_>, no: &NoFaktur, isi: Isi, baris: &[IsiBaris]) -> Hasil<()> {
    let (saat, rujukan) = (Saat::dari(dok), dok.no().to_string());
    let tx = dok.tx();
    let toko = tx.toko().clone();
    let (tgl, janji) = (isi.tgl_system.clone(), isi.tgl_janji.clone());
    tx.sisip([isi])?;
    let kunci = || KunciBaris { toko: toko.to_string(), no_pesanan: no.to_string() };
    tx.sisip(baris.iter().map(|b| (kunci(), b)))?;
    catat(tx, no, &saat, &[Kejadian { tahap: "PESAN", rujukan: &rujukan, ..Kejadian::default() }])?;
    tx.exec(
        "INSERT INTO pesanan_kini (toko, no_pesanan, tahap, tgl_tahap, terbuka, valid_oleh, user_id, tgl_janji, kode_tukang) \
         VALUES ($1, $2, 'PESAN', $3, 1, '', '', $4, '')",
        args![&toko, no, tgl, janji],
    )?;
    tx.exec(
        "INSERT INTO pesanan_baris_kini (toko, no_pesanan, baris, tahap, kode_tukang, id_kerja, kode_barcode, gudang_asal, \
         baki_asal) SELECT toko, no_pesanan, baris, 'PESAN', '', 0, '', '', '' FROM pesanan_baris \
         WHERE toko = $1 AND no_pesanan = $2",
        args![&toko, no],
    )?;
    Ok(())
}

/// Writes events of an order; [`proyeksi`] follows once its lines stand.
pub(crate) fn catat(tx: &mut Tx<'_>, no: &NoFaktur, s: &Saat, semua: &[Kejadian<'_>]) -> Hasil<()> {
    let toko = tx.toko().clone();
    let awal: i64 = tx.nilai(
        "SELECT CAST(COALESCE(MAX(urut), 0) AS BIGINT) FROM pesanan_peristiwa WHERE toko = $1 AND no_pesanan = $2",
        args![&toko, no],
    )?;
    let baris = semua.iter().zip(awal + 1..).map(|(k, urut)| {
        let p = Peristiwa {
            urut,
            baris: k.baris,
            tahap: k.tahap.to_owned(),
            tgl_system: s.tgl.to_string(),
            waktu: s.waktu.to_string(),
            oleh: s.oleh.to_string(),
            user_id: k.user_id.to_owned(),
            disetujui: k.disetujui.to_owned(),
            kode_tukang: k.kode_tukang.to_owned(),
            kode_barcode: k.kode_barcode.to_owned(),
            rujukan: k.rujukan.to_owned(),
            jumlah_rp: k.jumlah,
            potong_rp: k.potong,
            keterangan: k.keterangan.to_owned(),
            berat: k.berat,
            pengenal: k.pengenal.to_owned(),
        };
        (KunciPeristiwa { toko: toko.clone(), no_pesanan: no.to_string() }, p)
    });
    tx.sisip(baris)?;
    Ok(())
}

/// Brings a line's projection to a stage.
pub(crate) fn garis(tx: &mut Tx<'_>, no: &NoFaktur, k: &KiniBaris) -> Hasil<()> {
    let toko = tx.toko().clone();
    tx.exec(
        "UPDATE pesanan_baris_kini SET tahap = $4, kode_tukang = $5, id_kerja = $6, kode_barcode = $7, gudang_asal = $8, \
         baki_asal = $9 WHERE toko = $1 AND no_pesanan = $2 AND baris = $3",
        args![
            &toko,
            no,
            k.baris,
            k.tahap.as_str(),
            k.kode_tukang.as_str(),
            k.id_kerja,
            k.kode_barcode.as_str(),
            k.gudang_asal.as_str(),
            k.baki_asal.as_str()
        ],
    )?;
    Ok(())
}

/// The stage of an order by those of its lines: the first that is at work begins it, the last that is finished ends it; lines that
/// were fetched or cancelled wait for nobody.
pub(crate) fn tahap(baris: &[&str], valid: bool) -> &'static str {
    let mut hidup = baris.iter().filter(|b| !matches!(**b, "AMBIL" | "BATAL")).peekable();
    if hidup.peek().is_none() {
        if baris.contains(&"AMBIL") { "AMBIL" } else { "BATAL" }
    } else if hidup.all(|b| *b == "SELESAI") {
        "SELESAI"
    } else if baris.iter().any(|b| *b != "PESAN") {
        "PROSES"
    } else if valid {
        "VALID"
    } else {
        "PESAN"
    }
}

/// Brings the order's projection in line with its lines; answers its stage.
pub(crate) fn proyeksi(tx: &mut Tx<'_>, no: &NoFaktur, tgl: Tanggal) -> Hasil<&'static str> {
    let toko = tx.toko().clone();
    let baris: Vec<(String, String)> = tx.rows(
        "SELECT tahap, kode_tukang FROM pesanan_baris_kini WHERE toko = $1 AND no_pesanan = $2 ORDER BY baris",
        args![&toko, no],
        |r| Ok((r.get(0)?, r.get(1)?)),
    )?;
    let valid = tx.one(
        "SELECT oleh, user_id FROM pesanan_peristiwa WHERE toko = $1 AND no_pesanan = $2 AND tahap = 'VALID' ORDER BY urut LIMIT 1",
        args![&toko, no],
        |r| Ok((r.get::<String>(0)?, r.get::<String>(1)?)),
    )?;
    let garis: Vec<&str> = baris.iter().map(|(t, _)| t.as_str()).collect();
    let kini = tahap(&garis, valid.is_some());
    let (oleh, user_id) = valid.unwrap_or_default();
    let tukang = baris.iter().find(|(t, k)| t == "PROSES" && !k.is_empty()).map_or("", |(_, k)| k.as_str());
    let terbuka = i64::from(!matches!(kini, "AMBIL" | "BATAL"));
    tx.exec(
        "UPDATE pesanan_kini SET tgl_tahap = CASE WHEN tahap = $3 THEN tgl_tahap ELSE $4 END, tahap = $3, terbuka = $5, \
         valid_oleh = $6, user_id = $7, kode_tukang = $8 WHERE toko = $1 AND no_pesanan = $2",
        args![&toko, no, kini, tgl, terbuka, oleh, user_id, tukang],
    )?;
    Ok(kini)
}
