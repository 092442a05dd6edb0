//! The tables of a customer's transaction, each defined once: its head, what was sold, what was bought. The same struct is
//! priced, written and read back.

use crate::rumus::Rumus;
use db::Json;
use serde::Serialize;
use values::{Berat, Kadar, Persen, Rupiah, UsdSen};

db::tabel! {
    /// The head of a transaction.
    #[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
    #[schema(as = FakturKepala)]
    pub struct Kepala in "faktur" {
        #[serde(skip)]
        pub toko: String,
        pub no_faktur_group: String,
        /// JUAL, BELI, TUKAR
        pub jenis: String,
        pub tipe_nota: String,
        pub tgl_system: String,
        pub tgl_dokumen: String,
        pub waktu: String,
        pub input_by: String = "oleh",
        pub kode_sales: String,
        pub kode_pelanggan: String,
        pub kode_member: String,
        pub jenis_pelanggan: String,
        pub nama_customer: String,
        pub alamat_customer: String,
        pub no_hp: String,
        /// what finds the NIK; empty when none was given
        #[serde(skip)]
        pub sidik_nik: String,
        /// the first four and the last two digits of the NIK
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
        /// money that points are reckoned from
        #[serde(skip)]
        pub dasar_poin: Rupiah,
        /// the multiple its purchases were rounded to, once
        #[serde(skip)]
        pub pembulatan: i64,
        /// which guards looked at it; 0 before they were counted
        #[serde(skip)]
        pub dijaga: i64,
    }
}

/// The guards that a transaction passes now.
pub(crate) const DIJAGA: i64 = 1;

db::bacaan! {
    /// What later happened to a transaction.
    #[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
    #[schema(as = FakturNasib)]
    pub struct Nasib {
        /// who validated it; empty while nobody did
        pub valid_oleh: String = "COALESCE(faktur_valid.oleh, '')",
        /// the document that took it back, and by whom; empty while nobody did
        pub no_batal: String = "COALESCE(faktur_batal.no_batal, '')",
        pub batal_oleh: String = "COALESCE(faktur_batal.oleh, '')",
        pub batal_alasan: String = "COALESCE(faktur_batal.alasan, '')",
        /// notas handed out so far
        pub cetakan: i64 = "(SELECT COUNT(*) FROM faktur_cetak c WHERE c.toko = faktur.toko AND c.no_dok = faktur.no_faktur_group)",
    }
}

/// A head with what later happened to it.
pub const DARI: &str = "FROM faktur LEFT JOIN faktur_valid ON faktur_valid.toko = faktur.toko \
     AND faktur_valid.no_faktur_group = faktur.no_faktur_group LEFT JOIN faktur_batal ON faktur_batal.toko = faktur.toko \
     AND faktur_batal.no_faktur_group = faktur.no_faktur_group";

db::tabel! {
    /// Which line of which transaction was sold.
    #[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
    #[schema(as = JualKunci)]
    pub struct KunciJual in "jual" {
        #[serde(skip)]
        pub toko: String,
        pub no_faktur_group: String,
        #[serde(skip)]
        pub baris: i64,
        pub no_faktur_jual: String,
        pub tgl_system: String,
        pub kode_sales: String,
        #[serde(skip)]
        pub no_pesanan: String,
        #[serde(skip)]
        pub otorisasi: String,
    }
}

