//! The audit trail: one chain of hashes a store, so that a row changed, taken out or slipped in shows.
//! Anything that matters but moves no book (a login, a right, a setting) is written here as well.

use crate::sidik::Sidik;
use db::{Tx, Val, args};
use values::Tanggal;

/// The hash before the first row.
pub(crate) const AWAL: &str = "";

pub(crate) const KOLOM: &str = "toko, seq, tgl_system, waktu, oleh, aksi, objek, isi, sidik_lalu";

/// Appends one act to the chain of the transaction's store.
pub fn catat(
    tx: &mut Tx<'_>,
    tgl_system: Tanggal,
    oleh: &str,
    aksi: &str,
    objek: &str,
    isi: &str,
) -> db::Result<()> {
    let toko = tx.toko().clone();
    let (seq, lalu) = tx
        .one("SELECT seq, sidik FROM audit_kepala WHERE toko = $1", args![&toko], |r| {
            Ok((r.int(0)?, r.text(1)?.to_owned()))
        })?
        .unwrap_or((0, AWAL.to_owned()));
    let waktu = tx.sekarang();
    let isi: [Val; 9] = [
        (&toko).into(),
        (seq + 1).into(),
        tgl_system.into(),
        waktu.into(),
        oleh.into(),
        aksi.into(),
        objek.into(),
        isi.into(),
        lalu.into(),
    ];
    let mut s = Sidik::baru();
    isi.iter().for_each(|v| s.nilai(v));
    let sidik = s.heksa();
    let mut isi = isi.to_vec();
    isi.push(sidik.as_str().into());
    tx.exec(
        "INSERT INTO audit (toko, seq, tgl_system, waktu, oleh, aksi, objek, isi, sidik_lalu, sidik) \
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)",
        &isi,
    )?;
    let kepala = if seq == 0 {
        "INSERT INTO audit_kepala (toko, seq, sidik) VALUES ($1, $2, $3)"
    } else {
        "UPDATE audit_kepala SET seq = $2, sidik = $3 WHERE toko = $1"
    };
    tx.exec(kepala, args![&toko, seq + 1, sidik])?;
    Ok(())
}

/// Like [`catat`], on the store's own business date (today, for the chain itself).
pub fn catat_hari_ini(tx: &mut Tx<'_>, oleh: &str, aksi: &str, objek: &str, isi: &str) -> db::Result<()> {
    let toko = tx.toko().clone();
    let tanggal = tx
        .one("SELECT tgl_system FROM toko WHERE kode_toko = $1", args![&toko], |r| r.get::<Tanggal>(0))?
        .unwrap_or_else(|| tx.jam().hari_ini());
    catat(tx, tanggal, oleh, aksi, objek, isi)
}
