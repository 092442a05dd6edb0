//! What is left for after the COMMIT runs after it, once, and never for work that was undone.

use crate::alat::{Gerbang, buat_catatan, catat, isi_catatan, kode, sebentar, sibukkan};
use db::Error;
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Arc, Mutex};
use testkit::{antre, kedua_mesin};

#[test]
fn kaitan_berjalan_setelah_commit_dan_sebelum_jawaban() {
    kedua_mesin(|uji| async move {
        buat_catatan(&uji).await;
        let (gerbang, sibuk) = sibukkan(&uji.db, "JKT1").await;
        let (tengah, jalan) = (Gerbang::default(), Arc::new(AtomicU32::new(0)));
        let (db, j) = (uji.db.clone(), jalan.clone());
        let pertama = antre(async move {
            db.write(kode("JKT1"), move |tx| {
                catat(tx, 1)?;
                let j = j.clone();
                tx.setelah_commit(move || {
                    j.fetch_add(1, Ordering::SeqCst);
                });
                Ok::<_, Error>(())
            })
            .await
        })
        .await;
        let (db, t) = (uji.db.clone(), tengah.clone());
        let kedua = antre(async move {
            db.write(kode("JKT1"), move |_| {
                t.lewat();
                Ok::<_, Error>(())
            })
            .await
        })
        .await;
        gerbang.buka();
        sibuk.await.unwrap();
        tengah.tunggu_datang().await;
        sebentar().await;
        assert_eq!(jalan.load(Ordering::SeqCst), 0, "belum COMMIT");
        tengah.buka();
        pertama.await.unwrap().unwrap();
        assert_eq!(jalan.load(Ordering::SeqCst), 1);
        kedua.await.unwrap().unwrap();
        assert_eq!(isi_catatan(&uji.db).await, [1]);
    });
}

#[test]
fn kaitan_pekerjaan_yang_dibatalkan_tidak_pernah_berjalan() {
    kedua_mesin(|uji| async move {
        buat_catatan(&uji).await;
        let jalan = Arc::new(AtomicU32::new(0));
        for cara in ["tolak", "panik", "terbuka"] {
            let j = jalan.clone();
            let hasil = uji
                .db
                .write(kode("JKT1"), move |tx| {
                    catat(tx, 1)?;
                    let j = j.clone();
                    tx.setelah_commit(move || {
                        j.fetch_add(1, Ordering::SeqCst);
                    });
                    match cara {
                        "tolak" => Err(Error::Lain("tidak".into())),
                        "panik" => panic!("sengaja"),
                        _ => {
                            tx.dokumen_dibuka();
                            Ok(())
                        }
                    }
                })
                .await;
            assert!(hasil.is_err(), "{cara}");
        }
        assert_eq!(jalan.load(Ordering::SeqCst), 0);
        assert_eq!(isi_catatan(&uji.db).await, Vec::<i64>::new());
    });
}

#[test]
fn kaitan_berjalan_menurut_urutan_pekerjaan() {
    kedua_mesin(|uji| async move {
        let urut = Arc::new(Mutex::new(Vec::new()));
        let (gerbang, sibuk) = sibukkan(&uji.db, "JKT1").await;
        let mut kerja = Vec::new();
        for i in 0..20 {
            let (db, u) = (uji.db.clone(), urut.clone());
            kerja.push(
                antre(async move {
                    db.write(kode("JKT1"), move |tx| {
                        for bagian in 0..2 {
                            let u = u.clone();
                            tx.setelah_commit(move || u.lock().unwrap().push((i, bagian)));
                        }
                        Ok::<_, Error>(())
                    })
                    .await
                })
                .await,
            );
        }
        gerbang.buka();
        sibuk.await.unwrap();
        for k in kerja {
            k.await.unwrap().unwrap();
        }
        let mau: Vec<(i32, i32)> = (0..20).flat_map(|i| [(i, 0), (i, 1)]).collect();
        assert_eq!(*urut.lock().unwrap(), mau);
    });
}

#[test]
fn kaitan_yang_panik_tidak_membunuh_penulis() {
    kedua_mesin(|uji| async move {
        buat_catatan(&uji).await;
        let sesudah = Arc::new(AtomicU32::new(0));
        let s = sesudah.clone();
        let hasil = uji
            .db
            .write(kode("JKT1"), move |tx| {
                tx.setelah_commit(|| panic!("kaitan panik"));
                let s = s.clone();
                tx.setelah_commit(move || {
                    s.fetch_add(1, Ordering::SeqCst);
                });
                catat(tx, 1)
            })
            .await;
        // The work stands: it was committed before the hook ran.
        assert!(hasil.is_ok(), "{hasil:?}");
        assert_eq!(sesudah.load(Ordering::SeqCst), 1, "kaitan lain tetap berjalan");
        for i in 2..9 {
            uji.db.write(kode("JKT1"), move |tx| catat(tx, i)).await.unwrap();
        }
        assert_eq!(isi_catatan(&uji.db).await, (1..9).collect::<Vec<i64>>());
    });
}
