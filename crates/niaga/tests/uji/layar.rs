//! The counter's screens: what they send and what they are told, with the use case alone in between. A request is written as
//! its body says it, so that tests read like the shop's own papers.

use dunia::{Dunia, isi};
use niaga::batal::{self, Dari};
use niaga::lihat::{self, TanyaTransaksi};
use niaga::{TransaksiMinta, titipan};
use platform::{Hasil, Pelaku};
use serde_json::{Value, json};

/// A sale of these pieces.
pub(crate) fn jual(kode: &[String]) -> Value {
    let detail: Vec<Value> = kode.iter().map(|k| json!({ "kode_barcode": k })).collect();
    json!({ "kode_sales": "S01", "detail_barang": detail })
}

/// Who sells to the shop.
pub(crate) fn penjual(nik: &str) -> Value {
    json!({ "nama_customer": "siti aminah", "alamat_customer": "jl. merdeka 1", "no_hp": "081234567890", "nik": nik })
}

/// A purchase of this piece from somebody who shows who they are.
pub(crate) fn beli(detail: &Value) -> Value {
    json!({ "kode_sales": "S01", "customer": penjual("3171010101900001"), "detail_beli": [detail] })
}

/// A piece that comes back with its nota, in good condition.
pub(crate) fn bernota(no: &Value, gram: f64) -> Value {
    json!({ "surat": "NOTA", "no_faktur_jual": no, "berat_timbang": gram, "kondisi": "BAGUS" })
}

/// A piece that the chain never sold.
pub(crate) fn asing(surat: &str, gram: f64, kondisi: &str) -> Value {
    json!({ "surat": surat, "kode_group": "750", "kode_dept": "CIN750", "nama_barang": "cincin lama",
        "berat_timbang": gram, "kadar_uji": 75, "kondisi": kondisi })
}

pub(crate) fn tunai(n: impl Into<Value>) -> Value {
    json!([{ "jenis": "CASH", "jumlah_rp": n.into() }])
}

pub(crate) async fn hitung_jual(d: &Dunia, p: &Pelaku, m: &Value) -> Hasil<Value> {
    d.minta(p, m, |tx, p, m: &TransaksiMinta| niaga::hitung(tx, p, m)).await
}

pub(crate) async fn hitung_beli(d: &Dunia, p: &Pelaku, m: &Value) -> Hasil<Value> {
    d.minta(p, m, |tx, p, m: &TransaksiMinta| niaga::hitung_beli(tx, p, m)).await
}

pub(crate) async fn simpan_jual(d: &Dunia, p: &Pelaku, m: &Value) -> Hasil<Value> {
    d.minta(p, m, niaga::simpan).await
}

pub(crate) async fn simpan_beli(d: &Dunia, p: &Pelaku, m: &Value) -> Hasil<Value> {
    d.minta(p, m, niaga::beli_saja).await
}

/// Priced, paid in cash to the rupiah, saved.
pub(crate) async fn bayar_jual(d: &Dunia, p: &Pelaku, mut m: Value) -> Hasil<Value> {
    m["neto"] = hitung_jual(d, p, &m).await?["neto"].take();
    m["pembayaran"] = tunai(m["neto"].clone());
    simpan_jual(d, p, &m).await
}

/// The same for a purchase.
pub(crate) async fn bayar_beli(d: &Dunia, p: &Pelaku, m: &Value) -> Hasil<Value> {
    let (h, mut m) = (hitung_beli(d, p, m).await?, m.clone());
    m["neto"] = h["neto"].clone();
    m["pembayaran"] = tunai(h["total_beli"].clone());
    simpan_beli(d, p, &m).await
}

pub(crate) async fn batal(d: &Dunia, p: &Pelaku, dari: Dari, no: &Value) -> Hasil<Value> {
    let m = json!({ "no_faktur": no, "alasan": "salah ketik" });
    d.minta(p, &m, move |tx, p, m| batal::batal(tx, p, dari, m)).await
}

/// A transaction by one of its numbers.
pub(crate) async fn bynota(d: &Dunia, p: &Pelaku, no: &Value) -> Hasil<Value> {
    let (toko, no) = (p.toko.clone(), teks(no));
    d.lihat(move |c| lihat::bynota(c, &toko, &no)).await
}

/// The rows of a list, and how many there are.
pub(crate) async fn daftar(d: &Dunia, p: &Pelaku, sisi: lihat::Sisi, tanya: &Value) -> (Value, i64) {
    let (toko, t) = (p.toko.clone(), isi::<TanyaTransaksi>(tanya));
    let h = d.db().read(move |c| lihat::daftar(c, &toko, sisi, &t)).await.unwrap();
    (dunia::tampil(&h.data), h.count)
}

/// A nota that a piece comes back with.
pub(crate) async fn nota(d: &Dunia, p: &Pelaku, no: &str, barcode: &str, kecuali: &[String]) -> Value {
    let (toko, no, barcode, kecuali) = (p.toko.clone(), no.to_owned(), barcode.to_owned(), kecuali.to_vec());
    d.lihat(move |c| niaga::beli::cari_nota(c, &toko, &no, &barcode, &kecuali)).await.unwrap()
}

/// A deposit as it stands.
pub(crate) async fn titipan(d: &Dunia, p: &Pelaku, no: &str) -> Hasil<Value> {
    let (toko, no) = (p.toko.clone(), no.to_owned());
    d.lihat(move |c| titipan::rinci(c, &toko, &no)).await
}

pub(crate) fn teks(v: &Value) -> String {
    v.as_str().unwrap_or_else(|| panic!("{v}")).to_owned()
}

pub(crate) fn rp(v: &Value) -> i64 {
    v.as_i64().unwrap_or_else(|| panic!("{v}"))
}

/// The first account of the store.
pub(crate) async fn rekening(d: &Dunia) -> String {
    d.baris("SELECT MIN(no_rekening) FROM rekening WHERE toko = 'JKT1'", &[]).await.remove(0)
}

/// The lines of a price add up to the last one.
#[track_caller]
pub(crate) fn rumus_berjumlah(b: &Value, harga: &str) -> Vec<String> {
    let rumus = b["rumus"].as_array().unwrap();
    let (akhir, baris) = rumus.split_last().unwrap();
    let jumlah: i64 = baris.iter().map(|r| rp(&r["nilai"])).sum();
    assert_eq!(jumlah, rp(&akhir["nilai"]), "{rumus:?}");
    assert_eq!(akhir["nilai"], b[harga], "{b}");
    rumus.iter().map(|r| teks(&r["keterangan"])).collect()
}
