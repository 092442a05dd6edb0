//! The print agent: its calls and every way to cheat them, and the real program end to end.

use super::{audit, kosong};
use crate::alat::{Alat, Klien, di_kedua, toko};
use crate::proses::{Data, jalan, karat};
use base64::Engine as _;
use base64::prelude::BASE64_STANDARD;
use platform::agen::{self, Jenis, Kunci};
use serde_json::{Value, json};
use std::process::{Child, Stdio};
use std::time::{Duration, Instant};

/// Registers an agent as `karat agent add` does.
pub async fn daftarkan(a: &Alat, kode: &str, nama: &'static str, jenis: Jenis) -> Kunci {
    let kunci = Kunci::baru();
    let k = kunci.clone();
    a.kerja(toko(kode), move |tx| agen::tambah(tx, nama, jenis, &k, "uji")).await.unwrap();
    kunci
}

/// JKT1 with a printer behind the agent kasir-1, and one job in line.
async fn siap(a: &Alat) -> (Klien, Kunci, String) {
    let own = a.sesi("own-jkt1").await;
    let k = daftarkan(a, "JKT1", "kasir-1", Jenis::Print).await;
    let p = json!({ "nama": "KASIR", "jenis": "ESCPOS", "cara": "AGEN", "alamat": "kasir-1" });
    own.post("printer", &p).await.ok();
    let d = kosong(&own, "printer/KASIR/tes").await.data();
    assert_eq!(d["status"], "MENUNGGU");
    (own, k, d["id"].as_str().unwrap().to_owned())
}

pub async fn minta(a: &Alat, k: &Kunci, path: &str, isi: Option<&Value>) -> crate::alat::Balasan {
    let tamu = a.tamu();
    let r = tamu.minta(if isi.is_some() { "POST" } else { "GET" }, path).header("x-agent-key", &k.kirim);
    tamu.kirim(match isi {
        Some(i) => r.json(i),
        None => r,
    })
    .await
}

fn laporan(k: &Kunci, id: &str, tantangan: &str, status: bool, pesan: &str) -> Value {
    let tanda = agen::tanda(k, &format!("{tantangan}|{id}|{status}|{pesan}"));
    json!({ "pekerjaan": id, "status": status, "pesan": pesan, "tanda": tanda })
}

#[test]
fn agen_mengambil_mencetak_dan_melapor() {
    di_kedua(|a| async move {
        let (own, k, id) = siap(&a).await;
        assert_eq!(own.get("printer/agen").await.data(), json!(["kasir-1"]));
        let tugas = minta(&a, &k, "agent/print/pekerjaan", None).await.data();
        assert_eq!(
            (&tugas[0]["pekerjaan"], &tugas[0]["printer"], &tugas[0]["jenis"]),
            (&json!(id), &json!("KASIR"), &json!("ESCPOS"))
        );
        assert!(tugas[0]["isi"].is_null());
        let d = minta(&a, &k, "agent/print/ambil", Some(&json!({ "pekerjaan": id }))).await.data();
        assert!(BASE64_STANDARD.decode(d["isi"].as_str().unwrap()).unwrap().starts_with(b"\x1b@"));
        // In its hands: not in line any more, nor to be taken or called off by anybody.
        assert_eq!(minta(&a, &k, "agent/print/pekerjaan", None).await.data(), json!([]));
        minta(&a, &k, "agent/print/ambil", Some(&json!({ "pekerjaan": id }))).await.ditolak(409, "CETAK-04");
        kosong(&own, &format!("printer/antrean/{id}/batal")).await.ditolak(409, "CETAK-04");

        let tantangan = d["tantangan"].as_str().unwrap();
        let palsu = laporan(&Kunci::baru(), &id, tantangan, true, "");
        minta(&a, &k, "agent/print/lapor", Some(&palsu)).await.ditolak(403, "AGEN-02");
        let mut diubah = laporan(&k, &id, tantangan, false, "kertas habis");
        diubah["status"] = json!(true);
        minta(&a, &k, "agent/print/lapor", Some(&diubah)).await.ditolak(403, "AGEN-02");
        assert_eq!(own.get("printer/antrean").await.data()[0]["status"], "DIKIRIM");

        a.peristiwa();
        let gagal = laporan(&k, &id, tantangan, false, "kertas habis");
        minta(&a, &k, "agent/print/lapor", Some(&gagal)).await.ok();
        let kabar = a.peristiwa().into_iter().find(|p| p.nama == "print-job").unwrap().isi;
        assert_eq!((&kabar["status"], &kabar["pesan"]), (&json!("GAGAL"), &json!("kertas habis")));
        minta(&a, &k, "agent/print/lapor", Some(&gagal)).await.ditolak(404, "CETAK-01");

        // Paper is in: sent again, printed.
        kosong(&own, &format!("printer/antrean/{id}/ulang")).await.ok();
        let d = minta(&a, &k, "agent/print/ambil", Some(&json!({ "pekerjaan": id }))).await.data();
        // The word of the first try is worth nothing now.
        minta(&a, &k, "agent/print/lapor", Some(&gagal)).await.ditolak(403, "AGEN-02");
        let baik = laporan(&k, &id, d["tantangan"].as_str().unwrap(), true, "");
        minta(&a, &k, "agent/print/lapor", Some(&baik)).await.ok();
        let d = own.get("printer/antrean").await.data();
        assert_eq!(
            (&d[0]["status"], &d[0]["percobaan"], &d[0]["pesan"]),
            (&json!("SELESAI"), &json!(2), &json!(""))
        );
        assert_eq!(audit(&a, "CETAK").await, 1);
    });
}

