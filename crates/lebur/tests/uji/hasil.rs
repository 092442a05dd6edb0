//! What comes out: tested by a third, loss within the norm or approved, a gain named, a lot closed once.

use crate::alat::{KASIR, OWN, SPV, buka, ciok, di, di_pelebur, isi_lot, keluar, kirim, rosok, teks, terima};
use db::args;
use dunia::{di_kedua, ditolak};
use lebur::hasil;
use serde_json::json;
use tukang::emas;

#[test]
fn emas_keluar_sebagai_batang_bahan_tukang_dan_ciok() {
    di_kedua(|d| async move {
        let no = di_pelebur(&d, &[20_000]).await;
        let nilai = d.angka("SELECT nilai FROM lot_lebur", args![]).await;
        let m = keluar(
            &no,
            &[
                json!({ "bentuk": "LM", "kode_group": "LM", "kode_dept": "LMBTG", "berat": 5.0, "kadar_uji": 99.99 }),
                json!({ "bentuk": "EMAS", "kode_group": "750", "kode_dept": "CIN750", "kode_toko": "HC1", "berat": 4.0, "kadar_uji": 75 }),
                ciok(6_990, 100.0),
            ],
        );
        let j = terima(&d, &m).await.unwrap();
        assert_eq!(j["penguji"], KASIR);
        // 15 g in: 4.999 + 3 + 6.99 out, 11 mg lost, within 45.
        assert_eq!((j["murni"].to_string().as_str(), j["susut"].to_string().as_str()), ("14.989", "0.011"));
        assert_eq!(
            (di(&d, "@LEBUR").await, di(&d, "@CIOK").await, di(&d, "HANCUR").await),
            (0, 6_990, 3_000)
        );
        let barang = teks(&j["kode_barcode"][0]);
        assert!(d.letak(&barang).await.unwrap().starts_with("STOCK/"));
        let asal = d
            .baris("SELECT asal_perolehan FROM barang WHERE kode_barcode = $1", args![barang.as_str()])
            .await;
        assert_eq!(asal, ["LEBUR"]);
        assert_eq!(d.angka("SELECT CAST(SUM(nilai) AS BIGINT) FROM hasil_lebur_baris", args![]).await, nilai);
        // Craftsmen get of it.
        let m = json!({ "kode_tukang": "T01", "emas": [
            { "kode_group": "750", "kode_dept": "CIN750", "kode_toko": "HC1", "berat": 4.0 }] });
        d.minta_izin((&d.orang(SPV).await, OWN), &m, emas::keluar).await.unwrap();
        // Closed once.
        ditolak(terima(&d, &keluar(&no, &[ciok(1_000, 100.0)])).await, "LEBUR-05");
        d.bersih().await;
    });
}

#[test]
fn yang_menyerahkan_atau_menerima_tidak_menguji() {
    di_kedua(|d| async move {
        let (spv, own) = (d.orang(SPV).await, d.orang(OWN).await);
        let no = di_pelebur(&d, &[20_000]).await;
        let m = keluar(&no, &[ciok(15_000, 100.0)]);
        ditolak(d.minta(&spv, &m, hasil::catat).await, "LEBUR-03");
        // The one who took it is no third either.
        ditolak(d.minta_izin((&spv, OWN), &m, hasil::catat).await, "LEBUR-08");
        ditolak(d.minta_izin((&own, SPV), &m, hasil::catat).await, "LEBUR-08");
        terima(&d, &m).await.unwrap();
        d.bersih().await;
    });
}

