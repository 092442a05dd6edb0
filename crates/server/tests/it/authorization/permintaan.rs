//! authorization/permintaan: asking, the inbox, deciding, and the events that go with them.

use super::bantu::{Dengan, SANDI, Server, minta};
use crate::alat::kedua_mesin;
use axum::http::Request;
use serde_json::{Value, json};
use std::time::Duration;

async fn ajukan(s: &Server, token: &str) -> String {
    s.post("authorization/permintaan", token, minta()).await.data()["id"].as_str().unwrap().to_owned()
}

async fn kotak(s: &Server, path: &str, token: &str) -> Vec<Value> {
    s.get(path, token).await.data().as_array().unwrap().clone()
}

#[test]
fn kasir_meminta_supervisor_memutuskan_dari_kotaknya() {
    kedua_mesin(|uji| async {
        let s = Server::mulai(uji).await;
        let (kasir, spv) = (s.masuk("kasir1-jkt1").await, s.masuk("spv-jkt1").await);
        let id = ajukan(&s, &kasir).await;
        let e = s.peristiwa();
        assert_eq!(e.len(), 1);
        assert!(e[0].0.starts_with("Penyetuju") && e[0].0.contains("JKT1"), "{e:?}");
        assert_eq!((e[0].1, &e[0].2["id"]), ("authorization-request", &json!(id)));
        let isi = kotak(&s, "authorization/permintaan", &spv).await;
        assert_eq!(isi.len(), 1);
        for (kunci, nilai) in [
            ("id", json!(id)),
            ("kategori", json!("PENJUALAN")),
            ("description", json!("PENJUALAN DI BAWAH MODAL")),
            ("keterangan", json!("PELANGGAN LAMA")),
            ("dokumen", Value::Null),
            ("nominal", json!(1_500_000)),
            ("peminta", json!("kasir1-jkt1")),
            ("dibuat", json!("2026-11-15T09:00:00.000+07:00")),
            ("berlaku_sampai", json!("2026-11-15T09:05:00.000+07:00")),
            ("status", json!("MENUNGGU")),
        ] {
            assert_eq!(isi[0][kunci], nilai, "{kunci}");
        }

        let putus = format!("authorization/permintaan/{id}/setujui");
        s.post(&putus, &spv, json!({ "password": "bukan-sandinya" })).await.ditolak(422, "SESI-02");
        s.post(&putus, &kasir, json!({ "password": SANDI })).await.ditolak(403, "AKSES-02");
        let j = s.post(&putus, &spv, json!({ "password": SANDI })).await.baik();
        assert_eq!(
            (&j["message"], &j["data"]["status"]),
            (&json!("Otorisasi Berhasil"), &json!("DISETUJUI"))
        );
        let e = s.peristiwa();
        assert!(e[0].0.starts_with("User") && e[0].0.contains("kasir1-jkt1"), "{e:?}");
        assert_eq!((e[0].1, &e[0].2["status"]), ("authorization-decided", &json!("DISETUJUI")));
        s.post(&putus, &spv, json!({ "password": SANDI })).await.ditolak(409, "OTO-07");

        let id = ajukan(&s, &kasir).await;
        let tolak = format!("authorization/permintaan/{id}/tolak");
        s.post(&tolak, &spv, json!({ "alasan": "  " })).await.ditolak(422, "OTO-02");
        s.post(&tolak, &spv, json!({ "alasan": "terlalu murah" })).await.baik();
        let j = s.get(&format!("authorization/permintaan/{id}"), &kasir).await.data();
        assert_eq!((&j["status"], &j["alasan"]), (&json!("DITOLAK"), &json!("terlalu murah")));
    });
}

#[test]
fn kotak_hanya_untuk_penyetuju_toko_itu_dan_pusat_lewat_portalnya() {
    kedua_mesin(|uji| async {
        let s = Server::mulai(uji).await;
        let kasir = s.masuk("kasir1-jkt1").await;
        let id = ajukan(&s, &kasir).await;
        s.get("authorization/permintaan", &kasir).await.ditolak(403, "AKSES-02");
        let bdg = s.masuk("spv-bdg1").await;
        assert!(kotak(&s, "authorization/permintaan", &bdg).await.is_empty());
        s.get("/toko/JKT1/api/v1/authorization/permintaan", &bdg).await.ditolak(403, "TOKO-02");
        // A stranger's id, even a true one, is unknown.
        let satu = format!("authorization/permintaan/{id}");
        let asing = s.get(&satu, &bdg).await;
        assert_eq!(asing, s.get("authorization/permintaan/AAAAAAAAAAAAAAAA", &bdg).await);
        assert_eq!(asing, s.get("authorization/permintaan/%27%20OR%201", &bdg).await);
        asing.ditolak(404, "OTO-01");
        let kasir2 = s.masuk("kasir2-jkt1").await;
        s.get(&satu, &kasir2).await.ditolak(404, "OTO-01");
        let setujui = json!({ "password": SANDI });
        s.post(&format!("{satu}/setujui"), &bdg, setujui.clone()).await.ditolak(404, "OTO-01");

        let pusat = s.masuk("pusat").await;
        assert!(kotak(&s, "authorization/permintaan", &pusat).await.is_empty());
        assert_eq!(kotak(&s, "/toko/JKT1/api/v1/authorization/permintaan", &pusat).await.len(), 1);
        let j = s.post(&format!("/toko/JKT1/api/v1/{satu}/setujui"), &pusat, setujui).await.data();
        assert_eq!((&j["penyetuju"], &j["toko"]), (&json!("pusat"), &json!("JKT1")));
    });
}

