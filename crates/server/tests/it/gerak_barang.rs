//! Pieces on the move: to another tray, to destruction, back to the supplier; refused on their row; taken back; printed.

mod label;

use crate::alat::{Alat, Balasan, Klien, di_kedua_master};
use crate::socket::Server;
use db::args;
use serde_json::{Value, json};
use std::time::Duration;

/// New pieces in a tray; their barcodes.
pub async fn barang(k: &Klien, baki: &str, gudang: &str, berat: &[f64]) -> Vec<String> {
    let baris: Vec<Value> = berat
        .iter()
        .map(|b| {
            json!({
                "kode_group": "750", "kode_dept": "CIN750", "kode_toko": baki, "kode_gudang": gudang,
                "nama_barang": "cincin uji", "berat_asli": b, "kadar": 80, "kadar_cetak": 75, "kadar_modal": 77,
            })
        })
        .collect();
    let j = k.post("barang/create/bulk", &json!({ "detail_barang": baris })).await.ok();
    j["data"].as_array().unwrap().iter().map(|d| d["kode_barcode"].as_str().unwrap().to_owned()).collect()
}

fn detail(kode: &[String], baki: &str) -> Vec<Value> {
    kode.iter().map(|k| json!({ "kode_barcode": k, "kode_toko": baki })).collect()
}

async fn pindah(k: &Klien, kunci: &str, ke: (&str, &str), isi: Vec<Value>) -> Balasan {
    let m = json!({ "kode_gudang": ke.0, "kode_toko": ke.1, "detail_barang": isi });
    k.post_dok("pindahbarang", kunci, &m).await
}

async fn isi(k: &Klien, baki: &str) -> (i64, f64) {
    let d = k.get(&format!("barang/count-baki?kode_toko={baki}")).await.data();
    (d["qty"].as_i64().unwrap(), d["berat"].as_f64().unwrap())
}

async fn status(a: &Alat, kode: &str) -> String {
    a.baris("SELECT status FROM barang WHERE kode_barcode = $1", args![kode]).await.remove(0)
}

#[test]
fn barang_dipindah_sekali_dan_bukunya_cocok() {
    di_kedua_master(|a| async move {
        let k = a.masuk("own-jkt1").await;
        let kode = barang(&k, "A06", "TOKO", &[2.345, 3.5]).await;
        let m = detail(&kode, "A06");
        let j = pindah(&k, "pindah-0001", ("STOCK", "S04"), m.clone()).await.ok();
        assert_eq!((&j["data"]["qty"], &j["data"]["berat"]), (&json!(2), &json!(5.845)));
        // The same submit again is the same document.
        assert_eq!(pindah(&k, "pindah-0001", ("STOCK", "S04"), m).await.ok(), j);
        assert_eq!((isi(&k, "A06").await, isi(&k, "S04").await), ((0, 0.0), (2, 5.845)));
        let no = j["data"]["no_dok"].as_str().unwrap();
        assert!(no.starts_with("PBJKT1-"), "{no}");
        let d = k.get(&format!("dokumen-barang/{no}")).await.data();
        assert_eq!((&d["jenis"], &d["detail_barang"][0]["baki_ke"]), (&json!("PINDAH"), &json!("S04")));
        let cerita = k.get(&format!("barang/riwayat/{}", kode[0])).await.data();
        assert_eq!((&cerita[1]["dari"], &cerita[1]["ke"]), (&json!("TOKO A06"), &json!("STOCK S04")));
        let pdf = k.get(&format!("dokumen-barang/{no}/pdf")).await;
        assert!(pdf.status == 200 && pdf.badan.starts_with(b"%PDF-"));
        // To the tray where they lie already: refused on the row.
        let j =
            pindah(&k, "pindah-0002", ("STOCK", "S04"), detail(&kode, "")).await.ditolak(422, "PINDAH-01");
        assert!(j["fields"]["detail_barang[1].kode_barcode"].is_string(), "{j}");
        // Another store's people see neither the document nor the pieces.
        let lain = a.masuk("own-bdg1").await;
        lain.get(&format!("dokumen-barang/{no}")).await.ditolak(404, "PINDAH-03");
        pindah(&lain, "pindah-0003", ("STOCK", "S04"), detail(&kode, "")).await.ditolak(422, "PINDAH-01");
        pindah(&a.masuk("kasir1-jkt1").await, "pindah-0004", ("STOCK", "S01"), detail(&kode, ""))
            .await
            .ditolak(403, "AKSES-01");
    });
}

