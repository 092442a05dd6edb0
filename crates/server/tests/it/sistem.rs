//! `/healthz`, `/metrics`, `config` and the API's own documentation.

use crate::alat::di_kedua;
use serde_json::json;

#[test]
fn healthz_menjawab_siapa_saja() {
    di_kedua(|a| async move {
        let r = a.tamu().get("/healthz").await;
        assert_eq!(r.ok(), json!({ "status": "ok", "versi": env!("CARGO_PKG_VERSION") }));
        let k = a.tamu();
        let r = k.kirim(k.minta("HEAD", "/healthz")).await;
        assert_eq!((r.status, r.badan.len()), (200, 0));
    });
}

/// The value of one figure.
fn angka(teks: &str, nama: &str) -> f64 {
    let baris = teks.lines().find(|b| b.split(' ').next() == Some(nama));
    baris
        .and_then(|b| b.rsplit(' ').next()?.parse().ok())
        .unwrap_or_else(|| panic!("{nama} tidak ada:\n{teks}"))
}

#[test]
fn metrics_berisi_angka_yang_bergerak() {
    di_kedua(|a| async move {
        let k = a.masuk("kasir1-jkt1").await;
        let awal = k.get("/metrics").await;
        assert!(awal.kepala("content-type").starts_with("text/plain"));
        for n in 1..=3 {
            k.post(
                "uang-kas",
                &json!({ "jenis": "MASUK", "kategori": "A", "deskripsi": "", "jumlah_rp": n }),
            )
            .await
            .ok();
        }
        k.get("tidak-ada").await;
        let (awal, akhir) = (awal.teks(), k.get("/metrics").await.teks());
        let naik = |nama: &str| angka(&akhir, nama) - angka(&awal, nama);
        assert_eq!(naik("karat_tulis_pekerjaan_total"), 3.0);
        assert!(naik("karat_tulis_commit_total") >= 1.0);
        assert_eq!(angka(&akhir, "karat_tulis_menunggu"), 0.0);
        assert_eq!(angka(&akhir, "karat_tulis_panik_total"), 0.0);
        assert_eq!(naik("karat_tulis_gagal_total"), 0.0);
        assert!(angka(&akhir, "karat_hidup_detik") >= 0.0);
        // One recorder for the whole test run: others count as well, so these only grow.
        assert!(naik("karat_permintaan_total{status=\"200\"}") >= 4.0);
        assert!(angka(&akhir, "karat_permintaan_total{status=\"404\"}") >= 1.0);
        assert!(naik("karat_permintaan_detik_count") >= 5.0);
        // The Prometheus text form: every line is a comment or a name with a number.
        for b in akhir.lines().filter(|b| !b.is_empty() && !b.starts_with('#')) {
            assert!(b.starts_with("karat_") && b.rsplit(' ').next().unwrap().parse::<f64>().is_ok(), "{b}");
        }
        // Figures only: no user, store or address.
        for rahasia in ["kasir1", "JKT1", "127.0.0.1", "uang-kas"] {
            assert!(!akhir.contains(rahasia), "{rahasia} di /metrics");
        }
    });
}

#[test]
fn konfigurasi_klien_menurut_setting_pusat_atau_portal() {
    di_kedua(|a| async move {
        let t = a.tamu();
        let awal = json!({
            "app_type": "PUSAT", "version": "WEB", "auth_type": "PASSWORD", "build": env!("CARGO_PKG_VERSION"),
            "kode_pusat": "PST", "whatsapp_url": "", "grosir_url": "", "online_store_url": "", "demo": true
        });
        assert_eq!(t.get("config").await.data(), awal);
        let su = a.masuk("su").await;
        let isi = json!([
            { "key": "APP_TYPE", "value": "PUSAT" },
            { "key": "GROSIR_URL", "value": "https://grosir.contoh.id" },
            { "key": "WHATSAPP_BACKEND_URL", "value": "http://10.0.0.5:3000" },
        ]);
        su.put("para-system", &isi).await.ok();
        su.di("JKT1").put("para-system", &json!([{ "key": "APP_VERSION", "value": "POS" }])).await.ok();
        let pst = t.get("config").await.data();
        assert_eq!(
            json!([pst["app_type"], pst["version"], pst["grosir_url"], pst["whatsapp_url"]]),
            json!(["PUSAT", "WEB", "https://grosir.contoh.id", "http://10.0.0.5:3000"])
        );
        let jkt = t.di("JKT1").get("config").await.data();
        assert_eq!(
            json!([jkt["app_type"], jkt["version"], jkt["kode_pusat"]]),
            json!(["CABANG", "POS", "PST"])
        );
        t.di("ZZZ").get("config").await.ditolak(404, "TOKO-01");
    });
}

#[test]
fn app_type_cabang_membuat_user_pusat_bekerja_untuk_tokonya_saja() {
    di_kedua(|a| async move {
        let pusat = a.masuk("pusat").await;
        assert_eq!(pusat.get("users/saya").await.data()["pusat"], true);
        pusat.di("JKT1").get("para-system").await.ok();
        let jenis = |n: &str| json!([{ "key": "APP_TYPE", "value": n }]);
        pusat.put("para-system", &jenis("CABANG")).await.ok();
        assert_eq!(pusat.get("users/saya").await.data()["pusat"], false);
        pusat.di("JKT1").get("para-system").await.ditolak(403, "TOKO-02");
        assert_eq!(a.masuk("pusat").await.get("users/saya").await.data()["pusat"], false);
        pusat.put("para-system", &jenis("PUSAT")).await.ok();
        pusat.di("JKT1").get("para-system").await.ok();
    });
}

#[test]
fn dokumentasi_memuat_setiap_panggilan() {
    crate::alat::di_satu(testkit::Jenis::Lite, |a| async move {
        let t = a.tamu();
        let dok = t.get("/api/docs/openapi.json").await.ok();
        assert_eq!(dok, serde_json::to_value(server::openapi()).unwrap());
        assert!(dok["openapi"].as_str().unwrap().starts_with("3."));
        let halaman = t.get("/api/docs").await;
        assert!(halaman.kepala("content-type").starts_with("text/html"));
        // Everything the page names is there.
        for bagian in halaman.teks().split(['"', '\'']).filter(|b| b.starts_with("/api/docs/")) {
            assert_eq!(t.get(bagian).await.status, 200, "{bagian}");
        }
    });
}
