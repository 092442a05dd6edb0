//! Documents as programs of others see them: by the calls of an API key and in what a webhook is told, the same. Nothing of the
//! person (name, address, phone) is among it but the member's code.

use db::{Conn, args};
use platform::Hasil;
use serde::Serialize;
use values::{Berat, KodeToko, Rupiah, Tanggal};

/// What a closed day traded, over the one view of trade.
macro_rules! jumlah {
    ($apa:literal) => {
        concat!(
            "(SELECT CAST(COALESCE(SUM(",
            $apa,
            "), 0) AS BIGINT) FROM dagang d WHERE d.toko = t.toko AND d.tgl = t.tanggal)"
        )
    };
}

/// Documents of one answer at the most.
pub const HALAMAN: i64 = 100;

/// The side of a document that is asked for: an exchange has both.
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

db::bacaan! {
    /// A line of the side that was asked for. Weights in grams, money in whole rupiah.
    #[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
    pub struct BarisDokumen {
        pub no_faktur: String = "r.no_faktur",
        /// empty for goods that are counted and not tagged
        pub kode_barcode: String = "r.kode_barcode",
        pub nama_barang: String = "r.nama_barang",
        pub kode_group: String = "r.kode_group",
        pub kode_dept: String = "r.kode_dept",
        pub kode_sales: String = "r.kode_sales",
        pub qty: i64 = "r.qty",
        #[schema(value_type = f64)]
        pub berat: Berat = "r.berat",
        #[schema(value_type = i64)]
        pub ongkos: Rupiah = "r.ongkos",
        #[schema(value_type = i64)]
        pub diskon: Rupiah = "r.diskon",
        #[schema(value_type = i64)]
        pub harga: Rupiah = "r.harga",
        #[schema(value_type = i64)]
        pub dpp: Rupiah = "r.dpp",
        #[schema(value_type = i64)]
        pub ppn: Rupiah = "r.ppn",
    }
}

db::bacaan! {
    /// How the side was paid.
    #[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
    pub struct BayarDokumen {
        /// CASH, TRANSFER, DEBET, CREDIT, TUKAR, TITIP, KUPON, POIN
        pub jenis: String = "y.jenis",
        /// MASUK into the shop, KELUAR out of it
        pub arah: String = "y.arah",
        #[schema(value_type = i64)]
        pub jumlah_rp: Rupiah = "y.jumlah_rp",
    }
}

/// That a document was taken back.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
pub struct BatalDokumen {
    pub no_batal: String,
    pub tgl_system: String,
    pub waktu: String,
}

/// One side of a document of trade.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
pub struct Dokumen {
    pub kode_toko: String,
    pub no_faktur_group: String,
    /// NOTA, or MANUAL for trade without barcodes
    pub sumber: String,
    /// JUAL, BELI or TUKAR
    pub jenis: String,
    /// the store's business day
    pub tgl_system: String,
    pub waktu: String,
    pub kasir: String,
    pub kode_sales: String,
    pub kode_member: String,
    pub kode_marketplace: String,
    /// of this side
    #[schema(value_type = i64)]
    pub total: Rupiah,
    pub baris: Vec<BarisDokumen>,
    pub pembayaran: Vec<BayarDokumen>,
    /// set once the document was taken back
    pub batal: Option<BatalDokumen>,
}

db::bacaan! {
    struct Kepala {
        sumber: String = "k.sumber",
        jenis: String = "k.jenis",
        tgl_system: String = "k.tgl_system",
        waktu: String = "k.waktu",
        oleh: String = "k.oleh",
        kode_sales: String = "k.kode_sales",
        kode_member: String = "k.kode_member",
        kode_marketplace: String = "k.kode_marketplace",
        total_jual: Rupiah = "k.total_jual",
        total_beli: Rupiah = "k.total_beli",
        no_batal: String = "k.no_batal",
        tgl_batal: String = "k.tgl_batal",
        waktu_batal: String = "k.waktu_batal",
    }
}

