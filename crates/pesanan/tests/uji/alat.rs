//! What these tests share: orders as a screen sends them, each step of their way, and looks into the books.

use db::args;
use dunia::Dunia;
use pesanan::{ambil, batal, kerja, lihat, simpan, validasi};
use platform::{Hasil, Pelaku};
use serde_json::{Value, json};

pub(crate) const SPV: &str = "spv-jkt1";
pub(crate) const OWN: &str = "own-jkt1";
pub(crate) const KASIR: &str = "kasir1-jkt1";
/// The business day of these tests, and one a week later.
pub(crate) const HARI: &str = "2026-11-15";
pub(crate) const JANJI: &str = "2026-11-22";

pub(crate) fn teks(v: &Value) -> String {
    v.as_str().unwrap_or_else(|| panic!("bukan teks: {v}")).to_owned()
}

pub(crate) fn rp(v: &Value) -> i64 {
    v.as_i64().unwrap_or_else(|| panic!("bukan rupiah: {v}"))
}

/// A weight of the wire in milligrams.
pub(crate) fn mg(v: &Value) -> i64 {
    serde_json::from_value::<values::Berat>(v.clone()).unwrap().sebagai_mg()
}

pub(crate) fn tunai(n: i64) -> Value {
    if n == 0 { json!([]) } else { json!([{ "jenis": "CASH", "jumlah_rp": n }]) }
}

/// A ring of so many grams.
pub(crate) fn cincin(gram: f64, cara: &str) -> Value {
    json!({ "nama_barang": "cincin nikah", "kode_group": "750", "kode_dept": "CIN750", "ukuran": "14", "berat_estimasi": gram,
        "cara_harga": cara, "keterangan": "ukir nama" })
}

pub(crate) fn pesanan(detail: &[Value]) -> Value {
    json!({ "customer": { "nama_customer": "SITI AMINAH", "no_hp": "081200000001", "alamat_customer": "JL MAWAR 1" },
        "kode_sales": "S01", "tgl_janji": JANJI, "detail": detail })
}

pub(crate) async fn hitung(d: &Dunia, p: &Pelaku, m: &Value) -> Hasil<Value> {
    d.minta(p, m, |tx, p, m| simpan::hitung(tx, p, m)).await
}

/// The same with this much paid down in cash.
pub(crate) fn dibayar(m: &Value, dp: i64) -> Value {
    let mut m = m.clone();
    m["jumlah_bayar"] = json!(dp);
    m["pembayaran"] = tunai(dp);
    m
}

/// An order with half of it paid down, that nobody looked at yet; its number and what was paid.
pub(crate) async fn pesan_saja(d: &Dunia, p: &Pelaku, detail: &[Value]) -> (String, i64) {
    let m = pesanan(detail);
    let total = rp(&hitung(d, p, &m).await.unwrap()["total_harga"]);
    let dp = total / 2;
    let j = d.minta(p, &dibayar(&m, dp), simpan::simpan).await.unwrap();
    (teks(&j["no_pesanan"]), dp)
}

/// The same, looked at by the supervisor.
pub(crate) async fn pesan(d: &Dunia, p: &Pelaku, detail: &[Value]) -> (String, i64) {
    let (no, dp) = pesan_saja(d, p, detail).await;
    validasi(d, &d.orang(SPV).await, &no).await.unwrap();
    (no, dp)
}

pub(crate) async fn langkah_selesai(d: &Dunia, p: &Pelaku, no: &str, barang: &[(i64, &str)]) -> Hasil<Value> {
    let detail: Vec<Value> = barang.iter().map(|(b, k)| json!({ "baris": b, "kode_barcode": k })).collect();
    let no = no.to_owned();
    let lain = if p.user_id.as_str() == SPV { OWN } else { SPV };
    d.minta_izin((p, lain), &json!({ "detail": detail }), move |tx, p, m| kerja::selesai(tx, p, &no, m)).await
}

