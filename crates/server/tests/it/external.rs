//! Goods on an external web shop: a real listener on loopback stands for it. What it takes is remembered, what it refuses
//! is told, and when it fails nothing is half done and the same can be sent again.

use crate::alat::{Alat, Klien, di_kedua_master};
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use axum::routing::post;
use axum::{Json, Router};
use parking_lot::Mutex;
use serde_json::{Value, json};
use std::sync::Arc;

/// How the shop answers.
#[derive(Clone, Copy, PartialEq)]
enum Laku {
    Baik,
    Rusak,
    BukanJson,
}

struct Luar {
    laku: Mutex<Laku>,
    terima: Mutex<Vec<Value>>,
    /// one barcode it does not want
    tolak: Mutex<String>,
}

async fn barang(State(l): State<Arc<Luar>>, Json(isi): Json<Value>) -> Response {
    let laku = *l.laku.lock();
    match laku {
        Laku::Rusak => return StatusCode::INTERNAL_SERVER_ERROR.into_response(),
        Laku::BukanJson => return "<html>".into_response(),
        Laku::Baik => {}
    }
    let tolak = l.tolak.lock().clone();
    let data: Vec<Value> = isi["data_barangs"]
        .as_array()
        .unwrap()
        .iter()
        .map(|b| match b["kode_barcode"].as_str().unwrap() {
            kode if kode == tolak => json!({ "kode_barcode": kode, "message": "Tidak dijual" }),
            kode => json!({ "kode_barcode": kode, "id_ext": format!("EXT-{kode}") }),
        })
        .collect();
    l.terima.lock().push(isi);
    Json(json!({ "data": data })).into_response()
}

async fn proses(State(l): State<Arc<Luar>>, Json(isi): Json<Value>) -> Response {
    if *l.laku.lock() == Laku::Rusak {
        return StatusCode::BAD_GATEWAY.into_response();
    }
    l.terima.lock().push(isi);
    Json(json!({})).into_response()
}

/// The shop on a free port, and its address in the settings of the store.
async fn luar(k: &Klien) -> Arc<Luar> {
    let l =
        Arc::new(Luar { laku: Mutex::new(Laku::Baik), terima: Mutex::default(), tolak: Mutex::default() });
    let r = Router::new()
        .route("/api/barang", post(barang))
        .route("/api/external/process-external-italy", post(proses))
        .with_state(l.clone());
    let pendengar = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap();
    let alamat = pendengar.local_addr().unwrap();
    tokio::spawn(async move { axum::serve(pendengar, r).await });
    k.put("para-system", &json!([{ "key": "EXTERNAL_WEB_URL", "value": format!("http://{alamat}/api/") }]))
        .await
        .ok();
    l
}

async fn cincin(k: &Klien, n: usize) -> Vec<String> {
    let satu = json!({
        "kode_group": "750", "kode_dept": "CIN750", "kode_toko": "A04", "kode_gudang": "TOKO",
        "nama_barang": "cincin web", "berat_asli": 2.5, "kadar": 80, "kadar_cetak": 75, "kadar_modal": 77,
    });
    let isi = json!({ "detail_barang": vec![satu; n] });
    let j = k.post_dok("barang/create/bulk", "kunci-barang", &isi).await.data();
    j.as_array().unwrap().iter().map(|b| b["kode_barcode"].as_str().unwrap().to_owned()).collect()
}

fn hari() -> Value {
    json!({ "tgl_from": "2000-01-01", "tgl_to": "2100-01-01" })
}

async fn tercatat(a: &Alat) -> Vec<String> {
    a.baris("SELECT kode_barcode, status_external, id_ext FROM barang_external ORDER BY 1", &[]).await
}

