//! Papers handed out: how often, and which one this is. From the second on it is a copy, and the trail says so.

use db::{Conn, Tx, args};
use platform::{Hasil, Pelaku};
use values::KodeToko;

/// How often the paper of a document was handed out.
pub fn banyak(c: &mut Conn, toko: &KodeToko, no: &str) -> Hasil<i64> {
    Ok(c.nilai("SELECT COUNT(*) FROM faktur_cetak WHERE toko = $1 AND no_dok = $2", args![toko, no])?)
}

/// Writes down that a paper is handed out; answers which one it is.
pub fn catat(tx: &mut Tx<'_>, p: &Pelaku, no: &str) -> Hasil<i64> {
    let toko = tx.toko().clone();
    let urut: i64 = tx.nilai(
        "SELECT CAST(COALESCE(MAX(urut), 0) + 1 AS BIGINT) FROM faktur_cetak WHERE toko = $1 AND no_dok = $2",
        args![&toko, no],
    )?;
    let waktu = tx.sekarang();
    tx.exec(
        "INSERT INTO faktur_cetak (toko, no_dok, urut, waktu, oleh) VALUES ($1, $2, $3, $4, $5)",
        args![&toko, no, urut, waktu, &p.user_id],
    )?;
    if urut > 1 {
        let isi = serde_json::json!({ "urut": urut }).to_string();
        ledger::audit::catat_hari_ini(tx, p.user_id.as_str(), "CETAK ULANG NOTA", no, &isi)?;
    }
    Ok(urut)
}
