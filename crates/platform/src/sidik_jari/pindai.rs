//! A scan for an approval: started by the requester, matched by the agent, handed in once.

use super::{Jenis, Keadaan, Kerja, buka, cari, tidak_terdaftar, wajib_nyala};
use crate::otorisasi::{Cara, MintaOtorisasi, berhak, wajib_cara};
use crate::{Hasil, OtorisasiTolak, Pelaku, SidikTolak, Tolak};
use db::{Conn, Tx, args};
use values::{UserId, Waktu};

/// Asks the store's agents for the finger of an approver, for this request. Who cannot approve here, or has no
/// finger enrolled, is not registered as far as this screen goes.
pub fn pindai(tx: &mut Tx<'_>, p: &Pelaku, user: &UserId, m: &MintaOtorisasi) -> Hasil<Kerja> {
    let mut m = m.clone();
    if m.description.trim().is_empty() {
        m.description.clone_from(&m.kategori);
    }
    let untuk = m.untuk()?;
    let toko = tx.toko().clone();
    wajib_nyala(tx, &toko)?;
    wajib_cara(tx, &toko, Cara::Fingerprint)?;
    if *user == p.user_id {
        return Err(OtorisasiTolak::DiriSendiri.tolak("Permintaan sendiri harus disetujui orang lain"));
    }
    let jari: i64 = tx.nilai("SELECT COUNT(*) FROM sidik_jari WHERE user_id = $1", args![user])?;
    if jari == 0 || !berhak(tx, user, &toko)? {
        return Err(tidak_terdaftar());
    }
    let k = buka(tx, p, Jenis::Scan, user, None, &untuk)?;
    let isi = serde_json::to_string(&m).map_err(|e| db::Error::Lain(e.to_string()))?;
    tx.exec(
        "UPDATE sidik_jari_kerja SET minta = $3 WHERE toko = $1 AND id = $2",
        args![&toko, k.id.as_str(), isi],
    )?;
    Ok(k)
}

fn tidak_ada() -> Tolak {
    SidikTolak::TidakAda.tolak("Scan tidak ditemukan, silahkan scan lagi")
}

/// How far one's own scan is, for a screen whose socket is down.
pub fn lihat(c: &mut Conn, p: &Pelaku, id: &str, kini: Waktu) -> Hasil<Kerja> {
    cari(c, &p.toko, id, kini)?.filter(|k| k.peminta == p.user_id).ok_or_else(tidak_ada)
}

/// Consumes a matched scan of exactly this approver, requester and category; what it was asked for comes back.
pub(crate) fn pakai_scan(
    tx: &mut Tx<'_>,
    p: &Pelaku,
    id: &str,
    user: &UserId,
    untuk: &str,
) -> Hasil<MintaOtorisasi> {
    let (toko, kini) = (tx.toko().clone(), tx.sekarang());
    let k = cari(tx, &toko, id, kini)?
        .filter(|k| {
            k.peminta == p.user_id && k.jenis == Jenis::Scan && k.user_id == *user && k.auth_for == untuk
        })
        .ok_or_else(tidak_ada)?;
    match k.status {
        Keadaan::Cocok => {}
        Keadaan::Terpakai => return Err(SidikTolak::Sudah.tolak("Scan ini sudah dipakai")),
        Keadaan::Kedaluwarsa | Keadaan::Batal => {
            return Err(SidikTolak::LewatWaktu.tolak("Scan sudah lewat waktu, silahkan scan lagi"));
        }
        Keadaan::Menunggu => return Err(SidikTolak::BelumCocok.tolak("Silahkan Scan Fingerprint")),
        Keadaan::Gagal => return Err(SidikTolak::BelumCocok.tolak("Silahkan Coba Lagi")),
    }
    tx.exec("UPDATE sidik_jari_kerja SET status = 'TERPAKAI' WHERE toko = $1 AND id = $2", args![&toko, id])?;
    let isi: String =
        tx.nilai("SELECT minta FROM sidik_jari_kerja WHERE toko = $1 AND id = $2", args![&toko, id])?;
    Ok(serde_json::from_str(&isi).map_err(|e| db::Error::Lain(e.to_string()))?)
}
