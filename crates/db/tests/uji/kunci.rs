//! Stores and their locks: the same store is one after the other, two stores side by side, and no order of
//! asking can end in a deadlock. A second handle on the database stands for a second process.

use crate::alat::{Gerbang, angka, buat, buat_catatan, catat, isi_catatan, kode, sebentar, sibukkan};
use db::{Db, Error, Kunci, args};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Barrier};
use std::time::Duration;
use testkit::{Acak, Jenis, Uji, antre, kedua_mesin, satu_mesin};

async fn dalam_waktu<T>(apa: &str, f: impl Future<Output = T>) -> T {
    tokio::time::timeout(Duration::from_secs(30), f).await.unwrap_or_else(|_| panic!("{apa}: tidak selesai"))
}

#[test]
fn toko_lain_tidak_menunggu_di_postgresql() {
    satu_mesin(Jenis::Pg, |uji| async move {
        buat_catatan(&uji).await;
        let lain = uji.buka_lain(|_| {});
        let (gerbang, sibuk) = sibukkan(&uji.db, "JKT1").await;
        dalam_waktu("toko lain", uji.db.write(kode("SBY1"), |tx| catat(tx, 1))).await.unwrap();
        dalam_waktu("proses lain", lain.write(kode("SBY1"), |tx| catat(tx, 2))).await.unwrap();
        dalam_waktu("rantai", uji.db.write(Kunci::rantai(), |tx| catat(tx, 3))).await.unwrap();
        assert!(!sibuk.is_finished());
        gerbang.buka();
        sibuk.await.unwrap();
        assert_eq!(isi_catatan(&uji.db).await, [1, 2, 3]);
        lain.tutup();
    });
}

#[test]
fn toko_yang_sama_bergantian_juga_di_antara_dua_proses() {
    kedua_mesin(|uji| async move {
        buat_catatan(&uji).await;
        let lain = uji.buka_lain(|_| {});
        let (gerbang, sibuk) = sibukkan(&uji.db, "JKT1").await;
        let mut kerja = Vec::new();
        for (i, db) in (1..).zip([uji.db.clone(), lain.clone()]) {
            kerja.push(antre(async move { db.write(kode("JKT1"), move |tx| catat(tx, i)).await }).await);
        }
        let l = lain.clone();
        let dua_toko = Kunci::toko(kode("SBY1")).dan(kode("JKT1"));
        kerja.push(antre(async move { l.write(dua_toko, |tx| catat(tx, 3)).await }).await);
        sebentar().await;
        assert!(kerja.iter().all(|k| !k.is_finished()), "tidak menunggu gilirannya");
        gerbang.buka();
        sibuk.await.unwrap();
        for k in kerja {
            dalam_waktu("sesudahnya", k).await.unwrap().unwrap();
        }
        assert_eq!(isi_catatan(&uji.db).await, [1, 2, 3]);
        lain.tutup();
    });
}

#[test]
fn yang_datang_kemudian_tidak_mendahului_yang_menunggu_dua_toko() {
    satu_mesin(Jenis::Pg, |uji| async move {
        buat(&uji, "CREATE TABLE giliran (ke BIGINT NOT NULL PRIMARY KEY, siapa BIGINT NOT NULL)").await;
        let (gerbang, sibuk) = sibukkan(&uji.db, "A").await;
        let tulis = |kunci: Kunci, siapa: i64| {
            let db = uji.db.clone();
            antre(async move {
                db.write(kunci, move |tx| {
                    tx.exec(
                        "INSERT INTO giliran SELECT COALESCE(MAX(ke), 0) + 1, $1 FROM giliran",
                        args![siapa],
                    )
                })
                .await
            })
        };
        // 1 waits for A and wants B; 2 wants B only and came later: it must not starve 1.
        let satu = tulis(Kunci::toko(kode("A")).dan(kode("B")), 1).await;
        let dua = tulis(Kunci::toko(kode("B")), 2).await;
        sebentar().await;
        assert!(!dua.is_finished());
        gerbang.buka();
        sibuk.await.unwrap();
        dalam_waktu("dua toko", satu).await.unwrap().unwrap();
        dalam_waktu("satu toko", dua).await.unwrap().unwrap();
        let siapa = uji
            .db
            .read(|c| c.rows("SELECT siapa FROM giliran ORDER BY ke", args![], |r| r.int(0)))
            .await
            .unwrap();
        assert_eq!(siapa, [1, 2]);
    });
}

