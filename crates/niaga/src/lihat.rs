//! Transactions as they were written: lists, one with all of its lines and payments, and one line by its own number.

use crate::jual::Rumus;
use db::{Conn, Row, Val, args};
use platform::{Hasil, Tolak};
use serde::{Deserialize, Serialize};
use values::{Berat, JenisDok, Kadar, KodeToko, NoFaktur, Persen, Rupiah, UsdSen};

#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[schema(as = Faktur)]
pub struct Faktur {
    pub no_faktur_group: String,
    /// JUAL, BELI, TUKAR
    pub jenis: String,
    pub tipe_nota: String,
    pub tgl_system: String,
    pub tgl_dokumen: String,
    pub waktu: String,
    pub input_by: String,
    pub kode_sales: String,
    pub kode_pelanggan: String,
    pub kode_member: String,
    pub jenis_pelanggan: String,
    pub nama_customer: String,
    pub alamat_customer: String,
    pub no_hp: String,
    pub nik_samar: String,
    pub kode_marketplace: String,
    pub no_order: String,
    pub keterangan: String,
    pub qty_jual: i64,
    #[schema(value_type = f64)]
    pub berat_jual: Berat,
    #[schema(value_type = i64)]
    pub total_jual: Rupiah,
    pub qty_beli: i64,
    #[schema(value_type = f64)]
    pub berat_beli: Berat,
    #[schema(value_type = i64)]
    pub total_beli: Rupiah,
    #[schema(value_type = i64)]
    pub neto: Rupiah,
    #[schema(value_type = i64)]
    pub kembali: Rupiah,
    /// who validated it; empty while nobody did
    pub valid_oleh: String,
    /// the document that took it back, and by whom; empty while nobody did
    pub no_batal: String,
    pub batal_oleh: String,
    pub batal_alasan: String,
    /// notas handed out so far
    pub cetakan: i64,
}

const PILIH: &str = "SELECT f.no_faktur_group, f.jenis, f.tipe_nota, f.tgl_system, f.tgl_dokumen, f.waktu, f.oleh, f.kode_sales, \
     f.kode_pelanggan, f.kode_member, f.jenis_pelanggan, f.nama_customer, f.alamat_customer, f.no_hp, f.nik, f.kode_marketplace, \
     f.no_order, f.keterangan, f.qty_jual, f.berat_jual, f.total_jual, f.qty_beli, f.berat_beli, f.total_beli, f.neto, f.kembali, \
     v.oleh, b.no_batal, b.oleh, b.alasan, (SELECT COUNT(*) FROM faktur_cetak c WHERE c.toko = f.toko AND c.no_dok = f.no_faktur_group) \
     FROM faktur f LEFT JOIN faktur_valid v ON v.toko = f.toko AND v.no_faktur_group = f.no_faktur_group \
     LEFT JOIN faktur_batal b ON b.toko = f.toko AND b.no_faktur_group = f.no_faktur_group";

fn baca(r: &Row<'_>) -> db::Result<Faktur> {
    let teks = |i: usize| Ok::<_, db::Error>(r.get::<Option<String>>(i)?.unwrap_or_default());
    Ok(Faktur {
        no_faktur_group: r.get(0)?,
        jenis: r.get(1)?,
        tipe_nota: r.get(2)?,
        tgl_system: r.get(3)?,
        tgl_dokumen: r.get(4)?,
        waktu: r.get(5)?,
        input_by: r.get(6)?,
        kode_sales: r.get(7)?,
        kode_pelanggan: r.get(8)?,
        kode_member: r.get(9)?,
        jenis_pelanggan: r.get(10)?,
        nama_customer: r.get(11)?,
        alamat_customer: r.get(12)?,
        no_hp: r.get(13)?,
        nik_samar: crate::pelanggan::samarkan(&r.get::<String>(14)?),
        kode_marketplace: r.get(15)?,
        no_order: r.get(16)?,
        keterangan: r.get(17)?,
        qty_jual: r.int(18)?,
        berat_jual: r.get(19)?,
        total_jual: r.get(20)?,
        qty_beli: r.int(21)?,
        berat_beli: r.get(22)?,
        total_beli: r.get(23)?,
        neto: r.get(24)?,
        kembali: r.get(25)?,
        valid_oleh: teks(26)?,
        no_batal: teks(27)?,
        batal_oleh: teks(28)?,
        batal_alasan: teks(29)?,
        cetakan: r.int(30)?,
    })
}