const KEPALA: &str = "FROM (SELECT 'NOTA' AS sumber, f.jenis, f.tgl_system, f.waktu, f.oleh, f.kode_sales, f.kode_member, \
    f.kode_marketplace, f.total_jual, f.total_beli, COALESCE(z.no_batal, '') AS no_batal, \
    COALESCE(z.tgl_system, '') AS tgl_batal, COALESCE(z.waktu, '') AS waktu_batal \
    FROM faktur f LEFT JOIN faktur_batal z ON z.toko = f.toko AND z.no_faktur_group = f.no_faktur_group \
    WHERE f.toko = $1 AND f.no_faktur_group = $2 \
    UNION ALL SELECT 'MANUAL' AS sumber, f.jenis, f.tgl_system, f.waktu, f.oleh, f.kode_sales, f.kode_member, \
    '' AS kode_marketplace, f.total_jual, f.total_beli, COALESCE(z.no_batal, '') AS no_batal, \
    COALESCE(z.tgl_system, '') AS tgl_batal, COALESCE(z.waktu, '') AS waktu_batal \
    FROM manual f LEFT JOIN manual_batal z ON z.toko = f.toko AND z.no_faktur_group = f.no_faktur_group \
    WHERE f.toko = $1 AND f.no_faktur_group = $2) k";

const JUAL: &str = "FROM (SELECT j.no_faktur_jual AS no_faktur, j.kode_barcode, j.nama_barang, j.kode_group, j.kode_dept, \
    j.kode_sales, j.qty, j.berat, j.ongkos, j.diskon, j.harga_total AS harga, j.dpp, j.ppn, j.baris \
    FROM jual j WHERE j.toko = $1 AND j.no_faktur_group = $2) r ORDER BY r.baris";
const BELI: &str = "FROM (SELECT b.no_faktur_beli AS no_faktur, b.kode_barcode, b.nama_barang, b.kode_group, b.kode_dept, \
    b.kode_sales, CAST(1 AS BIGINT) AS qty, b.berat, CAST(0 AS BIGINT) AS ongkos, CAST(0 AS BIGINT) AS diskon, b.harga, \
    b.harga AS dpp, CAST(0 AS BIGINT) AS ppn, b.baris \
    FROM beli b WHERE b.toko = $1 AND b.no_faktur_group = $2) r ORDER BY r.baris";
const MANUAL: &str = "FROM (SELECT m.no_faktur, '' AS kode_barcode, m.deskripsi AS nama_barang, m.kode_group, m.kode_dept, \
    m.kode_sales, m.qty, m.berat, m.ongkos, \
    CASE WHEN m.harga_hitung > m.harga AND m.sisi = 'JUAL' THEN m.harga_hitung - m.harga ELSE CAST(0 AS BIGINT) END AS diskon, \
    m.harga, m.dpp, m.ppn, m.baris FROM manual_baris m \
    WHERE m.toko = $1 AND m.no_faktur_group = $2 AND m.sisi = $3) r ORDER BY r.baris";

/// One side of a document; nothing where there is no such document or it has no such side.
pub fn baca(c: &mut Conn, toko: &KodeToko, no: &str, sisi: Sisi) -> Hasil<Option<Dokumen>> {
    let Some(k) = c.baris_satu::<Kepala>(KEPALA, args![toko, no])? else { return Ok(None) };
    let nota = k.sumber == "NOTA";
    let baris: Vec<BarisDokumen> = match (nota, sisi) {
        (true, Sisi::Jual) => c.baris(JUAL, args![toko, no])?,
        (true, Sisi::Beli) => c.baris(BELI, args![toko, no])?,
        (false, _) => c.baris(MANUAL, args![toko, no, sisi.kode()])?,
    };
    if baris.is_empty() {
        return Ok(None);
    }
    let bayar = if nota { "bayar" } else { "manual_bayar" };
    let pembayaran = c.baris(
        &format!(
            "FROM {bayar} y WHERE y.toko = $1 AND y.no_faktur_group = $2 AND y.sisi = $3 ORDER BY y.baris"
        ),
        args![toko, no, sisi.kode()],
    )?;
    let batal = (!k.no_batal.is_empty()).then_some(BatalDokumen {
        no_batal: k.no_batal,
        tgl_system: k.tgl_batal,
        waktu: k.waktu_batal,
    });
    Ok(Some(Dokumen {
        kode_toko: toko.to_string(),
        no_faktur_group: no.to_owned(),
        sumber: k.sumber,
        jenis: k.jenis,
        tgl_system: k.tgl_system,
        waktu: k.waktu,
        kasir: k.oleh,
        kode_sales: k.kode_sales,
        kode_member: k.kode_member,
        kode_marketplace: k.kode_marketplace,
        total: if sisi == Sisi::Jual { k.total_jual } else { k.total_beli },
        baris,
        pembayaran,
        batal,
    }))
}

