//! The inbox of open requests, and one request as its requester or an approver sees it.

use super::{Isi, Otorisasi, Putusan, berhak, cari, tidak_dikenal, wajib_berhak};
use crate::{Hasil, Pelaku};
use db::{Conn, args};
use values::{KodeToko, Waktu};

/// What waits for this approver, oldest first; their own requests are somebody else's to decide.
pub fn kotak(c: &mut Conn, p: &Pelaku, kini: Waktu) -> Hasil<Vec<Otorisasi>> {
    wajib_berhak(c, &p.user_id, &p.toko)?;
    let dari = "FROM otorisasi WHERE toko = $1 AND status = 'MENUNGGU' AND berlaku_sampai > $2 \
                AND peminta <> $3 ORDER BY dibuat, id";
    let semua = c.baris::<(Isi, Putusan)>(dari, args![&p.toko, kini, &p.user_id])?;
    semua.into_iter().map(|(i, p)| i.jadi(p, kini)).collect()
}

/// One request: for who asked, and for those who may decide.
pub fn lihat(c: &mut Conn, p: &Pelaku, id: &str, kini: Waktu) -> Hasil<Otorisasi> {
    let o = cari(c, &p.toko, id, kini)?.ok_or_else(tidak_dikenal)?;
    if o.peminta != p.user_id && !berhak(c, &p.user_id, &p.toko)? {
        return Err(tidak_dikenal());
    }
    Ok(o)
}

/// How many requests wait in a store: closing it asks.
pub fn menunggu(c: &mut Conn, toko: &KodeToko, kini: Waktu) -> db::Result<i64> {
    c.nilai(
        "SELECT COUNT(*) FROM otorisasi WHERE toko = $1 AND status = 'MENUNGGU' AND berlaku_sampai > $2",
        args![toko, kini],
    )
}

/// The categories that approvals of a store were asked under.
pub fn kategori_ada(c: &mut Conn, toko: &KodeToko) -> Hasil<Vec<String>> {
    Ok(c.rows(
        "SELECT kategori FROM otorisasi WHERE toko = $1 UNION SELECT kategori FROM otorisasi_sendiri WHERE toko = $1 \
         ORDER BY 1",
        args![toko],
        |r| r.get(0),
    )?)
}
