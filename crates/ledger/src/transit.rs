//! The book of money on its way (L10): out of one store's drawer, not yet in another's. One account a reference number;
//! the sender's row and the receiver's stand in their own stores and sum to zero.

use crate::baris::Buku;
use crate::{Arah, Dok, Galat, Result};
use db::{Val, args};
use values::{NoFaktur, Rupiah};

pub(crate) const BUKU: Buku =
    Buku { nama: "transit", tabel: "buku_transit", sendiri: &["no_reff", "jumlah_in", "jumlah_out"] };

/// Posts what begins (`Masuk`) or ends (`Keluar`) its way.
pub fn catat(dok: &mut Dok<'_, '_>, no_reff: &str, arah: Arah, jumlah: Rupiah) -> Result<()> {
    tulis(dok, vec![(no_reff.to_owned(), arah, jumlah, None)])
}

/// Posts the exact reverse of a document's rows.
pub fn balikkan(dok: &mut Dok<'_, '_>, asal: &NoFaktur) -> Result<()> {
    let toko = dok.tx.toko().clone();
    let baris = dok.tx.rows(
        "SELECT b.id, b.no_reff, b.jumlah_in, b.jumlah_out FROM buku_transit b \
         WHERE b.toko = $1 AND b.no_dok = $2 AND +b.balik IS NULL \
         AND NOT EXISTS (SELECT 1 FROM buku_transit x WHERE x.toko = b.toko AND x.balik = b.id) ORDER BY b.id",
        args![&toko, asal],
        |r| {
            let (masuk, keluar) = (r.int(2)?, r.int(3)?);
            let (arah, jumlah) = if masuk > 0 { (Arah::Keluar, masuk) } else { (Arah::Masuk, keluar) };
            Ok((r.get(1)?, arah, Rupiah::new(jumlah), Some(r.int(0)?)))
        },
    )?;
    if baris.is_empty() {
        return Err(Galat::TidakBisaDibalik(asal.clone()));
    }
    tulis(dok, baris)
}

fn tulis(dok: &mut Dok<'_, '_>, baris: Vec<(String, Arah, Rupiah, Option<i64>)>) -> Result<()> {
    let mut isi = Vec::with_capacity(baris.len());
    for (no_reff, arah, jumlah, balik) in baris {
        if jumlah <= Rupiah::NOL {
            return Err(Galat::JumlahNol);
        }
        let (masuk, keluar) = match arah {
            Arah::Masuk => (jumlah, Rupiah::NOL),
            Arah::Keluar => (Rupiah::NOL, jumlah),
        };
        let v: Vec<Val> = vec![no_reff.into(), masuk.into(), keluar.into()];
        isi.push((v, balik));
    }
    BUKU.tulis(dok, isi)?;
    Ok(())
}
