//! The tables of manual trade, each defined once: its head, and what was sold or bought. The same struct is priced, written
//! and read back.

use crate::rumus::Rumus;
use db::Json;
use serde::Serialize;
use values::{Berat, Kadar, Persen, Rupiah};

db::tabel! {
    /// The head of a transaction.
    #[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
    #[schema(as = ManualKepala)]
    pub struct Kepala in "manual" {
        #[serde(skip)]
        pub toko: String,
        pub no_faktur_group: String,
        /// JUAL, BELI or TUKAR
        pub jenis: String,
        pub tgl_system: String,
        /// the date on its paper
        pub tgl_dokumen: String,
        pub waktu: String,
        pub input_by: String = "oleh",
        pub kode_sales: String,
        #[serde(skip)]
        pub kode_pelanggan: String,
        pub kode_member: String,
        pub nama_customer: String,
        pub alamat_customer: String,
        pub no_hp: String,
        pub keterangan: String,
        #[schema(value_type = i64)]
        pub total_jual: Rupiah,
        #[schema(value_type = i64)]
        pub total_beli: Rupiah,
        #[schema(value_type = i64)]
        pub neto: Rupiah,
        #[schema(value_type = i64)]
        pub kembali: Rupiah,
    }
}

db::bacaan! {
    /// What took a transaction back.
    #[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
    #[schema(as = ManualNasib)]
    pub struct Nasib {
        /// the document that took it back; empty while nobody did
        pub no_batal: String = "COALESCE(manual_batal.no_batal, '')",
        pub batal_oleh: String = "COALESCE(manual_batal.oleh, '')",
    }
}

db::bacaan! {
    /// What a line tells of its head.
    #[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
    #[schema(as = ManualTransaksi)]
    pub struct DariKepala {
        /// of the whole transaction: JUAL, BELI or TUKAR
        pub jenis: String = "manual.jenis",
        pub waktu: String = "manual.waktu",
        pub input_by: String = "manual.oleh",
        pub nama_customer: String = "manual.nama_customer",
    }
}

db::tabel! {
    /// Which line of which transaction.
    #[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
    #[schema(as = ManualKunci)]
    pub struct Kunci in "manual_baris" {
        #[serde(skip)]
        pub toko: String,
        pub no_faktur_group: String,
        #[serde(skip)]
        pub baris: i64,
        pub no_faktur: String,
        pub tgl_system: String,
        pub kode_sales: String,
        #[serde(skip)]
        pub otorisasi: String,
    }
}

db::tabel! {
    /// Some of a type that was sold or bought.
    #[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
    #[schema(as = ManualIsi)]
    pub struct Dagang in "manual_baris" {
        /// JUAL or BELI
        pub sisi: String,
        pub kode_group: String,
        pub kode_dept: String,
        pub nama_dept: String,
        pub deskripsi: String,
        pub kode_gudang: String,
        /// the tray
        pub kode_toko: String = "kode_baki",
        pub qty: i64,
        #[schema(value_type = f64)]
        pub kadar: Kadar,
        #[schema(value_type = f64)]
        pub berat: Berat,
        #[schema(value_type = f64)]
        pub berat_atribut: Berat,
        /// as pure gold
        #[schema(value_type = f64)]
        pub konversi_berat: Berat,
        pub harga_gram: i64,
        #[schema(value_type = i64)]
        pub ongkos: Rupiah,
        /// what the masters make of it
        #[schema(value_type = i64)]
        pub harga_hitung: Rupiah,
        #[schema(value_type = i64)]
        pub harga: Rupiah,
        /// what it cost is not for every counter to read
        #[serde(skip)]
        pub total_pokok: Rupiah,
        #[schema(value_type = f64)]
        pub tarif_ppn: Persen,
        #[schema(value_type = i64)]
        pub dpp: Rupiah,
        #[schema(value_type = i64)]
        pub ppn: Rupiah,
        /// the lines add up to the last, the price
        #[schema(value_type = Vec<Rumus>)]
        pub rumus: Json<Vec<Rumus>> = "rincian",
    }
}