#[test]
fn susut_di_atas_norma_dan_lebih_disetujui_orang_lain() {
    di_kedua(|d| async move {
        let kasir = d.orang(KASIR).await;
        let no = di_pelebur(&d, &[20_000]).await;
        // 45 mg may be lost; one more asks.
        let m = keluar(&no, &[ciok(14_954, 100.0)]);
        ditolak(terima(&d, &m).await, "LEBUR-03");
        // Not who gave the lot.
        ditolak(d.minta_izin((&kasir, SPV), &m, hasil::catat).await, "LEBUR-17");
        let j = d.minta_izin((&kasir, OWN), &m, hasil::catat).await.unwrap();
        assert_eq!(j["susut"].to_string(), "0.046");
        let no = di_pelebur(&d, &[20_000]).await;
        let m = keluar(&no, &[ciok(15_100, 100.0)]);
        ditolak(terima(&d, &m).await, "LEBUR-03");
        let j = d.minta_izin((&kasir, OWN), &m, hasil::catat).await.unwrap();
        assert_eq!(j["lebih"].to_string(), "0.1");
        assert_eq!(di(&d, "@LEBIH").await, -100);
        let susut =
            "SELECT CAST(SUM(murni) AS BIGINT) FROM saldo_curah WHERE toko = 'JKT1' AND gudang = '@SUSUT'";
        assert_eq!(d.angka(susut, args![]).await, 46);
        d.bersih().await;
    });
}

#[test]
fn debu_dan_air_hanya_menghasilkan_lebih() {
    di_kedua(|d| async move {
        let kasir = d.orang(KASIR).await;
        for m in [json!({ "jenis": "DEBU", "timbang": 85 }), json!({ "jenis": "AIR", "volume": 4_000 })] {
            let timbang = m["timbang"].as_i64().unwrap_or(0) * 1_000;
            let j = buka(&d, &m).await.unwrap();
            // Not before it was sent.
            ditolak(terima(&d, &keluar(&j["no_lot"], &[ciok(640, 100.0)])).await, "LEBUR-09");
            kirim(&d, &j["no_lot"], timbang).await.unwrap();
            let m = keluar(&j["no_lot"], &[ciok(640, 100.0)]);
            ditolak(terima(&d, &m).await, "LEBUR-03");
            let j = d.minta_izin((&kasir, OWN), &m, hasil::catat).await.unwrap();
            assert_eq!((j["lebih"].to_string().as_str(), j["susut"].to_string().as_str()), ("0.64", "0.0"));
        }
        assert_eq!((di(&d, "@LEBIH").await, di(&d, "@CIOK").await), (-1_280, 1_280));
        // What yields nothing is closed without a line, seen by another.
        let j = buka(&d, &json!({ "jenis": "DEBU", "timbang": 10 })).await.unwrap();
        kirim(&d, &j["no_lot"], 10_000).await.unwrap();
        d.minta_izin((&kasir, OWN), &keluar(&j["no_lot"], &[]), hasil::catat).await.unwrap();
        d.bersih().await;
    });
}

#[test]
fn hasil_yang_salah_isi_ditolak_di_barisnya() {
    di_kedua(|d| async move {
        let no = di_pelebur(&d, &[20_000]).await;
        ditolak(terima(&d, &keluar(&no, &[])).await, "LEBUR-01");
        let mut tanpa = ciok(1_000, 100.0);
        tanpa["kadar_uji"] = json!(null);
        let batang = json!({ "bentuk": "LM", "kode_group": "750", "kode_dept": "CIN750", "berat": 5.0, "kadar_uji": 75 });
        let etalase = json!({ "bentuk": "EMAS", "kode_group": "750", "kode_dept": "CIN750", "kode_toko": "A06", "berat": 1.0, "kadar_uji": 75 });
        let t = terima(
            &d,
            &keluar(&no, &[tanpa, batang, etalase, json!({ "bentuk": "X", "berat": 1, "kadar_uji": 75 })]),
        )
        .await
        .unwrap_err();
        for kolom in ["hasil[0].kadar_uji", "hasil[1].kode_group", "hasil[2].kode_toko", "hasil[3].bentuk"] {
            assert!(t.kolom.contains_key(kolom), "{kolom}: {:?}", t.kolom);
        }
        ditolak(terima(&d, &keluar(&json!("LBJKT1-261115-9999"), &[ciok(1_000, 100.0)])).await, "LEBUR-04");
        // Two lots, one piece each: nothing of one is in the other.
        let kode = rosok(&d, &[8_000]).await;
        let j = buka(&d, &isi_lot(&kode, 8_000)).await.unwrap();
        assert_ne!(j["no_lot"], no);
        d.bersih().await;
    });
}
