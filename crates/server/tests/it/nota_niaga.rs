//! Notas of trade on paper, which the edge makes: the original and its copies, duplicates, long ones, accessories, purchases
//! and deposits. What a sale may be is tested in `niaga`.

use crate::alat::di_kedua_master;
use crate::niaga::{jual, setel, siap, simpan};
use serde_json::{Value, json};
use std::io::Write as _;
use std::process::{Command, Stdio};

pub fn teks_pdf(isi: &[u8]) -> String {
    assert!(isi.starts_with(b"%PDF"), "{}", String::from_utf8_lossy(isi));
    let mut p = Command::new("pdftotext")
        .args(["-layout", "-", "-"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("pdftotext tidak ada; jalankan scripts/siapkan");
    p.stdin.take().unwrap().write_all(isi).unwrap();
    String::from_utf8(p.wait_with_output().unwrap().stdout).unwrap()
}

#[test]
fn nota_asli_lalu_copy() {
    di_kedua_master(|a| async move {
        let (k, kode) = siap(&a, &[2.345]).await;
        let mut m = jual(&kode);
        m["customer"] = json!({ "nama_customer": "siti rahmawati", "no_hp": "081234567890" });
        let j = simpan(&k, "nota-0001", m).await.ok();
        let (no, fj) = (j["data"]["no_faktur_group"].clone(), j["data"]["no_faktur_jual"][0].clone());
        let (no, fj) = (no.as_str().unwrap(), fj.as_str().unwrap());
        let nota = format!("penjualan/{no}/nota");
        let cetak = format!("penjualan/{no}/cetak");
        assert_eq!(k.post(&cetak, &json!({})).await.data()["urut"], json!(1));
        let teks = teks_pdf(&k.get(&nota).await.badan);
        for ada in [fj, &kode[0], "SITI RAHMAWATI", "2.350", "rupiah", "CASH", "kasir1-jkt1"] {
            assert!(teks.contains(ada), "{ada} tidak ada di nota:\n{teks}");
        }
        assert!(!teks.contains("COPY"), "{teks}");
        // The line's own number finds it too, and a reprint says what it is.
        assert_eq!(k.post(&format!("penjualan/{fj}/cetak"), &json!({})).await.data()["urut"], json!(2));
        assert!(teks_pdf(&k.get(&nota).await.badan).contains("COPY"));
        let d = k.post("penjualan/get/bynota", &json!({ "no_faktur_group": no })).await.data();
        assert_eq!(d["cetakan"], json!(2));
        setel(&a, "COPY_LABEL_REPRINT_MODULE", "off").await;
        assert!(!teks_pdf(&k.get(&nota).await.badan).contains("COPY"));
        // Two sheets where the store wants a duplicate.
        let lembar = |isi: &[u8]| teks_pdf(isi).matches('\u{c}').count();
        assert_eq!(lembar(&k.get(&nota).await.badan), 1);
        setel(&a, "DUPLIKAT_PENJUALAN_MODULE", "on").await;
        assert_eq!(lembar(&k.get(&nota).await.badan), 2);
        setel(&a, "DUPLIKAT_PENJUALAN_MODULE", "off").await;
        // Many at once: one paper, each written down; more than ten are to be saved.
        let banyak = |n: usize| json!({ "no": vec![no; n] });
        let r = k.post("penjualan/nota/banyak", &banyak(3)).await;
        assert_eq!((r.status, lembar(&r.badan)), (200, 3), "{}", r.teks());
        assert!(r.kepala("content-disposition").starts_with("inline"));
        let r = k.post("penjualan/nota/banyak", &banyak(11)).await;
        assert_eq!(
            (r.kepala("content-disposition"), lembar(&r.badan)),
            ("attachment; filename=\"nota.pdf\"", 11)
        );
        let d = k.post("penjualan/get/bynota", &json!({ "no_faktur_group": no })).await.data();
        assert_eq!(d["cetakan"], json!(16));
        k.post("penjualan/nota/banyak", &json!({ "no": [] })).await.ditolak(422, "JUAL-16");
        k.post("penjualan/nota/banyak", &banyak(201)).await.ditolak(422, "JUAL-16");
        // The gram-conversion caption: 2.350 g of 75%.
        assert!(!teks_pdf(&k.get(&nota).await.badan).contains("Konversi"));
        setel(&a, "KONVERSI_GRAM_MODULE", "on").await;
        let teks = teks_pdf(&k.get(&nota).await.badan);
        assert!(teks.contains("Konversi 2.350 gram = 1.762 gram 24K"), "{teks}");
        k.post(&cetak, &json!({ "printer": "TIDAKADA" })).await.ditolak(404, "PRINTER-01");
        k.get("penjualan/NGJKT1-200101-0001/nota").await.ditolak(404, "NIAGA-11");
        let batal = json!({ "no_faktur": no, "alasan": "salah ketik" });
        a.masuk("spv-jkt1").await.post_dok("penjualan/batal", "nota-0002", &batal).await.ok();
        k.get(&nota).await.ditolak(422, "JUAL-14");
        k.post(&cetak, &json!({})).await.ditolak(422, "JUAL-14");
    });
}

#[test]
fn nota_panjang_bersambung_dan_tukar_punya_duplikatnya_sendiri() {
    di_kedua_master(|a| async move {
        let berat: Vec<f64> = (0..10).map(|i| 2.0 + f64::from(i) / 10.0).collect();
        let (k, kode) = siap(&a, &berat).await;
        let nota = |j: &Value| format!("penjualan/{}/nota", j["data"]["no_faktur_group"].as_str().unwrap());
        let j = simpan(&k, "panjang-1", jual(&kode[..9])).await.ok();
        let teks = teks_pdf(&k.get(&nota(&j)).await.badan);
        assert_eq!(teks.matches('\u{c}').count(), 2, "{teks}");
        assert!(
            teks.contains("bersambung ke lembar 2 dari 2") && kode[..9].iter().all(|b| teks.contains(b)),
            "{teks}"
        );
        // An exchange follows its own flag, not the one of sales.
        setel(&a, "DUPLIKAT_PENJUALAN_MODULE", "on").await;
        let mut m = jual(&kode[9..]);
        m["detail_beli"] = json!([{ "surat": "NOTA", "no_faktur_jual": j["data"]["no_faktur_jual"][0], "berat_timbang": 2.0, "kondisi": "BAGUS" }]);
        let t = simpan(&k, "panjang-2", m).await.ok();
        assert_eq!(t["data"]["jenis"], json!("TUKAR"));
        let lembar = |isi: &[u8]| teks_pdf(isi).matches('\u{c}').count();
        let isi = k.get(&nota(&t)).await.badan;
        assert_eq!(lembar(&isi), 1);
        assert!(teks_pdf(&isi).contains("TUKAR"), "{}", teks_pdf(&isi));
        setel(&a, "DUPLIKAT_TUKAR_MODULE", "on").await;
        assert_eq!(lembar(&k.get(&nota(&t)).await.badan), 2);
    });
}

#[test]
fn aksesoris_di_nota_disebut_banyak_dan_harganya() {
    di_kedua_master(|a| async move {
        let (k, kode) = siap(&a, &[2.5]).await;
        let tambah = json!({ "jenis": "TAMBAH", "kode_toko": "Z01", "alasan": "STOK AWAL", "keterangan": "",
            "detail_barang": [{ "kode_group": "ACC", "kode_dept": "DOMPET", "qty": 5, "harga_modal": 2_000 }] });
        a.masuk("own-jkt1").await.post_dok("stock-aksesoris", "acc-0001", &tambah).await.ok();
        let mut m = jual(&kode);
        let acc = json!({ "kode_group": "ACC", "kode_dept": "DOMPET", "kode_toko": "Z01", "qty": 3, "harga_satuan": 5_000 });
        m["detail_barang"].as_array_mut().unwrap().push(acc);
        let j = simpan(&k, "acc-0002", m).await.data();
        let no = j["no_faktur_group"].as_str().unwrap();
        k.post(&format!("penjualan/{no}/cetak"), &json!({})).await.ok();
        let teks = teks_pdf(&k.get(&format!("penjualan/{no}/nota")).await.badan);
        assert!(teks.contains("3 x ") && teks.contains("15,000"), "{teks}");
    });
}

#[test]
fn nota_pembelian_dan_titipan_tercetak_sampai_dibatalkan() {
    di_kedua_master(|a| async move {
        let (k, kode) = siap(&a, &[10.0]).await;
        let siti = json!({ "nama_customer": "siti aminah", "alamat_customer": "jl. merdeka 1", "nik": "3171010101900001" });
        simpan(&k, "cetak-0001", jual(&kode)).await.ok();
        let mut m = json!({ "kode_sales": "S01", "customer": siti, "detail_beli": [{ "surat": "TOKO LAIN", "kode_group": "750",
            "kode_dept": "CIN750", "nama_barang": "cincin lama", "berat_timbang": 1.0, "kadar_uji": 75, "kondisi": "RUSAK RINGAN" }] });
        let total = k.post("pembelian/hitung", &m).await.data()["total_beli"].clone();
        m["pembayaran"] = json!([{ "jenis": "CASH", "jumlah_rp": total }]);
        let beli = k.post_dok("pembelian", "cetak-0002", &m).await.data()["no_faktur_group"].clone();
        let m = json!({ "customer": siti, "kode_sales": "S01", "jumlah_rp": 500_000, "cara_harga": "FLOAT",
            "pembayaran": [{ "jenis": "CASH", "jumlah_rp": 500_000 }] });
        let titip = k.post_dok("titipan", "cetak-0003", &m).await.data()["no_titip"].clone();
        for (sisi, no) in [("pembelian", &beli), ("titipan", &titip)] {
            let jalur = format!("{sisi}/{}", no.as_str().unwrap());
            for urut in 1..=2 {
                let t = k.post(&format!("{jalur}/cetak"), &json!({})).await.data();
                assert_eq!(t["urut"], json!(urut), "{jalur}");
                let pdf = k.get(&format!("{jalur}/nota")).await;
                assert!(pdf.status == 200 && pdf.badan.starts_with(b"%PDF-"));
            }
        }
        // The gram-conversion caption reckons what was bought by its assayed purity.
        let nota = format!("pembelian/{}/nota", beli.as_str().unwrap());
        assert!(!teks_pdf(&k.get(&nota).await.badan).contains("Konversi"));
        setel(&a, "KONVERSI_GRAM_MODULE", "on").await;
        let teks = teks_pdf(&k.get(&nota).await.badan);
        assert!(teks.contains("Konversi 1.000 gram = 0.750 gram 24K"), "{teks}");
        let jalur = format!("titipan/{}", titip.as_str().unwrap());
        k.post_dok(&format!("{jalur}/batal"), "cetak-0004", &json!({ "alasan": "salah ketik" })).await.ok();
        k.get(&format!("{jalur}/nota")).await.ditolak(422, "TITIP-17");
        // Refused, and not written down as handed out.
        k.post(&format!("{jalur}/cetak"), &json!({})).await.ditolak(422, "TITIP-17");
        assert_eq!(k.get(&jalur).await.data()["cetakan"], json!(2));
    });
}
