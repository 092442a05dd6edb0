//! The connections at the edge: what is streamed is whole and byte-exact, secrets go to few, addresses of somebody else are those
//! that may be reached, a frame shows the one origin that is configured, and a nota goes to a number that was proved.

use crate::alat::{Klien, di_kedua_master, di_satu};
use axum::Router;
use axum::http::{HeaderMap, StatusCode};
use axum::routing::get;
use parking_lot::Mutex;
use pesan::simulator::{Nasib, Simulator};
use serde_json::{Value, json};
use server::keluar::Keluar;
use std::io::{Cursor, Read as _};
use std::sync::Arc;

const SET: [&str; 12] = [
    "data_barang",
    "data_saldo",
    "data_hancur",
    "data_cash",
    "data_system",
    "data_group",
    "data_hutang",
    "data_jual",
    "data_member",
    "data_pembelian",
    "data_service",
    "data_tukar",
];

async fn setel(k: &Klien, isi: &[(&str, &str)]) {
    let isi: Vec<Value> = isi.iter().map(|(k, v)| json!({ "key": k, "value": v })).collect();
    k.put("para-system", &isi).await.ok();
}

#[test]
fn dua_belas_set_dialirkan_sebagai_jawaban_dan_sebagai_satu_zip() {
    di_kedua_master(|a| async move {
        let su = a.masuk("su").await.di("JKT1");
        let hari = a.db().jam().hari_ini();
        let kemarin = hari.tambah_hari(-1).unwrap().to_string();
        let isi = json!({ "tgl_system": kemarin });
        let j = su.post("csv-exports", &isi).await.ok();
        let nama: Vec<&String> = j["data"].as_object().unwrap().keys().collect();
        assert_eq!(nama.len(), SET.len());
        assert!(SET.iter().all(|s| j["data"][s].is_array()), "{nama:?}");
        assert!(!j["data"]["data_group"].as_array().unwrap().is_empty());
        let minta = su.minta("POST", "csv-exports").header("accept", "application/zip").json(&isi);
        let b = su.kirim(minta).await;
        assert_eq!((b.status, b.kepala("content-type")), (200, "application/zip"));
        assert!(b.kepala("content-disposition").contains(&format!("export-jkt1-{kemarin}.zip")));
        assert_eq!(b.kepala("x-laporan-baris").parse::<u64>().unwrap(), j["count"].as_u64().unwrap());
        let mut z = zip::ZipArchive::new(Cursor::new(b.badan)).unwrap();
        assert_eq!(z.len(), SET.len());
        for (ke, set) in SET.iter().enumerate() {
            let mut f = z.by_index(ke).unwrap();
            assert_eq!(f.name().unwrap(), format!("{set}.csv"));
            let mut teks = String::new();
            f.read_to_string(&mut teks).unwrap();
            assert_eq!(teks.lines().count(), j["data"][set].as_array().unwrap().len() + 1, "{set}");
            assert!(teks.starts_with('"') && teks.ends_with('\n'), "{set}");
        }
        for salah in [hari.to_string().as_str(), "", "2099-12-31"] {
            let t = su.post("csv-exports", &json!({ "tgl_system": salah })).await.ditolak(422, "HUBUNG-01");
            assert!(t["fields"]["tgl_system"].is_string());
        }
        // The owner of a store is neither SU nor MU.
        assert_eq!(a.masuk("own-jkt1").await.post("csv-exports", &isi).await.status, 403);
        let tercatat =
            a.angka("SELECT COUNT(*) FROM audit WHERE aksi = 'EXPORT CSV' AND toko = 'JKT1'", &[]).await;
        assert_eq!(tercatat, 2);
    });
}

/// A marketplace that knows one token, and what it was asked.
async fn marketplace() -> (String, Arc<Mutex<Vec<String>>>) {
    let dengar: Arc<Mutex<Vec<String>>> = Arc::default();
    let catat = Arc::clone(&dengar);
    let r = Router::new().route(
        "/shop",
        get(move |uri: axum::http::Uri, h: HeaderMap| async move {
            let token = h.get("authorization").and_then(|t| t.to_str().ok()).unwrap_or_default().to_owned();
            catat.lock().push(uri.to_string());
            if token == "Bearer token-benar" { StatusCode::OK } else { StatusCode::UNAUTHORIZED }
        }),
    );
    let p = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap();
    let url = format!("http://{}/shop", p.local_addr().unwrap());
    tokio::spawn(async move { axum::serve(p, r).await });
    (url, dengar)
}

