//! printer/* and agent/print/*: the list of printers, jobs to a listener on loopback, to an agent, as a download.

mod agen;
mod contoh;

use crate::alat::{Alat, Klien, di_kedua, toko};
use db::args;
use serde_json::{Value, json};
use std::io::Read as _;
use std::net::TcpListener;
use std::thread::JoinHandle;
use std::time::Duration;

/// A printer: takes one connection to its end.
fn printer() -> (String, JoinHandle<Vec<u8>>) {
    let l = TcpListener::bind("127.0.0.1:0").unwrap();
    let alamat = l.local_addr().unwrap().to_string();
    let terima = std::thread::spawn(move || {
        let (mut s, _) = l.accept().unwrap();
        let mut semua = Vec::new();
        s.read_to_end(&mut semua).unwrap();
        semua
    });
    (alamat, terima)
}

/// An address on which nobody listens.
fn mati() -> String {
    TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().to_string()
}

fn jaringan(nama: &str, jenis: &str, alamat: &str) -> Value {
    json!({ "nama": nama, "jenis": jenis, "cara": "JARINGAN", "alamat": alamat })
}

async fn hapus(k: &Klien, path: &str) -> crate::alat::Balasan {
    k.kirim(k.minta("DELETE", path)).await
}

async fn kosong(k: &Klien, path: &str) -> crate::alat::Balasan {
    k.kirim(k.minta("POST", path)).await
}

async fn audit(a: &Alat, aksi: &str) -> i64 {
    let sql = "SELECT COUNT(*) FROM audit WHERE toko = 'JKT1' AND aksi = $1";
    a.angka(sql, args![aksi]).await
}

#[test]
fn printer_ditambah_dirubah_dan_dihapus_dengan_jejak() {
    di_kedua(|a| async move {
        let own = a.sesi("own-jkt1").await;
        let d = own.post("printer", &jaringan("kasir 1", "ESCPOS", "192.168.1.50:9100")).await.data();
        assert_eq!(
            d,
            json!({ "nama": "KASIR 1", "jenis": "ESCPOS", "cara": "JARINGAN", "alamat": "192.168.1.50:9100",
                    "lebar": 48, "aktif": true, "versi": 1 })
        );
        own.post("printer", &jaringan("Kasir 1", "ZPL", "x:9100")).await.ditolak(409, "PRINTER-04");
        let ubah = json!({ "nama": "KASIR 1", "jenis": "ESCPOS", "cara": "UNDUH", "lebar": 32, "versi": 1 });
        let d = own.put("printer/kasir%201", &ubah).await.data();
        assert_eq!((&d["lebar"], &d["alamat"], &d["versi"]), (&json!(32), &json!(""), &json!(2)));
        own.put("printer/KASIR%201", &ubah).await.ditolak(409, "PRINTER-05");
        own.put("printer/TIDAK", &ubah).await.ditolak(404, "PRINTER-01");
        let lain = json!({ "nama": "LAIN", "jenis": "PDF", "cara": "UNDUH" });
        assert!(
            own.put("printer/KASIR%201", &lain).await.ditolak(422, "PRINTER-02")["fields"]["nama"]
                .is_string()
        );
        // Everybody of the store may choose a printer, another store does not see it.
        assert_eq!(a.sesi("kasir1-jkt1").await.get("printer").await.data()[0]["nama"], "KASIR 1");
        assert_eq!(a.sesi("kasir1-bdg1").await.get("printer").await.data(), json!([]));
        a.sesi("kasir1-jkt1").await.post("printer", &lain).await.ditolak(403, "AKSES-01");
        hapus(&own, "printer/KASIR%201").await.ok();
        hapus(&own, "printer/KASIR%201").await.ditolak(404, "PRINTER-01");
        for aksi in ["TAMBAH PRINTER", "UBAH PRINTER", "HAPUS PRINTER"] {
            assert_eq!(audit(&a, aksi).await, 1, "{aksi}");
        }
    });
}