#[test]
fn agen_lain_dan_kunci_lain_tidak_melihat_apa_apa() {
    di_kedua(|a| async move {
        let (own, k, id) = siap(&a).await;
        let ambil = json!({ "pekerjaan": id });
        for (kode, nama) in [("JKT1", "kasir-2"), ("BDG1", "kasir-1")] {
            let lain = daftarkan(&a, kode, nama, Jenis::Print).await;
            assert_eq!(
                minta(&a, &lain, "agent/print/pekerjaan", None).await.data(),
                json!([]),
                "{kode} {nama}"
            );
            minta(&a, &lain, "agent/print/ambil", Some(&ambil)).await.ditolak(404, "CETAK-01");
        }
        let jari = daftarkan(&a, "JKT1", "jari", Jenis::Fingerprint).await;
        minta(&a, &jari, "agent/print/pekerjaan", None).await.ditolak(401, "AGEN-01");
        minta(&a, &k, "agent/fingerprint/pekerjaan", None).await.ditolak(401, "AGEN-01");
        own.get("agent/print/pekerjaan").await.ditolak(401, "AGEN-01");
        a.kerja(toko("JKT1"), |tx| agen::cabut(tx, "kasir-1", "uji")).await.unwrap();
        minta(&a, &k, "agent/print/ambil", Some(&ambil)).await.ditolak(401, "AGEN-01");
        assert_eq!(own.get("printer/agen").await.data(), json!(["kasir-2"]));
    });
}

#[test]
fn agen_yang_diam_ditawari_lagi_tiga_kali() {
    di_kedua(|a| async move {
        let (own, k, id) = siap(&a).await;
        let ambil = json!({ "pekerjaan": id });
        for kali in 1..=3 {
            assert_eq!(
                minta(&a, &k, "agent/print/pekerjaan", None).await.data()[0]["pekerjaan"],
                json!(id),
                "{kali}"
            );
            minta(&a, &k, "agent/print/ambil", Some(&ambil)).await.ok();
            a.uji.jam.maju(Duration::from_secs(61));
        }
        assert_eq!(minta(&a, &k, "agent/print/pekerjaan", None).await.data(), json!([]));
        minta(&a, &k, "agent/print/ambil", Some(&ambil)).await.ditolak(409, "CETAK-04");
        let d = own.get("printer/antrean").await.data();
        assert_eq!((&d[0]["status"], &d[0]["percobaan"]), (&json!("GAGAL"), &json!(3)));
        assert!(d[0]["pesan"].as_str().unwrap().contains("periksa printernya"));
    });
}

/// A program that ends with the test, whichever way the test ends.
struct Jalan(Child);

