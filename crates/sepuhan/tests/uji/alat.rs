//! What tests of sorting and washing do in the world: pieces lie bought, are sorted, sent and received.

use barang::tambah::{self, Baru, harga_hari};
use db::args;
use dunia::Dunia;
use platform::{Hasil, Pelaku};
use sepuhan::{batal, kirim, sortir, terima};
use serde_json::{Value, json};
use values::{Berat, Kadar};

pub(crate) const SPV: &str = "spv-jkt1";
pub(crate) const OWN: &str = "own-jkt1";
pub(crate) const KASIR: &str = "kasir1-jkt1";

pub(crate) fn teks(v: &Value) -> String {
    v.as_str().unwrap_or_else(|| panic!("bukan teks: {v}")).to_owned()
}

/// Milligrams as a screen sends them.
pub(crate) fn gram(mg: i64) -> Value {
    serde_json::from_str(&format!("{}.{:03}", mg / 1_000, mg % 1_000)).unwrap()
}

/// 75 % rings that lie bought and unsorted, brought by the owner.
pub(crate) async fn dibeli(d: &Dunia, mg: &[i64]) -> Vec<String> {
    let own = d.orang(OWN).await;
    let baris: Vec<Baru> = mg
        .iter()
        .map(|mg| Baru {
            kode_group: "750".to_owned(),
            kode_dept: "CIN750".to_owned(),
            kode_gudang: "BELI".to_owned(),
            kode_toko: "BL2".to_owned(),
            nama_barang: "CINCIN BELI".to_owned(),
            berat_asli: Berat::mg(*mg),
            kadar: Kadar::perseratus(8_000).ok(),
            kadar_cetak: Kadar::perseratus(7_500).ok(),
            kadar_modal: Kadar::perseratus(7_700).ok(),
            ..Baru::default()
        })
        .collect();
    d.kerja(&own, move |tx, p| {
        let harga = harga_hari(tx, p)?;
        tambah::banyak(tx, p, &harga.gram, &baris)
    })
    .await
    .unwrap()
    .into_iter()
    .map(|t| t.kode_barcode)
    .collect()
}

/// A sorting of these pieces with the piles on the scale.
pub(crate) fn minta(baris: &[(&str, &str)], timbang: &[(&str, i64)]) -> Value {
    let detail: Vec<Value> = baris.iter().map(|(k, p)| json!({ "kode_barcode": k, "putusan": p })).collect();
    let timbang: Vec<Value> =
        timbang.iter().map(|(p, mg)| json!({ "putusan": p, "berat": gram(*mg) })).collect();
    json!({ "detail_barang": detail, "timbang": timbang })
}

pub(crate) async fn sortir(d: &Dunia, p: &Pelaku, m: &Value) -> Hasil<Value> {
    d.minta(p, m, sortir::sortir).await
}

/// Rings that were sorted to be washed; their barcodes.
pub(crate) async fn di_cuci(d: &Dunia, mg: &[i64]) -> Vec<String> {
    let kode = dibeli(d, mg).await;
    let spv = d.orang(SPV).await;
    let baris: Vec<(&str, &str)> = kode.iter().map(|k| (k.as_str(), "CUCI")).collect();
    sortir(d, &spv, &minta(&baris, &[("CUCI", mg.iter().sum())])).await.unwrap();
    kode
}

/// A lot as it is asked for.
pub(crate) fn lot(kode: &[String], pekerjaan: &str, mg: i64) -> Value {
    let detail: Vec<Value> = kode.iter().map(|k| json!({ "kode_barcode": k })).collect();
    json!({ "kode_tukang": "T01", "pekerjaan": pekerjaan, "timbang": gram(mg), "detail_barang": detail })
}

/// The supervisor gives it out, the owner weighs it again.
pub(crate) async fn kirim(d: &Dunia, m: &Value) -> Hasil<Value> {
    let spv = d.orang(SPV).await;
    d.minta_izin((&spv, OWN), m, kirim::kirim).await
}

/// Rings of these weights at the washer; the lot and their barcodes.
pub(crate) async fn di_tukang(d: &Dunia, mg: &[i64], pekerjaan: &str) -> (String, Vec<String>) {
    let kode = di_cuci(d, mg).await;
    let j = kirim(d, &lot(&kode, pekerjaan, mg.iter().sum())).await.unwrap();
    (teks(&j["no_lot"]), kode)
}

/// Pieces of a lot as they come back, piece by piece.
pub(crate) fn kembali(no: &str, baris: &[(&str, i64)]) -> Value {
    let detail: Vec<Value> =
        baris.iter().map(|(k, mg)| json!({ "kode_barcode": k, "berat": gram(*mg) })).collect();
    json!({ "no_lot": no, "cara": "BARANG", "kode_toko": "LB1", "detail_barang": detail })
}

pub(crate) async fn terima(d: &Dunia, p: &Pelaku, m: &Value) -> Hasil<Value> {
    d.minta(p, m, terima::terima).await
}

pub(crate) async fn batalkan(d: &Dunia, p: &Pelaku, no: &str) -> Hasil<Value> {
    d.minta(p, &json!({ "no_dok": no, "alasan": "salah" }), batal::batal).await
}

/// Fine milligrams that a lot has out.
pub(crate) async fn di_luar(d: &Dunia, no: &str) -> i64 {
    let sql = "SELECT CAST(COALESCE(SUM(saldo), 0) AS BIGINT) FROM saldo_tukang WHERE toko = 'JKT1' AND kode_tukang = $1";
    let buku = d.angka(sql, args![no]).await;
    let sql = "SELECT CAST(COALESCE(SUM(murni), 0) AS BIGINT) FROM saldo_lokasi WHERE gudang = '@TUKANG' AND baki = $1";
    assert_eq!(d.angka(sql, args![no]).await, buku, "stok dan buku tukang");
    buku
}

/// What the card of a piece weighs.
pub(crate) async fn berat(d: &Dunia, kode: &str) -> i64 {
    d.angka("SELECT berat_asli FROM barang WHERE kode_barcode = $1", args![kode]).await
}