#[test]
fn penyetuju_yang_dikeluarkan_atau_turun_level_di_tengah_sesi_tidak_bisa_memutus() {
    kedua_mesin(|uji| async {
        let s = Server::mulai(uji).await;
        let kasir = s.masuk("kasir1-jkt1").await;
        let (spv, own) = (s.masuk("spv-jkt1").await, s.masuk("own-jkt1").await);
        let id = ajukan(&s, &kasir).await;
        let putus = format!("authorization/permintaan/{id}/setujui");
        s.ubah_user("UPDATE pengguna SET level = 'KASIR' WHERE user_id = $1", "spv-jkt1").await;
        s.post(&putus, &spv, json!({ "password": SANDI })).await.ditolak(403, "AKSES-02");
        s.ubah_user("UPDATE pengguna SET aktif = 0 WHERE user_id = $1", "own-jkt1").await;
        s.post(&putus, &own, json!({ "password": SANDI })).await.ditolak(401, "SESI-01");
        let j = s.get(&format!("authorization/permintaan/{id}"), &kasir).await.data();
        assert_eq!(j["status"], "MENUNGGU");
        s.uji.jam.maju(Duration::from_secs(300));
        let j = s.get(&format!("authorization/permintaan/{id}"), &kasir).await.data();
        assert_eq!(j["status"], "KEDALUWARSA");
    });
}

#[test]
fn permintaan_yang_dikirim_ulang_dengan_kunci_sama_hanya_satu() {
    kedua_mesin(|uji| async {
        let s = Server::mulai(uji).await;
        let kasir = s.masuk("kasir1-jkt1").await;
        let kirim = || async {
            use tower::ServiceExt as _;
            let r = Request::post("/api/v1/authorization/permintaan")
                .header("authorization", format!("Bearer {kasir}"))
                .header("content-type", "application/json")
                .header("idempotency-key", "permintaan-0001")
                .body(axum::body::Body::from(minta().to_string()))
                .unwrap();
            let j = server::rute::router(s.app.clone()).oneshot(r).await.unwrap();
            axum::body::to_bytes(j.into_body(), 100_000).await.unwrap()
        };
        assert_eq!(kirim().await, kirim().await);
        assert_eq!(s.peristiwa().len(), 1);
        s.panggil("POST", "authorization/permintaan", Dengan::Tanpa, Some(&minta()))
            .await
            .ditolak(401, "SESI-01");
    });
}

#[test]
fn peminta_menarik_permintaannya_dan_kotak_penyetuju_kosong() {
    kedua_mesin(|uji| async {
        let s = Server::mulai(uji).await;
        let (kasir, spv) = (s.masuk("kasir1-jkt1").await, s.masuk("spv-jkt1").await);
        let id = ajukan(&s, &kasir).await;
        let tarik = format!("authorization/permintaan/{id}/tarik");
        s.panggil("POST", &tarik, Dengan::Tanpa, None).await.ditolak(401, "SESI-01");
        s.post(&tarik, &spv, json!({})).await.ditolak(404, "OTO-01");
        s.peristiwa();
        let j = s.post(&tarik, &kasir, json!({})).await.baik();
        assert_eq!((&j["message"], &j["data"]["status"]), (&json!("Permintaan ditarik"), &json!("DITARIK")));
        let e = s.peristiwa();
        assert!(e.iter().all(|e| e.1 == "authorization-decided" && e.2["status"] == "DITARIK"), "{e:?}");
        assert_eq!(e.len(), 2);
        assert!(kotak(&s, "authorization/permintaan", &spv).await.is_empty());
        let setujui = format!("authorization/permintaan/{id}/setujui");
        s.post(&setujui, &spv, json!({ "password": SANDI })).await.ditolak(409, "OTO-15");
    });
}
