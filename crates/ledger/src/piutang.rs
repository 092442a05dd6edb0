//! The book of receivables (L15): the unpaid principal of pieces that a customer has already, by contract. Handing over is in,
//! what is paid, brought back or given up is out. Nobody pays more than they owe.

use crate::baris::Buku;
use crate::utang::{BarisUtang, BukuUtang};
use crate::{Arah, Dok, Galat, Result};
use db::Conn;
use values::{KodeToko, NoFaktur, Rupiah};

pub(crate) const BUKU: BukuUtang = BukuUtang {
    buku: Buku {
        nama: "piutang",
        tabel: "buku_piutang",
        sendiri: &["no_piutang", "jenis", "masuk", "keluar"],
    },
    saldo: "saldo_piutang",
    per_jenis: false,
    kurang: |no, ada, perlu| Galat::PiutangKurang { no, ada: Rupiah::new(ada), perlu: Rupiah::new(perlu) },
};

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
    let isi = baris.iter().map(|b| BarisUtang {
        akun: b.no_piutang.to_string(),
        jenis: b.jenis.kode(),
        arah: b.jenis.arah(),
        jumlah: b.jumlah.nilai(),
    });
    BUKU.catat(dok, isi)
}

/// Posts the exact reverse of a document's lines; nothing when it had none. Refused when what it handed over was paid since.
pub fn balikkan(dok: &mut Dok<'_, '_>, asal: &NoFaktur) -> Result<()> {
    BUKU.balikkan(dok, asal)
}

/// What is owed on a contract.
pub fn saldo(c: &mut Conn, toko: &KodeToko, no: &NoFaktur) -> Result<Rupiah> {
    Ok(Rupiah::new(BUKU.saldo(c, toko, &no.to_string(), "")?))
}
