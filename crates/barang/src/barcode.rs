//! Numbers for new pieces. A store draws blocks of a thousand from the chain and tags from its own block, so that two
//! stores never give the same number, also when they work at the same moment.

use crate::BarangTolak;
use crate::kartu::SEKALI;
use db::{Conn, Tx, args, daftar};
use platform::{Hasil, Tolak};
use std::collections::HashMap;
use values::KodeBarcode;

const SEBLOK: i64 = 1_000;
/// The last block that fits eight digits.
const BLOK_AKHIR: i64 = 99_999;

/// The next `banyak` barcodes of the store, in their order.
pub fn ambil(tx: &mut Tx<'_>, banyak: usize) -> Hasil<Vec<KodeBarcode>> {
    let mut hasil = Vec::with_capacity(banyak);
    while hasil.len() < banyak {
        let (blok, terpakai) = blok_terbuka(tx)?;
        let sisa = i64::try_from(banyak - hasil.len()).unwrap_or(SEBLOK).min(SEBLOK - terpakai);
        for n in 0..sisa {
            let angka = blok * SEBLOK + terpakai + n;
            let angka = u32::try_from(angka).map_err(|_| habis())?;
            hasil.push(KodeBarcode::dari_angka(angka).map_err(|_| habis())?);
        }
        tx.exec("UPDATE barcode_blok SET terpakai = terpakai + $2 WHERE blok = $1", args![blok, sisa])?;
    }
    // A number that a shop brought with it when it moved in is passed over.
    let terpakai = terpakai(tx, hasil.iter())?;
    let mut bebas: Vec<KodeBarcode> = hasil.into_iter().filter(|k| !terpakai.contains_key(k)).collect();
    if bebas.len() < banyak {
        let kurang = ambil(tx, banyak - bebas.len())?;
        bebas.extend(kurang);
    }
    Ok(bebas)
}

/// Those of them that the chain already has, each with its store.
pub(crate) fn terpakai<'a>(
    c: &mut Conn,
    kode: impl Iterator<Item = &'a KodeBarcode>,
) -> db::Result<HashMap<KodeBarcode, String>> {
    let semua: Vec<&KodeBarcode> = kode.collect();
    let mut ada = HashMap::new();
    for bagian in semua.chunks(SEKALI) {
        let d = daftar(1, bagian.iter().copied());
        let sql = format!("SELECT kode_barcode, toko FROM barang WHERE kode_barcode IN {}", d.sql);
        ada.extend(c.rows(&sql, &d.nilai, |r| Ok((r.get(0)?, r.get(1)?)))?);
    }
    Ok(ada)
}

fn habis() -> Tolak {
    BarangTolak::BarcodeHabis.tolak("Nomor barcode delapan angka sudah habis")
}

/// The store's block with numbers left; a new one from the chain when there is none.
fn blok_terbuka(tx: &mut Tx<'_>) -> Hasil<(i64, i64)> {
    let toko = tx.toko().clone();
    let milik =
        "SELECT blok, terpakai FROM barcode_blok WHERE toko = $1 AND terpakai < $2 ORDER BY blok LIMIT 1";
    if let Some(ada) = tx.one(milik, args![&toko, SEBLOK], |r| Ok((r.int(0)?, r.int(1)?)))? {
        return Ok(ada);
    }
    // Another store may take the same block at the same moment: who comes second takes the next.
    loop {
        let blok: i64 = tx.nilai("SELECT COALESCE(MAX(blok), 0) + 1 FROM barcode_blok", &[])?;
        if blok > BLOK_AKHIR {
            return Err(habis());
        }
        let baru = tx.exec(
            "INSERT INTO barcode_blok (blok, toko, terpakai) VALUES ($1, $2, 0) ON CONFLICT (blok) DO NOTHING",
            args![blok, &toko],
        )?;
        if baru == 1 {
            return Ok((blok, 0));
        }
    }
}
