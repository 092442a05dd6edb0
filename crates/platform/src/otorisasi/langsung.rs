//! Approval at the requester's own screen: the approver types user and password there.

use super::minta::simpan;
use super::{
    Cara, MintaOtorisasi, Otorisasi, Permohonan, bukan_sendiri, periksa_sandi, sendiri, wajib_berhak,
    wajib_cara, wajib_pemilik,
};
use crate::{Hasil, Pelaku, SesiTolak, sesi};
use db::{Db, Tx, args};
use values::UserId;

/// Approves at once; the answer's id is what the requester's document carries.
pub async fn langsung(
    db: &Db,
    p: &Pelaku,
    penyetuju: &UserId,
    sandi: String,
    alamat: &str,
    m: &MintaOtorisasi,
) -> Hasil<Otorisasi> {
    let m = m.rapi()?;
    let (q, n, sendiri) = (p.clone(), m.clone(), p.user_id == *penyetuju);
    db.read(move |c| {
        wajib_cara(c, &q.toko, Cara::Password)?;
        if sendiri { sendiri::boleh(c, &q, &n) } else { Ok(()) }
    })
    .await?;
    periksa_sandi(db, p, penyetuju, sandi, alamat).await?;
    let (p, penyetuju, alamat) = (p.clone(), penyetuju.clone(), alamat.to_owned());
    db.write(p.toko.clone(), move |tx| {
        let toko = tx.toko().clone();
        wajib_berhak(tx, &penyetuju, &toko)?;
        wajib_pemilik(tx, &penyetuju, m.permohonan.as_ref().is_some_and(Permohonan::harus_pemilik))?;
        if p.user_id == penyetuju {
            sendiri::boleh(tx, &p, &m)?;
        }
        let sekali: bool =
            tx.nilai("SELECT ganti_sandi FROM pengguna WHERE user_id = $1", args![&penyetuju])?;
        if sekali {
            return Err(
                SesiTolak::HarusGanti.tolak(format!("Password sekali pakai {penyetuju} harus diganti dulu"))
            );
        }
        sesi::lupakan_gagal(tx, &penyetuju, &alamat)?;
        simpan(tx, &p, &m, Some((&penyetuju, Cara::Password)))
    })
    .await
}

/// Approves what a refusal said, without a password: for the demo, whose people have no screen to type it at.
pub(crate) fn beri(tx: &mut Tx<'_>, p: &Pelaku, penyetuju: &UserId, segel: &str) -> Hasil<Otorisasi> {
    let m = MintaOtorisasi { permohonan: Some(segel.to_owned()), ..MintaOtorisasi::default() }.rapi()?;
    let toko = tx.toko().clone();
    bukan_sendiri(&p.user_id, penyetuju)?;
    wajib_berhak(tx, penyetuju, &toko)?;
    wajib_pemilik(tx, penyetuju, m.permohonan.as_ref().is_some_and(Permohonan::harus_pemilik))?;
    simpan(tx, p, &m, Some((penyetuju, Cara::Password)))
}
