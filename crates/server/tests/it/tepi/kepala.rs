//! Paths, methods, headers and ids: known on every answer, told in every log line.

use crate::alat::{Alat, Atur, baris_catatan, di_kedua, di_satu};
use crate::kontrak;
use axum::Router;
use axum::extract::State;
use axum::routing::get;
use server::App;
use server::tepi::{Hasil, Jawab};
use std::collections::HashSet;
use std::time::Duration;
use testkit::Jenis;

#[test]
fn alamat_api_yang_tidak_dikenal_ditolak_rute_01() {
    di_satu(Jenis::Lite, |a| async move {
        let (tamu, su) = (a.tamu(), a.masuk("su").await);
        for path in [
            "/api",
            "/api/",
            "/api/v1",
            "/api/v1/",
            "/api/v1/tidak-ada",
            "/api/v2/tokos",
            "/api/v1/tokos/",
            "/api/v1//tokos",
            "/api/v1/TOKOS",
            "/api/v1/tokos%2f",
            "/api/v1/tokos.json",
        ] {
            for k in [&tamu, &su] {
                for m in ["GET", "POST", "PUT", "DELETE", "PATCH", "OPTIONS"] {
                    let r = k.kirim(k.minta(m, path)).await;
                    r.ditolak(404, "RUTE-01");
                    assert_eq!(r.kepala("content-type"), "application/json", "{m} {path}");
                    assert_eq!(r.kepala("cache-control"), "no-store", "{m} {path}");
                }
            }
        }
    });
}

#[test]
fn metode_yang_salah_ditolak_405_dengan_daftar_yang_boleh() {
    di_satu(Jenis::Lite, |a| async move {
        let su = a.masuk("su").await;
        let mut path: Vec<(String, HashSet<String>)> = Vec::new();
        for p in kontrak::semua() {
            let ada = p.isi_path("x");
            match path.iter_mut().find(|(q, _)| *q == ada) {
                Some((_, m)) => drop(m.insert(p.metode)),
                None => path.push((ada, HashSet::from([p.metode]))),
            }
        }
        for (path, ada) in path {
            for m in ["GET", "POST", "PUT", "DELETE", "PATCH", "TRACE", "OPTIONS", "KARAT"] {
                if ada.contains(m) {
                    continue;
                }
                let r = su.kirim(su.minta(m, &path)).await;
                let j = r.ditolak(405, "RUTE-03");
                assert_eq!(j["message"], "Metode ini tidak dilayani di alamat ini");
                let boleh: HashSet<&str> = r.kepala("allow").split(',').collect();
                assert!(ada.iter().all(|m| boleh.contains(m.as_str())), "{path}: {boleh:?}");
            }
        }
    });
}

#[test]
fn setiap_jawaban_punya_id_sendiri_dan_baris_di_catatan() {
    di_satu(Jenis::Lite, |a| async move {
        let k = a.masuk("kasir1-jkt1").await;
        let mut id = HashSet::new();
        for (path, status, kode) in [
            ("/healthz", 200, ""),
            ("/", 200, ""),
            ("/api/docs", 200, ""),
            ("/api/v1/tokos", 200, ""),
            ("/api/v1/tidak-ada", 404, "RUTE-01"),
            ("/assets/tidak-ada.js", 404, ""),
            ("/toko/BDG1/api/v1/tokos", 403, "TOKO-02"),
        ] {
            let r = k.get(path).await;
            assert_eq!(r.status, status, "{path}");
            assert!(id.insert(r.id().to_owned()), "id berulang");
            let baris = baris_catatan(r.id());
            assert_eq!(baris.len(), 1, "{path}: {baris:?}");
            assert!(baris[0].contains(&format!("status={status}")), "{baris:?}");
            assert!(kode.is_empty() || baris[0].contains(&format!("kode=\"{kode}\"")), "{baris:?}");
        }
        // The client's own id is not taken over: nobody writes into our log.
        let r = k.kirim(k.minta("GET", "tokos").header("x-request-id", "palsu")).await;
        assert_ne!(r.id(), "palsu");
        let r = k.di("BDG1").get("tokos").await;
        assert!(baris_catatan(r.id())[0].contains("portal=\"BDG1\""));
    });
}

#[test]
fn sebab_di_dalam_hanya_masuk_catatan() {
    crate::alat::kedua_mesin(|uji| async move {
        async fn salah(State(app): State<App>) -> Hasil<Jawab<i64>> {
            let n = app.db.read(|c| c.nilai::<i64>("SELECT rahasia FROM tabel_yang_tidak_ada", &[])).await?;
            Ok(Jawab::data(n))
        }
        async fn salah_tulis(State(app): State<App>) -> Hasil<Jawab<u64>> {
            let toko = crate::alat::toko("JKT1");
            let n = app
                .db
                .write(toko, |tx| tx.exec("INSERT INTO toko (kode_toko) VALUES ($1)", db::args!["X"]))
                .await?;
            Ok(Jawab::data(n))
        }
        let rute = Router::new().route("/api/uji/baca", get(salah)).route("/api/uji/tulis", get(salah_tulis));
        let a = Alat::dengan(uji, Atur { rute, ..Atur::default() }).await;
        for path in ["/api/uji/baca", "/api/uji/tulis"] {
            let r = a.tamu().get(path).await;
            let j = r.ditolak(500, "DALAM-01");
            assert_eq!(j.as_object().unwrap().len(), 2, "{j}");
            let baris = baris_catatan(r.id());
            assert!(baris[0].contains("ERROR") && baris[0].contains("kode=\"DALAM-01\""), "{baris:?}");
            assert!(baris[0].contains("tabel_yang_tidak_ada") || baris[0].contains("nama_toko"), "{baris:?}");
        }
    });
}

