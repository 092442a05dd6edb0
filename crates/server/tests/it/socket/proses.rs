//! Real processes of the program: two on one PostgreSQL and one Redis, and one alone whose memory is watched.

use super::klien::{Klien, Masuk};
use super::{SEBENTAR, isi_rantai, laporan, login, panggil, sampai};
use db::{Kunci, Mesin, args};
use dunia::satu_mesin;
use serde_json::{Value, json};
use std::io::{BufRead as _, BufReader};
use std::net::{SocketAddr, TcpListener};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};
use testkit::{Jenis, Uji};

const SEPI: Duration = Duration::from_millis(400);
/// News of another process is awaited no longer than this: before the sweep (30 s) would find out by itself.
const KABAR: Duration = Duration::from_secs(4);

/// A child that is killed when the test ends, however it ends.
struct Anak(Child);

impl Anak {
    fn isyarat(&self, nama: &str) {
        let ok = Command::new("kill").args([nama, &self.0.id().to_string()]).status().unwrap().success();
        assert!(ok);
    }
}

impl Drop for Anak {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

struct Proses {
    anak: Anak,
    alamat: SocketAddr,
    http: reqwest::Client,
}

impl Proses {
    fn mulai(folder: &Path, mesin: &Mesin, redis: Option<&str>) -> Self {
        std::fs::create_dir_all(folder).unwrap();
        let mut c = crate::proses::karat();
        c.args(["serve", "--listen", "127.0.0.1:0", "--data"]).arg(folder);
        if let Mesin::Pg(url) = mesin {
            c.args(["--database-url", url]);
        }
        if let Some(r) = redis {
            c.args(["--redis-url", r]);
        }
        let log = std::fs::File::create(folder.join("log")).unwrap();
        let mut anak = c.stdout(Stdio::piped()).stderr(log).spawn().unwrap();
        let baris = BufReader::new(anak.stdout.take().unwrap()).lines().next();
        let baris = baris.and_then(Result::ok).unwrap_or_else(|| {
            panic!("karat serve tidak mulai: {}", std::fs::read_to_string(folder.join("log")).unwrap())
        });
        let alamat = baris.split("http://").nth(1).unwrap().trim_end_matches('/').parse().unwrap();
        Self { anak: Anak(anak), alamat, http: crate::alat::pembangun_http().build().unwrap() }
    }

    async fn login(&self, user: &str) -> String {
        login(&self.http, self.alamat, user).await
    }

    async fn panggil(&self, metode: &str, path: &str, token: &str, isi: Value) -> (u16, Value) {
        panggil(&self.http, self.alamat, metode, path, token, isi).await
    }

    async fn sambung(&self, token: &str) -> Klien {
        Klien::sambung(self.alamat, json!({ "token": token })).await.unwrap()
    }

    /// A figure of `/metrics`.
    async fn angka(&self, nama: &str) -> u64 {
        let url = format!("http://{}/metrics", self.alamat);
        let t = self.http.get(url).send().await.unwrap().text().await.unwrap();
        let baris = t.lines().find_map(|b| b.strip_prefix(nama)?.strip_prefix(' ')).unwrap();
        baris.parse().unwrap()
    }