#[test]
fn alamat_dan_isian_yang_salah_ditolak_di_isiannya() {
    di_kedua(|a| async move {
        let own = a.sesi("own-jkt1").await;
        for (alamat, kata) in [
            ("", "host:port"),
            ("192.168.1.50", "host:port"),
            ("x:80", "1024"),
            ("http://x:9100", "host:port"),
        ] {
            let j = own.post("printer", &jaringan("P", "ESCPOS", alamat)).await.ditolak(422, "PRINTER-02");
            assert!(j["fields"]["alamat"].as_str().unwrap().contains(kata), "{j}");
        }
        let agen = json!({ "nama": "P", "jenis": "ESCPOS", "cara": "AGEN", "alamat": "tidak-ada" });
        let j = own.post("printer", &agen).await.ditolak(422, "PRINTER-02");
        assert!(j["fields"]["alamat"].as_str().unwrap().contains("tidak-ada"), "{j}");
        let lebar = json!({ "nama": "P", "jenis": "ESCPOS", "cara": "UNDUH", "lebar": 500 });
        assert!(own.post("printer", &lebar).await.ditolak(422, "PRINTER-02")["fields"]["lebar"].is_string());
        own.post("printer", &json!({ "nama": "P", "jenis": "LASER", "cara": "UNDUH" }))
            .await
            .ditolak(400, "ISI-01");
        assert_eq!(own.get("printer").await.data(), json!([]));
    });
}

#[test]
fn halaman_uji_sampai_di_printer_jaringan_dalam_bahasanya() {
    di_kedua(|a| async move {
        let own = a.sesi("own-jkt1").await;
        for (jenis, awal, akhir) in [
            ("ESCPOS", b"\x1b@".as_slice(), b"\x1dVB\x00".as_slice()),
            ("ZPL", b"^XA", b"^XZ\n"),
            ("TSPL", b"SIZE ", b"PRINT 1,1\r\n"),
            ("PDF", b"%PDF-", b"%%EOF"),
        ] {
            let (alamat, terima) = printer();
            own.post("printer", &jaringan(jenis, jenis, &alamat)).await.ok();
            let d = kosong(&own, &format!("printer/{jenis}/tes")).await.data();
            assert_eq!((&d["status"], &d["percobaan"]), (&json!("SELESAI"), &json!(1)), "{d}");
            let isi = terima.join().unwrap();
            assert!(
                isi.starts_with(awal) && isi.trim_ascii_end().ends_with(akhir.trim_ascii_end()),
                "{jenis}"
            );
            assert_eq!(d["besar"], json!(isi.len()));
            if jenis == "ESCPOS" {
                let teks = String::from_utf8_lossy(&isi);
                assert!(teks.contains("Karat Blok M") && teks.contains("UJI PRINTER"), "{teks}");
            }
        }
        let jenis: Vec<Value> =
            a.peristiwa().into_iter().filter(|p| p.nama == "print-job").map(|p| p.isi).collect();
        assert_eq!(jenis.len(), 4);
        assert_eq!(jenis[0]["status"], "SELESAI");
    });
}

#[test]
fn printer_mati_dikatakan_dan_cetakannya_bisa_diulang() {
    di_kedua(|a| async move {
        let own = a.sesi("own-jkt1").await;
        let alamat = mati();
        own.post("printer", &jaringan("KASIR", "ESCPOS", &alamat)).await.ok();
        let j = kosong(&own, "printer/KASIR/tes").await.ditolak(422, "CETAK-07");
        let pesan = j["message"].as_str().unwrap();
        assert!(pesan.contains("KASIR") && pesan.contains(&alamat) && pesan.contains("listrik"), "{pesan}");
        let id = j["detail"]["id"].as_str().unwrap().to_owned();
        let antrean = own.get("printer/antrean").await.data();
        assert_eq!((&antrean[0]["id"], &antrean[0]["status"]), (&json!(id), &json!("GAGAL")));
        assert_eq!(antrean[0]["pesan"].as_str(), Some(pesan));

        // Switched on again: the printer has another address now, and the same job goes there.
        let (baru, terima) = printer();
        own.put("printer/KASIR", &jaringan("KASIR", "ESCPOS", &baru)).await.ok();
        let d = kosong(&own, &format!("printer/antrean/{id}/ulang")).await.data();
        assert_eq!((&d["status"], &d["percobaan"]), (&json!("SELESAI"), &json!(2)));
        assert!(terima.join().unwrap().starts_with(b"\x1b@"));
        kosong(&own, &format!("printer/antrean/{id}/ulang")).await.ditolak(409, "CETAK-05");
        kosong(&own, &format!("printer/antrean/{id}/batal")).await.ditolak(409, "CETAK-04");

        // Another store knows nothing of it.
        let bdg = a.sesi("own-bdg1").await;
        assert_eq!(bdg.get("printer/antrean").await.data(), json!([]));
        kosong(&bdg, &format!("printer/antrean/{id}/ulang")).await.ditolak(404, "CETAK-01");
        bdg.get(&format!("printer/antrean/{id}/berkas")).await.ditolak(404, "CETAK-01");
        for (aksi, n) in [("CETAK", 1), ("ULANG CETAK", 1)] {
            assert_eq!(audit(&a, aksi).await, n, "{aksi}");
        }
    });
}