#[test]
fn orang_kedua_yang_memindah_barang_yang_sama_ditolak_di_barisnya() {
    di_kedua_master(|a| async move {
        let (own, spv) = (a.masuk("own-jkt1").await, a.masuk("spv-jkt1").await);
        let kode = barang(&own, "A06", "TOKO", &[2.0, 3.0, 4.0]).await;
        // Both scanned all three in A06; the first is quicker with the middle one.
        pindah(&spv, "dua-orang-1", ("STOCK", "S04"), detail(&kode[1..2], "A06")).await.ok();
        let j = pindah(&own, "dua-orang-2", ("TOKO", "K01"), detail(&kode, "A06"))
            .await
            .ditolak(422, "PINDAH-01");
        let f = j["fields"].as_object().unwrap();
        assert_eq!(f.keys().collect::<Vec<_>>(), ["detail_barang[1].kode_barcode"]);
        let sebab = f["detail_barang[1].kode_barcode"].as_str().unwrap();
        assert!(sebab.contains("STOCK S04") && sebab.contains("spv-jkt1"), "{sebab}");
        assert_eq!((isi(&own, "A06").await.0, isi(&own, "K01").await.0), (2, 0));
        // At the very same moment: exactly one gets it.
        let (satu, dua) = tokio::join!(
            pindah(&own, "bersama-0001", ("TOKO", "K01"), detail(&kode[..1], "A06")),
            pindah(&spv, "bersama-0002", ("TOKO", "K02"), detail(&kode[..1], "A06")),
        );
        let mut hasil = [satu.status, dua.status];
        hasil.sort_unstable();
        assert_eq!(hasil, [200, 422]);
    });
}

#[test]
fn baki_dan_barang_yang_salah_disebut() {
    di_kedua_master(|a| async move {
        let k = a.masuk("own-jkt1").await;
        let kode = barang(&k, "A06", "TOKO", &[2.0, 3.0]).await;
        for (ke, kolom, kata) in [
            (("TOKO", "XX9"), "kode_toko", "tidak ada"),
            (("TOKO", ""), "kode_toko", "Harus Dipilih"),
            (("TOKO", "S04"), "kode_toko", "ada di gudang STOCK"),
            (("HANCUR", "HC1"), "kode_gudang", "Hancur Data Barang"),
            (("TITIP", "TT1"), "kode_gudang", "titipan"),
        ] {
            let j = pindah(&k, "salah-tujuan", ke, detail(&kode, "")).await.ditolak(422, "PINDAH-01");
            assert!(j["fields"][kolom].as_str().is_some_and(|p| p.contains(kata)), "{ke:?} {j}");
        }
        // A tray with room for one.
        a.tulis(crate::alat::toko("JKT1"), |tx| {
            tx.exec("UPDATE baki SET kapasitas = 1 WHERE toko = 'JKT1' AND kode_baki = 'K01'", &[])
        })
        .await;
        let j = pindah(&k, "penuh-0001", ("TOKO", "K01"), detail(&kode, "")).await.ditolak(422, "PINDAH-01");
        assert!(j["message"].as_str().unwrap().contains("tinggal muat 1"), "{j}");
        // Unknown, twice, not a barcode: each on its row.
        let mut m = detail(&kode[..1], "");
        m.extend([json!({"kode_barcode": "99999999"}), m[0].clone(), json!({"kode_barcode": "abc"})]);
        let j = pindah(&k, "baris-0001", ("STOCK", "S04"), m).await.ditolak(422, "PINDAH-01");
        assert_eq!(j["fields"].as_object().unwrap().len(), 3, "{j}");
        pindah(&k, "kosong-001", ("STOCK", "S04"), vec![]).await.ditolak(422, "PINDAH-01");
        assert_eq!(isi(&k, "A06").await.0, 2);
    });
}