#[test]
fn setting_marketplace_dengan_nama_pendeknya_dan_koneksi_yang_diuji() {
    di_kedua_master(|a| async move {
        let own = a.masuk("own-jkt1").await;
        let (url, dengar) = marketplace().await;
        let daftar = json!([{ "value": "TOKOPEDIA", "url": url }, { "value": "LAZADA" }]).to_string();
        setel(&own, &[("MARKETPLACE_INTEGRATION_MODULE", "on"), ("MARKETPLACE_INTEGRATION_VALUE", &daftar)])
            .await;
        let d = own.get("marketplace-settings/daftar").await.data();
        assert_eq!(
            (d["marketplace"][0]["siap"].as_bool(), d["marketplace"][1]["siap"].as_bool()),
            (Some(true), Some(false))
        );
        let mut isi = json!({
            "k_m": "TOKOPEDIA", "a_i": "A", "c_i": "C", "c_s": "rahasia", "b_t": "token-salah", "s_i": "77",
        });
        own.post("marketplace-settings", &isi).await.ok();
        let j = own.get("marketplace-settings?k_m=TOKOPEDIA").await.data();
        for (kunci, nilai) in isi.as_object().unwrap() {
            assert_eq!(&j[0][kunci], nilai, "{kunci}");
        }
        assert!(j[0]["_id"].as_str().is_some_and(|i| !i.is_empty()));
        let satu = json!({ "k_m": "TOKOPEDIA" });
        let uji = || own.post("marketplace-settings/uji", &satu);
        let h = uji().await.data();
        assert_eq!((h["berhasil"].as_bool(), h["status"].as_u64()), (Some(false), Some(401)));
        isi["b_t"] = json!("token-benar");
        own.post("marketplace-settings", &isi).await.ok();
        assert_eq!(uji().await.data()["berhasil"], true);
        assert_eq!(dengar.lock().as_slice(), ["/shop?shop_id=77", "/shop?shop_id=77"]);
        // Not this machine, and no house's own net, unless it was named at the start.
        a.app.pasang_keluar(Keluar::new(Vec::new(), Vec::new()));
        for alamat in [url.as_str(), "http://10.1.2.3/shop", "http://192.168.1.1/", "http://169.254.169.254/"]
        {
            let daftar = json!([{ "value": "TOKOPEDIA", "url": alamat }]).to_string();
            setel(&own, &[("MARKETPLACE_INTEGRATION_VALUE", &daftar)]).await;
            let h = uji().await.data();
            assert_eq!((h["berhasil"].as_bool(), h["status"].as_u64()), (Some(false), Some(0)), "{alamat}");
            assert!(h["pesan"].as_str().unwrap().contains("tidak boleh"), "{alamat}: {h}");
        }
        assert_eq!(dengar.lock().len(), 2);
        setel(&own, &[("MARKETPLACE_INTEGRATION_MODULE", "off")]).await;
        assert_eq!(own.get("marketplace-settings?k_m=TOKOPEDIA").await.status, 403);
    });
}

#[test]
fn bingkai_hanya_asal_grosir_yang_disetel_dan_serahnya_ditukar_sekali() {
    di_kedua_master(|a| async move {
        let own = a.masuk("own-jkt1").await;
        let tamu = a.tamu();
        let halaman = || tamu.kirim(tamu.minta("GET", "/redirect-to-grosir"));
        setel(&own, &[("SEMI_GROSIR_MODULE", "off"), ("GROSIR_URL", "https://grosir.example:9443/masuk")])
            .await;
        assert!(!halaman().await.kepala("content-security-policy").contains("frame-src"));
        let s = own.post("grosir/serah", &json!({})).await.data();
        assert_eq!(s["bingkai"], false);
        setel(&own, &[("SEMI_GROSIR_MODULE", "on")]).await;
        // Only a page has it, and only where the web app is built does this server have pages.
        let h = halaman().await;
        if h.kepala("content-type").starts_with("text/html") {
            assert!(
                h.kepala("content-security-policy")
                    .ends_with("; frame-src 'self' https://grosir.example:9443"),
                "{h:?}"
            );
        }
        assert!(!own.get("grosir/periksa").await.kepala("content-security-policy").contains("frame-src"));
        let s = own.post("grosir/serah", &json!({})).await.data();
        let url = s["url"].as_str().unwrap();
        assert!(
            s["bingkai"] == true && url.starts_with("https://grosir.example:9443/masuk?serah=JKT1."),
            "{url}"
        );
        let isi = json!({ "token": url.split_once("serah=").unwrap().1 });
        let o = a.tamu().post("grosir/periksa", &isi).await.data();
        assert_eq!((o["user_id"].as_str(), o["kode_toko"].as_str()), (Some("own-jkt1"), Some("JKT1")));
        a.tamu().post("grosir/periksa", &isi).await.ditolak(403, "HUBUNG-09");
        a.tamu().post("grosir/periksa", &json!({ "token": "x" })).await.ditolak(403, "HUBUNG-09");
        setel(&own, &[("GROSIR_URL", "")]).await;
        own.post("grosir/serah", &json!({})).await.ditolak(422, "HUBUNG-08");
    });
}

