//! Deposits as they stand: lists, one with its story, and what is left of each.

use crate::tolak::NiagaTolak;
use crate::total::{self, TotalTitipan};
use db::{Conn, Json, Val, args};
use konter::bayar_tulis;
use platform::daftar::Halaman;
use platform::{Hasil, Tolak};
use serde::{Deserialize, Serialize};
use values::{Berat, KodeToko, Rupiah};

db::tabel! {
    /// A deposit as it was taken.
    #[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
    #[schema(as = TitipanIsi)]
    pub struct Diterima in "titipan" {
        #[serde(skip)]
        pub toko: String,
        pub no_titip: String,
        pub tgl_system: String,
        pub waktu: String,
        pub input_by: String = "oleh",
        pub kode_sales: String,
        pub kode_pelanggan: String,
        pub kode_member: String,
        pub nama_customer: String,
        pub alamat_customer: String,
        pub no_hp: String,
        #[schema(value_type = i64)]
        pub jumlah_rp: Rupiah,
        /// LOCK or FLOAT
        pub cara_harga: String,
        pub harga_gram: i64,
        #[schema(value_type = f64)]
        pub berat: Berat,
        pub kode_group: String,
        pub kode_barcode: String,
        #[schema(value_type = i64)]
        pub harga_barang: Rupiah,
        /// the tray a piece was taken from
        #[serde(skip)]
        pub gudang_asal: String,
        #[serde(skip)]
        pub baki_asal: String,
        pub tgl_akhir: String,
        pub keterangan: String,
        /// payments of deposits from before they stood with all others
        #[serde(skip)]
        pub pembayaran_lama: Json<Vec<Dibayar>> = "pembayaran",
        #[serde(skip)]
        pub no_awal: String,
        /// the number and the day on a paper from before this system; empty for others
        pub no_lama: String,
        pub tgl_lama: String,
    }
}

db::bacaan! {
    struct Nasib {
        saldo: Rupiah = "COALESCE(saldo_titipan.saldo, 0)",
        nama_barang: String = "COALESCE(barang.nama_barang, '')",
        valid_by: String = "COALESCE((SELECT MAX(v.oleh) FROM titipan_peristiwa v WHERE v.toko = titipan.toko \
             AND v.no_titip = titipan.no_titip AND v.jenis = 'VALID'), '')",
        akhir: String = "COALESCE((SELECT MAX(e.jenis) FROM titipan_peristiwa e WHERE e.toko = titipan.toko \
             AND e.no_titip = titipan.no_titip AND e.jenis IN ('BATAL', 'KEMBALI')), '')",
        kini: String = "(SELECT o.tgl_system FROM toko o WHERE o.kode_toko = titipan.toko)",
    }
}

/// A deposit as it stands.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
pub struct Titipan {
    #[serde(flatten)]
    pub isi: Diterima,
    #[schema(value_type = i64)]
    pub saldo: Rupiah,
    pub nama_barang: String,
    /// OPEN, VALID, TERPAKAI, KEMBALI, BATAL
    pub status: String,
    /// who validated it; empty while nobody did
    pub valid_by: String,
    /// money is left although its time is over
    pub lewat: bool,
}

impl std::ops::Deref for Titipan {
    type Target = Diterima;

    fn deref(&self) -> &Diterima {
        &self.isi
    }
}

const DARI: &str = "FROM titipan LEFT JOIN saldo_titipan ON saldo_titipan.toko = titipan.toko \
     AND saldo_titipan.no_titip = titipan.no_titip LEFT JOIN barang ON barang.kode_barcode = titipan.kode_barcode";

