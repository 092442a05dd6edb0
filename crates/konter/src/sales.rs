//! The sales person of a document.

use crate::tolak::KonterTolak;
use db::{Conn, args};
use platform::{Hasil, Pelaku};

/// A sales person of the store who works.
pub fn periksa(c: &mut Conn, p: &Pelaku, kode: &str) -> Hasil<String> {
    let kode = kode.trim().to_uppercase();
    let tolak = |pesan: String| KonterTolak::Sales.pada("kode_sales", pesan);
    if kode.is_empty() {
        return Err(tolak("Kode Sales Harus Pilih".to_owned()));
    }
    let sql = "SELECT aktif FROM sales WHERE toko = $1 AND kode_sales = $2 AND dihapus = 0";
    match c.one(sql, args![&p.toko, kode.as_str()], |r| r.int(0))? {
        Some(1) => Ok(kode),
        _ => Err(tolak(format!("Sales {kode} tidak ada atau tidak aktif"))),
    }
}
