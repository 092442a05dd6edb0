//! Pre-orders as they stand: lists by page, one with its whole story.

use crate::tolak::PraOrderTolak;
use db::{Conn, Tx, Val, args};
use platform::{Hasil, Tolak};
use serde::{Deserialize, Serialize};
use std::collections::{HashMap, HashSet};
use values::{Berat, KodeToko, NoFaktur, Rupiah};

db::tabel! {
    /// A pre-order as it was taken.
    #[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
    #[schema(as = PreOrderIsi)]
    pub struct IsiPo in "praorder" {
        #[serde(skip)]
        pub toko: String,
        pub no_po: String,
        pub tgl_system: String,
        pub tgl_po: String,
        pub waktu: String,
        pub input_by: String = "oleh",
        pub kode_sales: String,
        pub kode_pelanggan: String,
        pub kode_member: String,
        pub nama_customer: String,
        pub alamat_customer: String,
        pub no_hp: String,
        pub kode_marketplace: String,
        pub kode_intern: String,
        pub no_order: String,
        /// what a payment must name
        pub no_bayar: String,
        pub no_rekening: String,
        pub no_rekening_customer: String,
        pub deskripsi: String,
        pub qty_estimasi: i64,
        #[schema(value_type = f64)]
        pub berat_estimasi: Berat,
        #[schema(value_type = i64)]
        pub harga_estimasi: Rupiah,
        pub harga_gram: i64,
        #[schema(value_type = i64)]
        pub harga_total: Rupiah,
        pub keterangan: String,
    }
}

db::bacaan! {
    /// What became of it.
    #[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
    #[schema(as = PreOrderKini)]
    pub struct Kini {
        /// what came into the account
        #[schema(value_type = i64)]
        pub nominal_bayar: Rupiah = "praorder_kini.nominal_bayar",
        /// what the marketplace kept of it
        #[schema(value_type = i64)]
        pub biaya_rp: Rupiah = "praorder_kini.biaya_rp",
        /// of the fee, what was not given back with money that went back
        #[serde(skip)]
        #[schema(ignore)]
        pub biaya_ditahan: Rupiah = "COALESCE((SELECT CAST(SUM(e.jumlah_rp - e.dibayar_rp) AS BIGINT) FROM praorder_peristiwa e \
             WHERE e.toko = praorder.toko AND e.no_po = praorder.no_po), 0)",
        #[schema(value_type = i64)]
        pub dibayar_rp: Rupiah = "praorder_kini.dibayar_rp",
        #[schema(value_type = i64)]
        pub sisa_bayar: Rupiah = "praorder.harga_total - praorder_kini.dibayar_rp",
        #[schema(value_type = i64)]
        pub sisa_rp: Rupiah = "praorder.harga_total - praorder_kini.dibayar_rp",
        /// what of its money was neither used nor given back
        #[schema(value_type = i64)]
        pub saldo_rp: Rupiah = "praorder_kini.saldo_rp",
        pub qty_input: i64 = "praorder_kini.qty_input",
        #[schema(value_type = f64)]
        pub berat_input: Berat = "praorder_kini.berat_input",
        #[schema(value_type = i64)]
        pub harga_penjualan: Rupiah = "praorder_kini.harga_penjualan",
        /// nothing, or below it: what was sold for less than was paid
        #[schema(value_type = i64)]
        pub refund: Rupiah = "praorder_kini.refund",
        pub qty_kirim: i64 = "praorder_kini.qty_kirim",
        /// sold and neither sent nor fetched
        pub qty_siap: i64 = "praorder_kini.qty_siap",
        /// OPEN, VALID, BATAL
        pub status: String = "praorder_kini.status",
        /// OPEN, VALID, FINISH, CLOSED, BATAL
        pub tahap: String = "praorder_kini.tahap",
    }
}

db::tabel! {
    struct KunciBaris in "praorder_baris" {
        toko: String,
        no_po: String,
        baris: i64,
    }
}

