//! `karat serve` as a process: start, settings, signals, TLS, the first owner.

use super::proses::{Data, SANDI, Server, jalan, karat, rt, tiap_mesin};
use serde_json::json;
use std::io::{Read as _, Write as _};
use std::net::TcpStream;
use std::sync::Arc;
use std::time::Duration;
use testkit::Jenis;

/// A stop takes ten seconds at the most; how long those are on a busy machine is not this test's matter.
const HENTI: Duration = Duration::from_secs(60);

async fn sampai(cocok: impl Fn() -> bool) {
    assert!(crate::socket::sampai(HENTI, cocok).await, "tidak pernah sampai");
}

#[test]
fn permintaan_yang_sedang_berjalan_diselesaikan_sebelum_berhenti() {
    tiap_mesin(async |data| {
        let server = data.demo();
        let klien = server.masuk("kasir1-jkt1", SANDI).await;
        let isi = json!({ "jenis": "MASUK", "kategori": "LAIN_MASUK", "deskripsi": "terakhir", "jumlah_rp": 77_000 });
        let isi = isi.to_string();
        let mut s = TcpStream::connect(server.alamat).unwrap();
        write!(
            s,
            "POST /api/v1/uang-kas HTTP/1.1\r\nhost: karat\r\nauthorization: Bearer {}\r\n\
             content-type: application/json\r\ncontent-length: {}\r\n\r\n",
            klien.token,
            isi.len()
        )
        .unwrap();
        // Others keep posting; what they are told must be true afterwards.
        let kini = Arc::new(std::sync::atomic::AtomicUsize::new(0));
        let tugas: Vec<_> = (0..4)
            .map(|i| {
                let (k, kini) = (klien.clone(), kini.clone());
                tokio::spawn(async move {
                    let mut diakui = 0;
                    while let Ok((status, _)) =
                        k.uang_kas(&format!("henti-{i}-{diakui:05}"), "MASUK", 1000).await
                        && status == 200
                    {
                        diakui += 1;
                        kini.fetch_add(1, std::sync::atomic::Ordering::Relaxed);
                    }
                    diakui
                })
            })
            .collect();
        sampai(|| kini.load(std::sync::atomic::Ordering::Relaxed) >= 8).await;
        server.minta_henti();
        // It takes nobody new any more, and still waits for whoever is under way.
        sampai(|| TcpStream::connect(server.alamat).is_err()).await;
        s.write_all(isi.as_bytes()).unwrap();
        let mut jawaban = String::new();
        s.set_read_timeout(Some(HENTI)).unwrap();
        s.read_to_string(&mut jawaban).unwrap();
        assert!(jawaban.starts_with("HTTP/1.1 200"), "{jawaban}");
        assert!(server.tunggu(HENTI).success());

        let mut diakui = 0;
        for t in tugas {
            diakui += t.await.unwrap();
        }
        assert!(diakui > 0);
        let db = data.buka();
        let ada: i64 =
            db.read(|c| c.nilai("SELECT COUNT(*) FROM buku_kas WHERE jumlah_in = 1000", &[])).await.unwrap();
        let terakhir: i64 =
            db.read(|c| c.nilai("SELECT COUNT(*) FROM buku_kas WHERE jumlah_in = 77000", &[])).await.unwrap();
        assert!(ada >= diakui, "{ada} tercatat, {diakui} diakui");
        assert_eq!(terakhir, 1);
        data.jalan(&["periksa"]).harus(0);
    });
}

#[test]
fn sambungan_yang_tidak_pernah_selesai_tidak_menahan_berhenti() {
    let data = Data::baru(Jenis::Lite);
    let server = data.demo();
    let mut s = TcpStream::connect(server.alamat).unwrap();
    s.write_all(b"POST /api/v1/users/login HTTP/1.1\r\nhost: k\r\ncontent-length: 100\r\n\r\n{").unwrap();
    // Connections are taken in turn: who came after it and was answered proves that it was taken.
    let mut lain = TcpStream::connect(server.alamat).unwrap();
    lain.write_all(b"GET /api/v1/system/health HTTP/1.1\r\nhost: k\r\nconnection: close\r\n\r\n").unwrap();
    let mut jawab = Vec::new();
    lain.read_to_end(&mut jawab).unwrap();
    assert!(jawab.starts_with(b"HTTP/1.1 "), "{}", String::from_utf8_lossy(&jawab));
    server.henti();
}

#[test]
fn serve_kedua_di_folder_yang_sama_ditolak() {
    tiap_mesin(async |data| {
        let server = data.demo();
        let kedua = data.jalan(&["serve", "--listen", "127.0.0.1:0"]).harus(2);
        assert!(kedua.galat.contains("sedang dipakai karat lain"), "{}", kedua.galat);
        assert!(kedua.galat.contains(&server.id().to_string()), "{}", kedua.galat);
        server.masuk("own", SANDI).await;
    });
}