impl Drop for Jalan {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

#[test]
fn program_agen_cetak_dari_pendaftaran_sampai_berkas() {
    for jenis in testkit::mesin() {
        let d = Data::baru(jenis);
        let server = d.demo();
        let url = format!("http://{}", server.alamat);
        let s =
            d.jalan(&["agent", "add", "--toko", "JKT1", "--nama", "kasir-1", "--jenis", "print"]).harus(0);
        let kunci = s.keluar.lines().find_map(|b| b.strip_prefix("Kunci agen: ")).unwrap().to_owned();
        let folder = d.samping("cetakan");
        let rt = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
        rt.block_on(async {
            let own = server.masuk("own-jkt1", crate::proses::SANDI).await;
            let p = json!({ "nama": "KASIR", "jenis": "TSPL", "cara": "AGEN", "alamat": "kasir-1" });
            assert_eq!(own.kirim("printer", &p).await.0, 200);
            let mut c = karat();
            c.args(["print-agent", "--url", &url, "--simpan"]).arg(&folder).env("KARAT_AGENT_KEY", &kunci);
            let _agen = Jalan(c.stdout(Stdio::null()).stderr(Stdio::null()).spawn().unwrap());
            let (_, k) = own.kirim("printer/KASIR/tes", &json!({})).await;
            let id = k["data"]["id"].as_str().unwrap_or_else(|| panic!("{k}")).to_owned();
            let akhir = Instant::now() + Duration::from_secs(60);
            loop {
                let (_, j) = own.baca("printer/antrean").await;
                if j["data"][0]["status"] == "SELESAI" {
                    break;
                }
                assert!(Instant::now() < akhir, "{j}");
                tokio::time::sleep(Duration::from_millis(50)).await;
            }
            let isi = std::fs::read_to_string(folder.join(format!("{id}.tspl"))).unwrap();
            assert!(isi.starts_with("SIZE ") && isi.contains("UJI PRINTER KASIR"), "{isi}");

            // A device that is not there: said at the till, the job can be sent again.
            drop(_agen);
            let (_, k) = own.kirim("printer/KASIR/tes", &json!({})).await;
            assert_eq!(k["data"]["status"], "MENUNGGU");
            let mut c = karat();
            c.args(["print-agent", "--url", &url, "--key", &kunci, "--once", "--device", "tidak/ada/lp0"]);
            jalan(&mut c).harus(0);
            let (_, j) = own.baca("printer/antrean").await;
            assert_eq!(j["data"][0]["status"], "GAGAL");
            assert!(j["data"][0]["pesan"].as_str().unwrap().contains("lp0"), "{j}");
        });
        d.jalan(&["agent", "revoke", "--toko", "JKT1", "--nama", "kasir-1"]).harus(0);
        let mut c = karat();
        c.args(["print-agent", "--url", &url, "--key", &kunci, "--simpan"]).arg(&folder);
        let s = jalan(&mut c).harus(2);
        assert!(s.galat.contains("sudah dicabut"), "{}", s.galat);
        server.henti();
        d.jalan(&["periksa"]).harus(0);
    }
}

#[test]
fn program_agen_cetak_menolak_yang_tidak_bisa_dikerjakannya() {
    let kunci = Kunci::baru().teks();
    for (argumen, kata) in [
        (["--url", "http://127.0.0.1:9", "--key", &kunci].as_slice(), "--device"),
        (&["--url", "http://127.0.0.1:9", "--key", &kunci, "--tcp", "x:1", "--simpan", "y"], "--simpan"),
        (&["--url", "http://127.0.0.1:9", "--key", "x.y", "--tcp", "x:1"], "kunci agen tidak utuh"),
        (&["--url", "toko.example", "--key", &kunci, "--tcp", "x:1"], "https://"),
        (
            &["--url", "https://toko.example", "--key", &kunci, "--tcp", "x:1", "--ca", "tidak-ada.pem"],
            "tidak-ada.pem",
        ),
    ] {
        let s = jalan(karat().arg("print-agent").args(argumen));
        assert_eq!(s.kode, Some(2), "{s:#?}");
        assert!(s.galat.contains(kata), "{kata}: {}", s.galat);
    }
}