db::tabel! {
    /// A line of it.
    #[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
    #[schema(as = PreOrderBaris)]
    pub struct BarisPo in "praorder_baris" {
        pub kode_barcode: String,
        pub deskripsi: String,
        pub qty: i64,
        #[schema(value_type = f64)]
        pub berat: Berat,
        #[schema(value_type = i64)]
        pub harga_estimasi: Rupiah,
        pub harga_gram: i64,
    }
}

/// A pre-order as it stands.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
pub struct PreOrder {
    #[serde(flatten)]
    pub isi: IsiPo,
    #[serde(flatten)]
    pub kini: Kini,
    /// what the marketplace keeps of the money, if all that is left of it went back now
    #[schema(value_type = i64)]
    pub biaya_kembali_rp: Rupiah,
    pub detail_barang: Vec<BarisPo>,
}

impl std::ops::Deref for PreOrder {
    type Target = IsiPo;

    fn deref(&self) -> &IsiPo {
        &self.isi
    }
}

impl Kini {
    /// What the marketplace keeps of money that goes back: its share of the fee, and of all together never more than the fee.
    pub(crate) fn biaya_dari(&self, jumlah: Rupiah) -> Hasil<Rupiah> {
        let (biaya, dibayar) = (i128::from(self.biaya_rp.nilai()), i128::from(self.dibayar_rp.nilai()));
        if biaya == 0 || dibayar <= 0 || jumlah <= Rupiah::NOL {
            return Ok(Rupiah::NOL);
        }
        let bagian = (biaya * i128::from(jumlah.nilai()) + dibayar - 1) / dibayar;
        let bagian = i64::try_from(bagian).map_err(|_| konter::meluap(values::Meluap))?;
        let tinggal = self.biaya_rp.nilai() - self.biaya_ditahan.nilai();
        Ok(Rupiah::new(bagian.min(tinggal).clamp(0, jumlah.nilai())))
    }
}

/// Writes the lines of a pre-order.
pub(crate) fn tulis_baris(tx: &mut Tx<'_>, no: &str, semua: &[BarisPo]) -> Hasil<()> {
    let toko = tx.toko().to_string();
    let baris = semua
        .iter()
        .zip(1_i64..)
        .map(|(b, n)| (KunciBaris { toko: toko.clone(), no_po: no.to_owned(), baris: n }, b.clone()));
    tx.sisip(baris)?;
    Ok(())
}

const DARI: &str = "FROM praorder JOIN praorder_kini ON praorder_kini.toko = praorder.toko AND praorder_kini.no_po = praorder.no_po";

pub(crate) fn tidak_ada() -> Tolak {
    PraOrderTolak::TidakAda.tolak("No Po Tidak Ditemukan")
}

/// The number, if it is one of a pre-order.
pub(crate) fn nomor(teks: &str) -> Hasil<NoFaktur> {
    NoFaktur::parse(&teks.trim().to_uppercase())
        .ok()
        .filter(|n| n.jenis() == values::JenisDok::PreOrder)
        .ok_or_else(tidak_ada)
}

/// Lines of one query.
const SEKALI: usize = 500;

/// The lines of these pre-orders, by their numbers.
fn barisnya(c: &mut Conn, toko: &KodeToko, no: &[&str]) -> Hasil<HashMap<String, Vec<BarisPo>>> {
    let mut semua: HashMap<String, Vec<BarisPo>> = HashMap::new();
    for bagian in no.chunks(SEKALI) {
        let d = db::daftar(2, bagian.iter().copied());
        let mut nilai: Vec<Val> = args![toko].to_vec();
        nilai.extend(d.nilai);
        let sql = format!(
            "FROM praorder_baris WHERE praorder_baris.toko = $1 AND praorder_baris.no_po IN {} \
             ORDER BY praorder_baris.no_po, praorder_baris.baris",
            d.sql
        );
        for (k, b) in c.baris::<(KunciBaris, BarisPo)>(&sql, &nilai)? {
            semua.entry(k.no_po).or_default().push(b);
        }
    }
    Ok(semua)
}

