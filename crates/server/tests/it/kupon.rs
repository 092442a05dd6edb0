//! Coupons at the edge: what the calls answer and who may ask. Their rules are tested in `niaga`.

use crate::alat::di_kedua_master;
use crate::niaga::{jual, siap, simpan};
use serde_json::json;

#[test]
fn kupon_penjualan_terbaca_di_daftar_dan_cek() {
    di_kedua_master(|a| async move {
        let (k, kode) = siap(&a, &[8.0]).await;
        let own = a.masuk("own-jkt1").await;
        let t = simpan(&k, "kupon-0001", jual(&kode[..1])).await.data();
        let no = t["kupon"][0].as_str().unwrap();
        let c = own.get(&format!("cek-kupon?no_kupon={}&total=10000000", no.to_lowercase())).await.data();
        assert_eq!((&c["berlaku"], &c["status"]), (&json!(true), &json!("AKTIF")), "{c}");
        let j = own.get(&format!("transaksi-kupon?cari={no}&status=AKTIF&limit=1")).await.ok();
        assert_eq!((&j["count"], &j["total"]["nilai_pakai"]), (&json!(1), &json!(0)), "{j}");
        assert_eq!(j["data"][0]["no_faktur_group"], t["no_faktur_group"]);
        own.get("cek-kupon?no_kupon=TIDAKADA").await.ditolak(404, "KUPON-02");
        own.get("cek-kupon?no_kupon=").await.ditolak(422, "KUPON-01");
        own.get("transaksi-kupon?sort_by=oleh").await.ditolak(422, "DAFTAR-01");
    });
}

#[test]
fn hak_dan_modul_dijaga_server() {
    di_kedua_master(|a| async move {
        let own = a.masuk("own-jkt1").await;
        let fin = a.masuk("fin-jkt1").await;
        fin.get("transaksi-kupon").await.ditolak(403, "AKSES-01");
        own.put("para-system", &json!([{ "key": "KUPON_PENJUALAN_MODULE", "value": "off" }])).await.ok();
        own.get("transaksi-kupon").await.ditolak(403, "MODUL-01");
    });
}