fn titipan((isi, n): (Diterima, Nasib)) -> Titipan {
    let status = match (n.akhir.as_str(), n.saldo > Rupiah::NOL, n.valid_by.is_empty()) {
        ("BATAL", ..) => "BATAL",
        ("KEMBALI", false, _) => "KEMBALI",
        (_, false, _) => "TERPAKAI",
        (_, true, false) => "VALID",
        (_, true, true) => "OPEN",
    };
    Titipan {
        lewat: n.saldo > Rupiah::NOL && n.kini > isi.tgl_akhir,
        isi,
        saldo: n.saldo,
        nama_barang: n.nama_barang,
        status: status.to_owned(),
        valid_by: n.valid_by,
    }
}

/// Which deposits. Dates are inclusive; empty means no bound.
#[derive(Debug, Clone, Default, Deserialize, utoipa::IntoParams)]
#[serde(default)]
#[into_params(parameter_in = Query)]
pub struct TanyaTitipan {
    pub tgl_from: String,
    pub tgl_to: String,
    /// number, customer, phone or barcode
    pub cari: String,
    /// ALL, AKTIF (money is left), BELUM VALID, LEWAT (its time is over), HABIS
    pub status: String,
    pub skip: i64,
    pub limit: i64,
    /// a column to sort by: no_titip, tgl_system, nama_customer, jumlah_rp, saldo, tgl_akhir, input_by
    pub sort_by: String,
    /// desc or asc
    pub urut: String,
}

/// What a list of deposits may be sorted by.
const URUTAN: &[(&str, &str)] = &[
    ("no_titip", "titipan.no_titip"),
    ("tgl_system", "titipan.tgl_system"),
    ("nama_customer", "titipan.nama_customer"),
    ("jumlah_rp", "titipan.jumlah_rp"),
    ("saldo", "COALESCE(saldo_titipan.saldo, 0)"),
    ("tgl_akhir", "titipan.tgl_akhir"),
    ("input_by", "titipan.oleh"),
];

const LIMIT_MAKS: i64 = 200;

/// The newest first unless asked otherwise, how many there are, and what is left of them all.
pub fn daftar(c: &mut Conn, toko: &KodeToko, t: &TanyaTitipan) -> Hasil<Halaman<Titipan, TotalTitipan>> {
    let akhir = "titipan.waktu DESC, titipan.no_titip DESC";
    let urutan = platform::daftar::urutan(URUTAN, &t.sort_by, &t.urut, akhir)?;
    let mut syarat = "titipan.toko = $1".to_owned();
    let mut nilai: Vec<Val> = args![toko].to_vec();
    for (tanda, isi) in [(">=", &t.tgl_from), ("<=", &t.tgl_to)] {
        if !isi.trim().is_empty() {
            nilai.push(isi.trim().into());
            syarat.push_str(&format!(" AND titipan.tgl_system {tanda} ${}", nilai.len()));
        }
    }
    let ada = " AND COALESCE(saldo_titipan.saldo, 0) > 0";
    match t.status.trim().to_uppercase().as_str() {
        "AKTIF" => syarat.push_str(ada),
        "HABIS" => syarat.push_str(" AND COALESCE(saldo_titipan.saldo, 0) = 0"),
        "BELUM VALID" => {
            syarat.push_str(ada);
            syarat.push_str(
                " AND NOT EXISTS (SELECT 1 FROM titipan_peristiwa v WHERE v.toko = titipan.toko AND v.no_titip = titipan.no_titip \
                 AND v.jenis = 'VALID')",
            );
        }
        "LEWAT" => {
            syarat.push_str(ada);
            syarat.push_str(
                " AND titipan.tgl_akhir < (SELECT o.tgl_system FROM toko o WHERE o.kode_toko = titipan.toko)",
            );
        }
        _ => {}
    }
    let cari = t.cari.trim().to_uppercase();
    if !cari.is_empty() {
        nilai.push(format!("%{}%", cari.replace(['%', '_', '\\'], "")).into());
        let n = nilai.len();
        syarat.push_str(&format!(
            " AND (titipan.no_titip LIKE ${n} OR titipan.nama_customer LIKE ${n} OR titipan.no_hp LIKE ${n} OR titipan.kode_barcode LIKE ${n} \
             OR titipan.no_lama LIKE ${n})"
        ));
    }
    let count = c.nilai(&format!("SELECT COUNT(*) {DARI} WHERE {syarat}"), &nilai)?;
    let berlaku = "NOT EXISTS (SELECT 1 FROM titipan_peristiwa x WHERE x.toko = titipan.toko \
         AND x.no_titip = titipan.no_titip AND x.jenis = 'BATAL')";
    let total = total::titipan(c, &format!("{DARI} WHERE {syarat} AND {berlaku}"), &nilai)?;
    let limit = if t.limit <= 0 { 50 } else { t.limit.min(LIMIT_MAKS) };
    let sql = format!("{DARI} WHERE {syarat} ORDER BY {urutan} LIMIT {limit} OFFSET {}", t.skip.max(0));
    Ok(Halaman { data: c.baris(&sql, &nilai)?.into_iter().map(titipan).collect(), count, total })
}