/// Which transactions. Dates are inclusive; empty means no bound.
#[derive(Debug, Clone, Default, Deserialize, utoipa::IntoParams)]
#[serde(default)]
#[into_params(parameter_in = Query)]
pub struct Tanya {
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
}

/// Sales (with exchanges) or purchases (with exchanges).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Sisi {
    Jual,
    Beli,
    Semua,
}

const LIMIT_MAKS: i64 = 200;

/// The newest first, and how many there are.
pub fn daftar(c: &mut Conn, toko: &KodeToko, sisi: Sisi, t: &Tanya) -> Hasil<(Vec<Faktur>, i64)> {
    let mut syarat = "f.toko = $1".to_owned();
    let mut nilai: Vec<Val> = args![toko].to_vec();
    match sisi {
        Sisi::Jual => syarat.push_str(" AND f.jenis IN ('JUAL', 'TUKAR')"),
        Sisi::Beli => syarat.push_str(" AND f.jenis IN ('BELI', 'TUKAR')"),
        Sisi::Semua => {}
    }
    let cari = t.cari.trim().to_uppercase();
    let tepat =
        NoFaktur::parse(&cari).is_ok() || (cari.len() == 8 && cari.bytes().all(|b| b.is_ascii_digit()));
    for (tanda, isi) in [(">=", &t.tgl_from), ("<=", &t.tgl_to)] {
        if !isi.trim().is_empty() && !tepat {
            nilai.push(isi.trim().into());
            syarat.push_str(&format!(" AND f.tgl_system {tanda} ${}", nilai.len()));
        }
    }
    match t.status.trim().to_uppercase().as_str() {
        "AKTIF" => syarat.push_str(" AND b.no_batal IS NULL"),
        "BATAL" => syarat.push_str(" AND b.no_batal IS NOT NULL"),
        "BELUM VALID" => syarat.push_str(" AND b.no_batal IS NULL AND v.oleh IS NULL"),
        _ => {}
    }
    let sales = t.kode_sales.trim().to_uppercase();
    if !sales.is_empty() && sales != "ALL" {
        nilai.push(sales.into());
        syarat.push_str(&format!(" AND f.kode_sales = ${}", nilai.len()));
    }
    let oleh = t.input_by.trim();
    if !oleh.is_empty() && oleh != "ALL" {
        nilai.push(oleh.into());
        syarat.push_str(&format!(" AND f.oleh = ${}", nilai.len()));
    }
    if tepat {
        nilai.push(cari.as_str().into());
        let n = nilai.len();
        // By their keys, however many days there are.
        syarat.push_str(&format!(
            " AND f.no_faktur_group IN (SELECT ${n} UNION SELECT no_faktur_group FROM jual WHERE toko = $1 AND no_faktur_jual = ${n} \
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
            " AND (f.no_faktur_group LIKE ${pola} OR f.nama_customer LIKE ${pola} OR f.no_hp LIKE ${pola} OR EXISTS (SELECT 1 FROM jual j \
             WHERE j.toko = f.toko AND j.no_faktur_group = f.no_faktur_group AND (j.kode_barcode = ${tepat} OR j.no_faktur_jual = ${tepat})) \
             OR EXISTS (SELECT 1 FROM beli j WHERE j.toko = f.toko AND j.no_faktur_group = f.no_faktur_group \
             AND (j.kode_barcode = ${tepat} OR j.no_faktur_beli = ${tepat})))"
        ));
    }
    let dari = "FROM faktur f LEFT JOIN faktur_valid v ON v.toko = f.toko AND v.no_faktur_group = f.no_faktur_group \
         LEFT JOIN faktur_batal b ON b.toko = f.toko AND b.no_faktur_group = f.no_faktur_group";
    let count = c.nilai(&format!("SELECT COUNT(*) {dari} WHERE {syarat}"), &nilai)?;
    let limit = if t.limit <= 0 { 50 } else { t.limit.min(LIMIT_MAKS) };
    let sql = format!(
        "{PILIH} WHERE {syarat} ORDER BY f.waktu DESC, f.no_faktur_group DESC LIMIT {limit} OFFSET {}",
        t.skip.max(0)
    );
    Ok((c.rows(&sql, &nilai, baca)?, count))
}

