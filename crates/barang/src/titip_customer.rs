//! Pieces that were sold and are here again for a while, as their owner's (a service, a pledge): what the card says of it. Where such a
//! piece lies is a line of the stock book with the customer as owner; whoever takes it in writes both.

use crate::gerak::baru_berpindah;
use crate::kartu::{Kartu, Status};
use db::{Tx, args};
use platform::Hasil;
use values::KodeBarcode;

/// A sold piece comes in; refused when it is not out any more, whoever was quicker.
pub fn terima(tx: &mut Tx<'_>, k: &Kartu) -> Hasil<()> {
    ubah(tx, &k.kode_barcode, k.toko.as_str(), (Status::Terjual, Status::Reparasi))
}

/// It goes back to its owner.
pub fn serahkan(tx: &mut Tx<'_>, kode: &KodeBarcode) -> Hasil<()> {
    let toko = tx.toko().to_string();
    ubah(tx, kode, &toko, (Status::Reparasi, Status::Terjual))
}

/// It is lost while it is here.
pub fn hilang(tx: &mut Tx<'_>, kode: &KodeBarcode) -> Hasil<()> {
    let toko = tx.toko().to_string();
    ubah(tx, kode, &toko, (Status::Reparasi, Status::Hilang))
}

fn ubah(tx: &mut Tx<'_>, kode: &KodeBarcode, asal: &str, (dulu, kini): (Status, Status)) -> Hasil<()> {
    let (toko, waktu) = (tx.toko().clone(), tx.sekarang());
    // The card is the chain's: another store, under its own lock, may have taken the piece since it was read.
    let n = tx.exec(
        "UPDATE barang SET toko = $1, status = $2, diubah = $3, versi = versi + 1 WHERE kode_barcode = $4 AND status = $5 AND toko = $6",
        args![&toko, kini.kode(), waktu, kode, dulu.kode(), asal],
    )?;
    if n == 1 { Ok(()) } else { Err(baru_berpindah(Some(kode))) }
}
