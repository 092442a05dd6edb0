//! The book of craftsmen (L11): fine milligrams of the shop's gold that a craftsman has and owes. What he gets is in, what he
//! gives back (pieces, scrap, the loss he is allowed) is out. He never gives back more than he owes.

use crate::baris::Buku;
use crate::utang::{BarisUtang, BukuUtang};
use crate::{Arah, Dok, Galat, Result};
use db::Conn;
use values::{Berat, KodeToko, NoFaktur};

pub(crate) const BUKU: BukuUtang = BukuUtang {
    buku: Buku {
        nama: "tukang",
        tabel: "buku_tukang",
        sendiri: &["kode_tukang", "jenis", "masuk", "keluar"],
    },
    saldo: "saldo_tukang",
    per_jenis: false,
    kurang: |kode, ada, perlu| Galat::TukangKurang { kode, ada: Berat::mg(ada), perlu: Berat::mg(perlu) },
};

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
    let isi = baris.iter().map(|b| BarisUtang {
        akun: b.kode_tukang.clone(),
        jenis: b.jenis.kode(),
        arah: b.jenis.arah(),
        jumlah: b.murni.sebagai_mg(),
    });
    BUKU.catat(dok, isi)
}

/// Posts the exact reverse of a document's lines; nothing when it had none. Refused when the gold it gave was given back since.
pub fn balikkan(dok: &mut Dok<'_, '_>, asal: &NoFaktur) -> Result<()> {
    BUKU.balikkan(dok, asal)
}

/// Fine weight that a craftsman owes a store.
pub fn saldo(c: &mut Conn, toko: &KodeToko, kode: &str) -> Result<Berat> {
    Ok(Berat::mg(BUKU.saldo(c, toko, kode, "")?))
}
