//! The embedded app and the documentation: pages for every path of the app, tags, caching, compression.

use crate::alat::{Alat, Balasan, di_satu};
use std::io::Read as _;
use testkit::Jenis;

async fn ambil(a: &Alat, path: &str, kepala: &[(&str, &str)]) -> Balasan {
    let k = a.tamu();
    let mut r = k.minta("GET", path);
    for (n, v) in kepala {
        r = r.header(*n, *v);
    }
    k.kirim(r).await
}

#[test]
fn setiap_alamat_aplikasi_menjawab_halaman_pertama() {
    di_satu(Jenis::Lite, |a| async move {
        let depan = ambil(&a, "/", &[]).await;
        assert_eq!(depan.status, 200);
        for path in [
            "/dashboard",
            "/transaksi-penjualan",
            "/toko/JKT1",
            "/toko/JKT1/dashboard",
            "/a/b/c",
            "//",
            "/%2e%2e/%2e%2e/etc/passwd",
        ] {
            let r = ambil(&a, path, &[]).await;
            assert_eq!((r.status, r.teks()), (200, depan.teks()), "{path}");
        }
        let k = a.tamu();
        let r = k.kirim(k.minta("HEAD", "/dashboard")).await;
        assert_eq!((r.status, r.badan.len()), (200, 0));
        for m in ["POST", "PUT", "DELETE"] {
            k.kirim(k.minta(m, "/dashboard")).await.ditolak(404, "RUTE-02");
        }
    });
}

#[test]
fn berkas_yang_tidak_ada_dijawab_404_bukan_halaman() {
    di_satu(Jenis::Lite, |a| async move {
        for path in [
            "/assets/tidak-ada.js",
            "/assets/",
            "/assets/x",
            "/tidak-ada.png",
            "/.env",
            "/karat.db",
            "/a/b.css",
            "/../Cargo.toml",
            "/assets/..%2f..%2f..%2fCargo.toml",
        ] {
            let r = a.mentah(format!("GET {path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n")).await;
            assert_eq!((r.status, r.badan.len()), (404, 0), "{path}: {}", r.teks());
            r.periksa_tata_krama();
        }
    });
}

#[test]
fn tanda_berkas_menjawab_304_dan_kedaluwarsa_diperiksa_dulu() {
    di_satu(Jenis::Lite, |a| async move {
        let mut path = vec!["/api/docs", "/api/docs/docs.js", "/api/docs/docs.css", "/api/docs/openapi.json"];
        // Only where the web app has been built.
        if ambil(&a, "/", &[]).await.kepala("content-type").starts_with("text/html") {
            path.push("/");
        }
        for path in path {
            let r = ambil(&a, path, &[]).await;
            let tanda = r.kepala("etag").to_owned();
            assert!(r.status == 200 && tanda.len() > 10, "{path}");
            assert_eq!(r.kepala("cache-control"), "no-cache", "{path}");
            for punya in [
                tanda.clone(),
                tanda.trim_start_matches("W/").to_owned(),
                format!("\"lain\", {tanda}"),
                "*".into(),
            ] {
                let r = ambil(&a, path, &[("if-none-match", &punya)]).await;
                assert_eq!(
                    (r.status, r.badan.len(), r.kepala("etag")),
                    (304, 0, tanda.as_str()),
                    "{path} {punya}"
                );
            }
            let r = ambil(&a, path, &[("if-none-match", "\"lain\"")]).await;
            assert_eq!(r.status, 200);
            // The compressed form has the same tag, so a browser that keeps it is answered 304 as well.
            let r = ambil(&a, path, &[("accept-encoding", "gzip"), ("if-none-match", &tanda)]).await;
            assert_eq!(r.status, 304);
        }
    });
}

#[test]
fn jawaban_panjang_dimampatkan_yang_pendek_tidak() {
    di_satu(Jenis::Lite, |a| async move {
        let polos = ambil(&a, "/api/docs/openapi.json", &[]).await;
        assert_eq!(polos.kepala("content-encoding"), "");
        assert!(polos.kepala("vary").contains("accept-encoding"));
        let gzip = ambil(&a, "/api/docs/openapi.json", &[("accept-encoding", "gzip")]).await;
        assert_eq!(gzip.kepala("content-encoding"), "gzip");
        assert!(gzip.badan.len() * 3 < polos.badan.len());
        let mut terurai = Vec::new();
        flate2::read::GzDecoder::new(gzip.badan.as_slice()).read_to_end(&mut terurai).unwrap();
        assert_eq!(terurai, polos.badan);
        assert_eq!(
            ambil(&a, "/api/docs/openapi.json", &[("accept-encoding", "br")])
                .await
                .kepala("content-encoding"),
            "br"
        );
        for asing in ["identity", "zstd", "x-karat"] {
            let r = ambil(&a, "/api/docs/openapi.json", &[("accept-encoding", asing)]).await;
            assert_eq!(
                (r.status, r.kepala("content-encoding"), &r.badan),
                (200, "", &polos.badan),
                "{asing}"
            );
        }
        let k = a.masuk("kasir1-jkt1").await;
        let r = k.kirim(k.minta("GET", "tokos").header("accept-encoding", "gzip, br")).await;
        assert_eq!(r.kepala("content-encoding"), "", "jawaban pendek");
        let r = k.kirim(k.minta("GET", "users/saya").header("accept-encoding", "gzip")).await;
        assert_eq!(r.kepala("content-encoding"), "gzip");
    });
}

#[test]
fn jawaban_api_tidak_disimpan_siapa_pun() {
    di_satu(Jenis::Lite, |a| async move {
        let k = a.masuk("kasir1-jkt1").await;
        for path in ["tokos", "users/saya", "para-system", "tidak-ada", "config"] {
            assert_eq!(k.get(path).await.kepala("cache-control"), "no-store", "{path}");
        }
        assert_eq!(a.tamu().get("tokos").await.kepala("cache-control"), "no-store");
        assert_eq!(k.di("BDG1").get("tokos").await.kepala("cache-control"), "no-store");
    });
}

#[test]
fn kebijakan_isi_melarang_skrip_dari_luar() {
    di_satu(Jenis::Lite, |a| async move {
        for path in ["/", "/api/docs", "/api/v1/tidak-ada", "/assets/tidak-ada.js"] {
            let r = ambil(&a, path, &[]).await;
            let csp = r.kepala("content-security-policy");
            let skrip = csp.split(';').find(|b| b.trim().starts_with("script-src")).unwrap();
            assert_eq!(skrip.trim(), "script-src 'self'");
            for wajib in [
                "default-src 'self'",
                "object-src 'none'",
                "base-uri 'self'",
                "frame-ancestors 'self'",
                "form-action 'self'",
            ] {
                assert!(csp.contains(wajib), "{path}: {csp}");
            }
            assert_eq!(r.kepala("x-content-type-options"), "nosniff");
            assert_eq!(r.kepala("access-control-allow-origin"), "", "{path} terbuka bagi asal lain");
        }
        // Under that policy the documentation must not need anything inline.
        let dok = ambil(&a, "/api/docs", &[]).await.teks();
        assert!(!dok.contains("<script>") && !dok.contains("onclick=") && !dok.contains("https://"), "{dok}");
    });
}