async fn dengan_gerbang(own: &Klien) -> Simulator {
    let sim = Simulator::mulai().await.unwrap();
    setel(own, &[("WHATSAPP_MODULE", "on"), ("WHATSAPP_BACKEND_URL", &sim.url())]).await;
    let j = own.put("system/edit/JKT1", &json!({ "no_whatsapp": "08110001111" })).await.ok();
    assert_eq!(j["data"]["no_whatsapp"], "08110001111");
    sim
}

#[test]
fn pesan_uji_dikirim_sekali_dan_kata_gerbang_sampai_ke_orangnya() {
    di_kedua_master(|a| async move {
        let own = a.masuk("own-jkt1").await;
        let sim = dengan_gerbang(&own).await;
        let isi = json!({ "receiver": "081234567890", "message": "Coba", "type": "text" });
        let j = own.post("chat/send", &isi).await.ok();
        assert_eq!(
            (j["message"].as_str(), j["data"]["receiver"].as_str()),
            (Some("Pesan Berhasil Dikirim"), Some("6281234567890"))
        );
        let d = sim.diterima();
        assert_eq!((d.len(), d[0].id.as_str(), d[0].receiver.as_str()), (1, "628110001111", "6281234567890"));
        sim.berikutnya([
            Nasib::Tolak(400, "Nomor diblokir".to_owned()),
            Nasib::Tolak(400, String::new()),
            Nasib::TerimaLaluPutus,
        ]);
        assert_eq!(own.post("chat/send", &isi).await.ditolak(422, "PESAN-07")["message"], "Nomor diblokir");
        assert_eq!(
            own.post("chat/send", &isi).await.ditolak(422, "PESAN-07")["message"],
            "No Wa Tidak Terdaftar"
        );
        own.post("chat/send", &isi).await.ditolak(422, "PESAN-07");
        let sebelum = sim.permintaan();
        for (kolom, isi) in [
            ("receiver", json!({ "receiver": "0812-345", "message": "x", "type": "text" })),
            ("receiver", json!({ "receiver": "12", "message": "x", "type": "text" })),
            ("message", json!({ "receiver": "081234567890", "message": " ", "type": "text" })),
            ("type", json!({ "receiver": "081234567890", "message": "x", "type": "image" })),
        ] {
            assert!(
                own.post("chat/send", &isi).await.ditolak(422, "PESAN-01")["fields"][kolom].is_string(),
                "{isi}"
            );
        }
        assert_eq!(sim.permintaan(), sebelum);
        setel(&own, &[("WHATSAPP_MODULE", "off")]).await;
        assert_eq!(own.post("chat/send", &isi).await.status, 403);
    });
}

#[test]
fn templat_toko_dipakai_dan_bisa_dilihat_dulu() {
    di_satu(testkit::Jenis::Lite, |a| async move {
        let own = a.masuk("own-jkt1").await;
        setel(&own, &[("WHATSAPP_MODULE", "on")]).await;
        let isi = json!({ "peristiwa": "PESANAN SIAP", "isi": "Dari {toko}: {isi}" });
        let p = own.post("pesan/templat/pratinjau", &isi).await.data();
        assert!(p["pratinjau"].as_str().unwrap().contains("pesanan FP-CONTOH-0001"));
        let d = own.post("pesan/templat", &isi).await.data();
        let ada = d["templat"].as_array().unwrap().iter().find(|t| t["peristiwa"] == "PESANAN SIAP").unwrap();
        assert_eq!(ada["isi"], "Dari {toko}: {isi}");
        let salah = json!({ "peristiwa": "PESANAN SIAP", "isi": "Siap!" });
        own.post("pesan/templat", &salah).await.ditolak(422, "PESAN-06");
        assert_eq!(own.get("pesan/templat").await.data()["templat"], d["templat"]);
    });
}
