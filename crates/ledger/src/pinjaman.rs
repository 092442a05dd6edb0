//! The book of loans (L6), by loan and account. POKOK is what a customer owes and KELEBIHAN what an auction left for them: both go in
//! and out and never fall below nothing. BUNGA, DENDA, BIAYA and RUGI tell what a loan has brought in or cost so far.

use crate::baris::Buku;
use crate::utang::{BarisUtang, BukuUtang};
use crate::{Arah, Dok, Galat, Result};
use db::Conn;
use values::{KodeToko, NoFaktur, Rupiah};

pub(crate) const BUKU: BukuUtang = BukuUtang {
    buku: Buku {
        nama: "pinjaman",
        tabel: "buku_pinjaman",
        sendiri: &["no_hutang", "akun", "masuk", "keluar"],
    },
    saldo: "saldo_pinjaman",
    per_jenis: true,
    kurang: |no, ada, perlu| Galat::PinjamanKurang { no, ada: Rupiah::new(ada), perlu: Rupiah::new(perlu) },
};

#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Akun {
    /// owed by the customer
    Pokok,
    /// interest received
    Bunga,
    /// penalty received
    Denda,
    /// fees received
    Biaya,
    /// owed to the customer after an auction
    Kelebihan,
    /// what an auction did not bring back
    Rugi,
}

impl Akun {
    pub const fn kode(self) -> &'static str {
        match self {
            Self::Pokok => "POKOK",
            Self::Bunga => "BUNGA",
            Self::Denda => "DENDA",
            Self::Biaya => "BIAYA",
            Self::Kelebihan => "KELEBIHAN",
            Self::Rugi => "RUGI",
        }
    }
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct BarisPinjaman {
    pub no_hutang: String,
    pub akun: Akun,
    /// what was received and lost only ever goes in; a reversal takes it back
    pub arah: Arah,
    pub jumlah: Rupiah,
}

/// Posts lines and keeps what each loan comes to.
pub fn catat(dok: &mut Dok<'_, '_>, baris: &[BarisPinjaman]) -> Result<()> {
    let isi = baris.iter().map(|b| BarisUtang {
        akun: b.no_hutang.clone(),
        jenis: b.akun.kode(),
        arah: b.arah,
        jumlah: b.jumlah.nilai(),
    });
    BUKU.catat(dok, isi)
}

/// Posts the exact reverse of a document's lines; nothing when it had none. Refused when what it lent was paid back since.
pub fn balikkan(dok: &mut Dok<'_, '_>, asal: &NoFaktur) -> Result<()> {
    BUKU.balikkan(dok, asal)
}

/// What an account of a loan comes to.
pub fn saldo(c: &mut Conn, toko: &KodeToko, no: &str, akun: Akun) -> Result<Rupiah> {
    Ok(Rupiah::new(BUKU.saldo(c, toko, no, akun.kode())?))
}
