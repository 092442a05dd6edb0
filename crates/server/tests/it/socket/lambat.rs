//! A slow client: everything arrives, in order, while the server holds little and serves the others.

use super::aliran::pelaku;
use super::{Server, laporan};
use dunia::kedua_mesin;
use serde_json::json;
use server::socket;
use std::time::Duration;

const BARIS: u64 = 40_000;

#[test]
fn klien_lambat_menerima_semua_baris_berurutan_tanpa_menahan_basis_data() {
    kedua_mesin(|uji| async move {
        let s = Server::mulai(&uji).await;
        let own = s.login("own-jkt1").await;
        let p = pelaku(&s, &own).await;
        let mut k = s.sambung(&own).await;
        k.daftar("uid-lambat").await;
        let lebar = "x".repeat(200);
        socket::aliran(&s.app, &p, "uid-lambat", "uji", move |c, b| {
            c.each(
                "WITH RECURSIVE n(i) AS (SELECT CAST(1 AS BIGINT) UNION ALL SELECT i + 1 FROM n WHERE i < 40000) \
                 SELECT i FROM n",
                &[],
                |r| b.json(&json!({ "i": r.int(0)?, "teks": lebar })),
            )
        })
        .await
        .unwrap();
        // The client has acknowledged nothing yet; the query is already over and holds no snapshot.
        assert!(s.tunggu(super::SEBENTAR, |u| u.kueri == 0).await);
        assert_eq!(s.soket().ukuran().kerja, 1, "aliran masih berjalan: laju kliennya yang berlaku");
        // Others are served meanwhile, reports included.
        for _ in 0..20 {
            let isi = json!({ "tgl_from": "2026-11-15", "tgl_to": "2026-11-15" });
            assert_eq!(s.panggil("POST", "audit/report", &own, isi).await.0, 200);
        }
        let (baris, akhir) = laporan(&mut k, "uji", "uid-lambat", Duration::from_millis(1)).await;
        assert_eq!(akhir["status"], "FINISH");
        assert_eq!(akhir["total"], BARIS);
        assert!(baris.iter().map(|b| b["i"].as_u64().unwrap()).eq(1..=BARIS), "urut dan lengkap");
        s.tutup().await;
    });
}

#[test]
fn beberapa_aliran_ke_satu_layar_tidak_saling_tertukar() {
    kedua_mesin(|uji| async move {
        let s = Server::mulai(&uji).await;
        let own = s.login("own-jkt1").await;
        let p = pelaku(&s, &own).await;
        let mut tugas = Vec::new();
        for i in 0..2_u64 {
            let uid = format!("uid-paralel-{i}");
            let mut k = s.sambung(&own).await;
            k.daftar(&uid).await;
            socket::aliran(&s.app, &p, &uid, "uji", move |_, b| {
                b.taksir(5_000);
                (0..5_000_u64).try_for_each(|n| b.json(&json!([i, n])))
            })
            .await
            .unwrap();
            tugas.push(tokio::spawn(async move {
                let (baris, akhir) = laporan(&mut k, "uji", &uid, Duration::from_millis(5)).await;
                assert_eq!(akhir["status"], "FINISH");
                assert!(baris.into_iter().eq((0..5_000_u64).map(|n| json!([i, n]))));
            }));
        }
        for t in tugas {
            t.await.unwrap();
        }
        s.tutup().await;
    });
}