#[test]
fn barang_didaftarkan_sekali_dan_yang_ditolak_disebut() {
    di_kedua_master(|a| async move {
        let k = a.masuk("own-jkt1").await;
        let kode = cincin(&k, 3).await;
        k.put("para-system", &json!([{ "key": "EXTERNAL_WEB_URL", "value": "" }])).await.ok();
        k.post("barang/register-web-external", &hari()).await.ditolak(422, "EXT-01");
        let l = luar(&k).await;
        *l.tolak.lock() = kode[1].clone();
        let j = k.post("barang/register-web-external", &hari()).await.ok();
        assert_eq!(j["message"], "Data Tersedia");
        let status: Vec<_> =
            j["data"].as_array().unwrap().iter().map(|b| b["status_external"].as_str().unwrap()).collect();
        assert_eq!(status, ["OK", "FAIL", "OK"]);
        assert_eq!(j["data"][1]["pesan"], "Tidak dijual");
        let kirim = l.terima.lock().remove(0);
        assert_eq!(kirim["kode_toko"], "JKT1");
        let harga = kirim["data_barangs"][0]["harga_jual"].as_i64().unwrap();
        assert!(harga > 0 && harga % 500 == 0 && j["data"][0]["harga_jual"] == harga, "{kirim}");
        // Again: only the one it refused goes out.
        *l.tolak.lock() = String::new();
        k.post("barang/register-web-external", &hari()).await.ok();
        assert_eq!(l.terima.lock()[0]["data_barangs"].as_array().unwrap().len(), 1);
        assert_eq!(tercatat(&a).await.iter().filter(|t| t.contains("|OK|EXT-")).count(), 3);
        k.post("barang/register-web-external", &hari()).await.ok();
        assert_eq!(l.terima.lock().len(), 1);
        for salah in [
            json!({}),
            json!({ "tgl_from": "x", "tgl_to": "2026-01-01" }),
            json!({ "tgl_from": "2026-02-01", "tgl_to": "2026-01-01" }),
        ] {
            k.post("barang/register-web-external", &salah).await.ditolak(422, "EXT-03");
        }
        a.masuk("kasir1-jkt1")
            .await
            .post("barang/register-web-external", &hari())
            .await
            .ditolak(403, "AKSES-01");
    });
}

#[test]
fn toko_web_di_mesin_sendiri_tidak_dihubungi_dan_jawabannya_sama_dengan_yang_tidak_ada() {
    di_kedua_master(|a| async move {
        let k = a.masuk("own-jkt1").await;
        cincin(&k, 1).await;
        let l = luar(&k).await;
        a.app.pasang_keluar(server::keluar::Keluar::default());
        let satu = k.post("barang/register-web-external", &hari()).await.ditolak(503, "EXT-02");
        let alamat = json!([{ "key": "EXTERNAL_WEB_URL", "value": "http://127.0.0.1:1/api/" }]);
        k.put("para-system", &alamat).await.ok();
        let dua = k.post("barang/register-web-external", &hari()).await.ditolak(503, "EXT-02");
        assert_eq!(satu["message"], dua["message"]);
        assert!(l.terima.lock().is_empty(), "toko web di mesin sendiri dihubungi");
    });
}

#[test]
fn server_external_yang_gagal_tidak_meninggalkan_apa_pun() {
    di_kedua_master(|a| async move {
        let k = a.masuk("own-jkt1").await;
        let kode = cincin(&k, 2).await;
        let l = luar(&k).await;
        for laku in [Laku::Rusak, Laku::BukanJson] {
            *l.laku.lock() = laku;
            k.post("barang/register-web-external", &hari()).await.ditolak(503, "EXT-02");
            assert!(tercatat(&a).await.is_empty());
        }
        let alamat = json!([{ "key": "EXTERNAL_WEB_URL", "value": "http://127.0.0.1:1" }]);
        k.put("para-system", &alamat).await.ok();
        k.post("barang/register-web-external", &hari()).await.ditolak(503, "EXT-02");
        let l = luar(&k).await;
        k.post("barang/register-web-external", &hari()).await.ok();
        assert_eq!(tercatat(&a).await.len(), 2);

        // One leaves the shop: it is to be taken down there, and stays so until the shop said yes.
        assert_eq!(k.get("barang/find-sold-external").await.ok()["message"], "Data Barang Tidak Tersedia");
        let kirim =
            json!({ "tujuan": "BDG1", "kurir": "joko", "detail_barang": [{ "kode_barcode": kode[0] }] });
        k.post_dok("kirim-barang", "kunci-kirim", &kirim).await.ok();
        let pergi = k.get("barang/find-sold-external").await.data();
        assert_eq!((pergi.as_array().unwrap().len(), &pergi[0]["kode_barcode"]), (1, &json!(kode[0])));
        assert_eq!(k.get("member/external/find-active").await.data(), json!([]));
        let isi = json!({ "data_barangs": [pergi[0]["id_ext"]], "data_members": [] });
        *l.laku.lock() = Laku::Rusak;
        k.post("external/process-external-italy", &isi).await.ditolak(503, "EXT-02");
        assert_eq!(k.get("barang/find-sold-external").await.data().as_array().unwrap().len(), 1);
        *l.laku.lock() = Laku::Baik;
        let j = k.post("external/process-external-italy", &isi).await.ok();
        assert_eq!(
            (j["data"]["barang"].as_i64(), j["message"].as_str()),
            (Some(1), Some("Data Berhasil Di Update"))
        );
        assert_eq!(l.terima.lock().last().unwrap()["data_barangs"], isi["data_barangs"]);
        k.post("external/process-external-italy", &isi).await.ditolak(422, "EXT-04");
        k.post("external/process-external-italy", &json!({})).await.ditolak(422, "EXT-04");
        let asing = json!({ "data_members": ["M1"] });
        k.post("external/process-external-italy", &asing).await.ditolak(422, "EXT-05");
    });
}

