//! The book of gifts (L8): pieces received, given for points, corrected by a count, in each store. Never below nothing.

use crate::baris::Buku;
use crate::{Dok, Galat, Result};
use db::{Conn, Val, args};
use values::{KodeToko, NoFaktur};

pub(crate) const BUKU: Buku =
    Buku { nama: "hadiah", tabel: "buku_hadiah", sendiri: &["kode_hadiah", "jenis", "qty"] };

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Jenis {
    Terima,
    Tukar,
    Koreksi,
}

impl Jenis {
    pub const fn kode(self) -> &'static str {
        match self {
            Self::Terima => "TERIMA",
            Self::Tukar => "TUKAR",
            Self::Koreksi => "KOREKSI",
        }
    }
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct BarisHadiah {
    pub kode_hadiah: String,
    pub jenis: Jenis,
    /// in is more than nothing, out less
    pub qty: i64,
}

pub fn catat(dok: &mut Dok<'_, '_>, baris: &[BarisHadiah]) -> Result<()> {
    let isi =
        baris.iter().map(|b| ((b.kode_hadiah.clone(), b.jenis.kode().to_owned(), b.qty), None)).collect();
    tulis(dok, isi)
}

/// Posts the exact reverse of a document's lines; nothing when it had none. Refused when what it brought is gone.
pub fn balikkan(dok: &mut Dok<'_, '_>, asal: &NoFaktur) -> Result<()> {
    let toko = dok.tx.toko().clone();
    let baris = dok.tx.rows(
        "SELECT b.id, b.kode_hadiah, b.jenis, b.qty FROM buku_hadiah b \
         WHERE b.toko = $1 AND b.no_dok = $2 AND +b.balik IS NULL \
         AND NOT EXISTS (SELECT 1 FROM buku_hadiah x WHERE x.toko = b.toko AND x.balik = b.id) ORDER BY b.id",
        args![&toko, asal],
        |r| Ok(((r.get::<String>(1)?, r.get::<String>(2)?, -r.int(3)?), Some(r.int(0)?))),
    )?;
    tulis(dok, baris)
}

type Isi = (String, String, i64);

fn tulis(dok: &mut Dok<'_, '_>, baris: Vec<(Isi, Option<i64>)>) -> Result<()> {
    if baris.is_empty() {
        return Ok(());
    }
    let toko = dok.tx.toko().clone();
    for ((kode, _, qty), _) in &baris {
        if *qty == 0 {
            return Err(Galat::JumlahNol);
        }
        if *qty > 0 {
            dok.tx.exec(
                "INSERT INTO saldo_hadiah (toko, kode_hadiah, qty) VALUES ($1, $2, $3) \
                 ON CONFLICT (toko, kode_hadiah) DO UPDATE SET qty = saldo_hadiah.qty + $3",
                args![&toko, kode.as_str(), *qty],
            )?;
            continue;
        }
        let n = dok.tx.exec(
            "UPDATE saldo_hadiah SET qty = qty + $3 WHERE toko = $1 AND kode_hadiah = $2 AND qty + $3 >= 0",
            args![&toko, kode.as_str(), *qty],
        )?;
        if n == 0 {
            let ada = saldo(dok.tx, &toko, kode)?;
            return Err(Galat::HadiahKurang { kode: kode.clone(), ada, perlu: -qty });
        }
    }
    let isi = baris
        .into_iter()
        .map(|((kode, jenis, qty), balik)| {
            let v: Vec<Val> = vec![kode.into(), jenis.into(), qty.into()];
            (v, balik)
        })
        .collect();
    BUKU.tulis(dok, isi)?;
    Ok(())
}

/// Pieces of a gift in a store.
pub fn saldo(c: &mut Conn, toko: &KodeToko, kode: &str) -> Result<i64> {
    Ok(c.one("SELECT qty FROM saldo_hadiah WHERE toko = $1 AND kode_hadiah = $2", args![toko, kode], |r| {
        r.int(0)
    })?
    .unwrap_or(0))
}
