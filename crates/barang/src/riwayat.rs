//! The story of a piece: every document that touched it, in every store, from its entry on. Read from the stock book,
//! which cannot be told otherwise.

use db::{Conn, args};
use platform::Hasil;
use serde::Serialize;
use values::{Berat, KodeBarcode, NoFaktur};

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

db::bacaan! {
    /// A move as its pair of lines in the stock book has it.
    struct Gerakan {
        toko: String = "a.toko",
        tgl_system: String = "a.tgl_system",
        waktu: String = "a.waktu",
        no_dok: String = "a.no_dok",
        jenis: String = "COALESCE(d.jenis, a.jenis_dok)",
        gudang_dari: String = "a.gudang",
        baki_dari: String = "a.baki",
        gudang_ke: String = "b.gudang",
        baki_ke: String = "b.baki",
        berat: Berat = "b.berat",
        oleh: String = "a.oleh",
        keterangan: String = "COALESCE(d.keterangan, '')",
    }
}

impl From<Gerakan> for Langkah {
    fn from(g: Gerakan) -> Self {
        Self {
            dari: tempat(&g.gudang_dari, &g.baki_dari),
            ke: tempat(&g.gudang_ke, &g.baki_ke),
            toko: g.toko,
            tgl_system: g.tgl_system,
            waktu: g.waktu,
            no_dok: g.no_dok,
            jenis: g.jenis,
            berat: g.berat,
            oleh: g.oleh,
            keterangan: g.keterangan,
        }
    }
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
        "@TUKANG" if NoFaktur::parse(baki).is_ok() => format!("Cuci {baki}"),
        "@TUKANG" => format!("Tukang {baki}"),
        "@LEBUR" => format!("Lebur {baki}").trim_end().to_owned(),
        "@NILAI" => "Penilaian".to_owned(),
        g => format!("{g} {baki}"),
    }
}

pub fn riwayat(c: &mut Conn, kode: &KodeBarcode) -> Hasil<Vec<Langkah>> {
    // The lines of a move stand in pairs: out of one place, into another. Weight alone may move too. Store by store,
    // because that is how the index finds a piece.
    let semua = c.baris::<Gerakan>(
        "FROM toko t JOIN buku_stok a ON a.toko = t.kode_toko AND a.kode_barcode = $1 \
         JOIN buku_stok b ON b.toko = a.toko AND b.no_dok = a.no_dok AND b.kode_barcode = a.kode_barcode \
         AND b.id = a.id + 1 LEFT JOIN dok_barang d ON d.toko = a.toko AND d.no_dok = a.no_dok \
         WHERE a.baris % 2 = 1 AND b.berat > 0 ORDER BY a.waktu, a.toko, a.id",
        args![kode],
    )?;
    Ok(semua.into_iter().map(Langkah::from).collect())
}
