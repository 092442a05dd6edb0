//! Using an approval: inside the transaction of the document that needs it, so that both stand or neither.

use super::minta::{kategori as rapikan, sebaris};
use super::{Keadaan, Otorisasi, berhak, cari, lewat_waktu};
use crate::{Hasil, Pelaku, Tolak};
use db::{Tx, args};

/// Consumes an approval of the transaction's store. It must be this requester's, of this category, for this
/// document where the request named one, not older than five minutes, not used before, and given by
/// somebody who may still give it. What was approved (amount, before, after) is in the answer: the caller
/// compares it with what it is about to write.
pub fn pakai(
    tx: &mut Tx<'_>,
    id: &str,
    kategori: &str,
    p: &Pelaku,
    dokumen: Option<&str>,
) -> Hasil<Otorisasi> {
    let (toko, kini, kategori) = (tx.toko().clone(), tx.sekarang(), rapikan(kategori)?);
    let dokumen = dokumen.map(sebaris);
    let dokumen = dokumen.as_deref();
    // A guessed id and somebody else's are told apart by nothing.
    let o = cari(tx, &toko, id, kini)?
        .filter(|o| o.peminta == p.user_id)
        .ok_or_else(|| Tolak::aturan("OTO-01", "Otorisasi tidak ditemukan, silahkan minta otorisasi"))?;
    if o.kategori != kategori {
        return Err(Tolak::aturan(
            "OTO-09",
            format!("Otorisasi ini untuk {}, bukan untuk {kategori}", o.kategori),
        ));
    }
    if o.dokumen.is_some() && o.dokumen.as_deref() != dokumen {
        return Err(Tolak::aturan("OTO-09", "Otorisasi ini untuk dokumen lain"));
    }
    match o.status {
        Keadaan::Disetujui => {}
        Keadaan::Terpakai => return Err(Tolak::sudah("OTO-06", "Otorisasi ini sudah dipakai")),
        Keadaan::Kedaluwarsa => return Err(lewat_waktu()),
        Keadaan::Menunggu => return Err(Tolak::aturan("OTO-08", "Otorisasi ini belum disetujui")),
        Keadaan::Ditolak => {
            let alasan = o.alasan.as_deref().unwrap_or("-");
            return Err(Tolak::aturan("OTO-08", format!("Otorisasi ini ditolak: {alasan}")));
        }
    }
    let pemberi = o.penyetuju.clone().filter(|u| *u != p.user_id);
    let masih = match &pemberi {
        Some(u) => berhak(tx, u, &toko)?,
        None => false,
    };
    if !masih {
        return Err(Tolak::aturan("OTO-10", "Pemberi otorisasi ini tidak lagi berhak, silahkan minta lagi"));
    }
    let n = tx.exec(
        "UPDATE otorisasi SET status = 'TERPAKAI', dipakai = $3, dipakai_dok = $4 \
         WHERE toko = $1 AND id = $2 AND status = 'DISETUJUI'",
        args![&toko, id, kini, dokumen],
    )?;
    if n != 1 {
        return Err(Tolak::sudah("OTO-06", "Otorisasi ini sudah dipakai"));
    }
    let isi =
        serde_json::json!({ "kategori": kategori, "dokumen": dokumen, "penyetuju": pemberi }).to_string();
    ledger::audit::catat_hari_ini(tx, p.user_id.as_str(), "PAKAI OTORISASI", id, &isi)?;
    Ok(Otorisasi {
        status: Keadaan::Terpakai,
        dipakai: Some(kini),
        dipakai_dok: dokumen.map(str::to_owned),
        ..o
    })
}

/// Names the document that came out of it, once it has drawn its number.
pub fn tautkan(tx: &mut Tx<'_>, o: &Otorisasi, no_dok: &str) -> Hasil<()> {
    tx.exec(
        "UPDATE otorisasi SET dipakai_dok = $3 WHERE toko = $1 AND id = $2 AND status = 'TERPAKAI'",
        args![&o.toko, o.id.as_str(), no_dok],
    )?;
    Ok(())
}
