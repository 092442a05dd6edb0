//! Orders as they stand: the list with its totals, one with its story, and the board of all open works.

use crate::contoh::{self, Contoh};
use crate::tabel::{self, Isi, IsiBaris, KiniBaris, Peristiwa};
use crate::tambah_dp::IsiDp;
use db::{Conn, Val, args};
use konter::bayar_tulis::{self, Dibayar};
use konter::uang_muka;
use niaga::sumber;
use niaga::timbang_lagi::{self, BarangKeluar};
use platform::Hasil;
use platform::daftar::Halaman;
use serde::{Deserialize, Serialize};
use values::{Berat, Kadar, KodeToko, Rupiah, Tanggal};

/// The kind of its pictures, and how one is named.
pub const FOTO: &str = "FOTO_PESANAN";

/// The name of a line's picture.
pub fn kunci_foto(no: &str, baris: i64) -> String {
    format!("{no}/{baris}")
}

db::bacaan! {
    /// What later became of it.
    #[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
    #[schema(as = PesananNasib)]
    pub struct Nasib {
        /// PESAN, VALID, PROSES, SELESAI, AMBIL, BATAL
        pub tahap: String = "pesanan_kini.tahap",
        pub tgl_tahap: String = "pesanan_kini.tgl_tahap",
        /// who validated it; empty while nobody did
        pub valid_by: String = "pesanan_kini.valid_oleh",
        /// the cashier who answers for it
        pub user_id: String = "pesanan_kini.user_id",
        /// left of what was paid down
        #[schema(value_type = i64)]
        pub sisa_dp: Rupiah = "COALESCE(saldo_titipan.saldo, 0)",
        /// the sale that picked it up, and what it came to
        pub no_faktur_group: String = "COALESCE((SELECT MAX(s.no_faktur_group) FROM faktur_sumber s WHERE s.toko = pesanan.toko \
             AND s.no_sumber = pesanan.no_pesanan AND NOT EXISTS (SELECT 1 FROM faktur_batal x WHERE x.toko = s.toko \
             AND x.no_faktur_group = s.no_faktur_group)), '')",
        #[schema(value_type = i64)]
        pub total_jual: Rupiah = "COALESCE((SELECT CAST(SUM(f.total_jual) AS BIGINT) FROM faktur_sumber s JOIN faktur f ON f.toko = s.toko \
             AND f.no_faktur_group = s.no_faktur_group WHERE s.toko = pesanan.toko AND s.no_sumber = pesanan.no_pesanan \
             AND NOT EXISTS (SELECT 1 FROM faktur_batal x WHERE x.toko = s.toko AND x.no_faktur_group = s.no_faktur_group)), 0)",
        /// a sample of it is out
        pub contoh_keluar: bool = "CASE WHEN EXISTS (SELECT 1 FROM pesanan_contoh k WHERE k.toko = pesanan.toko \
             AND k.no_pesanan = pesanan.no_pesanan AND NOT EXISTS (SELECT 1 FROM pesanan_contoh_kembali x WHERE x.toko = k.toko \
             AND x.no_contoh = k.no_contoh)) THEN 1 ELSE 0 END",
        /// the first line with a picture; 0: none has
        pub foto: i64 = "COALESCE((SELECT MIN(b.baris) FROM pesanan_baris b JOIN gambar g ON g.toko = b.toko \
             AND g.jenis = 'FOTO_PESANAN' AND g.kunci = b.no_pesanan || '/' || b.baris WHERE b.toko = pesanan.toko \
             AND b.no_pesanan = pesanan.no_pesanan), 0)",
        #[serde(skip)]
        hari_ini: String = "toko.tgl_system",
    }
}

/// An order as it stands.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
pub struct Pesanan {
    #[serde(flatten)]
    pub isi: Isi,
    #[serde(flatten)]
    pub nasib: Nasib,
    /// open and past its promised day
    pub terlambat: bool,
    /// so many days; 0 or less while it is not late
    pub hari_lewat: i64,
}

impl std::ops::Deref for Pesanan {
    type Target = Isi;

    fn deref(&self) -> &Isi {
        &self.isi
    }
}