#[test]
fn unduhan_hanya_untuk_yang_mencetak_dan_hilang_setelah_sehari() {
    di_kedua(|a| async move {
        let own = a.sesi("own-jkt1").await;
        own.post("printer", &json!({ "nama": "UNDUH", "jenis": "ZPL", "cara": "UNDUH" })).await.ok();
        let d = kosong(&own, "printer/UNDUH/tes").await.data();
        assert_eq!((&d["status"], &d["cara"]), (&json!("SELESAI"), &json!("UNDUH")));
        let path = format!("printer/antrean/{}/berkas", d["id"].as_str().unwrap());
        let b = own.get(&path).await;
        assert_eq!(b.status, 200);
        assert!(
            b.teks().starts_with("^XA") && b.kepala("content-disposition").contains(".zpl"),
            "{:?}",
            b.kepala
        );
        a.sesi("kasir1-jkt1").await.get(&path).await.ditolak(404, "CETAK-01");
        own.get("printer/antrean/../berkas").await;
        own.get("printer/antrean/x/berkas").await.ditolak(404, "CETAK-01");

        a.uji.jam.maju(Duration::from_secs(25 * 3600));
        let own = a.sesi("own-jkt1").await;
        kosong(&own, "printer/UNDUH/tes").await.ok();
        own.get(&path).await.ditolak(404, "CETAK-01");
        assert_eq!(own.get("printer/antrean").await.data().as_array().unwrap().len(), 1);
    });
}

#[test]
fn printer_yang_tidak_dipakai_tidak_mencetak() {
    di_kedua(|a| async move {
        let own = a.sesi("own-jkt1").await;
        own.post("printer", &json!({ "nama": "P", "jenis": "PDF", "cara": "UNDUH", "aktif": false }))
            .await
            .ok();
        kosong(&own, "printer/P/tes").await.ditolak(422, "PRINTER-03");
        kosong(&own, "printer/LAIN/tes").await.ditolak(404, "PRINTER-01");
        assert_eq!(a.angka("SELECT COUNT(*) FROM antrean_cetak", &[]).await, 0);
    });
}

#[test]
fn kiriman_yang_terputus_dianggap_gagal_setelah_semenit() {
    di_kedua(|a| async move {
        let own = a.sesi("own-jkt1").await;
        let alamat = mati();
        own.post("printer", &jaringan("KASIR", "ESCPOS", &alamat)).await.ok();
        let id = kosong(&own, "printer/KASIR/tes").await.ditolak(422, "CETAK-07")["detail"]["id"].take();
        // As a server leaves it that dies while it sends.
        let (i, kini) = (id.as_str().unwrap().to_owned(), values::Jam::sekarang(a.uji.jam.as_ref()));
        let sampai = kini.tambah(Duration::from_secs(60)).unwrap();
        a.tulis(toko("JKT1"), move |tx| {
            tx.exec(
                "UPDATE antrean_cetak SET status = 'DIKIRIM', diambil_sampai = $2 WHERE id = $1",
                args![i.as_str(), sampai],
            )
        })
        .await;
        let path = format!("printer/antrean/{}", id.as_str().unwrap());
        assert_eq!(own.get("printer/antrean").await.data()[0]["status"], "DIKIRIM");
        kosong(&own, &format!("{path}/ulang")).await.ditolak(409, "CETAK-05");
        a.uji.jam.maju(Duration::from_secs(61));
        assert_eq!(own.get("printer/antrean").await.data()[0]["status"], "GAGAL");
        assert_eq!(kosong(&own, &format!("{path}/batal")).await.data()["status"], "BATAL");
    });
}
