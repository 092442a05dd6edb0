//! What these tests share: pieces brought in as a screen sends them, trays and cards as a screen reads them.

use barang::daftar;
use barang::tambah::{self, Baru, harga_hari};
use db::args;
use dunia::Dunia;
use platform::{Hasil, Pelaku};
use serde_json::value::RawValue;
use serde_json::{Value, json};
use values::{Berat, KodeBarcode};

/// A plain 75% ring for a tray.
pub(crate) fn cincin(baki: &str, gram: f64) -> Value {
    json!({
        "kode_group": "750", "kode_dept": "CIN750", "kode_toko": baki, "nama_barang": "cincin polos",
        "berat_asli": gram, "kadar": 80, "kadar_cetak": 75, "kadar_modal": 77,
    })
}

/// Brings pieces in, all or none.
pub(crate) async fn banyak(d: &Dunia, p: &Pelaku, baris: &[Value]) -> Hasil<Value> {
    let badan = Value::Array(baris.to_vec());
    d.minta(p, &badan, |tx, p, b: &Vec<Baru>| {
        let harga = harga_hari(tx, p)?;
        tambah::banyak(tx, p, &harga.gram, b)
    })
    .await
}

/// New pieces in a tray of any warehouse; their barcodes.
pub(crate) async fn masuk(d: &Dunia, p: &Pelaku, baki: &str, gram: &[f64]) -> Vec<String> {
    let baris: Vec<Value> = gram.iter().map(|g| cincin(baki, *g)).collect();
    let j = banyak(d, p, &baris).await.unwrap();
    j.as_array().unwrap().iter().map(|b| teks(&b["kode_barcode"])).collect()
}

/// An answer as it is kept under a key.
pub(crate) fn terbungkus(jawab: &impl serde::Serialize) -> Box<RawValue> {
    serde_json::value::to_raw_value(jawab).unwrap()
}

pub(crate) fn teks(v: &Value) -> String {
    v.as_str().unwrap_or_else(|| panic!("bukan teks: {v}")).to_owned()
}

/// A weight of an answer, in milligrams.
pub(crate) fn mg(v: &Value) -> i64 {
    serde_json::from_value::<Berat>(v.clone()).unwrap().sebagai_mg()
}

/// Pieces and milligrams in a tray of the person's store.
pub(crate) async fn isi_baki(d: &Dunia, p: &Pelaku, baki: &str) -> (i64, i64) {
    let (toko, baki) = (p.toko.clone(), baki.to_owned());
    let j = d.lihat(move |c| daftar::isi_baki(c, &toko, &baki)).await.unwrap();
    (j["qty"].as_i64().unwrap(), mg(&j["berat"]))
}

pub(crate) async fn kartu(d: &Dunia, kode: &str) -> Value {
    let kode = KodeBarcode::parse(kode).unwrap();
    d.lihat(move |c| barang::satu(c, &kode)).await.unwrap()
}

/// A piece that can be sold, moved or sent.
pub(crate) async fn siap(d: &Dunia, p: &Pelaku, kode: &str) -> Hasil<Value> {
    let (toko, kode) = (p.toko.clone(), KodeBarcode::parse(kode).unwrap());
    d.lihat(move |c| barang::siap(c, &toko, &kode)).await
}

/// The steps of a piece.
pub(crate) async fn riwayat(d: &Dunia, kode: &str) -> Value {
    let kode = KodeBarcode::parse(kode).unwrap();
    d.lihat(move |c| barang::riwayat(c, &kode)).await.unwrap()
}

pub(crate) async fn status(d: &Dunia, kode: &str) -> String {
    d.baris("SELECT status FROM barang WHERE kode_barcode = $1", args![kode]).await.remove(0)
}

pub(crate) async fn banyak_barang(d: &Dunia) -> i64 {
    d.angka("SELECT COUNT(*) FROM barang", &[]).await
}

/// Barcodes as documents take them; a tray where the scanner said which.
pub(crate) fn detail(kode: &[String], baki: &str) -> Value {
    kode.iter().map(|k| json!({ "kode_barcode": k, "kode_toko": baki })).collect()
}
