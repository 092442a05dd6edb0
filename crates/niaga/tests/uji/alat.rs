//! What these tests share: a sale and a purchase as a cashier makes them, priced first and paid in cash.

use dunia::Dunia;
use konter::KodeAlasan;
use niaga::{Bayar, Hitungan, JenisBayar, Tercatat, TransaksiMinta, beli, jual};
use platform::{Hasil, Pelaku};
use values::{Berat, Kadar, Rupiah};

pub(crate) fn tunai(n: i64) -> Bayar {
    Bayar { jenis: JenisBayar::Cash, jumlah_rp: Rupiah::new(n), ..Bayar::default() }
}

pub(crate) fn penjualan(baris: jual::JualMinta) -> TransaksiMinta {
    TransaksiMinta { kode_sales: "S01".to_owned(), detail_barang: vec![baris], ..TransaksiMinta::default() }
}

pub(crate) fn barang(kode: &str) -> jual::JualMinta {
    jual::JualMinta { kode_barcode: kode.to_owned(), ..jual::JualMinta::default() }
}

/// A piece that comes back with its nota, in good condition.
pub(crate) fn bawa(no_faktur_jual: &str, mg: i64) -> beli::BeliMinta {
    beli::BeliMinta {
        surat: "NOTA".to_owned(),
        no_faktur_jual: no_faktur_jual.to_owned(),
        berat_timbang: Berat::mg(mg),
        kondisi: "BAGUS".to_owned(),
        ..beli::BeliMinta::default()
    }
}

pub(crate) fn pembelian(baris: beli::BeliMinta) -> TransaksiMinta {
    TransaksiMinta { kode_sales: "S01".to_owned(), detail_beli: vec![baris], ..TransaksiMinta::default() }
}

pub(crate) async fn hitung(d: &Dunia, p: &Pelaku, m: &TransaksiMinta) -> Hitungan {
    let m = m.clone();
    d.kerja(p, move |tx, p| niaga::hitung(tx, p, &m)).await.unwrap()
}

pub(crate) async fn simpan(d: &Dunia, p: &Pelaku, m: &TransaksiMinta) -> Hasil<Tercatat> {
    let m = m.clone();
    d.kerja(p, move |tx, p| niaga::simpan(tx, p, &m)).await
}

/// Priced, paid to the rupiah, saved.
pub(crate) async fn selesai(d: &Dunia, p: &Pelaku, mut m: TransaksiMinta) -> Hasil<Tercatat> {
    let n = hitung(d, p, &m).await.neto.nilai();
    m.pembayaran.push(tunai(n.abs()));
    simpan(d, p, &m).await
}

pub(crate) fn kode_alasan(h: &Hitungan) -> Vec<KodeAlasan> {
    h.alasan.iter().map(|a| a.kode).collect()
}

pub(crate) fn kadar(perseratus: i64) -> Option<Kadar> {
    Kadar::perseratus(perseratus).ok()
}

/// Fills the drawer, so that a purchase can be paid.
pub(crate) async fn isi_laci(d: &Dunia, p: &Pelaku) {
    let kode = d.barang("A06", &[9_000]).await;
    selesai(d, p, penjualan(barang(&kode[0]))).await.unwrap();
}
