//! Around a sale: put aside and taken up, validated by a second person, its nota on paper, another date, two cashiers on
//! one piece, and the same submit twice.

use crate::alat::{Balasan, Klien, di_kedua_master};
use crate::niaga::{jual, setel, siap, simpan};
use db::args;
use serde_json::{Value, json};
use std::io::Write as _;
use std::process::{Command, Stdio};

fn teks_pdf(isi: &[u8]) -> String {
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

async fn hapus(k: &Klien, jalur: &str) -> Balasan {
    k.kirim(k.minta("DELETE", jalur)).await
}

#[test]
fn diparkir_lalu_dilanjutkan_sekali() {
    di_kedua_master(|a| async move {
        let (k, kode) = siap(&a, &[2.5, 3.0]).await;
        let mut isi = jual(&kode);
        isi["customer"] = json!({ "nama_customer": "ibu siti" });
        isi["otorisasi"] = json!("bukan-untuk-disimpan");
        let badan = json!({ "isi": isi });
        let p = k.post_dok("penjualan/parkir", "parkir-01", &badan).await.ok();
        assert_eq!(k.post_dok("penjualan/parkir", "parkir-01", &badan).await.ok(), p);
        let p = p["data"].clone();
        assert_eq!(
            (&p["nama"], &p["baris"], &p["isi"]["otorisasi"]),
            (&json!("IBU SITI"), &json!(2), &json!(""))
        );
        // Another cashier sees it and takes it up; then it is gone for everybody.
        let lain = a.masuk("kasir2-jkt1").await;
        let daftar = lain.get("penjualan/parkir").await.data();
        assert_eq!(daftar.as_array().unwrap().len(), 1, "{daftar}");
        let jalur = format!("penjualan/parkir/{}", p["id"].as_str().unwrap());
        let isi = hapus(&lain, &jalur).await.data()["isi"].clone();
        assert_eq!(isi["detail_barang"][1]["kode_barcode"], json!(kode[1]));
        hapus(&k, &jalur).await.ditolak(404, "JUAL-11");
        assert_eq!(k.get("penjualan/parkir").await.data(), json!([]));
        k.post_dok("penjualan/parkir", "parkir-02", &json!({ "isi": {} })).await.ditolak(422, "JUAL-10");
        // Another store does not see what this one put aside.
        k.post_dok("penjualan/parkir", "parkir-03", &badan).await.ok();
        assert_eq!(a.masuk("kasir1-bdg1").await.get("penjualan/parkir").await.data(), json!([]));
        simpan(&lain, "parkir-04", isi).await.ok();
    });
}

#[test]
fn divalidasi_oleh_orang_kedua() {
    di_kedua_master(|a| async move {
        let (k, kode) = siap(&a, &[2.5, 3.0]).await;
        let spv = a.masuk("spv-jkt1").await;
        spv.get("validasi/penjualan/get").await.ditolak(422, "JUAL-13");
        setel(&a, "VALIDASI_PENJUALAN_MODULE", "on").await;
        let mut no = Vec::new();
        for (i, satu) in kode.iter().enumerate() {
            let j = simpan(&k, &format!("valid-0{i}"), jual(std::slice::from_ref(satu))).await.ok();
            no.push(j["data"]["no_faktur_group"].as_str().unwrap().to_owned());
        }
        let belum = spv.get("validasi/penjualan/get?kode_sales=ALL").await.json();
        assert_eq!(belum["count"], json!(2), "{belum}");
        assert_eq!(spv.get("validasi/penjualan/get?user_id=kasir2-jkt1").await.data(), json!([]));
        assert_eq!(spv.get("validasi/penjualan/get?kode_sales=S99").await.data(), json!([]));
        // Who wrote it is not the second person, whatever rights they have.
        let own = a.masuk("own-jkt1").await;
        let minta = json!({ "no_faktur_groups": [&no[0], "NGJKT1-200101-0001", "bukan"] });
        let j = spv.post_dok("validasi/penjualan", "valid-0a", &minta).await.ditolak(422, "JUAL-12");
        assert!(
            j["fields"]["no_faktur_groups[1]"].is_string() && j["fields"]["no_faktur_groups[2]"].is_string(),
            "{j}"
        );
        assert_eq!(a.angka("SELECT COUNT(*) FROM faktur_valid", args![]).await, 0, "semua atau tidak");
        let satu = json!({ "no_faktur_groups": [&no[0]] });
        let sah = spv.post_dok("validasi/penjualan", "valid-0b", &satu).await.ok();
        assert_eq!(spv.post_dok("validasi/penjualan", "valid-0b", &satu).await.ok(), sah);
        let j = own.post_dok("validasi/penjualan", "valid-0c", &satu).await.ditolak(422, "JUAL-12");
        assert!(j["fields"]["no_faktur_groups[0]"].as_str().unwrap().contains("spv-jkt1"), "{j}");
        // Cancelled ones are no longer asked for; both sides together work without the module.
        let batal = json!({ "no_faktur": &no[1], "alasan": "salah ketik" });
        spv.post_dok("penjualan/batal", "valid-0d", &batal).await.ok();
        assert_eq!(own.get("validasi/jual-beli/get").await.data(), json!([]));
        let minta = json!({ "no_faktur_groups": [&no[1]] });
        own.post_dok("validasi/jual-beli", "valid-0e", &minta).await.ditolak(422, "JUAL-12");
        own.post_dok("validasi/jual-beli", "valid-0f", &json!({})).await.ditolak(422, "JUAL-12");
    });
}

#[test]
fn yang_menulis_tidak_memvalidasi_sendiri() {
    di_kedua_master(|a| async move {
        let (_, kode) = siap(&a, &[2.5]).await;
        let own = a.masuk("own-jkt1").await;
        let j = simpan(&own, "sendiri-1", jual(&kode)).await.ok();
        let minta = json!({ "no_faktur_groups": [j["data"]["no_faktur_group"]] });
        let t = own.post_dok("validasi/jual-beli", "sendiri-2", &minta).await.ditolak(422, "JUAL-12");
        assert!(t["fields"]["no_faktur_groups[0]"].as_str().unwrap().contains("Anda tulis sendiri"), "{t}");
        a.masuk("spv-jkt1").await.post_dok("validasi/jual-beli", "sendiri-3", &minta).await.ok();
        let d = own.get("penjualan?status=AKTIF").await.data();
        assert_eq!(d[0]["valid_oleh"], json!("spv-jkt1"), "{d}");
    });
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
        // Whole numbers and barcodes are found whatever the days, parts of them within.
        for (cari, dari, ada) in [
            (no, "2030-01-01", 1),
            (fj, "2030-01-01", 1),
            (&kode[0], "2030-01-01", 1),
            ("siti", "2020-01-01", 1),
            ("siti", "2030-01-01", 0),
        ] {
            let d = k.get(&format!("penjualan?cari={cari}&tgl_from={dari}")).await.json();
            assert_eq!(d["count"], json!(ada), "{cari} {d}");
        }
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
        k.post(&cetak, &json!({ "printer": "TIDAKADA" })).await.ditolak(404, "PRINTER-01");
        k.get("penjualan/NGJKT1-200101-0001/nota").await.ditolak(404, "NIAGA-11");
        let batal = json!({ "no_faktur": no, "alasan": "salah ketik" });
        a.masuk("spv-jkt1").await.post_dok("penjualan/batal", "nota-0002", &batal).await.ok();
        k.get(&nota).await.ditolak(422, "JUAL-14");
        k.post(&cetak, &json!({})).await.ditolak(422, "JUAL-14");
    });
}

