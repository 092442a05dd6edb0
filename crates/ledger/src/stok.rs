//! The stock book (L1): every piece, where it is, what it weighs. A move always has two ends, so weight
//! neither appears nor disappears: the outside world (supplier, customer, loss) has accounts of its own.

use crate::baris::Buku;
use crate::{Dok, Galat, Result};
use db::{Val, args};
use std::borrow::Cow;
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
}

/// The account of [`Lokasi::Transit`].
pub const TRANSIT: &str = "@TRANSIT";

impl Lokasi {
    pub(crate) fn gudang(&self) -> &str {
        match self {
            Lokasi::Baki { gudang, .. } => gudang.as_str(),
            Lokasi::Luar(l) => l.kode(),
            Lokasi::Transit(_) => TRANSIT,
        }
    }
    pub(crate) fn baki(&self) -> Cow<'_, str> {
        match self {
            Lokasi::Baki { baki, .. } => Cow::Borrowed(baki.as_str()),
            Lokasi::Luar(_) => Cow::Borrowed(""),
            Lokasi::Transit(no) => Cow::Owned(no.to_string()),
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

/// One end of a move: a line of the book.
struct Baris {
    gudang: String,
    baki: String,
    barang: KodeBarcode,
    milik: String,
    qty: i64,
    berat: i64,
    murni: i64,
    nilai: i64,
    balik: Option<i64>,
}

/// Posts moves and keeps where each piece is and what each tray holds.
pub fn catat(dok: &mut Dok<'_, '_>, gerak: &[Gerak]) -> Result<()> {
    let mut baris = Vec::with_capacity(gerak.len() * 2);
    for g in gerak {
        for (tanda, (lokasi, milik)) in [(-1, &g.dari), (1, &g.ke)] {
            baris.push(Baris {
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
    tulis(dok, baris)
}

/// Posts the exact reverse of a document's stock lines; refused when a piece has moved on.
pub fn balikkan(dok: &mut Dok<'_, '_>, asal: &NoFaktur) -> Result<()> {
    let toko = dok.tx.toko().clone();
    let baris = dok.tx.rows(
        "SELECT b.id, b.gudang, b.baki, b.kode_barcode, b.milik, b.qty, b.berat, b.murni, b.nilai FROM buku_stok b \
         WHERE b.toko = $1 AND b.no_dok = $2 AND b.balik IS NULL \
         AND NOT EXISTS (SELECT 1 FROM buku_stok x WHERE x.toko = b.toko AND x.balik = b.id) ORDER BY b.id DESC",
        args![&toko, asal],
        |r| {
            Ok(Baris {
                gudang: r.get(1)?,
                baki: r.get(2)?,
                barang: r.get(3)?,
                milik: r.get(4)?,
                qty: -r.int(5)?,
                berat: -r.int(6)?,
                murni: -r.int(7)?,
                nilai: -r.int(8)?,
                balik: Some(r.int(0)?),
            })
        },
    )?;
    if baris.is_empty() {
        return Err(Galat::TidakBisaDibalik(asal.clone()));
    }
    tulis(dok, baris)
}

fn tulis(dok: &mut Dok<'_, '_>, baris: Vec<Baris>) -> Result<()> {
    if baris.is_empty() {
        return Ok(());
    }
    for b in &baris {
        if !b.gudang.starts_with('@') {
            ubah_barang(dok, b)?;
        }
        ubah_lokasi(dok, b)?;
        let tambah = |a: i64, b: i64| a.checked_add(b).ok_or(Galat::Meluap);
        dok.neto = (tambah(dok.neto.0, b.qty)?, tambah(dok.neto.1, b.berat)?, tambah(dok.neto.2, b.murni)?);
    }
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

/// A piece comes with weight, and from nowhere else in the chain. Two stores that post the same barcode in the
/// same instant on PostgreSQL are told by `periksa`: they hold different locks.
fn boleh_datang(dok: &mut Dok<'_, '_>, b: &Baris) -> Result<()> {
    if b.berat <= 0 || b.murni < 0 {
        return Err(Galat::BeratSalah(b.barang.clone()));
    }
    let toko = dok.tx.toko().clone();
    let lain = dok.tx.one(
        "SELECT toko FROM saldo_barang WHERE kode_barcode = $1 AND toko <> $2",
        args![&b.barang, &toko],
        |r| r.get(0),
    )?;
    lain.map_or(Ok(()), |toko| Err(Galat::BarangDiTokoLain { barang: b.barang.clone(), toko }))
}

fn ubah_barang(dok: &mut Dok<'_, '_>, b: &Baris) -> Result<()> {
    let toko = dok.tx.toko().clone();
    if b.qty == 1 {
        boleh_datang(dok, b)?;
    }
    let n = match b.qty {
        1 => dok.tx.exec(
            "INSERT INTO saldo_barang (toko, kode_barcode, gudang, baki, milik, qty, berat, murni, nilai) \
             VALUES ($1, $2, $3, $4, $5, 1, $6, $7, $8) ON CONFLICT (toko, kode_barcode) DO NOTHING",
            args![&toko, &b.barang, &b.gudang, &b.baki, &b.milik, b.berat, b.murni, b.nilai],
        )?,
        // It must leave with all it weighs and is worth: nothing may be left of a piece that is gone.
        -1 => dok.tx.exec(
            "DELETE FROM saldo_barang WHERE toko = $1 AND kode_barcode = $2 AND gudang = $3 AND baki = $4 \
             AND milik = $5 AND berat = $6 AND murni = $7 AND nilai = $8",
            args![&toko, &b.barang, &b.gudang, &b.baki, &b.milik, -b.berat, -b.murni, -b.nilai],
        )?,
        _ => dok.tx.exec(
            "UPDATE saldo_barang SET berat = berat + $6, murni = murni + $7, nilai = nilai + $8 \
             WHERE toko = $1 AND kode_barcode = $2 AND gudang = $3 AND baki = $4 AND milik = $5 \
             AND berat + $6 > 0 AND murni + $7 >= 0",
            args![&toko, &b.barang, &b.gudang, &b.baki, &b.milik, b.berat, b.murni, b.nilai],
        )?,
    };
    match (n, b.qty) {
        (1, _) => Ok(()),
        (_, 1) => Err(Galat::BarangSudahAda(b.barang.clone())),
        _ => Err(Galat::BarangTidakDiTempat {
            barang: b.barang.clone(),
            tempat: format!("{}/{}", b.gudang, b.baki),
            berat: Berat::mg(b.berat.saturating_neg()),
        }),
    }
}

/// First the row that is there: an upsert would hold the increment itself against the CHECK.
fn ubah_lokasi(dok: &mut Dok<'_, '_>, b: &Baris) -> Result<()> {
    let toko = dok.tx.toko().clone();
    let v = args![&toko, &b.gudang, &b.baki, &b.milik, b.qty, b.berat, b.murni, b.nilai].to_vec();
    let n = dok.tx.exec(
        "UPDATE saldo_lokasi SET qty = qty + $5, berat = berat + $6, murni = murni + $7, nilai = nilai + $8 \
         WHERE toko = $1 AND gudang = $2 AND baki = $3 AND milik = $4",
        &v,
    )?;
    if n == 0 {
        dok.tx.exec(
            "INSERT INTO saldo_lokasi (toko, gudang, baki, milik, qty, berat, murni, nilai) \
             VALUES ($1, $2, $3, $4, $5, $6, $7, $8)",
            &v,
        )?;
    }
    Ok(())
}
