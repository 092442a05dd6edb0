//! May the pieces of a document go back? Asked by every cancellation: only while no other document moved them since, in
//! this store (its stock book) or in another (the card).

use crate::kartu::Kartu;
use db::Conn;
use ledger::stok;
use platform::Hasil;
use std::collections::HashMap;
use values::{KodeBarcode, KodeToko, NoFaktur};

/// Pieces that moved on, each with what happened since ('sudah dibeli kembali (NG…)'). `milik` is the document and the
/// later steps that go back with it; `kartu` are the cards of its pieces.
pub fn berlanjut<'a>(
    c: &mut Conn,
    toko: &KodeToko,
    milik: &[&NoFaktur],
    kartu: impl IntoIterator<Item = &'a Kartu>,
) -> Hasil<HashMap<KodeBarcode, String>> {
    let mut semua: HashMap<KodeBarcode, String> =
        stok::berlanjut(c, toko, milik)?.into_iter().map(|b| (b.barang.clone(), b.sebutan())).collect();
    for k in kartu.into_iter().filter(|k| k.toko != *toko) {
        semua.insert(k.kode_barcode.clone(), format!("sudah di toko {}", k.toko));
    }
    Ok(semua)
}
