//! Stones: a piece that still carries one is not melted. They leave it by a document that places every carat; what the card says
//! then is asked here.

use barang::Kartu;
use db::{Conn, daftar};
use platform::Hasil;
use std::collections::BTreeSet;

const SEKALI: usize = 500;

/// Those of these pieces whose card still carries stones.
pub fn masih(c: &mut Conn, kartu: &[Kartu]) -> Hasil<BTreeSet<String>> {
    let mut ada = BTreeSet::new();
    for bagian in kartu.chunks(SEKALI) {
        let d = daftar(1, bagian.iter().map(|k| &k.kode_barcode));
        let sql = format!(
            "SELECT DISTINCT kode_barcode FROM barang_batu WHERE lepas = '' AND kode_barcode IN {}",
            d.sql
        );
        ada.extend(c.rows(&sql, &d.nilai, |r| r.get::<String>(0))?);
    }
    Ok(ada)
}