#[test]
fn tanggal_mundur_menurut_modul_dan_level() {
    di_kedua_master(|a| async move {
        let (k, kode) = siap(&a, &[2.0, 2.1, 2.2]).await;
        let hari = a.masuk("own-jkt1").await.get("harga-emas/hari-ini").await.data()["tanggal"]
            .as_str()
            .unwrap()
            .to_owned();
        let kemarin = values::Tanggal::parse(&hari).unwrap().tambah_hari(-1).unwrap().to_string();
        let dengan = |i: usize, tgl: &str| {
            let mut m = jual(&kode[i..=i]);
            m["tgl_dokumen"] = json!(tgl);
            m
        };
        let (own, spv) = (a.masuk("own-jkt1").await, a.masuk("spv-jkt1").await);
        for (ke, orang) in [&k, &own, &spv].into_iter().enumerate() {
            simpan(orang, &format!("mundur-a{ke}"), dengan(0, &kemarin)).await.ditolak(422, "NIAGA-05");
        }
        setel(&a, "DATE_BACK_SPV_MODULE", "on").await;
        simpan(&own, "mundur-0b", dengan(0, &kemarin)).await.ditolak(422, "NIAGA-05");
        simpan(&k, "mundur-0c", dengan(0, &kemarin)).await.ditolak(422, "NIAGA-05");
        let j = simpan(&spv, "mundur-0d", dengan(0, &kemarin)).await;
        // Yesterday may be closed already in the demo's store; then it says so.
        if j.status == 200 {
            let no = j.ok()["data"]["no_faktur_group"].clone();
            let d = k.post("penjualan/get/bynota", &json!({ "no_faktur_group": no })).await.data();
            assert_eq!((&d["tgl_dokumen"], &d["tgl_system"]), (&json!(kemarin), &json!(hari)));
        } else {
            let pesan = j.ditolak(422, "NIAGA-05")["fields"]["tgl_dokumen"].as_str().unwrap().to_owned();
            assert!(pesan.contains("sudah ditutup"), "{pesan}");
        }
        let besok = values::Tanggal::parse(&hari).unwrap().tambah_hari(1).unwrap().to_string();
        simpan(&spv, "mundur-0e", dengan(1, &besok)).await.ditolak(422, "NIAGA-05");
        simpan(&k, "mundur-0f", dengan(2, &hari)).await.ok();
    });
}