fn lengkap(c: &mut Conn, toko: &KodeToko, semua: Vec<(IsiPo, Kini)>) -> Hasil<Vec<PreOrder>> {
    let no: Vec<&str> = semua.iter().map(|(i, _)| i.no_po.as_str()).collect();
    let mut baris = barisnya(c, toko, &no)?;
    let jadi = |(isi, kini): (IsiPo, Kini)| {
        let detail_barang = baris.remove(&isi.no_po).unwrap_or_default();
        let biaya_kembali_rp = kini.biaya_dari(kini.saldo_rp)?;
        Ok(PreOrder { isi, kini, biaya_kembali_rp, detail_barang })
    };
    semua.into_iter().map(jadi).collect()
}

/// Which pre-orders. Dates are inclusive; empty means no bound.
#[derive(Debug, Clone, Default, Deserialize, utoipa::IntoParams)]
#[serde(default)]
#[into_params(parameter_in = Query)]
pub struct TanyaPreOrder {
    pub tgl_from: String,
    pub tgl_to: String,
    /// ALL, OPEN, VALID, BATAL, CLOSED, or `finish`: sold, and something of it is still to be sent or fetched
    pub status: String,
    /// number, order, customer, phone or description
    pub cari: String,
    pub skip: i64,
    /// 50 unless asked; at most 9999
    pub limit: i64,
    /// from 1; goes before `skip`
    pub page: i64,
    /// a column to sort by: no_po, tgl_system, nama_customer, harga_total, no_order, input_by
    pub sort_by: String,
    /// desc or asc
    pub urut: String,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[schema(as = PreOrderHalaman)]
pub struct HalamanPo {
    pub count: i64,
    pub preorders: Vec<PreOrder>,
    pub skip: i64,
    pub limit: i64,
    pub page: i64,
}

const URUTAN: &[(&str, &str)] = &[
    ("no_po", "praorder.no_po"),
    ("tgl_system", "praorder.tgl_system"),
    ("nama_customer", "praorder.nama_customer"),
    ("harga_total", "praorder.harga_total"),
    ("no_order", "praorder.no_order"),
    ("input_by", "praorder.oleh"),
];

const LIMIT: i64 = 50;
const LIMIT_MAKS: i64 = 9_999;

/// One page, the newest first unless asked otherwise.
pub fn daftar(c: &mut Conn, toko: &KodeToko, t: &TanyaPreOrder) -> Hasil<HalamanPo> {
    let urutan =
        platform::daftar::urutan(URUTAN, &t.sort_by, &t.urut, "praorder.waktu DESC, praorder.no_po DESC")?;
    let mut syarat = "praorder.toko = $1".to_owned();
    let mut nilai: Vec<Val> = args![toko].to_vec();
    for (tanda, isi) in [(">=", &t.tgl_from), ("<=", &t.tgl_to)] {
        if !isi.trim().is_empty() {
            nilai.push(isi.trim().into());
            syarat.push_str(&format!(" AND praorder.tgl_system {tanda} ${}", nilai.len()));
        }
    }
    match t.status.trim().to_uppercase().as_str() {
        "FINISH" => syarat.push_str(" AND praorder_kini.qty_siap > 0"),
        s @ ("OPEN" | "VALID" | "BATAL") => syarat.push_str(&format!(" AND praorder_kini.status = '{s}'")),
        "CLOSED" => syarat.push_str(" AND praorder_kini.tahap = 'CLOSED'"),
        _ => {}
    }
    let cari = t.cari.trim().to_uppercase();
    if !cari.is_empty() {
        nilai.push(format!("%{}%", cari.replace(['%', '_', '\\'], "")).into());
        let n = nilai.len();
        syarat.push_str(&format!(
            " AND (praorder.no_po LIKE ${n} OR UPPER(praorder.no_order) LIKE ${n} OR praorder.nama_customer LIKE ${n} \
             OR praorder.no_hp LIKE ${n} OR UPPER(praorder.deskripsi) LIKE ${n})"
        ));
    }
    let count = c.nilai(&format!("SELECT COUNT(*) {DARI} WHERE {syarat}"), &nilai)?;
    let limit = if t.limit <= 0 { LIMIT } else { t.limit.min(LIMIT_MAKS) };
    let page = t.page.clamp(0, 1_000_000);
    let skip = if page > 0 { (page - 1) * limit } else { t.skip.max(0) };
    let sql = format!("{DARI} WHERE {syarat} ORDER BY {urutan} LIMIT {limit} OFFSET {skip}");
    let semua = c.baris::<(IsiPo, Kini)>(&sql, &nilai)?;
    Ok(HalamanPo { count, preorders: lengkap(c, toko, semua)?, skip, limit, page: skip / limit + 1 })
}

/// One pre-order.
pub fn satu(c: &mut Conn, toko: &KodeToko, teks: &str) -> Hasil<PreOrder> {
    let no = nomor(teks)?;
    let sql = format!("{DARI} WHERE praorder.toko = $1 AND praorder.no_po = $2");
    let ada = c.baris_satu::<(IsiPo, Kini)>(&sql, args![toko, &no])?.ok_or_else(tidak_ada)?;
    lengkap(c, toko, vec![ada])?.pop().ok_or_else(tidak_ada)
}

db::bacaan! {
    /// What a payment is held against.
    #[derive(Debug, Clone)]
    pub(crate) struct Tagihan {
        pub(crate) no_po: String = "p.no_po",
        pub(crate) input_by: String = "p.oleh",
        pub(crate) nama_customer: String = "p.nama_customer",
        pub(crate) kode_marketplace: String = "p.kode_marketplace",
        pub(crate) no_bayar: String = "p.no_bayar",
        pub(crate) no_rekening: String = "p.no_rekening",
        pub(crate) harga_total: Rupiah = "p.harga_total",
        pub(crate) dibayar_rp: Rupiah = "CAST(0 AS BIGINT)",
        pub(crate) batal: bool = "CAST(0 AS BIGINT)",
    }
}

impl Tagihan {
    /// What is left to pay.
    pub(crate) fn sisa(&self) -> Hasil<Rupiah> {
        self.harga_total.kurang(self.dibayar_rp).map_err(konter::meluap)
    }
}

/// Texts as a table of one column (`column1`) to join with, from `$2` on: thousands in a list of IN are compared one by one. CROSS JOIN keeps it in front on SQLite.
pub(crate) fn sebagai_tabel(isi: &[&str]) -> String {
    let tempat: Vec<String> = (0..isi.len()).map(|n| format!("(${})", n + 2)).collect();
    format!("(VALUES {})", tempat.join(", "))
}

/// Many at once; `kolom` is `no_bayar` or `no_po`.
pub(crate) fn menurut(
    c: &mut Conn,
    toko: &KodeToko,
    kolom: &'static str,
    isi: &[&str],
) -> Hasil<Vec<Tagihan>> {
    let mut semua = Vec::new();
    for bagian in isi.chunks(SEKALI) {
        let v = sebagai_tabel(bagian);
        let sql = format!("FROM {v} AS v CROSS JOIN praorder p WHERE p.toko = $1 AND p.{kolom} = v.column1");
        let mut ini = c.baris::<Tagihan>(&sql, &dengan(toko, bagian))?;
        lengkapi(c, toko, &mut ini)?;
        semua.append(&mut ini);
    }
    Ok(semua)
}

/// The store, and these texts behind it.
fn dengan(toko: &KodeToko, isi: &[&str]) -> Vec<Val> {
    args![toko].iter().cloned().chain(isi.iter().map(|t| Val::from(*t))).collect()
}

/// What was paid and what was cancelled, asked once for all: asked for each, PostgreSQL reads the whole table each time while it
/// still takes it for empty.
fn lengkapi(c: &mut Conn, toko: &KodeToko, semua: &mut [Tagihan]) -> Hasil<()> {
    if semua.is_empty() {
        return Ok(());
    }
    let no: Vec<&str> = semua.iter().map(|t| t.no_po.as_str()).collect();
    let (v, nilai) = (sebagai_tabel(&no), dengan(toko, &no));
    let sql = format!(
        "SELECT b.no_po, CAST(SUM(b.nominal + b.biaya) AS BIGINT) FROM {v} AS v CROSS JOIN praorder_bayar b \
         WHERE b.toko = $1 AND b.no_po = v.column1 GROUP BY b.no_po"
    );
    let dibayar: HashMap<String, Rupiah> =
        c.rows(&sql, &nilai, |r| Ok((r.get(0)?, r.get(1)?)))?.into_iter().collect();
    let sql = format!(
        "SELECT e.no_po FROM {v} AS v CROSS JOIN praorder_peristiwa e \
         WHERE e.toko = $1 AND e.no_po = v.column1 AND e.jenis = 'BATAL'"
    );
    let batal: HashSet<String> = c.rows(&sql, &nilai, |r| r.get(0))?.into_iter().collect();
    for t in semua {
        t.dibayar_rp = dibayar.get(&t.no_po).copied().unwrap_or(Rupiah::NOL);
        t.batal = batal.contains(&t.no_po);
    }
    Ok(())
}

/// What of a pre-order's money the bank has not shown yet: what files brought, and what was paid at its sales.
pub fn belum_masuk(c: &mut Conn, toko: &KodeToko, no_po: &str) -> Hasil<Rupiah> {
    Ok(c.nilai(
        "SELECT CAST(COALESCE(SUM(b.jumlah_in), 0) AS BIGINT) FROM bank_menunggu m \
         JOIN buku_bank b ON b.toko = m.toko AND b.id = m.id_bank WHERE m.toko = $1 AND b.jumlah_in > 0 \
         AND ((b.jenis_dok = 'IP' AND b.deskripsi = $2) OR b.no_dok IN \
         (SELECT s.no_faktur_group FROM faktur_sumber s WHERE s.toko = $1 AND s.no_sumber = $2))",
        args![toko, no_po],
    )?)
}

/// Of it, what files brought alone: what the pieces are sold against.
pub fn belum_terlihat(c: &mut Conn, toko: &KodeToko, no_po: &str) -> Hasil<Rupiah> {
    Ok(c.nilai(
        "SELECT CAST(COALESCE(SUM(b.jumlah_in), 0) AS BIGINT) FROM bank_menunggu m \
         JOIN buku_bank b ON b.toko = m.toko AND b.id = m.id_bank WHERE m.toko = $1 AND b.jumlah_in > 0 \
         AND b.jenis_dok = 'IP' AND b.deskripsi = $2",
        args![toko, no_po],
    )?)
}

db::bacaan! {
    /// A payment that a file brought.
    #[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
    #[schema(as = PreOrderDibayar)]
    pub struct DibayarPo {
        pub no_dok: String = "praorder_bayar.no_dok",
        pub tanggal: String = "praorder_bayar.tanggal",
        pub tgl_system: String = "praorder_bayar.tgl_system",
        #[schema(value_type = i64)]
        pub nominal: Rupiah = "praorder_bayar.nominal",
        #[schema(value_type = i64)]
        pub biaya_rp: Rupiah = "praorder_bayar.biaya",
        /// the account that paid, where the file told
        pub no_pengirim: String = "praorder_bayar.no_pengirim",
        pub oleh: String = "praorder_impor.oleh",
        /// the bank has shown it
        pub bank_valid: bool = "CASE WHEN EXISTS (SELECT 1 FROM bank_menunggu m JOIN buku_bank b ON b.toko = m.toko AND b.id = m.id_bank \
             WHERE m.toko = praorder_bayar.toko AND b.no_dok = praorder_bayar.no_dok AND b.deskripsi = praorder_bayar.no_po) THEN 0 ELSE 1 END",
    }
}

db::bacaan! {
    /// A piece that was sold for it.
    #[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
    #[schema(as = PreOrderTerjual)]
    pub struct TerjualPo {
        pub no_faktur_group: String = "jual.no_faktur_group",
        pub tgl_system: String = "jual.tgl_system",
        pub kode_barcode: String = "jual.kode_barcode",
        pub nama_barang: String = "jual.nama_barang",
        #[schema(value_type = f64)]
        pub berat: Berat = "jual.berat",
        #[schema(value_type = i64)]
        pub harga_total: Rupiah = "jual.harga_total",
        /// BATAL when the sale was taken back
        pub status: String = "CASE WHEN EXISTS (SELECT 1 FROM faktur_batal z WHERE z.toko = jual.toko \
             AND z.no_faktur_group = jual.no_faktur_group) THEN 'BATAL' ELSE '' END",
        /// the closing that it left with; empty while it is here
        pub no_closing: String = "COALESCE((SELECT k.no_closing FROM praorder_kirim_barang k WHERE k.toko = jual.toko \
             AND k.no_faktur_jual = jual.no_faktur_jual), '')",
    }
}

db::tabel! {
    /// What was sent or fetched.
    #[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
    #[schema(as = PreOrderKiriman)]
    pub struct KirimanPo in "praorder_kirim" {
        pub no_closing: String,
        pub tgl_system: String,
        pub waktu: String,
        pub oleh: String,
        pub status_kirim: String,
        pub no_resi: String,
        pub qty: i64,
    }
}

db::tabel! {
    /// What was given back.
    #[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
    #[schema(as = PreOrderPeristiwa)]
    pub struct PeristiwaPo in "praorder_peristiwa" {
        /// BATAL or KEMBALI
        pub jenis: String,
        pub tgl_system: String,
        pub waktu: String,
        pub oleh: String,
        pub disetujui: String,
        #[schema(value_type = i64)]
        pub jumlah_rp: Rupiah,
        #[schema(value_type = i64)]
        pub dibayar_rp: Rupiah,
        pub tujuan: String,
        pub rujukan: String,
        pub alasan: String,
    }
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[schema(as = PreOrderRinci)]
pub struct RinciPo {
    #[serde(flatten)]
    pub kepala: PreOrder,
    pub pembayaran: Vec<DibayarPo>,
    pub penjualan: Vec<TerjualPo>,
    pub kiriman: Vec<KirimanPo>,
    pub peristiwa: Vec<PeristiwaPo>,
    /// notas handed out so far
    pub cetakan: i64,
}

/// One pre-order with its story.
pub fn rinci(c: &mut Conn, toko: &KodeToko, teks: &str) -> Hasil<RinciPo> {
    let kepala = satu(c, toko, teks)?;
    let kunci = args![toko, kepala.no_po.as_str()].to_vec();
    Ok(RinciPo {
        pembayaran: c.baris(
            "FROM praorder_bayar JOIN praorder_impor ON praorder_impor.toko = praorder_bayar.toko \
             AND praorder_impor.no_dok = praorder_bayar.no_dok WHERE praorder_bayar.toko = $1 AND praorder_bayar.no_po = $2 \
             ORDER BY praorder_bayar.no_dok, praorder_bayar.baris",
            &kunci,
        )?,
        penjualan: c.baris(
            "FROM faktur_sumber JOIN jual ON jual.toko = faktur_sumber.toko AND jual.no_faktur_group = faktur_sumber.no_faktur_group \
             WHERE faktur_sumber.toko = $1 AND faktur_sumber.no_sumber = $2 ORDER BY jual.no_faktur_group, jual.baris",
            &kunci,
        )?,
        kiriman: c.baris(
            "FROM praorder_kirim WHERE toko = $1 AND no_po = $2 ORDER BY waktu, no_closing, baris",
            &kunci,
        )?,
        peristiwa: c.baris("FROM praorder_peristiwa WHERE toko = $1 AND no_po = $2 ORDER BY urut", &kunci)?,
        cetakan: konter::cetakan::banyak(c, toko, &kepala.no_po)?,
        kepala,
    })
}