#[test]
fn dua_server_boleh_melayani_satu_basis_data_postgresql() {
    if !testkit::mesin().contains(&Jenis::Pg) {
        return;
    }
    rt().block_on(async {
        let data = Data::baru(Jenis::Pg);
        let satu = data.demo();
        let dua = data.karat_di(&data.samping("lain"), &["serve", "--listen", "127.0.0.1:0"]);
        let dua = Server::mulai(dua);
        let token = satu.masuk("kasir1-jkt1", SANDI).await.token;
        let (status, _) = dua.dengan(&token).baca("uang-kas/saldo").await;
        assert_eq!(status, 200);
    });
}

#[test]
fn mulai_pertama_memberi_pemilik_password_sekali_pakai() {
    tiap_mesin(async |data| {
        let mulai = || Server::mulai(data.karat(&["serve", "--listen", "127.0.0.1:0"]));
        let server = mulai();
        let sapa = server.sapaan();
        let rahasia = sapa.split("password sekali pakai: ").nth(1).unwrap().lines().next().unwrap();
        assert!(sapa.contains("User: own"), "{sapa}");

        let (_, r) = server.tamu().login("own", rahasia).await;
        assert_eq!(r["data"]["ganti_password"], true, "{r}");
        let k = server.dengan(r["data"]["token"].as_str().unwrap());
        let (status, r) = k.baca("tokos").await;
        assert_eq!((status.as_u16(), &r["code"]), (403, &json!("SANDI-03")));

        let isi = json!({ "password_lama": rahasia, "password_baru": "emas-24-karat" });
        let (status, r) = k.kirim("users/ganti-password", &isi).await;
        assert_eq!(status, 200, "{r}");
        let k = server.masuk("own", "emas-24-karat").await;
        let (status, r) = k.baca("tokos").await;
        assert_eq!(status, 200, "{r}");
        server.henti();

        let lagi = mulai();
        assert!(!lagi.sapaan().contains("sekali pakai"), "{}", lagi.sapaan());
        assert_eq!(lagi.tamu().login("own", rahasia).await.0, 422);
        lagi.masuk("own", "emas-24-karat").await;
    });
}

#[test]
fn setelan_dari_toml_dan_lingkungan_dipakai() {
    rt().block_on(async {
        // Everything from the environment.
        let data = Data::baru(Jenis::Lite);
        let mut c = karat();
        c.arg("serve")
            .env("KARAT_DATA", &data.folder)
            .env("KARAT_LISTEN", "127.0.0.1:0")
            .env("KARAT_DEMO", "1");
        let server = Server::mulai(c);
        server.masuk("kasir1-jkt1", SANDI).await;
        server.henti();

        // From the file in the data folder; the command line is stronger.
        let data = Data::baru(Jenis::Lite);
        std::fs::write(data.folder.join("karat.toml"), "demo = true\nlisten = \"127.0.0.1:1\"\n").unwrap();
        let mut c = karat();
        c.arg("serve").env("KARAT_DATA", &data.folder).args(["--listen", "127.0.0.1:0"]);
        Server::mulai(c).masuk("kasir1-jkt1", SANDI).await;

        // From a file that is named, which names the folder.
        let data = Data::baru(Jenis::Lite);
        let berkas = data.samping("setelan.toml");
        let isi = format!("data = {:?}\ndemo = true\nlisten = \"127.0.0.1:0\"\n", data.folder);
        std::fs::write(&berkas, isi).unwrap();
        let mut c = karat();
        c.args(["serve", "--config"]).arg(&berkas);
        Server::mulai(c).masuk("kasir1-jkt1", SANDI).await;
        assert!(data.folder.join("karat.db").is_file());
        jalan(karat().args(["periksa", "--config"]).arg(&berkas)).harus(0);

        std::fs::write(&berkas, "dmeo = true\n").unwrap();
        let salah = jalan(karat().args(["serve", "--config"]).arg(&berkas)).harus(2);
        assert!(salah.galat.contains("dmeo"), "{}", salah.galat);
    });
}

#[test]
fn alamat_yang_terpakai_ditolak_dengan_jelas() {
    let data = Data::baru(Jenis::Lite);
    let pendengar = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
    let alamat = pendengar.local_addr().unwrap().to_string();
    let s = data.jalan(&["serve", "--listen", &alamat]).harus(2);
    assert!(s.galat.contains(&alamat), "{}", s.galat);
}

/// A Redis that speaks TLS alone; ended when dropped.
struct RedisTls(std::process::Child);

impl RedisTls {
    fn mulai(
        porta: u16,
        folder: &std::path::Path,
        sertifikat: &std::path::Path,
        kunci: &std::path::Path,
    ) -> Self {
        let mut c = std::process::Command::new("redis-server");
        c.args(["--port", "0", "--tls-port", &porta.to_string(), "--bind", "127.0.0.1", "--save", ""]);
        c.args(["--tls-auth-clients", "no", "--tls-cert-file"])
            .arg(sertifikat)
            .arg("--tls-key-file")
            .arg(kunci);
        c.arg("--tls-ca-cert-file").arg(sertifikat).arg("--dir").arg(folder);
        let mut anak = c.stdout(std::process::Stdio::null()).spawn().unwrap();
        while TcpStream::connect(("127.0.0.1", porta)).is_err() {
            assert!(anak.try_wait().unwrap().is_none(), "redis-server tidak mulai");
            std::thread::yield_now();
        }
        Self(anak)
    }
}

