//! Manual trade as it was written: the lines of some days, and the invoice of a number with all that was on it.

use crate::lihat::Bayar;
use db::{Conn, Row, Val, args};
use platform::{Hasil, Tolak};
use serde::{Deserialize, Serialize};
use values::{Berat, Kadar, KodeToko, NoFaktur, Rupiah};

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
#[schema(as = ManualFaktur)]
pub struct Baris {
    pub no_faktur: String,
    pub no_faktur_group: String,
    /// JUAL or BELI
    pub sisi: String,
    /// of the whole transaction: JUAL, BELI or TUKAR
    pub jenis: String,
    pub tgl_system: String,
    pub waktu: String,
    pub input_by: String,
    pub kode_sales: String,
    pub nama_customer: String,
    pub kode_group: String,
    pub kode_dept: String,
    pub nama_dept: String,
    pub deskripsi: String,
    pub kode_toko: String,
    pub qty: i64,
    #[schema(value_type = f64)]
    pub kadar: Kadar,
    #[schema(value_type = f64)]
    pub berat: Berat,
    #[schema(value_type = f64)]
    pub berat_atribut: Berat,
    #[schema(value_type = f64)]
    pub konversi_berat: Berat,
    pub harga_gram: i64,
    #[schema(value_type = i64)]
    pub ongkos: Rupiah,
    #[schema(value_type = i64)]
    pub harga: Rupiah,
    /// the document that took it back; empty while nobody did
    pub no_batal: String,
    pub batal_oleh: String,
}

/// The whole transaction of an invoice.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[schema(as = ManualRinci)]
pub struct Rinci {
    pub no_faktur_group: String,
    pub jenis: String,
    pub tgl_system: String,
    /// the date on its paper
    pub tgl_dokumen: String,
    pub waktu: String,
    pub input_by: String,
    pub kode_sales: String,
    pub kode_member: String,
    pub nama_customer: String,
    pub alamat_customer: String,
    pub no_hp: String,
    #[schema(value_type = i64)]
    pub total_jual: Rupiah,
    #[schema(value_type = i64)]
    pub total_beli: Rupiah,
    #[schema(value_type = i64)]
    pub neto: Rupiah,
    #[schema(value_type = i64)]
    pub kembali: Rupiah,
    pub no_batal: String,
    pub batal_oleh: String,
    pub detail_barang: Vec<Baris>,
    pub pembayaran: Vec<Bayar>,
}

/// Which lines. Dates are inclusive; empty means no bound.
#[derive(Debug, Clone, Default, Deserialize, utoipa::IntoParams)]
#[serde(default)]
#[into_params(parameter_in = Query)]
pub struct Tanya {
    pub tgl_from: String,
    pub tgl_to: String,
    /// number, customer or description
    pub cari: String,
    pub skip: i64,
    pub limit: i64,
}

const LIMIT_MAKS: i64 = 200;
const PILIH: &str = "SELECT r.no_faktur, r.no_faktur_group, r.sisi, m.jenis, m.tgl_system, m.waktu, m.oleh, r.kode_sales, \
     m.nama_customer, r.kode_group, r.kode_dept, r.nama_dept, r.deskripsi, r.kode_baki, r.qty, r.kadar, r.berat, r.berat_atribut, \
     r.konversi_berat, r.harga_gram, r.ongkos, r.harga, COALESCE(b.no_batal, ''), COALESCE(b.oleh, '')";
const DARI: &str = "FROM manual_baris r JOIN manual m ON m.toko = r.toko AND m.no_faktur_group = r.no_faktur_group \
     LEFT JOIN manual_batal b ON b.toko = r.toko AND b.no_faktur_group = r.no_faktur_group";

fn baca(r: &Row<'_>) -> db::Result<Baris> {
    Ok(Baris {
        no_faktur: r.get(0)?,
        no_faktur_group: r.get(1)?,
        sisi: r.get(2)?,
        jenis: r.get(3)?,
        tgl_system: r.get(4)?,
        waktu: r.get(5)?,
        input_by: r.get(6)?,
        kode_sales: r.get(7)?,
        nama_customer: r.get(8)?,
        kode_group: r.get(9)?,
        kode_dept: r.get(10)?,
        nama_dept: r.get(11)?,
        deskripsi: r.get(12)?,
        kode_toko: r.get(13)?,
        qty: r.int(14)?,
        kadar: r.get(15)?,
        berat: r.get(16)?,
        berat_atribut: r.get(17)?,
        konversi_berat: r.get(18)?,
        harga_gram: r.int(19)?,
        ongkos: r.get(20)?,
        harga: r.get(21)?,
        no_batal: r.get(22)?,
        batal_oleh: r.get(23)?,
    })
}

