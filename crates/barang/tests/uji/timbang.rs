//! Weighing trays: the round, what a tray has to weigh, the scale's own words, and what explains a difference.

use crate::alat::{masuk, mg, teks};
use barang::timbang;
use dunia::{Dunia, di_kedua, ditolak};
use platform::domain::Hari;
use platform::{Hasil, Pelaku};
use serde_json::{Value, json};

const BAKI: &str = "C05";

/// The trays of the showcase, as they stand in the round of the day.
async fn keadaan(d: &Dunia, p: &Pelaku) -> Vec<Value> {
    let p = p.clone();
    let j = d.lihat(move |c| timbang::keadaan(c, &p, "TOKO")).await.unwrap();
    j.as_array().unwrap().clone()
}

async fn satu_baki(d: &Dunia, p: &Pelaku) -> Value {
    keadaan(d, p).await.into_iter().find(|b| b["kode_toko"] == BAKI).unwrap()
}

async fn harus(d: &Dunia, p: &Pelaku) -> i64 {
    mg(&satu_baki(d, p).await["seharusnya"])
}

fn gram(mg: i64) -> Value {
    serde_json::from_str(&format!("{}.{:03}", mg / 1000, mg % 1000)).unwrap()
}

fn isi(berat: i64, mentah: &str) -> Value {
    json!({ "kode_gudang": "TOKO", "kode_toko": BAKI, "sesi": "PAGI", "berat": gram(berat), "mentah": mentah })
}

async fn timbang(d: &Dunia, p: &Pelaku, isi: &Value) -> Hasil<Value> {
    d.minta(p, isi, timbang::catat).await
}

#[test]
fn baki_ditimbang_cocok_atau_selisih_dengan_dugaannya() {
    di_kedua(|d| async move {
        let own = d.pemilik("JKT1").await;
        let kosong = harus(&d, &own).await;
        let b = masuk(&d, &own, BAKI, &[12.345, 23.456, 34.517]).await;
        let berat = harus(&d, &own).await;
        // Pieces with tags (0.180 g) and bags (0.220 g) of their type.
        assert_eq!(berat - kosong, 12_345 + 23_456 + 34_517 + 3 * 400);
        let t = timbang(&d, &own, &isi(berat + 100, "")).await.unwrap();
        assert_eq!((&t["cocok"], &t["diketik"], mg(&t["selisih"])), (&json!(true), &json!(true), 100));
        // One is gone: its weight names it.
        let kurang = berat - 23_856;
        let mentah = format!("ST,GS,+ {}.{:03} g", kurang / 1000, kurang % 1000);
        let t = timbang(&d, &own, &isi(kurang, &mentah)).await.unwrap();
        assert_eq!((&t["cocok"], &t["diketik"], &t["stabil"]), (&json!(false), &json!(false), &json!(true)));
        assert_eq!(t["diduga"][0][0]["kode_barcode"], b[1].as_str(), "{t}");
        assert!(teks(&t["keterangan"]).starts_with("diduga hilang: "), "{t}");
        // Two are gone.
        let t = timbang(&d, &own, &isi(berat - 12_745 - 34_917, "")).await.unwrap();
        assert_eq!(t["diduga"][0].as_array().unwrap().len(), 2, "{t}");
        let baki = satu_baki(&d, &own).await;
        assert_eq!((&baki["pagi"]["cocok"], &baki["sore"]), (&json!(false), &Value::Null));
        assert_eq!(d.baris("SELECT mentah FROM timbang WHERE mentah <> ''", &[]).await, [mentah]);
    });
}

