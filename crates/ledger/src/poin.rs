//! The book of points (L7): earned, spent, given and taken by hand, lapsed. Points belong to a person, whatever store writes the
//! row, and are lots by the document that gave them: spent oldest first, returned to their lot. A balance falls below nothing
//! only when a document is taken back.

use crate::baris::Buku;
use crate::{Dok, Galat, Result};
use db::{Conn, Tx, Val, args};
use std::collections::BTreeMap;
use values::{NoFaktur, Rupiah, Tanggal};

mod hangus;
mod pindah;

pub use hangus::{Hangus, hanguskan};
pub use pindah::{kembalikan, pindah};

pub(crate) const BUKU: Buku = Buku {
    nama: "poin",
    tabel: "buku_poin",
    sendiri: &["kode_pelanggan", "jenis", "lot", "tgl_lot", "kode_group", "poin", "nilai_poin", "nilai_rp"],
};

/// Why points came or went.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Jenis {
    /// what somebody had before the book
    Awal,
    /// by a sale
    Dapat,
    /// as a payment
    Bayar,
    /// for a gift
    Tukar,
    /// by hand
    Tambah,
    Kurang,
    /// of a line that came back soon after it was sold
    Tarik,
    Hangus,
    /// lapsed points of a document that is taken back
    Pulih,
    /// from a card to the one that took its place
    Gabung,
    /// somebody left
    Keluar,
}

impl Jenis {
    pub const fn kode(self) -> &'static str {
        match self {
            Self::Awal => "AWAL",
            Self::Dapat => "DAPAT",
            Self::Bayar => "BAYAR",
            Self::Tukar => "TUKAR",
            Self::Tambah => "TAMBAH",
            Self::Kurang => "KURANG",
            Self::Tarik => "TARIK",
            Self::Hangus => "HANGUS",
            Self::Pulih => "PULIH",
            Self::Gabung => "GABUNG",
            Self::Keluar => "KELUAR",
        }
    }
}

db::bacaan! {
    /// A row that a document wrote.
    struct BarisAsal {
        id: i64 = "b.id",
        kode_pelanggan: String = "b.kode_pelanggan",
        jenis: String = "b.jenis",
        lot: String = "b.lot",
        tgl_lot: String = "b.tgl_lot",
        kode_group: String = "b.kode_group",
        poin: i64 = "b.poin",
        nilai_poin: Rupiah = "b.nilai_poin",
        nilai_rp: i64 = "b.nilai_rp",
    }
}

impl BarisAsal {
    /// Its exact reverse, and which row it takes back.
    fn terbalik(self) -> (BarisPoin, Option<i64>) {
        let b = BarisPoin {
            kode_pelanggan: self.kode_pelanggan,
            jenis: self.jenis,
            lot: self.lot,
            tgl_lot: self.tgl_lot,
            kode_group: self.kode_group,
            poin: -self.poin,
            nilai_poin: self.nilai_poin,
            nilai_rp: Rupiah::new(-self.nilai_rp),
        };
        (b, Some(self.id))
    }
}

/// A row of the book.
#[derive(Debug, Clone, PartialEq, Eq)]
struct BarisPoin {
    kode_pelanggan: String,
    jenis: String,
    lot: String,
    tgl_lot: String,
    kode_group: String,
    poin: i64,
    nilai_poin: Rupiah,
    nilai_rp: Rupiah,
}

impl BarisPoin {
    fn sel(self) -> Vec<Val> {
        vec![
            self.kode_pelanggan.into(),
            self.jenis.into(),
            self.lot.into(),
            self.tgl_lot.into(),
            self.kode_group.into(),
            self.poin.into(),
            self.nilai_poin.into(),
            self.nilai_rp.into(),
        ]
    }
}

/// A lot of somebody, and what is left of it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Lot {
    /// the document that gave it
    pub lot: String,
    pub tgl: String,
    pub nilai_poin: Rupiah,
    pub sisa: i64,
}

/// Points of one group that a document gives.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Bagian {
    pub kode_group: String,
    pub poin: i64,
}

/// Gives points: a lot of this document, at what a point is worth today.
pub fn beri(
    dok: &mut Dok<'_, '_>,
    kode: &str,
    jenis: Jenis,
    nilai_poin: Rupiah,
    bagian: &[Bagian],
) -> Result<()> {
    let (lot, tgl) = (dok.no.to_string(), dok.waktu.tanggal().to_string());
    let mut baris = Vec::with_capacity(bagian.len());
    for b in bagian {
        if b.poin <= 0 {
            return Err(Galat::JumlahNol);
        }
        baris.push((
            BarisPoin {
                kode_pelanggan: kode.to_owned(),
                jenis: jenis.kode().to_owned(),
                lot: lot.clone(),
                tgl_lot: tgl.clone(),
                kode_group: b.kode_group.clone(),
                poin: b.poin,
                nilai_poin,
                nilai_rp: Rupiah::NOL,
            },
            None,
        ));
    }
    tulis(dok, baris)
}

