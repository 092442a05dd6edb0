//! The tables of a service as they are written.

use crate::minta::Pekerjaan;
use db::Json;
use values::{Berat, Kadar, Rupiah};

db::tabel! {
    /// The head as it was taken in.
    #[derive(Debug, Clone, PartialEq, Eq, serde::Serialize, utoipa::ToSchema)]
    #[schema(as = ServiceKepala)]
    pub struct Kepala in "service" {
        #[serde(skip)]
        pub toko: String,
        pub no_service: String,
        /// CUSTOMER or TOKO
        pub jenis: String,
        pub tgl_system: String,
        pub waktu: String,
        pub input_by: String = "oleh",
        pub kode_sales: String,
        pub kode_pelanggan: String,
        pub kode_member: String,
        pub nama_customer: String,
        pub alamat_customer: String,
        pub no_hp: String,
        pub no_faktur_group: String,
        pub tgl_janji: String,
        #[schema(value_type = i64)]
        pub estimasi_rp: Rupiah,
        #[schema(value_type = i64)]
        pub dp_rp: Rupiah,
        pub keterangan: String,
        #[serde(skip)]
        pub otorisasi: String,
    }
}

db::tabel! {
    /// A piece as it was taken in.
    #[derive(Debug, Clone, PartialEq, Eq, serde::Serialize, utoipa::ToSchema)]
    #[schema(as = ServiceBarisIsi)]
    pub struct BarisService in "service_baris" {
        #[serde(skip)]
        pub toko: String,
        #[serde(skip)]
        pub no_service: String,
        pub baris: i64,
        pub kode_barcode: String,
        pub milik_rantai: bool,
        pub toko_nota: String,
        pub no_faktur_jual: String,
        pub nama_barang: String,
        pub kode_group: String,
        pub kode_dept: String,
        #[schema(value_type = f64, maximum = 100)]
        pub kadar: Kadar,
        #[schema(value_type = f64)]
        pub berat: Berat,
        #[schema(value_type = f64)]
        pub berat_atribut: Berat,
        #[serde(skip)]
        pub murni: Berat,
        pub jumlah_batu: i64,
        #[schema(value_type = i64)]
        pub taksiran_rp: Rupiah,
        #[schema(value_type = i64)]
        pub estimasi_rp: Rupiah,
        pub kondisi: String,
        #[schema(value_type = Vec<Pekerjaan>)]
        pub pekerjaan: Json<Vec<Pekerjaan>>,
        #[serde(skip)]
        pub gudang_asal: String,
        #[serde(skip)]
        pub baki_asal: String,
        #[serde(skip)]
        pub gudang: String,
        /// the tray it lies in while it is here
        pub kode_toko: String = "baki",
    }
}

db::tabel! {
    /// The present state.
    #[derive(Debug, Clone, PartialEq, Eq)]
    pub(crate) struct Kini in "service_kini" {
        pub(crate) toko: String,
        pub(crate) no_service: String,
        pub(crate) tahap: String,
        pub(crate) tgl_tahap: String,
        pub(crate) terbuka: bool,
        pub(crate) valid_by: String,
        pub(crate) kode_tukang: String,
        pub(crate) total_rp: Rupiah,
    }
}

db::tabel! {
    /// The document of finishing.
    #[derive(Debug, Clone, PartialEq, Eq)]
    pub(crate) struct Selesai in "service_selesai" {
        pub(crate) toko: String,
        pub(crate) no_selesai: String,
        pub(crate) no_service: String,
        pub(crate) tgl_system: String,
        pub(crate) waktu: String,
        pub(crate) oleh: String,
        pub(crate) total_rp: Rupiah,
        pub(crate) keterangan: String,
        pub(crate) otorisasi: String,
    }
}

db::tabel! {
    /// A piece as it was finished.
    #[derive(Debug, Clone, PartialEq, Eq)]
    pub(crate) struct SelesaiBaris in "service_selesai_baris" {
        pub(crate) toko: String,
        pub(crate) no_selesai: String,
        pub(crate) baris: i64,
        pub(crate) no_service: String,
        pub(crate) tgl_system: String,
        pub(crate) berat: Berat,
        pub(crate) jumlah_batu: i64,
        pub(crate) emas_tambah: Berat,
        pub(crate) murni_tambah: Berat,
        pub(crate) emas_group: String,
        pub(crate) emas_dept: String,
        pub(crate) emas_baki: String,
        pub(crate) emas_rp: Rupiah,
        pub(crate) emas_kembali: Berat,
        pub(crate) selisih: i64,
        pub(crate) tol_tambah: Berat,
        pub(crate) tol_kurang: Berat,
        pub(crate) biaya_rp: Rupiah,
        pub(crate) kadar_uji: Kadar,
        pub(crate) penguji: String,
        /// what earlier services of the same piece took off it
        pub(crate) susut_lalu: i64,
        pub(crate) nilai_rp: Rupiah,
        pub(crate) batas_uji: Rupiah,
        pub(crate) emas_modal: Rupiah,
        pub(crate) emas_gudang: String,
    }
}