/// A line that was sold, under the specification's names.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[schema(as = FakturJual)]
pub struct Jual {
    pub no_faktur_group: String,
    pub no_faktur_jual: String,
    pub tgl_system: String,
    pub kode_sales: String,
    pub jenis_barang: String,
    pub kode_barcode: String,
    pub kode_intern: String,
    pub nama_barang: String,
    pub kode_group: String,
    pub jenis_group: String,
    pub kode_dept: String,
    pub kode_gudang: String,
    pub kode_baki: String,
    pub qty: i64,
    #[schema(value_type = f64)]
    pub kadar: Kadar,
    #[schema(value_type = f64)]
    pub kadar_cetak: Kadar,
    #[schema(value_type = f64)]
    pub berat_awal: Berat,
    #[schema(value_type = f64)]
    pub berat: Berat,
    pub nama_atribut: String,
    #[schema(value_type = f64)]
    pub berat_atribut: Berat,
    pub harga_gram: i64,
    #[schema(value_type = i64)]
    pub nilai_emas: Rupiah,
    #[schema(value_type = i64)]
    pub ongkos: Rupiah,
    #[schema(value_type = i64)]
    pub harga_atribut: Rupiah,
    #[schema(value_type = i64)]
    pub total_berlian_rp: Rupiah,
    #[schema(value_type = f64)]
    pub total_usd: UsdSen,
    #[schema(value_type = f64)]
    pub curr: UsdSen,
    #[schema(value_type = i64)]
    pub harga_jual: Rupiah,
    #[schema(value_type = i64)]
    pub diskon: Rupiah,
    #[schema(value_type = i64)]
    pub harga_total: Rupiah,
    #[schema(value_type = f64)]
    pub tarif_ppn: Persen,
    #[schema(value_type = i64)]
    pub dpp: Rupiah,
    #[schema(value_type = i64)]
    pub ppn: Rupiah,
    pub status_premi: bool,
    pub no_titip: String,
    pub rumus: Vec<Rumus>,
}

const PILIH_JUAL: &str = "SELECT no_faktur_group, no_faktur_jual, tgl_system, kode_sales, jenis_barang, kode_barcode, kode_intern, nama_barang, \
     kode_group, jenis_group, kode_dept, kode_gudang, kode_baki, qty, kadar, kadar_cetak, berat_awal, berat, nama_atribut, berat_atribut, \
     harga_gram, nilai_emas, ongkos, harga_atribut, total_berlian_rp, total_usd, curr, harga_jual, diskon, harga_total, tarif_ppn, dpp, ppn, \
     status_premi, no_titip, rincian FROM jual";

fn rumus(teks: &str) -> db::Result<Vec<Rumus>> {
    serde_json::from_str(teks).map_err(|e| db::Error::Lain(e.to_string()))
}