/// What points somebody had before the book, in the document that brings them in.
pub fn awal(dok: &mut Dok<'_, '_>, kode: &str, poin: i64, nilai_poin: Rupiah) -> Result<()> {
    beri(dok, kode, Jenis::Awal, nilai_poin, &[Bagian { kode_group: String::new(), poin }])
}

/// Points that are taken away, and what each of them pays.
#[derive(Debug, Clone, Copy)]
pub struct Ambil<'a> {
    pub kode: &'a str,
    pub jenis: Jenis,
    pub poin: i64,
    /// what a point pays; nothing where it pays nothing
    pub harga: Rupiah,
    /// lots that cannot be spent yet
    pub kecuali: &'a [String],
}

/// Takes points, of the oldest lots first; refused when there are not enough. Who comes second waits for the first. What the
/// document itself gives is not spent by it.
pub fn ambil(dok: &mut Dok<'_, '_>, a: &Ambil<'_>) -> Result<()> {
    if a.poin <= 0 {
        return Err(Galat::JumlahNol);
    }
    let kurang = |ada: i64| Galat::PoinKurang { kode: a.kode.to_owned(), ada: ada.max(0), perlu: a.poin };
    // Holds the person's balance until the COMMIT: from here on the lots stand still.
    kunci(dok, a.kode)?;
    let ada = saldo(dok.tx, a.kode)?;
    let lot = lot(dok.tx, a.kode)?;
    let sendiri = dok.no.to_string();
    let (tahan, bebas): (Vec<Lot>, Vec<Lot>) =
        lot.into_iter().filter(|l| l.sisa > 0).partition(|l| l.lot == sendiri || a.kecuali.contains(&l.lot));
    let tertahan: i64 = tahan.iter().map(|l| l.sisa).sum();
    let ada = ada.checked_sub(tertahan).ok_or(Galat::Meluap)?;
    if ada < a.poin {
        return Err(kurang(ada));
    }
    let mut sisa = a.poin;
    let mut baris = Vec::new();
    for l in bebas {
        let n = l.sisa.min(sisa);
        if n == 0 {
            break;
        }
        sisa -= n;
        baris.push((keluar(a, l, n)?, None));
    }
    if sisa > 0 {
        return Err(kurang(ada));
    }
    tulis(dok, baris)
}

/// Points of the document's own lot go again, as far as they are there: what they were given for came back before.
pub fn tarik_sendiri(dok: &mut Dok<'_, '_>, kode: &str, poin: i64) -> Result<()> {
    kunci(dok, kode)?;
    let no = dok.no.to_string();
    let Some(l) = lot(dok.tx, kode)?.into_iter().find(|l| l.lot == no) else { return Ok(()) };
    let n = poin.min(l.sisa.max(0));
    let a = Ambil { kode, jenis: Jenis::Tarik, poin: n, harga: Rupiah::NOL, kecuali: &[] };
    if n == 0 { Ok(()) } else { tulis(dok, vec![(keluar(&a, l, n)?, None)]) }
}

fn keluar(a: &Ambil<'_>, l: Lot, n: i64) -> Result<BarisPoin> {
    Ok(BarisPoin {
        kode_pelanggan: a.kode.to_owned(),
        jenis: a.jenis.kode().to_owned(),
        lot: l.lot,
        tgl_lot: l.tgl,
        kode_group: String::new(),
        poin: -n,
        nilai_poin: l.nilai_poin,
        nilai_rp: a.harga.kali(n)?,
    })
}

/// Closes somebody's points: every lot to nothing, whatever its sign. Answers what the balance was.
pub fn habiskan(dok: &mut Dok<'_, '_>, kode: &str) -> Result<i64> {
    kunci(dok, kode)?;
    let ada = saldo(dok.tx, kode)?;
    let a = Ambil { kode, jenis: Jenis::Keluar, poin: 0, harga: Rupiah::NOL, kecuali: &[] };
    let mut baris = Vec::new();
    for l in lot(dok.tx, kode)? {
        let n = l.sisa;
        baris.push((keluar(&a, l, n)?, None));
    }
    tulis(dok, baris)?;
    Ok(ada)
}

