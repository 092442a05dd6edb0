//! The tables of a loan as they are written.

use values::{Berat, Kadar, Persen, Rupiah};

db::tabel! {
    /// The head as it was written.
    #[derive(Debug, Clone, PartialEq, Eq, serde::Serialize, utoipa::ToSchema)]
    #[schema(as = HutangKepala)]
    pub struct Kepala in "hutang" {
        #[serde(skip)]
        pub toko: String,
        #[serde(rename = "no_faktur_hutang")]
        pub no_hutang: String,
        /// BARU, LANJUT or AWAL
        pub asal: String,
        pub no_asal: String,
        pub no_lunas: String,
        pub no_akar: String,
        pub no_faktur_manual: String,
        pub tgl_system: String,
        pub waktu: String,
        pub input_by: String = "oleh",
        pub kode_sales: String,
        pub kode_pelanggan: String,
        pub kode_member: String,
        pub jenis_pelanggan: String,
        pub nama_customer: String,
        pub alamat_customer: String,
        pub no_hp: String,
        #[serde(skip)]
        pub sidik_nik: String,
        pub nik_samar: String,
        /// the day interest begins
        pub tgl_hutang: String,
        pub tenor_hari: i64,
        pub jatuh_tempo: String,
        #[schema(value_type = i64)]
        pub taksiran_rp: Rupiah,
        #[schema(value_type = i64)]
        pub plafond_rp: Rupiah,
        #[schema(value_type = i64)]
        pub lebur_rp: Rupiah,
        #[serde(rename = "jumlah_hutang")]
        #[schema(value_type = i64)]
        pub pokok_rp: Rupiah,
        /// percent of 30 days
        #[schema(value_type = f64, maximum = 100)]
        pub bunga: Persen,
        #[schema(value_type = f64, maximum = 100)]
        pub denda: Persen,
        pub min_hari: i64,
        pub blok_hari: i64,
        pub grace_hari: i64,
        pub pembulatan: i64,
        #[schema(value_type = i64)]
        pub dasar_bunga_rp: Rupiah,
        #[schema(value_type = i64)]
        pub biaya_rp: Rupiah,
        pub penguji: String,
        /// the bag it was put into
        #[serde(rename = "kantong_awal")]
        pub no_kantong: String,
        /// its money waits for the validation
        pub tunggu: bool,
        pub keterangan: String,
        #[serde(skip)]
        pub otorisasi: String,
    }
}

db::tabel! {
    /// A pledge as it was written.
    #[derive(Debug, Clone, PartialEq, Eq, serde::Serialize, utoipa::ToSchema)]
    #[schema(as = HutangBarisIsi)]
    pub struct BarisHutang in "hutang_baris" {
        #[serde(skip)]
        pub toko: String,
        #[serde(skip)]
        pub no_hutang: String,
        pub baris: i64,
        pub kode_barcode: String,
        pub milik_rantai: bool,
        pub toko_nota: String,
        pub no_faktur_jual: String,
        pub nama_barang: String,
        pub kode_group: String,
        pub kode_dept: String,
        #[schema(value_type = f64, maximum = 100)]
        pub kadar_sebut: Kadar,
        #[schema(value_type = f64, maximum = 100)]
        pub kadar_uji: Kadar,
        #[schema(value_type = f64, maximum = 100)]
        pub kadar: Kadar,
        #[schema(value_type = f64)]
        pub berat: Berat,
        #[schema(value_type = f64)]
        pub berat_atribut: Berat,
        #[schema(value_type = f64)]
        pub murni: Berat,
        pub jumlah_batu: i64,
        pub kondisi: String,
        #[schema(value_type = i64)]
        pub harga_gram: Rupiah,
        #[schema(value_type = i64)]
        pub nilai_emas_rp: Rupiah,
        #[schema(value_type = i64)]
        pub potongan_rp: Rupiah,
        #[schema(value_type = i64)]
        pub taksiran_rp: Rupiah,
        /// KADAR, BAWAAN, POKOK or AWAL
        pub sumber: String,
        #[schema(value_type = f64, maximum = 100)]
        pub ltv: Persen,
        #[schema(value_type = i64)]
        pub plafond_rp: Rupiah,
        #[schema(value_type = i64)]
        pub lebur_rp: Rupiah,
        #[schema(value_type = i64)]
        pub pokok_rp: Rupiah,
        #[serde(skip)]
        pub gudang: String,
        /// the tray it lies in
        pub kode_toko: String = "baki",
    }
}

