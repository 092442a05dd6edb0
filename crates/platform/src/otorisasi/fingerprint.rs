//! Approval by fingerprint: the requester hands in the scan that the store's agent found to match.

use super::minta::simpan;
use super::{Cara, Otorisasi, Permohonan, kategori, sendiri, wajib_berhak, wajib_cara, wajib_pemilik};
use crate::{Hasil, Pelaku, sidik_jari};
use db::Tx;
use values::UserId;

/// Turns a matched scan into an approval, once: the scan must be of this approver, started by this
/// requester, for this category. What is approved was written down when the scan began.
pub fn fingerprint(
    tx: &mut Tx<'_>,
    p: &Pelaku,
    penyetuju: &UserId,
    scan: &str,
    untuk: &str,
) -> Hasil<Otorisasi> {
    let untuk = kategori(untuk)?;
    let toko = tx.toko().clone();
    sidik_jari::wajib_nyala(tx, &toko)?;
    wajib_cara(tx, &toko, Cara::Fingerprint)?;
    let m = sidik_jari::pakai_scan(tx, p, scan, penyetuju, &untuk)?.rapi()?;
    if p.user_id == *penyetuju {
        sendiri::boleh(tx, p, &m)?;
    }
    wajib_berhak(tx, penyetuju, &toko)?;
    wajib_pemilik(tx, penyetuju, m.permohonan.as_ref().is_some_and(Permohonan::harus_pemilik))?;
    simpan(tx, p, &m, Some((penyetuju, Cara::Fingerprint)))
}
