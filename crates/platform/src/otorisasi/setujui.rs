//! Approval from the inbox: the approver's own session, and their password once more.

use super::{
    Cara, Keadaan, LAMA, Otorisasi, bukan_sendiri, cari, lewat_waktu, periksa_sandi, sudah_ditarik,
    tidak_dikenal, wajib_berhak, wajib_pemilik,
};
use crate::{Hasil, OtorisasiTolak, Pelaku, Siaran, Tujuan, sesi};
use db::{Db, Tx, args};

/// Approves a waiting request; from now on the requester has five minutes to use it.
pub async fn setujui(
    db: &Db,
    p: &Pelaku,
    id: &str,
    sandi: String,
    alamat: &str,
    siaran: &Siaran,
) -> Hasil<Otorisasi> {
    periksa_sandi(db, p, &p.user_id, sandi, alamat).await?;
    let (p, id, alamat, siaran) = (p.clone(), id.to_owned(), alamat.to_owned(), siaran.clone());
    db.write(p.toko.clone(), move |tx| {
        sesi::lupakan_gagal(tx, &p.user_id, &alamat)?;
        let o = untuk_diputus(tx, &p, &id)?;
        wajib_pemilik(tx, &p.user_id, o.permohonan.as_ref().is_some_and(|h| h.pemilik))?;
        let kini = tx.sekarang();
        let baru = Otorisasi {
            status: Keadaan::Disetujui,
            penyetuju: Some(p.user_id.clone()),
            cara: Some(Cara::Kotak),
            diputus: Some(kini),
            berlaku_sampai: kini.tambah(LAMA).map_err(|e| db::Error::Lain(e.to_string()))?,
            ..o
        };
        putus(tx, &p, "DISETUJUI", &baru, &siaran)?;
        Ok(baru)
    })
    .await
}

/// A request this person may decide now.
pub(super) fn untuk_diputus(tx: &mut Tx<'_>, p: &Pelaku, id: &str) -> Hasil<Otorisasi> {
    let (toko, kini) = (tx.toko().clone(), tx.sekarang());
    wajib_berhak(tx, &p.user_id, &toko)?;
    let o = cari(tx, &toko, id, kini)?.ok_or_else(tidak_dikenal)?;
    bukan_sendiri(&o.peminta, &p.user_id)?;
    masih_menunggu(o)
}

/// It waits, or why it does not any more.
pub(super) fn masih_menunggu(o: Otorisasi) -> Hasil<Otorisasi> {
    match o.status {
        Keadaan::Menunggu => Ok(o),
        Keadaan::Kedaluwarsa => Err(lewat_waktu()),
        Keadaan::Ditarik => Err(sudah_ditarik()),
        Keadaan::Disetujui | Keadaan::Ditolak | Keadaan::Terpakai => {
            let oleh = o.penyetuju.as_ref().map(ToString::to_string).unwrap_or_default();
            Err(OtorisasiTolak::SudahDiputus.tolak(format!("Permintaan ini sudah diputus oleh {oleh}")))
        }
    }
}

/// Writes the decision and tells the requester, and the other approvers whose inbox it leaves.
pub(super) fn putus(tx: &mut Tx<'_>, p: &Pelaku, status: &str, o: &Otorisasi, siaran: &Siaran) -> Hasil<()> {
    tx.exec(
        "UPDATE otorisasi SET status = $3, penyetuju = $4, cara = $5, alasan = $6, diputus = $7, berlaku_sampai = $8 \
         WHERE toko = $1 AND id = $2",
        args![
            &o.toko,
            o.id.as_str(),
            status,
            &p.user_id,
            o.cara.map(Cara::as_str),
            o.alasan.as_deref(),
            o.diputus,
            o.berlaku_sampai
        ],
    )?;
    let isi = serde_json::json!({ "status": status, "peminta": o.peminta, "alasan": o.alasan }).to_string();
    ledger::audit::catat_hari_ini(tx, p.user_id.as_str(), "PUTUS OTORISASI", &o.id, &isi)?;
    kabarkan(tx, o, siaran);
    Ok(())
}

/// After the COMMIT the requester and every inbox are told that it waits no longer.
pub(super) fn kabarkan(tx: &mut Tx<'_>, o: &Otorisasi, siaran: &Siaran) {
    let (siaran, isi) = (siaran.clone(), serde_json::json!(o));
    let (peminta, toko) = (o.peminta.clone(), o.toko.clone());
    tx.setelah_commit(move || {
        siaran.kirim(Tujuan::User(peminta), "authorization-decided", isi.clone());
        siaran.kirim(Tujuan::Penyetuju(toko), "authorization-decided", isi);
    });
}