db::tabel! {
    /// What later happened to it.
    #[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
    #[schema(as = TitipanPeristiwa)]
    pub struct Peristiwa in "titipan_peristiwa" {
        /// VALID, PAKAI, BATAL PAKAI, KEMBALI, BATAL
        pub jenis: String,
        pub tgl_system: String,
        pub waktu: String,
        pub oleh: String,
        pub disetujui: String,
        #[schema(value_type = i64)]
        pub jumlah_rp: Rupiah,
        /// of it, what the shop kept because the fixed price fell
        #[schema(value_type = i64)]
        pub potong_rp: Rupiah,
        /// the document that did it
        pub rujukan: String,
        pub alasan: String,
    }
}

/// How it was paid.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, utoipa::ToSchema)]
#[schema(as = TitipanDibayar)]
pub struct Dibayar {
    pub jenis: String,
    #[schema(value_type = i64)]
    pub jumlah_rp: Rupiah,
    #[serde(default)]
    pub no_rekening: String,
    #[serde(default)]
    pub kartu_akhir: String,
}

impl From<bayar_tulis::Dibayar> for Dibayar {
    fn from(b: bayar_tulis::Dibayar) -> Self {
        Self {
            jenis: b.jenis,
            jumlah_rp: b.jumlah_rp,
            no_rekening: b.no_rekening,
            kartu_akhir: b.kartu_akhir,
        }
    }
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[schema(as = TitipanRinci)]
pub struct Rinci {
    #[serde(flatten)]
    pub kepala: Titipan,
    pub pembayaran: Vec<Dibayar>,
    pub peristiwa: Vec<Peristiwa>,
    /// notas handed out so far
    pub cetakan: i64,
}

pub(super) fn tidak_ada() -> Tolak {
    NiagaTolak::TitipTidakAda.tolak("Titipan ini tidak ada")
}

/// One deposit with its story.
pub fn rinci(c: &mut Conn, toko: &KodeToko, teks: &str) -> Hasil<Rinci> {
    let no = super::nomor(c, toko, teks)?.ok_or_else(tidak_ada)?;
    let kunci = args![toko, &no].to_vec();
    let satu = format!("{DARI} WHERE titipan.toko = $1 AND titipan.no_titip = $2");
    let kepala = c.baris_satu(&satu, &kunci)?.map(titipan).ok_or_else(tidak_ada)?;
    let mut pembayaran: Vec<Dibayar> =
        bayar_tulis::dari(c, toko, &kepala.no_titip)?.into_iter().map(Dibayar::from).collect();
    if pembayaran.is_empty() {
        pembayaran.clone_from(&kepala.pembayaran_lama.0);
    }
    Ok(Rinci {
        kepala,
        pembayaran,
        peristiwa: c
            .baris("FROM titipan_peristiwa WHERE toko = $1 AND no_titip = $2 ORDER BY urut", &kunci)?,
        cetakan: konter::cetakan::banyak(c, toko, &no.to_string())?,
    })
}
