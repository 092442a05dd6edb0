//! Group commit: waiting jobs share one COMMIT, keep their order, and are answered only after it.

use crate::alat::{Gerbang, buat, buat_catatan, catat, isi_catatan, kode, sebentar, sibukkan};
use db::{Error, args};
use testkit::{antre, kedua_mesin};

#[test]
fn pekerjaan_yang_menunggu_berbagi_satu_commit_dan_tetap_berurut() {
    kedua_mesin(|uji| async move {
        buat(&uji, "CREATE TABLE deret (ke BIGINT NOT NULL PRIMARY KEY, siapa BIGINT NOT NULL)").await;
        let (gerbang, sibuk) = sibukkan(&uji.db, "JKT1").await;
        let awal = uji.db.ukuran();
        let mut kerja = Vec::new();
        for i in 0..40_i64 {
            let db = uji.db.clone();
            kerja.push(
                antre(async move {
                    db.write(kode("JKT1"), move |tx| {
                        tx.exec(
                            "INSERT INTO deret (ke, siapa) SELECT COALESCE(MAX(ke), 0) + 1, $1 FROM deret",
                            args![i],
                        )
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
        let akhir = uji.db.ukuran();
        assert_eq!(akhir.commit - awal.commit, 2, "yang sibuk satu, empat puluh yang menunggu satu");
        assert_eq!(akhir.pekerjaan - awal.pekerjaan, 41);
        let siapa = uji
            .db
            .read(|c| c.rows("SELECT siapa FROM deret ORDER BY ke", args![], |r| r.int(0)))
            .await
            .unwrap();
        assert_eq!(siapa, (0..40).collect::<Vec<i64>>());
    });
}

#[test]
fn jawaban_keluar_hanya_setelah_commit() {
    kedua_mesin(|uji| async move {
        buat_catatan(&uji).await;
        let (gerbang, sibuk) = sibukkan(&uji.db, "JKT1").await;
        let tengah = Gerbang::default();
        let (db, t) = (uji.db.clone(), tengah.clone());
        let pertama = antre(async move { db.write(kode("JKT1"), |tx| catat(tx, 1)).await }).await;
        let db = uji.db.clone();
        let kedua = antre(async move {
            db.write(kode("JKT1"), move |tx| {
                t.lewat();
                catat(tx, 2)
            })
            .await
        })
        .await;
        gerbang.buka();
        sibuk.await.unwrap();
        // The first is done and waits with the second for their COMMIT: no answer, nothing to be seen.
        tengah.tunggu_datang().await;
        sebentar().await;
        assert!(!pertama.is_finished());
        assert_eq!(isi_catatan(&uji.db).await, Vec::<i64>::new());
        tengah.buka();
        pertama.await.unwrap().unwrap();
        // Answered means durable and visible to everyone, its neighbour's work too.
        assert_eq!(isi_catatan(&uji.db).await, [1, 2]);
        kedua.await.unwrap().unwrap();
    });
}

#[test]
fn banyak_penulis_bersamaan_tidak_kehilangan_apa_pun() {
    kedua_mesin(|uji| async move {
        buat(&uji, "CREATE TABLE hitung (toko TEXT NOT NULL PRIMARY KEY, n BIGINT NOT NULL)").await;
        uji.db
            .write(kode("A"), |tx| {
                tx.exec("INSERT INTO hitung VALUES ('A', 0), ('B', 0), ('C', 0), ('D', 0)", args![])
            })
            .await
            .unwrap();
        let mut kerja = Vec::new();
        for i in 0..64_usize {
            let db = uji.db.clone();
            kerja.push(tokio::spawn(async move {
                let toko = kode(["A", "B", "C", "D"][i % 4]);
                let mut dilihat = Vec::new();
                for _ in 0..10 {
                    let t = toko.clone();
                    // Read, think, write: only a store's own writer makes this safe.
                    let n = db
                        .write(&toko, move |tx| {
                            let n: i64 = tx.nilai("SELECT n FROM hitung WHERE toko = $1", args![&t])?;
                            tx.exec("UPDATE hitung SET n = $2 WHERE toko = $1", args![&t, n + 1])?;
                            Ok::<_, Error>(n + 1)
                        })
                        .await
                        .unwrap();
                    let t = toko.clone();
                    let ada: i64 = db
                        .read(move |c| c.nilai("SELECT n FROM hitung WHERE toko = $1", args![&t]))
                        .await
                        .unwrap();
                    assert!(ada >= n, "sudah dijawab {n} tetapi terlihat {ada}");
                    dilihat.push((i % 4, n));
                }
                dilihat
            }));
        }
        let mut semua = Vec::new();
        for k in kerja {
            semua.extend(k.await.unwrap());
        }
        semua.sort_unstable();
        let mau: Vec<(usize, i64)> = (0..4).flat_map(|t| (1..=160).map(move |n| (t, n))).collect();
        assert_eq!(semua, mau);
    });
}

#[test]
fn pekerjaan_yang_ditinggalkan_sebelum_mulai_tidak_dijalankan() {
    kedua_mesin(|uji| async move {
        buat_catatan(&uji).await;
        let (gerbang, sibuk) = sibukkan(&uji.db, "JKT1").await;
        let db = uji.db.clone();
        let ditinggal = antre(async move { db.write(kode("JKT1"), |tx| catat(tx, 1)).await }).await;
        let db = uji.db.clone();
        let tinggal = antre(async move { db.write(kode("JKT1"), |tx| catat(tx, 2)).await }).await;
        ditinggal.abort();
        assert!(ditinggal.await.is_err());
        gerbang.buka();
        sibuk.await.unwrap();
        tinggal.await.unwrap().unwrap();
        assert_eq!(isi_catatan(&uji.db).await, [2]);
    });
}
