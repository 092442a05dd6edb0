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

/// Rings that are counted, on the tray that [`isi_baki_manual`] fills.
pub(crate) fn cincin_manual(qty: i64, mg: i64) -> niaga::manual::ManualBaris {
    niaga::manual::ManualBaris {
        kode_group: "750".to_owned(),
        kode_dept: "CIN750".to_owned(),
        kode_gudang: "TOKO".to_owned(),
        kode_toko: "A06".to_owned(),
        qty,
        berat: Berat::mg(mg),
        ..niaga::manual::ManualBaris::default()
    }
}

pub(crate) async fn hitung_manual(
    d: &Dunia,
    p: &Pelaku,
    m: &niaga::manual::ManualMinta,
) -> niaga::manual::Hitungan {
    let m = m.clone();
    d.kerja(p, move |tx, p| niaga::manual::hitung(tx, p, &m)).await.unwrap()
}

/// Ten rings of three grams, without barcode.
pub(crate) async fn isi_baki_manual(d: &Dunia, own: &Pelaku) {
    let isi = ::barang::curah::manual::ManualBaris {
        kode_group: "750".to_owned(),
        kode_dept: "CIN750".to_owned(),
        kode_toko: "A06".to_owned(),
        qty: 10,
        berat: Berat::mg(30_000),
        harga_modal: Rupiah::new(15_000_000),
        ..::barang::curah::manual::ManualBaris::default()
    };
    let k = ::barang::curah::manual::Kirim { detail_barang: vec![isi], ..Default::default() };
    d.kerja(own, move |tx, p| ::barang::curah::manual::tambah(tx, p, &k)).await.unwrap();
}
