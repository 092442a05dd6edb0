//! Keys and webhooks at the edge: what a key opens and what it does not, how often and until when; where a webhook may lead, when
//! it is saved and at every delivery; and that docs/webhook.md tells the truth.

use crate::alat::{Alat, Klien, di_kedua_master, di_satu};
use axum::Router;
use axum::http::HeaderMap;
use axum::routing::post;
use db::args;
use hubung::webhook::kurir::tanda;
use parking_lot::Mutex;
use serde_json::{Value, json};
use server::keluar::Keluar;
use server::kurir_webhook;
use std::sync::Arc;
use std::time::Duration;

const SEMUA: [&str; 5] = ["PENJUALAN", "PEMBELIAN", "HARGA", "STOK", "TUTUP"];
const DOKUMEN: &str = include_str!("../../../../docs/webhook.md");

async fn kunci(a: &Alat, k: &Klien, lingkup: &[&str], hari: i64) -> (String, Klien) {
    let sampai = a.db().jam().hari_ini().tambah_hari(hari).unwrap().to_string();
    let isi = json!({ "nama": "Pembukuan", "lingkup": lingkup, "berlaku_sampai": sampai });
    let d = k.post("kunci-api", &isi).await.data();
    (d["id"].as_str().unwrap().to_owned(), a.dengan_token(d["kunci"].as_str().unwrap()))
}

#[test]
fn kunci_membuka_lingkupnya_dan_tidak_ada_yang_lain() {
    di_kedua_master(|a| async move {
        let own = a.masuk("own-jkt1").await;
        let (id, semua) = kunci(&a, &own, &SEMUA, 30).await;
        let (_, stok) = kunci(&a, &own, &["STOK"], 30).await;
        let j = semua.get("luar/kunci").await.data();
        assert_eq!((j["kode_toko"].as_str(), j["toko"].as_array().map(Vec::len)), (Some("JKT1"), Some(1)));
        for panggilan in ["penjualan", "pembelian", "harga", "stok", "tutup"] {
            semua.get(&format!("luar/{panggilan}")).await.ok();
            let r = stok.get(&format!("luar/{panggilan}")).await;
            if panggilan == "stok" {
                r.ok();
            } else {
                let t = r.ditolak(403, "HUBUNG-13");
                assert!(t["message"].as_str().unwrap().contains("STOK"), "{t}");
            }
        }
        // None of the screens', whatever it is.
        for lain in ["users/me", "para-system", "kunci-api", "penjualan/get/all", "system/get/all"] {
            let r = semua.get(lain).await;
            assert!([403, 404, 405].contains(&r.status), "{lain}: {}", r.teks());
            if r.status == 403 {
                r.ditolak(403, "HUBUNG-16");
            }
        }
        semua.get("kunci-api").await.ditolak(403, "HUBUNG-16");
        semua.post("webhook", &json!({})).await.ditolak(403, "HUBUNG-16");
        semua.get("luar/stok?toko=BDG1").await.ditolak(403, "HUBUNG-14");
        semua.di("BDG1").get("luar/stok").await.ditolak(403, "HUBUNG-14");
        semua.di("JKT1").get("luar/stok").await.ok();
        semua.get("luar/penjualan?tanggal=kemarin").await.ditolak(422, "LAPORAN-02");
        // A session is no key, and nobody is nobody.
        own.get("luar/stok").await.ditolak(401, "HUBUNG-11");
        a.tamu().get("luar/stok").await.ditolak(401, "HUBUNG-11");
        let su = a.masuk("su").await.di("JKT1");
        let isi = json!({ "nama": "Rantai", "lingkup": ["STOK"], "rantai": true, "berlaku_sampai": a.db().jam().hari_ini().to_string() });
        let d = su.post("kunci-api", &isi).await.data();
        let rantai = a.dengan_token(d["kunci"].as_str().unwrap());
        assert_eq!(rantai.get("luar/kunci").await.data()["toko"].as_array().map(Vec::len), Some(4));
        rantai.get("luar/stok?toko=BDG1").await.ok();
        rantai.get("luar/stok?toko=ZZZ9").await.ditolak(404, "TOKO-01");
        own.post("kunci-api", &isi).await.ditolak(403, "HUBUNG-19");
        a.masuk("spv-jkt1").await.get("kunci-api").await.ditolak(403, "AKSES-01");
        // Counted, on record, and gone at once.
        let pakai = own.get(&format!("kunci-api/{id}/pakai")).await.data();
        assert_eq!(pakai.as_array().unwrap().len(), 6, "{pakai}");
        assert!(pakai.as_array().unwrap().iter().all(|p| p["alamat"] == "127.0.0.1"));
        let tercatat = "SELECT COUNT(*) FROM audit WHERE aksi = 'PAKAI KUNCI API' AND objek = $1";
        assert_eq!(a.angka(tercatat, args![id.as_str()]).await, 6);
        own.post(&format!("kunci-api/{id}/cabut"), &json!({})).await.ok();
        semua.get("luar/stok").await.ditolak(401, "HUBUNG-11");
    });
}

