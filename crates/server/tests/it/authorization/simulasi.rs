//! The real program end to end: `karat serve`, `karat agent add`, `karat fingerprint-agent --simulate`.

use super::bantu::SANDI;
use crate::alat::kedua_mesin;
use db::Mesin;
use serde_json::{Value, json};
use std::io::{BufRead as _, BufReader};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};
use testkit::Uji;

const KARAT: &str = env!("CARGO_BIN_EXE_karat");
/// Far more than any step needs on a busy machine.
const SABAR: Duration = Duration::from_secs(60);

/// A program that ends with the test, whichever way the test ends.
struct Jalan(Child);

impl Drop for Jalan {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// `karat …` on the test's own database.
fn karat(uji: &Uji, perintah: &[&str]) -> Command {
    let mut c = Command::new(KARAT);
    c.args(perintah).env_clear().env("KARAT_DEMO_BARANG", "0").arg("--data").arg(uji.folder());
    c.env("KARAT_KUNCI_DATA", crate::proses::kunci_bersama());
    if let Mesin::Pg(url) = uji.mesin() {
        c.arg("--database-url").arg(url);
    }
    c
}

fn keluaran(mut c: Command) -> (bool, String) {
    let k = c.output().unwrap();
    (k.status.success(), String::from_utf8(k.stdout).unwrap() + &String::from_utf8(k.stderr).unwrap())
}

/// Starts the server and answers its address.
fn layani(uji: &Uji) -> (Jalan, String) {
    let mut anak = karat(uji, &["serve", "--demo", "--listen", "127.0.0.1:0"])
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .unwrap();
    let mut baris = BufReader::new(anak.stdout.take().unwrap()).lines();
    let jalan = Jalan(anak);
    let awalan = "Karat melayani di ";
    let alamat = baris.find_map(|b| b.unwrap().strip_prefix(awalan).map(str::to_owned)).unwrap();
    // What the server still prints must have somewhere to go.
    std::thread::spawn(move || baris.for_each(drop));
    (jalan, alamat.trim_end_matches('/').to_owned())
}

fn simulasi(alamat: &str, kunci: &str, lain: &[&str]) -> Command {
    let mut c = Command::new(KARAT);
    c.env_clear().args(["fingerprint-agent", "--simulate", "--url", alamat]).args(lain);
    c.env("KARAT_AGENT_KEY", kunci).stdout(Stdio::piped()).stderr(Stdio::piped());
    c
}

struct Klien {
    http: reqwest::Client,
    dasar: String,
    token: String,
}

impl Klien {
    async fn masuk(alamat: &str, user: &str) -> Self {
        let http = crate::alat::pembangun_http().build().unwrap();
        let mut k = Self { http, dasar: format!("{alamat}/api/v1"), token: String::new() };
        let j = k.kirim("POST", "users/login", Some(json!({ "user_id": user, "password": SANDI }))).await;
        k.token = j["data"]["token"].as_str().unwrap_or_else(|| panic!("{j}")).to_owned();
        k
    }

    async fn kirim(&self, metode: &str, path: &str, isi: Option<Value>) -> Value {
        let mut r = self.http.request(metode.parse().unwrap(), format!("{}/{path}", self.dasar));
        if let Some(i) = isi {
            r = r.json(&i);
        }
        r.bearer_auth(&self.token).send().await.unwrap().json().await.unwrap()
    }

    async fn pindai(&self, user: &str) -> String {
        let isi = json!({ "user_id": user, "kategori": "PENJUALAN" });
        let j = self.kirim("POST", "authorization/fingerprint/scan", Some(isi)).await;
        j["data"]["id"].as_str().unwrap_or_else(|| panic!("{j}")).to_owned()
    }

