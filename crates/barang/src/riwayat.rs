//! The story of a piece: every document that touched it, in every store, from its entry on. Read from the stock book,
//! which cannot be told otherwise.

use db::{Conn, args};
use platform::Hasil;
use serde::Serialize;
use values::{Berat, KodeBarcode};

/// One step: from where to where, by which document.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[schema(as = LangkahBarang)]
pub struct Langkah {
    pub toko: String,
    pub tgl_system: String,
    pub waktu: String,
    pub no_dok: String,
    /// TAMBAH, PINDAH …; for documents of other domains the first two letters of the number
    pub jenis: String,
    pub dari: String,
    pub ke: String,
    #[schema(value_type = f64)]
    pub berat: Berat,
    pub oleh: String,
    pub keterangan: String,
}

fn tempat(gudang: &str, baki: &str) -> String {
    match gudang {
        "@AWAL" => "Saldo awal".to_owned(),
        "@PEMASOK" => "Supplier".to_owned(),
        "@PELANGGAN" => "Customer".to_owned(),
        "@SUSUT" => "Susut".to_owned(),
        "@HILANG" => "Hilang".to_owned(),
        "@LEBIH" => "Lebih".to_owned(),
        "@TRANSIT" => "Dalam perjalanan".to_owned(),
        "@LEBUR" => "Lebur".to_owned(),
        "@NILAI" => "Penilaian".to_owned(),
        g => format!("{g} {baki}"),
    }
}

pub fn riwayat(c: &mut Conn, kode: &KodeBarcode) -> Hasil<Vec<Langkah>> {
    // The lines of a move stand in pairs: out of one place, into another. Weight alone may move too. Store by store,
    // because that is how the index finds a piece.
    Ok(c.rows(
        "SELECT a.toko, a.tgl_system, a.waktu, a.no_dok, COALESCE(d.jenis, a.jenis_dok), a.gudang, a.baki, b.gudang, \
         b.baki, b.berat, a.oleh, COALESCE(d.keterangan, '') FROM toko t \
         JOIN buku_stok a ON a.toko = t.kode_toko AND a.kode_barcode = $1 JOIN buku_stok b ON b.toko = a.toko AND b.no_dok = a.no_dok AND b.kode_barcode = a.kode_barcode \
         AND b.id = a.id + 1 LEFT JOIN dok_barang d ON d.toko = a.toko AND d.no_dok = a.no_dok \
         WHERE a.baris % 2 = 1 AND b.berat > 0 ORDER BY a.waktu, a.toko, a.id",
        args![kode],
        |r| {
            let (g1, b1, g2, b2): (String, String, String, String) = (r.get(5)?, r.get(6)?, r.get(7)?, r.get(8)?);
            Ok(Langkah {
                toko: r.get(0)?,
                tgl_system: r.get(1)?,
                waktu: r.get(2)?,
                no_dok: r.get(3)?,
                jenis: r.get(4)?,
                dari: tempat(&g1, &b1),
                ke: tempat(&g2, &b2),
                berat: r.get(9)?,
                oleh: r.get(10)?,
                keterangan: r.get(11)?,
            })
        },
    )?)
}
