//! The end of a day: what blocks it, closing, what is kept of it, and the morning after.

use super::KASIR;
use super::model::{Dunia, Model};
use crate::niaga::harga;
use db::args;
use serde_json::{Value, json};
use std::time::Duration;
use testkit::Acak;

/// A sum in notes and coins, as far as they go.
fn pecahan(mut jumlah: i64) -> Value {
    let mut isi = Vec::new();
    for nilai in kas::hitung_kas::PECAHAN {
        if jumlah >= nilai {
            isi.push(json!({ "nilai": nilai, "lembar": jumlah / nilai }));
            jumlah %= nilai;
        }
    }
    json!(isi)
}

/// What a closing must say is in the way.
fn halangan(m: &Model, dihitung: bool) -> Vec<&'static str> {
    let mut hal = Vec::new();
    if !dihitung && m.kas.iter().filter(|k| **k != 0).count() > 1 {
        hal.push("TUTUP-16");
    }
    if m.bank < 0 {
        hal.push("TUTUP-21");
    }
    hal
}

async fn tutup(d: &Dunia<'_>, hal: &[&str]) -> bool {
    let j = d.spv.post("system/close", &json!({ "PROSES": "close" })).await;
    if hal.is_empty() {
        j.ok();
        return true;
    }
    let j = j.ditolak(422, "TUTUP-01");
    let ada: Vec<&str> =
        j["detail"]["halangan"].as_array().unwrap().iter().map(|h| h["kode"].as_str().unwrap()).collect();
    assert_eq!(ada, hal, "{j}");
    false
}

/// Tries to close the day as it is, or after counting every drawer; the owner puts the account right first.
pub(super) async fn hari(acak: &mut Acak, d: &mut Dunia<'_>, m: &mut Model) -> bool {
    let dihitung = acak.persen(60);
    if dihitung && m.bank < 0 {
        let isi = json!({ "jenis": "MASUK", "no_rekening": d.rekening, "kategori": "LAIN_MASUK", "deskripsi": "uji", "jumlah_rp": -m.bank });
        let kunci = d.kunci();
        d.own.post_dok("uang-bank", &kunci, &isi).await.ok();
        m.bank = 0;
    }
    let mut hitungan = m.kas;
    if dihitung {
        for (ke, k) in d.kasir.iter().enumerate().filter(|(ke, _)| m.kas[*ke] > 0) {
            // Coins below the smallest are a difference nobody is asked about.
            hitungan[ke] = m.kas[ke] / 100 * 100;
            k.post("cash/count", &json!({ "pecahan": pecahan(m.kas[ke]) })).await.ok();
        }
        // Drawers that move after they were counted must be counted again.
        if acak.persen(25) {
            let isi = json!({ "jenis": "MASUK", "kategori": "LAIN_MASUK", "deskripsi": "uji", "jumlah_rp": 50_000 });
            for ke in 0..2 {
                let kunci = d.kunci();
                d.kasir[ke].post_dok("uang-kas", &kunci, &isi).await.ok();
                m.kas[ke] += 50_000;
            }
            return tutup(d, &["TUTUP-16"]).await;
        }
    }
    let buku = m.kas;
    if !tutup(d, &halangan(m, dihitung)).await {
        return false;
    }
    if dihitung {
        m.kas = hitungan;
    }
    besok(d, m, buku).await;
    true
}

/// Everything of yesterday is kept and opens the new day; who was in is out.
async fn besok(d: &mut Dunia<'_>, m: &mut Model, buku: [i64; 2]) {
    m.hari += 1;
    let jual = json!({ "kode_sales": "S01", "detail_barang": [{ "kode_barcode": "00000001" }] });
    let kunci = d.kunci();
    d.kasir[0].post_dok("penjualan", &kunci, &jual).await.ditolak(401, "SESI-01");
    // Next opening = last closing, for every drawer and the account.
    let sql = "SELECT awal, awal + masuk - keluar, akhir FROM potret_kas WHERE kasir = $1 AND tanggal = \
               (SELECT MAX(tanggal) FROM tutup_toko WHERE toko = 'JKT1')";
    for (ke, kasir) in KASIR.into_iter().enumerate() {
        let ada = d.a.baris(sql, args![kasir]).await;
        let awal = m.akhir.map_or(0, |(k, _)| k[ke]);
        let mau = format!("{awal}|{0}|{0}", m.kas[ke]);
        assert!(
            ada == [mau] || (ada.is_empty() && m.kas[ke] == 0 && awal == 0 && buku[ke] == 0),
            "{kasir} {ada:?} {m:?}"
        );
    }
    let sql = "SELECT awal, akhir FROM potret_bank WHERE no_rekening = $1 AND tanggal = \
               (SELECT MAX(tanggal) FROM tutup_toko WHERE toko = 'JKT1')";
    let ada = d.a.baris(sql, args![d.rekening.as_str()]).await;
    let mau = format!("{}|{}", m.akhir.map_or(0, |(_, b)| b), m.bank);
    assert!(ada == [mau] || (ada.is_empty() && m.bank == 0), "bank {ada:?} {m:?}");
    let sql = "SELECT no_titip, saldo FROM potret_titipan WHERE tanggal = (SELECT MAX(tanggal) FROM tutup_toko WHERE toko = 'JKT1') \
               ORDER BY no_titip";
    let mut mau: Vec<String> =
        m.titip.iter().filter(|t| t.saldo > 0).map(|t| format!("{}|{}", t.no, t.saldo)).collect();
    mau.sort();
    assert_eq!(d.a.baris(sql, &[]).await, mau, "titipan di potret");
    m.akhir = Some((m.kas, m.bank));
    // The morning: nothing sells before the owner confirmed the prices, and a day ends no earlier than it begins.
    for (ke, kasir) in KASIR.into_iter().enumerate() {
        d.kasir[ke] = d.a.masuk(kasir).await;
    }
    (d.own, d.spv) = (d.a.masuk("own-jkt1").await, d.a.masuk("spv-jkt1").await);
    let kunci = d.kunci();
    let j = d.kasir[0].post_dok("penjualan", &kunci, &jual).await;
    assert!(j.status == 422 && j.kode().starts_with("HARGA"), "{}", j.teks());
    harga(&d.own).await;
    let j = d.spv.post("system/close", &json!({ "PROSES": "close" })).await.ditolak(422, "TUTUP-01");
    assert_eq!(j["detail"]["halangan"][0]["kode"], json!("TUTUP-23"), "{j}");
    d.a.uji.jam.maju(Duration::from_secs(24 * 3600));
    // The wait was long enough for every session to end.
    for (ke, kasir) in KASIR.into_iter().enumerate() {
        d.kasir[ke] = d.a.masuk(kasir).await;
    }
    (d.own, d.spv) = (d.a.masuk("own-jkt1").await, d.a.masuk("spv-jkt1").await);
}
