//! A month is closed once and for good: in order, journaled, without suspense.

use crate::alat::{HARI, berakun, buat, kas, petakan, tutup};
use dunia::{Dunia, di_kedua, ditolak};
use jurnal::periode::{self, MintaTutup};
use platform::{Hasil, Pelaku};
use serde_json::{Value, json};

async fn tutup_periode(d: &Dunia, p: &Pelaku, bulan: &str) -> Hasil<Value> {
    let m = json!({ "periode": bulan });
    d.minta_izin((p, "spv-jkt1"), &m, |tx, p, m: &MintaTutup| periode::tutup(tx, p, m)).await
}

#[test]
fn periode_ditutup_sekali_dan_tidak_dibuat_lagi() {
    di_kedua(|d| async move {
        let own = berakun(&d).await;
        let kasir = d.orang("kasir1-jkt1").await;
        let fin = d.orang("fin-jkt1").await;
        ditolak(tutup_periode(&d, &fin, "2026-11").await, "JURNAL-09");
        kas(&d, &kasir, "MASUK", 100_000).await;
        tutup(&d).await;
        let t = ditolak(tutup_periode(&d, &fin, "2026-11").await, "JURNAL-09");
        assert!(t.rincian.unwrap()["halangan"][0].as_str().unwrap().contains("belum ditutup"));
        for _ in 16..=30 {
            tutup(&d).await;
        }
        ditolak(tutup_periode(&d, &fin, "2026-12").await, "JURNAL-09");
        ditolak(tutup_periode(&d, &fin, "november").await, "JURNAL-01");
        let j = tutup_periode(&d, &fin, "2026-11").await.unwrap();
        assert_eq!((j["hari"].as_i64(), j["laba"].as_i64()), (Some(16), Some(100_000)), "{j}");
        ditolak(tutup_periode(&d, &fin, "2026-11").await, "JURNAL-04");
        ditolak(buat(&d, &own, HARI).await, "JURNAL-04");
        let h = petakan(&d, &own, ("KAS", "MASUK"), ("LAWAN", "KREDIT", "4-1910"), Some(HARI)).await;
        ditolak(h, "AKUN-05");
        d.bersih().await;
    });
}

#[test]
fn periode_dengan_baris_tanpa_akun_tidak_ditutup() {
    di_kedua(|d| async move {
        let own = berakun(&d).await;
        let kasir = d.orang("kasir1-jkt1").await;
        kas(&d, &kasir, "MASUK", 100_000).await;
        d.kerja(&own, |tx, _| {
            tx.exec("UPDATE akun SET dihapus = 1 WHERE nomor_akun = '4-1900' AND toko = 'JKT1'", &[])?;
            Ok(())
        })
        .await
        .unwrap();
        for _ in 15..=30 {
            tutup(&d).await;
        }
        let fin = d.orang("fin-jkt1").await;
        let t = ditolak(tutup_periode(&d, &fin, "2026-11").await, "JURNAL-09");
        assert!(t.rincian.unwrap()["halangan"][0].as_str().unwrap().contains("tanpa akun"));
    });
}