#[test]
fn urutan_kunci_tetap_rantai_dulu_lalu_kode_toko() {
    satu_mesin(Jenis::Pg, |uji| async move {
        buat_catatan(&uji).await;
        let lain = uji.buka_lain(|_| {});
        let (gerbang, sibuk) = sibukkan(&uji.db, "B").await;
        // The other process has the chain, waits for B, and must not have C yet although it named C first.
        let l = lain.clone();
        let semua = Kunci::toko(kode("C")).dan(kode("B")).dengan_rantai();
        let dua_toko = antre(async move { l.write(semua, |tx| catat(tx, 3)).await }).await;
        sebentar().await;
        dalam_waktu("C masih bebas", uji.db.write(kode("C"), |tx| catat(tx, 1))).await.unwrap();
        let db = uji.db.clone();
        let rantai = antre(async move { db.write(Kunci::rantai(), |tx| catat(tx, 4)).await }).await;
        sebentar().await;
        assert!(!rantai.is_finished(), "rantai belum dikunci");
        gerbang.buka();
        sibuk.await.unwrap();
        dalam_waktu("dua toko", dua_toko).await.unwrap().unwrap();
        dalam_waktu("rantai", rantai).await.unwrap().unwrap();
        assert_eq!(isi_catatan(&uji.db).await, [1, 3, 4]);
        lain.tutup();
    });
}

/// Moves one unit from a store's counter to another's by reading and writing, as a use case would.
async fn pindahkan(db: &Db, kunci: Kunci, dari: &'static str, ke: &'static str) -> Result<(), Error> {
    db.write(kunci, move |tx| {
        for (toko, tambah) in [(dari, -1), (ke, 1)] {
            let n: i64 = tx.nilai("SELECT n FROM hitung WHERE toko = $1", args![toko])?;
            tx.exec("UPDATE hitung SET n = $2, kali = kali + 1 WHERE toko = $1", args![toko, n + tambah])?;
        }
        Ok(())
    })
    .await
}

async fn hitungan(uji: &Uji) -> Vec<(i64, i64)> {
    uji.db
        .read(|c| c.rows("SELECT n, kali FROM hitung ORDER BY toko", args![], |r| Ok((r.int(0)?, r.int(1)?))))
        .await
        .unwrap()
}

#[test]
fn dua_toko_sekaligus_dari_dua_proses_tidak_saling_mengunci() {
    kedua_mesin(|uji| async move {
        const TOKO: [&str; 5] = ["A", "B", "C", "D", "E"];
        buat(
            &uji,
            "CREATE TABLE hitung (toko TEXT NOT NULL PRIMARY KEY, n BIGINT NOT NULL, kali BIGINT NOT NULL)",
        )
        .await;
        uji.db
            .write(kode("A"), |tx| {
                TOKO.iter()
                    .try_for_each(|t| tx.exec("INSERT INTO hitung VALUES ($1, 0, 0)", args![*t]).map(|_| ()))
            })
            .await
            .unwrap();
        let (satu, dua) = (uji.buka_lain(|_| {}), uji.buka_lain(|_| {}));
        let mut a = Acak::new(20_261_115);
        let mut mau = [(0_i64, 0_i64); 5];
        let mut kerja = Vec::new();
        for i in 0..64 {
            let (x, y) = (a.antara(0, 5), a.antara(0, 5));
            let (x, y) = (usize::try_from(x).unwrap(), usize::try_from(y).unwrap());
            mau[x] = (mau[x].0 - 1, mau[x].1 + 1);
            mau[y] = (mau[y].0 + 1, mau[y].1 + 1);
            let mut kunci = Kunci::toko(kode(TOKO[x])).dan(kode(TOKO[y]));
            if a.persen(30) {
                kunci = kunci.dengan_rantai();
            }
            let db = if i % 2 == 0 { satu.clone() } else { dua.clone() };
            kerja.push(tokio::spawn(async move { pindahkan(&db, kunci, TOKO[x], TOKO[y]).await }));
        }
        for k in kerja {
            dalam_waktu("pindah", k).await.unwrap().unwrap();
        }
        assert_eq!(hitungan(&uji).await, mau);
        satu.tutup();
        dua.tutup();
        if uji.adalah_pg() {
            // A deadlock would have been broken by the server and run again, but it is counted (when its connection
            // ends).
            sebentar().await;
            let sql = "SELECT deadlocks FROM pg_stat_database WHERE datname = current_database()";
            assert_eq!(uji.db.read(move |c| angka(c, sql)).await.unwrap(), 0, "saling mengunci");
        }
    });
}

