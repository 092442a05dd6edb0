//! A piece that weighs something else than its card says, found while a document is written: the difference is a line of
//! the stock book in that document, and the card follows. A cancellation gives the card its weight back.

use crate::BarangTolak;
use crate::kartu::{Kartu, satu};
use db::{Tx, args};
use ledger::Dok;
use ledger::stok::{self, Gerak, Lokasi, Luar, Milik};
use platform::modul::Setelan;
use platform::{Hasil, Tolak};
use values::murni::berat_murni;
use values::{AturanBerat, Berat, KodeBarcode, Rupiah};

fn meluap(e: values::Meluap) -> Tolak {
    BarangTolak::Meluap.tolak("Jumlahnya terlalu besar").sebab(e)
}

fn tulis(tx: &mut Tx<'_>, kode: &KodeBarcode, asli: Berat, jual: Berat) -> Hasil<()> {
    let waktu = tx.sekarang();
    tx.exec(
        "UPDATE barang SET berat_asli = $2, berat = $3, diubah = $4, versi = versi + 1 WHERE kode_barcode = $1",
        args![kode, asli, jual, waktu],
    )?;
    Ok(())
}

/// Books the difference and brings the card in line; answers the card as it now is.
pub fn koreksi_berat(dok: &mut Dok<'_, '_>, k: &Kartu, asli: Berat, jual: Berat) -> Hasil<Kartu> {
    let lama = k.murni().map_err(meluap)?;
    let baru = berat_murni(asli, k.berat_atribut, k.kadar_cetak).map_err(meluap)?;
    let baki = crate::gerak::tempat(k)?;
    let (dari, ke, berat, murni) = if asli < k.berat_asli {
        let (berat, murni) = (k.berat_asli.kurang(asli), lama.kurang(baru));
        (baki, Lokasi::Luar(Luar::Susut), berat, murni)
    } else {
        (Lokasi::Luar(Luar::Lebih), baki, asli.kurang(k.berat_asli), baru.kurang(lama))
    };
    let gerak = Gerak {
        barang: k.kode_barcode.clone(),
        dari: (dari, Milik::Toko),
        ke: (ke, Milik::Toko),
        utuh: false,
        berat: berat.map_err(meluap)?,
        murni: murni.map_err(meluap)?,
        nilai: Rupiah::NOL,
    };
    stok::catat(dok, &[gerak])?;
    tulis(dok.tx(), &k.kode_barcode, asli, jual)?;
    satu(dok.tx(), &k.kode_barcode)
}

/// The card has the weight again that it had before the document; the book is reversed with the document.
pub fn kembalikan_berat(tx: &mut Tx<'_>, kode: &KodeBarcode, asli: Berat) -> Hasil<()> {
    if satu(tx, kode)?.berat_asli == asli {
        return Ok(());
    }
    let toko = tx.toko().clone();
    let aturan: AturanBerat =
        Setelan::baca(tx, &toko)?.nilai("PEMBULATAN_BERAT").parse().unwrap_or(AturanBerat::V2);
    let jual = aturan.bulatkan(asli).unwrap_or(asli);
    tulis(tx, kode, asli, if jual > Berat::NOL { jual } else { asli })
}