    async fn menjadi(&self, nama: &str, nilai: u64, batas: Duration) -> bool {
        let mulai = Instant::now();
        while mulai.elapsed() < batas {
            if self.angka(nama).await == nilai {
                return true;
            }
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
        false
    }

    /// Kilobytes of memory of its own; the mapped database file is the system's.
    fn memori(&self) -> u64 {
        let t = std::fs::read_to_string(format!("/proc/{}/status", self.anak.0.id())).unwrap();
        let b = t.lines().find_map(|b| b.strip_prefix("RssAnon:")).unwrap();
        b.trim_matches(|c: char| !c.is_ascii_digit()).parse().unwrap()
    }
}

/// Many acts at once, a millisecond apart, past the ledger: the books are not proved afterwards.
async fn isi_banyak(uji: &Uji, toko: &'static str, banyak: i64, lebar: usize) {
    uji.jangan_periksa();
    let isi = json!({ "teks": "x".repeat(lebar) }).to_string();
    uji.db
        .write(Kunci::rantai(), move |tx| {
            tx.exec(
                "WITH RECURSIVE n(i) AS (SELECT CAST(1 AS BIGINT) UNION ALL SELECT i + 1 FROM n WHERE i < $1) \
                 INSERT INTO audit (toko, seq, tgl_system, waktu, oleh, aksi, objek, isi, sidik_lalu, sidik) \
                 SELECT $2, 1000000 + i, '2026-11-15', '2026-11-15T10:' || CAST(10 + i / 60000 AS TEXT) || ':' || \
                 substr(CAST(100 + (i / 1000) % 60 AS TEXT), 2, 2) || '.' || substr(CAST(1000 + i % 1000 AS TEXT), 2, 3) \
                 || '+07:00', 'uji', 'BANYAK', CAST(i AS TEXT), $3, '', '' FROM n",
                args![banyak, toko, isi.as_str()],
            )
        })
        .await
        .unwrap();
}

fn minta(uid: &str) -> Value {
    json!({ "tgl_from": "2026-11-15", "tgl_to": "2026-11-15", "aksi": "BANYAK", "uid": uid })
}

/// Two processes on one PostgreSQL and one Redis; passed over when this run does not have them.
fn dua_proses<F, Fut>(f: F)
where
    F: Fn(Uji, Proses, Proses) -> Fut,
    Fut: Future<Output = ()>,
{
    let Ok(redis) = std::env::var("KARAT_UJI_REDIS") else {
        assert!(std::env::var("KARAT_UJI_WAJIB").as_deref() != Ok("1"), "KARAT_UJI_REDIS kosong");
        return;
    };
    satu_mesin(Jenis::Pg, |uji| {
        let (redis, f) = (redis.clone(), &f);
        async move {
            isi_rantai(&uji).await;
            let a = Proses::mulai(&uji.folder().join("a"), uji.mesin(), Some(&redis));
            let b = Proses::mulai(&uji.folder().join("b"), uji.mesin(), Some(&redis));
            f(uji, a, b).await;
        }
    });
}

#[test]
fn peristiwa_di_satu_proses_sampai_ke_layar_di_proses_lain() {
    dua_proses(|_, a, b| async move {
        let (own, kasir, sby) =
            (a.login("own-jkt1").await, b.login("kasir1-jkt1").await, b.login("own-sby1").await);
        let (mut di_a, mut di_b, mut lain) =
            (a.sambung(&kasir).await, b.sambung(&kasir).await, b.sambung(&sby).await);
        for nilai in ["1000", "500", "1000"] {
            let isi = json!([{ "key": "PEMBULATAN", "value": nilai }]);
            assert_eq!(a.panggil("PUT", "para-system", &own, isi.clone()).await.0, 200);
            assert_eq!(di_b.peristiwa("settings-changed", SEBENTAR).await, Some(isi.clone()));
            assert_eq!(di_a.peristiwa("settings-changed", SEBENTAR).await, Some(isi));
        }
        assert!(lain.berikut(SEPI).await.is_none());
        assert!(di_a.berikut(SEPI).await.is_none(), "sekali saja");
    });
}

#[test]
fn logout_di_satu_proses_menutup_soket_di_proses_lain() {
    dua_proses(|_, a, b| async move {
        let dua = a.login("kasir1-jkt1").await;
        let mut tetap = b.sambung(&dua).await;
        // Told by the news, not found by the sweep: on a machine that is busy with other things one of ten must do.
        let mut kali = 0;
        let (satu, mut k) = loop {
            let satu = a.login("kasir1-jkt1").await;
            let mut k = b.sambung(&satu).await;
            assert_eq!(a.panggil("POST", "users/logout", &satu, json!({})).await.0, 200);
            if let Some(kata) = k.peristiwa("sesi-berakhir", KABAR).await {
                assert_eq!(kata["code"], "SESI-01");
                break (satu, k);
            }
            kali += 1;
            assert!(kali < 10, "{kali} kali tanpa kabar");
        };
        assert!(matches!(k.berikut(SEBENTAR).await, Some(Masuk::Dilepas)));
        assert!(matches!(k.berikut(SEBENTAR).await, Some(Masuk::Tutup)));
        for p in [&a, &b] {
            let e = Klien::sambung(p.alamat, json!({ "token": satu })).await.err();
            assert_eq!(e.as_deref(), Some("Invalid Token."));
        }
        assert!(tetap.berikut(SEPI).await.is_none());
    });
}

#[test]
fn laporan_dari_satu_proses_mengalir_ke_layar_di_proses_lain_menurut_kecepatannya() {
    dua_proses(|uji, a, b| async move {
        isi_banyak(&uji, "JKT1", 30_000, 100).await;
        let own = a.login("own-jkt1").await;
        let mut k = b.sambung(&own).await;
        k.daftar("uid-lintas-1").await;
        let (status, v) = a.panggil("POST", "audit/report", &own, minta("uid-lintas-1")).await;
        assert_eq!(status, 200, "{v}");
        // Nothing beyond the first window comes until it is acknowledged.
        let mut baris = 0;
        let ack = loop {
            let Some(Masuk::Peristiwa { isi, ack, .. }) = k.berikut(SEBENTAR).await else {
                panic!("terputus")
            };
            baris += isi["data"].as_array().unwrap().len();
            let Some(id) = ack else { continue };
            if isi["seq"] == 8 {
                break id;
            }
            assert_eq!(isi["seq"], 1, "hanya yang pertama ditunggu sampai tampil");
            k.jawab(id, json!([1])).await;
        };
        assert_eq!(baris, 4_000);
        assert!(k.berikut(Duration::from_secs(1)).await.is_none(), "tekanan balik lewat Redis");
        assert_eq!((a.angka("karat_kerja").await, b.angka("karat_kerja").await), (1, 0));
        assert!(a.menjadi("karat_kueri_aliran", 0, SEBENTAR).await, "kueri selesai, basis data bebas");
        k.jawab(ack, json!([8])).await;
        let mut seq = 8;
        loop {
            let Some(Masuk::Peristiwa { isi, ack, .. }) = k.berikut(SEBENTAR).await else {
                panic!("terputus")
            };
            seq += 1;
            assert_eq!(isi["seq"], seq);
            for r in isi["data"].as_array().unwrap() {
                baris += 1;
                assert_eq!(r["objek"], baris.to_string());
            }
            if let Some(id) = ack {
                tokio::time::sleep(Duration::from_millis(30)).await;
                k.jawab(id, json!([seq])).await;
            }
            if isi["status"] == "FINISH" {
                break;
            }
        }
        assert_eq!(baris, 30_000);
        assert!(a.menjadi("karat_kerja", 0, SEBENTAR).await);
    });
}

#[test]
fn layar_yang_lenyap_batal_dan_uid_berlaku_lintas_proses() {
    dua_proses(|uji, a, b| async move {
        isi_banyak(&uji, "JKT1", 30_000, 100).await;
        let (own, spv) = (a.login("own-jkt1").await, a.login("spv-jkt1").await);
        // A uid registered at one process is taken at the other.
        let mut k = b.sambung(&own).await;
        k.daftar("uid-lintas-2").await;
        let mut lain = a.sambung(&spv).await;
        let j = lain.tanya("daftar", json!({ "uid": "uid-lintas-2" })).await;
        assert_eq!(j["code"], "SOKET-04", "{j}");
        // A job that runs at one is refused at the other.
        assert_eq!(a.panggil("POST", "audit/report", &own, minta("uid-lintas-2")).await.0, 200);
        assert!(a.menjadi("karat_kerja", 1, SEBENTAR).await);
        let (status, v) = b.panggil("POST", "audit/report", &own, minta("uid-lintas-2")).await;
        assert_eq!((status, v["code"].as_str()), (409, Some("SOKET-05")));
        // A cancellation given at one stops the work at the other.
        k.tanya("batal", json!({ "uid": "uid-lintas-2" })).await;
        assert!(a.menjadi("karat_kerja", 0, SEBENTAR).await);
        while let Some(m) = k.peristiwa("audit-report", SEBENTAR).await {
            if m["status"] != "PROGRESS" {
                assert_eq!(m["status"], "BATAL");
                break;
            }
        }
        // And so does the end of the screen.
        k.daftar("uid-lintas-3").await;
        assert_eq!(a.panggil("POST", "audit/report", &own, minta("uid-lintas-3")).await.0, 200);
        assert!(a.menjadi("karat_kerja", 1, SEBENTAR).await);
        drop(k);
        assert!(a.menjadi("karat_kerja", 0, SEBENTAR).await, "lewat kabar, bukan lewat tenggang 20 detik");
    });
}

#[test]
fn proses_yang_mati_mendadak_tidak_menahan_yang_lain() {
    dua_proses(|uji, a, mut b| async move {
        isi_banyak(&uji, "JKT1", 30_000, 100).await;
        let own = a.login("own-jkt1").await;
        let mut di_b = b.sambung(&own).await;
        di_b.daftar("uid-mati-1").await;
        assert_eq!(a.panggil("POST", "audit/report", &own, minta("uid-mati-1")).await.0, 200);
        assert!(a.menjadi("karat_kerja", 1, SEBENTAR).await);
        b.anak.0.kill().unwrap();
        b.anak.0.wait().unwrap();
        // The one that is left goes on at once: events, streams, logins.
        let mut k = a.sambung(&own).await;
        k.daftar("uid-mati-2").await;
        assert_eq!(a.panggil("POST", "audit/report", &own, minta("uid-mati-2")).await.0, 200);
        let (baris, akhir) = laporan(&mut k, "audit-report", "uid-mati-2", Duration::ZERO).await;
        assert_eq!((baris.len(), akhir["status"].as_str()), (30_000, Some("FINISH")));
        // The stream to the dead process ends by its own deadline at the latest.
        assert!(a.menjadi("karat_kerja", 0, Duration::from_secs(30)).await);
    });
}

/// A Redis of the test's own, to be stopped and started.
fn redis_sendiri(porta: u16, folder: &Path) -> Anak {
    let anak = Command::new("redis-server")
        .args([
            "--port",
            &porta.to_string(),
            "--bind",
            "127.0.0.1",
            "--save",
            "",
            "--appendonly",
            "no",
            "--dir",
        ])
        .arg(folder)
        .stdout(Stdio::null())
        .spawn()
        .unwrap();
    let mulai = Instant::now();
    while std::net::TcpStream::connect(("127.0.0.1", porta)).is_err() {
        assert!(mulai.elapsed() < SEBENTAR, "redis-server tidak mulai");
        std::thread::sleep(Duration::from_millis(20));
    }
    Anak(anak)
}

#[test]
fn redis_yang_mati_lalu_hidup_kembali_tidak_menghentikan_apa_pun() {
    if std::env::var("KARAT_UJI_REDIS").is_err() {
        return;
    }
    satu_mesin(Jenis::Pg, |uji| async move {
        isi_rantai(&uji).await;
        let porta = TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().port();
        let redis = redis_sendiri(porta, uji.folder());
        let alamat = format!("redis://127.0.0.1:{porta}/");
        let a = Proses::mulai(&uji.folder().join("a"), uji.mesin(), Some(&alamat));
        let b = Proses::mulai(&uji.folder().join("b"), uji.mesin(), Some(&alamat));
        let (own, kasir) = (a.login("own-jkt1").await, b.login("kasir1-jkt1").await);
        let (mut di_a, mut di_b) = (a.sambung(&kasir).await, b.sambung(&kasir).await);
        drop(redis);
        // Without Redis each process still serves its own.
        let ubah = async |n: &str| {
            let isi = json!([{ "key": "PEMBULATAN", "value": n }]);
            assert_eq!(a.panggil("PUT", "para-system", &own, isi.clone()).await.0, 200);
            isi
        };
        let isi = ubah("1000").await;
        assert_eq!(di_a.peristiwa("settings-changed", SEBENTAR).await, Some(isi));
        di_a.daftar("uid-tanpa-redis").await;
        let _redis = redis_sendiri(porta, uji.folder());
        // Once it is back, so are the others.
        let mulai = Instant::now();
        let mut n = 1_000;
        loop {
            n += 1;
            ubah(&n.to_string()).await;
            if di_b.peristiwa("settings-changed", Duration::from_secs(1)).await.is_some() {
                break;
            }
            assert!(mulai.elapsed() < 2 * SEBENTAR, "proses lain tidak mendengar lagi");
        }
    });
}

#[test]
fn klien_lambat_tidak_menumbuhkan_memori_server() {
    satu_mesin(Jenis::Lite, |uji| async move {
        isi_rantai(&uji).await;
        // About 70 MB of rows.
        isi_banyak(&uji, "JKT1", 100_000, 550).await;
        let p = Proses::mulai(uji.folder(), uji.mesin(), None);
        let own = p.login("own-jkt1").await;
        let mut k = p.sambung(&own).await;
        // A short run first, so that only what the long one adds is counted.
        k.daftar("uid-pemanasan").await;
        let isi =
            json!({ "tgl_from": "2026-11-15", "tgl_to": "2026-11-15", "aksi": "X", "uid": "uid-pemanasan" });
        p.panggil("POST", "audit/report", &own, isi).await;
        laporan(&mut k, "audit-report", "uid-pemanasan", Duration::ZERO).await;
        let awal = p.memori();
        k.daftar("uid-lambat-1").await;
        assert_eq!(p.panggil("POST", "audit/report", &own, minta("uid-lambat-1")).await.0, 200);
        let baca = tokio::spawn(async move {
            laporan(&mut k, "audit-report", "uid-lambat-1", Duration::from_millis(60)).await
        });
        let mut puncak = awal;
        while !baca.is_finished() {
            puncak = puncak.max(p.memori());
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
        let (baris, akhir) = baca.await.unwrap();
        assert_eq!(akhir["status"], "FINISH");
        assert_eq!(baris.len(), 100_000);
        assert!(
            baris
                .iter()
                .zip(1..)
                .all(|(b, i): (_, u64)| b["objek"].as_str().and_then(|o| o.parse().ok()) == Some(i))
        );
        assert!(puncak < awal + 16_000, "awal {awal} kB, puncak {puncak} kB");
    });
}

#[test]
fn sigterm_menutup_soket_dan_berhenti() {
    satu_mesin(Jenis::Lite, |uji| async move {
        isi_rantai(&uji).await;
        isi_banyak(&uji, "JKT1", 20_000, 100).await;
        let mut p = Proses::mulai(uji.folder(), uji.mesin(), None);
        let own = p.login("own-jkt1").await;
        let mut k = p.sambung(&own).await;
        k.daftar("uid-sigterm").await;
        // A long poll and a stream that nobody acknowledges are under way.
        let url = format!("http://{}/socket.io/?EIO=4&transport=polling", p.alamat);
        let t = p.http.get(&url).send().await.unwrap().text().await.unwrap();
        let v: Value = serde_json::from_str(&t[1..]).unwrap();
        let url = format!("{url}&sid={}", v["sid"].as_str().unwrap());
        let http = p.http.clone();
        let poll = tokio::spawn(async move {
            while http.get(&url).send().await.is_ok_and(|r| r.status().is_success()) {}
        });
        assert_eq!(p.panggil("POST", "audit/report", &own, minta("uid-sigterm")).await.0, 200);
        p.anak.isyarat("-TERM");
        let mut akhir = Value::Null;
        while let Some(m) = k.peristiwa("audit-report", SEBENTAR).await {
            akhir = m;
        }
        assert_eq!(akhir["status"], "BATAL", "{akhir}");
        let anak = std::sync::Mutex::new(&mut p.anak);
        let selesai = sampai(SEBENTAR, || anak.lock().unwrap().0.try_wait().unwrap().is_some()).await;
        assert!(selesai, "tidak berhenti");
        assert!(p.anak.0.wait().unwrap().success());
        poll.abort();
    });
}
