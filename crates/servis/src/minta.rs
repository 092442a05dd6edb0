//! What the screens send. Prices, weights and stages are the server's to say; a sum that comes along is compared, not trusted.

use konter::Bayar;
use konter::pelanggan::PelangganMinta;
use serde::{Deserialize, Serialize};
use values::{Berat, Kadar, Rupiah};

/// One piece of work on a piece.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(default)]
#[schema(as = ServicePekerjaan)]
pub struct Pekerjaan {
    /// of the master Deskripsi Service
    pub deskripsi: String,
    /// PATRI, SEPUH, UKURAN, POLES, CUCI, BATU or LAIN: says which way the weight may go
    pub jenis_kerja: String,
    #[schema(value_type = i64)]
    pub biaya_rp: Rupiah,
}

/// A piece that is taken in: one of the chain by barcode or nota, else described.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(default)]
pub struct ServiceBarisMinta {
    pub kode_barcode: String,
    /// the line of a sale of the chain
    pub no_faktur_jual: String,
    /// of a piece that is not of the chain
    pub nama_barang: String,
    pub kode_group: String,
    pub kode_dept: String,
    /// printed or stated; the group's when left out
    #[schema(value_type = Option<f64>, maximum = 100)]
    pub kadar: Option<Kadar>,
    /// on the scale now
    #[schema(value_type = f64)]
    pub berat: Berat,
    /// of it, what is not gold
    #[schema(value_type = f64)]
    pub berat_atribut: Berat,
    pub jumlah_batu: i64,
    /// what the piece is worth, as a memo
    #[schema(value_type = i64)]
    pub taksiran_rp: Rupiah,
    /// how it looked: scratches, a missing stone
    pub kondisi: String,
    pub pekerjaan: Vec<Pekerjaan>,
}

/// A service of a customer's pieces.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(default)]
pub struct ServiceMinta {
    pub customer: PelangganMinta,
    pub kode_sales: String,
    /// yyyy-MM-dd, today or later
    pub tgl_janji: String,
    pub keterangan: String,
    pub detail_barang: Vec<ServiceBarisMinta>,
    /// paid down; 0 for none
    #[schema(value_type = i64)]
    pub dp_rp: Rupiah,
    pub pembayaran: Vec<Bayar>,
    /// the estimate the screen showed: refused when the server comes to another
    #[schema(value_type = Option<i64>)]
    pub estimasi_rp: Option<Rupiah>,
    pub otorisasi: String,
}

/// A piece of the shop that is repaired.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(default)]
pub struct ServiceTokoBaris {
    pub kode_barcode: String,
    pub jumlah_batu: i64,
    pub kondisi: String,
    pub pekerjaan: Vec<Pekerjaan>,
}

/// A service of the shop's own damaged pieces, from RUSAK.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(default)]
pub struct ServiceTokoMinta {
    pub kode_sales: String,
    pub tgl_janji: String,
    pub keterangan: String,
    pub detail_barang: Vec<ServiceTokoBaris>,
}

/// The work begins, here or at a craftsman.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(default)]
#[schema(as = ServiceProses)]
pub struct ProsesMinta {
    /// empty: done in the shop
    pub kode_tukang: String,
    pub keterangan: String,
}

/// Gold that was put into a piece: it leaves the lot it lies in and is charged.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(default)]
#[schema(as = ServiceEmasTambah)]
pub struct EmasTambah {
    pub kode_group: String,
    pub kode_dept: String,
    /// the tray it lies in: one that waits for the melt, or bullion
    pub kode_toko: String,
    #[schema(value_type = f64)]
    pub berat: Berat,
}

/// A piece as it comes back from the work.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(default)]
pub struct ServiceSelesaiBaris {
    /// its line of the service, from 1
    pub baris: i64,
    #[schema(value_type = f64)]
    pub berat: Berat,
    pub jumlah_batu: i64,
    pub emas_tambah: Option<EmasTambah>,
    /// gold taken out, which goes back to its owner with the piece
    #[schema(value_type = f64)]
    pub emas_kembali: Berat,
    /// what the work costs; the estimate when left out
    #[schema(value_type = Option<i64>)]
    pub biaya_rp: Option<Rupiah>,
    /// the purity by the test of who approves; asked for where gold was added or the piece is worth much
    #[schema(value_type = Option<f64>, maximum = 100)]
    pub kadar_uji: Option<Kadar>,
}

