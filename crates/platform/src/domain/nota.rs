//! What a domain tells of a nota to whoever holds it: that it was written here, and of which pieces. Neither a person nor what
//! became of the pieces since.

use values::{Berat, Kadar, NoFaktur, Rupiah, Tanggal};

/// Asked of every domain by a number; one that does not have the document answers nothing.
pub type Pemeriksa = fn(&mut db::Conn, &NoFaktur) -> crate::Hasil<Option<NotaAsli>>;

/// A piece as the nota has it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct BarangNota {
    /// finds its photo; empty where it has no card
    pub kode_barcode: String,
    pub nama: String,
    pub qty: i64,
    pub kadar: Kadar,
    pub berat: Berat,
    /// what so much gold of this purity fetches by today's price list, as anybody is told it
    pub harga_kini: Option<Rupiah>,
}

/// A nota as its public page shows it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NotaAsli {
    /// what it is: `Nota penjualan`
    pub judul: &'static str,
    pub tgl: Tanggal,
    /// the shop took it back: the paper counts for nothing
    pub batal: bool,
    pub barang: Vec<BarangNota>,
    /// does a piece of it have a worth to be told
    pub dinilai: bool,
}
