//! What these tests share: gold that waits for the melt, deliveries and wages as a screen sends them, the account.

use barang::curah::manual;
use barang::hancur;
use db::args;
use dunia::Dunia;
use kas::uang_kas;
use platform::{Hasil, Pelaku};
use serde_json::{Value, json};
use tukang::{batal, emas, terima, upah};

pub(crate) const SPV: &str = "spv-jkt1";
pub(crate) const OWN: &str = "own-jkt1";
pub(crate) const KASIR: &str = "kasir1-jkt1";

pub(crate) fn teks(v: &Value) -> String {
    v.as_str().unwrap_or_else(|| panic!("bukan teks: {v}")).to_owned()
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

/// Gold without barcode that waits for the melt, 75 %, one piece of so many grams.
pub(crate) async fn curah(d: &Dunia, gram: f64, modal: i64) {
    let own = d.orang(OWN).await;
    let baris = json!({ "kode_group": "750", "kode_dept": "CIN750", "kode_toko": "A06", "qty": 1, "berat": gram, "harga_modal": modal });
    d.minta(&own, &json!({ "detail_barang": [baris] }), manual::tambah).await.unwrap();
    let m = json!({ "tujuan": "HC1", "keterangan": "uji", "detail_barang": [baris] });
    d.minta(&own, &m, manual::hancur).await.unwrap();
}

/// Gives these pieces to a craftsman, the other of supervisor and owner weighs with them.
pub(crate) async fn beri(
    d: &Dunia,
    p: &Pelaku,
    tukang: &str,
    kode: &[String],
    id_kerja: i64,
) -> Hasil<Value> {
    let detail: Vec<Value> = kode.iter().map(|k| json!({ "kode_barcode": k })).collect();
    let m = json!({ "kode_tukang": tukang, "id_kerja": id_kerja, "detail_barang": detail });
    keluar(d, p, &m).await
}

/// The same of anything that is sent.
pub(crate) async fn keluar(d: &Dunia, p: &Pelaku, m: &Value) -> Hasil<Value> {
    let lain = if p.user_id.as_str() == OWN { SPV } else { OWN };
    d.minta_izin((p, lain), m, emas::keluar).await
}

/// A ring as he made it.
pub(crate) fn cincin(gram: f64, uji: f64) -> Value {
    json!({ "kode_group": "750", "kode_dept": "CIN750", "berat": gram, "kadar_uji": uji })
}

pub(crate) fn sisa(gram: f64, uji: f64) -> Value {
    json!({ "kode_group": "750", "kode_dept": "CIN750", "kode_toko": "HC1", "berat": gram, "kadar_uji": uji })
}

/// A delivery for stock: pieces, scrap, loss.
pub(crate) fn antar(tukang: &str, barang: &[Value], rosok: &[Value], susut: f64) -> Value {
    json!({ "kode_tukang": tukang, "jenis_kerja": "BUAT BARU", "detail_barang": barang, "rosok": rosok, "susut": susut,
        "upah": if barang.is_empty() { 0 } else { 1_000_000 } })
}

pub(crate) async fn terima(d: &Dunia, p: &Pelaku, penguji: &str, m: &Value) -> Hasil<Value> {
    d.minta_izin((p, penguji), m, terima::terima).await
}

/// The wage of a work, out of the drawer.
pub(crate) fn upah(tukang: &str, kerja: &[(i64, i64)]) -> Value {
    let detail: Vec<Value> = kerja.iter().map(|(id, n)| json!({ "id_kerja": id, "upah": n })).collect();
    let total: i64 = kerja.iter().map(|(_, n)| n).sum();
    json!({ "kode_tukang": tukang, "detail": detail, "pembayaran": [{ "jenis": "CASH", "jumlah_rp": total }] })
}

pub(crate) async fn bayar(d: &Dunia, p: &Pelaku, m: &Value) -> Hasil<Value> {
    d.minta(p, m, upah::bayar).await
}

pub(crate) async fn batalkan(d: &Dunia, p: &Pelaku, no: &Value) -> Hasil<Value> {
    d.minta(p, &json!({ "no_dok": no, "alasan": "salah" }), batal::batal).await
}

/// Money in a drawer.
pub(crate) async fn isi_laci(d: &Dunia, p: &Pelaku, jumlah: i64) {
    let isi = json!({ "jenis": "MASUK", "kategori": "LAIN_MASUK", "deskripsi": "uji", "jumlah_rp": jumlah });
    d.minta(p, &isi, uang_kas::catat).await.unwrap();
}

/// Fine milligrams that he owes.
pub(crate) async fn saldo(d: &Dunia, kode: &str) -> i64 {
    d.angka(
        "SELECT CAST(COALESCE(SUM(saldo), 0) AS BIGINT) FROM saldo_tukang WHERE toko = 'JKT1' AND kode_tukang = $1",
        args![kode],
    )
    .await
}

/// What the trays of the melt hold without barcode: weight and fine weight.
pub(crate) async fn di_leburan(d: &Dunia) -> String {
    d.baris(
        "SELECT CAST(COALESCE(SUM(berat), 0) AS BIGINT), CAST(COALESCE(SUM(murni), 0) AS BIGINT) FROM saldo_curah \
         WHERE toko = 'JKT1' AND gudang = 'HANCUR'",
        args![],
    )
    .await
    .remove(0)
}

/// A work of a craftsman for an order that has this number.
pub(crate) async fn mulai(d: &Dunia, p: &Pelaku, tukang: &str) -> i64 {
    let tukang = tukang.to_owned();
    d.kerja(p, move |tx, p| {
        let mut dok = ledger::Dok::buka(tx, values::JenisDok::EmasTukang, &p.user_id)?;
        let no = dok.no().clone();
        let baru = tukang::kerja::KerjaBaru {
            kode_tukang: &tukang,
            no_dok: &no,
            baris: 1,
            jenis_kerja: "patri",
            janji: None,
            keterangan: "",
        };
        let id = tukang::kerja::mulai(&mut dok, &baru)?;
        dok.tutup("UJI", &json!({}))?;
        Ok(id)
    })
    .await
    .unwrap()
}
