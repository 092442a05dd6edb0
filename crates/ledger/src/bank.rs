//! The bank book (L4): money on the shop's accounts. What comes in by card or transfer waits for finance
//! to find it on the statement; the finding is a row of its own.

use crate::baris::Buku;
use crate::{Arah, Dok, Galat, Result};
use db::{Val, args};
use std::collections::BTreeMap;
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
pub struct BarisBank {
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

impl BarisBank {
    fn neto(&self) -> Result<Rupiah> {
        match self.arah {
            Arah::Masuk => Ok(self.jumlah),
            Arah::Keluar => Ok(Rupiah::NOL.kurang(self.jumlah)?),
        }
    }
}

/// Posts bank lines and keeps each account's balance and what of it still waits.
pub fn catat(dok: &mut Dok<'_, '_>, baris: &[BarisBank]) -> Result<()> {
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

/// The money of a document comes back as rows of their own: what went out is still looked for at the bank, and so is what comes back.
pub fn kembalikan(dok: &mut Dok<'_, '_>, asal: &NoFaktur, kategori: &str) -> Result<()> {
    let mut baris = baris_balik(dok, asal)?;
    for (b, balik) in &mut baris {
        kategori.clone_into(&mut b.kategori);
        b.deskripsi = format!("kembali dari {asal}");
        *balik = None;
    }
    tulis(dok, baris)
}

/// The same of those lines alone that say this: one payment of a document of many.
pub fn balikkan_sebagian(
    dok: &mut Dok<'_, '_>,
    asal: &NoFaktur,
    deskripsi: &str,
    kategori: &str,
) -> Result<()> {
    let mut baris = baris_balik(dok, asal)?;
    baris.retain(|(b, _)| b.deskripsi == deskripsi);
    for (b, _) in &mut baris {
        kategori.clone_into(&mut b.kategori);
    }
    tulis(dok, baris)
}

db::bacaan! {
    /// A line as the book has it.
    struct BarisBuku {
        id: i64 = "b.id",
        no_rekening: NoRekening = "b.no_rekening",
        jenis: String = "b.jenis",
        kategori: String = "b.kategori",
        deskripsi: String = "b.deskripsi",
        masuk: Rupiah = "b.jumlah_in",
        keluar: Rupiah = "b.jumlah_out",
        menunggu: bool = "CASE WHEN b.status = 'UNVALIDATED' THEN 1 ELSE 0 END",
    }
}

impl BarisBuku {
    /// The line that takes it back, and which one that is.
    fn dibalik(self) -> (BarisBank, Option<i64>) {
        let (arah, jumlah) =
            if self.masuk > Rupiah::NOL { (Arah::Keluar, self.masuk) } else { (Arah::Masuk, self.keluar) };
        let Self { id, no_rekening, jenis, kategori, deskripsi, menunggu, .. } = self;
        (BarisBank { no_rekening, jenis, kategori, deskripsi, arah, jumlah, menunggu }, Some(id))
    }
}

fn baris_balik(dok: &mut Dok<'_, '_>, asal: &NoFaktur) -> Result<Vec<(BarisBank, Option<i64>)>> {
    let toko = dok.tx.toko().clone();
    let semua = dok.tx.baris::<BarisBuku>(
        "FROM buku_bank b WHERE b.toko = $1 AND b.no_dok = $2 AND +b.balik IS NULL \
         AND NOT EXISTS (SELECT 1 FROM buku_bank x WHERE x.toko = b.toko AND x.balik = b.id) ORDER BY b.id",
        args![&toko, asal],
    )?;
    Ok(semua.into_iter().map(BarisBuku::dibalik).collect())
}

fn tulis(dok: &mut Dok<'_, '_>, baris: Vec<(BarisBank, Option<i64>)>) -> Result<()> {
    if baris.is_empty() {
        return Ok(());
    }
    let toko = dok.tx.toko().clone();
    let belum: Vec<(bool, Option<i64>)> = baris.iter().map(|(b, balik)| (b.menunggu, *balik)).collect();
    // Once an account: a file of payments has thousands of lines for one.
    let mut saldo: BTreeMap<&NoRekening, (Rupiah, Rupiah)> = BTreeMap::new();
    for (b, _) in &baris {
        if b.jumlah <= Rupiah::NOL {
            return Err(Galat::JumlahNol);
        }
        let neto = b.neto()?;
        let (jumlah, belum) = saldo.entry(&b.no_rekening).or_default();
        *jumlah = jumlah.tambah(neto)?;
        if b.menunggu {
            *belum = belum.tambah(neto)?;
        }
    }
    for (no_rekening, (neto, belum)) in saldo {
        dok.tx.exec(
            "INSERT INTO saldo_bank (toko, no_rekening, saldo, belum_valid) VALUES ($1, $2, $3, $4) \
             ON CONFLICT (toko, no_rekening) DO UPDATE SET saldo = saldo_bank.saldo + $3, \
             belum_valid = saldo_bank.belum_valid + $4",
            args![&toko, no_rekening, neto, belum],
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
    let mut menanti = Vec::new();
    for (id, (menunggu, balik)) in (pertama..).zip(belum) {
        match balik {
            _ if !menunggu => {}
            None => menanti.push(id),
            // A row and its reversal, both never seen at the bank: there is nothing to look for any more. What was seen
            // there has still to be paid back by it.
            Some(asal) => {
                if !berhenti_menunggu(dok, asal)? {
                    menanti.push(id);
                }
            }
        }
    }
    let baris = menanti.into_iter().map(|id| Ok::<_, db::Error>(vec![(&toko).into(), id.into()]));
    dok.tx.sisip_banyak("bank_menunggu", &["toko", "id_bank"], baris)?;
    Ok(())
}

/// Did it wait until now?
fn berhenti_menunggu(dok: &mut Dok<'_, '_>, id: i64) -> Result<bool> {
    let toko = dok.tx.toko().clone();
    let n = dok.tx.exec("DELETE FROM bank_menunggu WHERE toko = $1 AND id_bank = $2", args![&toko, id])?;
    Ok(n == 1)
}

fn tidak_menunggu(dok: &mut Dok<'_, '_>, id: i64) -> Result<()> {
    if berhenti_menunggu(dok, id)? { Ok(()) } else { Err(Galat::BankTidakMenunggu { id }) }
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
