//! Documents that move pieces, at the edge: keys, rights, statuses, papers, the progress over the socket, photos. What may
//! be moved is tested in `barang`.

mod label;

use crate::alat::{Balasan, Klien, di_kedua_master};
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
    // A key of its own: the same pieces may come twice.
    let kunci = platform::acak::teks(12);
    let j = k.post_dok("barang/create/bulk", &kunci, &json!({ "detail_barang": baris })).await.ok();
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

#[test]
fn pemindahan_disimpan_sekali_dibatalkan_dan_punya_kertas() {
    di_kedua_master(|a| async move {
        let (k, kasir) = (a.masuk("own-jkt1").await, a.masuk("kasir1-jkt1").await);
        let kode = barang(&k, "A06", "TOKO", &[2.345, 3.5]).await;
        let m = detail(&kode, "A06");
        let j = pindah(&k, "pindah-0001", ("STOCK", "S04"), m.clone()).await.ok();
        // The same submit again is the same document.
        assert_eq!(pindah(&k, "pindah-0001", ("STOCK", "S04"), m).await.ok(), j);
        assert_eq!((isi(&k, "A06").await, isi(&k, "S04").await), ((0, 0.0), (2, 5.845)));
        let no = j["data"]["no_dok"].as_str().unwrap();
        let d = k.get(&format!("dokumen-barang/{no}")).await.data();
        assert_eq!((&d["jenis"], &d["detail_barang"][0]["baki_ke"]), (&json!("PINDAH"), &json!("S04")));
        let pdf = k.get(&format!("dokumen-barang/{no}/pdf")).await;
        assert!(pdf.status == 200 && pdf.badan.starts_with(b"%PDF-"));
        let t =
            pindah(&k, "pindah-0002", ("STOCK", "S04"), detail(&kode, "")).await.ditolak(422, "PINDAH-01");
        assert!(t["fields"]["detail_barang[1].kode_barcode"].is_string(), "{t}");
        a.masuk("own-bdg1").await.get(&format!("dokumen-barang/{no}")).await.ditolak(404, "PINDAH-03");
        pindah(&kasir, "pindah-0004", ("STOCK", "S01"), detail(&kode, "")).await.ditolak(403, "AKSES-01");
        let batal = format!("dokumen-barang/{no}/batal");
        kasir.post(&batal, &json!({"keterangan": "x"})).await.ditolak(403, "AKSES-01");
        let alasan = json!({"keterangan": "salah baki"});
        let b = k.post_dok(&batal, "batal-000001", &alasan).await.ok();
        assert_eq!(k.post_dok(&batal, "batal-000001", &alasan).await.ok(), b);
        k.post(&batal, &json!({"keterangan": "lagi"})).await.ditolak(409, "PINDAH-06");
        assert_eq!(k.get("dokumen-barang?jenis=PINDAH").await.ok()["count"], 2);
    });
}

#[test]
fn baki_hancur_dan_retur_disimpan_sekali() {
    di_kedua_master(|a| async move {
        let k = a.masuk("own-jkt1").await;
        let kode = barang(&k, "A06", "TOKO", &[1.5, 2.5, 3.5]).await;
        let baki = |qty: i64| json!({ "kode_toko": "A06", "gudang_tujuan": "STOCK", "baki_tujuan": "S04", "qty": qty, "berat": 7.5 });
        k.post_dok("pindahbarang/satu-baki", "satu-baki-1", &baki(2)).await.ditolak(409, "PINDAH-02");
        let hancur =
            json!({ "kondisi": "PUTUS", "gudang_tujuan": "HANCUR", "detail_barang": detail(&kode[..1], "") });
        let retur =
            json!({ "tujuan": "PUSAT", "supplier_barang": "", "detail_barang": detail(&kode[1..2], "") });
        for (jalur, m) in
            [("pindahbarang/satu-baki", &baki(3)), ("hancurbarang", &hancur), ("returbarang", &retur)]
        {
            let kunci = format!("kunci-{}", jalur.replace('/', "-"));
            let j = k.post_dok(jalur, &kunci, m).await.ok();
            assert_eq!(k.post_dok(jalur, &kunci, m).await.ok(), j, "{jalur}");
        }
        assert_eq!((isi(&k, "S04").await.0, isi(&k, "HC1").await.0), (1, 1));
        k.post_dok("hancurbarang", "hancur-salah", &hancur).await.ditolak(422, "HANCUR-01");
        k.post_dok("returbarang", "retur-salah1", &retur).await.ditolak(422, "RETUR-01");
        k.get(&format!("barang/ready/kode-barcode/{}", kode[1])).await.ditolak(409, "BARANG-04");
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
        // Empty now; without a uid nobody is told.
        let m = json!({ "kode_toko": "A06", "kondisi": "PENYOK", "gudang_tujuan": "HANCUR" });
        k.post_dok("hancurbarang/per-baki", "perbaki-0002", &m).await.ditolak(422, "HANCUR-01");
        s.tutup().await;
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
        assert!(d["foto"].as_str().is_some_and(|f| !f.is_empty()), "{d}");
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
        assert_eq!(k.get(&format!("barang?cari={}&kode_toko=A06", kode[0])).await.ok()["count"], 1);
    });
}
