//! A refusal from the inbox, with the reason the requester reads.

use super::minta::teks;
use super::setujui::{putus, untuk_diputus};
use super::{Cara, Keadaan, Otorisasi};
use crate::{Hasil, OtorisasiTolak, Pelaku, Siaran};
use db::Tx;

const ALASAN_MAKS: usize = 200;

pub fn tolak(tx: &mut Tx<'_>, p: &Pelaku, id: &str, alasan: &str, siaran: &Siaran) -> Hasil<Otorisasi> {
    let alasan = teks("alasan", "Alasan", alasan, ALASAN_MAKS)?;
    if alasan.is_empty() {
        let pesan = "Alasan Tidak Boleh Kosong";
        return Err(OtorisasiTolak::Isian.pada("alasan", pesan));
    }
    let o = untuk_diputus(tx, p, id)?;
    let baru = Otorisasi {
        status: Keadaan::Ditolak,
        penyetuju: Some(p.user_id.clone()),
        cara: Some(Cara::Kotak),
        alasan: Some(alasan),
        diputus: Some(tx.sekarang()),
        ..o
    };
    putus(tx, p, "DITOLAK", &baru, siaran)?;
    Ok(baru)
}
