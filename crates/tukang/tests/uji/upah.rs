//! Wages: one finished work, once, not by who finished it alone, out of money that is there.

use crate::alat::{
    KASIR, OWN, SPV, antar, batalkan, bayar, beri, cincin, isi_laci, mulai, rosok, terima, upah,
};
use db::args;
use dunia::{di_kedua, ditolak};

#[test]
fn satu_pekerjaan_selesai_dibayar_sekali() {
    di_kedua(|d| async move {
        let (spv, kasir) = (d.orang(SPV).await, d.orang(KASIR).await);
        isi_laci(&d, &kasir, 5_000_000).await;
        beri(&d, &spv, "T01", &rosok(&d, &[20_000]).await, 0).await.unwrap();
        let j = terima(&d, &spv, OWN, &antar("T01", &[cincin(5.0, 75.0)], &[], 0.0)).await.unwrap();
        let id = j["id_kerja"].as_i64().unwrap();
        let awal = d.laci(KASIR).await;
        let jalan = mulai(&d, &spv, "T01").await;
        for m in [
            upah("T01", &[(jalan, 1)]),
            upah("T02", &[(id, 100_000)]),
            upah("T01", &[(id, 0)]),
            upah("T01", &[]),
            upah("T01", &[(id, 1), (id, 1)]),
        ] {
            ditolak(bayar(&d, &kasir, &m).await, "TUKANG-01");
        }
        ditolak(bayar(&d, &kasir, &upah("T01", &[(999, 1)])).await, "TUKANG-04");
        let u = bayar(&d, &kasir, &upah("T01", &[(id, 200_000)])).await.unwrap();
        assert_eq!(d.laci(KASIR).await, awal - 200_000);
        let j = d
            .baris(
                "SELECT kategori, jumlah_out FROM buku_kas WHERE no_dok = $1",
                args![u["no_dok"].as_str().unwrap()],
            )
            .await;
        assert_eq!(j, ["UPAH TUKANG|200000"]);
        ditolak(bayar(&d, &kasir, &upah("T01", &[(id, 200_000)])).await, "TUKANG-07");
        // Taken back, it may be paid again.
        batalkan(&d, &spv, &u["no_dok"]).await.unwrap();
        assert_eq!(d.laci(KASIR).await, awal);
        bayar(&d, &kasir, &upah("T01", &[(id, 150_000)])).await.unwrap();
        d.bersih().await;
    });
}

#[test]
fn penyelesai_dan_yang_melewati_batas_perlu_otorisasi() {
    di_kedua(|d| async move {
        let (spv, kasir) = (d.orang(SPV).await, d.orang(KASIR).await);
        isi_laci(&d, &kasir, 5_000_000).await;
        isi_laci(&d, &spv, 5_000_000).await;
        beri(&d, &spv, "T01", &rosok(&d, &[20_000]).await, 0).await.unwrap();
        let mut id = Vec::new();
        for _ in 0..3 {
            let j = terima(&d, &spv, OWN, &antar("T01", &[cincin(2.0, 75.0)], &[], 0.0)).await.unwrap();
            id.push(j["id_kerja"].as_i64().unwrap());
        }
        // Who received it does not pay it alone.
        let m = upah("T01", &[(id[0], 100_000)]);
        ditolak(bayar(&d, &spv, &m).await, "TUKANG-03");
        d.minta_izin((&spv, OWN), &m, tukang::upah::bayar).await.unwrap();
        // 1,000,000 a day without an approval, also in parts.
        bayar(&d, &kasir, &upah("T01", &[(id[1], 600_000)])).await.unwrap();
        ditolak(bayar(&d, &kasir, &upah("T01", &[(id[2], 400_001)])).await, "TUKANG-03");
        bayar(&d, &kasir, &upah("T01", &[(id[2], 400_000)])).await.unwrap();
        d.bersih().await;
    });
}

#[test]
fn uang_yang_tidak_ada_tidak_dibayarkan() {
    di_kedua(|d| async move {
        let (spv, kasir) = (d.orang(SPV).await, d.orang(KASIR).await);
        beri(&d, &spv, "T01", &rosok(&d, &[20_000]).await, 0).await.unwrap();
        let j = terima(&d, &spv, OWN, &antar("T01", &[cincin(2.0, 75.0)], &[], 0.0)).await.unwrap();
        let id = j["id_kerja"].as_i64().unwrap();
        let ada = d.laci(KASIR).await;
        ditolak(
            d.minta_izin((&kasir, SPV), &upah("T01", &[(id, ada + 1)]), tukang::upah::bayar).await,
            "KAS-01",
        );
        let mut kurang = upah("T01", &[(id, 1_000)]);
        kurang["pembayaran"][0]["jumlah_rp"] = 999.into();
        assert!(bayar(&d, &kasir, &kurang).await.is_err());
        assert_eq!(d.angka("SELECT COUNT(*) FROM upah_tukang", args![]).await, 0);
        d.bersih().await;
    });
}
