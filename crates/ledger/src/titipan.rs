//! The book of deposits (L5): what the shop owes a customer, by document. A deposit never goes below zero.

use crate::baris::Buku;
use crate::{Arah, Dok, Galat, Result};
use db::{Conn, Val, args};
use std::collections::BTreeMap;
use values::{KodeToko, NoFaktur, Rupiah};

pub(crate) const BUKU: Buku =
    Buku { nama: "titipan", tabel: "buku_titipan", sendiri: &["no_titip", "jumlah_in", "jumlah_out"] };

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct BarisTitipan {
    pub no_titip: NoFaktur,
    pub arah: Arah,
    pub jumlah: Rupiah,
}

/// Posts lines and keeps what is left of each deposit.
pub fn catat(dok: &mut Dok<'_, '_>, baris: &[BarisTitipan]) -> Result<()> {
    tulis(dok, baris.iter().map(|b| (b.clone(), None)).collect())
}

/// Posts the exact reverse of a document's lines; nothing when it had none.
pub fn balikkan(dok: &mut Dok<'_, '_>, asal: &NoFaktur) -> Result<()> {
    let toko = dok.tx.toko().clone();
    let baris = dok.tx.rows(
        "SELECT b.id, b.no_titip, b.jumlah_in, b.jumlah_out FROM buku_titipan b \
         WHERE b.toko = $1 AND b.no_dok = $2 AND +b.balik IS NULL \
         AND NOT EXISTS (SELECT 1 FROM buku_titipan x WHERE x.toko = b.toko AND x.balik = b.id) ORDER BY b.id",
        args![&toko, asal],
        |r| {
            let (masuk, keluar) = (r.int(2)?, r.int(3)?);
            let (arah, jumlah) = if masuk > 0 { (Arah::Keluar, masuk) } else { (Arah::Masuk, keluar) };
            Ok((BarisTitipan { no_titip: r.get(1)?, arah, jumlah: Rupiah::new(jumlah) }, Some(r.int(0)?)))
        },
    )?;
    tulis(dok, baris)
}

fn tulis(dok: &mut Dok<'_, '_>, baris: Vec<(BarisTitipan, Option<i64>)>) -> Result<()> {
    if baris.is_empty() {
        return Ok(());
    }
    let toko = dok.tx.toko().clone();
    // In the order they came, but that what comes in, of many at once, goes in few statements.
    let mut masuk: BTreeMap<&NoFaktur, Rupiah> = BTreeMap::new();
    for (b, _) in &baris {
        if b.jumlah <= Rupiah::NOL {
            return Err(Galat::JumlahNol);
        }
        match b.arah {
            Arah::Masuk => {
                let jumlah = masuk.entry(&b.no_titip).or_default();
                *jumlah = jumlah.tambah(b.jumlah)?;
            }
            Arah::Keluar => {
                tambah(dok, &toko, &std::mem::take(&mut masuk))?;
                let n = dok.tx.exec(
                    "UPDATE saldo_titipan SET saldo = saldo - $3 WHERE toko = $1 AND no_titip = $2 AND saldo >= $3",
                    args![&toko, &b.no_titip, b.jumlah],
                )?;
                if n == 0 {
                    let ada = saldo(dok.tx, &toko, &b.no_titip)?;
                    return Err(Galat::TitipanKurang { no: b.no_titip.clone(), ada, perlu: b.jumlah });
                }
            }
        }
    }
    tambah(dok, &toko, &masuk)?;
    let isi = baris
        .into_iter()
        .map(|(b, balik)| {
            let (masuk, keluar) = match b.arah {
                Arah::Masuk => (b.jumlah, Rupiah::NOL),
                Arah::Keluar => (Rupiah::NOL, b.jumlah),
            };
            let v: Vec<Val> = vec![(&b.no_titip).into(), masuk.into(), keluar.into()];
            (v, balik)
        })
        .collect();
    BUKU.tulis(dok, isi)?;
    Ok(())
}

/// Deposits of one statement.
const SEKALI: usize = 200;

/// What comes in, each deposit once.
fn tambah(dok: &mut Dok<'_, '_>, toko: &KodeToko, masuk: &BTreeMap<&NoFaktur, Rupiah>) -> Result<()> {
    let semua: Vec<(&&NoFaktur, &Rupiah)> = masuk.iter().collect();
    for bagian in semua.chunks(SEKALI) {
        let mut nilai: Vec<Val> = args![toko].to_vec();
        let mut tempat = Vec::with_capacity(bagian.len());
        for (no, jumlah) in bagian {
            nilai.extend([Val::from(**no), Val::from(**jumlah)]);
            tempat.push(format!("($1, ${}, ${})", nilai.len() - 1, nilai.len()));
        }
        let sql = format!(
            "INSERT INTO saldo_titipan (toko, no_titip, saldo) VALUES {} \
             ON CONFLICT (toko, no_titip) DO UPDATE SET saldo = saldo_titipan.saldo + excluded.saldo",
            tempat.join(", ")
        );
        dok.tx.exec(&sql, &nilai)?;
    }
    Ok(())
}

/// What is left of a deposit.
pub fn saldo(c: &mut Conn, toko: &KodeToko, no: &NoFaktur) -> Result<Rupiah> {
    Ok(c.one("SELECT saldo FROM saldo_titipan WHERE toko = $1 AND no_titip = $2", args![toko, no], |r| {
        r.get(0)
    })?
    .unwrap_or(Rupiah::NOL))
}
