//! Ways of a thief: approvals used for something else, honest steps that add up to gold or money for nothing.

use crate::alat::{
    KASIR, OWN, SPV, antar, batalkan, bayar, beri, cincin, curah, isi_laci, mulai, rosok, saldo, sisa,
    terima, upah,
};
use db::args;
use dunia::{di_kedua, ditolak};
use serde_json::json;
use tukang::{emas, terima as buka};

#[test]
fn otorisasi_uji_tidak_berlaku_untuk_isi_lain() {
    di_kedua(|d| async move {
        let spv = d.orang(SPV).await;
        beri(&d, &spv, "T01", &rosok(&d, &[20_000]).await, 0).await.unwrap();
        let m = antar("T01", &[cincin(5.0, 70.0)], &[], 0.0);
        let t = d.minta(&spv, &m, buka::terima).await.unwrap_err();
        let izin = d.izin(&spv, OWN, &t).await.unwrap();
        // Another purity, another weight, another loss than what was tested.
        for lain in [
            antar("T01", &[cincin(5.0, 75.0)], &[], 0.0),
            antar("T01", &[cincin(6.0, 70.0)], &[], 0.0),
            antar("T01", &[cincin(5.0, 70.0)], &[], 0.01),
            antar("T01", &[cincin(5.0, 70.0)], &[sisa(1.0, 75.0)], 0.0),
        ] {
            let mut lain = lain;
            lain["otorisasi"] = json!(izin);
            assert!(d.minta(&spv, &lain, buka::terima).await.is_err());
        }
        let mut benar = m.clone();
        benar["otorisasi"] = json!(izin);
        d.minta(&spv, &benar, buka::terima).await.unwrap();
        // Once.
        assert!(d.minta(&spv, &benar, buka::terima).await.is_err());
        // Nobody tests what they received themselves.
        let t = d.minta(&spv, &m, buka::terima).await.unwrap_err();
        assert!(d.izin(&spv, SPV, &t).await.is_err());
        assert_eq!(saldo(&d, "T01").await, 15_000 - 3_500);
        d.bersih().await;
    });
}

#[test]
fn susut_sama_tidak_diambil_dua_kali() {
    di_kedua(|d| async move {
        let (spv, own) = (d.orang(SPV).await, d.orang(OWN).await);
        let id = mulai(&d, &spv, "T01").await;
        beri(&d, &spv, "T01", &rosok(&d, &[20_000]).await, id).await.unwrap();
        let m = json!({ "kode_tukang": "T01", "id_kerja": id, "detail_barang": [cincin(10.0, 75.0)], "susut": 0.075 });
        terima(&d, &spv, OWN, &m).await.unwrap();
        // The norm of the work is used up: once more is over it, and the approver reads so.
        let lagi = json!({ "kode_tukang": "T01", "id_kerja": id, "susut": 0.075 });
        let t = ditolak(d.minta(&spv, &lagi, buka::terima).await, "TUKANG-03");
        assert_eq!(t.rincian.unwrap()["permohonan"]["alasan"][1]["kode"], "SUSUT_LEBIH");
        // The gold of a work whose loss was let off does not come back by cancelling its issue.
        let tk = d.baris("SELECT no_dok FROM emas_tukang", args![]).await.remove(0);
        ditolak(batalkan(&d, &own, &json!(tk)).await, "TUKANG-10");
        d.bersih().await;
    });
}

#[test]
fn emas_keluar_masuk_tidak_menambah_emas() {
    di_kedua(|d| async move {
        let (spv, own) = (d.orang(SPV).await, d.orang(OWN).await);
        curah(&d, 10.0, 9_000_000).await;
        let m = json!({ "kode_tukang": "T01", "emas": [
            { "kode_group": "750", "kode_dept": "CIN750", "kode_toko": "HC1", "berat": 10.0 }] });
        let tk = d.minta(&spv, &m, emas::keluar).await.unwrap();
        // The same gold to two craftsmen.
        ditolak(d.minta(&spv, &m, emas::keluar).await, "TUKANG-11");
        // Scrap assayed finer than what he holds.
        ditolak(terima(&d, &spv, OWN, &antar("T01", &[], &[sisa(10.0, 80.0)], 0.0)).await, "BUKU-08");
        let tr = terima(&d, &spv, OWN, &antar("T01", &[], &[sisa(10.0, 75.0)], 0.0)).await.unwrap();
        assert_eq!(saldo(&d, "T01").await, 0);
        // Cancelling the issue would leave the scrap and give the gold back.
        ditolak(batalkan(&d, &own, &tk["no_dok"]).await, "TUKANG-10");
        batalkan(&d, &own, &tr["no_dok"]).await.unwrap();
        batalkan(&d, &own, &tk["no_dok"]).await.unwrap();
        let nilai =
            d.angka("SELECT nilai FROM saldo_curah WHERE toko = 'JKT1' AND gudang = 'HANCUR'", args![]).await;
        assert_eq!(nilai, 9_000_000);
        d.bersih().await;
    });
}

#[test]
fn dua_laci_membayar_pekerjaan_yang_sama() {
    di_kedua(|d| async move {
        let (spv, satu, dua) = (d.orang(SPV).await, d.orang(KASIR).await, d.orang("kasir2-jkt1").await);
        isi_laci(&d, &satu, 1_000_000).await;
        isi_laci(&d, &dua, 1_000_000).await;
        beri(&d, &spv, "T01", &rosok(&d, &[20_000]).await, 0).await.unwrap();
        let j = terima(&d, &spv, OWN, &antar("T01", &[cincin(5.0, 75.0)], &[], 0.0)).await.unwrap();
        let m = upah("T01", &[(j["id_kerja"].as_i64().unwrap(), 100_000)]);
        let (a, b) = tokio::join!(bayar(&d, &satu, &m), bayar(&d, &dua, &m));
        assert_eq!([a.is_ok(), b.is_ok()].iter().filter(|x| **x).count(), 1);
        d.bersih().await;
    });
}
