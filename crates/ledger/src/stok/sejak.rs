//! Has a piece moved on since a document? The last line that still counts (no reversal, and not reversed) says so; where
//! it lies and what its card says do not: a piece that was sold, bought back and sold again is 'sold' as before.

use super::Luar;
use crate::Result;
use db::{Conn, args, daftar};
use values::{JenisDok, KodeBarcode, KodeToko, NoFaktur};

/// A piece and the document that moved it since.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Berlanjut {
    pub barang: KodeBarcode,
    pub no_dok: NoFaktur,
    /// where that document left it: a warehouse or an account outside
    pub gudang: String,
    pub baki: String,
}

impl Berlanjut {
    /// What happened since, as a cashier says it: 'sudah dibeli kembali (NG…)'.
    pub fn sebutan(&self) -> String {
        let no = &self.no_dok;
        let apa = match no.jenis() {
            JenisDok::FakturGroup if self.gudang == Luar::Pelanggan.kode() => "sudah dijual lagi",
            JenisDok::FakturGroup => "sudah dibeli kembali",
            JenisDok::PindahBarang => {
                return format!("sudah dipindah ke {} {} ({no})", self.gudang, self.baki);
            }
            JenisDok::HancurBarang => "sudah dihancurkan",
            JenisDok::KirimBarang => "sudah dikirim",
            JenisDok::TerimaBarang => "sudah diterima",
            JenisDok::Opname => "sudah dikoreksi stock opname",
            JenisDok::ValidasiSusut => "sudah berubah beratnya oleh validasi susut",
            JenisDok::Titipan => "sudah dititipkan",
            _ => "sudah berpindah",
        };
        format!("{apa} ({no})")
    }
}

/// The pieces of the first of these documents whose last line that counts is of none of them. A later step that goes
/// back together with the document (the susut of a purchase) is named beside it.
pub fn berlanjut(c: &mut Conn, toko: &KodeToko, milik: &[&NoFaktur]) -> Result<Vec<Berlanjut>> {
    let Some(asal) = milik.first() else { return Ok(Vec::new()) };
    let d = daftar(3, milik.iter().copied());
    let sql = format!(
        "SELECT x.kode_barcode, x.no_dok, x.gudang, x.baki FROM buku_stok x WHERE x.toko = $1 AND x.no_dok NOT IN {} \
         AND x.id IN (SELECT MAX(y.id) FROM buku_stok y WHERE y.toko = $1 AND +y.balik IS NULL \
          AND NOT EXISTS (SELECT 1 FROM buku_stok z WHERE z.toko = y.toko AND z.balik = y.id) \
          AND y.kode_barcode IN (SELECT b.kode_barcode FROM buku_stok b WHERE b.toko = $1 AND b.no_dok = $2) \
          GROUP BY y.kode_barcode) ORDER BY x.kode_barcode",
        d.sql
    );
    let nilai = [args![toko, *asal], d.nilai.as_slice()].concat();
    Ok(c.rows(&sql, &nilai, |r| {
        Ok(Berlanjut { barang: r.get(0)?, no_dok: r.get(1)?, gudang: r.get(2)?, baki: r.get(3)? })
    })?)
}