const DARI: &str = "FROM pesanan JOIN pesanan_kini ON pesanan_kini.toko = pesanan.toko \
     AND pesanan_kini.no_pesanan = pesanan.no_pesanan JOIN toko ON toko.kode_toko = pesanan.toko \
     LEFT JOIN saldo_titipan ON saldo_titipan.toko = pesanan.toko AND saldo_titipan.no_titip = pesanan.no_pesanan";

/// Days past a promised one.
fn lewat(hari_ini: &str, janji: &str) -> i64 {
    match (Tanggal::parse(hari_ini), Tanggal::parse(janji)) {
        (Ok(h), Ok(j)) => h.selisih_hari(j),
        _ => 0,
    }
}

fn pesanan((isi, nasib): (Isi, Nasib)) -> Pesanan {
    let terbuka = !matches!(nasib.tahap.as_str(), "AMBIL" | "BATAL");
    let hari_lewat = if terbuka { lewat(&nasib.hari_ini, &isi.tgl_janji) } else { 0 };
    Pesanan { isi, nasib, terlambat: hari_lewat > 0, hari_lewat }
}

/// Which orders. Dates are inclusive; empty means no bound.
#[derive(Debug, Clone, Default, Deserialize, utoipa::IntoParams)]
#[serde(default)]
#[into_params(parameter_in = Query)]
pub struct TanyaPesanan {
    pub tgl_from: String,
    pub tgl_to: String,
    /// ALL, TERBUKA, TERLAMBAT or a stage
    pub status: String,
    /// ALL or a sales person
    pub kode_sales: String,
    /// number, customer, phone, what it is
    pub cari: String,
    pub skip: i64,
    pub limit: i64,
    /// a column to sort by: tgl_system, no_pesanan, tgl_janji, nama_customer, total_harga, tahap
    pub sort_by: String,
    /// desc or asc
    pub urut: String,
}

const URUTAN: &[(&str, &str)] = &[
    ("tgl_system", "pesanan.tgl_system"),
    ("no_pesanan", "pesanan.no_pesanan"),
    ("tgl_janji", "pesanan.tgl_janji"),
    ("nama_customer", "pesanan.nama_customer"),
    ("total_harga", "pesanan.total_harga"),
    ("jumlah_bayar", "pesanan.jumlah_bayar"),
    ("tahap", "pesanan_kini.tahap"),
];

const LIMIT_MAKS: i64 = 200;

db::bacaan! {
    /// Over every row that fits.
    #[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, utoipa::ToSchema)]
    pub struct PesananTotal {
        pub qty: i64 = "CAST(COALESCE(SUM(pesanan.qty), 0) AS BIGINT)",
        #[schema(value_type = f64)]
        pub berat_estimasi: Berat = "CAST(COALESCE(SUM(pesanan.berat_estimasi), 0) AS BIGINT)",
        #[schema(value_type = i64)]
        pub total_harga: Rupiah = "CAST(COALESCE(SUM(pesanan.total_harga), 0) AS BIGINT)",
        #[schema(value_type = i64)]
        pub jumlah_bayar: Rupiah = "CAST(COALESCE(SUM(pesanan.jumlah_bayar), 0) AS BIGINT)",
        #[schema(value_type = i64)]
        pub sisa_dp: Rupiah = "CAST(COALESCE(SUM(COALESCE(saldo_titipan.saldo, 0)), 0) AS BIGINT)",
    }
}

/// The conditions of a list.
fn saring(toko: &KodeToko, t: &TanyaPesanan) -> (String, Vec<Val>) {
    let mut syarat = "pesanan.toko = $1".to_owned();
    let mut nilai: Vec<Val> = args![toko].to_vec();
    for (tanda, isi) in [(">=", &t.tgl_from), ("<=", &t.tgl_to)] {
        if !isi.trim().is_empty() {
            nilai.push(isi.trim().into());
            syarat.push_str(&format!(" AND pesanan.tgl_system {tanda} ${}", nilai.len()));
        }
    }
    match t.status.trim().to_uppercase().as_str() {
        "" | "ALL" => {}
        "TERBUKA" => syarat.push_str(" AND pesanan_kini.terbuka = 1"),
        "TERLAMBAT" => {
            syarat.push_str(" AND pesanan_kini.terbuka = 1 AND pesanan.tgl_janji < toko.tgl_system");
        }
        tahap => {
            nilai.push(tahap.into());
            syarat.push_str(&format!(" AND pesanan_kini.tahap = ${}", nilai.len()));
        }
    }
    sales_dan_cari(&t.kode_sales, &t.cari, &mut syarat, &mut nilai);
    (syarat, nilai)
}