/// The same without anybody's approval.
pub(crate) async fn selesai_sendiri(d: &Dunia, p: &Pelaku, no: &str, kode: &str) -> Hasil<Value> {
    let (no, m) = (no.to_owned(), json!({ "detail": [{ "baris": 1, "kode_barcode": kode }] }));
    d.minta(p, &m, move |tx, p, m| kerja::selesai(tx, p, &no, m)).await
}

pub(crate) async fn proses(d: &Dunia, p: &Pelaku, no: &str) -> Hasil<Value> {
    let no = no.to_owned();
    let m = json!({ "kode_tukang": "T01", "keterangan": "hati-hati" });
    d.minta(p, &m, move |tx, p, m| kerja::proses(tx, p, &no, m)).await
}

pub(crate) async fn ulang(d: &Dunia, p: &Pelaku, no: &str, baris: &[i64]) -> Hasil<Value> {
    let no = no.to_owned();
    d.minta_izin((p, SPV), &json!({ "baris": baris, "alasan": "ukuran salah" }), move |tx, p, m| {
        kerja::ulang(tx, p, &no, m)
    })
    .await
}

/// The phone of the person on the order was looked at, unless the request says otherwise.
pub(crate) fn dikenal(m: &Value) -> Value {
    let mut m = m.clone();
    if m.get("pengenal").is_none() {
        m["pengenal"] = json!("HP");
        m["pengenal_akhir"] = json!("0001");
    }
    m
}

pub(crate) async fn hitung_ambil(d: &Dunia, p: &Pelaku, no: &str, m: &Value) -> Hasil<Value> {
    let (no, m) = (no.to_owned(), &dikenal(m));
    d.minta(p, m, move |tx, p, m| ambil::hitung(tx, p, &no, m)).await
}

pub(crate) async fn ambil(d: &Dunia, p: &Pelaku, no: &str, m: &Value) -> Hasil<Value> {
    let (no, m) = (no.to_owned(), &dikenal(m));
    d.minta(p, m, move |tx, p, m| ambil::ambil(tx, p, &no, m)).await
}

/// Fetched, what is left to pay in cash, approved by the supervisor where that is asked for.
pub(crate) async fn ambil_tunai(d: &Dunia, p: &Pelaku, no: &str) -> Hasil<Value> {
    let h = hitung_ambil(d, p, no, &json!({})).await?;
    let m = dikenal(&json!({ "pembayaran": tunai(rp(&h["bayar_rp"])) }));
    let no = no.to_owned();
    d.minta_izin((p, SPV), &m, move |tx, p, m| ambil::ambil(tx, p, &no, m)).await
}

/// The pieces of the last pick-up on the scale, as heavy as they went out.
pub(crate) async fn ditimbang(d: &Dunia, no: &str) -> Value {
    let no = no.to_owned();
    let r = d.db().read(move |c| lihat::rinci(c, &dunia::toko("JKT1"), &no)).await.unwrap();
    r.diambil.iter().map(|b| json!({ "kode_barcode": b.kode_barcode, "berat": b.berat })).collect()
}

pub(crate) async fn batal_ambil(d: &Dunia, p: &Pelaku, penyetuju: &str, no: &str) -> Hasil<Value> {
    let m = json!({ "alasan": "salah orang", "detail_barang": ditimbang(d, no).await });
    let no = no.to_owned();
    d.minta_izin((p, penyetuju), &m, move |tx, p, m| ambil::batal_ambil(tx, p, &no, m)).await
}

pub(crate) async fn hitung_batal(d: &Dunia, p: &Pelaku, no: &str) -> Hasil<Value> {
    let (p, no) = (p.clone(), no.to_owned());
    d.db().read(move |c| batal::hitung(c, &p, &no).map(|h| dunia::tampil(&h))).await
}

/// Cancelled, the money given back in cash.
pub(crate) async fn batalkan(d: &Dunia, p: &Pelaku, penyetuju: &str, no: &str, dibayar: i64) -> Hasil<Value> {
    let no = no.to_owned();
    let m = json!({ "alasan": "tidak jadi", "pembayaran": tunai(dibayar) });
    d.minta_izin((p, penyetuju), &m, move |tx, p, m| batal::batal(tx, p, &no, m)).await
}

