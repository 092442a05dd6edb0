//! Pledges in the stock book: the customer's, worth nothing there, in the warehouse of pledges. A loan that follows another moves none.

use crate::GUDANG;
use crate::tabel::BarisHutang;
use crate::tolak::PinjamTolak;
use barang::pindai::Tujuan;
use barang::titip_customer;
use db::{Conn, Tx, args};
use ledger::Dok;
use ledger::stok::{self, Gerak, Lokasi, Luar, Milik};
use platform::{Hasil, Tolak};
use values::{KodeBaki, KodeBarcode, KodeGudang, KodeToko, Rupiah};

fn rusak(e: &values::KodeSalah) -> Tolak {
    db::Error::Lain(e.to_string()).into()
}

pub(crate) fn kode(teks: &str) -> Hasil<KodeBarcode> {
    KodeBarcode::parse(teks).map_err(|e| rusak(&e))
}

fn tempat(b: &BarisHutang) -> Hasil<Lokasi> {
    Ok(Lokasi::Baki {
        gudang: KodeGudang::parse(&b.gudang).map_err(|e| rusak(&e))?,
        baki: KodeBaki::parse(&b.kode_toko).map_err(|e| rusak(&e))?,
    })
}

/// A tray for so many pledges more.
pub(crate) fn baki(c: &mut Conn, toko: &KodeToko, banyak: usize) -> Hasil<Tujuan> {
    barang::pindai::baki_pertama(c, toko, PinjamTolak::Isian, "detail_barang", GUDANG, banyak)
}

fn gerak(b: &BarisHutang, masuk: bool) -> Hasil<Gerak> {
    let (luar, dalam) = (Lokasi::Luar(Luar::Pelanggan), tempat(b)?);
    let (dari, ke) = if masuk { (luar, dalam) } else { (dalam, luar) };
    Ok(Gerak {
        barang: kode(&b.kode_barcode)?,
        dari: (dari, Milik::Customer),
        ke: (ke, Milik::Customer),
        utuh: true,
        berat: b.berat,
        murni: b.murni,
        nilai: Rupiah::NOL,
    })
}

/// Pledges come in.
pub(crate) fn masuk(dok: &mut Dok<'_, '_>, baris: &[BarisHutang]) -> Hasil<()> {
    let semua = baris.iter().map(|b| gerak(b, true)).collect::<Hasil<Vec<_>>>()?;
    stok::catat(dok, &semua)?;
    Ok(())
}

/// Pledges go back to their owner, each with all it weighed; the cards of the chain's own say so.
pub(crate) fn keluar(dok: &mut Dok<'_, '_>, baris: &[BarisHutang]) -> Hasil<()> {
    let semua = baris.iter().map(|b| gerak(b, false)).collect::<Hasil<Vec<_>>>()?;
    stok::catat(dok, &semua)?;
    for b in baris {
        lepas_kartu(dok.tx(), b)?;
    }
    Ok(())
}

/// A piece of the chain has a card, and one from outside whose auction was taken back.
fn berkartu(tx: &mut Tx<'_>, b: &BarisHutang) -> Hasil<bool> {
    let ada =
        tx.one("SELECT 1 FROM barang WHERE kode_barcode = $1", args![&kode(&b.kode_barcode)?], |r| r.int(0))?;
    Ok(ada.is_some())
}

/// The card of a piece that has one: it is out with its owner again.
pub(crate) fn lepas_kartu(tx: &mut Tx<'_>, b: &BarisHutang) -> Hasil<()> {
    if berkartu(tx, b)? { titip_customer::serahkan(tx, &kode(&b.kode_barcode)?) } else { Ok(()) }
}

/// The card of a piece that comes back into our hands, where it has one.
pub(crate) fn ambil_kartu(tx: &mut Tx<'_>, b: &BarisHutang) -> Hasil<()> {
    if !berkartu(tx, b)? {
        return Ok(());
    }
    let kartu = barang::satu(tx, &kode(&b.kode_barcode)?)?;
    titip_customer::terima(tx, &kartu)
}
