//! What these tests share: money in a drawer, a blind count, a sale, and a closing with what it says is in the way.

use dunia::{Dunia, tampil};
use kas::hitung_kas::{self, PECAHAN, Pecahan, RECEH};
use kas::uang_kas;
use niaga::{Bayar, TransaksiMinta, jual};
use platform::{Hasil, Pelaku};
use serde_json::{Value, json};
use tutup::{Keadaan, Tertutup};
use values::Tanggal;

/// A sum in the fewest notes and coins.
pub(crate) fn pecahan(mut jumlah: i64) -> Vec<Pecahan> {
    let mut isi = Vec::new();
    for nilai in PECAHAN.into_iter().chain([RECEH]) {
        if jumlah >= nilai {
            isi.push(Pecahan { nilai, lembar: jumlah / nilai });
            jumlah %= nilai;
        }
    }
    isi
}

pub(crate) async fn hitung(d: &Dunia, p: &Pelaku, jumlah: i64) -> Hasil<Value> {
    d.minta(p, &json!({ "pecahan": pecahan(jumlah) }), hitung_kas::catat).await
}

pub(crate) async fn uang(d: &Dunia, p: &Pelaku, jumlah: i64) {
    let m = json!({ "jenis": "MASUK", "kategori": "LAIN_MASUK", "deskripsi": "modal", "jumlah_rp": jumlah });
    d.minta(p, &m, uang_kas::catat).await.unwrap();
}

/// A sale of one piece, paid in cash to the rupiah.
pub(crate) async fn jual(d: &Dunia, p: &Pelaku, kode: &str) {
    let baris = jual::JualMinta { kode_barcode: kode.to_owned(), ..jual::JualMinta::default() };
    let m = TransaksiMinta {
        kode_sales: "S01".to_owned(),
        detail_barang: vec![baris],
        ..TransaksiMinta::default()
    };
    d.kerja(p, move |tx, p| {
        let jumlah_rp = niaga::hitung(tx, p, &m)?.neto;
        let m = TransaksiMinta { pembayaran: vec![Bayar { jumlah_rp, ..Bayar::default() }], ..m.clone() };
        niaga::simpan(tx, p, &m)
    })
    .await
    .unwrap();
}

pub(crate) async fn tutup(d: &Dunia, p: &Pelaku, tanggal: Option<Tanggal>) -> Hasil<Tertutup> {
    d.kerja_rantai(p, move |tx, p| tutup::tutup(tx, p, tanggal, rangkai::DOMAIN, &|_, _| {})).await
}

/// What the closing screen shows.
pub(crate) async fn keadaan(d: &Dunia, p: &Pelaku) -> Keadaan {
    let (p, kini) = (p.clone(), d.db().jam().sekarang());
    d.db().snapshot(move |c| tutup::keadaan(c, &p, kini, false, rangkai::DOMAIN)).await.unwrap()
}

/// What blocks, as the refusal tells it.
pub(crate) async fn halangan(d: &Dunia, p: &Pelaku) -> Vec<String> {
    let t = dunia::ditolak(tutup(d, p, None).await, "TUTUP-01");
    kode(&t.rincian.unwrap()["halangan"])
}

pub(crate) fn kode(v: &Value) -> Vec<String> {
    v.as_array().unwrap().iter().map(|h| h["kode"].as_str().unwrap().to_owned()).collect()
}

pub(crate) fn kode_hal(hal: &[platform::domain::Hal]) -> Vec<String> {
    kode(&tampil(&hal))
}
