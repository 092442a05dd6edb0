//! Works: begun for another document, received in parts, finished once; the norm of the day they began.

use crate::alat::{OWN, SPV, beri, cincin, mulai, rosok, saldo, sisa, terima};
use db::args;
use dunia::{di_kedua, ditolak};
use serde_json::json;
use tukang::{kerja, norma, terima as buka};

#[test]
fn susut_paling_banyak_yang_tidak_kembali_dari_pekerjaannya() {
    di_kedua(|d| async move {
        let spv = d.orang(SPV).await;
        let kode = rosok(&d, &[10_000, 10_000]).await;
        let id = mulai(&d, &spv, "T01").await;
        beri(&d, &spv, "T01", &kode[..1], id).await.unwrap();
        beri(&d, &spv, "T01", &kode[1..], 0).await.unwrap();
        // 7.5 g for the work, 15 g in all: 6 g came back, so that 1.5 g can be lost of it and no more.
        let m = |susut: f64, selesai: bool| json!({ "kode_tukang": "T01", "id_kerja": id, "selesai": selesai, "detail_barang": [cincin(8.0, 75.0)], "susut": susut });
        ditolak(terima(&d, &spv, OWN, &m(1.501, false)).await, "TUKANG-12");
        terima(&d, &spv, OWN, &m(0.06, false)).await.unwrap();
        assert_eq!(saldo(&d, "T01").await, 15_000 - 6_000 - 60);
        // The norm is of all that was finished, less what was let off before.
        let m = json!({ "kode_tukang": "T01", "id_kerja": id, "detail_barang": [cincin(1.0, 75.0)], "selesai": true, "rosok": [sisa(0.5, 75.0)] });
        let (minta, p) = (dunia::isi::<buka::MintaTerima>(&m), spv.clone());
        let h = d.lihat(move |c| buka::hitung(c, &p, &minta)).await.unwrap();
        assert_eq!(
            (h["susut_norma"].to_string(), h["susut_nyata"].to_string()),
            ("0.007".into(), "0.315".into())
        );
        terima(&d, &spv, OWN, &m).await.unwrap();
        assert_eq!(d.baris("SELECT status FROM kerja_tukang", args![]).await, ["SELESAI"]);
        // Finished is finished.
        ditolak(terima(&d, &spv, OWN, &m).await, "TUKANG-05");
        ditolak(beri(&d, &spv, "T01", &rosok(&d, &[1_000]).await, id).await, "TUKANG-04");
        d.bersih().await;
    });
}

#[test]
fn pekerjaan_memakai_norma_hari_mulainya() {
    di_kedua(|d| async move {
        let spv = d.orang(SPV).await;
        beri(&d, &spv, "T01", &rosok(&d, &[20_000]).await, 0).await.unwrap();
        let id = mulai(&d, &spv, "T01").await;
        let n = json!({ "kode_tukang": "T01", "jenis_kerja": "PATRI", "norma": 50 });
        d.minta_izin((&spv, OWN), &n, norma::catat).await.unwrap();
        let m = json!({ "kode_tukang": "T01", "id_kerja": id, "detail_barang": [cincin(10.0, 75.0)] });
        let (minta, p) = (dunia::isi::<buka::MintaTerima>(&m), spv.clone());
        let h = d.lihat(move |c| buka::hitung(c, &p, &minta)).await.unwrap();
        assert_eq!(h["susut_norma"].to_string(), "0.075");
        d.bersih().await;
    });
}

#[test]
fn langkah_pekerjaan_sekali_dan_berurutan() {
    di_kedua(|d| async move {
        let spv = d.orang(SPV).await;
        let id = mulai(&d, &spv, "T02").await;
        let langkah = |apa: &'static str, id: i64| {
            d.kerja(&spv, move |tx, p| {
                let mut dok = ledger::Dok::buka(tx, values::JenisDok::EmasTukang, &p.user_id)?;
                match apa {
                    "SELESAI" => kerja::selesai(&mut dok, id)?,
                    "BUKA" => kerja::buka_lagi(&mut dok, id)?,
                    _ => kerja::batal(&mut dok, id)?,
                }
                dok.tutup("UJI", &json!({}))?;
                Ok(())
            })
        };
        langkah("SELESAI", id).await.unwrap();
        ditolak(langkah("SELESAI", id).await, "TUKANG-05");
        ditolak(langkah("BATAL", id).await, "TUKANG-05");
        langkah("BUKA", id).await.unwrap();
        langkah("BATAL", id).await.unwrap();
        ditolak(langkah("SELESAI", id).await, "TUKANG-05");
        ditolak(langkah("SELESAI", id + 1).await, "TUKANG-04");
        let j = d.baris("SELECT peristiwa FROM kerja_tukang_peristiwa ORDER BY ke", args![]).await;
        assert_eq!(j, ["MULAI", "SELESAI", "BUKA", "BATAL"]);
        d.bersih().await;
    });
}

#[test]
fn emas_yang_lama_dan_pekerjaan_yang_lewat_diperingatkan() {
    di_kedua(|d| async move {
        let spv = d.orang(SPV).await;
        beri(&d, &spv, "T01", &rosok(&d, &[20_000]).await, 0).await.unwrap();
        let peringatan = |tgl: &'static str| {
            let d = d.clone();
            async move {
                d.hari(tgl, &["JKT1"]).await;
                let kini = d.db().jam().sekarang();
                let toko = dunia::toko("JKT1");
                d.db()
                    .read(move |c| {
                        let h = platform::domain::Hari::baca(c, &toko, kini)?;
                        let semua = (tukang::DOMAIN.peringatan)(c, &h)?;
                        Ok::<_, platform::Tolak>(semua.into_iter().map(|h| h.kode).collect::<Vec<_>>())
                    })
                    .await
                    .unwrap()
            }
        };
        assert_eq!(peringatan("2026-12-14").await, Vec::<&str>::new());
        assert_eq!(peringatan("2026-12-15").await, ["TUKANG-13"]);
        // What comes back is of the oldest: 10 g came back, and what was given today is young.
        beri(&d, &spv, "T01", &rosok(&d, &[4_000]).await, 0).await.unwrap();
        let m = json!({ "kode_tukang": "T01", "rosok": [sisa(15.0, 100.0)] });
        terima(&d, &spv, OWN, &m).await.unwrap();
        assert_eq!(saldo(&d, "T01").await, 3_000);
        assert_eq!(peringatan("2026-12-16").await, Vec::<&str>::new());
        d.bersih().await;
    });
}