/// The documents of a day that have this side, those taken back among them, by their numbers; `sesudah` is the last one of the
/// page before.
pub fn hari(c: &mut Conn, toko: &KodeToko, tgl: Tanggal, sisi: Sisi, sesudah: &str) -> Hasil<Vec<Dokumen>> {
    let qty = if sisi == Sisi::Jual { "qty_jual" } else { "qty_beli" };
    let total = if sisi == Sisi::Jual { "total_jual" } else { "total_beli" };
    let nomor: Vec<String> = c.rows(
        &format!(
            "SELECT no FROM (SELECT no_faktur_group AS no FROM faktur WHERE toko = $1 AND tgl_system = $2 AND {qty} > 0 \
             UNION ALL SELECT no_faktur_group AS no FROM manual WHERE toko = $1 AND tgl_system = $2 AND {total} > 0) d \
             WHERE no > $3 ORDER BY no LIMIT {HALAMAN}"
        ),
        args![toko, tgl, sesudah],
        |r| r.get(0),
    )?;
    let mut semua = Vec::with_capacity(nomor.len());
    for no in nomor {
        semua.extend(baca(c, toko, &no, sisi)?);
    }
    Ok(semua)
}

db::bacaan! {
    /// A piece of the shop's own in one of its trays.
    #[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
    pub struct BarangStok {
        pub kode_barcode: String = "s.kode_barcode",
        pub nama_barang: String = "b.nama_barang",
        pub kode_group: String = "b.kode_group",
        pub kode_dept: String = "b.kode_dept",
        pub kode_gudang: String = "s.gudang",
        /// the tray, by the specification's name for it
        pub kode_toko: String = "s.baki",
        /// hundredths of a percent
        pub kadar_cetak: i64 = "b.kadar_cetak",
        #[schema(value_type = f64)]
        pub berat: Berat = "s.berat",
        pub tgl_masuk: String = "b.tgl_masuk",
    }
}

/// Pieces of a page of stock: more than documents, for they are small.
const HALAMAN_STOK: i64 = 500;

/// The pieces in the trays of a store now, by barcode, after this one.
pub fn stok(c: &mut Conn, toko: &KodeToko, sesudah: &str) -> Hasil<Vec<BarangStok>> {
    Ok(c.baris(
        &format!(
            "FROM saldo_barang s JOIN barang b ON b.kode_barcode = s.kode_barcode \
             WHERE s.toko = $1 AND s.milik <> 'CUSTOMER' AND s.kode_barcode > $2 ORDER BY s.kode_barcode LIMIT {HALAMAN_STOK}"
        ),
        args![toko, sesudah],
    )?)
}

db::bacaan! {
    /// A closed day, with what was traded on it.
    #[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
    pub struct HariTutup {
        pub kode_toko: String = "t.toko",
        pub no_tutup: String = "t.no_tutup",
        pub tgl_system: String = "t.tanggal",
        /// the day that began
        pub tgl_berikut: String = "t.tgl_berikut",
        pub waktu: String = "t.waktu",
        pub oleh: String = "t.oleh",
        pub nota: i64 = jumlah!("tanda"),
        pub qty_jual: i64 = jumlah!("tanda * qty_jual"),
        #[schema(value_type = f64)]
        pub berat_jual: Berat = jumlah!("tanda * berat_jual"),
        #[schema(value_type = i64)]
        pub total_jual: Rupiah = jumlah!("tanda * total_jual"),
        pub qty_beli: i64 = jumlah!("tanda * qty_beli"),
        #[schema(value_type = f64)]
        pub berat_beli: Berat = jumlah!("tanda * berat_beli"),
        #[schema(value_type = i64)]
        pub total_beli: Rupiah = jumlah!("tanda * total_beli"),
    }
}

/// The closings of a store from a day on, the oldest first.
pub fn tutup(c: &mut Conn, toko: &KodeToko, dari: Tanggal) -> Hasil<Vec<HariTutup>> {
    Ok(c.baris(
        &format!(
            "FROM tutup_toko t WHERE t.toko = $1 AND t.tanggal >= $2 ORDER BY t.tanggal LIMIT {HALAMAN}"
        ),
        args![toko, dari],
    )?)
}

/// One closing, by its number.
pub fn satu_tutup(c: &mut Conn, toko: &KodeToko, no: &str) -> Hasil<Option<HariTutup>> {
    Ok(c.baris_satu("FROM tutup_toko t WHERE t.toko = $1 AND t.no_tutup = $2", args![toko, no])?)
}