db::tabel! {
    /// A piece, or so many of a counted accessory, as the nota has it.
    #[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
    #[schema(as = JualIsi)]
    pub struct Terjual in "jual" {
        /// BARANG or CURAH
        pub jenis_barang: String,
        pub kode_barcode: String,
        pub kode_intern: String,
        pub nama_barang: String,
        pub kode_group: String,
        pub jenis_group: String,
        pub kelompok_harga: String,
        pub kode_dept: String,
        pub is_berlian: bool,
        pub is_lm: bool,
        pub kode_gudang: String,
        /// the tray
        pub kode_baki: String,
        pub qty: i64,
        #[schema(value_type = f64)]
        pub kadar: Kadar,
        #[schema(value_type = f64)]
        pub kadar_cetak: Kadar,
        /// of the tag
        #[schema(value_type = f64)]
        pub berat_awal: Berat,
        /// on the scale when it was sold; 0: not weighed
        #[schema(value_type = f64)]
        pub berat_timbang: Berat,
        /// that is sold
        #[schema(value_type = f64)]
        pub berat: Berat,
        pub nama_atribut: String,
        #[schema(value_type = f64)]
        pub berat_atribut: Berat,
        pub harga_gram: i64,
        /// the official price of a gram on its day
        #[serde(skip)]
        pub gram_resmi: i64,
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
        /// rupiah for a dollar
        #[schema(value_type = f64)]
        pub curr: UsdSen,
        #[schema(value_type = i64)]
        pub harga_jual: Rupiah,
        #[schema(value_type = i64)]
        pub diskon: Rupiah,
        /// what the masters make of it: less needs an approval
        #[schema(value_type = i64)]
        pub harga_hitung: Rupiah,
        #[schema(value_type = i64)]
        pub harga_total: Rupiah,
        /// what it cost is not for every counter to read
        #[serde(skip)]
        pub total_pokok: Rupiah,
        pub asal_perolehan: String,
        /// percent
        #[schema(value_type = f64)]
        pub tarif_ppn: Persen,
        #[schema(value_type = i64)]
        pub dpp: Rupiah,
        #[schema(value_type = i64)]
        pub ppn: Rupiah,
        pub status_premi: bool,
        pub no_titip: String,
        /// the lines add up to `harga_total`
        #[schema(value_type = Vec<Rumus>)]
        pub rumus: Json<Vec<Rumus>> = "rincian",
    }
}

db::tabel! {
    /// Which line of which transaction was bought.
    #[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
    #[schema(as = BeliKunci)]
    pub struct KunciBeli in "beli" {
        #[serde(skip)]
        pub toko: String,
        pub no_faktur_group: String,
        #[serde(skip)]
        pub baris: i64,
        pub no_faktur_beli: String,
        pub tgl_system: String,
        pub kode_sales: String,
        /// the loss of weight that a second person validates
        pub no_susut: String,
        #[serde(skip)]
        pub otorisasi: String,
        /// what stood on its card before
        #[serde(skip)]
        pub kartu_lama: String,
    }
}

db::tabel! {
    /// A piece that was bought from a customer.
    #[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
    #[schema(as = BeliIsi)]
    pub struct Terbeli in "beli" {
        /// NOTA, NOTA HILANG, TOKO LAIN, TANPA SURAT
        pub surat: String,
        /// the store and the number of the chain's nota; empty without one
        pub toko_nota: String,
        pub no_faktur_nota: String,
        pub tgl_nota: String,
        pub no_faktur_ext: String,
        pub kode_barcode: String,
        pub nama_barang: String,
        pub kode_group: String,
        pub jenis_group: String,
        pub kelompok_harga: String,
        pub kode_dept: String,
        /// where it goes
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
        /// that is paid
        #[schema(value_type = f64)]
        pub berat: Berat,
        #[schema(value_type = i64)]
        pub harga_nota: Rupiah,
        /// the day's selling price of a gram
        pub harga_emas: i64,
        pub kondisi: String,
        /// BAGUS, RUSAK, LEBUR
        pub tipe_kondisi: String,
        /// IKUT_NOTA, IKUT_PASAR, LEBUR
        pub cara_nilai: String,
        #[schema(value_type = i64)]
        pub nilai: Rupiah,
        #[schema(value_type = i64)]
        pub potongan: Rupiah,
        #[schema(value_type = i64)]
        pub rugi_nota: Rupiah,
        #[schema(value_type = i64)]
        pub harga_hitung: Rupiah,
        #[schema(value_type = i64)]
        pub harga: Rupiah,
        pub harga_rata: i64,
        pub rata_asal: i64,
        #[schema(value_type = Vec<Rumus>)]
        pub rumus: Json<Vec<Rumus>> = "rincian",
        /// how its stones were found: COCOK, TANPA SERTIFIKAT, TIDAK COCOK, or nobody looked
        pub batu: String,
        /// what was paid for them on the nota, the share of it, and what is paid now
        #[schema(value_type = i64)]
        pub batu_nota: Rupiah,
        #[schema(value_type = f64)]
        pub batu_persen: Persen,
        #[schema(value_type = i64)]
        pub nilai_batu: Rupiah,
    }
}

impl Terbeli {
    /// What it comes to before the document is rounded.
    pub(crate) fn sebelum_bulat(&self) -> Result<Rupiah, values::Meluap> {
        self.nilai.kurang(self.potongan)?.kurang(self.rugi_nota)
    }
}