fn sales_dan_cari(kode_sales: &str, cari: &str, syarat: &mut String, nilai: &mut Vec<Val>) {
    let sales = kode_sales.trim().to_uppercase();
    if !sales.is_empty() && sales != "ALL" {
        nilai.push(sales.into());
        syarat.push_str(&format!(" AND pesanan.kode_sales = ${}", nilai.len()));
    }
    let cari = cari.trim().to_uppercase();
    if !cari.is_empty() {
        nilai.push(format!("%{}%", cari.replace(['%', '_', '\\'], "")).into());
        let n = nilai.len();
        syarat.push_str(&format!(
            " AND (pesanan.no_pesanan LIKE ${n} OR pesanan.nama_customer LIKE ${n} OR pesanan.no_hp LIKE ${n} \
             OR pesanan.uraian LIKE ${n})"
        ));
    }
}

/// The newest first unless asked otherwise, how many there are, and their totals.
pub fn daftar(c: &mut Conn, toko: &KodeToko, t: &TanyaPesanan) -> Hasil<Halaman<Pesanan, PesananTotal>> {
    let akhir = "pesanan.waktu DESC, pesanan.no_pesanan DESC";
    let urutan = platform::daftar::urutan(URUTAN, &t.sort_by, &t.urut, akhir)?;
    let (syarat, nilai) = saring(toko, t);
    let count = c.nilai(&format!("SELECT COUNT(*) {DARI} WHERE {syarat}"), &nilai)?;
    let total = c.baris_satu(&format!("{DARI} WHERE {syarat}"), &nilai)?.unwrap_or_default();
    let limit = if t.limit <= 0 { 50 } else { t.limit.min(LIMIT_MAKS) };
    let sql = format!("{DARI} WHERE {syarat} ORDER BY {urutan} LIMIT {limit} OFFSET {}", t.skip.max(0));
    Ok(Halaman { data: c.baris(&sql, &nilai)?.into_iter().map(pesanan).collect(), count, total })
}

db::bacaan! {
    /// What a line's card of the board and the detail need besides.
    struct Lagi {
        nama_tukang: String = "COALESCE(tukang.nama_tukang, '')",
        berat: Berat = "COALESCE(barang.berat, 0)",
        foto: bool = "CASE WHEN gambar.id IS NULL THEN 0 ELSE 1 END",
        kadar_cetak: Kadar = "COALESCE(barang.kadar_cetak, group_barang.kadar_cetak, pesanan_baris.kadar)",
    }
}

/// A line as it stands.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[schema(as = PesananBaris)]
pub struct BarisPesanan {
    #[serde(flatten)]
    pub isi: IsiBaris,
    /// what its piece bears, or will: its group's. `kadar` is what it sells as
    #[schema(value_type = f64, maximum = 100)]
    pub kadar_cetak: Kadar,
    /// PESAN, PROSES, SELESAI, AMBIL, BATAL
    pub tahap: String,
    pub kode_tukang: String,
    pub nama_tukang: String,
    pub id_kerja: i64,
    /// the piece that was made for it
    pub kode_barcode: String,
    /// of that piece; 0 while there is none
    #[schema(value_type = f64)]
    pub berat: Berat,
    pub foto: bool,
}

/// One order with its story.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[schema(as = PesananRinci)]
pub struct Rinci {
    #[serde(flatten)]
    pub kepala: Pesanan,
    pub detail: Vec<BarisPesanan>,
    pub peristiwa: Vec<Peristiwa>,
    pub pembayaran: Vec<Dibayar>,
    /// paid down later
    pub dp: Vec<IsiDp>,
    pub contoh: Vec<Contoh>,
    /// the pieces of the last pick-up as they went out
    pub diambil: Vec<BarangKeluar>,
    /// of what was paid down, what the bank has not shown yet
    #[schema(value_type = i64)]
    pub belum_masuk_rp: Rupiah,
    /// notas handed out so far
    pub cetakan: i64,
}