#[test]
fn pekerjaan_rantai_bergantian_dengan_dokumen_yang_menyentuh_rantai() {
    kedua_mesin(|uji| async move {
        buat_catatan(&uji).await;
        let lain = uji.buka_lain(|_| {});
        let (gerbang, tunggu) = (Gerbang::default(), Kunci::toko(kode("JKT1")).dengan_rantai());
        let (db, g) = (uji.db.clone(), gerbang.clone());
        let sibuk = antre(async move {
            db.write(tunggu, move |tx| {
                g.lewat();
                catat(tx, 1)
            })
            .await
        })
        .await;
        gerbang.tunggu_datang().await;
        let l = lain.clone();
        let rantai = antre(async move { l.write(Kunci::rantai(), |tx| catat(tx, 2)).await }).await;
        sebentar().await;
        assert!(!rantai.is_finished());
        gerbang.buka();
        sibuk.await.unwrap().unwrap();
        dalam_waktu("rantai", rantai).await.unwrap().unwrap();
        assert_eq!(isi_catatan(&uji.db).await, [1, 2]);
        lain.tutup();
    });
}

#[test]
fn generasi_naik_hanya_bila_rantai_disentuh() {
    kedua_mesin(|uji| async move {
        buat_catatan(&uji).await;
        let awal = uji.db.generasi().await.unwrap();
        uji.db.write(kode("JKT1"), |tx| catat(tx, 1)).await.unwrap();
        assert_eq!(uji.db.generasi().await.unwrap(), awal);
        uji.db.write(Kunci::rantai(), |tx| catat(tx, 2)).await.unwrap();
        assert_eq!(uji.db.generasi().await.unwrap(), awal + 1);
    });
}

#[test]
fn generasi_terlihat_oleh_proses_lain_di_postgresql() {
    satu_mesin(Jenis::Pg, |uji| async move {
        buat_catatan(&uji).await;
        let lain = uji.buka_lain(|_| ());
        for n in 1..=20 {
            let awal = lain.generasi().await.unwrap();
            uji.db.write(Kunci::rantai(), move |tx| catat(tx, n)).await.unwrap();
            // Many ask at once and share reads; none may hear an answer from before its question.
            let tanya: Vec<_> = (0..64)
                .map(|_| {
                    let l = lain.clone();
                    tokio::spawn(async move { l.generasi().await })
                })
                .collect();
            for t in tanya {
                assert_eq!(t.await.unwrap().unwrap(), awal + 1);
            }
        }
        lain.tutup();
    });
}

/// Two stores that write each other's rows hold no common lock. Where they meet in opposite order PostgreSQL ends one
/// of them: it runs again, with all of its group, and both stand.
#[test]
fn dua_toko_yang_saling_menunggu_keduanya_jadi() {
    satu_mesin(Jenis::Pg, |uji| async move {
        buat(&uji, "CREATE TABLE hitung (ke BIGINT NOT NULL PRIMARY KEY, n BIGINT NOT NULL)").await;
        uji.db
            .write(kode("A"), |tx| tx.exec("INSERT INTO hitung VALUES (1, 0), (2, 0), (3, 0)", args![]))
            .await
            .unwrap();
        // Both wait once, with their first row in hand, until the other has its own.
        let bertemu = Arc::new(Barrier::new(2));
        let tulis = |toko: &'static str, urut: [i64; 2]| {
            let (db, bertemu, sudah) = (uji.db.clone(), bertemu.clone(), AtomicBool::new(false));
            antre(async move {
                let tambah = "UPDATE hitung SET n = n + 1 WHERE ke = $1";
                db.write(kode(toko), move |tx| {
                    tx.exec(tambah, args![urut[0]])?;
                    if !sudah.swap(true, Ordering::Relaxed) {
                        bertemu.wait();
                    }
                    // What the use case makes of the error does not matter.
                    tx.exec(tambah, args![urut[1]]).map_err(|_| Error::Lain("tidak bisa".into()))
                })
                .await
            })
        };
        let (a, b) = (tulis("A", [1, 2]).await, tulis("B", [2, 1]).await);
        dalam_waktu("A", a).await.unwrap().unwrap();
        dalam_waktu("B", b).await.unwrap().unwrap();
        let isi = uji.db.read(|c| c.rows("SELECT n FROM hitung ORDER BY ke", args![], |r| r.int(0))).await;
        assert_eq!(isi.unwrap(), [2, 2, 0]);
    });
}
