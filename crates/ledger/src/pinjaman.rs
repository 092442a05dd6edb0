//! The book of loans (L6), by loan and account. POKOK is what a customer owes and KELEBIHAN what an auction left for them: both go in
//! and out and never fall below nothing. BUNGA, DENDA, BIAYA and RUGI tell what a loan has brought in or cost so far.

use crate::baris::Buku;
use crate::{Arah, Dok, Galat, Result};
use db::{Conn, Val, args};
use values::{KodeToko, NoFaktur, Rupiah};

pub(crate) const BUKU: Buku =
    Buku { nama: "pinjaman", tabel: "buku_pinjaman", sendiri: &["no_hutang", "akun", "masuk", "keluar"] };

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
    let isi = baris
        .iter()
        .map(|b| {
            let rp = b.jumlah.nilai();
            let (masuk, keluar) = match b.arah {
                Arah::Masuk => (rp, 0),
                Arah::Keluar => (0, rp),
            };
            Isi { no: b.no_hutang.clone(), akun: b.akun.kode().to_owned(), masuk, keluar, balik: None }
        })
        .collect();
    tulis(dok, isi)
}

/// Posts the exact reverse of a document's lines; nothing when it had none. Refused when what it lent was paid back since.
pub fn balikkan(dok: &mut Dok<'_, '_>, asal: &NoFaktur) -> Result<()> {
    let toko = dok.tx.toko().clone();
    let baris = dok.tx.rows(
        "SELECT b.id, b.no_hutang, b.akun, b.keluar, b.masuk FROM buku_pinjaman b \
         WHERE b.toko = $1 AND b.no_dok = $2 AND +b.balik IS NULL \
         AND NOT EXISTS (SELECT 1 FROM buku_pinjaman x WHERE x.toko = b.toko AND x.balik = b.id) ORDER BY b.id",
        args![&toko, asal],
        |r| {
            let (no, akun) = (r.get(1)?, r.get(2)?);
            Ok(Isi { no, akun, masuk: r.int(3)?, keluar: r.int(4)?, balik: Some(r.int(0)?) })
        },
    )?;
    tulis(dok, baris)
}

struct Isi {
    no: String,
    akun: String,
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
                "INSERT INTO saldo_pinjaman (toko, no_hutang, akun, saldo) VALUES ($1, $2, $3, $4) \
                 ON CONFLICT (toko, no_hutang, akun) DO UPDATE SET saldo = saldo_pinjaman.saldo + $4",
                args![&toko, b.no.as_str(), b.akun.as_str(), b.masuk],
            )?;
            continue;
        }
        let n = dok.tx.exec(
            "UPDATE saldo_pinjaman SET saldo = saldo - $4 WHERE toko = $1 AND no_hutang = $2 AND akun = $3 AND saldo >= $4",
            args![&toko, b.no.as_str(), b.akun.as_str(), b.keluar],
        )?;
        if n == 0 {
            let ada = saldo_akun(dok.tx, &toko, &b.no, &b.akun)?;
            return Err(Galat::PinjamanKurang { no: b.no.clone(), ada, perlu: Rupiah::new(b.keluar) });
        }
    }
    let isi = baris
        .into_iter()
        .map(|b| {
            let v: Vec<Val> = vec![b.no.into(), b.akun.into(), b.masuk.into(), b.keluar.into()];
            (v, b.balik)
        })
        .collect();
    BUKU.tulis(dok, isi)?;
    Ok(())
}

fn saldo_akun(c: &mut Conn, toko: &KodeToko, no: &str, akun: &str) -> Result<Rupiah> {
    let rp = c.one(
        "SELECT saldo FROM saldo_pinjaman WHERE toko = $1 AND no_hutang = $2 AND akun = $3",
        args![toko, no, akun],
        |r| r.int(0),
    )?;
    Ok(Rupiah::new(rp.unwrap_or(0)))
}

/// What an account of a loan comes to.
pub fn saldo(c: &mut Conn, toko: &KodeToko, no: &str, akun: Akun) -> Result<Rupiah> {
    saldo_akun(c, toko, no, akun.kode())
}
