//! A piece that weighs something else than its card says, found while a document is written: the difference is a line of
//! the stock book in that document, and the card follows. A cancellation gives the card its weight back.

use crate::BarangTolak;
use crate::kartu::{Kartu, satu};
use db::{Tx, Val, args};
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

/// What leaves a piece or comes to it, where it lies.
fn selisih(k: &Kartu, asli: Berat) -> Hasil<Gerak> {
    let lama = k.murni().map_err(meluap)?;
    let baru = berat_murni(asli, k.berat_atribut, k.kadar_cetak).map_err(meluap)?;
    let baki = crate::gerak::tempat(k)?;
    let (dari, ke, berat, murni) = if asli < k.berat_asli {
        let (berat, murni) = (k.berat_asli.kurang(asli), lama.kurang(baru));
        (baki, Lokasi::Luar(Luar::Susut), berat, murni)
    } else {
        (Lokasi::Luar(Luar::Lebih), baki, asli.kurang(k.berat_asli), baru.kurang(lama))
    };
    Ok(Gerak {
        barang: k.kode_barcode.clone(),
        dari: (dari, Milik::Toko),
        ke: (ke, Milik::Toko),
        utuh: false,
        berat: berat.map_err(meluap)?,
        murni: murni.map_err(meluap)?,
        nilai: Rupiah::NOL,
    })
}

/// Books the difference and brings the card in line; answers the card as it now is.
pub fn koreksi_berat(dok: &mut Dok<'_, '_>, k: &Kartu, asli: Berat, jual: Berat) -> Hasil<Kartu> {
    let gerak = selisih(k, asli)?;
    stok::catat(dok, &[gerak])?;
    tulis(dok.tx(), &k.kode_barcode, asli, jual)?;
    satu(dok.tx(), &k.kode_barcode)
}

/// The same for many pieces at once, each lying where its card says: the differences are posted together, and what stands on the
/// cards is written by a statement for many of them.
pub fn koreksi_banyak(dok: &mut Dok<'_, '_>, semua: &[(Kartu, Berat)]) -> Hasil<()> {
    let toko = dok.tx().toko().clone();
    let aturan: AturanBerat =
        Setelan::baca(dok.tx(), &toko)?.nilai("PEMBULATAN_BERAT").parse().unwrap_or(AturanBerat::V2);
    let (mut gerak, mut kartu) = (Vec::new(), Vec::new());
    for (k, asli) in semua.iter().filter(|(k, asli)| k.berat_asli != *asli) {
        gerak.push(selisih(k, *asli)?);
        let jual = aturan.bulatkan(*asli).unwrap_or(*asli);
        kartu.push((&k.kode_barcode, *asli, if jual > Berat::NOL { jual } else { *asli }));
    }
    stok::catat(dok, &gerak)?;
    tulis_banyak(dok.tx(), &kartu)
}

/// Cards get the weights again that they had before a document; the book is reversed with the document.
pub fn kembalikan_banyak(tx: &mut Tx<'_>, semua: &[(KodeBarcode, Berat)]) -> Hasil<()> {
    let toko = tx.toko().clone();
    let aturan: AturanBerat =
        Setelan::baca(tx, &toko)?.nilai("PEMBULATAN_BERAT").parse().unwrap_or(AturanBerat::V2);
    let kartu: Vec<(&KodeBarcode, Berat, Berat)> = semua
        .iter()
        .map(|(kode, asli)| {
            let jual = aturan.bulatkan(*asli).unwrap_or(*asli);
            (kode, *asli, if jual > Berat::NOL { jual } else { *asli })
        })
        .collect();
    tulis_banyak(tx, &kartu)
}

/// Cards that one statement writes.
const SEKALI: usize = 200;

fn tulis_banyak(tx: &mut Tx<'_>, kartu: &[(&KodeBarcode, Berat, Berat)]) -> Hasil<()> {
    let waktu = tx.sekarang();
    for bagian in kartu.chunks(SEKALI) {
        let mut isi: Vec<Val> = vec![Val::from(waktu)];
        let mut baris = Vec::with_capacity(bagian.len());
        for (kode, asli, jual) in bagian {
            let n = isi.len();
            baris.push(format!(
                "SELECT CAST(${} AS TEXT) AS kode, CAST(${} AS BIGINT) AS asli, CAST(${} AS BIGINT) AS jual",
                n + 1,
                n + 2,
                n + 3
            ));
            isi.extend([Val::from(*kode), Val::from(*asli), Val::from(*jual)]);
        }
        let sql = format!(
            "UPDATE barang SET berat_asli = v.asli, berat = v.jual, diubah = $1, versi = versi + 1 FROM ({}) v \
             WHERE barang.kode_barcode = v.kode",
            baris.join(" UNION ALL ")
        );
        tx.exec(&sql, &isi)?;
    }
    Ok(())
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
