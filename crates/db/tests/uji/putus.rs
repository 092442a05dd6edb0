//! PostgreSQL connections that are killed, idle or in the middle of a job.

use crate::alat::{Gerbang, angka, buat_catatan, catat, isi_catatan, kode};
use db::{Db, Error, args};
use testkit::{Jenis, Uji, antre, satu_mesin};

/// Ends every other connection of this database.
async fn bunuh(pembunuh: &Db) -> i64 {
    pembunuh
        .read(|c| {
            angka(
                c,
                "SELECT CAST(COALESCE(SUM(CASE WHEN pg_terminate_backend(pid) THEN 1 ELSE 0 END), 0) AS BIGINT) \
                 FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()",
            )
        })
        .await
        .unwrap()
}

fn pembunuh(uji: &Uji) -> Db {
    uji.buka_lain(|s| {
        s.pembaca = 1;
        s.penulis = 1;
    })
}

#[test]
fn sambungan_tulis_yang_putus_saat_diam_diganti_tanpa_terasa() {
    satu_mesin(Jenis::Pg, |uji| async move {
        buat_catatan(&uji).await;
        let pembunuh = pembunuh(&uji);
        for i in 0..6 {
            uji.db.write(kode("JKT1"), move |tx| catat(tx, i)).await.unwrap();
            if i % 2 == 0 {
                assert!(bunuh(&pembunuh).await >= 1);
            }
        }
        assert_eq!(isi_catatan(&uji.db).await, [0, 1, 2, 3, 4, 5]);
        pembunuh.tutup();
    });
}

#[test]
fn sambungan_baca_yang_putus_saat_diam_diganti_tanpa_terasa() {
    satu_mesin(Jenis::Pg, |uji| async move {
        buat_catatan(&uji).await;
        let pembunuh = pembunuh(&uji);
        for _ in 0..3 {
            assert_eq!(isi_catatan(&uji.db).await, Vec::<i64>::new());
            assert_eq!(uji.db.snapshot(|c| angka(c, "SELECT 7")).await.unwrap(), 7);
            assert_eq!(uji.db.lapor(|c| angka(c, "SELECT 8")).await.unwrap(), 8);
            assert!(bunuh(&pembunuh).await >= 2);
        }
        assert_eq!(uji.db.read(|c| angka(c, "SELECT 9")).await.unwrap(), 9);
        pembunuh.tutup();
    });
}

#[test]
fn sambungan_yang_putus_di_tengah_pekerjaan_menggagalkan_permintaan_itu_saja() {
    satu_mesin(Jenis::Pg, |uji| async move {
        buat_catatan(&uji).await;
        let pembunuh = pembunuh(&uji);
        for putaran in 0..4_i64 {
            let gerbang = Gerbang::default();
            let (db, g) = (uji.db.clone(), gerbang.clone());
            let kerja = antre(async move {
                db.write(kode("JKT1"), move |tx| {
                    catat(tx, 100 + putaran)?;
                    g.lewat();
                    if putaran % 2 == 0 {
                        catat(tx, 200 + putaran)?;
                    }
                    Ok::<_, Error>(())
                })
                .await
            })
            .await;
            gerbang.tunggu_datang().await;
            assert!(bunuh(&pembunuh).await >= 1);
            gerbang.buka();
            let hasil = kerja.await.unwrap();
            assert!(matches!(hasil, Err(Error::Putus(_))), "{hasil:?}");
            uji.db.write(kode("JKT1"), move |tx| catat(tx, putaran)).await.unwrap();
        }
        assert_eq!(isi_catatan(&uji.db).await, [0, 1, 2, 3]);
        pembunuh.tutup();
    });
}

#[test]
fn bacaan_yang_putus_di_tengah_gagal_dan_yang_berikut_berjalan() {
    satu_mesin(Jenis::Pg, |uji| async move {
        let pembunuh = pembunuh(&uji);
        for snapshot in [false, true] {
            let gerbang = Gerbang::default();
            let (db, g) = (uji.db.clone(), gerbang.clone());
            let f = move |c: &mut db::Conn| {
                angka(c, "SELECT 1")?;
                g.lewat();
                angka(c, "SELECT 2")
            };
            let kerja =
                antre(async move { if snapshot { db.snapshot(f).await } else { db.read(f).await } }).await;
            gerbang.tunggu_datang().await;
            bunuh(&pembunuh).await;
            gerbang.buka();
            let hasil = kerja.await.unwrap();
            assert!(matches!(hasil, Err(Error::Pg(_) | Error::Putus(_))), "{hasil:?}");
            assert_eq!(uji.db.read(|c| angka(c, "SELECT 3")).await.unwrap(), 3);
        }
        pembunuh.tutup();
    });
}

#[test]
fn server_yang_tidak_ada_dilaporkan_sebagai_putus() {
    satu_mesin(Jenis::Pg, |uji| async move {
        let db = uji.buka_lain(|s| {
            s.penulis = 1;
            s.mesin = db::Mesin::Pg("postgres://postgres@127.0.0.1:1/tidak_ada".into());
        });
        let hasil = db.write(kode("JKT1"), |tx| tx.exec("SELECT 1", args![])).await;
        assert!(matches!(hasil, Err(Error::Putus(_))), "{hasil:?}");
        let hasil = db.read(|c| angka(c, "SELECT 1")).await;
        assert!(matches!(hasil, Err(Error::Putus(_))), "{hasil:?}");
        db.tutup();
    });
}