#[test]
fn putaran_timbang_milik_sendiri_dan_berurutan() {
    di_kedua(|d| async move {
        let (own, spv) = (d.pemilik("JKT1").await, d.orang("spv-jkt1").await);
        d.kerja(&own, timbang::reset).await.unwrap();
        for (gudang, baki, pesan) in [
            ("", "A01", "Mohon Untuk Pilih Kode Gudang"),
            ("TOKO", "", "Mohon Untuk Pilih Kode Baki"),
            ("TOKO", "S01", "Baki S01 ada di gudang STOCK, tidak di TOKO"),
            ("TOKO", "XX9", "Baki XX9 tidak ada atau tidak aktif"),
        ] {
            let m = json!({ "kode_gudang": gudang, "kode_toko": baki });
            assert_eq!(ditolak(d.minta(&own, &m, timbang::mulai).await, "TIMBANG-01").pesan, pesan);
        }
        for baki in ["A02", "A01", "A02"] {
            let m = json!({ "kode_gudang": "toko", "kode_toko": baki });
            d.minta(&own, &m, timbang::mulai).await.unwrap();
        }
        let lihat = async |p: &Pelaku| {
            let p = p.clone();
            d.lihat(move |c| timbang::lihat(c, &p)).await.unwrap()
        };
        let j = lihat(&own).await;
        assert_eq!((&j["kode_gudang"], &j["kode_baki"]), (&json!("TOKO"), &json!("A01")));
        let urut: Vec<String> =
            j["data_timbang"].as_array().unwrap().iter().map(|b| teks(&b["kode_toko"])).collect();
        assert_eq!(urut, ["A02", "A01"]);
        // Somebody else has a round of their own.
        assert_eq!(lihat(&spv).await["data_timbang"], json!([]));
    });
}

#[test]
fn berat_yang_tidak_masuk_akal_ditolak() {
    di_kedua(|d| async move {
        let own = d.pemilik("JKT1").await;
        for (berat, mentah, kolom) in [
            ("-1", "", "berat"),
            ("50000.001", "", "berat"),
            ("412.350", "ST,GS,+ 412.340 g", "berat"),
            ("412.350", "halo", "mentah"),
            ("412.350", "OL", "mentah"),
        ] {
            let mut m = isi(0, mentah);
            m["berat"] = serde_json::from_str(berat).unwrap();
            let t = ditolak(timbang(&d, &own, &m).await, "TIMBANG-02");
            assert!(t.kolom.contains_key(kolom), "{t:?}");
        }
        let t = timbang(&d, &own, &isi(486_090, "US,GS,+ 486.090 g")).await.unwrap();
        assert_eq!(t["stabil"], false);
        assert_eq!(d.angka("SELECT COUNT(*) FROM timbang", &[]).await, 1);
    });
}

/// Whether the day cannot be closed because a tray was not weighed.
async fn belum(d: &Dunia) -> bool {
    let kini = d.db().jam().sekarang();
    let j = d.lihat(move |c| {
        let hari = Hari::baca(c, &dunia::toko("JKT1"), kini)?;
        (barang::DOMAIN.halangan)(c, &hari)
    });
    j.await.unwrap().as_array().unwrap().iter().any(|h| h["kode"] == "TUTUP-19")
}

#[test]
fn baki_yang_timbangannya_selisih_belum_ditimbang() {
    di_kedua(|d| async move {
        let own = d.pemilik("JKT1").await;
        d.barang("A06", &[2_500]).await;
        d.setel("JKT1", "TIMBANG_BAKI_WAJIB_MODULE", "on").await;
        let isi: Vec<Value> =
            keadaan(&d, &own).await.into_iter().filter(|b| b["qty"].as_i64() > Some(0)).collect();
        assert!(!isi.is_empty());
        let cocok = async |b: &Value, beda: i64| {
            let m = json!({ "kode_gudang": b["kode_gudang"], "kode_toko": b["kode_toko"], "sesi": "SORE",
                "berat": gram(mg(&b["seharusnya"]) + beda) });
            timbang(&d, &own, &m).await.unwrap()["cocok"] == true
        };
        assert!(belum(&d).await);
        for b in &isi {
            assert!(!cocok(b, -1_000).await);
        }
        assert!(belum(&d).await, "ditimbang, tetapi selisih");
        for b in &isi {
            assert!(cocok(b, 0).await);
        }
        assert!(!belum(&d).await);
        // The last one counts.
        cocok(&isi[0], 5_000).await;
        assert!(belum(&d).await);
    });
}
