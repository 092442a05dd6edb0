//! Weighing trays at the edge: the round of a person, a weight under its key, the report of what was done. What a tray has
//! to weigh and what explains a difference is tested in `barang`.

use crate::alat::di_kedua_master;
use serde_json::json;

#[test]
fn putaran_timbang_dan_jejak_aktivitasnya() {
    di_kedua_master(|a| async move {
        let k = a.masuk("own-jkt1").await;
        k.post("timbang-baki/reset", &json!({})).await.ok();
        let j = k.post("timbang-baki/start", &json!({"kode_gudang": "", "kode_toko": "A01"})).await;
        assert_eq!(j.ditolak(422, "TIMBANG-01")["message"], "Mohon Untuk Pilih Kode Gudang");
        for baki in ["A02", "A01", "A02"] {
            k.post("timbang-baki/start", &json!({"kode_gudang": "toko", "kode_toko": baki})).await.ok();
        }
        let d = k.get("timbang-baki").await.data();
        assert_eq!((&d["kode_gudang"], &d["kode_baki"]), (&json!("TOKO"), &json!("A01")));
        let spv = a.masuk("spv-jkt1").await;
        spv.post("timbang-baki/reset", &json!({})).await.ok();
        let semua = json!({"tgl_system": "2026-11-15"});
        let r = k.post("timbang-baki/post-activity-report", &semua).await.data();
        assert_eq!(r.as_array().unwrap().len(), 4, "{r}");
        assert!(
            r[0]["input_by"].is_string() && r[0]["datetime"].is_string() && r[0]["message"].is_string(),
            "{r}"
        );
        let satu = json!({"tgl_system": "2026-11-15", "user_id": "spv-jkt1"});
        let r = k.post("timbang-baki/post-activity-report", &satu).await.data();
        assert_eq!(r.as_array().unwrap().len(), 1);
    });
}

#[test]
fn timbangan_disimpan_sekali() {
    di_kedua_master(|a| async move {
        let k = a.masuk("own-jkt1").await;
        let d = k.get("timbang-baki/keadaan?kode_gudang=TOKO").await.data();
        let baki = d.as_array().unwrap().iter().find(|b| b["kode_toko"] == "C05").unwrap();
        let mut isi = json!({"kode_gudang": "TOKO", "kode_toko": "C05", "sesi": "PAGI", "berat": baki["seharusnya"],
            "mentah": ""});
        let t = k.post_dok("timbang-baki/timbang", "timbang-02", &isi).await.ok();
        assert_eq!(k.post_dok("timbang-baki/timbang", "timbang-02", &isi).await.ok(), t);
        assert_eq!((&t["data"]["cocok"], &t["message"]), (&json!(true), &json!("Berat cocok")));
        isi["berat"] = json!(-1);
        let t = k.post("timbang-baki/timbang", &isi).await.ditolak(422, "TIMBANG-02");
        assert!(t["fields"]["berat"].is_string(), "{t}");
        assert_eq!(a.angka("SELECT COUNT(*) FROM timbang", &[]).await, 1);
    });
}
