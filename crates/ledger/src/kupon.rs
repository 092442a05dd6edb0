//! The book of coupons (L9): given once, used at most once, void when its time is over or its sale is cancelled.

use crate::baris::Buku;
use crate::{Dok, Galat, Result};
use db::{Val, args};
use values::{JenisDok, NoFaktur, Rupiah};

pub(crate) const BUKU: Buku =
    Buku { nama: "kupon", tabel: "buku_kupon", sendiri: &["no_kupon", "qty", "nilai"] };

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct BarisKupon {
    pub no_kupon: String,
    /// given to a customer; otherwise used or void
    pub terbit: bool,
    pub nilai: Rupiah,
}

pub fn catat(dok: &mut Dok<'_, '_>, baris: &[BarisKupon]) -> Result<()> {
    tulis(dok, baris.iter().map(|b| (b.clone(), None)).collect())
}

/// Posts the exact reverse of a document's lines; nothing when it had none. A coupon that was given by it and used since
/// cannot be taken back; one whose time is over comes back for a moment, and goes with the document that gave it.
pub fn balikkan(dok: &mut Dok<'_, '_>, asal: &NoFaktur) -> Result<()> {
    let toko = dok.tx.toko().clone();
    let hangus = dok.tx.rows(
        "SELECT h.id, h.no_kupon, h.nilai FROM buku_kupon b JOIN buku_kupon h ON h.toko = b.toko AND h.no_kupon = b.no_kupon \
         WHERE b.toko = $1 AND b.no_dok = $2 AND b.qty = 1 AND +b.balik IS NULL AND h.qty = -1 AND +h.balik IS NULL \
         AND h.jenis_dok = $3 AND NOT EXISTS (SELECT 1 FROM buku_kupon x WHERE x.toko = h.toko AND x.balik = h.id) ORDER BY h.id",
        args![&toko, asal, JenisDok::TutupToko.prefix()],
        |r| Ok((BarisKupon { no_kupon: r.get(1)?, terbit: true, nilai: r.get(2)? }, Some(r.int(0)?))),
    )?;
    tulis(dok, hangus)?;
    let baris = dok.tx.rows(
        "SELECT b.id, b.no_kupon, b.qty, b.nilai FROM buku_kupon b \
         WHERE b.toko = $1 AND b.no_dok = $2 AND +b.balik IS NULL \
         AND NOT EXISTS (SELECT 1 FROM buku_kupon x WHERE x.toko = b.toko AND x.balik = b.id) ORDER BY b.id",
        args![&toko, asal],
        |r| {
            Ok((BarisKupon { no_kupon: r.get(1)?, terbit: r.int(2)? < 0, nilai: r.get(3)? }, Some(r.int(0)?)))
        },
    )?;
    tulis(dok, baris)
}

fn tulis(dok: &mut Dok<'_, '_>, baris: Vec<(BarisKupon, Option<i64>)>) -> Result<()> {
    if baris.is_empty() {
        return Ok(());
    }
    let toko = dok.tx.toko().clone();
    for (b, _) in &baris {
        let n = if b.terbit {
            dok.tx.exec(
                "INSERT INTO saldo_kupon (toko, no_kupon, qty) VALUES ($1, $2, 1) \
                 ON CONFLICT (toko, no_kupon) DO UPDATE SET qty = 1 WHERE saldo_kupon.qty = 0",
                args![&toko, &b.no_kupon],
            )?
        } else {
            dok.tx.exec(
                "UPDATE saldo_kupon SET qty = 0 WHERE toko = $1 AND no_kupon = $2 AND qty = 1",
                args![&toko, &b.no_kupon],
            )?
        };
        if n != 1 {
            return Err(Galat::KuponTidakBerlaku(b.no_kupon.clone()));
        }
    }
    let isi = baris
        .into_iter()
        .map(|(b, balik)| {
            let v: Vec<Val> =
                vec![b.no_kupon.into(), if b.terbit { 1_i64 } else { -1 }.into(), b.nilai.into()];
            (v, balik)
        })
        .collect();
    BUKU.tulis(dok, isi)?;
    Ok(())
}