#[test]
fn satu_baki_dipindah_seluruhnya_dan_bisa_dikembalikan() {
    di_kedua_master(|a| async move {
        let (k, kasir) = (a.masuk("own-jkt1").await, a.masuk("kasir1-jkt1").await);
        let kode = barang(&k, "A06", "TOKO", &[1.5, 2.5, 3.5]).await;
        let m = |qty: i64| json!({ "kode_toko": "A06", "gudang_tujuan": "STOCK", "baki_tujuan": "S04", "qty": qty, "berat": 7.5 });
        k.post_dok("pindahbarang/satu-baki", "satu-baki-1", &m(2)).await.ditolak(409, "PINDAH-02");
        let d = k.post_dok("pindahbarang/satu-baki", "satu-baki-2", &m(3)).await.data();
        assert_eq!((isi(&k, "A06").await, isi(&k, "S04").await), ((0, 0.0), (3, 7.5)));
        k.post_dok("pindahbarang/satu-baki", "satu-baki-3", &m(0)).await.ditolak(422, "PINDAH-01");
        let no = d["no_dok"].as_str().unwrap();
        let batal = format!("dokumen-barang/{no}/batal");
        kasir.post(&batal, &json!({"keterangan": "x"})).await.ditolak(403, "AKSES-01");
        // One piece went on: the document stays.
        let j = pindah(&k, "lanjut-0001", ("TOKO", "K01"), detail(&kode[..1], "S04")).await.data();
        let t = k.post(&batal, &json!({"keterangan": "salah baki"})).await.ditolak(422, "PINDAH-07");
        assert!(t["fields"]["detail_barang[0].kode_barcode"].as_str().unwrap().contains("TOKO K01"), "{t}");
        // That one back first, then this.
        let lanjut = format!("dokumen-barang/{}/batal", j["no_dok"].as_str().unwrap());
        k.post(&lanjut, &json!({"keterangan": "salah"})).await.ok();
        let b = k.post_dok(&batal, "batal-000001", &json!({"keterangan": "salah baki"})).await.data();
        assert_eq!((isi(&k, "A06").await, isi(&k, "S04").await), ((3, 7.5), (0, 0.0)));
        k.post(&batal, &json!({"keterangan": "lagi"})).await.ditolak(409, "PINDAH-06");
        let d = k.get(&format!("dokumen-barang/{no}")).await.data();
        assert_eq!(d["dibatalkan"], b["no_dok"]);
        let semua = k.get("dokumen-barang?jenis=PINDAH").await.ok();
        assert_eq!((semua["count"].as_i64(), semua["data"][0]["jenis"].as_str()), (Some(4), Some("BATAL")));
        // The exact reverse: nothing is left of the two documents in the book.
        let sisa = a
            .angka(
                "SELECT COUNT(*) FROM (SELECT 1 AS x FROM buku_stok WHERE no_dok IN ($1, $2) GROUP BY gudang, baki, \
                 kode_barcode HAVING SUM(qty) <> 0 OR SUM(berat) <> 0 OR SUM(nilai) <> 0) s",
                args![no, b["no_dok"].as_str().unwrap()],
            )
            .await;
        assert_eq!(sisa, 0);
    });
}