db::tabel! {
    #[derive(Debug, Clone, PartialEq, Eq)]
    pub(crate) struct Ambil in "service_ambil" {
        pub(crate) toko: String,
        pub(crate) no_ambil: String,
        pub(crate) no_service: String,
        pub(crate) tgl_system: String,
        pub(crate) waktu: String,
        pub(crate) oleh: String,
        pub(crate) pengambil: String,
        pub(crate) kuasa: bool,
        pub(crate) sidik_nik: String,
        pub(crate) nik_samar: String,
        /// how it was seen who fetched it: KARTU, DICATAT, KUASA
        pub(crate) identitas: String,
        pub(crate) total_rp: Rupiah,
        pub(crate) emas_rp: Rupiah,
        pub(crate) dp_rp: Rupiah,
        pub(crate) dibayar_rp: Rupiah,
        pub(crate) dikembalikan_rp: Rupiah,
        pub(crate) dpp: Rupiah,
        pub(crate) ppn: Rupiah,
        pub(crate) keterangan: String,
        pub(crate) otorisasi: String,
    }
}

db::tabel! {
    #[derive(Debug, Clone, PartialEq, Eq)]
    pub(crate) struct Batal in "service_batal" {
        pub(crate) toko: String,
        pub(crate) no_batal: String,
        pub(crate) no_service: String,
        pub(crate) tgl_system: String,
        pub(crate) waktu: String,
        pub(crate) oleh: String,
        pub(crate) disetujui: String,
        pub(crate) alasan: String,
        pub(crate) tahap: String,
        pub(crate) dp_rp: Rupiah,
        pub(crate) biaya_rp: Rupiah,
        pub(crate) dibayar_rp: Rupiah,
        pub(crate) dikembalikan_rp: Rupiah,
        pub(crate) dpp: Rupiah,
        pub(crate) ppn: Rupiah,
        pub(crate) penerima: String,
        pub(crate) sidik_nik: String,
        pub(crate) nik_samar: String,
        pub(crate) identitas: String,
    }
}

db::tabel! {
    /// A piece that goes back undone, on the scale once more.
    #[derive(Debug, Clone, PartialEq, Eq)]
    pub(crate) struct BatalBaris in "service_batal_baris" {
        pub(crate) toko: String,
        pub(crate) no_batal: String,
        pub(crate) baris: i64,
        pub(crate) no_service: String,
        pub(crate) tgl_system: String,
        pub(crate) berat_buku: Berat,
        pub(crate) berat: Berat,
        pub(crate) batu_masuk: i64,
        pub(crate) jumlah_batu: i64,
    }
}

db::tabel! {
    /// A pick-up that was taken back.
    #[derive(Debug, Clone, PartialEq, Eq)]
    pub(crate) struct AmbilBatal in "service_ambil_batal" {
        pub(crate) toko: String,
        pub(crate) no_batal: String,
        pub(crate) no_ambil: String,
        pub(crate) no_service: String,
        pub(crate) tgl_system: String,
        pub(crate) waktu: String,
        pub(crate) oleh: String,
        pub(crate) disetujui: String,
        pub(crate) alasan: String,
    }
}

db::tabel! {
    /// What the shop owes for pieces that do not come back.
    #[derive(Debug, Clone, PartialEq, Eq)]
    pub(crate) struct Ganti in "service_ganti" {
        pub(crate) toko: String,
        pub(crate) no_ganti: String,
        pub(crate) no_service: String,
        /// HILANG or TAK DIAMBIL
        pub(crate) jenis: String,
        pub(crate) tgl_system: String,
        pub(crate) waktu: String,
        pub(crate) oleh: String,
        pub(crate) disetujui: String,
        pub(crate) alasan: String,
        pub(crate) nilai_rp: Rupiah,
        pub(crate) dp_rp: Rupiah,
        pub(crate) tagihan_rp: Rupiah,
        pub(crate) emas_rp: Rupiah,
        pub(crate) jumlah_rp: Rupiah,
        pub(crate) dpp: Rupiah,
        pub(crate) ppn: Rupiah,
        pub(crate) otorisasi: String,
    }
}

db::tabel! {
    #[derive(Debug, Clone, PartialEq, Eq)]
    pub(crate) struct GantiBaris in "service_ganti_baris" {
        pub(crate) toko: String,
        pub(crate) no_ganti: String,
        pub(crate) baris: i64,
        pub(crate) no_service: String,
        pub(crate) tgl_system: String,
        /// HILANG, KEMBALI or TOKO
        pub(crate) nasib: String,
        pub(crate) kode_barcode: String,
        pub(crate) berat: Berat,
        pub(crate) nilai_rp: Rupiah,
    }
}

db::tabel! {
    #[derive(Debug, Clone, PartialEq, Eq)]
    pub(crate) struct GantiBayar in "service_ganti_bayar" {
        pub(crate) toko: String,
        pub(crate) no_bayar: String,
        pub(crate) no_ganti: String,
        pub(crate) tgl_system: String,
        pub(crate) waktu: String,
        pub(crate) oleh: String,
        pub(crate) disetujui: String,
        pub(crate) penerima: String,
        pub(crate) sidik_nik: String,
        pub(crate) nik_samar: String,
        pub(crate) jumlah_rp: Rupiah,
        pub(crate) otorisasi: String,
    }
}
