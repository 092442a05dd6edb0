//! What these tests share: a contract as a screen sends it, each step of its way, and looks into the books.

use cicilan::JenisAkhir;
use db::args;
use dunia::Dunia;
use platform::{Hasil, Pelaku};
use serde_json::{Value, json};

pub(crate) const SPV: &str = "spv-jkt1";
pub(crate) const OWN: &str = "own-jkt1";
pub(crate) const KASIR: &str = "kasir1-jkt1";
pub(crate) const HARI: &str = "2026-11-15";

pub(crate) fn teks(v: &Value) -> String {
    v.as_str().unwrap_or_else(|| panic!("bukan teks: {v}")).to_owned()
}

pub(crate) fn rp(v: &Value) -> i64 {
    v.as_i64().unwrap_or_else(|| panic!("bukan rupiah: {v}"))
}

pub(crate) fn tunai(n: i64) -> Value {
    if n == 0 { json!([]) } else { json!([{ "jenis": "CASH", "jumlah_rp": n }]) }
}

pub(crate) async fn transfer(d: &Dunia, n: i64) -> Value {
    let sql =
        "SELECT no_rekening FROM rekening WHERE toko = 'JKT1' AND dihapus = 0 ORDER BY no_rekening LIMIT 1";
    let no = d.baris(sql, args![]).await.remove(0);
    json!([{ "jenis": "TRANSFER", "jumlah_rp": n, "no_rekening": no }])
}

/// A contract of six months (30% down, 1.25% a month, 5,000 a day, fee 35,000) for these pieces.
pub(crate) fn kontrak(kode: &[String]) -> Value {
    let barang: Vec<Value> = kode.iter().map(|k| json!({ "kode_barcode": k })).collect();
    json!({ "customer": { "nama_customer": "SITI AMINAH", "no_hp": "081200000001", "alamat_customer": "JL MAWAR 1",
        "nik": "3171010101900001" }, "kode_sales": "S01", "kode_cicilan": "C06", "detail_barang": barang })
}

pub(crate) async fn hitung(d: &Dunia, p: &Pelaku, m: &Value) -> Hasil<Value> {
    d.minta(p, m, |tx, p, m| cicilan::hitung(tx, p, m)).await
}

/// Signed, paid down in cash as the plan has it; its number and what it comes to.
pub(crate) async fn akad(d: &Dunia, p: &Pelaku, kode: &[String]) -> (String, Value) {
    let mut m = kontrak(kode);
    let h = hitung(d, p, &m).await.unwrap();
    m["pembayaran"] = tunai(rp(&h["dp_rp"]));
    let j = d.minta(p, &m, cicilan::simpan).await.unwrap();
    (teks(&j["no_cicilan"]), h)
}

/// The phone of the person on the contract was looked at.
pub(crate) fn dikenal(m: &Value) -> Value {
    let mut m = m.clone();
    if m.get("pengenal").is_none() {
        m["pengenal"] = json!("HP");
        m["pengenal_akhir"] = json!("0001");
    }
    m
}

pub(crate) async fn hitung_bayar(d: &Dunia, p: &Pelaku, no: &str, m: &Value) -> Hasil<Value> {
    let no = no.to_owned();
    let kini = d.db().jam().sekarang();
    d.minta(p, m, move |tx, p, m| cicilan::hitung_bayar(tx, p, &no, m, kini)).await
}

pub(crate) async fn bayar(d: &Dunia, p: &Pelaku, no: &str, m: &Value) -> Hasil<Value> {
    let (no, m) = (no.to_owned(), dikenal(m));
    d.minta(p, &m, move |tx, p, m| cicilan::bayar(tx, p, &no, m)).await
}

/// So much in cash.
pub(crate) async fn setor(d: &Dunia, p: &Pelaku, no: &str, n: i64) -> Hasil<Value> {
    bayar(d, p, no, &json!({ "jumlah_rp": n, "pembayaran": tunai(n) })).await
}

/// All that is owed today in cash.
pub(crate) async fn lunasi(d: &Dunia, p: &Pelaku, no: &str) -> Hasil<Value> {
    let h = hitung_bayar(d, p, no, &json!({ "lunas": true })).await?;
    bayar(d, p, no, &json!({ "lunas": true, "pembayaran": tunai(rp(&h["jumlah_rp"])) })).await
}

pub(crate) async fn batal_bayar(d: &Dunia, p: &Pelaku, no: &str, no_bayar: &str) -> Hasil<Value> {
    let (no, b) = (no.to_owned(), no_bayar.to_owned());
    let m = json!({ "alasan": "salah ketik" });
    d.minta_izin((p, SPV), &m, move |tx, p, m| cicilan::batal_bayar(tx, p, (&no, &b), m)).await
}