    /// Waits until the agent has spoken.
    async fn vonis(&self, id: &str) -> String {
        let mulai = Instant::now();
        loop {
            let j = self.kirim("GET", &format!("authorization/fingerprint/scan/{id}"), None).await;
            let status = j["data"]["status"].as_str().unwrap_or_else(|| panic!("{j}")).to_owned();
            if status != "MENUNGGU" {
                return status;
            }
            assert!(mulai.elapsed() < SABAR, "agen tidak menjawab");
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    }
}

fn tanpa_data(c: &Path) -> String {
    let mut p = Command::new(KARAT);
    p.env_clear().args(["agent", "list", "--data"]).arg(c.join("tidak-ada"));
    keluaran(p).1
}

#[test]
fn agen_simulasi_dari_pendaftaran_sampai_otorisasi_terhadap_server_sungguhan() {
    kedua_mesin(|uji| async move {
        let (_server, alamat) = layani(&uji);
        let tambah = ["agent", "add", "--toko", "JKT1", "--nama", "Kasir-1", "--jenis", "fingerprint"];
        let (baik, teks) = keluaran(karat(&uji, &tambah));
        assert!(baik, "{teks}");
        let kunci = teks.lines().find_map(|b| b.strip_prefix("Kunci agen: ")).unwrap().to_owned();
        let (baik, teks) = keluaran(karat(&uji, &tambah));
        assert!(!baik && teks.contains("AGEN-03"), "{teks}");
        let (_, daftar) = keluaran(karat(&uji, &["agent", "list", "--toko", "JKT1"]));
        assert!(daftar.contains("kasir-1") && daftar.contains("aktif"), "{daftar}");
        assert!(kunci.split('.').all(|bagian| !daftar.contains(bagian)), "{daftar}");
        assert!(tanpa_data(uji.folder()).contains("tidak ada basis data"));

        let own = Klien::masuk(&alamat, "own-jkt1").await;
        let nyala = json!([
            { "key": "FINGERPRINT_MODULE", "value": "on" }, { "key": "AUTH_TYPE", "value": "FINGERPRINT" },
        ]);
        own.kirim("PUT", "para-system", Some(nyala)).await;
        let enrol = json!({ "user_id": "spv-jkt1", "jari": 6, "password": SANDI });
        let j = own.kirim("POST", "users/fingerprint/enrol", Some(enrol)).await;
        let id = j["data"]["id"].as_str().unwrap_or_else(|| panic!("{j}")).to_owned();

        let agen = Jalan(simulasi(&alamat, &kunci, &[]).spawn().unwrap());
        assert_eq!(own.vonis(&id).await, "COCOK");
        let kasir = Klien::masuk(&alamat, "kasir1-jkt1").await;
        let scan = kasir.pindai("spv-jkt1").await;
        assert_eq!(kasir.vonis(&scan).await, "COCOK");
        let isi = json!({ "user_id": "spv-jkt1", "fp": scan, "kategori": "PENJUALAN" });
        let j = kasir.kirim("POST", "authorization/fingerprint", Some(isi.clone())).await;
        assert_eq!(
            (&j["message"], &j["data"]["cara"]),
            (&json!("Otorisasi Berhasil"), &json!("FINGERPRINT"))
        );
        let j = kasir.kirim("POST", "authorization/fingerprint", Some(isi)).await;
        assert_eq!(j["code"], "SIDIK-04");
        drop(agen);

        // Another's finger on the reader, a reader that always fails, and one that stops after one job.
        for opsi in [["--user", "kasir1-jkt1", "--once"].as_slice(), &["--fail", "--once"]] {
            let mut agen = Jalan(simulasi(&alamat, &kunci, opsi).spawn().unwrap());
            let scan = kasir.pindai("spv-jkt1").await;
            assert_eq!(kasir.vonis(&scan).await, "GAGAL", "{opsi:?}");
            assert!(agen.0.wait().unwrap().success());
        }

        let (baik, teks) = keluaran(karat(&uji, &["agent", "revoke", "--toko", "JKT1", "--nama", "kasir-1"]));
        assert!(baik, "{teks}");
        let (baik, teks) = keluaran(simulasi(&alamat, &kunci, &[]));
        assert!(!baik && teks.contains("sudah dicabut"), "{teks}");
        let (baik, teks) = keluaran(karat(&uji, &["agent", "revoke", "--toko", "JKT1", "--nama", "kasir-1"]));
        assert!(!baik && teks.contains("AGEN-04"), "{teks}");
        let (baik, teks) = keluaran(karat(&uji, &["periksa"]));
        assert!(baik, "{teks}");
    });
}

#[test]
fn agen_simulasi_menolak_yang_tidak_bisa_dikerjakannya() {
    for (argumen, kata) in [
        (["--url", "http://127.0.0.1:9", "--key", "x.y"].as_slice(), "hanya --simulate"),
        (&["--simulate", "--url", "http://127.0.0.1:9", "--key", "x.y"], "kunci agen tidak utuh"),
        (&["--simulate", "--url", "https://toko.example", "--key", "x.y"], "http://"),
    ] {
        let mut c = Command::new(KARAT);
        c.env_clear().arg("fingerprint-agent").args(argumen);
        let (baik, teks) = keluaran(c);
        assert!(!baik && teks.contains(kata), "{teks}");
    }
}
