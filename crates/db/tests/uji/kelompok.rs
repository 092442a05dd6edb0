//! Group commit: waiting jobs share one COMMIT, keep their order, and are answered only after it.

use crate::alat::{Gerbang, buat, buat_catatan, catat, isi_catatan, kode, sebentar, sibukkan};
use db::{Error, args};
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};
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

/// Queues jobs of one group; each counts its runs, writes its number, and is refused before or after that.
async fn kelompok(uji: &testkit::Uji, awal: i64, sebelum: Option<i64>, sesudah: Option<i64>) -> Vec<u32> {
    let (gerbang, sibuk) = sibukkan(&uji.db, "JKT1").await;
    let mut kerja = Vec::new();
    for i in awal..awal + 6 {
        let (db, kali) = (uji.db.clone(), Arc::new(AtomicU32::new(0)));
        let hitung = kali.clone();
        let tugas = antre(async move {
            db.write(kode("JKT1"), move |tx| {
                hitung.fetch_add(1, Ordering::Relaxed);
                let tolak =
                    |ke: Option<i64>| if ke == Some(i) { Err(Error::Lain("tolak".into())) } else { Ok(()) };
                tolak(sebelum)?;
                catat(tx, i)?;
                tolak(sesudah)
            })
            .await
        });
        kerja.push((i, kali, tugas.await));
    }
    gerbang.buka();
    sibuk.await.unwrap();
    let mut kali = Vec::new();
    for (i, n, tugas) in kerja {
        let hasil = tugas.await.unwrap();
        assert_eq!(hasil.is_err(), sebelum == Some(i) || sesudah == Some(i), "{i}: {hasil:?}");
        kali.push(n.load(Ordering::Relaxed));
    }
    kali
}

#[test]
fn yang_ditolak_sebelum_menulis_tidak_mengulang_tetangganya() {
    kedua_mesin(|uji| async move {
        buat_catatan(&uji).await;
        let awal = uji.db.ukuran();
        assert_eq!(kelompok(&uji, 0, Some(2), None).await, [1; 6]);
        assert_eq!(isi_catatan(&uji.db).await, [0, 1, 3, 4, 5]);
        let akhir = uji.db.ukuran();
        assert_eq!((akhir.commit - awal.commit, akhir.pekerjaan - awal.pekerjaan), (2, 7));
    });
}

#[test]
fn yang_gagal_setelah_menulis_dibatalkan_sendirian_dan_tidak_dijalankan_lagi() {
    kedua_mesin(|uji| async move {
        buat_catatan(&uji).await;
        let awal = uji.db.ukuran();
        let kali = kelompok(&uji, 0, None, Some(3)).await;
        // SQLite undoes the group and runs the others once more; PostgreSQL has savepoints.
        assert_eq!(kali, if uji.adalah_pg() { [1; 6] } else { [2, 2, 2, 1, 1, 1] });
        assert_eq!(isi_catatan(&uji.db).await, [0, 1, 2, 4, 5]);
        let akhir = uji.db.ukuran();
        assert_eq!((akhir.commit - awal.commit, akhir.pekerjaan - awal.pekerjaan), (2, 7));
        // From then on every job has a savepoint for a while, and no group runs twice.
        assert_eq!(kelompok(&uji, 10, None, Some(10)).await, [1; 6]);
        assert_eq!(kelompok(&uji, 20, None, Some(25)).await, [1; 6]);
        assert_eq!(isi_catatan(&uji.db).await, [0, 1, 2, 4, 5, 11, 12, 13, 14, 15, 20, 21, 22, 23, 24]);
    });
}

#[test]
fn kelompok_yang_lama_tidak_gagal_kembali_berjalan_tanpa_titik_simpan() {
    kedua_mesin(|uji| async move {
        buat_catatan(&uji).await;
        kelompok(&uji, 0, None, Some(3)).await;
        for i in 100..200_i64 {
            uji.db.write(kode("JKT1"), move |tx| catat(tx, i)).await.unwrap();
        }
        let kali = kelompok(&uji, 1_000, None, Some(1_005)).await;
        assert_eq!(kali, if uji.adalah_pg() { [1; 6] } else { [2, 2, 2, 2, 2, 1] });
    });
}

#[test]
fn pekerjaan_tunggal_yang_gagal_setelah_menulis_tidak_meninggalkan_apa_pun() {
    kedua_mesin(|uji| async move {
        buat_catatan(&uji).await;
        for i in 0..3_i64 {
            let hasil = uji
                .db
                .write(kode("JKT1"), move |tx| {
                    catat(tx, i)?;
                    Err::<(), _>(Error::Lain("tolak".into()))
                })
                .await;
            assert_eq!(hasil.unwrap_err().to_string(), "tolak");
        }
        assert_eq!(isi_catatan(&uji.db).await, Vec::<i64>::new());
        // Alone it harmed nobody, so the next group is not held to be careful.
        let kali = kelompok(&uji, 10, None, Some(15)).await;
        assert_eq!(kali, if uji.adalah_pg() { [1; 6] } else { [2, 2, 2, 2, 2, 1] });
    });
}