/// Posts the exact reverse of a document's rows; nothing when it had none. What it gave and lapsed since comes back first, so
/// that it is not taken twice. The balance may fall below nothing: answers whose did.
pub fn balikkan(dok: &mut Dok<'_, '_>, asal: &NoFaktur) -> Result<Vec<String>> {
    let toko = dok.tx.toko().clone();
    let semua: Vec<(BarisPoin, Option<i64>)> = dok
        .tx
        .baris::<BarisAsal>(
            "FROM buku_poin b WHERE b.toko = $1 AND b.no_dok = $2 AND +b.balik IS NULL AND b.jenis <> 'PULIH' \
             AND NOT EXISTS (SELECT 1 FROM buku_poin x WHERE x.toko = b.toko AND x.balik = b.id) ORDER BY b.id",
            args![&toko, asal],
        )?
        .into_iter()
        .map(BarisAsal::terbalik)
        .collect();
    let no = asal.to_string();
    let orang: BTreeMap<String, (String, Rupiah)> = semua
        .iter()
        .filter(|(b, _)| b.lot == no)
        .map(|(b, _)| (b.kode_pelanggan.clone(), (b.tgl_lot.clone(), b.nilai_poin)))
        .collect();
    let mut baris = Vec::new();
    let seorang = orang.len() == 1;
    for (kode, (tgl_lot, nilai_poin)) in orang {
        kunci(dok, &kode)?;
        // Of a document of one person also what lapsed on the card that took theirs in since.
        let hangus: i64 = dok.tx.nilai(
            "SELECT CAST(COALESCE(SUM(poin), 0) AS BIGINT) FROM buku_poin WHERE lot = $1 AND ($3 = 1 OR kode_pelanggan = $2) \
             AND jenis IN ('HANGUS', 'PULIH')",
            args![no.as_str(), kode.as_str(), i64::from(seorang)],
        )?;
        if hangus < 0 {
            let b = BarisPoin {
                kode_pelanggan: kode,
                jenis: Jenis::Pulih.kode().to_owned(),
                lot: no.clone(),
                tgl_lot,
                kode_group: String::new(),
                poin: -hangus,
                nilai_poin,
                nilai_rp: Rupiah::NOL,
            };
            baris.push((b, None));
        }
    }
    baris.extend(semua);
    let mut siapa: Vec<String> = baris.iter().map(|(b, _)| b.kode_pelanggan.clone()).collect();
    siapa.sort();
    siapa.dedup();
    tulis(dok, baris)?;
    let mut minus = Vec::new();
    for kode in siapa {
        if saldo(dok.tx, &kode)? < 0 {
            minus.push(kode);
        }
    }
    Ok(minus)
}

/// Nobody else changes this person's points until the COMMIT: what is decided by them is decided by those that stand.
pub fn pegang(tx: &mut Tx<'_>, kode: &str) -> Result<()> {
    tx.exec("UPDATE saldo_poin SET saldo = saldo WHERE kode_pelanggan = $1", args![kode])?;
    Ok(())
}

fn kunci(dok: &mut Dok<'_, '_>, kode: &str) -> Result<()> {
    pegang(dok.tx, kode)
}

/// Changes balances and lots, then writes the rows.
fn tulis(dok: &mut Dok<'_, '_>, baris: Vec<(BarisPoin, Option<i64>)>) -> Result<()> {
    if baris.is_empty() {
        return Ok(());
    }
    let mut saldo: BTreeMap<&str, i64> = BTreeMap::new();
    let mut lot: BTreeMap<(&str, &str), (&BarisPoin, i64)> = BTreeMap::new();
    for (b, _) in &baris {
        let s = saldo.entry(&b.kode_pelanggan).or_default();
        *s = s.checked_add(b.poin).ok_or(Galat::Meluap)?;
        let (_, n) = lot.entry((&b.kode_pelanggan, &b.lot)).or_insert((b, 0));
        *n = n.checked_add(b.poin).ok_or(Galat::Meluap)?;
    }
    // The balance first: its row is what everybody waits for.
    for (kode, n) in saldo {
        dok.tx.exec(
            "INSERT INTO saldo_poin (kode_pelanggan, saldo) VALUES ($1, $2) \
             ON CONFLICT (kode_pelanggan) DO UPDATE SET saldo = saldo_poin.saldo + $2",
            args![kode, n],
        )?;
    }
    for ((kode, no), (b, n)) in lot {
        dok.tx.exec(
            "INSERT INTO lot_poin (kode_pelanggan, lot, tgl, nilai_poin, sisa) VALUES ($1, $2, $3, $4, $5) \
             ON CONFLICT (kode_pelanggan, lot) DO UPDATE SET sisa = lot_poin.sisa + $5",
            args![kode, no, b.tgl_lot.as_str(), b.nilai_poin, n],
        )?;
    }
    let isi = baris.into_iter().map(|(b, balik)| (b.sel(), balik)).collect();
    BUKU.tulis(dok, isi)?;
    Ok(())
}

/// What somebody has; below nothing after a cancellation.
pub fn saldo(c: &mut Conn, kode: &str) -> Result<i64> {
    Ok(c.one("SELECT saldo FROM saldo_poin WHERE kode_pelanggan = $1", args![kode], |r| r.int(0))?
        .unwrap_or(0))
}

/// Somebody's lots that are not nothing, the oldest first.
pub fn lot(c: &mut Conn, kode: &str) -> Result<Vec<Lot>> {
    Ok(c.rows(
        "SELECT lot, tgl, nilai_poin, sisa FROM lot_poin WHERE kode_pelanggan = $1 AND sisa <> 0 ORDER BY tgl, lot",
        args![kode],
        |r| Ok(Lot { lot: r.get(0)?, tgl: r.get(1)?, nilai_poin: r.get(2)?, sisa: r.int(3)? }),
    )?)
}

/// A lot is older than a day.
fn lebih_tua(tgl: &str, hari: Tanggal) -> bool {
    tgl < hari.to_string().as_str()
}
