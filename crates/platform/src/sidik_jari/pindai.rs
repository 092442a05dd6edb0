//! A scan for an approval: started by the requester, matched by the agent, handed in once.

use super::{Jenis, Keadaan, Kerja, buka, cari, tidak_terdaftar, wajib_nyala};
use crate::otorisasi::{berhak, kategori};
use crate::{Hasil, Pelaku, Tolak};
use db::{Conn, Tx, args};
use values::{UserId, Waktu};

/// Asks the store's agents for the finger of an approver. Who cannot approve here, or has no finger
/// enrolled, is not registered as far as this screen goes.
pub fn pindai(tx: &mut Tx<'_>, p: &Pelaku, user: &UserId, untuk: &str) -> Hasil<Kerja> {
    let untuk = kategori(untuk)?;
    let toko = tx.toko().clone();
    wajib_nyala(tx, &toko)?;
    if *user == p.user_id {
        return Err(Tolak::dilarang("OTO-03", "Permintaan sendiri harus disetujui orang lain"));
    }
    let jari: i64 = tx.nilai("SELECT COUNT(*) FROM sidik_jari WHERE user_id = $1", args![user])?;
    if jari == 0 || !berhak(tx, user, &toko)? {
        return Err(tidak_terdaftar());
    }
    buka(tx, p, Jenis::Scan, user, None, &untuk)
}

fn tidak_ada() -> Tolak {
    Tolak::tidak_ada("SIDIK-03", "Scan tidak ditemukan, silahkan scan lagi")
}

/// How far one's own scan is, for a screen whose socket is down.
pub fn lihat(c: &mut Conn, p: &Pelaku, id: &str, kini: Waktu) -> Hasil<Kerja> {
    cari(c, &p.toko, id, kini)?.filter(|k| k.peminta == p.user_id).ok_or_else(tidak_ada)
}

/// Consumes a matched scan of exactly this approver, requester and category.
pub(crate) fn pakai_scan(tx: &mut Tx<'_>, p: &Pelaku, id: &str, user: &UserId, untuk: &str) -> Hasil<()> {
    let (toko, kini) = (tx.toko().clone(), tx.sekarang());
    let k = cari(tx, &toko, id, kini)?
        .filter(|k| {
            k.peminta == p.user_id && k.jenis == Jenis::Scan && k.user_id == *user && k.auth_for == untuk
        })
        .ok_or_else(tidak_ada)?;
    match k.status {
        Keadaan::Cocok => {}
        Keadaan::Terpakai => return Err(Tolak::sudah("SIDIK-04", "Scan ini sudah dipakai")),
        Keadaan::Kedaluwarsa | Keadaan::Batal => {
            return Err(Tolak::aturan("SIDIK-05", "Scan sudah lewat waktu, silahkan scan lagi"));
        }
        Keadaan::Menunggu => return Err(Tolak::aturan("SIDIK-06", "Silahkan Scan Fingerprint")),
        Keadaan::Gagal => return Err(Tolak::aturan("SIDIK-06", "Silahkan Coba Lagi")),
    }
    tx.exec("UPDATE sidik_jari_kerja SET status = 'TERPAKAI' WHERE toko = $1 AND id = $2", args![&toko, id])?;
    Ok(())
}
