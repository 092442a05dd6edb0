//! The stock book (L1): every piece, where it is, what it weighs. A move always has two ends, so weight
//! neither appears nor disappears: the outside world (supplier, customer, loss) has accounts of its own.

mod saldo;
mod sejak;

use crate::baris::Buku;
use crate::{Dok, Galat, Result, batu};
use db::{Val, args};
use saldo::{Saldo, tambah};
pub use sejak::{Berlanjut, berlanjut};
use std::borrow::Cow;
use std::collections::BTreeMap;
use values::{Berat, KodeBaki, KodeBarcode, KodeGudang, NoFaktur, Rupiah};

pub(crate) const BUKU: Buku = Buku {
    nama: "stok",
    tabel: "buku_stok",
    sendiri: &["gudang", "baki", "kode_barcode", "milik", "qty", "berat", "murni", "nilai"],
};

#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Milik {
    Toko,
    Customer,
    Supplier,
}

impl Milik {
    pub const fn kode(self) -> &'static str {
        match self {
            Milik::Toko => "TOKO",
            Milik::Customer => "CUSTOMER",
            Milik::Supplier => "SUPPLIER",
        }
    }
}

/// Accounts outside the trays; a piece there is not in the shop.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Luar {
    Awal,
    Pemasok,
    Pelanggan,
    Susut,
    Hilang,
    Lebih,
    Lebur,
    /// used up or given away by the shop
    Pakai,
    /// stones set into a piece, or taken out of it: their weight and their cost
    Batu,
    /// revaluations: value without weight
    Nilai,
}

impl Luar {
    pub const fn kode(self) -> &'static str {
        match self {
            Luar::Awal => "@AWAL",
            Luar::Pemasok => "@PEMASOK",
            Luar::Pelanggan => "@PELANGGAN",
            Luar::Susut => "@SUSUT",
            Luar::Hilang => "@HILANG",
            Luar::Lebih => "@LEBIH",
            Luar::Lebur => "@LEBUR",
            Luar::Pakai => "@PAKAI",
            Luar::Batu => "@BATU",
            Luar::Nilai => "@NILAI",
        }
    }
}

#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub enum Lokasi {
    Baki {
        gudang: KodeGudang,
        baki: KodeBaki,
    },
    Luar(Luar),
    /// Between two stores, under the number of the shipment. The sender's book puts a piece in, the receiver's takes it
    /// out; over the chain the account holds what is on its way (I11).
    Transit(NoFaktur),
    /// With a craftsman, by his code: gold of the shop that he owes (L11).
    Tukang(String),
    /// In a melt lot, by its number: melted, or on its way to the refiner, until the assay.
    Lebur(NoFaktur),
    /// Refined gold that waits for its sale, by the result it came from and the line there.
    Ciok(String),
    /// With a washer, under the number of the lot: the piece comes back. The same account as a craftsman's.
    Cuci(NoFaktur),
}

/// The account of [`Lokasi::Transit`].
pub const TRANSIT: &str = "@TRANSIT";

/// The account of [`Lokasi::Tukang`].
pub const TUKANG: &str = "@TUKANG";

/// The account of [`Lokasi::Lebur`]; that of [`Luar::Lebur`] without a lot.
pub const LEBUR: &str = "@LEBUR";

/// The account of [`Lokasi::Ciok`].
pub const CIOK: &str = "@CIOK";

impl Lokasi {
    pub(crate) fn gudang(&self) -> &str {
        match self {
            Lokasi::Baki { gudang, .. } => gudang.as_str(),
            Lokasi::Luar(l) => l.kode(),
            Lokasi::Transit(_) => TRANSIT,
            Lokasi::Tukang(_) | Lokasi::Cuci(_) => TUKANG,
            Lokasi::Lebur(_) => LEBUR,
            Lokasi::Ciok(_) => CIOK,
        }
    }
    pub(crate) fn baki(&self) -> Cow<'_, str> {
        match self {
            Lokasi::Baki { baki, .. } => Cow::Borrowed(baki.as_str()),
            Lokasi::Luar(_) => Cow::Borrowed(""),
            Lokasi::Transit(no) | Lokasi::Lebur(no) | Lokasi::Cuci(no) => Cow::Owned(no.to_string()),
            Lokasi::Tukang(kode) | Lokasi::Ciok(kode) => Cow::Borrowed(kode),
        }
    }

    /// As the book names it: warehouse or account, and tray or shipment.
    pub fn nama(&self) -> (&str, Cow<'_, str>) {
        (self.gudang(), self.baki())
    }
}

