//! What stones cost and sell for: dollars a carat by the parameters of the store, and the rate of the dollar of its day.

use crate::BatuTolak;
use db::{Conn, args};
use platform::Hasil;
use values::{CaratBatu, KodeToko, Kurs, Persen, UsdSen};

/// Rupiah for a dollar on the store's business day: dated data that head office publishes with the price of gold. A row that nobody
/// confirmed is nobody's word: it may have been typed into the master a moment ago.
pub fn kurs(c: &mut Conn, toko: &KodeToko) -> Hasil<Option<Kurs>> {
    let ada: Option<i64> = c.one(
        "SELECT h.kurs_usd FROM harga_emas h JOIN toko t ON t.kode_toko = h.toko AND t.tgl_system = h.tanggal \
         WHERE h.toko = $1 AND h.kode_group = '' AND h.dihapus = 0 AND h.konfirmasi = 1",
        args![toko],
        |r| r.int(0),
    )?;
    Ok(ada.and_then(|n| Kurs::perseratus(n).ok()))
}

/// The same, refused where it was not published.
pub fn wajib_kurs(c: &mut Conn, toko: &KodeToko) -> Hasil<Kurs> {
    kurs(c, toko)?.ok_or_else(|| {
        BatuTolak::Kurs.tolak("Kurs USD hari ini belum diisi atau belum dikonfirmasi di Harga Emas Hari Ini")
    })
}

/// What a stone is, as far as its price asks.
#[derive(Debug, Clone, Copy)]
pub struct Mutu<'a> {
    pub jenis_batu: &'a str,
    pub shape: &'a str,
    pub color: &'a str,
    pub clarity: &'a str,
}

/// A row of the parameters.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Parameter {
    /// dollars a carat
    pub usd: UsdSen,
    pub buyback: Persen,
    pub trade_in: Persen,
}

/// The row that holds for a stone of this size: of a parcel, for one of its stones.
pub fn parameter(
    c: &mut Conn,
    toko: &KodeToko,
    m: Mutu<'_>,
    (carat, butir): (CaratBatu, i64),
) -> Hasil<Option<Parameter>> {
    let satu = carat.sebagai_perseribu() / butir.max(1);
    Ok(c.one(
        "SELECT harga_usd, buyback, trade_in FROM berlian WHERE toko = $1 AND dihapus = 0 AND kode_jenis_batu = $2 \
         AND kode_shape = $3 AND kode_color = $4 AND kode_clarity = $5 AND carat_dari <= $6 AND carat_sampai >= $6 \
         ORDER BY carat_dari DESC LIMIT 1",
        args![toko, m.jenis_batu, m.shape, m.color, m.clarity, satu],
        |r| {
            Ok(Parameter {
                usd: UsdSen::sen(r.int(0)?),
                buyback: Persen::perseratus(r.int(1)?),
                trade_in: Persen::perseratus(r.int(2)?),
            })
        },
    )?)
}
