//! What happened to a lot, append-only, and the state that follows from it. Written into the document that is open.

use crate::SepuhanTolak;
use db::{Conn, Tx, args};
use platform::Hasil;
use values::{Berat, JenisDok, KodeToko, NoFaktur, UserId};

db::tabel! {
    /// A lot as it stands.
    #[derive(Debug, Clone)]
    pub(crate) struct Lot in "lot_cuci" {
        pub(crate) no_lot: NoFaktur,
        pub(crate) pekerjaan: String,
        pub(crate) tgl_system: String,
        pub(crate) oleh: UserId,
        pub(crate) disetujui: String,
        pub(crate) kode_tukang: String,
        pub(crate) nama_tukang: String,
        pub(crate) qty: i64,
        pub(crate) berat: Berat,
        pub(crate) murni: Berat,
        pub(crate) status: String,
    }
}

pub(crate) fn no_lot(teks: &str) -> Hasil<NoFaktur> {
    NoFaktur::parse(&teks.trim().to_uppercase())
        .ok()
        .filter(|n| n.jenis() == JenisDok::LotCuci)
        .ok_or_else(|| SepuhanTolak::TidakAda.pada("no_lot", "No Lot tidak ditemukan"))
}

pub(crate) fn lot(c: &mut Conn, toko: &KodeToko, no: &NoFaktur) -> Hasil<Lot> {
    c.baris_satu::<Lot>("FROM lot_cuci WHERE toko = $1 AND no_lot = $2", args![toko, no])?
        .ok_or_else(|| SepuhanTolak::TidakAda.pada("no_lot", format!("Lot {no} tidak ditemukan")))
}

/// Pieces of a lot that did not come back yet.
pub(crate) const SISA: &str = "NOT EXISTS (SELECT 1 FROM terima_cuci_baris t WHERE t.toko = r.toko AND t.no_lot = r.no_lot \
     AND t.kode_barcode = r.kode_barcode AND NOT EXISTS (SELECT 1 FROM batal_sepuhan b WHERE b.toko = t.toko \
     AND b.no_dok = t.no_terima))";

pub(crate) fn sisa(c: &mut Conn, toko: &KodeToko, no: &NoFaktur) -> Hasil<i64> {
    let sql = format!("SELECT COUNT(*) FROM lot_cuci_baris r WHERE r.toko = $1 AND r.no_lot = $2 AND {SISA}");
    Ok(c.nilai(&sql, args![toko, no])?)
}

/// One event.
pub(crate) struct Kejadian<'a> {
    pub(crate) peristiwa: &'static str,
    pub(crate) no_dok: &'a str,
    pub(crate) keterangan: &'a str,
    pub(crate) sisa: i64,
}

/// Writes an event.
pub(crate) fn catat(
    tx: &mut Tx<'_>,
    no: &NoFaktur,
    k: &Kejadian<'_>,
    (tgl, waktu, oleh): (&str, &str, &UserId),
) -> Hasil<()> {
    let toko = tx.toko().clone();
    let ke: i64 = tx.nilai(
        "SELECT CAST(COALESCE(MAX(ke), 0) AS BIGINT) + 1 FROM lot_cuci_peristiwa WHERE toko = $1 AND no_lot = $2",
        args![&toko, no],
    )?;
    tx.exec(
        "INSERT INTO lot_cuci_peristiwa (toko, no_lot, ke, peristiwa, no_dok, sisa, keterangan, tgl_system, waktu, oleh) \
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)",
        args![&toko, no, ke, k.peristiwa, k.no_dok, k.sisa, k.keterangan, tgl, waktu, oleh],
    )?;
    Ok(())
}

/// The state that follows from what is left of a lot.
pub(crate) fn status(tx: &mut Tx<'_>, l: &Lot, sisa: i64) -> Hasil<()> {
    let kini = match sisa {
        0 => "SELESAI",
        n if n == l.qty => "KELUAR",
        _ => "SEBAGIAN",
    };
    ubah(tx, &l.no_lot, kini)
}

pub(crate) fn ubah(tx: &mut Tx<'_>, no: &NoFaktur, status: &str) -> Hasil<()> {
    let toko = tx.toko().clone();
    tx.exec("UPDATE lot_cuci SET status = $3 WHERE toko = $1 AND no_lot = $2", args![&toko, no, status])?;
    Ok(())
}