#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(default)]
pub struct ServiceSelesaiMinta {
    /// all lines of the service
    pub detail_barang: Vec<ServiceSelesaiBaris>,
    pub keterangan: String,
    pub otorisasi: String,
}

/// Who fetches it, when it is not the person on the document: by approval.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(default)]
#[schema(as = ServiceKuasa)]
pub struct Kuasa {
    pub nama: String,
    pub no_hp: String,
    /// 16 digits
    pub nik: String,
    pub alamat: String,
}

#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(default)]
pub struct ServiceAmbilMinta {
    /// of the person on the document, as their card says: 16 digits
    pub nik: String,
    /// none: the person on the document
    pub kuasa: Option<Kuasa>,
    /// what the customer pays; the down payment is used by the server
    pub pembayaran: Vec<Bayar>,
    /// how the rest of a down payment above the cost goes back
    pub pengembalian: Vec<Bayar>,
    pub keterangan: String,
    pub otorisasi: String,
}

/// Taken back before the work, or given back undone after it began.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(default)]
pub struct ServiceBatalMinta {
    pub alasan: String,
    /// for work that was begun
    #[schema(value_type = i64)]
    pub biaya_rp: Rupiah,
    /// weights of the pieces now, by line
    pub detail_barang: Vec<ServiceBatalBaris>,
    /// of who takes them home, the person on the document: 16 digits
    pub nik: String,
    /// somebody else, by approval
    pub kuasa: Option<Kuasa>,
    /// how the down payment goes back (work begun); before that it goes back the way it came
    pub pengembalian: Vec<Bayar>,
    /// what the customer pays when the work costs more than was paid down
    pub pembayaran: Vec<Bayar>,
    pub otorisasi: String,
}

#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(default)]
pub struct ServiceBatalBaris {
    pub baris: i64,
    #[schema(value_type = f64)]
    pub berat: Berat,
    pub jumlah_batu: i64,
}

/// Services that a second person looked at.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(default)]
pub struct ServiceValid {
    pub no_services: Vec<String>,
    /// the cashier who answers for them
    pub user_id: String,
}

/// A pick-up is taken back: the pieces are on the counter again.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(default)]
pub struct ServiceBatalAmbilMinta {
    pub alasan: String,
    /// weights of the pieces now, by line
    pub detail_barang: Vec<ServiceBatalBaris>,
    pub otorisasi: String,
}

/// Pieces that were lost here; the others of the service go home.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(default)]
pub struct ServiceHilangMinta {
    pub alasan: String,
    /// the lines that are lost
    pub hilang: Vec<i64>,
    /// weights of the others, which go back to their owner
    pub detail_barang: Vec<ServiceBatalBaris>,
    /// of who takes the others home
    pub nik: String,
    pub kuasa: Option<Kuasa>,
    pub otorisasi: String,
}

/// Pieces nobody fetched become the shop's.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(default)]
pub struct ServiceJadiTokoMinta {
    pub alasan: String,
    /// weights of the pieces now, by line
    pub detail_barang: Vec<ServiceBatalBaris>,
    pub otorisasi: String,
}

/// What the shop owes is paid out.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(default)]
pub struct ServiceGantiBayarMinta {
    pub nik: String,
    pub kuasa: Option<Kuasa>,
    pub pembayaran: Vec<Bayar>,
    pub otorisasi: String,
}

/// A piece as the one who counts reads and weighs it.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(default)]
pub struct ServiceHitungBaris {
    pub kode_barcode: String,
    #[schema(value_type = f64)]
    pub berat: Berat,
}

/// Customers' goods, counted without being told what should be there.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(default)]
pub struct ServiceHitungMinta {
    pub detail_barang: Vec<ServiceHitungBaris>,
    pub keterangan: String,
}
