//! Closing: what waits is finished, what comes later is refused, and every writer thread ends.

use crate::alat::{buat_catatan, catat, isi_catatan, kode, sibukkan};
use db::Error;
use std::time::Duration;
use testkit::{antre, kedua_mesin};

#[test]
fn basis_data_yang_ditutup_menolak_tulisan() {
    kedua_mesin(|uji| async move {
        buat_catatan(&uji).await;
        let db = uji.buka_lain(|_| {});
        db.write(kode("JKT1"), |tx| catat(tx, 1)).await.unwrap();
        db.tutup();
        let hasil = db.write(kode("JKT1"), |tx| catat(tx, 2)).await;
        assert!(matches!(hasil, Err(Error::Tutup)), "{hasil:?}");
        db.tutup();
        assert_eq!(isi_catatan(&uji.db).await, [1]);
    });
}

#[test]
fn yang_menunggu_diselesaikan_sebelum_tutup_dan_semua_utas_berakhir() {
    kedua_mesin(|uji| async move {
        buat_catatan(&uji).await;
        for putaran in 0..5_i64 {
            let db = uji.buka_lain(|s| {
                s.penulis = 6;
                s.kelompok = 8;
            });
            let (gerbang, sibuk) = sibukkan(&db, "JKT1").await;
            let mut kerja = Vec::new();
            for i in 0..20 {
                let d = db.clone();
                let nomor = putaran * 100 + i;
                kerja.push(
                    antre(async move { d.write(kode("JKT1"), move |tx| catat(tx, nomor)).await }).await,
                );
            }
            let d = db.clone();
            let tutup = tokio::task::spawn_blocking(move || d.tutup());
            tokio::time::sleep(Duration::from_millis(30)).await;
            assert!(!tutup.is_finished());
            gerbang.buka();
            tokio::time::timeout(Duration::from_secs(60), tutup).await.expect("tutup menggantung").unwrap();
            sibuk.await.unwrap();
            for k in kerja {
                k.await.unwrap().unwrap();
            }
        }
        assert_eq!(isi_catatan(&uji.db).await.len(), 100);
    });
}

#[test]
fn basis_data_yang_dilepas_menyelesaikan_yang_menunggu() {
    kedua_mesin(|uji| async move {
        buat_catatan(&uji).await;
        let db = uji.buka_lain(|_| {});
        let d = db.clone();
        let kerja = antre(async move { d.write(kode("JKT1"), |tx| catat(tx, 1)).await }).await;
        drop(db);
        kerja.await.unwrap().unwrap();
        assert_eq!(isi_catatan(&uji.db).await, [1]);
    });
}