/// Handed over, with the owner's yes where that is asked for.
pub(crate) async fn serah(d: &Dunia, p: &Pelaku, no: &str) -> Hasil<Value> {
    let (no, m) = (no.to_owned(), dikenal(&json!({})));
    d.minta_izin((p, OWN), &m, move |tx, p, m| cicilan::serah(tx, p, &no, m)).await
}

pub(crate) async fn serah_saja(d: &Dunia, p: &Pelaku, no: &str, m: &Value) -> Hasil<Value> {
    let (no, m) = (no.to_owned(), dikenal(m));
    d.minta(p, &m, move |tx, p, m| cicilan::serah(tx, p, &no, m)).await
}

/// Its pieces on the scale, as they went out.
pub(crate) async fn ditimbang(d: &Dunia, no: &str) -> Value {
    let keluar = rinci(d, no).await["diambil"].as_array().unwrap().clone();
    keluar.iter().map(|b| json!({ "kode_barcode": b["kode_barcode"], "berat": b["berat"] })).collect()
}

pub(crate) async fn batal_serah(d: &Dunia, p: &Pelaku, no: &str) -> Hasil<Value> {
    let m = json!({ "alasan": "salah orang", "detail_barang": ditimbang(d, no).await });
    let no = no.to_owned();
    d.minta_izin((p, SPV), &m, move |tx, p, m| cicilan::batal_serah(tx, p, &no, m)).await
}

pub(crate) async fn hitung_akhir(d: &Dunia, p: &Pelaku, no: &str, j: JenisAkhir, m: &Value) -> Hasil<Value> {
    let no = no.to_owned();
    let kini = d.db().jam().sekarang();
    d.minta(p, m, move |tx, p, m| cicilan::hitung_akhir(tx, p, (j, &no), m, kini)).await
}

/// Ended, what goes back in cash.
pub(crate) async fn akhiri(d: &Dunia, p: &Pelaku, no: &str, j: JenisAkhir, beli: &Value) -> Hasil<Value> {
    let h = hitung_akhir(d, p, no, j, &json!({ "detail_beli": beli })).await?;
    let m =
        json!({ "alasan": "tidak sanggup", "detail_beli": beli, "pembayaran": tunai(rp(&h["dibayar_rp"])) });
    let no = no.to_owned();
    d.minta_izin((p, SPV), &m, move |tx, p, m| cicilan::akhiri(tx, p, (j, &no), m)).await
}

pub(crate) async fn rinci(d: &Dunia, no: &str) -> Value {
    let no = no.to_owned();
    let kini = d.db().jam().sekarang();
    d.lihat(move |c| cicilan::rinci(c, &dunia::toko("JKT1"), &no, kini)).await.unwrap()
}

/// Another business day, with the prices of the one before.
pub(crate) async fn hari(d: &Dunia, tanggal: &str) {
    d.hari(tanggal, &["JKT1"]).await;
    let sql = "UPDATE harga_emas SET tanggal = $1 WHERE toko = 'JKT1' AND tanggal = (SELECT MAX(x.tanggal) FROM harga_emas x \
               WHERE x.toko = 'JKT1')";
    d.ubah(sql, args![tanggal]).await;
}

/// What gold costs, in percent of what it did.
pub(crate) async fn harga(d: &Dunia, persen: i64) {
    let sql = "UPDATE harga_emas SET harga_jual = harga_jual * $1 / 100, harga_beli = harga_beli * $1 / 100 WHERE toko = 'JKT1'";
    d.ubah(sql, args![persen]).await;
}

pub(crate) async fn titipan(d: &Dunia, no: &str) -> i64 {
    let sql = "SELECT CAST(COALESCE(SUM(saldo), 0) AS BIGINT) FROM saldo_titipan WHERE no_titip = $1";
    d.angka(sql, args![no]).await
}

pub(crate) async fn piutang(d: &Dunia, no: &str) -> i64 {
    let sql = "SELECT CAST(COALESCE(SUM(saldo), 0) AS BIGINT) FROM saldo_piutang WHERE no_piutang = $1";
    d.angka(sql, args![no]).await
}

pub(crate) async fn status(d: &Dunia, kode: &str) -> String {
    d.baris("SELECT status FROM barang WHERE kode_barcode = $1", args![kode]).await.remove(0)
}

/// A sold piece as a purchase by its nota has it.
pub(crate) fn beli(no_faktur_jual: &str, gram: f64) -> Value {
    json!([{ "surat": "NOTA", "no_faktur_jual": no_faktur_jual, "berat_timbang": gram, "kondisi": "BAGUS" }])
}
