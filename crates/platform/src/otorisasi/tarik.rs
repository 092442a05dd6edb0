//! Taking a request back: who asked no longer needs it, and it leaves every inbox at once.

use super::setujui::{kabarkan, masih_menunggu};
use super::{Keadaan, Otorisasi, cari, tidak_dikenal};
use crate::{Hasil, Pelaku, Siaran};
use db::{Tx, args};

/// Takes back one's own request while nobody has decided it. It lives no longer than this moment, so whatever counts what
/// waits (inboxes, closing the day, the limit of one person) counts it no more.
pub fn tarik(tx: &mut Tx<'_>, p: &Pelaku, id: &str, siaran: &Siaran) -> Hasil<Otorisasi> {
    let (toko, kini) = (tx.toko().clone(), tx.sekarang());
    let o = cari(tx, &toko, id, kini)?.filter(|o| o.peminta == p.user_id).ok_or_else(tidak_dikenal)?;
    let o = Otorisasi { status: Keadaan::Ditarik, berlaku_sampai: kini, ..masih_menunggu(o)? };
    tx.exec(
        "UPDATE otorisasi SET ditarik = $3, berlaku_sampai = $3 WHERE toko = $1 AND id = $2",
        args![&o.toko, o.id.as_str(), kini],
    )?;
    let isi = serde_json::json!({ "kategori": o.kategori, "description": o.description }).to_string();
    ledger::audit::catat_hari_ini(tx, p.user_id.as_str(), "TARIK OTORISASI", &o.id, &isi)?;
    kabarkan(tx, &o, siaran);
    Ok(o)
}
