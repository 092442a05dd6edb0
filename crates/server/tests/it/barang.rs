//! Pieces at the edge: a bulk saved under its key, looked up by barcode, refused with a status. What a piece must be is
//! tested in `barang`.

use crate::alat::{Klien, di_kedua_master};
use serde_json::{Value, json};

fn cincin(berat: f64) -> Value {
    json!({
        "kode_group": "750", "kode_dept": "CIN750", "kode_toko": "A04", "kode_gudang": "TOKO",
        "nama_barang": "cincin polos", "berat_asli": berat, "kadar": 80, "kadar_cetak": 75,
        "kadar_modal": 77, "id_foto": berat.to_string(),
    })
}

async fn simpan(k: &Klien, kunci: &str, baris: &[Value]) -> crate::alat::Balasan {
    k.post_dok("barang/create/bulk", kunci, &json!({"detail_barang": baris})).await
}

#[test]
fn barang_banyak_disimpan_sekali_dan_ditemukan() {
    di_kedua_master(|a| async move {
        let k = a.masuk("own-jkt1").await;
        let isi_baki =
            async || k.get("barang/count-baki?kode_toko=A04").await.data()["qty"].as_i64().unwrap();
        let awal = isi_baki().await;
        let baris = [cincin(2.345), cincin(3.5)];
        let j = simpan(&k, "kunci-001", &baris).await.ok();
        // The same submit again: the same answer, nothing new.
        assert_eq!(simpan(&k, "kunci-001", &baris).await.ok(), j);
        assert_eq!(isi_baki().await, awal + 2);
        assert_eq!(j["data"][0]["id_foto"], "2.345");
        let kode = j["data"][0]["kode_barcode"].as_str().unwrap();
        let siap = k.get(&format!("barang/ready/kode-barcode/{kode}")).await.data();
        assert_eq!((&siap["nama_barang"], &siap["berat"]), (&json!("CINCIN POLOS"), &json!(2.35)));
        assert_eq!(k.get(&format!("barang/riwayat/{kode}")).await.data()[0]["ke"], "TOKO A04");
        let lain = a.masuk("own-bdg1").await;
        lain.get(&format!("barang/ready/kode-barcode/{kode}")).await.ditolak(422, "BARANG-03");
        k.get("barang/ready/kode-barcode/99999999").await.ditolak(404, "BARANG-02");
        let rentang = format!("barang/get/ready-edit-profit?kode_awal={kode}&kode_akhir={kode}");
        k.post("barang/update/edit-profit", &json!({"data": [{"kode_barcode": kode, "profit": 250_000}]}))
            .await
            .ok();
        assert_eq!(k.get(&rentang).await.data()[0]["profit"], 250_000);
    });
}

#[test]
fn yang_salah_dijawab_dengan_status_dan_barisnya() {
    di_kedua_master(|a| async move {
        let k = a.masuk("own-jkt1").await;
        let j = simpan(&k, "kunci-002", &[cincin(2.5), cincin(0.0)]).await.ditolak(422, "BARANG-06");
        assert!(j["fields"]["detail_barang[1].berat_asli"].is_string(), "{j}");
        simpan(&k, "kunci-003", &[]).await.ditolak(422, "BARANG-07");
        simpan(&a.masuk("kasir1-jkt1").await, "kunci-005", &[cincin(2.5)]).await.ditolak(403, "AKSES-01");
    });
}
