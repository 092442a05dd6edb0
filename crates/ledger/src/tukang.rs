//! The book of craftsmen (L11): fine milligrams of the shop's gold that a craftsman has and owes. What he gets is in, what he
//! gives back (pieces, scrap, the loss he is allowed) is out. He never gives back more than he owes.

use crate::baris::Buku;
use crate::{Arah, Dok, Galat, Result};
use db::{Conn, Val, args};
use values::{Berat, KodeToko, NoFaktur};

pub(crate) const BUKU: Buku =
    Buku { nama: "tukang", tabel: "buku_tukang", sendiri: &["kode_tukang", "jenis", "masuk", "keluar"] };

/// Why it moved. Wages are money and never stand here.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Jenis {
    /// gold issued to him
    Emas,
    /// finished pieces returned
    Barang,
    /// scrap returned, by assay
    Rosok,
    /// loss allowed
    Susut,
}

impl Jenis {
    pub const fn kode(self) -> &'static str {
        match self {
            Self::Emas => "EMAS",
            Self::Barang => "BARANG",
            Self::Rosok => "ROSOK",
            Self::Susut => "SUSUT",
        }
    }

    /// Gold goes to him, everything else comes off what he owes.
    pub const fn arah(self) -> Arah {
        match self {
            Self::Emas => Arah::Masuk,
            Self::Barang | Self::Rosok | Self::Susut => Arah::Keluar,
        }
    }
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct BarisTukang {
    pub kode_tukang: String,
    pub jenis: Jenis,
    /// fine weight, more than nothing
    pub murni: Berat,
}

/// Posts lines and keeps what each craftsman owes.
pub fn catat(dok: &mut Dok<'_, '_>, baris: &[BarisTukang]) -> Result<()> {
    let isi = baris
        .iter()
        .map(|b| {
            let mg = b.murni.sebagai_mg();
            let (masuk, keluar) = match b.jenis.arah() {
                Arah::Masuk => (mg, 0),
                Arah::Keluar => (0, mg),
            };
            Isi { kode: b.kode_tukang.clone(), jenis: b.jenis.kode().to_owned(), masuk, keluar, balik: None }
        })
        .collect();
    tulis(dok, isi)
}

/// Posts the exact reverse of a document's lines; nothing when it had none. Refused when the gold it gave was given back since.
pub fn balikkan(dok: &mut Dok<'_, '_>, asal: &NoFaktur) -> Result<()> {
    let toko = dok.tx.toko().clone();
    let baris = dok.tx.rows(
        "SELECT b.id, b.kode_tukang, b.jenis, b.keluar, b.masuk FROM buku_tukang b \
         WHERE b.toko = $1 AND b.no_dok = $2 AND +b.balik IS NULL \
         AND NOT EXISTS (SELECT 1 FROM buku_tukang x WHERE x.toko = b.toko AND x.balik = b.id) ORDER BY b.id",
        args![&toko, asal],
        |r| {
            let (kode, jenis) = (r.get(1)?, r.get(2)?);
            Ok(Isi { kode, jenis, masuk: r.int(3)?, keluar: r.int(4)?, balik: Some(r.int(0)?) })
        },
    )?;
    tulis(dok, baris)
}

struct Isi {
    kode: String,
    jenis: String,
    masuk: i64,
    keluar: i64,
    balik: Option<i64>,
}

fn tulis(dok: &mut Dok<'_, '_>, baris: Vec<Isi>) -> Result<()> {
    if baris.is_empty() {
        return Ok(());
    }
    let toko = dok.tx.toko().clone();
    for b in &baris {
        if b.masuk < 0 || b.keluar < 0 || (b.masuk == 0) == (b.keluar == 0) {
            return Err(Galat::JumlahNol);
        }
        if b.masuk > 0 {
            dok.tx.exec(
                "INSERT INTO saldo_tukang (toko, kode_tukang, saldo) VALUES ($1, $2, $3) \
                 ON CONFLICT (toko, kode_tukang) DO UPDATE SET saldo = saldo_tukang.saldo + $3",
                args![&toko, b.kode.as_str(), b.masuk],
            )?;
            continue;
        }
        let n = dok.tx.exec(
            "UPDATE saldo_tukang SET saldo = saldo - $3 WHERE toko = $1 AND kode_tukang = $2 AND saldo >= $3",
            args![&toko, b.kode.as_str(), b.keluar],
        )?;
        if n == 0 {
            let ada = saldo(dok.tx, &toko, &b.kode)?;
            return Err(Galat::TukangKurang { kode: b.kode.clone(), ada, perlu: Berat::mg(b.keluar) });
        }
    }
    let isi = baris
        .into_iter()
        .map(|b| {
            let v: Vec<Val> = vec![b.kode.into(), b.jenis.into(), b.masuk.into(), b.keluar.into()];
            (v, b.balik)
        })
        .collect();
    BUKU.tulis(dok, isi)?;
    Ok(())
}

/// Fine weight that a craftsman owes a store.
pub fn saldo(c: &mut Conn, toko: &KodeToko, kode: &str) -> Result<Berat> {
    let mg = c.one(
        "SELECT saldo FROM saldo_tukang WHERE toko = $1 AND kode_tukang = $2",
        args![toko, kode],
        |r| r.int(0),
    )?;
    Ok(Berat::mg(mg.unwrap_or(0)))
}
