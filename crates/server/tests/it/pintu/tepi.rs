//! The edge: what the browser may talk to, who reads the figures, and where the server itself may go.

use crate::alat::di_kedua;
use serde_json::json;
use server::keluar::Keluar;
use std::net::TcpListener;

#[test]
fn layar_hanya_berbicara_dengan_asalnya_sendiri() {
    di_kedua(|a| async move {
        let csp = a.tamu().get("/").await.kepala("content-security-policy").to_owned();
        let sambung = csp.split(';').find(|b| b.trim().starts_with("connect-src")).unwrap().trim().to_owned();
        assert_eq!(sambung, "connect-src 'self'");
        assert_eq!(a.tamu().get("/hidup").await.kepala("strict-transport-security"), "");
    });
}

#[test]
fn angka_metrik_hanya_dari_mesin_sendiri_atau_dengan_token() {
    di_kedua(|a| async move {
        let k = a.tamu();
        assert_eq!(k.get("/metrics").await.status, 200);
        let lewat_proxy = |token: Option<&'static str>| {
            let k = a.tamu();
            async move {
                let r = k.minta("GET", "/metrics").header("x-forwarded-for", "203.0.113.1");
                let r = match token {
                    Some(t) => r.header("authorization", format!("Bearer {t}")),
                    None => r,
                };
                k.kirim(r).await
            }
        };
        lewat_proxy(None).await.ditolak(404, "RUTE-01");
        lewat_proxy(Some("apa-saja")).await.ditolak(404, "RUTE-01");
        a.app.pasang_token_metrik(Some("token-panjang".into()));
        lewat_proxy(Some("token-salah")).await.ditolak(404, "RUTE-01");
        assert_eq!(lewat_proxy(Some("token-panjang")).await.status, 200);
    });
}

#[test]
fn printer_dan_toko_web_tidak_menjangkau_mesin_sendiri() {
    di_kedua(|a| async move {
        a.app.pasang_keluar(Keluar::default());
        let own = a.masuk("own-jkt1").await;
        let l = TcpListener::bind("127.0.0.1:0").unwrap();
        l.set_nonblocking(true).unwrap();
        let porta = l.local_addr().unwrap().port();
        let mut teks = Vec::new();
        for (i, alamat) in [
            format!("127.0.0.1:{porta}"),
            format!("localhost:{porta}"),
            "169.254.1.1:9100".into(),
            "127.0.0.1:1025".into(),
        ]
        .iter()
        .enumerate()
        {
            let nama = format!("P{i}");
            let p = json!({ "nama": nama, "jenis": "ESCPOS", "cara": "JARINGAN", "alamat": alamat });
            own.post("printer", &p).await.ok();
            let j =
                own.kirim(own.minta("POST", &format!("printer/{nama}/tes"))).await.ditolak(422, "CETAK-07");
            teks.push(j["message"].as_str().unwrap().replace(&nama, "").replace(alamat.as_str(), ""));
        }
        // Nobody learns from the answer what stands at an address.
        assert!(teks.iter().all(|t| t == &teks[0]), "{teks:?}");
        assert!(l.accept().is_err(), "tidak ada yang menyambung");
    });
}