db::tabel! {
    /// The present state.
    #[derive(Debug, Clone, PartialEq, Eq)]
    pub struct Kini in "hutang_kini" {
        pub toko: String,
        pub no_hutang: String,
        pub status: String,
        pub tgl_status: String,
        pub terbuka: bool,
        pub valid_by: String,
        pub tiket: i64,
        pub hari_mulai: i64,
        pub hari_tempo: i64,
        pub jatuh_tempo: String,
        pub no_penerus: String,
        pub no_tutup: String,
        pub no_kantong: String,
        pub peringatan: i64,
        pub tgl_peringatan: String,
    }
}

db::tabel! {
    /// A loan closed by its customer.
    #[derive(Debug, Clone, PartialEq, Eq)]
    pub struct Lunas in "hutang_lunas" {
        pub toko: String,
        pub no_lunas: String,
        pub no_hutang: String,
        pub cara: String,
        pub tgl_system: String,
        pub waktu: String,
        pub oleh: String,
        pub kode_sales: String,
        pub tgl_bunga: String,
        pub hari: i64,
        pub lama: i64,
        pub pokok_rp: Rupiah,
        pub bunga_rp: Rupiah,
        pub denda_rp: Rupiah,
        pub potongan_bunga_rp: Rupiah,
        pub potongan_denda_rp: Rupiah,
        pub no_penerus: String,
        pub pokok_baru_rp: Rupiah,
        pub masuk_rp: Rupiah,
        pub keluar_rp: Rupiah,
        pub pengambil: String,
        pub kuasa: bool,
        pub sidik_nik: String,
        pub nik_samar: String,
        pub keterangan: String,
        pub otorisasi: String,
    }
}

db::tabel! {
    #[derive(Debug, Clone, PartialEq, Eq)]
    pub(crate) struct Cair in "hutang_cair" {
        pub(crate) toko: String,
        pub(crate) no_cair: String,
        pub(crate) no_hutang: String,
        pub(crate) tgl_system: String,
        pub(crate) waktu: String,
        pub(crate) oleh: String,
        pub(crate) jumlah_rp: Rupiah,
    }
}

db::tabel! {
    #[derive(Debug, Clone, PartialEq, Eq)]
    pub(crate) struct Batal in "hutang_batal" {
        pub(crate) toko: String,
        pub(crate) no_batal: String,
        pub(crate) no_hutang: String,
        pub(crate) tgl_system: String,
        pub(crate) waktu: String,
        pub(crate) oleh: String,
        pub(crate) disetujui: String,
        pub(crate) alasan: String,
        pub(crate) pokok_rp: Rupiah,
    }
}

db::tabel! {
    #[derive(Debug, Clone, PartialEq, Eq)]
    pub(crate) struct BatalLunas in "hutang_batal_lunas" {
        pub(crate) toko: String,
        pub(crate) no_batal: String,
        pub(crate) no_lunas: String,
        pub(crate) no_hutang: String,
        pub(crate) no_penerus: String,
        pub(crate) tgl_system: String,
        pub(crate) waktu: String,
        pub(crate) oleh: String,
        pub(crate) disetujui: String,
        pub(crate) alasan: String,
        pub(crate) masuk_rp: Rupiah,
        pub(crate) keluar_rp: Rupiah,
    }
}

db::tabel! {
    #[derive(Debug, Clone, PartialEq, Eq)]
    pub(crate) struct BatalLunasBaris in "hutang_batal_lunas_baris" {
        pub(crate) toko: String,
        pub(crate) no_batal: String,
        pub(crate) baris: i64,
        pub(crate) berat_buku: Berat,
        pub(crate) berat: Berat,
    }
}

db::tabel! {
    #[derive(Debug, Clone, PartialEq, Eq)]
    pub(crate) struct Hilang in "hutang_hilang" {
        pub(crate) toko: String,
        pub(crate) no_hutang: String,
        pub(crate) tiket: i64,
        pub(crate) tgl_system: String,
        pub(crate) waktu: String,
        pub(crate) oleh: String,
        pub(crate) disetujui: String,
        pub(crate) otorisasi: String,
        pub(crate) pernyataan: String,
        pub(crate) sidik_nik: String,
        pub(crate) nik_samar: String,
    }
}