#[test]
fn kunci_berakhir_pada_harinya_dan_tidak_boleh_terlalu_sering() {
    di_kedua_master(|a| async move {
        let own = a.masuk("own-jkt1").await;
        let (_, k) = kunci(&a, &own, &["TUTUP"], 0).await;
        for _ in 0..120 {
            k.get("luar/tutup").await.ok();
        }
        let t = k.get("luar/tutup").await.ditolak(429, "HUBUNG-15");
        assert!(t["message"].as_str().unwrap().contains("120"), "{t}");
        // Others are not kept by it, and the next minute it goes on.
        let (_, lain) = kunci(&a, &own, &["TUTUP"], 0).await;
        lain.get("luar/tutup").await.ok();
        a.uji.jam.maju(Duration::from_secs(60));
        k.get("luar/tutup").await.ok();
        a.uji.jam.maju(Duration::from_secs(24 * 3600));
        let t = k.get("luar/tutup").await.ditolak(401, "HUBUNG-12");
        assert!(t["message"].as_str().unwrap().contains("berakhir"), "{t}");
    });
}

/// A delivery as it came: its headers and its body.
type Kiriman = (HeaderMap, String);

async fn penerima() -> (String, Arc<Mutex<Vec<Kiriman>>>) {
    let semua: Arc<Mutex<Vec<Kiriman>>> = Arc::default();
    let catat = semua.clone();
    let r = Router::new().route(
        "/karat",
        post(move |h: HeaderMap, badan: String| async move {
            catat.lock().push((h, badan));
        }),
    );
    let p = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap();
    let url = format!("http://{}/karat", p.local_addr().unwrap());
    tokio::spawn(async move { axum::serve(p, r).await });
    (url, semua)
}

fn kepala(h: &HeaderMap, nama: &str) -> String {
    h.get(nama).and_then(|v| v.to_str().ok()).unwrap_or_default().to_owned()
}

fn minta(url: &str) -> Value {
    json!({ "nama": "Pembukuan", "url": url, "peristiwa": ["PENJUALAN", "HARGA"] })
}

