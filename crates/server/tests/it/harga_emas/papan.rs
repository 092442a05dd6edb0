//! Price boards: made once, shown without a login, revoked at once.

use super::{dasar, dengan_master, hari_berikut, terbitkan};
use crate::alat::{Alat, Balasan};
use serde_json::{Value, json};

async fn lihat(a: &Alat, kunci: &str) -> Balasan {
    let tamu = a.tamu();
    tamu.kirim(tamu.minta("GET", "harga-emas/papan").header("x-papan-key", kunci)).await
}

fn baris<'a>(papan: &'a Value, kode: &str) -> &'a Value {
    papan["baris"].as_array().unwrap().iter().find(|b| b["kode_group"] == kode).unwrap()
}

#[test]
fn papan_menunjukkan_harga_resmi_dengan_arahnya() {
    dengan_master(|a| async move {
        let own = a.sesi("own-bdg1").await;
        let d = own.post("harga-emas/papan/kunci", &json!({ "nama": " TV depan " })).await.data();
        let kunci = d["kunci"].as_str().unwrap().to_owned();
        assert_eq!((d["nama"].as_str(), kunci.len()), (Some("TV depan"), 40));
        let p = lihat(&a, &kunci).await.data();
        assert_eq!((&p["nama_toko"], &p["terkonfirmasi"]), (&json!("Karat Braga"), &json!(true)));
        assert_eq!(
            (&baris(&p, "24K")["harga_jual"], &baris(&p, "24K")["selisih_jual"]),
            (&json!(2_350_000), &json!(0))
        );
        assert!(p["baris"].as_array().unwrap().len() >= 6);
        terbitkan(&own, json!({ "baris": [dasar(2_375_000, 2_240_000)] })).await.ok();
        let p = lihat(&a, &kunci).await.data();
        let b = baris(&p, "24K");
        assert_eq!((&b["selisih_jual"], &b["selisih_beli"]), (&json!(25_000), &json!(-10_000)));
        assert!(baris(&p, "750")["selisih_jual"].as_i64().unwrap() > 0);
        assert_eq!(p["diubah"].as_str().unwrap().get(..10), Some("2026-11-15"));
        // What is changed but not confirmed stays off the board; so does a new morning.
        let id = own.get("harga-emas?saring=kode_group:").await.data();
        let id = id.as_array().unwrap().iter().find(|b| b["kode_group"] == "").unwrap()["_id"].clone();
        own.put(&format!("harga-emas/{}", id.as_str().unwrap()), &json!({ "harga_jual": 9_000_000 }))
            .await
            .ok();
        let p = lihat(&a, &kunci).await.data();
        assert_eq!(
            (&baris(&p, "24K")["harga_jual"], &p["terkonfirmasi"]),
            (&json!(2_375_000), &json!(false))
        );
        hari_berikut(&a, "BDG1", "2026-11-16").await;
        let p = lihat(&a, &kunci).await.data();
        assert_eq!((&p["tanggal"], &p["terkonfirmasi"]), (&json!("2026-11-16"), &json!(false)));
        assert_eq!(baris(&p, "24K")["harga_jual"], 2_375_000);
    });
}

#[test]
fn kunci_yang_salah_dicabut_atau_tidak_ada_ditolak() {
    dengan_master(|a| async move {
        let own = a.sesi("own-bdg1").await;
        let d = own.post("harga-emas/papan/kunci", &json!({ "nama": "TV" })).await.data();
        let (id, kunci) = (d["id"].as_str().unwrap().to_owned(), d["kunci"].as_str().unwrap().to_owned());
        let t = lihat(&a, &"x".repeat(40)).await.ditolak(401, "PAPAN-01");
        assert!(t["message"].as_str().unwrap().contains("minta tautan baru"));
        lihat(&a, "pendek").await.ditolak(401, "PAPAN-01");
        a.tamu().get("harga-emas/papan").await.ditolak(400, "PAPAN-04");
        lihat(&a, " ").await.ditolak(400, "PAPAN-04");
        // Only the hash is kept, and it opens nothing.
        let sidik = a.baris("SELECT sidik_kunci FROM papan_harga", &[]).await;
        assert_eq!(sidik, [platform::acak::sidik(&kunci)]);
        lihat(&a, &sidik[0]).await.ditolak(401, "PAPAN-01");
        lihat(&a, &kunci).await.ok();
        // Another store sees and revokes only its own.
        let lain = a.sesi("own-jkt1").await;
        assert_eq!(lain.get("harga-emas/papan/kunci").await.data(), json!([]));
        let path = format!("harga-emas/papan/kunci/{id}");
        lain.kirim(lain.minta("DELETE", &path)).await.ditolak(404, "PAPAN-03");
        own.kirim(own.minta("DELETE", &path)).await.ok();
        lihat(&a, &kunci).await.ditolak(401, "PAPAN-01");
        own.kirim(own.minta("DELETE", &path)).await.ditolak(404, "PAPAN-03");
        let daftar = own.get("harga-emas/papan/kunci").await.data();
        assert_eq!((&daftar[0]["nama"], &daftar[0]["dicabut_oleh"]), (&json!("TV"), &json!("own-bdg1")));
        assert!(daftar.to_string().find(&kunci).is_none());
        let aksi = a
            .baris("SELECT aksi FROM audit WHERE toko = 'BDG1' AND aksi LIKE '%PAPAN%' ORDER BY seq", &[])
            .await;
        assert_eq!(aksi, ["BUAT PAPAN HARGA", "CABUT PAPAN HARGA"]);
    });
}

#[test]
fn papan_bernama_pendek_dan_terbatas_banyaknya() {
    dengan_master(|a| async move {
        let own = a.sesi("own-bdg1").await;
        for nama in ["", "   ", &"x".repeat(41), "a\u{7}b"] {
            let t =
                own.post("harga-emas/papan/kunci", &json!({ "nama": nama })).await.ditolak(422, "PAPAN-02");
            assert!(t["fields"]["nama"].is_string(), "{t}");
        }
        for i in 0..20 {
            own.post("harga-emas/papan/kunci", &json!({ "nama": format!("TV {i}") })).await.ok();
        }
        own.post("harga-emas/papan/kunci", &json!({ "nama": "TV 21" })).await.ditolak(422, "PAPAN-02");
    });
}