/// One order with its story.
pub fn rinci(c: &mut Conn, toko: &KodeToko, teks: &str) -> Hasil<Rinci> {
    let no = tabel::nomor(teks)?;
    let kunci = args![toko, &no].to_vec();
    let satu = format!("{DARI} WHERE pesanan.toko = $1 AND pesanan.no_pesanan = $2");
    let kepala = c.baris_satu(&satu, &kunci)?.map(pesanan).ok_or_else(tabel::tidak_ada)?;
    let baris = c.baris::<(IsiBaris, KiniBaris, Lagi)>(
        "FROM pesanan_baris JOIN pesanan_baris_kini ON pesanan_baris_kini.toko = pesanan_baris.toko \
         AND pesanan_baris_kini.no_pesanan = pesanan_baris.no_pesanan AND pesanan_baris_kini.baris = pesanan_baris.baris \
         LEFT JOIN tukang ON tukang.toko = pesanan_baris.toko AND tukang.kode_tukang = pesanan_baris_kini.kode_tukang \
         AND tukang.dihapus = 0 LEFT JOIN barang ON barang.kode_barcode = pesanan_baris_kini.kode_barcode \
         LEFT JOIN group_barang ON group_barang.toko = pesanan_baris.toko AND group_barang.kode_group = pesanan_baris.kode_group \
         AND group_barang.dihapus = 0 \
         LEFT JOIN gambar ON gambar.toko = pesanan_baris.toko AND gambar.jenis = 'FOTO_PESANAN' \
         AND gambar.kunci = pesanan_baris.no_pesanan || '/' || pesanan_baris.baris \
         WHERE pesanan_baris.toko = $1 AND pesanan_baris.no_pesanan = $2 ORDER BY pesanan_baris.baris",
        &kunci,
    )?;
    let detail = baris.into_iter().map(|(isi, k, l)| BarisPesanan {
        isi,
        kadar_cetak: l.kadar_cetak,
        tahap: k.tahap,
        kode_tukang: k.kode_tukang,
        nama_tukang: l.nama_tukang,
        id_kerja: k.id_kerja,
        kode_barcode: k.kode_barcode,
        berat: l.berat,
        foto: l.foto,
    });
    let teks = no.to_string();
    let dp: Vec<IsiDp> =
        c.baris("FROM pesanan_dp WHERE toko = $1 AND no_pesanan = $2 ORDER BY waktu, no_dok", &kunci)?;
    let mut pembayaran = bayar_tulis::dari(c, toko, &teks)?;
    let mut belum_masuk_rp = uang_muka::belum_masuk(c, toko, &teks)?;
    for d in &dp {
        pembayaran.extend(bayar_tulis::dari(c, toko, &d.no_dok)?);
        belum_masuk_rp =
            belum_masuk_rp.tambah(uang_muka::belum_masuk(c, toko, &d.no_dok)?).map_err(konter::meluap)?;
    }
    let diambil = match sumber::penjualannya(c, toko, &no)?.pop() {
        Some(jual) => timbang_lagi::keluar(c, toko, &jual)?,
        None => Vec::new(),
    };
    Ok(Rinci {
        detail: detail.collect(),
        peristiwa: c
            .baris("FROM pesanan_peristiwa WHERE toko = $1 AND no_pesanan = $2 ORDER BY urut", &kunci)?,
        pembayaran,
        dp,
        contoh: contoh::dari(c, toko, &no)?,
        diambil,
        belum_masuk_rp,
        cetakan: konter::cetakan::banyak(c, toko, &teks)?,
        kepala,
    })
}

#[derive(Debug, Clone, Default, Deserialize, utoipa::IntoParams)]
#[serde(default)]
#[into_params(parameter_in = Query)]
pub struct TanyaPapan {
    /// ALL or a sales person
    pub kode_sales: String,
    /// number, customer, phone, what it is
    pub cari: String,
}

