//! What these tests share: pieces and gold that wait for the melt, lots, results and sales as a screen sends them.

use barang::curah::manual;
use barang::hancur;
use db::args;
use dunia::Dunia;
use lebur::{batal, hasil, jual, kirim, lot};
use platform::{Hasil, Pelaku};
use serde_json::{Value, json};

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

/// 75 % rings of so many milligrams that wait for the melt; their barcodes.
pub(crate) async fn rosok(d: &Dunia, mg: &[i64]) -> Vec<String> {
    let kode = d.barang("A06", mg).await;
    let own = d.orang(OWN).await;
    let detail: Vec<Value> = kode.iter().map(|k| json!({ "kode_barcode": k })).collect();
    let m = json!({ "kondisi": "PUTUS", "gudang_tujuan": "HANCUR", "keterangan": "uji", "detail_barang": detail });
    d.minta(&own, &m, hancur::hancur).await.unwrap();
    kode
}

/// Gold without barcode that waits for the melt, 75 %, one piece of so many milligrams.
pub(crate) async fn curah(d: &Dunia, mg: i64, modal: i64) {
    let own = d.orang(OWN).await;
    let baris = json!({ "kode_group": "750", "kode_dept": "CIN750", "kode_toko": "A06", "qty": 1, "berat": gram(mg), "harga_modal": modal });
    d.minta(&own, &json!({ "detail_barang": [baris] }), manual::tambah).await.unwrap();
    let m = json!({ "tujuan": "HC1", "keterangan": "uji", "detail_barang": [baris] });
    d.minta(&own, &m, manual::hancur).await.unwrap();
}

/// A lot of these pieces as the scale has them.
pub(crate) fn isi_lot(kode: &[String], timbang: i64) -> Value {
    let detail: Vec<Value> = kode.iter().map(|k| json!({ "kode_barcode": k })).collect();
    json!({ "detail_barang": detail, "timbang": gram(timbang) })
}

/// The supervisor gives, the owner takes.
pub(crate) async fn buka(d: &Dunia, m: &Value) -> Hasil<Value> {
    d.minta_izin((&d.orang(SPV).await, OWN), m, lot::buka).await
}

pub(crate) async fn kirim(d: &Dunia, no: &Value, timbang: i64) -> Hasil<Value> {
    let m = json!({ "no_lot": no, "kode_pelebur": "L01", "timbang": gram(timbang) });
    d.minta_izin((&d.orang(SPV).await, OWN), &m, kirim::kirim).await
}

/// A lot of rings, at the refiner: its number.
pub(crate) async fn di_pelebur(d: &Dunia, mg: &[i64]) -> Value {
    let kode = rosok(d, mg).await;
    let timbang = mg.iter().sum();
    let lot = buka(d, &isi_lot(&kode, timbang)).await.unwrap();
    kirim(d, &lot["no_lot"], timbang).await.unwrap();
    lot["no_lot"].clone()
}

/// Refined gold that came out.
pub(crate) fn ciok(mg: i64, kadar: f64) -> Value {
    json!({ "bentuk": "CIOK", "berat": gram(mg), "kadar_uji": kadar })
}

pub(crate) fn keluar(no: &Value, hasil: &[Value]) -> Value {
    json!({ "no_lot": no, "hasil": hasil })
}

/// What the cashier, who neither gave nor took it, tested.
pub(crate) async fn terima(d: &Dunia, m: &Value) -> Hasil<Value> {
    d.minta(&d.orang(KASIR).await, m, hasil::catat).await
}

/// A lot of 20 g of 75 % that came back as 15 g of pure gold: the result's number.
pub(crate) async fn lantakan(d: &Dunia) -> Value {
    let no = di_pelebur(d, &[20_000]).await;
    terima(d, &keluar(&no, &[ciok(15_000, 100.0)])).await.unwrap()["no_dok"].clone()
}

/// The sale of a result's first line for this price, paid in cash.
pub(crate) fn penjualan(pelebur: &str, hasil: &Value, timbang: i64, harga: i64, bayar: i64) -> Value {
    json!({ "kode_pelebur": pelebur, "timbang": gram(timbang), "detail": [{ "no_hasil": hasil, "baris": 1, "harga": harga }],
        "pembayaran": [{ "jenis": "CASH", "jumlah_rp": bayar }] })
}

pub(crate) async fn jual(d: &Dunia, setuju: &str, m: &Value) -> Hasil<Value> {
    d.minta_izin((&d.orang(KASIR).await, setuju), m, jual::jual).await
}

pub(crate) async fn batalkan(d: &Dunia, p: &Pelaku, no: &Value) -> Hasil<Value> {
    d.minta(p, &json!({ "no_dok": no, "alasan": "salah" }), batal::batal).await
}

/// The price of pure gold of the demo's day.
pub(crate) async fn harga_100(d: &Dunia) -> i64 {
    d.angka(
        "SELECT harga_jual FROM harga_emas WHERE toko = 'JKT1' AND kode_group = '' AND dihapus = 0 ORDER BY tanggal DESC LIMIT 1",
        args![],
    )
    .await
}

/// Fine milligrams at an account of both stock books.
pub(crate) async fn di(d: &Dunia, akun: &str) -> i64 {
    d.angka(
        "SELECT CAST(COALESCE(SUM(x.murni), 0) AS BIGINT) FROM (SELECT murni FROM saldo_lokasi WHERE toko = 'JKT1' AND gudang = $1 \
         UNION ALL SELECT murni FROM saldo_curah WHERE toko = 'JKT1' AND gudang = $1) x",
        args![akun],
    )
    .await
}
