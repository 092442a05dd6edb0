//! The digest of a closed day to who owns the store: to every owner in use who has a number, once for the day.

use crate::antre::PANJANG;
use crate::{Peristiwa, PesanBaru, antre};
use db::{Tx, args};
use platform::Hasil;
use values::Tanggal;

/// Raises the digest of a day of the transaction's store. Answers to how many.
pub fn ringkasan(tx: &mut Tx<'_>, tanggal: Tanggal, isi: &str) -> Hasil<usize> {
    let toko = tx.toko().clone();
    let pemilik: Vec<(String, String)> = tx.rows(
        "SELECT user_id, no_whatsapp FROM pengguna WHERE aktif = 1 AND level = 'OWN' AND no_whatsapp <> '' \
         AND (kode_toko = $1 OR pusat = 1) ORDER BY user_id",
        args![&toko],
        |r| Ok((r.get(0)?, r.get(1)?)),
    )?;
    // A day with much to tell is told as far as one message goes.
    let isi: String = isi.chars().take(PANJANG).collect();
    let mut n = 0;
    for (user, no_hp) in pemilik {
        let m = PesanBaru {
            peristiwa: Peristiwa::RingkasanHari,
            kunci: &format!("{}/{toko}/{tanggal}/{user}", Peristiwa::RingkasanHari.kode()),
            kode_pelanggan: "",
            no_hp: &no_hp,
            isi: &isi,
            no_dok: "",
            oleh: "SISTEM",
            sampai: None,
        };
        n += usize::from(antre(tx, &m)?.is_some());
    }
    Ok(n)
}