pub(crate) async fn validasi(d: &Dunia, p: &Pelaku, no: &str) -> Hasil<Value> {
    let m = json!({ "no_pesanans": [no], "user_id": KASIR });
    d.minta(p, &m, validasi::validasi).await
}

/// An order that was paid down by transfer; its number.
pub(crate) async fn pesan_transfer(d: &Dunia, p: &Pelaku, detail: &[Value]) -> (String, i64) {
    let m = pesanan(detail);
    let dp = rp(&hitung(d, p, &m).await.unwrap()["total_harga"]) / 2;
    let mut m = dibayar(&m, dp);
    m["pembayaran"] = json!([{ "jenis": "TRANSFER", "jumlah_rp": dp, "no_rekening": rekening(d).await }]);
    let no = teks(&d.minta(p, &m, simpan::simpan).await.unwrap()["no_pesanan"]);
    validasi(d, &d.orang(SPV).await, &no).await.unwrap();
    (no, dp)
}

/// An account of the store.
pub(crate) async fn rekening(d: &Dunia) -> String {
    d.baris("SELECT MIN(no_rekening) FROM rekening WHERE toko = 'JKT1' AND aktif = 1", args![])
        .await
        .remove(0)
}

/// The bank shows all money of a document.
pub(crate) async fn bank_melihat(d: &Dunia, no: &str) {
    let id = d.angka("SELECT MIN(id) FROM buku_bank WHERE no_dok = $1", args![no]).await;
    let own = d.orang(OWN).await;
    d.minta(&own, &json!({ "id_cashes": [id] }), kas::non_cash::simpan).await.unwrap();
}

/// A line goes to a craftsman with gold of the melt and comes back as a piece of this weight; its barcode.
pub(crate) async fn lewat_tukang(d: &Dunia, no: &str, gram: f64) -> String {
    let (k, own) = (d.orang(KASIR).await, d.orang(OWN).await);
    let rosok = d.barang("A06", &[20_000]).await;
    let m = json!({ "kondisi": "PUTUS", "gudang_tujuan": "HANCUR", "keterangan": "uji", "detail_barang": [{ "kode_barcode": rosok[0] }] });
    d.minta(&own, &m, barang::hancur::hancur).await.unwrap();
    proses(d, &k, no).await.unwrap();
    let id = d.angka("SELECT MAX(id_kerja) FROM pesanan_baris_kini WHERE no_pesanan = $1", args![no]).await;
    let m = json!({ "kode_tukang": "T01", "id_kerja": id, "detail_barang": [{ "kode_barcode": rosok[0] }] });
    d.minta_izin((&own, SPV), &m, tukang::emas::keluar).await.unwrap();
    let (m, teks) = (json!({ "baris": 1, "berat": gram, "kadar_uji": 75.0 }), no.to_owned());
    d.minta_izin((&k, SPV), &m, move |tx, p, m| kerja::terima(tx, p, &teks, m)).await.unwrap();
    d.baris("SELECT kode_barcode FROM pesanan_baris_kini WHERE no_pesanan = $1", args![no]).await.remove(0)
}

/// What is left of what was paid down.
pub(crate) async fn saldo(d: &Dunia, no: &str) -> i64 {
    let sql = "SELECT CAST(COALESCE(SUM(saldo), 0) AS BIGINT) FROM saldo_titipan WHERE no_titip = $1";
    d.angka(sql, args![no]).await
}

pub(crate) async fn tahap(d: &Dunia, no: &str) -> String {
    d.baris("SELECT tahap FROM pesanan_kini WHERE no_pesanan = $1", args![no]).await.remove(0)
}

/// Gold costs so many percent of what it did.
pub(crate) async fn harga(d: &Dunia, persen: i64) {
    d.ubah("UPDATE harga_emas SET harga_jual = harga_jual * $1 / 100 WHERE toko = 'JKT1'", args![persen])
        .await;
}
