//! Sorting what was bought: each piece goes where its decision says, every pile is weighed, who bought does not sort alone.

use crate::alat::{KASIR, OWN, SPV, dibeli, minta, sortir, teks};
use dunia::{di_kedua, ditolak};
use sepuhan::calon::{self, TanyaCalon};
use sepuhan::sortir as kerja;
use serde_json::json;

#[test]
fn setiap_barang_ke_gudang_putusannya() {
    di_kedua(|d| async move {
        let spv = d.orang(SPV).await;
        let kode = dibeli(&d, &[3_000, 2_000, 4_000, 5_000]).await;
        let m = minta(
            &[(&kode[0], "CUCI"), (&kode[1], "REPARASI"), (&kode[2], "hancur"), (&kode[3], "LABEL")],
            &[("CUCI", 3_000), ("RUSAK", 2_000), ("HANCUR", 4_000), ("LABEL", 5_000)],
        );
        let j = sortir(&d, &spv, &m).await.unwrap();
        assert_eq!((&j["qty"], j["berat"].to_string().as_str()), (&json!(4), "14.0"));
        for (k, di) in kode.iter().zip(["CUCI/CC1", "RUSAK/RS1", "HANCUR/HC1", "LABEL/LB1"]) {
            assert_eq!(d.letak(k).await.as_deref(), Some(di));
        }
        // They are gone from what waits, and stand among what was sorted.
        let toko = dunia::toko("JKT1");
        let (belum, sudah) = d
            .db()
            .read(move |c| {
                Ok::<_, platform::Tolak>((
                    calon::belum(c, &toko, &TanyaCalon::default())?,
                    calon::tersortir(c, &toko, "ALL")?,
                ))
            })
            .await
            .unwrap();
        assert!(!belum.iter().any(|b| kode.contains(&b.kode_barcode)));
        assert_eq!(sudah.iter().filter(|b| kode.contains(&b.kode_barcode)).count(), 4);
        d.bersih().await;
    });
}

#[test]
fn isian_yang_salah_ditolak_dan_tidak_ada_yang_pindah() {
    di_kedua(|d| async move {
        let spv = d.orang(SPV).await;
        let kode = dibeli(&d, &[3_000, 2_000]).await;
        let lain = d.barang("A06", &[2_500]).await;
        let (a, b) = (kode[0].as_str(), kode[1].as_str());
        let cuci = [("CUCI", 3_000)];
        ditolak(sortir(&d, &spv, &minta(&[(a, "JUAL")], &cuci)).await, "SEPUH-01");
        ditolak(sortir(&d, &spv, &minta(&[], &[])).await, "SEPUH-02");
        ditolak(sortir(&d, &spv, &minta(&[(a, "CUCI"), (a, "HANCUR")], &cuci)).await, "SEPUH-02");
        ditolak(sortir(&d, &spv, &minta(&[("99999999", "CUCI")], &cuci)).await, "SEPUH-02");
        // For sale, not bought.
        ditolak(sortir(&d, &spv, &minta(&[(&lain[0], "CUCI")], &[("CUCI", 2_500)])).await, "SEPUH-02");
        // Not weighed, weighed twice, weighed without a piece.
        ditolak(sortir(&d, &spv, &minta(&[(a, "CUCI")], &[])).await, "SEPUH-03");
        ditolak(sortir(&d, &spv, &minta(&[(a, "CUCI")], &[("CUCI", 0)])).await, "SEPUH-03");
        let dua = [("CUCI", 3_000), ("CUCI", 3_000)];
        ditolak(sortir(&d, &spv, &minta(&[(a, "CUCI")], &dua)).await, "SEPUH-03");
        let sisa = [("CUCI", 3_000), ("HANCUR", 1_000)];
        ditolak(sortir(&d, &spv, &minta(&[(a, "CUCI")], &sisa)).await, "SEPUH-03");
        // Nothing was moved by any of it, and one bad row moves none.
        ditolak(
            sortir(&d, &spv, &minta(&[(b, "CUCI"), (&lain[0], "CUCI")], &[("CUCI", 4_500)])).await,
            "SEPUH-02",
        );
        for k in &kode {
            assert_eq!(d.letak(k).await.as_deref(), Some("BELI/BL2"));
        }
        sortir(&d, &spv, &minta(&[(a, "CUCI")], &cuci)).await.unwrap();
        ditolak(sortir(&d, &spv, &minta(&[(a, "CUCI")], &cuci)).await, "SEPUH-02");
        d.bersih().await;
    });
}

