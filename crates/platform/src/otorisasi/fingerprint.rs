//! Approval by fingerprint: the requester hands in the scan that the store's agent found to match.

use super::minta::simpan;
use super::{Cara, Minta, Otorisasi, bukan_sendiri, wajib_berhak};
use crate::{Hasil, Pelaku, sidik_jari};
use db::Tx;
use values::UserId;

/// Turns a matched scan into an approval, once: the scan must be of this approver, started by this
/// requester, for this category.
pub fn fingerprint(
    tx: &mut Tx<'_>,
    p: &Pelaku,
    penyetuju: &UserId,
    scan: &str,
    m: &Minta,
) -> Hasil<Otorisasi> {
    let m = m.rapi()?;
    bukan_sendiri(&p.user_id, penyetuju)?;
    let toko = tx.toko().clone();
    sidik_jari::wajib_nyala(tx, &toko)?;
    sidik_jari::pakai_scan(tx, p, scan, penyetuju, &m.kategori)?;
    wajib_berhak(tx, penyetuju, &toko)?;
    simpan(tx, p, m, Some((penyetuju, Cara::Fingerprint)))
}
