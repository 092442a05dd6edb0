//! The cash book (L3): every rupiah in a cashier's drawer, by category. A drawer never goes below zero.

use crate::baris::Buku;
use crate::{Arah, Dok, Galat, Result};
use db::{Val, args};
use values::{NoFaktur, Rupiah, UserId};

pub(crate) const BUKU: Buku = Buku {
    nama: "kas",
    tabel: "buku_kas",
    sendiri: &["kasir", "kategori", "deskripsi", "jumlah_in", "jumlah_out"],
};

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct BarisKas {
    pub kasir: UserId,
    pub kategori: String,
    pub deskripsi: String,
    pub arah: Arah,
    pub jumlah: Rupiah,
}

/// Posts cash lines and keeps each drawer's balance.
pub fn catat(dok: &mut Dok<'_, '_>, baris: &[BarisKas]) -> Result<()> {
    tulis(dok, baris.iter().map(|b| (b.clone(), None)).collect())
}

/// Posts the exact reverse of a document's cash lines, out of the same drawers.
pub fn balikkan(dok: &mut Dok<'_, '_>, asal: &NoFaktur) -> Result<()> {
    let baris = baris_balik(dok, asal)?;
    if baris.is_empty() {
        return Err(Galat::TidakBisaDibalik(asal.clone()));
    }
    tulis(dok, baris)
}

/// The same under a category of its own; nothing when the document had no such lines.
pub fn balikkan_sebagai(dok: &mut Dok<'_, '_>, asal: &NoFaktur, kategori: &str) -> Result<()> {
    let mut baris = baris_balik(dok, asal)?;
    for (b, _) in &mut baris {
        kategori.clone_into(&mut b.kategori);
    }
    tulis(dok, baris)
}

fn baris_balik(dok: &mut Dok<'_, '_>, asal: &NoFaktur) -> Result<Vec<(BarisKas, Option<i64>)>> {
    let toko = dok.tx.toko().clone();
    Ok(dok.tx.rows(
        "SELECT b.id, b.kasir, b.kategori, b.deskripsi, b.jumlah_in, b.jumlah_out FROM buku_kas b \
         WHERE b.toko = $1 AND b.no_dok = $2 AND +b.balik IS NULL \
         AND NOT EXISTS (SELECT 1 FROM buku_kas x WHERE x.toko = b.toko AND x.balik = b.id) ORDER BY b.id",
        args![&toko, asal],
        |r| {
            let (masuk, keluar) = (r.int(4)?, r.int(5)?);
            let (arah, jumlah) = if masuk > 0 { (Arah::Keluar, masuk) } else { (Arah::Masuk, keluar) };
            Ok((
                BarisKas {
                    kasir: r.get(1)?,
                    kategori: r.get(2)?,
                    deskripsi: r.get(3)?,
                    arah,
                    jumlah: Rupiah::new(jumlah),
                },
                Some(r.int(0)?),
            ))
        },
    )?)
}

fn tulis(dok: &mut Dok<'_, '_>, baris: Vec<(BarisKas, Option<i64>)>) -> Result<()> {
    if baris.is_empty() {
        return Ok(());
    }
    for (b, _) in &baris {
        ubah_saldo(dok, b)?;
    }
    let isi = baris
        .into_iter()
        .map(|(b, balik)| {
            let (masuk, keluar) = match b.arah {
                Arah::Masuk => (b.jumlah, Rupiah::NOL),
                Arah::Keluar => (Rupiah::NOL, b.jumlah),
            };
            let v: Vec<Val> =
                vec![(&b.kasir).into(), b.kategori.into(), b.deskripsi.into(), masuk.into(), keluar.into()];
            (v, balik)
        })
        .collect();
    BUKU.tulis(dok, isi)?;
    Ok(())
}

fn ubah_saldo(dok: &mut Dok<'_, '_>, b: &BarisKas) -> Result<()> {
    if b.jumlah <= Rupiah::NOL {
        return Err(Galat::JumlahNol);
    }
    let toko = dok.tx.toko().clone();
    match b.arah {
        Arah::Masuk => {
            dok.tx.exec(
                "INSERT INTO saldo_kas (toko, kasir, saldo) VALUES ($1, $2, $3) \
                 ON CONFLICT (toko, kasir) DO UPDATE SET saldo = saldo_kas.saldo + $3",
                args![&toko, &b.kasir, b.jumlah],
            )?;
        }
        Arah::Keluar => {
            let n = dok.tx.exec(
                "UPDATE saldo_kas SET saldo = saldo - $3 WHERE toko = $1 AND kasir = $2 AND saldo >= $3",
                args![&toko, &b.kasir, b.jumlah],
            )?;
            if n == 0 {
                let ada = saldo(dok.tx, &b.kasir)?;
                return Err(Galat::KasKurang { kasir: b.kasir.clone(), ada, perlu: b.jumlah });
            }
        }
    }
    Ok(())
}

/// What a drawer holds now.
pub fn saldo(tx: &mut db::Tx<'_>, kasir: &UserId) -> Result<Rupiah> {
    let toko = tx.toko().clone();
    Ok(tx
        .one("SELECT saldo FROM saldo_kas WHERE toko = $1 AND kasir = $2", args![&toko, kasir], |r| r.get(0))?
        .unwrap_or(Rupiah::NOL))
}
