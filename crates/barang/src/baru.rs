//! A new piece as the screens send it, what is said about the rows that are wrong, and the answer. All ways of bringing
//! pieces in share them.

use serde::{Deserialize, Serialize};
use values::{Berat, CaratBatu, Kadar, Persen, Rupiah, UsdSen};

/// A stone of a new piece, or a lot of the same ones.
#[derive(Debug, Clone, Default, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(default)]
#[schema(as = BatuBaru)]
pub struct Batu {
    pub jenis_batu: String,
    pub shape: String,
    pub color: String,
    pub clarity: String,
    pub sertifikat: String,
    pub butir: i64,
    /// of all of them together
    #[schema(value_type = f64)]
    pub carat: CaratBatu,
    /// dollars a carat; the rupiah follow from today's rate
    #[schema(value_type = f64)]
    pub usd_carat: UsdSen,
    /// in rupiah, for stones that are not priced in dollars
    #[schema(value_type = i64)]
    pub harga: Rupiah,
}

/// A new piece. `kode_toko` is the tray. What the server can reckon itself is checked when it is sent, not taken.
#[derive(Debug, Clone, Default, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(default)]
#[schema(as = BarangBaru)]
pub struct Baru {
    pub kode_group: String,
    pub kode_dept: String,
    pub kode_gudang: String,
    pub kode_toko: String,
    pub supplier_barang: String,
    /// SUPPLIER_FAKTUR with `no_faktur_pajak`, otherwise SUPPLIER_TANPA_FAKTUR, MASYARAKAT, LEBUR, LELANG
    pub asal_perolehan: String,
    pub no_faktur_pajak: String,
    pub kode_intern: String,
    pub nama_barang: String,
    #[schema(value_type = f64)]
    pub berat_asli: Berat,
    #[schema(value_type = Option<f64>)]
    pub berat: Option<Berat>,
    #[schema(value_type = Option<f64>)]
    pub berat_stock: Option<Berat>,
    /// what the supplier wrote, for a receipt
    #[schema(value_type = Option<f64>)]
    pub berat_supplier: Option<Berat>,
    #[schema(value_type = Option<f64>, maximum = 100)]
    pub kadar: Option<Kadar>,
    #[schema(value_type = Option<f64>, maximum = 100)]
    pub kadar_cetak: Option<Kadar>,
    #[schema(value_type = Option<f64>, maximum = 100)]
    pub kadar_modal: Option<Kadar>,
    pub nama_atribut: String,
    #[schema(value_type = f64)]
    pub berat_atribut: Berat,
    #[schema(value_type = i64)]
    pub harga_atribut: Rupiah,
    /// as the type's tag and bag when left out
    #[schema(value_type = Option<f64>)]
    pub berat_bandrol: Option<Berat>,
    #[schema(value_type = Option<f64>)]
    pub berat_plastik: Option<Berat>,
    /// what a gram of pure gold (or of the group) cost; today's price when left out
    pub harga_modal_gram: Option<i64>,
    #[schema(value_type = i64)]
    pub ongkos_modal: Rupiah,
    /// the whole cost, where the shop knows it better
    #[schema(value_type = i64)]
    pub hpp_manual: Rupiah,
    #[schema(value_type = Option<i64>)]
    pub total_pokok: Option<Rupiah>,
    #[schema(value_type = i64)]
    pub profit: Rupiah,
    /// cost and profit together
    #[schema(value_type = Option<i64>)]
    pub total_harga: Option<Rupiah>,
    /// a price of its own, whatever gold costs
    #[schema(value_type = i64)]
    pub harga_bandrol: Rupiah,
    /// stones; only where pieces are entered one by one
    pub data_berlian: Vec<Batu>,
    /// setting the stones
    #[schema(value_type = i64)]
    pub ongkos_berlian: Rupiah,
    /// of all stones
    #[schema(value_type = Option<f64>)]
    pub total_usd: Option<UsdSen>,
    /// percent of the price given back when it is bought back, and when it is exchanged
    #[schema(value_type = f64, maximum = 100)]
    pub buyback: Persen,
    #[schema(value_type = f64, maximum = 100)]
    pub trade_in: Persen,
    pub size: String,
    pub finishing: String,
    pub tag_id: String,
    pub no_seri: String,
    pub no_pesanan: String,
    /// the line of the order it was made for
    pub id_barang_pesanan: String,
    pub no_po: String,
    pub is_markis: bool,
    pub is_from_sepuh: bool,
    pub status_baru: bool,
    pub keterangan: String,
    /// comes back beside the barcode, so that the photo finds its piece
    pub id_foto: String,
}

/// A piece that got its number.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[schema(as = BarangTersimpan)]
pub struct Tersimpan {
    /// the document that brought it in
    pub no_dok: String,
    pub id_foto: String,
    pub kode_barcode: String,
    pub kode_intern: String,
    pub nama_barang: String,
}
