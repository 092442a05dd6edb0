//! Stones come, go back to their supplier, to a craftsman and back.

use crate::alat::{OWN, SPV, batalkan, datang, di, keluar, paket, satuan, sebagian, semua, supplier, terima};
use db::args;
use dunia::{di_kedua, ditolak};
use serde_json::json;

#[test]
fn batu_diterima_ke_brankas_dengan_modal_menurut_kurs() {
    di_kedua(|d| async move {
        let own = d.orang(OWN).await;
        let kode = datang(&d, &own, &[satuan("1001", 400, 2_000), paket(40, 2_400, 600)]).await;
        let kurs = d.angka(
            "SELECT h.kurs_usd FROM harga_emas h JOIN toko t ON t.kode_toko = h.toko AND t.tgl_system = h.tanggal \
             WHERE h.toko = 'JKT1' AND h.kode_group = ''",
            args![],
        );
        let kurs = kurs.await;
        assert_eq!(di(&d, &kode[0], "BRANKAS").await, (1, 400, 400 * 2_000 * kurs / 100_000));
        assert_eq!(di(&d, &kode[1], "BRANKAS").await, (40, 2_400, 2_400 * 600 * kurs / 100_000));
        d.bersih().await;
    });
}

#[test]
fn sertifikat_sekali_untuk_satu_laboratorium_dan_punya_tempat() {
    di_kedua(|d| async move {
        let own = d.orang(OWN).await;
        let no = terima(&d, &own, &[satuan("77", 400, 2_000)]).await.unwrap()["no_dok"].clone();
        let t = ditolak(terima(&d, &own, &[satuan("7 7", 300, 2_000)]).await, "BATU-01");
        assert!(t.kolom["detail[0].no_sertifikat"].contains("sudah dipakai"), "{t}");
        let mut lain = satuan("77", 300, 2_000);
        lain["laboratorium"] = json!("IGI");
        terima(&d, &own, &[lain]).await.unwrap();
        let mut tanpa = satuan("78", 300, 2_000);
        tanpa["tempat_sertifikat"] = json!("");
        ditolak(terima(&d, &own, &[tanpa]).await, "BATU-01");
        ditolak(terima(&d, &own, &[satuan("79", 300, 1), satuan("79", 400, 1)]).await, "BATU-01");
        // Its receipt taken back, the certificate is free again.
        let spv = d.orang(SPV).await;
        batalkan(&d, &spv, &no).await.unwrap();
        let lagi = terima(&d, &own, &[satuan("77", 400, 2_000)]).await.unwrap();
        d.bersih().await;
        ditolak(batalkan(&d, &spv, &no).await, "BATU-09");
        batalkan(&d, &spv, &lagi["no_dok"]).await.unwrap();
        d.bersih().await;
    });
}

#[test]
fn isian_yang_salah_disebut_di_kolomnya() {
    di_kedua(|d| async move {
        let own = d.orang(OWN).await;
        for (kolom, isi) in [
            ("carat", json!(0)),
            ("usd_carat", json!(0)),
            ("jenis_batu", json!("")),
            ("shape", json!("BUNDAR")),
            ("jenis", json!("KANTONG")),
            ("butir", json!(2)),
        ] {
            let mut b = satuan("88", 300, 2_000);
            b[kolom] = isi;
            let t = ditolak(terima(&d, &own, &[b]).await, "BATU-01");
            assert!(t.kolom.contains_key(&format!("detail[0].{kolom}")), "{kolom}: {t:?}");
        }
        let mut p = paket(1, 300, 2_000);
        p["no_sertifikat"] = json!("1");
        let t = ditolak(terima(&d, &own, &[p]).await, "BATU-01");
        assert_eq!(t.kolom.len(), 4, "{t:?}");
        d.ubah("UPDATE harga_emas SET kurs_usd = 0", args![]).await;
        ditolak(terima(&d, &own, &[satuan("88", 300, 2_000)]).await, "BATU-04");
    });
}

#[test]
fn retur_hanya_ke_suppliernya_dan_disetujui_orang_lain() {
    di_kedua(|d| async move {
        let own = d.orang(OWN).await;
        let kode = datang(&d, &own, &[satuan("1", 400, 2_000), paket(10, 1_000, 500)]).await;
        let m = json!({ "jenis": "RETUR", "kode_lawan": supplier(&d).await, "detail": [semua(&kode[0])] });
        ditolak(d.minta(&own, &m, batu::keluar::keluar).await, "BATU-03");
        let lain = d
            .baris(
                "SELECT MAX(kode_supplier) FROM supplier_berlian WHERE toko = $1 AND aktif = 1 AND dihapus = 0",
                args![db::RANTAI],
            )
            .await
            .remove(0);
        assert_ne!(lain, supplier(&d).await);
        ditolak(keluar(&d, &own, "RETUR", &lain, &[semua(&kode[0])]).await, "BATU-01");
        let s = supplier(&d).await;
        let j =
            keluar(&d, &own, "RETUR", &s, &[semua(&kode[0]), sebagian(&kode[1], 4, 400, 600)]).await.unwrap();
        assert_eq!(di(&d, &kode[0], "BRANKAS").await, (0, 0, 0));
        assert_eq!((di(&d, &kode[1], "BRANKAS").await.0, di(&d, &kode[1], "BRANKAS").await.1), (6, 600));
        d.bersih().await;
        let spv = d.orang(SPV).await;
        batalkan(&d, &spv, &j["no_dok"]).await.unwrap();
        assert_eq!(di(&d, &kode[1], "BRANKAS").await.1, 1_000);
        d.bersih().await;
    });
}

#[test]
fn batu_di_tukang_kembali_dengan_timbangan() {
    di_kedua(|d| async move {
        let own = d.orang(OWN).await;
        let kode = datang(&d, &own, &[paket(10, 1_000, 500)]).await;
        keluar(&d, &own, "KE TUKANG", "T01", &[sebagian(&kode[0], 5, 500, 500)]).await.unwrap();
        assert_eq!(di(&d, &kode[0], "TUKANG:T01").await.1, 500);
        // Two carats' thousandths over the tolerance are another's to see, and are booked.
        let m = json!({ "kode_batu": kode[0], "carat": 0.480 });
        let spv = d.orang(SPV).await; // who saw them off lets nothing off but as the owner
        keluar(&d, &spv, "DARI TUKANG", "T01", &[m]).await.unwrap();
        assert_eq!(di(&d, &kode[0], "BRANKAS").await.1, 980);
        assert_eq!(di(&d, &kode[0], "@SUSUT").await.1, 20);
        ditolak(keluar(&d, &own, "DARI TUKANG", "T01", &[semua(&kode[0])]).await, "BATU-01");
        ditolak(keluar(&d, &own, "KE TUKANG", "X9", &[semua(&kode[0])]).await, "BATU-01");
        d.bersih().await;
    });
}
