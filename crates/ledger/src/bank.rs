//! The bank book (L4): money on the shop's accounts. What comes in by card or transfer waits for finance
//! to find it on the statement; the finding is a row of its own.

use crate::baris::Buku;
use crate::{Arah, Dok, Galat, Result};
use db::{Val, args};
use values::{NoFaktur, NoRekening, Rupiah};

pub(crate) const BUKU: Buku = Buku {
    nama: "bank",
    tabel: "buku_bank",
    sendiri: &["no_rekening", "jenis", "kategori", "deskripsi", "jumlah_in", "jumlah_out", "status"],
};

pub(crate) const BUKU_VALID: Buku =
    Buku { nama: "bank_valid", tabel: "buku_bank_valid", sendiri: &["id_bank"] };

pub const BELUM: &str = "UNVALIDATED";
pub const VALID: &str = "VALID";

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Baris {
    pub no_rekening: NoRekening,
    /// TRANSFER, DEBET, CREDIT …
    pub jenis: String,
    pub kategori: String,
    pub deskripsi: String,
    pub arah: Arah,
    pub jumlah: Rupiah,
    /// must finance find it on the statement first?
    pub menunggu: bool,
}

impl Baris {
    fn neto(&self) -> Result<Rupiah> {
        match self.arah {
            Arah::Masuk => Ok(self.jumlah),
            Arah::Keluar => Ok(Rupiah::NOL.kurang(self.jumlah)?),
        }
    }
}

/// Posts bank lines and keeps each account's balance and what of it still waits.
pub fn catat(dok: &mut Dok<'_, '_>, baris: &[Baris]) -> Result<()> {
    tulis(dok, baris.iter().map(|b| (b.clone(), None)).collect())
}

/// Posts the exact reverse of a document's bank lines (a refund row when the first was validated).
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

fn baris_balik(dok: &mut Dok<'_, '_>, asal: &NoFaktur) -> Result<Vec<(Baris, Option<i64>)>> {
    let toko = dok.tx.toko().clone();
    Ok(dok.tx.rows(
        "SELECT b.id, b.no_rekening, b.jenis, b.kategori, b.deskripsi, b.jumlah_in, b.jumlah_out, \
         CASE WHEN b.status = 'UNVALIDATED' AND v.id IS NULL THEN 1 ELSE 0 END \
         FROM buku_bank b LEFT JOIN buku_bank_valid v ON v.toko = b.toko AND v.id_bank = b.id \
         WHERE b.toko = $1 AND b.no_dok = $2 AND b.balik IS NULL \
         AND NOT EXISTS (SELECT 1 FROM buku_bank x WHERE x.toko = b.toko AND x.balik = b.id) ORDER BY b.id",
        args![&toko, asal],
        |r| {
            let (masuk, keluar) = (r.int(5)?, r.int(6)?);
            let (arah, jumlah) = if masuk > 0 { (Arah::Keluar, masuk) } else { (Arah::Masuk, keluar) };
            Ok((
                Baris {
                    no_rekening: r.get(1)?,
                    jenis: r.get(2)?,
                    kategori: r.get(3)?,
                    deskripsi: r.get(4)?,
                    arah,
                    jumlah: Rupiah::new(jumlah),
                    menunggu: r.flag(7)?,
                },
                Some(r.int(0)?),
            ))
        },
    )?)
}

fn tulis(dok: &mut Dok<'_, '_>, baris: Vec<(Baris, Option<i64>)>) -> Result<()> {
    if baris.is_empty() {
        return Ok(());
    }
    let toko = dok.tx.toko().clone();
    let belum: Vec<(bool, Option<i64>)> = baris.iter().map(|(b, balik)| (b.menunggu, *balik)).collect();
    for (b, _) in &baris {
        if b.jumlah <= Rupiah::NOL {
            return Err(Galat::JumlahNol);
        }
        let neto = b.neto()?;
        let belum = if b.menunggu { neto } else { Rupiah::NOL };
        dok.tx.exec(
            "INSERT INTO saldo_bank (toko, no_rekening, saldo, belum_valid) VALUES ($1, $2, $3, $4) \
             ON CONFLICT (toko, no_rekening) DO UPDATE SET saldo = saldo_bank.saldo + $3, \
             belum_valid = saldo_bank.belum_valid + $4",
            args![&toko, &b.no_rekening, neto, belum],
        )?;
    }
    let isi = baris
        .into_iter()
        .map(|(b, balik)| {
            let (masuk, keluar) = match b.arah {
                Arah::Masuk => (b.jumlah, Rupiah::NOL),
                Arah::Keluar => (Rupiah::NOL, b.jumlah),
            };
            let v: Vec<Val> = vec![
                (&b.no_rekening).into(),
                b.jenis.into(),
                b.kategori.into(),
                b.deskripsi.into(),
                masuk.into(),
                keluar.into(),
                if b.menunggu { BELUM } else { VALID }.into(),
            ];
            (v, balik)
        })
        .collect();
    let pertama = BUKU.tulis(dok, isi)?;
    for (id, (menunggu, balik)) in (pertama..).zip(belum) {
        match balik {
            _ if !menunggu => {}
            None => {
                let sql = "INSERT INTO bank_menunggu (toko, id_bank) VALUES ($1, $2)";
                dok.tx.exec(sql, args![&toko, id])?;
            }
            // A row and its reversal, both never seen at the bank: there is nothing to look for any more.
            Some(asal) => tidak_menunggu(dok, asal)?,
        }
    }
    Ok(())
}

fn tidak_menunggu(dok: &mut Dok<'_, '_>, id: i64) -> Result<()> {
    let toko = dok.tx.toko().clone();
    let n = dok.tx.exec("DELETE FROM bank_menunggu WHERE toko = $1 AND id_bank = $2", args![&toko, id])?;
    if n == 1 { Ok(()) } else { Err(Galat::BankTidakMenunggu { id }) }
}

/// Finance found these rows on the bank's statement.
pub fn validasi(dok: &mut Dok<'_, '_>, id_bank: &[i64]) -> Result<()> {
    let toko = dok.tx.toko().clone();
    for &bank in id_bank {
        let (rekening, neto) = dok
            .tx
            .one(
                "SELECT b.no_rekening, b.jumlah_in - b.jumlah_out FROM bank_menunggu m \
                 JOIN buku_bank b ON b.toko = m.toko AND b.id = m.id_bank WHERE m.toko = $1 AND m.id_bank = $2",
                args![&toko, bank],
                |r| Ok((r.get::<String>(0)?, r.int(1)?)),
            )?
            .ok_or(Galat::BankTidakMenunggu { id: bank })?;
        dok.tx.exec(
            "UPDATE saldo_bank SET belum_valid = belum_valid - $3 WHERE toko = $1 AND no_rekening = $2",
            args![&toko, rekening, neto],
        )?;
        BUKU_VALID.tulis(dok, vec![(vec![bank.into()], None)])?;
        tidak_menunggu(dok, bank)?;
    }
    Ok(())
}