#[test]
fn webhook_hanya_ke_alamat_yang_boleh_saat_disimpan_dan_saat_dikirim() {
    di_kedua_master(|a| async move {
        let own = a.masuk("own-jkt1").await;
        let (url, datang) = penerima().await;
        let w = own.post("webhook", &minta(&url)).await.data();
        let (id, rahasia) = (w["id"].as_str().unwrap().to_owned(), w["rahasia"].as_str().unwrap().to_owned());
        // Inside: refused when saved.
        for dalam in [
            "http://10.0.0.1/karat",
            "http://192.168.1.1/",
            "http://172.16.0.1/",
            "http://169.254.169.254/latest",
            "http://[::1]/",
            "http://[fd00::1]/",
            "http://100.64.0.1/",
            "http://0.0.0.0/",
            "http://tidak.ada.example/",
        ] {
            let t = own.post("webhook", &minta(dalam)).await.ditolak(422, "HUBUNG-21");
            assert!(t["fields"]["url"].is_string(), "{dalam}: {t}");
            own.put(&format!("webhook/{id}"), &minta(dalam)).await.ditolak(422, "HUBUNG-21");
        }
        own.post(&format!("webhook/{id}/uji"), &json!({})).await.ok();
        assert_eq!(kurir_webhook::sekali(&a.app).await.unwrap().terkirim, 1);
        let (h, badan) = datang.lock().pop().unwrap();
        let detik: i64 = kepala(&h, "x-karat-timestamp").parse().unwrap();
        assert_eq!(detik, a.db().jam().sekarang().milidetik() / 1000);
        assert_eq!(
            kepala(&h, "x-karat-signature"),
            tanda(&rahasia, detik, &kepala(&h, "x-karat-id"), &badan)
        );
        assert_eq!(kepala(&h, "content-type"), "application/json");
        // A rule that changed since: refused at the delivery, and nothing is lost by it.
        own.post(&format!("webhook/{id}/uji"), &json!({})).await.ok();
        a.app.pasang_keluar(Keluar::new(Vec::new(), Vec::new()));
        assert_eq!(kurir_webhook::sekali(&a.app).await.unwrap().terkirim, 0);
        assert!(datang.lock().is_empty());
        let k = own.get("webhook-kiriman?status=MENUNGGU").await.ok();
        assert!(k["data"][0]["sebab"].as_str().unwrap().contains("tidak boleh"), "{k}");
        a.app.pasang_keluar(Keluar::new(vec!["127.0.0.0/8".parse().unwrap()], Vec::new()));
        a.uji.jam.maju(Duration::from_secs(30));
        assert_eq!(kurir_webhook::sekali(&a.app).await.unwrap().terkirim, 1);
        let k = own.get(&format!("webhook-kiriman?webhook={id}")).await.ok();
        assert_eq!((k["count"].as_i64(), k["data"][0]["status"].as_str()), (Some(2), Some("TERKIRIM")));
        // Told again under the same id.
        let no = k["data"][0]["id"].as_str().unwrap();
        let lama = kepala(&datang.lock().pop().unwrap().0, "x-karat-id");
        own.post(&format!("webhook-kiriman/{no}/ulang"), &json!({})).await.ok();
        kurir_webhook::sekali(&a.app).await.unwrap();
        assert_eq!(
            (kepala(&datang.lock().pop().unwrap().0, "x-karat-id"), lama),
            (no.to_owned(), no.to_owned())
        );
        // Of other stores nobody sees anything.
        let lain = a.masuk("own-bdg1").await;
        assert_eq!(lain.get("webhook-kiriman").await.ok()["count"], 0);
        lain.post(&format!("webhook-kiriman/{no}/ulang"), &json!({})).await.ditolak(404, "HUBUNG-22");
        lain.post(&format!("webhook/{id}/uji"), &json!({})).await.ditolak(404, "HUBUNG-22");
        let d = own.get("webhook").await.data();
        assert!(!d.to_string().contains(&rahasia) && d[0]["url"] == url.as_str());
        own.kirim(own.minta("DELETE", &format!("webhook/{id}"))).await.ok();
        assert_eq!(own.get("webhook").await.data(), json!([]));
    });
}

#[test]
fn contoh_di_dokumen_benar() {
    di_satu(testkit::Jenis::Lite, |a| async move {
        let own = a.masuk("own-jkt1").await;
        let (_, semua) = kunci(&a, &own, &SEMUA, 30).await;
        let panggilan: Vec<&str> =
            DOKUMEN.split('`').filter_map(|p| p.strip_prefix("GET /api/v1/")).collect();
        assert_eq!(panggilan.len(), 6);
        for p in panggilan {
            semua.get(p).await.ok();
        }
        // The example of a delivery, signed as it says.
        let isi = |awal: &str| {
            let baris = DOKUMEN.lines().map(str::trim).find(|b| b.starts_with(awal));
            baris.unwrap_or_else(|| panic!("{awal} tidak ada di docs/webhook.md"))
        };
        let setelah = |awal: &str| isi(awal).split_once(": ").unwrap().1.to_owned();
        let badan = isi("{\"data\"");
        let t: Value = serde_json::from_str(badan).unwrap();
        assert_eq!(t["peristiwa"], setelah("X-Karat-Event"));
        let tanda = tanda(
            "rahasia-contoh",
            setelah("X-Karat-Timestamp").parse().unwrap(),
            &setelah("X-Karat-Id"),
            badan,
        );
        assert_eq!(setelah("X-Karat-Signature"), tanda);
        assert_eq!(DOKUMEN.matches(&tanda).count(), 2);
        // Every refusal it names is one.
        for b in DOKUMEN.lines().filter(|b| b.contains("| HUBUNG-")) {
            let kode = b.split('|').nth(2).unwrap().trim();
            assert!(hubung::HubungTolak::SEMUA.iter().any(|s| s.kode == kode), "{kode}");
        }
    });
}
