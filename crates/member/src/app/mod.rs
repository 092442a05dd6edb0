//! Members' own accounts in the app: the one-time code that proves who somebody is, the sessions of their phones, gifts they
//! claim. A member's token opens the app's calls and nothing of the back office.

pub(crate) mod demo;
pub mod kasir;
pub mod klaim;
pub mod kode;
pub mod sendiri;
pub mod sesi;
mod tolak;

pub use tolak::AppTolak;

use db::{Conn, args};
use konter::pelanggan;
use platform::Hasil;
use values::KodeToko;

/// Whose card a session is of.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Anggota {
    pub kode_pelanggan: String,
    pub kode_member: String,
    pub nama_customer: String,
    /// the store that registered the card: its prices are told, it writes what must be written
    pub toko: KodeToko,
    /// the session, as its owner sees it
    pub sesi: String,
}

/// All cards of the person, the one that stands for them first.
pub(crate) fn kartu(c: &mut Conn, a: &Anggota) -> Hasil<Vec<String>> {
    pelanggan::kartu(c, &a.kode_pelanggan)
}

/// The store of a card; any that is open where the card's is not any more.
pub(crate) fn toko(c: &mut Conn, kode: &str) -> Hasil<Option<KodeToko>> {
    let sql = "SELECT t.kode_toko FROM toko t LEFT JOIN pelanggan p ON p.kode_pelanggan = $1 WHERE t.aktif = 1 \
               ORDER BY CASE WHEN t.kode_toko = p.kode_cabang_daftar THEN 0 WHEN t.kode_toko = p.toko THEN 1 ELSE 2 END, \
               t.kode_toko LIMIT 1";
    Ok(c.one(sql, args![kode], |r| r.get(0))?)
}
