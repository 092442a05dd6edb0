//! Points of a card that was merged into another: every lot goes with its date, and comes back when the merge is undone.

use super::{BarisPoin, Jenis, Lot, kunci, lot, tulis};
use crate::{Dok, Result};
use db::args;
use std::collections::BTreeMap;
use values::{KodeToko, Rupiah};

fn baris(kode: &str, l: &Lot, poin: i64) -> BarisPoin {
    BarisPoin {
        kode_pelanggan: kode.to_owned(),
        jenis: Jenis::Gabung.kode().to_owned(),
        lot: l.lot.clone(),
        tgl_lot: l.tgl.clone(),
        kode_group: String::new(),
        poin,
        nilai_poin: l.nilai_poin,
        nilai_rp: Rupiah::NOL,
    }
}

/// In the order of their codes, so that two merges cannot wait for each other.
fn kunci_dua(dok: &mut Dok<'_, '_>, a: &str, b: &str) -> Result<()> {
    for kode in [a.min(b), a.max(b)] {
        kunci(dok, kode)?;
    }
    Ok(())
}

/// Moves all lots of a card to another, debts too. Answers how many points went.
pub fn pindah(dok: &mut Dok<'_, '_>, dari: &str, ke: &str) -> Result<i64> {
    if dari == ke {
        return Ok(0);
    }
    kunci_dua(dok, dari, ke)?;
    let semua = lot(dok.tx, dari)?;
    let mut isi = Vec::with_capacity(semua.len() * 2);
    for l in &semua {
        isi.push((baris(dari, l, -l.sisa), None));
        isi.push((baris(ke, l, l.sisa), None));
    }
    tulis(dok, isi)?;
    Ok(semua.iter().map(|l| l.sisa).sum())
}

/// What is left of the lots that a merge brought goes back where it came from, whatever store undoes it.
pub fn kembalikan(
    dok: &mut Dok<'_, '_>,
    toko: &KodeToko,
    no_gabung: &str,
    dari: &str,
    ke: &str,
) -> Result<i64> {
    if dari == ke {
        return Ok(0);
    }
    kunci_dua(dok, dari, ke)?;
    let dibawa: BTreeMap<String, i64> = dok
        .tx
        .rows(
            "SELECT lot, CAST(SUM(poin) AS BIGINT) FROM buku_poin WHERE toko = $1 AND no_dok = $2 AND kode_pelanggan = $3 \
             AND jenis = 'GABUNG' GROUP BY lot",
            args![toko, no_gabung, dari],
            |r| Ok((r.get(0)?, r.int(1)?)),
        )?
        .into_iter()
        .collect();
    let mut isi = Vec::new();
    let mut banyak = 0;
    for l in lot(dok.tx, dari)? {
        let Some(bawa) = dibawa.get(&l.lot) else { continue };
        let n = if l.sisa > 0 { l.sisa.min((*bawa).max(0)) } else { l.sisa.max((*bawa).min(0)) };
        if n != 0 {
            isi.push((baris(dari, &l, -n), None));
            isi.push((baris(ke, &l, n), None));
            banyak += n;
        }
    }
    tulis(dok, isi)?;
    Ok(banyak)
}
