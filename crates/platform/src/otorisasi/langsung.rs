//! Approval at the requester's own screen: the approver types user and password there.

use super::minta::simpan;
use super::{Cara, Minta, Otorisasi, bukan_sendiri, periksa_sandi, wajib_berhak};
use crate::{Hasil, Pelaku, Tolak, sesi};
use db::{Db, args};
use values::UserId;

/// Approves at once; the answer's id is what the requester's document carries.
pub async fn langsung(
    db: &Db,
    p: &Pelaku,
    penyetuju: &UserId,
    sandi: String,
    alamat: &str,
    m: &Minta,
) -> Hasil<Otorisasi> {
    let m = m.rapi()?;
    bukan_sendiri(&p.user_id, penyetuju)?;
    periksa_sandi(db, p, penyetuju, sandi, alamat).await?;
    let (p, penyetuju, alamat) = (p.clone(), penyetuju.clone(), alamat.to_owned());
    db.write(p.toko.clone(), move |tx| {
        let toko = tx.toko().clone();
        wajib_berhak(tx, &penyetuju, &toko)?;
        let sekali: bool =
            tx.nilai("SELECT ganti_sandi FROM pengguna WHERE user_id = $1", args![&penyetuju])?;
        if sekali {
            return Err(Tolak::dilarang(
                "SANDI-03",
                format!("Password sekali pakai {penyetuju} harus diganti dulu"),
            ));
        }
        sesi::lupakan_gagal(tx, &penyetuju, &alamat)?;
        simpan(tx, &p, m.clone(), Some((&penyetuju, Cara::Password)))
    })
    .await
}
