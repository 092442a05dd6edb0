//! Pieces that are paid for in instalments and lie aside meanwhile: what their card says of it. Where they lie is the stock book's.

use crate::gerak::baru_berpindah;
use crate::kartu::Status;
use db::{Tx, args};
use platform::Hasil;
use values::KodeBarcode;

/// A piece that was just put aside (TITIP) is being paid for.
pub fn tandai(tx: &mut Tx<'_>, kode: &KodeBarcode) -> Hasil<()> {
    let (toko, waktu) = (tx.toko().clone(), tx.sekarang());
    let n = tx.exec(
        "UPDATE barang SET status = $1, diubah = $2, versi = versi + 1 WHERE kode_barcode = $3 AND status = $4 AND toko = $5",
        args![Status::Cicil.kode(), waktu, kode, Status::Titip.kode(), &toko],
    )?;
    if n == 1 { Ok(()) } else { Err(baru_berpindah(Some(kode))) }
}
