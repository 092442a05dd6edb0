//! Counting at the edge: modules and rights of each kind, statuses, a correction under its key. What is counted as what,
//! and what a correction does, is tested in `barang`.

use crate::alat::{Alat, di_kedua_master};
use crate::gerak_barang::barang;
use serde_json::json;

#[test]
fn hitungan_dipindai_diselesaikan_dan_dikoreksi_sekali() {
    di_kedua_master(|a| async move {
        let (k, spv) = (a.masuk("own-jkt1").await, a.masuk("spv-jkt1").await);
        let kode = barang(&k, "B04", "TOKO", &[2.5, 3.5]).await;
        let isi = json!({"jenis": "BAKI", "kode_gudang": "TOKO", "kode_toko": "B04"});
        let j = k.post("stock-opname/start", &isi).await.ok();
        assert_eq!(j["message"], "Hitungan dimulai");
        let lanjut = spv.post("stock-opname/start", &isi).await.ok();
        assert_eq!(lanjut["message"], "Melanjutkan hitungan yang sedang berjalan");
        assert_eq!(lanjut["data"]["no_opname"], j["data"]["no_opname"]);
        let no = j["data"]["no_opname"].as_str().unwrap();
        let jalur = |apa: &str| format!("stock-opname/{no}{apa}");
        assert_eq!(k.post(&jalur("/scan"), &json!({"kode": kode[0]})).await.data()["kelas"], "ADA");
        k.post(&jalur("/scan"), &json!({"kode": "ab cd"})).await.ditolak(422, "OPNAME-06");
        k.post(&jalur("/scan/hapus"), &json!({"kode": kode[0]})).await.ok();
        k.post(&jalur("/scan/hapus"), &json!({"kode": kode[0]})).await.ditolak(404, "OPNAME-07");
        let t = k.post(&jalur("/scan/bulk"), &json!({"kode": [kode[0], kode[0]]})).await.data();
        assert_eq!((&t["dibaca"], &t["baru"]), (&json!(2), &json!(1)));
        assert_eq!(k.get(&jalur("")).await.data()["pemindai"].as_array().unwrap().len(), 1);
        a.masuk("kasir1-jkt1").await.get(&jalur("")).await.ditolak(403, "AKSES-01");
        a.masuk("own-bdg1").await.get(&jalur("")).await.ditolak(404, "OPNAME-01");
        k.get("stock-opname/SOJKT1-261115-9999").await.ditolak(404, "OPNAME-01");
        k.get("stock-opname/apa").await.ditolak(404, "OPNAME-01");
        k.post(&jalur("/koreksi"), &json!({"otorisasi": "X"})).await.ditolak(422, "OPNAME-09");
        k.post(&jalur("/selesai"), &json!({})).await.ok();
        k.post(&jalur("/selesai"), &json!({})).await.ditolak(409, "OPNAME-02");
        let baris = k.get(&jalur("/baris?limit=1000")).await.data();
        let hilang = baris.as_array().unwrap().iter().find(|b| b["kode"] == kode[1].as_str()).unwrap();
        assert_eq!(hilang["kelas"], "HILANG");
        // A correction: approved for this count, and done once however often it is sent.
        let satu = json!({"kode": [kode[1]]});
        let perlu = k.post(&jalur("/koreksi"), &satu).await.ditolak(422, "OPNAME-12");
        let id = k.izin("spv-jkt1", &perlu).await;
        let isi = json!({"otorisasi": id, "kode": [kode[1]], "keterangan": "opname bulanan"});
        let t = k.post_dok(&jalur("/koreksi"), "koreksi-01", &isi).await.ok();
        assert_eq!(k.post_dok(&jalur("/koreksi"), "koreksi-01", &isi).await.ok(), t);
        assert_eq!((&t["data"]["hilang"], &t["message"]), (&json!(1), &json!("Koreksi Berhasil Disimpan")));
        k.post(&jalur("/koreksi"), &isi).await.ditolak(409, "OPNAME-10");
    });
}

async fn modul(a: &Alat, nilai: &str) {
    let isi = json!([
        {"key": "RFID_MODULE", "value": nilai}, {"key": "OPNAME_GLOBAL_DAILY_MODULE", "value": nilai},
    ]);
    let su = a.masuk("su").await.di("JKT1");
    su.put("para-system", &isi).await.ok();
}

#[test]
fn rfid_dan_global_hanya_bila_modulnya_menyala() {
    di_kedua_master(|a| async move {
        let k = a.masuk("own-jkt1").await;
        let (rfid, global) = (json!({"jenis": "RFID"}), json!({"jenis": "GLOBAL"}));
        modul(&a, "off").await;
        for isi in [&rfid, &global] {
            k.post("stock-opname/start", isi).await.ditolak(403, "MODUL-01");
        }
        modul(&a, "on").await;
        for isi in [&rfid, &global] {
            let no = k.post("stock-opname/start", isi).await.data()["no_opname"].clone();
            let no = no.as_str().unwrap();
            k.post(&format!("stock-opname/{no}/batal"), &json!({})).await.ok();
            k.post(&format!("stock-opname/{no}/scan"), &json!({"kode": "1"})).await.ditolak(409, "OPNAME-02");
        }
        let t = k.post("stock-opname/start", &json!({"jenis": "BAKI"})).await.ditolak(422, "OPNAME-04");
        assert!(t["fields"]["kode_gudang"].is_string(), "{t}");
        k.get("stock-opname/penerimaan").await.ok();
    });
}
