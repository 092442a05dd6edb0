//! Which days are journaled: in order, without a gap. At closing the day itself, with the few that are missing before it.

use crate::{HariJadi, JurnalTolak, MODUL, hari};
use db::{Conn, Tx, args};
use platform::domain::{Domain, Hari};
use platform::{Hasil, Pelaku};
use values::{KodeToko, Tanggal};

/// Missing days that a closing makes up for; more of them are made from the screen.
const SEKALI: i64 = 7;

/// Closed days that are not journaled, or were journaled while they were open; oldest first.
pub fn belum(c: &mut Conn, toko: &KodeToko, sebelum: Tanggal) -> Hasil<Vec<Tanggal>> {
    let Some(mulai) = hari::mulai(c, toko)? else { return Ok(Vec::new()) };
    Ok(c.rows(
        "SELECT t.tanggal FROM tutup_toko t LEFT JOIN jurnal_hari j ON j.toko = t.toko AND j.tanggal = t.tanggal \
         WHERE t.toko = $1 AND t.tanggal >= $2 AND t.tanggal < $3 AND (j.tanggal IS NULL OR j.waktu < t.waktu) ORDER BY t.tanggal",
        args![toko, mulai, sebelum],
        |r| r.get(0),
    )?)
}

/// Did anybody ever choose accounts here? Books without any are not begun by a closing.
pub(crate) fn berakun(c: &mut Conn, toko: &KodeToko) -> Hasil<bool> {
    let n: i64 = c.nilai("SELECT COUNT(*) FROM para_akun_berlaku WHERE toko = $1", args![toko])?;
    Ok(n > 0)
}

/// Journals a day in its turn: those before it must stand.
pub fn berurutan(tx: &mut Tx<'_>, p: &Pelaku, tgl: Tanggal, domain: &[&Domain]) -> Hasil<HariJadi> {
    let toko = tx.toko().clone();
    if let Some(lama) = belum(tx, &toko, tgl)?.first() {
        return Err(
            JurnalTolak::Berurutan.tolak(format!("Tanggal {lama} belum dijurnal; jurnal dibuat berurutan"))
        );
    }
    hari::buat(tx, p, tgl, domain)
}

/// The closing's part: where the module is on, or the open day was journaled before.
pub(crate) fn ditutup(tx: &mut Tx<'_>, p: &Pelaku, h: &Hari, domain: &[&Domain]) -> Hasil<()> {
    let dibuat: i64 =
        tx.nilai("SELECT COUNT(*) FROM jurnal_hari WHERE toko = $1 AND tanggal = $2", args![&h.toko, h.tgl])?;
    if dibuat == 0 && (!h.set.nyala(MODUL) || !berakun(tx, &h.toko)?) {
        return Ok(());
    }
    let lama = belum(tx, &h.toko, h.tgl)?;
    if i64::try_from(lama.len()).unwrap_or(i64::MAX) > SEKALI {
        return Ok(());
    }
    for tgl in lama {
        hari::buat(tx, p, tgl, domain)?;
    }
    hari::buat(tx, p, h.tgl, domain)?;
    Ok(())
}
