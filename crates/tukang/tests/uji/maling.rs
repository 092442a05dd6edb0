//! Ways of a thief: approvals used for something else, honest steps that add up to gold or money for nothing.

use crate::alat::{
    KASIR, OWN, SPV, antar, batalkan, bayar, beri, cincin, curah, isi_laci, keluar, mulai, rosok, saldo,
    sisa, terima, upah,
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
        let tk = keluar(&d, &spv, &m).await.unwrap();
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

#[test]
fn emas_tidak_diserahkan_sendirian() {
    di_kedua(|d| async move {
        let (spv, own) = (d.orang(SPV).await, d.orang(OWN).await);
        let kode = rosok(&d, &[10_000]).await;
        let m = json!({ "kode_tukang": "T01", "detail_barang": [{ "kode_barcode": kode[0] }] });
        // Neither a supervisor nor the owner, not even scrap; their own yes is none.
        for p in [&spv, &own] {
            ditolak(d.minta(p, &m, emas::keluar).await, "TUKANG-03");
        }
        let t = ditolak(d.minta(&spv, &m, emas::keluar).await, "TUKANG-03");
        assert!(d.izin(&spv, SPV, &t).await.is_err());
        // A yes for one ring is none for two.
        let izin = d.izin(&spv, OWN, &t).await.unwrap();
        let dua = rosok(&d, &[10_000]).await;
        let lain = json!({ "kode_tukang": "T01", "otorisasi": izin,
            "detail_barang": [{ "kode_barcode": kode[0] }, { "kode_barcode": dua[0] }] });
        assert!(d.minta(&spv, &lain, emas::keluar).await.is_err());
        assert_eq!(saldo(&d, "T01").await, 0);
        keluar(&d, &spv, &m).await.unwrap();
        assert_eq!(
            d.baris("SELECT oleh, disetujui FROM emas_tukang", args![]).await,
            [format!("{SPV}|{OWN}")]
        );
        d.bersih().await;
    });
}

#[test]
fn di_atas_batas_tukang_hanya_pemilik() {
    di_kedua(|d| async move {
        let (kasir, own) = (d.orang(KASIR).await, d.orang(OWN).await);
        d.setel("JKT1", "BATAS_EMAS_TUKANG", "10").await;
        let kode = rosok(&d, &[10_000, 8_000]).await;
        let m = |k: &str| json!({ "kode_tukang": "T01", "detail_barang": [{ "kode_barcode": k }] });
        // 7.5 g of ten: a supervisor says yes. 6 g more are above it, also in a second document.
        let t = ditolak(d.minta(&kasir, &m(&kode[0]), emas::keluar).await, "TUKANG-03");
        assert_eq!(t.rincian.as_ref().unwrap()["permohonan"]["pemilik"], false);
        d.minta_izin((&kasir, SPV), &m(&kode[0]), emas::keluar).await.unwrap();
        let t = ditolak(d.minta(&kasir, &m(&kode[1]), emas::keluar).await, "TUKANG-03");
        assert_eq!(t.rincian.as_ref().unwrap()["permohonan"]["pemilik"], true);
        assert!(d.izin(&kasir, SPV, &t).await.is_err());
        // His own ceiling stands before the store's; a supervisor does not raise it, nor bring a craftsman in.
        d.ubah("UPDATE tukang SET batas_murni = 20000 WHERE toko = 'JKT1' AND kode_tukang = 'T01'", args![])
            .await;
        let t = ditolak(d.minta(&kasir, &m(&kode[1]), emas::keluar).await, "TUKANG-03");
        assert_eq!(t.rincian.as_ref().unwrap()["permohonan"]["pemilik"], false);
        d.minta_izin((&kasir, SPV), &m(&kode[1]), emas::keluar).await.unwrap();
        assert_eq!(saldo(&d, "T01").await, 13_500);
        let spv = d.orang(SPV).await;
        for (p, boleh) in [(&spv, false), (&own, true)] {
            let baru = if boleh { "T98" } else { "T99" };
            let j = d
                .kerja(p, move |tx, p| {
                    let m = master::cari("master-tukang")
                        .ok_or_else(|| db::Error::Lain("tidak ada".to_owned()))?;
                    let isi = format!(r#"{{ "kode_tukang": "{baru}", "nama_tukang": "TEMAN" }}"#);
                    let isi: master::Mentah =
                        serde_json::from_str(&isi).map_err(|e| db::Error::Lain(e.to_string()))?;
                    master::tambah(tx, m, p, &isi).map(|_| ())
                })
                .await;
            assert_eq!(j.is_ok(), boleh, "{j:?}");
        }
        d.bersih().await;
    });
}

#[test]
fn susut_tidak_disetujui_yang_menyerahkan_emasnya() {
    di_kedua(|d| async move {
        let (spv, kasir) = (d.orang(SPV).await, d.orang(KASIR).await);
        beri(&d, &spv, "T01", &rosok(&d, &[20_000]).await, 0).await.unwrap();
        // The supervisor gave it out: of a delivery that a cashier receives they test no loss.
        let rugi = antar("T01", &[cincin(10.0, 75.0)], &[], 0.07);
        ditolak(terima(&d, &kasir, SPV, &rugi).await, "TUKANG-15");
        // Pieces without a loss they may test.
        terima(&d, &kasir, SPV, &antar("T01", &[cincin(2.0, 75.0)], &[], 0.0)).await.unwrap();
        // A loss alone, or of more than twice the norm, is the owner's.
        for m in [json!({ "kode_tukang": "T01", "susut": 1.0 }), antar("T01", &[cincin(1.0, 75.0)], &[], 5.0)]
        {
            let t = ditolak(d.minta(&kasir, &m, buka::terima).await, "TUKANG-03");
            assert_eq!(t.rincian.as_ref().unwrap()["permohonan"]["pemilik"], true, "{m}");
            assert!(d.izin(&kasir, SPV, &t).await.is_err());
        }
        terima(&d, &kasir, OWN, &rugi).await.unwrap();
        // Once all of it came back, who gave out older gold may test again.
        let habis = json!({ "kode_tukang": "T01", "rosok": [sisa(5.93, 100.0)] });
        terima(&d, &kasir, OWN, &habis).await.unwrap();
        assert_eq!(saldo(&d, "T01").await, 0);
        let own = d.orang(OWN).await;
        beri(&d, &own, "T01", &rosok(&d, &[20_000]).await, 0).await.unwrap();
        terima(&d, &kasir, SPV, &rugi).await.unwrap();
        ditolak(terima(&d, &kasir, OWN, &antar("T01", &[cincin(5.0, 75.0)], &[], 0.03)).await, "TUKANG-15");
        d.bersih().await;
    });
}

#[test]
fn jenis_pekerjaan_yang_tidak_dikenal_ditolak() {
    di_kedua(|d| async move {
        let spv = d.orang(SPV).await;
        beri(&d, &spv, "T01", &rosok(&d, &[20_000]).await, 0).await.unwrap();
        let mut m = antar("T01", &[cincin(5.0, 75.0)], &[], 0.0);
        m["jenis_kerja"] = json!("ukir halus");
        ditolak(terima(&d, &spv, OWN, &m).await, "TUKANG-01");
        // With a norm that somebody approved it is a kind.
        let n = json!({ "kode_tukang": "T01", "jenis_kerja": "UKIR HALUS", "norma": 0.5 });
        d.minta_izin((&spv, OWN), &n, tukang::norma::catat).await.unwrap();
        terima(&d, &spv, OWN, &m).await.unwrap();
        d.bersih().await;
    });
}

#[test]
fn upah_menurut_yang_disepakati_dan_oleh_orang_ketiga() {
    di_kedua(|d| async move {
        let (spv, kasir, dua) = (d.orang(SPV).await, d.orang(KASIR).await, d.orang("kasir2-jkt1").await);
        isi_laci(&d, &kasir, 5_000_000).await;
        isi_laci(&d, &dua, 5_000_000).await;
        beri(&d, &spv, "T01", &rosok(&d, &[20_000]).await, 0).await.unwrap();
        let mut id = Vec::new();
        for upah in [200_000, 0] {
            let mut m = antar("T01", &[cincin(2.0, 75.0)], &[], 0.0);
            m["upah"] = json!(upah);
            id.push(terima(&d, &spv, OWN, &m).await.unwrap()["id_kerja"].as_i64().unwrap());
        }
        // More than agreed, and where nothing was agreed anything.
        for m in [upah("T01", &[(id[0], 200_001)]), upah("T01", &[(id[1], 1)])] {
            let t = ditolak(bayar(&d, &kasir, &m).await, "TUKANG-03");
            assert_eq!(t.rincian.unwrap()["permohonan"]["alasan"][0]["kode"], "UPAH_LEBIH");
        }
        bayar(&d, &kasir, &upah("T01", &[(id[0], 200_000)])).await.unwrap();
        d.minta_izin((&kasir, SPV), &upah("T01", &[(id[1], 50_000)]), tukang::upah::bayar).await.unwrap();
        // A wage that was agreed is not typed for a work that runs already.
        let jalan = mulai(&d, &dua, "T01").await;
        let m = json!({ "kode_tukang": "T01", "id_kerja": jalan, "detail_barang": [cincin(1.0, 75.0)], "upah": 900_000, "selesai": true });
        ditolak(terima(&d, &spv, OWN, &m).await, "TUKANG-01");
        // Who gave the work out does not pay it alone either.
        d.kerja(&dua, move |tx, p| {
            let mut dok = ledger::Dok::buka(tx, values::JenisDok::EmasTukang, &p.user_id)?;
            tukang::kerja::sepakati(&mut dok, jalan, values::Rupiah::new(900_000))?;
            dok.tutup("UJI", &serde_json::json!({}))?;
            Ok(())
        })
        .await
        .unwrap();
        let m = json!({ "kode_tukang": "T01", "id_kerja": jalan, "detail_barang": [cincin(1.0, 75.0)], "selesai": true });
        terima(&d, &spv, OWN, &m).await.unwrap();
        ditolak(bayar(&d, &dua, &upah("T01", &[(jalan, 500_000)])).await, "TUKANG-03");
        // A wage counts in what a person takes out in a day, also for what leaves by the cash screen.
        bayar(&d, &kasir, &upah("T01", &[(jalan, 700_000)])).await.unwrap();
        let keluar =
            json!({ "jenis": "KELUAR", "kategori": "KONSUMSI", "deskripsi": "uji", "jumlah_rp": 100_001 });
        ditolak(d.minta(&kasir, &keluar, kas::uang_kas::catat).await, "KAS-12");
        d.bersih().await;
    });
}