db::bacaan! {
    /// An open work on the board.
    #[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
    pub struct PesananKartu {
        pub no: String = "pesanan.no_pesanan",
        pub tahap: String = "pesanan_kini.tahap",
        pub tgl_system: String = "pesanan.tgl_system",
        pub tgl_janji: String = "pesanan.tgl_janji",
        /// so many days late; 0 or less while it is not
        pub hari_lewat: i64 = "0",
        pub nama_customer: String = "pesanan.nama_customer",
        pub no_hp: String = "pesanan.no_hp",
        /// its first line, and how many more
        pub uraian: String = "pesanan.uraian",
        pub qty: i64 = "pesanan.qty",
        /// LOCK when any line is
        pub cara_harga: String = "pesanan.cara_harga",
        pub kode_sales: String = "pesanan.kode_sales",
        pub kode_tukang: String = "pesanan_kini.kode_tukang",
        pub nama_tukang: String = "COALESCE(tukang.nama_tukang, '')",
        #[schema(value_type = i64)]
        pub total_rp: Rupiah = "pesanan.total_harga",
        #[schema(value_type = i64)]
        pub dp_rp: Rupiah = "pesanan.jumlah_bayar + COALESCE((SELECT CAST(SUM(d.jumlah_rp) AS BIGINT) FROM pesanan_dp d \
             WHERE d.toko = pesanan.toko AND d.no_pesanan = pesanan.no_pesanan), 0)",
        /// by the estimate
        #[schema(value_type = i64)]
        pub sisa_rp: Rupiah = "pesanan.total_harga - pesanan.jumlah_bayar - COALESCE((SELECT CAST(SUM(d.jumlah_rp) AS BIGINT) \
             FROM pesanan_dp d WHERE d.toko = pesanan.toko AND d.no_pesanan = pesanan.no_pesanan), 0)",
        pub valid: bool = "CASE WHEN pesanan_kini.valid_oleh = '' THEN 0 ELSE 1 END",
        pub contoh_keluar: bool = "CASE WHEN EXISTS (SELECT 1 FROM pesanan_contoh k WHERE k.toko = pesanan.toko \
             AND k.no_pesanan = pesanan.no_pesanan AND NOT EXISTS (SELECT 1 FROM pesanan_contoh_kembali x WHERE x.toko = k.toko \
             AND x.no_contoh = k.no_contoh)) THEN 1 ELSE 0 END",
        /// the first line with a picture; 0: none has
        pub foto: i64 = "COALESCE((SELECT MIN(b.baris) FROM pesanan_baris b JOIN gambar g ON g.toko = b.toko \
             AND g.jenis = 'FOTO_PESANAN' AND g.kunci = b.no_pesanan || '/' || b.baris WHERE b.toko = pesanan.toko \
             AND b.no_pesanan = pesanan.no_pesanan), 0)",
    }
}

/// All open works, late ones first.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
pub struct PesananPapan {
    /// the business day
    pub tgl: String,
    pub kartu: Vec<PesananKartu>,
}

/// The board: every open work by its promised day.
pub fn papan(c: &mut Conn, toko: &KodeToko, t: &TanyaPapan) -> Hasil<PesananPapan> {
    let tgl = platform::toko::cari(c, toko)?.tgl_system.to_string();
    let mut syarat = "pesanan_kini.toko = $1 AND pesanan_kini.terbuka = 1".to_owned();
    let mut nilai: Vec<Val> = args![toko].to_vec();
    sales_dan_cari(&t.kode_sales, &t.cari, &mut syarat, &mut nilai);
    let sql = format!(
        "FROM pesanan_kini JOIN pesanan ON pesanan.toko = pesanan_kini.toko AND pesanan.no_pesanan = pesanan_kini.no_pesanan \
         LEFT JOIN tukang ON tukang.toko = pesanan_kini.toko AND tukang.kode_tukang = pesanan_kini.kode_tukang \
         AND tukang.dihapus = 0 AND pesanan_kini.kode_tukang <> '' \
         WHERE {syarat} ORDER BY pesanan_kini.tgl_janji, pesanan_kini.no_pesanan"
    );
    let mut kartu = c.baris::<PesananKartu>(&sql, &nilai)?;
    for k in &mut kartu {
        k.hari_lewat = lewat(&tgl, &k.tgl_janji);
    }
    Ok(PesananPapan { tgl, kartu })
}
