//! Taking back: exactly, once, and only while nothing moved on.

use crate::alat::{
    KASIR, OWN, SPV, batalkan, berat, di_luar, di_tukang, dibeli, kembali, minta, sortir, teks, terima,
};
use db::args;
use dunia::{di_kedua, ditolak};
use serde_json::json;

#[test]
fn sortir_dibatalkan_selama_barangnya_belum_berpindah() {
    di_kedua(|d| async move {
        let spv = d.orang(SPV).await;
        let kode = dibeli(&d, &[3_000, 2_000]).await;
        let m = minta(&[(&kode[0], "CUCI"), (&kode[1], "HANCUR")], &[("CUCI", 3_000), ("HANCUR", 2_000)]);
        let no = teks(&sortir(&d, &spv, &m).await.unwrap()["no_sortir"]);
        batalkan(&d, &spv, &no).await.unwrap();
        for k in &kode {
            assert_eq!(d.letak(k).await.as_deref(), Some("BELI/BL2"));
        }
        ditolak(batalkan(&d, &spv, &no).await, "SEPUH-06");
        ditolak(batalkan(&d, &spv, "SRJKT1-261115-0099").await, "SEPUH-05");
        // Sorted again it is the purchase that counts: who brought it still needs another.
        ditolak(sortir(&d, &d.orang(OWN).await, &m).await, "SEPUH-04");
        let no = teks(&sortir(&d, &spv, &m).await.unwrap()["no_sortir"]);
        let lot = crate::alat::lot(&kode[..1], "CUCI", 3_000);
        crate::alat::kirim(&d, &lot).await.unwrap();
        ditolak(batalkan(&d, &spv, &no).await, "SEPUH-07");
        d.bersih().await;
    });
}

#[test]
fn penerimaan_lalu_lot_dibatalkan_sampai_ke_miligramnya() {
    di_kedua(|d| async move {
        let (kasir, own) = (d.orang(KASIR).await, d.orang(OWN).await);
        let (no, kode) = di_tukang(&d, &[4_000, 6_000], "CUCI").await;
        let mut m = kembali(&no, &[(&kode[0], 3_990), (&kode[1], 5_960)]);
        m["detail_barang"][1]["label_baru"] = json!(true);
        let j = terima(&d, &kasir, &m).await.unwrap();
        let (tc, baru) = (teks(&j["no_terima"]), teks(&j["label_baru"][0]["baru"]));
        assert_eq!(di_luar(&d, &no).await, 0);
        // Not the lot before its receipt, not by who received.
        ditolak(batalkan(&d, &own, &no).await, "SEPUH-09");
        assert!(batalkan(&d, &kasir, &tc).await.is_err());
        batalkan(&d, &own, &tc).await.unwrap();
        assert_eq!((di_luar(&d, &no).await, berat(&d, &kode[0]).await), (7_500, 4_000));
        assert_eq!((d.letak(&baru).await, d.letak(&kode[1]).await), (None, None));
        assert_eq!(berat(&d, &kode[1]).await, 6_000);
        d.bersih().await;
        // It comes back again, and then the lot too is taken back.
        let j = terima(&d, &kasir, &kembali(&no, &[(&kode[0], 4_000)])).await.unwrap();
        batalkan(&d, &own, &teks(&j["no_terima"])).await.unwrap();
        batalkan(&d, &own, &no).await.unwrap();
        assert_eq!(di_luar(&d, &no).await, 0);
        for k in &kode {
            assert_eq!(d.letak(k).await.as_deref(), Some("CUCI/CC1"));
        }
        ditolak(terima(&d, &kasir, &kembali(&no, &[(&kode[0], 4_000)])).await, "SEPUH-08");
        let sql = "SELECT COUNT(*) FROM lot_cuci WHERE no_lot = $1 AND status = 'BATAL'";
        assert_eq!(d.angka(sql, args![no.as_str()]).await, 1);
        d.bersih().await;
    });
}

#[test]
fn penerimaan_tidak_dibatalkan_sesudah_barangnya_berpindah() {
    di_kedua(|d| async move {
        let (kasir, own, spv) = (d.orang(KASIR).await, d.orang(OWN).await, d.orang(SPV).await);
        let (no, kode) = di_tukang(&d, &[4_000], "CUCI").await;
        let j = terima(&d, &kasir, &kembali(&no, &[(&kode[0], 3_990)])).await.unwrap();
        let m = json!({ "kode_toko": "LB2", "detail_barang": [{ "kode_barcode": kode[0] }] });
        d.minta(&own, &m, barang::pindah::pindah).await.unwrap();
        ditolak(batalkan(&d, &spv, &teks(&j["no_terima"])).await, "SEPUH-07");
        d.bersih().await;
    });
}