#[test]
fn barang_dihancurkan_menurut_tanda_gudang() {
    di_kedua_master(|a| async move {
        let (k, spv) = (a.masuk("own-jkt1").await, a.masuk("spv-jkt1").await);
        let kode = barang(&k, "A06", "TOKO", &[2.0, 3.0]).await;
        let m = |kondisi: &str, ke: &str, kode: &[String]| json!({ "kondisi": kondisi, "gudang_tujuan": ke, "detail_barang": detail(kode, "") });
        for (isi, kolom) in [
            (m("", "HANCUR", &kode), "kondisi"),
            (m("TIDAK ADA", "HANCUR", &kode), "kondisi"),
            (m("PUTUS", "TOKO", &kode), "gudang_tujuan"),
            (m("PUTUS", "XX", &kode), "gudang_tujuan"),
            (m("PUTUS", "DBM", &kode), "gudang_tujuan"),
        ] {
            let j = k.post_dok("hancurbarang", "hancur-salah", &isi).await.ditolak(422, "HANCUR-01");
            assert!(j["fields"][kolom].is_string(), "{kolom}: {j}");
        }
        let j = k.post_dok("hancurbarang", "hancur-0001", &m("PUTUS", "HANCUR", &kode)).await.data();
        assert_eq!((isi(&k, "HC1").await, isi(&k, "A06").await), ((2, 5.0), (0, 0.0)));
        assert_eq!(status(&a, &kode[0]).await, "HANCUR");
        let d = k.get(&format!("dokumen-barang/{}", j["no_dok"].as_str().unwrap())).await.data();
        assert_eq!((&d["jenis"], &d["detail_barang"][0]["kondisi"]), (&json!("HANCUR"), &json!("PUTUS")));
        // Destroyed is not moved by hand; a destruction is taken back by somebody who may approve.
        pindah(&k, "dari-hancur", ("TOKO", "A06"), detail(&kode, "")).await.ditolak(422, "PINDAH-01");
        let batal = format!("dokumen-barang/{}/batal", j["no_dok"].as_str().unwrap());
        spv.post(&batal, &json!({"keterangan": "salah scan"})).await.ok();
        assert_eq!((status(&a, &kode[0]).await.as_str(), isi(&k, "A06").await.0), ("READY", 2));
        // RETUR is no source.
        pindah(&k, "ke-retur-01", ("RETUR", "RT1"), detail(&kode[..1], "")).await.ok();
        let j = k.post_dok("hancurbarang", "hancur-0002", &m("PUTUS", "HANCUR", &kode[..1])).await;
        assert!(j.ditolak(422, "HANCUR-01")["message"].as_str().unwrap().contains("RETUR"));
    });
}

#[test]
fn satu_baki_dihancurkan_dengan_kemajuan() {
    di_kedua_master(|a| async move {
        let k = a.masuk("own-jkt1").await;
        let berat: Vec<f64> = (100..160).map(|n| f64::from(n) / 100.0).collect();
        barang(&k, "A06", "TOKO", &berat).await;
        let (siaran, peristiwa) = platform::Siaran::baru();
        drop(siaran);
        server::socket::pasang(&a.app, peristiwa, None, server::socket::Batas::default()).await.unwrap();
        let s = Server::atas(&a.app).await;
        let token = k.token.clone().unwrap();
        let mut soket = s.sambung(&token).await;
        soket.daftar("uid-hancur-1").await;
        let m = json!({ "kode_toko": "A06", "kondisi": "PENYOK", "gudang_tujuan": "HANCUR", "uid": "uid-hancur-1" });
        let j = k.post_dok("hancurbarang/per-baki", "perbaki-0001", &m).await.ok();
        assert_eq!(j["message"], "Hancur Barang Perbaki Berhasil");
        assert_eq!((&j["data"]["status"], &j["data"]["qty"]), (&json!("berhasil"), &json!(60)));
        let mut pesan = Vec::new();
        while pesan.last().is_none_or(|p: &Value| p["status"] == "PROGRESS") {
            pesan.push(soket.peristiwa("hancur-barang-progress", Duration::from_secs(30)).await.unwrap());
        }
        let akhir = pesan.last().unwrap();
        assert_eq!((&akhir["status"], &akhir["message"]), (&json!("FINISH"), &json!("berhasil")), "{akhir}");
        assert_eq!((&akhir["progress"], &akhir["total"]), (&json!(60), &json!(60)));
        assert_eq!((isi(&k, "A06").await.0, isi(&k, "HC1").await.0), (0, 60));
        assert_eq!(k.post_dok("hancurbarang/per-baki", "perbaki-0001", &m).await.ok(), j);
        // Empty now; a tray of RETUR never; without a uid nobody is told.
        let m = json!({ "kode_toko": "A06", "kondisi": "PENYOK", "gudang_tujuan": "HANCUR" });
        k.post_dok("hancurbarang/per-baki", "perbaki-0002", &m).await.ditolak(422, "HANCUR-01");
        let m = json!({ "kode_toko": "RT1", "kondisi": "PENYOK", "gudang_tujuan": "HANCUR" });
        k.post_dok("hancurbarang/per-baki", "perbaki-0003", &m).await.ditolak(422, "HANCUR-01");
        s.tutup().await;
    });
}

