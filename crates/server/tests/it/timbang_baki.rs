//! Weighing trays: the round, what a tray has to weigh, the scale's own words, and what explains a difference.

use crate::alat::{Klien, di_kedua_master};
use crate::stock_opname::{barang, bersih};
use serde_json::{Value, json};

const BAKI: &str = "C05";

async fn harus(k: &Klien) -> i64 {
    let d = k.get("timbang-baki/keadaan?kode_gudang=TOKO").await.data();
    let b = d.as_array().unwrap().iter().find(|b| b["kode_toko"] == BAKI).unwrap().clone();
    mg(&b["seharusnya"])
}

fn mg(v: &Value) -> i64 {
    let teks = format!("{:.3}", v.as_f64().unwrap());
    teks.replace('.', "").parse().unwrap()
}

fn gram(mg: i64) -> Value {
    serde_json::from_str(&format!("{}.{:03}", mg / 1000, mg % 1000)).unwrap()
}

fn isi(berat: i64, mentah: &str) -> Value {
    json!({"kode_gudang": "TOKO", "kode_toko": BAKI, "sesi": "PAGI", "berat": gram(berat), "mentah": mentah})
}

#[test]
fn baki_ditimbang_cocok_atau_selisih_dengan_dugaannya() {
    di_kedua_master(|a| async move {
        let k = a.masuk("own-jkt1").await;
        let kosong = harus(&k).await;
        let b = barang(&k, "timbang-01", BAKI, &[12.345, 23.456, 34.517]).await;
        let berat = harus(&k).await;
        // Pieces with tags (0.180 g) and bags (0.220 g) of their type.
        assert_eq!(berat - kosong, 12_345 + 23_456 + 34_517 + 3 * 400);
        let t = k.post_dok("timbang-baki/timbang", "timbang-02", &isi(berat + 100, "")).await.ok();
        assert_eq!(k.post_dok("timbang-baki/timbang", "timbang-02", &isi(berat + 100, "")).await.ok(), t);
        let t = &t["data"];
        assert_eq!(
            (t["cocok"].as_bool(), t["diketik"].as_bool(), mg(&t["selisih"])),
            (Some(true), Some(true), 100)
        );
        // One is gone: its weight names it.
        let kurang = berat - 23_856;
        let mentah = format!("ST,GS,+ {}.{:03} g", kurang / 1000, kurang % 1000);
        let t = k.post("timbang-baki/timbang", &isi(kurang, &mentah)).await.data();
        assert_eq!(
            (t["cocok"].as_bool(), t["diketik"].as_bool(), t["stabil"].as_bool()),
            (Some(false), Some(false), Some(true))
        );
        assert_eq!(t["diduga"][0][0]["kode_barcode"], b[1].as_str(), "{t}");
        assert!(t["keterangan"].as_str().unwrap().starts_with("diduga hilang: "), "{t}");
        // Two are gone.
        let t = k.post("timbang-baki/timbang", &isi(berat - 12_745 - 34_917, "")).await.data();
        assert_eq!(t["diduga"][0].as_array().unwrap().len(), 2, "{t}");
        let d = k.get("timbang-baki/keadaan?kode_gudang=TOKO").await.data();
        let baki = d.as_array().unwrap().iter().find(|x| x["kode_toko"] == BAKI).unwrap();
        assert_eq!((baki["pagi"]["cocok"].as_bool(), &baki["sore"]), (Some(false), &Value::Null));
        let mentahnya = a.baris("SELECT mentah FROM timbang WHERE mentah <> ''", &[]).await;
        assert_eq!(mentahnya, [mentah]);
        bersih(&a).await;
    });
}

#[test]
fn putaran_timbang_dan_jejak_aktivitasnya() {
    di_kedua_master(|a| async move {
        let k = a.masuk("own-jkt1").await;
        k.post("timbang-baki/reset", &json!({})).await.ok();
        for (gudang, baki, pesan) in [
            ("", "A01", "Mohon Untuk Pilih Kode Gudang"),
            ("TOKO", "", "Mohon Untuk Pilih Kode Baki"),
            ("TOKO", "S01", "Baki S01 ada di gudang STOCK, tidak di TOKO"),
            ("TOKO", "XX9", "Baki XX9 tidak ada atau tidak aktif"),
        ] {
            let j = k.post("timbang-baki/start", &json!({"kode_gudang": gudang, "kode_toko": baki})).await;
            assert_eq!(j.ditolak(422, "TIMBANG-01")["message"], pesan);
        }
        for baki in ["A02", "A01", "A02"] {
            k.post("timbang-baki/start", &json!({"kode_gudang": "toko", "kode_toko": baki})).await.ok();
        }
        let d = k.get("timbang-baki").await.data();
        assert_eq!((d["kode_gudang"].as_str(), d["kode_baki"].as_str()), (Some("TOKO"), Some("A01")));
        let urut: Vec<&str> =
            d["data_timbang"].as_array().unwrap().iter().map(|b| b["kode_toko"].as_str().unwrap()).collect();
        assert_eq!(urut, ["A02", "A01"]);
        // Somebody else has a round of their own.
        let spv = a.masuk("spv-jkt1").await;
        assert_eq!(spv.get("timbang-baki").await.data()["data_timbang"], json!([]));
        spv.post("timbang-baki/reset", &json!({})).await.ok();
        let semua = json!({"tgl_system": "2026-11-15"});
        let r = k.post("timbang-baki/post-activity-report", &semua).await.data();
        assert_eq!(r.as_array().unwrap().len(), 4, "{r}");
        assert!(
            r[0]["input_by"].is_string() && r[0]["datetime"].is_string() && r[0]["message"].is_string(),
            "{r}"
        );
        let satu = json!({"tgl_system": "2026-11-15", "user_id": "spv-jkt1"});
        assert_eq!(
            k.post("timbang-baki/post-activity-report", &satu).await.data().as_array().unwrap().len(),
            1
        );
    });
}

#[test]
fn berat_yang_tidak_masuk_akal_ditolak() {
    di_kedua_master(|a| async move {
        let k = a.masuk("own-jkt1").await;
        for (berat, mentah, kolom) in [
            ("-1", "", "berat"),
            ("50000.001", "", "berat"),
            ("412.350", "ST,GS,+ 412.340 g", "berat"),
            ("412.350", "halo", "mentah"),
            ("412.350", "OL", "mentah"),
        ] {
            let mut m = isi(0, mentah);
            m["berat"] = serde_json::from_str(berat).unwrap();
            let j = k.post("timbang-baki/timbang", &m).await.ditolak(422, "TIMBANG-02");
            assert!(j["fields"][kolom].is_string(), "{j}");
        }
        let t = k.post("timbang-baki/timbang", &isi(486_090, "US,GS,+ 486.090 g")).await.data();
        assert_eq!(t["stabil"], false);
        assert_eq!(a.angka("SELECT COUNT(*) FROM timbang", &[]).await, 1);
    });
}