async fn bayar(k: &Klien, kode: &[String]) -> Value {
    let mut m = jual(kode);
    let h = k.post("penjualan/hitung", &m).await.data();
    m["neto"] = h["neto"].clone();
    m["pembayaran"] = json!([{ "jenis": "CASH", "jumlah_rp": h["neto"] }]);
    m
}

#[test]
fn dua_kasir_satu_barang_tepat_satu_menang() {
    di_kedua_master(|a| async move {
        let berat: Vec<f64> = (0..6).map(|i| 2.0 + f64::from(i) / 10.0).collect();
        let (satu, kode) = siap(&a, &berat).await;
        let dua = a.masuk("kasir2-jkt1").await;
        for (i, b) in kode.iter().enumerate() {
            let m = bayar(&satu, std::slice::from_ref(b)).await;
            let (ka, kb) = (format!("balap-a{i}"), format!("balap-b{i}"));
            let (x, y) =
                tokio::join!(satu.post_dok("penjualan", &ka, &m), dua.post_dok("penjualan", &kb, &m));
            let (menang, kalah, siapa) =
                if x.status == 200 { (x, y, "kasir1-jkt1") } else { (y, x, "kasir2-jkt1") };
            menang.ok();
            let j = kalah.ditolak(422, "JUAL-01");
            let pesan = j["fields"]["detail_barang[0].kode_barcode"].as_str().unwrap().to_owned();
            assert!(pesan.contains(&format!("sudah terjual oleh {siapa}")), "{pesan}");
        }
        assert_eq!(a.angka("SELECT COUNT(*) FROM faktur", args![]).await, 6);
        // The same submit, twice at once: one sale, one answer.
        let (k, kode) = siap(&a, &[4.0]).await;
        let m = bayar(&k, &kode).await;
        let (x, y) =
            tokio::join!(k.post_dok("penjualan", "kembar-1", &m), k.post_dok("penjualan", "kembar-1", &m));
        assert_eq!(x.ok(), y.ok());
        assert_eq!(a.angka("SELECT COUNT(*) FROM faktur", args![]).await, 7);
    });
}

#[test]
fn aksesoris_di_sebelah_barang() {
    di_kedua_master(|a| async move {
        let (k, kode) = siap(&a, &[2.5]).await;
        let own = a.masuk("own-jkt1").await;
        let tambah = json!({ "jenis": "TAMBAH", "kode_toko": "Z01", "alasan": "STOK AWAL", "keterangan": "",
            "detail_barang": [{ "kode_group": "ACC", "kode_dept": "DOMPET", "qty": 5, "harga_modal": 2_000 }] });
        own.post_dok("stock-aksesoris", "acc-0001", &tambah).await.ok();
        let ada = k.get("penjualan/aksesoris").await.data();
        assert_eq!(
            (&ada[0]["kode_dept"], &ada[0]["kode_toko"], &ada[0]["qty"]),
            (&json!("DOMPET"), &json!("Z01"), &json!(5))
        );
        assert!(!ada.to_string().contains("modal"), "modal bukan untuk kasir: {ada}");
        let mut m = jual(&kode);
        let acc = |qty: i64| json!({ "kode_group": "ACC", "kode_dept": "DOMPET", "kode_toko": "Z01", "qty": qty, "harga_satuan": 5_000 });
        m["detail_barang"].as_array_mut().unwrap().push(acc(6));
        let t = k.post("penjualan/hitung", &m).await.ditolak(422, "JUAL-01");
        assert!(t["fields"]["detail_barang[1].qty"].is_string(), "{t}");
        m["detail_barang"][1] = acc(3);
        let j = simpan(&k, "acc-0002", m).await.ok();
        assert_eq!(k.get("penjualan/aksesoris").await.data()[0]["qty"], json!(2));
        let no = j["data"]["no_faktur_group"].as_str().unwrap();
        k.post(&format!("penjualan/{no}/cetak"), &json!({})).await.ok();
        let teks = teks_pdf(&k.get(&format!("penjualan/{no}/nota")).await.badan);
        assert!(teks.contains("3 x ") && teks.contains("15,000"), "{teks}");
        let batal = json!({ "no_faktur": no, "alasan": "salah ketik" });
        a.masuk("spv-jkt1").await.post_dok("penjualan/batal", "acc-0003", &batal).await.ok();
        assert_eq!(k.get("penjualan/aksesoris").await.data()[0]["qty"], json!(5));
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
