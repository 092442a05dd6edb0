//! The end of a day: what blocks it, closing, what is kept of it, and the morning after.

use super::KASIR;
use super::model::{Model, Toko};
use db::{Tx, args};
use dunia::ditolak;
use kas::{hitung_kas, uang_bank, uang_kas};
use niaga::TransaksiMinta;
use platform::Pelaku;
use serde_json::{Value, json};
use std::time::Duration;
use testkit::Acak;

/// A sum in notes and coins, as far as they go.
fn pecahan(mut jumlah: i64) -> Value {
    let mut isi = Vec::new();
    for nilai in hitung_kas::PECAHAN {
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
    if !m.susut.is_empty() {
        hal.push("TUTUP-14");
    }
    hal
}

async fn tutup(t: &Toko<'_>, hal: &[&str]) -> bool {
    let h = t.d.kerja_rantai(&t.spv, |tx, p| tutup::tutup(tx, p, None, rangkai::DOMAIN, &|_, _| {})).await;
    if hal.is_empty() {
        h.unwrap();
        return true;
    }
    let j = ditolak(h, "TUTUP-01").rincian.unwrap();
    let ada: Vec<&str> =
        j["halangan"].as_array().unwrap().iter().map(|h| h["kode"].as_str().unwrap()).collect();
    assert_eq!(ada, hal, "{j}");
    false
}

/// Tries to close the day as it is, or after counting every drawer; the owner puts the account right first.
pub(super) async fn hari(acak: &mut Acak, t: &Toko<'_>, m: &mut Model) -> bool {
    let dihitung = acak.persen(60);
    if dihitung {
        super::dagang::tuntaskan(acak, t, m).await;
    }
    if dihitung && m.bank < 0 {
        let isi = json!({ "jenis": "MASUK", "no_rekening": t.rekening, "kategori": "LAIN_MASUK", "deskripsi": "uji", "jumlah_rp": -m.bank });
        t.d.minta(&t.own, &isi, uang_bank::catat).await.unwrap();
        m.bank = 0;
    }
    let mut hitungan = m.kas;
    if dihitung {
        for (ke, k) in t.kasir.iter().enumerate().filter(|(ke, _)| m.kas[*ke] > 0) {
            // Coins below the smallest are a difference nobody is asked about.
            hitungan[ke] = m.kas[ke] / 100 * 100;
            t.d.minta(k, &json!({ "pecahan": pecahan(m.kas[ke]) }), hitung_kas::catat).await.unwrap();
        }
        // Drawers that move after they were counted must be counted again.
        if acak.persen(25) {
            let isi = json!({ "jenis": "MASUK", "kategori": "LAIN_MASUK", "deskripsi": "uji", "jumlah_rp": 50_000 });
            for ke in 0..2 {
                t.d.minta(&t.kasir[ke], &isi, uang_kas::catat).await.unwrap();
                m.kas[ke] += 50_000;
            }
            return tutup(t, &["TUTUP-16"]).await;
        }
    }
    let buku = m.kas;
    if !tutup(t, &halangan(m, dihitung)).await {
        return false;
    }
    if dihitung {
        m.kas = hitungan;
    }
    besok(t, m, buku).await;
    true
}

/// Everything of yesterday is kept and opens the new day.
async fn besok(t: &Toko<'_>, m: &mut Model, buku: [i64; 2]) {
    m.hari += 1;
    // Next opening = last closing, for every drawer and the account.
    let sql = "SELECT awal, awal + masuk - keluar, akhir FROM potret_kas WHERE kasir = $1 AND tanggal = \
               (SELECT MAX(tanggal) FROM tutup_toko WHERE toko = 'JKT1')";
    for (ke, kasir) in KASIR.into_iter().enumerate() {
        let ada = t.d.baris(sql, args![kasir]).await;
        let awal = m.akhir.map_or(0, |(k, _)| k[ke]);
        let mau = format!("{awal}|{0}|{0}", m.kas[ke]);
        assert!(
            ada == [mau] || (ada.is_empty() && m.kas[ke] == 0 && awal == 0 && buku[ke] == 0),
            "{kasir} {ada:?} {m:?}"
        );
    }
    let sql = "SELECT awal, akhir FROM potret_bank WHERE no_rekening = $1 AND tanggal = \
               (SELECT MAX(tanggal) FROM tutup_toko WHERE toko = 'JKT1')";
    let ada = t.d.baris(sql, args![t.rekening.as_str()]).await;
    let mau = format!("{}|{}", m.akhir.map_or(0, |(_, b)| b), m.bank);
    assert!(ada == [mau] || (ada.is_empty() && m.bank == 0), "bank {ada:?} {m:?}");
    let sql = "SELECT no_titip, saldo FROM potret_titipan WHERE tanggal = (SELECT MAX(tanggal) FROM tutup_toko WHERE toko = 'JKT1') \
               ORDER BY no_titip";
    let mau: Vec<String> = m.buku_titipan().into_iter().filter(|t| !t.ends_with("|0")).collect();
    assert_eq!(t.d.baris(sql, &[]).await, mau, "titipan di potret");
    m.akhir = Some((m.kas, m.bank));
    let tanpa = "SELECT DISTINCT jenis_dok, trx, tipe, kode, sebab, no_dok FROM jurnal_baris WHERE nomor_akun = 'SUSPENS' ORDER BY 1, 2, 3, 4";
    assert_eq!(t.d.baris(tanpa, &[]).await, Vec::<String>::new(), "jurnal");
    // The morning: nothing sells before the owner confirmed the prices, and a day ends no earlier than it begins.
    let jual = json!({ "kode_sales": "S01", "detail_barang": [{ "kode_barcode": "00000001" }] });
    let hitung = |tx: &mut Tx<'_>, p: &Pelaku, m: &TransaksiMinta| niaga::hitung(tx, p, m);
    let belum = t.d.minta(&t.kasir[0], &jual, hitung).await.unwrap_err();
    assert!(belum.kode.starts_with("HARGA"), "{belum:?}");
    t.d.terbitkan_harga("JKT1").await;
    let h = t.d.kerja_rantai(&t.spv, |tx, p| tutup::tutup(tx, p, None, rangkai::DOMAIN, &|_, _| {})).await;
    let j = ditolak(h, "TUTUP-01").rincian.unwrap();
    assert_eq!(j["halangan"][0]["kode"], json!("TUTUP-23"), "{j}");
    t.d.uji.jam.maju(Duration::from_secs(24 * 3600));
}