/// One piece, or a part of its weight or value, going from one end to the other.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Gerak {
    pub barang: KodeBarcode,
    pub dari: (Lokasi, Milik),
    pub ke: (Lokasi, Milik),
    /// the piece itself moves; false when only weight or value does
    pub utuh: bool,
    pub berat: Berat,
    pub murni: Berat,
    pub nilai: Rupiah,
}

db::bacaan! {
    /// One end of a move: a line of the book. Read from the book it is the line that takes that one back.
    struct BarisStok {
        gudang: String = "b.gudang",
        baki: String = "b.baki",
        barang: KodeBarcode = "b.kode_barcode",
        milik: String = "b.milik",
        qty: i64 = "-b.qty",
        berat: i64 = "-b.berat",
        murni: i64 = "-b.murni",
        nilai: i64 = "-b.nilai",
        balik: Option<i64> = "b.id",
    }
}

impl BarisStok {
    /// in a tray, not in an account outside
    fn di_toko(&self) -> bool {
        !self.gudang.starts_with('@')
    }
}

/// Posts moves and keeps where each piece is and what each tray holds.
pub fn catat(dok: &mut Dok<'_, '_>, gerak: &[Gerak]) -> Result<()> {
    let mut baris = Vec::with_capacity(gerak.len() * 2);
    for g in gerak {
        for (tanda, (lokasi, milik)) in [(-1, &g.dari), (1, &g.ke)] {
            baris.push(BarisStok {
                gudang: lokasi.gudang().to_owned(),
                baki: lokasi.baki().into_owned(),
                barang: g.barang.clone(),
                milik: milik.kode().to_owned(),
                qty: if g.utuh { tanda } else { 0 },
                berat: tanda * g.berat.sebagai_mg(),
                murni: tanda * g.murni.sebagai_mg(),
                nilai: tanda * g.nilai.nilai(),
                balik: None,
            });
        }
    }
    let (masuk, keluar) = lewat(gerak);
    tulis(dok, baris)?;
    if masuk.is_empty() && keluar.is_empty() { Ok(()) } else { batu::ikut(dok, &masuk, &keluar) }
}

/// Pieces of the shop's own that come into it by these moves, and those that leave it.
fn lewat(gerak: &[Gerak]) -> (Vec<&KodeBarcode>, Vec<&KodeBarcode>) {
    let di_toko = |(l, m): &(Lokasi, Milik)| matches!(l, Lokasi::Baki { .. }) && *m == Milik::Toko;
    let mut neto: BTreeMap<&KodeBarcode, i32> = BTreeMap::new();
    for g in gerak.iter().filter(|g| g.utuh) {
        *neto.entry(&g.barang).or_default() += i32::from(di_toko(&g.ke)) - i32::from(di_toko(&g.dari));
    }
    let ambil = |n: i32| neto.iter().filter(|(_, x)| **x == n).map(|(k, _)| *k).collect();
    (ambil(1), ambil(-1))
}

/// Posts the exact reverse of a document's stock lines; refused when a piece has moved on.
pub fn balikkan(dok: &mut Dok<'_, '_>, asal: &NoFaktur) -> Result<()> {
    let toko = dok.tx.toko().clone();
    let baris = dok.tx.baris::<BarisStok>(
        "FROM buku_stok b WHERE b.toko = $1 AND b.no_dok = $2 AND +b.balik IS NULL \
         AND NOT EXISTS (SELECT 1 FROM buku_stok x WHERE x.toko = b.toko AND x.balik = b.id) ORDER BY b.id DESC",
        args![&toko, asal],
    )?;
    if baris.is_empty() {
        return Err(Galat::TidakBisaDibalik(asal.clone()));
    }
    if let Some(b) = berlanjut(dok.tx, &toko, &[asal])?.into_iter().next() {
        return Err(Galat::BarangBerlanjut(Box::new(b)));
    }
    tulis(dok, baris)?;
    batu::balikkan(dok, asal)
}

fn tulis(dok: &mut Dok<'_, '_>, baris: Vec<BarisStok>) -> Result<()> {
    if baris.is_empty() {
        return Ok(());
    }
    let mut saldo = Saldo::baca(dok.tx, &baris)?;
    for b in &baris {
        saldo.terapkan(b)?;
        dok.neto = (tambah(dok.neto.0, b.qty)?, tambah(dok.neto.1, b.berat)?, tambah(dok.neto.2, b.murni)?);
    }
    saldo.simpan(dok)?;
    let isi = baris
        .into_iter()
        .map(|b| {
            let v: Vec<Val> = vec![
                b.gudang.into(),
                b.baki.into(),
                b.barang.into(),
                b.milik.into(),
                b.qty.into(),
                b.berat.into(),
                b.murni.into(),
                b.nilai.into(),
            ];
            (v, b.balik)
        })
        .collect();
    BUKU.tulis(dok, isi)?;
    Ok(())
}
