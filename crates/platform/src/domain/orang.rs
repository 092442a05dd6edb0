//! What a domain tells of one person of the register: entries of their story, and pieces they still have.

use serde::Serialize;
use values::{Berat, Kadar, Rupiah};

/// The columns of an entry, in this order. `waktu` and `id` are its place in the story (`id` is its own in the whole chain),
/// `rupiah` is signed (what the person paid; what the shop paid is below zero), weight is in milligrams, `poin` is signed,
/// `no_dok` is empty where no document stands behind it, `status` is empty where there is nothing to say.
pub const KOLOM_RIWAYAT: &[&str] = &[
    "waktu",
    "id",
    "tgl_system",
    "kode_toko",
    "jenis",
    "no_dok",
    "uraian",
    "rupiah",
    "berat",
    "poin",
    "status",
];

/// A piece that a person still has.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[schema(as = BarangMilik)]
pub struct Milik {
    pub kode_toko: String,
    pub no_faktur_jual: String,
    pub no_faktur_group: String,
    pub tgl_system: String,
    pub kode_barcode: String,
    pub nama_barang: String,
    pub kode_group: String,
    #[schema(value_type = f64)]
    pub kadar: Kadar,
    #[schema(value_type = f64)]
    pub berat: Berat,
    #[schema(value_type = i64)]
    pub harga_total: Rupiah,
    /// what the shop would pay today for it in good condition with its paper; none when that cannot be said
    #[schema(value_type = Option<i64>)]
    pub harga_beli: Option<Rupiah>,
    /// the same for a worn piece, where it can be said
    #[schema(value_type = Option<i64>)]
    pub harga_beli_rusak: Option<Rupiah>,
    /// why it cannot be said
    pub sebab: String,
}