fn baca_jual(r: &Row<'_>) -> db::Result<Jual> {
    Ok(Jual {
        no_faktur_group: r.get(0)?,
        no_faktur_jual: r.get(1)?,
        tgl_system: r.get(2)?,
        kode_sales: r.get(3)?,
        jenis_barang: r.get(4)?,
        kode_barcode: r.get(5)?,
        kode_intern: r.get(6)?,
        nama_barang: r.get(7)?,
        kode_group: r.get(8)?,
        jenis_group: r.get(9)?,
        kode_dept: r.get(10)?,
        kode_gudang: r.get(11)?,
        kode_baki: r.get(12)?,
        qty: r.int(13)?,
        kadar: r.get(14)?,
        kadar_cetak: r.get(15)?,
        berat_awal: r.get(16)?,
        berat: r.get(17)?,
        nama_atribut: r.get(18)?,
        berat_atribut: r.get(19)?,
        harga_gram: r.int(20)?,
        nilai_emas: r.get(21)?,
        ongkos: r.get(22)?,
        harga_atribut: r.get(23)?,
        total_berlian_rp: r.get(24)?,
        total_usd: UsdSen::sen(r.int(25)?),
        curr: UsdSen::sen(r.int(26)?),
        harga_jual: r.get(27)?,
        diskon: r.get(28)?,
        harga_total: r.get(29)?,
        tarif_ppn: Persen::perseratus(r.int(30)?),
        dpp: r.get(31)?,
        ppn: r.get(32)?,
        status_premi: r.flag(33)?,
        no_titip: r.get(34)?,
        rumus: rumus(r.text(35)?)?,
    })
}

/// A line that was bought.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[schema(as = FakturBeli)]
pub struct Beli {
    pub no_faktur_group: String,
    pub no_faktur_beli: String,
    pub tgl_system: String,
    pub kode_sales: String,
    pub surat: String,
    pub no_faktur_nota: String,
    pub tgl_nota: String,
    pub no_faktur_ext: String,
    pub kode_barcode: String,
    pub nama_barang: String,
    pub kode_group: String,
    pub jenis_group: String,
    pub kode_dept: String,
    pub kode_gudang: String,
    pub kode_baki: String,
    #[schema(value_type = f64)]
    pub kadar: Kadar,
    #[schema(value_type = f64)]
    pub kadar_uji: Kadar,
    #[schema(value_type = f64)]
    pub berat_nota: Berat,
    #[schema(value_type = f64)]
    pub berat_timbang: Berat,
    #[schema(value_type = f64)]
    pub berat: Berat,
    #[schema(value_type = i64)]
    pub harga_nota: Rupiah,
    pub harga_emas: i64,
    pub kondisi: String,
    pub tipe_kondisi: String,
    pub cara_nilai: String,
    #[schema(value_type = i64)]
    pub nilai: Rupiah,
    #[schema(value_type = i64)]
    pub potongan: Rupiah,
    #[schema(value_type = i64)]
    pub rugi_nota: Rupiah,
    #[schema(value_type = i64)]
    pub harga: Rupiah,
    pub harga_rata: i64,
    pub rata_asal: i64,
    pub no_susut: String,
    pub rumus: Vec<Rumus>,
}

const PILIH_BELI: &str = "SELECT no_faktur_group, no_faktur_beli, tgl_system, kode_sales, surat, no_faktur_nota, tgl_nota, no_faktur_ext, kode_barcode, \
     nama_barang, kode_group, jenis_group, kode_dept, kode_gudang, kode_baki, kadar, kadar_uji, berat_nota, berat_timbang, berat, harga_nota, \
     harga_emas, kondisi, tipe_kondisi, cara_nilai, nilai, potongan, rugi_nota, harga, harga_rata, rata_asal, no_susut, rincian FROM beli";

