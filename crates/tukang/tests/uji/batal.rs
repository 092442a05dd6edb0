//! Taking back: exact, by the right person, only while nothing moved on.

use crate::alat::{
    KASIR, OWN, SPV, antar, batalkan, bayar, beri, cincin, di_leburan, isi_laci, keluar, rosok, saldo, sisa,
    teks, terima, upah,
};
use barang::pindah;
use db::args;
use dunia::{di_kedua, ditolak};
use serde_json::json;
use tukang::batal;

#[test]
fn semua_kembali_seperti_semula() {
    di_kedua(|d| async move {
        let (spv, own) = (d.orang(SPV).await, d.orang(OWN).await);
        let kode = rosok(&d, &[20_000]).await;
        let tk = beri(&d, &spv, "T01", &kode, 0).await.unwrap();
        let tr = terima(&d, &spv, OWN, &antar("T01", &[cincin(10.0, 75.0)], &[sisa(8.0, 90.0)], 0.075))
            .await
            .unwrap();
        // The gold is not with him any more.
        ditolak(batalkan(&d, &own, &tk["no_dok"]).await, "TUKANG-10");
        batalkan(&d, &own, &tr["no_dok"]).await.unwrap();
        assert_eq!((saldo(&d, "T01").await, di_leburan(&d).await.as_str()), (15_000, "0|0"));
        assert_eq!(d.letak(&teks(&tr["kode_barcode"][0])).await, None);
        assert_eq!(d.baris("SELECT status FROM kerja_tukang", args![]).await, ["BATAL"]);
        ditolak(batalkan(&d, &own, &tr["no_dok"]).await, "TUKANG-09");
        batalkan(&d, &own, &tk["no_dok"]).await.unwrap();
        assert_eq!(saldo(&d, "T01").await, 0);
        assert_eq!(d.letak(&kode[0]).await.unwrap(), "HANCUR/HC1");
        let status =
            d.baris("SELECT status FROM barang WHERE kode_barcode = $1", args![kode[0].as_str()]).await;
        assert_eq!(status, ["HANCUR"]);
        ditolak(batalkan(&d, &own, &json!("TKJKT1-261115-9999")).await, "TUKANG-08");
        ditolak(batalkan(&d, &own, &json!("FJJKT1-261115-0001")).await, "TUKANG-08");
        d.bersih().await;
    });
}

#[test]
fn bukan_penulisnya_dan_besok_hanya_pemilik() {
    di_kedua(|d| async move {
        let (spv, own, kasir) = (d.orang(SPV).await, d.orang(OWN).await, d.orang(KASIR).await);
        let tk = beri(&d, &spv, "T01", &rosok(&d, &[20_000]).await, 0).await.unwrap();
        for p in [&spv, &kasir] {
            let t = batalkan(&d, p, &tk["no_dok"]).await.unwrap_err();
            assert!(t.rincian.is_some(), "{t}");
        }
        d.hari("2026-11-16", &["JKT1"]).await;
        let m = json!({ "no_dok": tk["no_dok"], "alasan": "salah" });
        let t = d.minta(&kasir, &m, batal::batal).await.unwrap_err();
        assert_eq!(t.rincian.as_ref().unwrap()["permohonan"]["pemilik"], true);
        batalkan(&d, &own, &tk["no_dok"]).await.unwrap();
        assert_eq!(saldo(&d, "T01").await, 0);
        d.bersih().await;
    });
}

#[test]
fn yang_sudah_berlanjut_tidak_kembali() {
    di_kedua(|d| async move {
        let (spv, own, kasir) = (d.orang(SPV).await, d.orang(OWN).await, d.orang(KASIR).await);
        isi_laci(&d, &kasir, 1_000_000).await;
        beri(&d, &spv, "T01", &rosok(&d, &[30_000]).await, 0).await.unwrap();
        // A wage that stands keeps the delivery.
        let tr = terima(&d, &spv, OWN, &antar("T01", &[cincin(5.0, 75.0)], &[], 0.0)).await.unwrap();
        let id = tr["id_kerja"].as_i64().unwrap();
        let ut = bayar(&d, &kasir, &upah("T01", &[(id, 100_000)])).await.unwrap();
        ditolak(batalkan(&d, &own, &tr["no_dok"]).await, "TUKANG-06");
        batalkan(&d, &own, &ut["no_dok"]).await.unwrap();
        // A piece that was moved to a tray stays.
        let pindah = json!({ "kode_gudang": "TOKO", "kode_toko": "A06", "detail_barang": [{ "kode_barcode": tr["kode_barcode"][0] }] });
        d.minta(&own, &pindah, pindah::pindah).await.unwrap();
        ditolak(batalkan(&d, &own, &tr["no_dok"]).await, "TUKANG-10");
        // Scrap that was issued again too.
        let tr = terima(&d, &spv, OWN, &antar("T01", &[], &[sisa(4.0, 75.0)], 0.0)).await.unwrap();
        let m = json!({ "kode_tukang": "T02", "emas": [
            { "kode_group": "750", "kode_dept": "CIN750", "kode_toko": "HC1", "berat": 1.0 }] });
        keluar(&d, &spv, &m).await.unwrap();
        ditolak(batalkan(&d, &own, &tr["no_dok"]).await, "TUKANG-10");
        d.bersih().await;
    });
}