/// A shipment to the online shop, with the number of it.
async fn kiriman_online(k: &Klien, kode: &str, jenis: &str) -> String {
    let mut isi = json!({ "tujuan": "BDG1", "kurir": "jne", "detail_barang": [{ "kode_barcode": kode }], "jenis": jenis });
    if jenis == "ONLINE" {
        isi["no_resi"] = json!("RESI-1");
        isi["kode_marketplace"] = json!("TOKOPEDIA");
    }
    let j = k.post_dok("kirim-barang", &format!("kunci-{kode}"), &isi).await.data();
    j["no_kirim"].as_str().unwrap().to_owned()
}

#[test]
fn kiriman_toko_online_diberitahukan_ke_servernya_sekali() {
    di_kedua_master(|a| async move {
        let k = a.masuk("own-jkt1").await;
        let kode = cincin(&k, 2).await;
        let no = kiriman_online(&k, &kode[0], "ONLINE").await;
        let path = format!("kirim-barang/{no}/online");
        k.post(&path, &json!({})).await.ditolak(422, "EXT-01");
        let terima: Arc<Mutex<Vec<Value>>> = Arc::default();
        let (catat, rusak) = (terima.clone(), Arc::new(Mutex::new(true)));
        let gagal = rusak.clone();
        let r = Router::new().route(
            "/api/kirim-barang",
            post(async move |Json(isi): Json<Value>| {
                if *gagal.lock() {
                    return StatusCode::BAD_GATEWAY;
                }
                catat.lock().push(isi);
                StatusCode::OK
            }),
        );
        let pendengar = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap();
        let alamat = format!("http://{}/api", pendengar.local_addr().unwrap());
        tokio::spawn(async move { axum::serve(pendengar, r).await });
        k.put("para-system", &json!([{ "key": "ONLINE_STORE_URL", "value": alamat }])).await.ok();
        // A server that fails leaves it as it was.
        k.post(&path, &json!({})).await.ditolak(503, "EXT-02");
        *rusak.lock() = false;
        let j = k.post(&path, &json!({})).await.data();
        assert_ne!(j["online_pada"], "");
        let isi = terima.lock().remove(0);
        assert_eq!(
            (&isi["kode_toko"], &isi["no_kirim"], &isi["no_resi"]),
            (&json!("JKT1"), &json!(no), &json!("RESI-1"))
        );
        assert_eq!(
            (&isi["data_barangs"][0]["kode_barcode"], &isi["data_barangs"][0]["berat"]),
            (&json!(kode[0]), &json!(2.5))
        );
        k.post(&path, &json!({})).await.ditolak(409, "KIRIM-15");
        // Another kind, another store, this machine when nobody allowed it.
        let biasa = kiriman_online(&k, &kode[1], "CABANG").await;
        k.post(&format!("kirim-barang/{biasa}/online"), &json!({})).await.ditolak(422, "KIRIM-14");
        a.masuk("own-bdg1").await.post(&path, &json!({})).await.ditolak(422, "KIRIM-08");
        a.masuk("own-sby1").await.post(&path, &json!({})).await.ditolak(404, "KIRIM-03");
        assert!(terima.lock().is_empty());
        let kode = cincin_lagi(&k).await;
        let no = kiriman_online(&k, &kode, "ONLINE").await;
        a.app.pasang_keluar(server::keluar::Keluar::default());
        k.post(&format!("kirim-barang/{no}/online"), &json!({})).await.ditolak(503, "EXT-02");
        assert!(terima.lock().is_empty(), "server di mesin sendiri dihubungi");
    });
}

async fn cincin_lagi(k: &Klien) -> String {
    let isi = json!({ "detail_barang": [{
        "kode_group": "750", "kode_dept": "CIN750", "kode_toko": "A04", "kode_gudang": "TOKO",
        "nama_barang": "cincin web", "berat_asli": 3.5, "kadar": 80, "kadar_cetak": 75, "kadar_modal": 77,
    }] });
    let j = k.post_dok("barang/create/bulk", "kunci-barang-lagi", &isi).await.data();
    j[0]["kode_barcode"].as_str().unwrap().to_owned()
}