#[test]
fn barang_diretur_ke_supplier_dan_bisa_kembali() {
    di_kedua_master(|a| async move {
        let (k, pusat) = (a.masuk("own-jkt1").await, a.masuk("own").await);
        let kode = barang(&k, "A06", "TOKO", &[2.0, 3.0]).await;
        let supplier = k.get("supplier-barang").await.data()[0]["kode_supplier"].as_str().unwrap().to_owned();
        let m = |tujuan: &str, s: &str| json!({ "tujuan": tujuan, "supplier_barang": s, "detail_barang": detail(&kode, "A06") });
        for (isi, kolom) in [
            (m("", ""), "tujuan"),
            (m("SUPPLIER", ""), "supplier_barang"),
            (m("SUPPLIER", "XX"), "supplier_barang"),
        ] {
            let j = k.post_dok("returbarang", "retur-salah1", &isi).await.ditolak(422, "RETUR-01");
            assert!(j["fields"][kolom].is_string(), "{j}");
        }
        let d = k.post_dok("returbarang", "retur-00001", &m("SUPPLIER", &supplier)).await.data();
        assert_eq!((isi(&k, "A06").await.0, status(&a, &kode[0]).await.as_str()), (0, "RETUR"));
        k.get(&format!("barang/ready/kode-barcode/{}", kode[0])).await.ditolak(409, "BARANG-04");
        let j = k
            .post_dok("returbarang", "retur-00002", &m("SUPPLIER", &supplier))
            .await
            .ditolak(422, "RETUR-01");
        assert!(j["message"].as_str().unwrap().contains("diretur ke supplier oleh own-jkt1"), "{j}");
        let batal = format!("dokumen-barang/{}/batal", d["no_dok"].as_str().unwrap());
        k.post(&batal, &json!({"keterangan": "tidak jadi"})).await.ok();
        assert_eq!((isi(&k, "A06").await.0, status(&a, &kode[0]).await.as_str()), (2, "READY"));
        let d = k.post_dok("returbarang", "retur-00003", &m("PUSAT", "")).await.data();
        let lawan = k.get(&format!("dokumen-barang/{}", d["no_dok"].as_str().unwrap())).await.data();
        assert_eq!(lawan["lawan"], "PST");
        pusat.post_dok("returbarang", "retur-00004", &m("PUSAT", "")).await.ditolak(422, "RETUR-01");
    });
}

#[test]
fn rinci_barang_dan_fotonya() {
    di_kedua_master(|a| async move {
        let k = a.masuk("own-jkt1").await;
        let kode = barang(&k, "A06", "TOKO", &[2.0, 3.0]).await;
        let jalur = format!("foto_produk/{}", kode[0]);
        crate::foto_produk::unggah(&k, &jalur, None, crate::foto_produk::png(90)).await.ok();
        let d = k.get(&format!("barang/rinci/{}", kode[0])).await.data();
        assert_eq!((&d["nama_baki"], &d["nama_gudang"]), (&json!("CINCIN KAWIN"), &json!("ETALASE")));
        assert!(
            d["foto"].as_str().is_some_and(|f| !f.is_empty()) && d["batu"].as_array().unwrap().is_empty()
        );
        let ada = k.get(&format!("barang/foto?kode_barcodes={},{},abc", kode[0], kode[1])).await.data();
        assert_eq!(ada.as_object().unwrap().len(), 1);
        // A piece that comes from another store brings its photo along; no other does.
        let lain = a.masuk("own-bdg1").await;
        lain.get(&jalur).await.ditolak(404, "FOTO-03");
        for (toko, status) in [("BDG1", 200), ("JKT1", 404)] {
            let satu = kode[0].clone();
            a.tulis(crate::alat::toko(toko), move |tx| {
                tx.exec("UPDATE barang SET toko = $2 WHERE kode_barcode = $1", args![satu.as_str(), toko])
            })
            .await;
            assert_eq!(lain.get(&jalur).await.status, status);
            let n = lain.get(&format!("barang/foto?kode_barcodes={}", kode[0])).await.data();
            assert_eq!(n.as_object().unwrap().len(), usize::from(status == 200));
        }
        k.get("barang/rinci/99999999").await.ditolak(404, "BARANG-02");
        let masuk = d["no_masuk"].as_str().unwrap();
        for (cari, n) in [(kode[0].as_str(), 1), ("cincin uji", 2), (masuk, 2), ("tidak ada itu", 0)] {
            let j = k.get(&format!("barang?cari={cari}&kode_toko=A06")).await.ok();
            assert_eq!(j["count"], n, "{cari}");
        }
    });
}