fn baca_beli(r: &Row<'_>) -> db::Result<Beli> {
    Ok(Beli {
        no_faktur_group: r.get(0)?,
        no_faktur_beli: r.get(1)?,
        tgl_system: r.get(2)?,
        kode_sales: r.get(3)?,
        surat: r.get(4)?,
        no_faktur_nota: r.get(5)?,
        tgl_nota: r.get(6)?,
        no_faktur_ext: r.get(7)?,
        kode_barcode: r.get(8)?,
        nama_barang: r.get(9)?,
        kode_group: r.get(10)?,
        jenis_group: r.get(11)?,
        kode_dept: r.get(12)?,
        kode_gudang: r.get(13)?,
        kode_baki: r.get(14)?,
        kadar: r.get(15)?,
        kadar_uji: r.get(16)?,
        berat_nota: r.get(17)?,
        berat_timbang: r.get(18)?,
        berat: r.get(19)?,
        harga_nota: r.get(20)?,
        harga_emas: r.int(21)?,
        kondisi: r.get(22)?,
        tipe_kondisi: r.get(23)?,
        cara_nilai: r.get(24)?,
        nilai: r.get(25)?,
        potongan: r.get(26)?,
        rugi_nota: r.get(27)?,
        harga: r.get(28)?,
        harga_rata: r.int(29)?,
        rata_asal: r.int(30)?,
        no_susut: r.get(31)?,
        rumus: rumus(r.text(32)?)?,
    })
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[schema(as = FakturBayar)]
pub struct Bayar {
    pub sisi: String,
    pub arah: String,
    pub jenis: String,
    #[schema(value_type = i64)]
    pub jumlah_rp: Rupiah,
    #[schema(value_type = i64)]
    pub diterima: Rupiah,
    pub no_rekening: String,
    pub no_rekening_tujuan: String,
    pub atas_nama: String,
    pub kartu_akhir: String,
    pub rujukan: String,
}

/// A whole transaction.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[schema(as = FakturRinci)]
pub struct Rinci {
    #[serde(flatten)]
    pub kepala: Faktur,
    pub detail_barang: Vec<Jual>,
    pub detail_beli: Vec<Beli>,
    pub pembayaran: Vec<Bayar>,
}

fn tidak_ada() -> Tolak {
    Tolak::tidak_ada("NIAGA-11", "Data Tidak Ditemukan")
}

/// A number as it is kept, or nothing that could be one.
fn nomor(teks: &str) -> Hasil<NoFaktur> {
    NoFaktur::parse(&teks.trim().to_uppercase()).map_err(|_| tidak_ada())
}

/// The transaction of a number: its own, or of one of its lines.
pub fn bynota(c: &mut Conn, toko: &KodeToko, teks: &str) -> Hasil<Rinci> {
    let no = nomor(teks)?;
    let group: String = match no.jenis() {
        JenisDok::Penjualan => single_jual(c, toko, teks)?.no_faktur_group,
        JenisDok::Pembelian => single_beli(c, toko, teks)?.no_faktur_group,
        _ => no.to_string(),
    };
    let kunci = args![toko, group.as_str()].to_vec();
    let kepala = c
        .one(&format!("{PILIH} WHERE f.toko = $1 AND f.no_faktur_group = $2"), &kunci, baca)?
        .ok_or_else(tidak_ada)?;
    let syarat = "WHERE toko = $1 AND no_faktur_group = $2 ORDER BY baris";
    Ok(Rinci {
        kepala,
        detail_barang: c.rows(&format!("{PILIH_JUAL} {syarat}"), &kunci, baca_jual)?,
        detail_beli: c.rows(&format!("{PILIH_BELI} {syarat}"), &kunci, baca_beli)?,
        pembayaran: c.rows(
            &format!(
                "SELECT sisi, arah, jenis, jumlah_rp, diterima, no_rekening, no_rekening_tujuan, atas_nama, kartu_akhir, rujukan \
                 FROM bayar {syarat}"
            ),
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
                    rujukan: r.get(9)?,
                })
            },
        )?,
    })
}

/// One line that was sold.
pub fn single_jual(c: &mut Conn, toko: &KodeToko, teks: &str) -> Hasil<Jual> {
    let no = nomor(teks)?;
    c.one(&format!("{PILIH_JUAL} WHERE toko = $1 AND no_faktur_jual = $2"), args![toko, &no], baca_jual)?
        .ok_or_else(tidak_ada)
}

/// One line that was bought.
pub fn single_beli(c: &mut Conn, toko: &KodeToko, teks: &str) -> Hasil<Beli> {
    let no = nomor(teks)?;
    c.one(&format!("{PILIH_BELI} WHERE toko = $1 AND no_faktur_beli = $2"), args![toko, &no], baca_beli)?
        .ok_or_else(tidak_ada)
}