#[test]
fn yang_menyerahkan_dan_tumpukan_yang_beda_timbangannya_perlu_orang_lain() {
    di_kedua(|d| async move {
        let (own, spv) = (d.orang(OWN).await, d.orang(SPV).await);
        let kode = dibeli(&d, &[3_000, 2_000]).await;
        let (a, b) = (kode[0].as_str(), kode[1].as_str());
        // The owner brought them: alone he does not sort them.
        let m = minta(&[(a, "HANCUR")], &[("HANCUR", 3_000)]);
        ditolak(sortir(&d, &own, &m).await, "SEPUH-04");
        d.minta_izin((&own, SPV), &m, kerja::sortir).await.unwrap();
        // Another may, as long as the scale agrees with the cards.
        let m = minta(&[(b, "CUCI")], &[("CUCI", 1_950)]);
        let t = ditolak(sortir(&d, &spv, &m).await, "SEPUH-04");
        assert!(format!("{t:?}").contains("SORTIR_TIMBANG"), "{t:?}");
        d.minta_izin((&spv, OWN), &m, kerja::sortir).await.unwrap();
        let kode = dibeli(&d, &[2_000]).await;
        sortir(&d, &spv, &minta(&[(&kode[0], "CUCI")], &[("CUCI", 1_980)])).await.unwrap();
        d.bersih().await;
    });
}

#[test]
fn putusan_diubah_selama_barangnya_di_tempat_sortiran() {
    di_kedua(|d| async move {
        let (spv, kasir) = (d.orang(SPV).await, d.orang(KASIR).await);
        let kode = dibeli(&d, &[3_000, 2_000]).await;
        let (a, b) = (kode[0].as_str(), kode[1].as_str());
        let m = minta(&[(a, "CUCI"), (b, "LABEL")], &[("CUCI", 3_000), ("LABEL", 2_000)]);
        sortir(&d, &spv, &m).await.unwrap();
        let ubah = minta(&[(a, "RUSAK")], &[("RUSAK", 3_000)]);
        // The same person changes the own decision only with another's word.
        ditolak(d.minta(&spv, &ubah, kerja::pindah).await, "SEPUH-04");
        let j = d.minta(&kasir, &ubah, kerja::pindah).await.unwrap();
        assert!(teks(&j["no_sortir"]).starts_with("SR"));
        assert_eq!(d.letak(a).await.as_deref(), Some("RUSAK/RS1"));
        ditolak(d.minta(&spv, &ubah, kerja::pindah).await, "SEPUH-02");
        // What was never sorted, or moved on, has no decision to change.
        let baru = dibeli(&d, &[2_000]).await;
        ditolak(
            d.minta(&spv, &minta(&[(&baru[0], "CUCI")], &[("CUCI", 2_000)]), kerja::pindah).await,
            "SEPUH-02",
        );
        let m = json!({ "kode_toko": "LB2", "detail_barang": [{ "kode_barcode": b }] });
        d.minta(&d.orang(OWN).await, &m, barang::pindah::pindah).await.unwrap();
        ditolak(d.minta(&spv, &minta(&[(b, "CUCI")], &[("CUCI", 2_000)]), kerja::pindah).await, "SEPUH-02");
        d.bersih().await;
    });
}
