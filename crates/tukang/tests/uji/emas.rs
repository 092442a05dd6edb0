//! Gold that goes to a craftsman: only what is there, only from where it may come, by its fine weight.

use crate::alat::{KASIR, OWN, SPV, beri, curah, di_leburan, keluar, rosok, saldo};
use dunia::{di_kedua, ditolak};
use serde_json::json;
use tukang::emas;

#[test]
fn barang_dan_curah_menjadi_utang_tukang() {
    di_kedua(|d| async move {
        let spv = d.orang(SPV).await;
        let kode = rosok(&d, &[10_000, 4_000]).await;
        let j = beri(&d, &spv, "T01", &kode, 0).await.unwrap();
        // 14 g of 75 %.
        assert_eq!(j["murni"].to_string(), "10.5");
        assert_eq!(saldo(&d, "T01").await, 10_500);
        assert_eq!(d.letak(&kode[0]).await, None);
        curah(&d, 20.0, 18_000_000).await;
        let m = json!({ "kode_tukang": "t01", "emas": [
            { "kode_group": "750", "kode_dept": "CIN750", "kode_toko": "HC1", "berat": 8.0 }] });
        let j = keluar(&d, &spv, &m).await.unwrap();
        assert_eq!(j["saldo"].to_string(), "16.5");
        // A part of a lot leaves by weight, the rest keeps its piece.
        assert_eq!(di_leburan(&d).await, "12000|9000");
        let m = json!({ "kode_tukang": "T01", "emas": [
            { "kode_group": "750", "kode_dept": "CIN750", "kode_toko": "HC1", "berat": 12.0 }] });
        keluar(&d, &spv, &m).await.unwrap();
        assert_eq!(di_leburan(&d).await, "0|0");
        assert_eq!(saldo(&d, "T01").await, 25_500);
        d.bersih().await;
    });
}

#[test]
fn emas_yang_tidak_ada_ditolak() {
    di_kedua(|d| async move {
        let (spv, own) = (d.orang(SPV).await, d.orang(OWN).await);
        let kode = rosok(&d, &[5_000]).await;
        let jual = d.barang("A06", &[5_000]).await;
        ditolak(beri(&d, &spv, "T99", &kode, 0).await, "TUKANG-02");
        ditolak(beri(&d, &spv, "T01", &[], 0).await, "TUKANG-01");
        // For sale, not for the melt.
        ditolak(beri(&d, &spv, "T01", &jual, 0).await, "TUKANG-11");
        ditolak(beri(&d, &spv, "T01", &kode, 77).await, "TUKANG-04");
        beri(&d, &spv, "T01", &kode, 0).await.unwrap();
        // Twice.
        ditolak(beri(&d, &own, "T02", &kode, 0).await, "TUKANG-11");
        curah(&d, 3.0, 1_000_000).await;
        let satu = |gram: f64, baki: &str| json!({ "kode_tukang": "T01", "emas": [{ "kode_group": "750", "kode_dept": "CIN750", "kode_toko": baki, "berat": gram }] });
        ditolak(d.minta(&spv, &satu(3.001, "HC1"), emas::keluar).await, "TUKANG-11");
        ditolak(d.minta(&spv, &satu(1.0, "A06"), emas::keluar).await, "TUKANG-11");
        ditolak(d.minta(&spv, &satu(0.0, "HC1"), emas::keluar).await, "TUKANG-11");
        let dua = json!({ "kode_tukang": "T01", "emas": [
            { "kode_group": "750", "kode_dept": "CIN750", "kode_toko": "HC1", "berat": 2.0 },
            { "kode_group": "750", "kode_dept": "CIN750", "kode_toko": "HC1", "berat": 2.0 }] });
        ditolak(d.minta(&spv, &dua, emas::keluar).await, "TUKANG-11");
        assert_eq!(saldo(&d, "T01").await, 3_750);
        d.bersih().await;
    });
}

#[test]
fn logam_mulia_dari_etalase_perlu_otorisasi() {
    di_kedua(|d| async move {
        let (spv, own) = (d.orang(SPV).await, d.orang(OWN).await);
        let m = json!([{ "kode_group": "LM", "kode_dept": "LMBTG", "kode_toko": "L01", "nama_barang": "lm", "berat_asli": 10.0,
            "kadar": 100, "kadar_cetak": 99.99, "kadar_modal": 100 }]);
        let j = d
            .minta(&own, &m, |tx, p, b: &Vec<barang::tambah::Baru>| {
                let harga = barang::tambah::harga_hari(tx, p)?;
                barang::tambah::banyak(tx, p, &harga.gram, b)
            })
            .await
            .unwrap();
        let m = json!({ "kode_tukang": "T01", "detail_barang": [{ "kode_barcode": j[0]["kode_barcode"] }] });
        ditolak(d.minta(&spv, &m, emas::keluar).await, "TUKANG-03");
        let j = d.minta_izin((&spv, OWN), &m, emas::keluar).await.unwrap();
        assert_eq!(j["murni"].to_string(), "9.999");
        // A cashier gives nothing out alone, not even scrap.
        let (kasir, kode) = (d.orang(KASIR).await, rosok(&d, &[4_000]).await);
        let m = json!({ "kode_tukang": "T01", "detail_barang": [{ "kode_barcode": kode[0] }] });
        ditolak(d.minta(&kasir, &m, emas::keluar).await, "TUKANG-03");
        d.bersih().await;
    });
}