#[test]
fn kepala_raksasa_ditolak_dan_server_tetap_hidup() {
    di_satu(Jenis::Lite, |a| async move {
        for kepala in [
            format!("x-besar: {}\r\n", "a".repeat(200_000)),
            (0..500).map(|i| format!("x-{i}: a\r\n")).collect(),
            format!("authorization: Bearer {}\r\n", "z".repeat(200_000)),
        ] {
            let r = a.mentah(format!("GET /api/v1/tokos HTTP/1.1\r\nhost: x\r\n{kepala}\r\n")).await;
            assert_eq!(r.status, 431, "{r:?}");
            assert!(r.badan.is_empty());
        }
        let r = a.mentah(format!("GET /{} HTTP/1.1\r\nhost: x\r\n\r\n", "a".repeat(200_000))).await;
        assert!([414, 431].contains(&r.status), "{r:?}");
        // Long but sane: only a dead token.
        let k = a.dengan_token(&"z".repeat(20_000));
        k.get("tokos").await.ditolak(401, "SESI-01");
        a.tamu().get("/healthz").await.ok();
    });
}

#[test]
fn permintaan_yang_bukan_http_ditutup_dan_server_tetap_hidup() {
    di_satu(Jenis::Lite, |a| async move {
        for isi in [
            "GET\r\n\r\n",
            "GET / HTTP/9.9\r\n\r\n",
            "GET / HTTP/1.1\r\nhost: x\r\nx y: z\r\n\r\n",
            "GET / HTTP/1.1\r\nhost: x\r\ncontent-length: -1\r\n\r\n",
            "POST /api/v1/users/login HTTP/1.1\r\nhost: x\r\ncontent-length: 5\r\ncontent-length: 6\r\n\r\nabcdef",
            "GET /\u{1}\u{2} HTTP/1.1\r\nhost: x\r\n\r\n",
        ] {
            let r = a.mentah(isi).await;
            assert_eq!(r.status, 400, "{isi:?}: {r:?}");
        }
        a.tamu().get("/healthz").await.ok();
    });
}

#[test]
fn klien_yang_terlalu_lambat_ditutup() {
    crate::alat::satu_mesin(Jenis::Lite, |uji| async move {
        use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
        let a = Alat::dengan(uji, Atur { kepala: Some(Duration::from_millis(300)), ..Atur::default() }).await;
        for sebagian in ["", "GET / HT", "GET / HTTP/1.1\r\nhost: x\r\nx-lambat: "] {
            let mut s = tokio::net::TcpStream::connect(a.alamat).await.unwrap();
            s.write_all(sebagian.as_bytes()).await.unwrap();
            let mut b = Vec::new();
            let habis = tokio::time::timeout(Duration::from_secs(60), s.read_to_end(&mut b)).await;
            assert!(habis.is_ok(), "sambungan {sebagian:?} dibiarkan terbuka");
            assert!(!String::from_utf8_lossy(&b).contains(" 200 "), "{sebagian:?}");
        }
        // Answered, and then silent.
        let mut s = tokio::net::TcpStream::connect(a.alamat).await.unwrap();
        s.write_all(b"GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n").await.unwrap();
        let mut b = Vec::new();
        let habis = tokio::time::timeout(Duration::from_secs(60), s.read_to_end(&mut b)).await;
        assert!(habis.is_ok() && b.starts_with(b"HTTP/1.1 200"), "{}", String::from_utf8_lossy(&b));
        a.tamu().get("/healthz").await.ok();
    });
}

#[test]
fn permintaan_selundupan_tidak_menjadi_dua() {
    di_satu(Jenis::Lite, |a| async move {
        // A length and chunks together: whichever counts, the second request must not be answered as if it
        // were another client's.
        let isi = "POST /api/v1/users/login HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n\
                   content-length: 6\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\nGET /metrics HTTP/1.1\r\nhost: x\r\n\r\n";
        let r = a.mentah(isi).await;
        assert_eq!(r.status, 400, "{r:?}");
        assert!(!r.teks().contains("karat_hidup_detik"), "{}", r.teks());
    });
}

#[test]
fn kepala_khusus_klien_lama_diterima_tanpa_akibat() {
    di_kedua(|a| async move {
        let k = a.masuk("kasir1-jkt1").await;
        let polos = k.get("tokos").await;
        for (nama, isi) in [
            ("ngrok-skip-browser-warning", "1"),
            ("bypass-tunnel-reminder", "true"),
            ("encryption", "true"),
            ("ignore-list", "data,kode_toko"),
            ("x-forwarded-for", "10.9.8.7"),
            ("x-http-method-override", "DELETE"),
        ] {
            let r = k.kirim(k.minta("GET", "tokos").header(nama, isi)).await;
            assert_eq!((r.status, r.teks()), (200, polos.teks()), "{nama}");
        }
    });
}