/// The newest first, and how many there are.
pub fn daftar(c: &mut Conn, toko: &KodeToko, sisi: Sisi, t: &Tanya) -> Hasil<(Vec<Baris>, i64)> {
    let mut syarat = "r.toko = $1 AND r.sisi = $2".to_owned();
    let mut nilai: Vec<Val> = args![toko, sisi.kode()].to_vec();
    for (tanda, isi) in [(">=", &t.tgl_from), ("<=", &t.tgl_to)] {
        if !isi.trim().is_empty() {
            nilai.push(isi.trim().into());
            syarat.push_str(&format!(" AND r.tgl_system {tanda} ${}", nilai.len()));
        }
    }
    let cari = t.cari.trim().to_uppercase();
    if !cari.is_empty() {
        nilai.push(cari.into());
        let n = nilai.len();
        // No LIKE: what is typed may hold its signs.
        syarat.push_str(&format!(
            " AND REPLACE(UPPER(r.no_faktur || ' ' || r.no_faktur_group || ' ' || m.nama_customer || ' ' || r.deskripsi), ${n}, '') \
             <> UPPER(r.no_faktur || ' ' || r.no_faktur_group || ' ' || m.nama_customer || ' ' || r.deskripsi)"
        ));
    }
    let banyak: i64 = c.nilai(&format!("SELECT COUNT(*) {DARI} WHERE {syarat}"), &nilai)?;
    let limit = if t.limit <= 0 { LIMIT_MAKS } else { t.limit.min(LIMIT_MAKS) };
    nilai.push(limit.into());
    nilai.push(t.skip.max(0).into());
    let n = nilai.len();
    let sql = format!(
        "{PILIH} {DARI} WHERE {syarat} ORDER BY r.tgl_system DESC, r.no_faktur_group DESC, r.baris LIMIT ${} OFFSET ${n}",
        n - 1
    );
    Ok((c.rows(&sql, &nilai, baca)?, banyak))
}

fn tidak_ada(kolom: &str) -> Tolak {
    let pesan = "No Faktur tidak ditemukan";
    Tolak::tidak_ada("MANUAL-03", pesan).kolom(kolom, pesan)
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
    let kunci = args![toko, group.ok_or_else(|| tidak_ada(kolom))?].to_vec();
    let detail_barang = c.rows(
        &format!("{PILIH} {DARI} WHERE r.toko = $1 AND r.no_faktur_group = $2 ORDER BY r.baris"),
        &kunci,
        baca,
    )?;
    let pembayaran = c.rows(
        "SELECT sisi, arah, jenis, jumlah_rp, diterima, no_rekening, no_rekening_tujuan, atas_nama, kartu_akhir FROM manual_bayar \
         WHERE toko = $1 AND no_faktur_group = $2 ORDER BY baris",
        &kunci,
        |r| {
            Ok(Bayar {
                sisi: r.get(0)?,
                arah: r.get(1)?,
                jenis: r.get(2)?,
                jumlah_rp: r.get(3)?,
                diterima: r.get(4)?,
                no_rekening: r.get(5)?,
                no_rekening_tujuan: r.get(6)?,
                atas_nama: r.get(7)?,
                kartu_akhir: r.get(8)?,
                rujukan: String::new(),
            })
        },
    )?;
    let kepala = c.one(
        "SELECT m.no_faktur_group, m.jenis, m.tgl_system, m.waktu, m.oleh, m.kode_sales, m.kode_member, m.nama_customer, \
         m.alamat_customer, m.no_hp, m.total_jual, m.total_beli, m.neto, m.kembali, COALESCE(b.no_batal, ''), COALESCE(b.oleh, ''), \
         CASE WHEN m.tgl_dokumen = '' THEN m.tgl_system ELSE m.tgl_dokumen END \
         FROM manual m LEFT JOIN manual_batal b ON b.toko = m.toko AND b.no_faktur_group = m.no_faktur_group \
         WHERE m.toko = $1 AND m.no_faktur_group = $2",
        &kunci,
        |r| {
            Ok(Rinci {
                no_faktur_group: r.get(0)?,
                jenis: r.get(1)?,
                tgl_system: r.get(2)?,
                waktu: r.get(3)?,
                input_by: r.get(4)?,
                kode_sales: r.get(5)?,
                kode_member: r.get(6)?,
                nama_customer: r.get(7)?,
                alamat_customer: r.get(8)?,
                no_hp: r.get(9)?,
                total_jual: r.get(10)?,
                total_beli: r.get(11)?,
                neto: r.get(12)?,
                kembali: r.get(13)?,
                no_batal: r.get(14)?,
                batal_oleh: r.get(15)?,
                tgl_dokumen: r.get(16)?,
                detail_barang: Vec::new(),
                pembayaran: Vec::new(),
            })
        },
    )?;
    let kepala = kepala.ok_or_else(|| tidak_ada(kolom))?;
    Ok(Rinci { detail_barang, pembayaran, ..kepala })
}
