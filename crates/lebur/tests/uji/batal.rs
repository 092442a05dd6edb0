//! Taking back: exact, by the right person, only while nothing moved on.

use crate::alat::{
    KASIR, OWN, SPV, batalkan, buka, ciok, di, di_pelebur, harga_100, isi_lot, jual, keluar, kirim,
    penjualan, rosok, teks, terima,
};
use barang::pindah;
use db::args;
use dunia::{di_kedua, ditolak};
use serde_json::json;

#[test]
fn jual_hasil_dan_lot_kembali_seperti_semula() {
    di_kedua(|d| async move {
        let own = d.orang(OWN).await;
        let kode = rosok(&d, &[20_000]).await;
        let lot = buka(&d, &isi_lot(&kode, 20_000)).await.unwrap();
        kirim(&d, &lot["no_lot"], 20_000).await.unwrap();
        let lh = terima(&d, &keluar(&lot["no_lot"], &[ciok(14_980, 100.0)])).await.unwrap();
        let harga = harga_100(&d).await * 15;
        let pph = harga * 25 / 10_000;
        let laci = d.laci(KASIR).await;
        let jc = jual(&d, SPV, &penjualan("L01", &lh["no_dok"], 14_980, harga, harga + pph)).await.unwrap();
        // From the last to the first.
        ditolak(batalkan(&d, &own, &lot["no_lot"]).await, "LEBUR-05");
        ditolak(batalkan(&d, &own, &lh["no_dok"]).await, "LEBUR-14");
        d.minta_izin((&own, SPV), &json!({ "no_dok": jc["no_dok"], "alasan": "salah" }), lebur::batal::batal)
            .await
            .unwrap();
        assert_eq!((di(&d, "@CIOK").await, d.laci(KASIR).await), (14_980, laci));
        assert_eq!(d.angka("SELECT CAST(SUM(pajak) AS BIGINT) FROM buku_pajak", args![]).await, 0);
        batalkan(&d, &own, &lh["no_dok"]).await.unwrap();
        assert_eq!((di(&d, "@CIOK").await, di(&d, "@LEBUR").await, di(&d, "@SUSUT").await), (0, 15_000, 0));
        assert_eq!(d.baris("SELECT tahap FROM lot_lebur_kini", args![]).await, ["KIRIM"]);
        batalkan(&d, &own, &lot["no_lot"]).await.unwrap();
        assert_eq!(d.letak(&kode[0]).await.unwrap(), "HANCUR/HC1");
        assert_eq!((di(&d, "@LEBUR").await, di(&d, "HANCUR").await), (0, 15_000));
        ditolak(batalkan(&d, &own, &lot["no_lot"]).await, "LEBUR-13");
        ditolak(batalkan(&d, &own, &json!("FJJKT1-261115-0001")).await, "LEBUR-12");
        d.bersih().await;
    });
}

#[test]
fn yang_sudah_berlanjut_dan_penulisnya_sendiri_ditolak() {
    di_kedua(|d| async move {
        let (own, spv) = (d.orang(OWN).await, d.orang(SPV).await);
        let no = di_pelebur(&d, &[20_000]).await;
        let batang = json!({ "bentuk": "LM", "kode_group": "LM", "kode_dept": "LMBTG", "berat": 15.0, "kadar_uji": 99.99 });
        let lh = terima(&d, &keluar(&no, &[batang])).await.unwrap();
        let kode = teks(&lh["kode_barcode"][0]);
        let m =
            json!({ "kode_gudang": "TOKO", "kode_toko": "L01", "detail_barang": [{ "kode_barcode": kode }] });
        d.minta(&own, &m, pindah::pindah).await.unwrap();
        ditolak(batalkan(&d, &own, &lh["no_dok"]).await, "LEBUR-14");
        // Who opened a lot does not take it back alone.
        let lot = buka(&d, &isi_lot(&rosok(&d, &[4_000]).await, 4_000)).await.unwrap();
        assert!(batalkan(&d, &spv, &lot["no_lot"]).await.unwrap_err().rincian.is_some());
        d.hari("2026-11-16", &["JKT1"]).await;
        let t = batalkan(&d, &spv, &lot["no_lot"]).await.unwrap_err();
        assert_eq!(t.rincian.as_ref().unwrap()["permohonan"]["pemilik"], true);
        batalkan(&d, &own, &lot["no_lot"]).await.unwrap();
        d.bersih().await;
    });
}
