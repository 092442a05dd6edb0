//! Melting at the edge: saved once, its nota, who may ask for the position. Its rules are tested in `lebur`.

use crate::alat::{Klien, di_kedua_master};
use crate::niaga::harga;
use serde_json::{Value, json};

/// Gold without a barcode that waits for the melt.
async fn bahan(own: &Klien) {
    let baris = json!([{ "kode_group": "750", "kode_dept": "CIN750", "kode_toko": "A06", "qty": 1, "berat": 20, "harga_modal": 15_000_000 }]);
    own.post_dok("barang-manual", "bahan-0001", &json!({ "keterangan": "uji", "detail_barang": baris }))
        .await
        .ok();
    let m = json!({ "tujuan": "HC1", "keterangan": "uji", "detail_barang": baris });
    own.post_dok("barang-manual/hancur", "bahan-0002", &m).await.ok();
}

#[test]
fn lot_disimpan_sekali_cioknya_bernota_dan_posisinya_milik_pemilik() {
    di_kedua_master(|a| async move {
        let (own, spv, kasir) =
            (a.masuk("own-jkt1").await, a.masuk("spv-jkt1").await, a.masuk("kasir1-jkt1").await);
        harga(&own).await;
        bahan(&own).await;
        // Who neither gives nor takes a lot tells its assay: here a cashier, to whom the owner gave the menus.
        kasir.get("jual-ciok").await.ditolak(403, "AKSES-01");
        let versi = &own.get("users/akses/kasir1-jkt1").await.data()["versi"];
        let m = json!({ "mode": "TAMBAH", "akses": ["/lot-lebur", "/jual-ciok"], "users": [{ "user_id": "kasir1-jkt1", "versi": versi }] });
        own.post("akses/massal", &m).await.ok();
        let emas = json!([{ "kode_group": "750", "kode_dept": "CIN750", "kode_toko": "HC1", "berat": 20 }]);
        let m = json!({ "timbang": 20, "emas": emas });
        let lot = spv.post_izin("lot-lebur", "lot-0001", &m, "own-jkt1").await.data();
        let no: &Value = &lot["no_lot"];
        let k = json!({ "no_lot": no, "kode_pelebur": "L01", "timbang": 20 });
        spv.post_izin("lot-lebur/kirim", "kirim-0001", &k, "own-jkt1").await.ok();
        let h = json!({ "no_lot": no, "hasil": [{ "bentuk": "CIOK", "berat": 15, "kadar_uji": 100 }] });
        let j = kasir.post_dok("lot-lebur/hasil", "hasil-0001", &h).await.ok();
        assert_eq!(kasir.post_dok("lot-lebur/hasil", "hasil-0001", &h).await.ok(), j);
        kasir.post_dok("lot-lebur/hasil", "hasil-0002", &h).await.ditolak(409, "LEBUR-05");
        let layar = kasir.get("jual-ciok").await.data();
        let harga = layar["harga_100"].as_i64().unwrap() * 15;
        let total = harga + harga * 25 / 10_000;
        let s = json!({ "kode_pelebur": "L01", "timbang": 15, "detail": [{ "no_hasil": j["data"]["no_dok"], "baris": 1, "harga": harga }],
            "pembayaran": [{ "jenis": "CASH", "jumlah_rp": total }] });
        let jc = kasir.post_izin("jual-ciok", "jual-0001", &s, "spv-jkt1").await.data();
        assert_eq!(jc["total"], total, "{jc}");
        let no = jc["no_dok"].as_str().unwrap();
        let pdf = kasir.get(&format!("jual-ciok/{no}/nota")).await;
        assert_eq!((pdf.status, pdf.kepala("content-type")), (200, "application/pdf"));
        assert_eq!(kasir.post(&format!("jual-ciok/{no}/cetak"), &json!({})).await.data()["urut"], 1);
        let p = own.get("posisi-emas").await.data();
        assert_eq!((&p["rantai"], &p["boleh_rantai"]), (&json!(false), &json!(false)));
        own.get("posisi-emas?rantai=true").await.ditolak(403, "LEBUR-19");
        assert_eq!(kasir.get("posisi-emas").await.status, 403);
        spv.get("lot-lebur/lot/LBJKT1-261115-0099").await.ditolak(404, "LEBUR-04");
    });
}
