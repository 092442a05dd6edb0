//! Labels of pieces: by range, by the last entry; printed, written down, and read back by zbar.

use super::barang;
use crate::alat::{Klien, di_kedua_master};
use serde_json::json;
use std::path::Path;
use std::process::Command;

fn jalankan(program: &str, argumen: &[&str]) -> String {
    let hasil = Command::new(program)
        .args(argumen)
        .output()
        .unwrap_or_else(|e| panic!("{program} tidak ada ({e}); jalankan scripts/siapkan"));
    String::from_utf8(hasil.stdout).unwrap()
}

/// What zbar reads on each page of a PDF.
fn terbaca(folder: &Path, pdf: &[u8], halaman: usize) -> Vec<String> {
    let berkas = folder.join("label.pdf");
    std::fs::write(&berkas, pdf).unwrap();
    (1..=halaman)
        .map(|n| {
            let (h, awal) = (n.to_string(), folder.join(format!("label-{n}")));
            let awal = awal.to_str().unwrap();
            let pdf = berkas.to_str().unwrap();
            jalankan("pdftoppm", &["-r", "400", "-png", "-singlefile", "-f", &h, "-l", &h, pdf, awal]);
            let png = format!("{awal}.png");
            jalankan("zbarimg", &["-q", "--raw", "-Sdisable", "-Scode128.enable", "-Sqrcode.enable", &png])
                .trim()
                .to_owned()
        })
        .collect()
}

async fn calon(k: &Klien, tanya: &str) -> Vec<String> {
    let d = k.get(&format!("barang/cetak-barcode/calon?{tanya}")).await.data();
    d.as_array().unwrap().iter().map(|b| b["kode_barcode"].as_str().unwrap().to_owned()).collect()
}

#[test]
fn label_menurut_rentang_dan_masuk_terakhir_terbaca_kembali() {
    di_kedua_master(|a| async move {
        let k = a.masuk("own-jkt1").await;
        let lama = barang(&k, "A06", "TOKO", &[1.0]).await;
        a.uji.jam.maju(std::time::Duration::from_secs(60));
        let kode = barang(&k, "A06", "TOKO", &[2.345, 3.5]).await;
        assert_eq!(calon(&k, "terakhir=true").await, kode);
        assert_eq!(
            calon(&k, &format!("kode_awal={}&kode_akhir={}", lama[0], kode[0])).await,
            [lama[0].as_str(), kode[0].as_str()]
        );
        let tanya = format!("barang/cetak-barcode/calon?kode_awal={}&kode_akhir={}", kode[1], kode[0]);
        k.get(&tanya).await.ditolak(422, "BARCODE-01");
        k.get("barang/cetak-barcode/calon").await.ditolak(422, "BARCODE-01");
        for tipe in ["LABEL BARCODE", "LABEL QRCODE"] {
            let pdf = k
                .post("barang/cetak-barcode/pratinjau", &json!({ "kode_barcodes": kode, "type": tipe }))
                .await;
            assert_eq!(pdf.status, 200, "{}", pdf.teks());
            assert_eq!(terbaca(a.uji.folder(), &pdf.badan, 2), kode, "{tipe}");
        }
        // A look writes nothing down.
        assert_eq!(a.angka("SELECT COUNT(*) FROM cetak_barcode", &[]).await, 0);
    });
}

#[test]
fn cetak_label_dicatat_dan_yang_salah_ditolak() {
    di_kedua_master(|a| async move {
        let k = a.masuk("own-jkt1").await;
        let kode = barang(&k, "A06", "TOKO", &[2.345, 3.5]).await;
        let p = json!({ "nama": "Label", "jenis": "ZPL", "cara": "UNDUH" });
        k.post("printer", &p).await.ok();
        let m = json!({ "kode_barcodes": kode, "printer": "Label", "salinan": 2 });
        let j = k.post("barang/cetak-barcode-histories", &m).await.ok();
        assert_eq!((&j["data"]["jumlah"], &j["message"]), (&json!(4), &json!("Label siap diunduh")));
        let id = j["data"]["kerja"]["id"].as_str().unwrap();
        let isi = k.get(&format!("printer/antrean/{id}/berkas")).await.teks();
        assert_eq!((isi.matches("^XA").count(), isi.matches(kode[0].as_str()).count() >= 2), (4, true));
        // Without a printer it is only written down, as after a print elsewhere.
        k.post("barang/cetak-barcode-histories", &json!({ "kode_barcodes": &kode[..1] })).await.ok();
        let h = k.get(&format!("barang/cetak-barcode-histories?kode_barcode={}", kode[0])).await.ok();
        assert_eq!((h["count"].as_i64(), h["data"][0]["oleh"].as_str()), (Some(3), Some("own-jkt1")));
        let c = k.get("barang/cetak-barcode/calon?terakhir=true").await.data();
        assert_eq!((&c[0]["cetakan"], &c[1]["cetakan"]), (&json!(3), &json!(2)));
        for (isi, kolom) in [
            (json!({ "kode_barcodes": [] }), "kode_barcodes"),
            (json!({ "kode_barcodes": ["99999999"] }), "kode_barcodes[0]"),
            (json!({ "kode_barcodes": kode, "salinan": 9 }), "salinan"),
            (json!({ "kode_barcodes": kode, "type": "SLIP PENJUALAN" }), "type"),
        ] {
            let j = k.post("barang/cetak-barcode-histories", &isi).await;
            assert!(j.status == 422 && j.json()["fields"][kolom].is_string(), "{kolom}: {}", j.teks());
        }
        k.post("barang/cetak-barcode-histories", &json!({ "kode_barcodes": kode, "printer": "TIDAK ADA" }))
            .await
            .ditolak(404, "PRINTER-01");
        let lain = a.masuk("own-bdg1").await;
        lain.post("barang/cetak-barcode-histories", &json!({ "kode_barcodes": kode }))
            .await
            .ditolak(422, "BARCODE-01");
        assert_eq!(lain.get("barang/cetak-barcode-histories").await.ok()["count"], 0);
    });
}
