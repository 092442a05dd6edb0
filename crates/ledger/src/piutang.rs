//! The book of receivables (L15): the unpaid principal of pieces that a customer has already, by contract. Handing over is in,
//! what is paid, brought back or given up is out. Nobody pays more than they owe.

use crate::baris::Buku;
use crate::{Arah, Dok, Galat, Result};
use db::{Conn, Val, args};
use values::{KodeToko, NoFaktur, Rupiah};

pub(crate) const BUKU: Buku =
    Buku { nama: "piutang", tabel: "buku_piutang", sendiri: &["no_piutang", "jenis", "masuk", "keluar"] };

/// Why it moved. Interest and penalties are income and never stand here.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Jenis {
    /// the piece was handed over
    Serah,
    /// paid
    Bayar,
    /// the piece came back and was set off
    Barang,
    /// given up
    Hapus,
}

impl Jenis {
    pub const fn kode(self) -> &'static str {
        match self {
            Self::Serah => "SERAH",
            Self::Bayar => "BAYAR",
            Self::Barang => "BARANG",
            Self::Hapus => "HAPUS",
        }
    }

    /// Handing over makes it, everything else lowers it.
    pub const fn arah(self) -> Arah {
        match self {
            Self::Serah => Arah::Masuk,
            Self::Bayar | Self::Barang | Self::Hapus => Arah::Keluar,
        }
    }
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct BarisPiutang {
    pub no_piutang: NoFaktur,
    pub jenis: Jenis,
    /// more than nothing
    pub jumlah: Rupiah,
}

/// Posts lines and keeps what is owed on each contract.
pub fn catat(dok: &mut Dok<'_, '_>, baris: &[BarisPiutang]) -> Result<()> {
    let isi = baris
        .iter()
        .map(|b| {
            let (masuk, keluar) = match b.jenis.arah() {
                Arah::Masuk => (b.jumlah, Rupiah::NOL),
                Arah::Keluar => (Rupiah::NOL, b.jumlah),
            };
            Isi { no: b.no_piutang.clone(), jenis: b.jenis.kode().to_owned(), masuk, keluar, balik: None }
        })
        .collect();
    tulis(dok, isi)
}

/// Posts the exact reverse of a document's lines; nothing when it had none. Refused when what it handed over was paid since.
pub fn balikkan(dok: &mut Dok<'_, '_>, asal: &NoFaktur) -> Result<()> {
    let toko = dok.tx.toko().clone();
    let baris = dok.tx.rows(
        "SELECT b.id, b.no_piutang, b.jenis, b.keluar, b.masuk FROM buku_piutang b \
         WHERE b.toko = $1 AND b.no_dok = $2 AND +b.balik IS NULL \
         AND NOT EXISTS (SELECT 1 FROM buku_piutang x WHERE x.toko = b.toko AND x.balik = b.id) ORDER BY b.id",
        args![&toko, asal],
        |r| {
            let (no, jenis) = (r.get(1)?, r.get(2)?);
            Ok(Isi { no, jenis, masuk: r.get(3)?, keluar: r.get(4)?, balik: Some(r.int(0)?) })
        },
    )?;
    tulis(dok, baris)
}

struct Isi {
    no: NoFaktur,
    jenis: String,
    masuk: Rupiah,
    keluar: Rupiah,
    balik: Option<i64>,
}

fn tulis(dok: &mut Dok<'_, '_>, baris: Vec<Isi>) -> Result<()> {
    if baris.is_empty() {
        return Ok(());
    }
    let toko = dok.tx.toko().clone();
    for b in &baris {
        if b.masuk < Rupiah::NOL
            || b.keluar < Rupiah::NOL
            || (b.masuk == Rupiah::NOL) == (b.keluar == Rupiah::NOL)
        {
            return Err(Galat::JumlahNol);
        }
        if b.masuk > Rupiah::NOL {
            dok.tx.exec(
                "INSERT INTO saldo_piutang (toko, no_piutang, saldo) VALUES ($1, $2, $3) \
                 ON CONFLICT (toko, no_piutang) DO UPDATE SET saldo = saldo_piutang.saldo + $3",
                args![&toko, &b.no, b.masuk],
            )?;
            continue;
        }
        let n = dok.tx.exec(
            "UPDATE saldo_piutang SET saldo = saldo - $3 WHERE toko = $1 AND no_piutang = $2 AND saldo >= $3",
            args![&toko, &b.no, b.keluar],
        )?;
        if n == 0 {
            let ada = saldo(dok.tx, &toko, &b.no)?;
            return Err(Galat::PiutangKurang { no: b.no.clone(), ada, perlu: b.keluar });
        }
    }
    let isi = baris
        .into_iter()
        .map(|b| {
            let v: Vec<Val> = vec![(&b.no).into(), b.jenis.into(), b.masuk.into(), b.keluar.into()];
            (v, b.balik)
        })
        .collect();
    BUKU.tulis(dok, isi)?;
    Ok(())
}

/// What is owed on a contract.
pub fn saldo(c: &mut Conn, toko: &KodeToko, no: &NoFaktur) -> Result<Rupiah> {
    Ok(c.one("SELECT saldo FROM saldo_piutang WHERE toko = $1 AND no_piutang = $2", args![toko, no], |r| {
        r.get(0)
    })?
    .unwrap_or(Rupiah::NOL))
}
