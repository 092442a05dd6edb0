//! The book of tax (L12): base and tax of every line that was sold, by rate. A cancellation posts the exact reverse.

use crate::baris::Buku;
use crate::{Dok, Result};
use db::{Val, args};
use values::{NoFaktur, Persen, Rupiah};

pub(crate) const BUKU: Buku = Buku {
    nama: "pajak",
    tabel: "buku_pajak",
    sendiri: &["no_faktur", "jenis_pajak", "tarif", "dpp", "pajak"],
};

/// PPN on what the shop sells.
pub const PPN_KELUARAN: &str = "PPN KELUARAN";

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct BarisPajak {
    /// the line's own number
    pub no_faktur: String,
    pub jenis: String,
    pub tarif: Persen,
    pub dpp: Rupiah,
    pub pajak: Rupiah,
}

pub fn catat(dok: &mut Dok<'_, '_>, baris: &[BarisPajak]) -> Result<()> {
    tulis(dok, baris.iter().map(|b| (b.clone(), None)).collect())
}

/// Posts the exact reverse of a document's lines; nothing when it had none.
pub fn balikkan(dok: &mut Dok<'_, '_>, asal: &NoFaktur) -> Result<()> {
    let toko = dok.tx.toko().clone();
    let baris = dok.tx.rows(
        "SELECT b.id, b.no_faktur, b.jenis_pajak, b.tarif, b.dpp, b.pajak FROM buku_pajak b \
         WHERE b.toko = $1 AND b.no_dok = $2 AND +b.balik IS NULL \
         AND NOT EXISTS (SELECT 1 FROM buku_pajak x WHERE x.toko = b.toko AND x.balik = b.id) ORDER BY b.id",
        args![&toko, asal],
        |r| {
            let b = BarisPajak {
                no_faktur: r.get(1)?,
                jenis: r.get(2)?,
                tarif: Persen::perseratus(r.int(3)?),
                dpp: Rupiah::new(-r.int(4)?),
                pajak: Rupiah::new(-r.int(5)?),
            };
            Ok((b, Some(r.int(0)?)))
        },
    )?;
    tulis(dok, baris)
}

fn tulis(dok: &mut Dok<'_, '_>, baris: Vec<(BarisPajak, Option<i64>)>) -> Result<()> {
    if baris.is_empty() {
        return Ok(());
    }
    let isi = baris
        .into_iter()
        .map(|(b, balik)| {
            let v: Vec<Val> = vec![
                b.no_faktur.into(),
                b.jenis.into(),
                b.tarif.sebagai_perseratus().into(),
                b.dpp.into(),
                b.pajak.into(),
            ];
            (v, balik)
        })
        .collect();
    BUKU.tulis(dok, isi)?;
    Ok(())
}