impl Drop for RedisTls {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

#[test]
fn redis_dihubungi_lewat_tls_dan_sertifikatnya_diperiksa() {
    if std::env::var("KARAT_UJI_REDIS").is_err() {
        return;
    }
    let data = Data::baru(Jenis::Lite);
    let s = rcgen::generate_simple_self_signed(["localhost".to_owned()]).unwrap();
    let (sertifikat, kunci) = (data.samping("s.pem"), data.samping("k.pem"));
    std::fs::write(&sertifikat, s.cert.pem()).unwrap();
    std::fs::write(&kunci, s.signing_key.serialize_pem()).unwrap();
    let porta = std::net::TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().port();
    let _redis = RedisTls::mulai(porta, &data.folder, &sertifikat, &kunci);
    let alamat = format!("rediss://localhost:{porta}/");
    let layani = || data.karat(&["serve", "--demo", "--listen", "127.0.0.1:0", "--redis-url", &alamat]);
    let asing = data.samping("asing.pem");
    std::fs::write(&asing, rcgen::generate_simple_self_signed(["localhost".to_owned()]).unwrap().cert.pem())
        .unwrap();
    let s = jalan(layani().env("SSL_CERT_FILE", &asing)).harus(2);
    assert!(s.galat.contains("Redis tidak terjangkau"), "{}", s.galat);
    let mut c = layani();
    c.env("SSL_CERT_FILE", &sertifikat);
    Server::mulai(c).henti();
}

#[test]
fn password_contoh_tidak_dilayani_ke_luar_mesin_tanpa_diminta() {
    let data = Data::baru(Jenis::Lite);
    let luar = ["serve", "--listen", "0.0.0.0:0"];
    let s = data.jalan(&[&luar[..], &["--demo"]].concat()).harus(2);
    assert!(s.galat.contains("--demo-terbuka"), "{}", s.galat);
    assert!(!data.folder.join("karat.db").exists());
    // Nor are those of a demo that was made before; and what goes out in clear is said.
    data.demo().henti();
    let s = data.jalan(&luar).harus(2);
    assert!(s.galat.contains("password contoh") && s.galat.contains("tanpa TLS"), "{}", s.galat);
    let server = Server::mulai(data.karat(&[&luar[..], &["--demo", "--demo-terbuka"]].concat()));
    server.henti();
}

#[test]
fn tls_melayani_dengan_sertifikat_yang_diberikan() {
    let data = Data::baru(Jenis::Lite);
    let s = rcgen::generate_simple_self_signed(["localhost".to_owned()]).unwrap();
    let (sertifikat, kunci) = (data.samping("s.pem"), data.samping("k.pem"));
    std::fs::write(&sertifikat, s.cert.pem()).unwrap();
    std::fs::write(&kunci, s.signing_key.serialize_pem()).unwrap();
    let mut c = data.karat(&["serve", "--demo", "--listen", "127.0.0.1:0"]);
    c.arg("--tls-cert").arg(&sertifikat).arg("--tls-key").arg(&kunci);
    let server = Server::mulai(c);
    assert!(server.sapaan().contains("https://"), "{}", server.sapaan());

    let mut percaya = rustls::RootCertStore::empty();
    percaya.add(s.cert.der().clone()).unwrap();
    let atur =
        rustls::ClientConfig::builder_with_provider(Arc::new(rustls::crypto::ring::default_provider()))
            .with_safe_default_protocol_versions()
            .unwrap()
            .with_root_certificates(percaya)
            .with_no_client_auth();
    let nama = "localhost".try_into().unwrap();
    let sambungan = rustls::ClientConnection::new(Arc::new(atur), nama).unwrap();
    let mut aliran = rustls::StreamOwned::new(sambungan, TcpStream::connect(server.alamat).unwrap());
    aliran.write_all(b"GET /healthz HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n").unwrap();
    let mut jawaban = String::new();
    aliran.read_to_string(&mut jawaban).unwrap();
    assert!(jawaban.starts_with("HTTP/1.1 200") && jawaban.contains(r#""status":"ok""#), "{jawaban}");
    // Once over TLS, never again without: a browser that was here does not speak in clear.
    assert!(jawaban.to_lowercase().contains("\nstrict-transport-security: max-age="), "{jawaban}");

    // Half a pair, and a file that is none, are refused.
    data.jalan(&["serve", "--tls-cert", sertifikat.to_str().unwrap()]).harus(2);
    let lain = Data::baru(Jenis::Lite);
    std::fs::write(&kunci, "bukan kunci").unwrap();
    let mut c = lain.karat(&["serve", "--listen", "127.0.0.1:0"]);
    let s = jalan(c.arg("--tls-cert").arg(&sertifikat).arg("--tls-key").arg(&kunci)).harus(2);
    assert!(s.galat.contains("TLS"), "{}", s.galat);
}
