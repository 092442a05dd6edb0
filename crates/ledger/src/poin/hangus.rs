//! Lapsing: lots older than a day go to nothing, some people at a time. Rows are never overwritten: what lapsed is a row each lot.

use super::{BUKU, BarisPoin, Jenis, lebih_tua};
use crate::{Dok, Galat, Result};
use db::Val;
use std::collections::BTreeMap;
use values::{Rupiah, Tanggal};

/// What one batch did.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Hangus {
    pub member: i64,
    pub poin: i64,
    /// the last person it came to; none when nobody is left
    pub sampai: Option<String>,
}

struct Milik {
    lot: String,
    tgl: String,
    nilai_poin: Rupiah,
    sisa: i64,
}

/// Lets lots from before a day lapse, of so many people after a code. Who owes points keeps the debt: what they have of old lots
/// pays it first.
pub fn hanguskan(dok: &mut Dok<'_, '_>, sebelum: Tanggal, sesudah: &str, banyak: usize) -> Result<Hangus> {
    let orang: Vec<String> = dok.tx.rows(
        &format!(
            "SELECT DISTINCT kode_pelanggan FROM lot_poin WHERE kode_pelanggan > $1 AND tgl < $2 AND sisa <> 0 \
             ORDER BY kode_pelanggan LIMIT {banyak}"
        ),
        db::args![sesudah, sebelum],
        |r| r.get(0),
    )?;
    let Some(sampai) = orang.last().cloned() else { return Ok(Hangus::default()) };
    let d = db::daftar(1, orang.iter().map(String::as_str));
    // In the order of the codes: a till that spends the points of one of them waits for this batch alone, and it for the till.
    let tahan = if dok.tx.adalah_pg() { " FOR UPDATE" } else { "" };
    dok.tx.rows(
        &format!(
            "SELECT kode_pelanggan FROM saldo_poin WHERE kode_pelanggan IN {} ORDER BY kode_pelanggan{tahan}",
            d.sql
        ),
        &d.nilai,
        |r| r.get::<String>(0),
    )?;
    let mut milik: BTreeMap<String, Vec<Milik>> = BTreeMap::new();
    dok.tx.each(
        &format!(
            "SELECT kode_pelanggan, lot, tgl, nilai_poin, sisa FROM lot_poin WHERE kode_pelanggan IN {} AND sisa <> 0 \
             ORDER BY kode_pelanggan, tgl, lot",
            d.sql
        ),
        &d.nilai,
        |r| {
            let m = Milik { lot: r.get(1)?, tgl: r.get(2)?, nilai_poin: r.get(3)?, sisa: r.int(4)? };
            milik.entry(r.get(0)?).or_default().push(m);
            Ok::<(), db::Error>(())
        },
    )?;
    let mut h = Hangus { sampai: Some(sampai), ..Hangus::default() };
    let (mut baris, mut habis, mut satu) = (Vec::new(), Vec::new(), Vec::new());
    for (kode, lot) in milik {
        let lama: Vec<Milik> = lot.into_iter().filter(|l| lebih_tua(&l.tgl, sebelum)).collect();
        let jumlah: i64 = lama.iter().map(|l| l.sisa).sum();
        let mut pengisi: i64 = lama.iter().map(|l| l.sisa.max(0)).sum();
        if lama.is_empty() || (jumlah < 0 && pengisi == 0) {
            continue;
        }
        h.member += 1;
        h.poin = h.poin.checked_add(jumlah.max(0)).ok_or(Galat::Meluap)?;
        if jumlah >= 0 {
            habis.push(kode.clone());
        }
        for l in lama {
            // To nothing; of a debt only what old points can pay.
            let n = if jumlah >= 0 || l.sisa > 0 {
                -l.sisa
            } else {
                let isi = pengisi.min(-l.sisa);
                pengisi -= isi;
                isi
            };
            if n == 0 {
                continue;
            }
            if jumlah < 0 {
                satu.push((kode.clone(), l.lot.clone(), n));
            }
            baris.push((hilang(&kode, l, n), None));
        }
    }
    perbarui(dok, sebelum, &habis, &satu)?;
    if !baris.is_empty() {
        BUKU.tulis(dok, baris)?;
    }
    Ok(h)
}

fn hilang(kode: &str, l: Milik, n: i64) -> Vec<Val> {
    BarisPoin {
        kode_pelanggan: kode.to_owned(),
        jenis: Jenis::Hangus.kode().to_owned(),
        lot: l.lot,
        tgl_lot: l.tgl,
        kode_group: String::new(),
        poin: n,
        nilai_poin: l.nilai_poin,
        nilai_rp: Rupiah::NOL,
    }
    .sel()
}

/// The projections of many people in a few statements: a till must not wait for one statement a person.
fn perbarui(
    dok: &mut Dok<'_, '_>,
    sebelum: Tanggal,
    habis: &[String],
    satu: &[(String, String, i64)],
) -> Result<()> {
    if !habis.is_empty() {
        let d = db::daftar(2, habis.iter().map(String::as_str));
        let mut v: Vec<Val> = vec![sebelum.into()];
        v.extend(d.nilai.iter().cloned());
        // The balance first, while the lots still say what goes.
        dok.tx.exec(
            &format!(
                "UPDATE saldo_poin SET saldo = saldo - (SELECT CAST(COALESCE(SUM(l.sisa), 0) AS BIGINT) FROM lot_poin l \
                 WHERE l.kode_pelanggan = saldo_poin.kode_pelanggan AND l.tgl < $1) WHERE kode_pelanggan IN {}",
                d.sql
            ),
            &v,
        )?;
        dok.tx.exec(
            &format!("UPDATE lot_poin SET sisa = 0 WHERE tgl < $1 AND kode_pelanggan IN {}", d.sql),
            &v,
        )?;
    }
    for (kode, lot, n) in satu {
        dok.tx.exec(
            "UPDATE lot_poin SET sisa = sisa + $3 WHERE kode_pelanggan = $1 AND lot = $2",
            db::args![kode.as_str(), lot.as_str(), *n],
        )?;
    }
    Ok(())
}
