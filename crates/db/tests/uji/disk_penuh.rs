//! A full disk, for real: SQLite is told that its file may not grow, and answers SQLITE_FULL.

use crate::alat::{angka, buat, buat_catatan, catat, isi_catatan, kode, sibukkan};
use db::{Error, Result, Tx, args};
use testkit::{Jenis, antre, satu_mesin};

const GEMUK: &str = "INSERT INTO gemuk (isi) VALUES ($1)";

/// Lets the file grow by so many pages; none means without end.
fn batasi(tx: &mut Tx<'_>, tambah: Option<i64>) -> Result<()> {
    let ada = angka(tx, "PRAGMA page_count")?;
    let batas = tambah.map_or(1_000_000_000, |t| ada + t);
    angka(tx, &format!("PRAGMA max_page_count = {batas}")).map(|_| ())
}

fn isi_sampai_penuh(tx: &mut Tx<'_>) -> Result<()> {
    for _ in 0..200 {
        tx.exec(GEMUK, args!["x".repeat(20_000)])?;
    }
    panic!("disk tidak pernah penuh");
}

async fn siapkan(uji: &testkit::Uji) {
    buat_catatan(uji).await;
    buat(uji, "CREATE TABLE gemuk (isi TEXT NOT NULL)").await;
}

#[test]
fn hanya_pekerjaan_yang_kehabisan_disk_yang_gagal() {
    satu_mesin(Jenis::Lite, |uji| async move {
        siapkan(&uji).await;
        let (gerbang, sibuk) = sibukkan(&uji.db, "JKT1").await;
        let mut kerja = Vec::new();
        for i in 0..6_i64 {
            let db = uji.db.clone();
            kerja.push(
                antre(async move {
                    db.write(kode("JKT1"), move |tx| {
                        catat(tx, i)?;
                        if i != 3 {
                            return Ok(());
                        }
                        batasi(tx, Some(20))?;
                        let penuh = isi_sampai_penuh(tx);
                        let _ = batasi(tx, None);
                        penuh
                    })
                    .await
                })
                .await,
            );
        }
        gerbang.buka();
        sibuk.await.unwrap();
        for (i, k) in (0_i64..).zip(kerja) {
            let hasil = k.await.unwrap();
            match i {
                3 => assert!(hasil.as_ref().is_err_and(Error::disk_penuh), "{hasil:?}"),
                _ => assert!(hasil.is_ok(), "{i}: {hasil:?}"),
            }
        }
        // The limit may still stand: whether the PRAGMA was undone is not the point, the next job lifts it.
        uji.db.write(kode("JKT1"), |tx| batasi(tx, None)).await.unwrap();
        assert_eq!(isi_catatan(&uji.db).await, [0, 1, 2, 4, 5]);
        assert_eq!(uji.db.read(|c| angka(c, "SELECT COUNT(*) FROM gemuk")).await.unwrap(), 0);
        uji.db.write(kode("JKT1"), |tx| tx.exec(GEMUK, args!["y".repeat(500_000)])).await.unwrap();
    });
}

#[test]
fn selama_disk_penuh_setiap_tulisan_ditolak_lalu_pulih() {
    satu_mesin(Jenis::Lite, |uji| async move {
        siapkan(&uji).await;
        uji.db.write(kode("JKT1"), |tx| batasi(tx, Some(3))).await.unwrap();
        for _ in 0..3 {
            let hasil = uji.db.write(kode("JKT1"), |tx| tx.exec(GEMUK, args!["x".repeat(200_000)])).await;
            assert!(hasil.as_ref().is_err_and(Error::disk_penuh), "{hasil:?}");
        }
        assert_eq!(uji.db.read(|c| angka(c, "SELECT COUNT(*) FROM gemuk")).await.unwrap(), 0);
        uji.db.write(kode("JKT1"), |tx| batasi(tx, None)).await.unwrap();
        uji.db.write(kode("JKT1"), |tx| tx.exec(GEMUK, args!["x".repeat(200_000)])).await.unwrap();
    });
}

#[test]
fn galat_disk_penuh_yang_ditelan_tidak_menulis_di_luar_transaksi() {
    satu_mesin(Jenis::Lite, |uji| async move {
        siapkan(&uji).await;
        let hasil = uji
            .db
            .write(kode("JKT1"), |tx| {
                catat(tx, 1)?;
                batasi(tx, Some(20))?;
                let _ = isi_sampai_penuh(tx);
                let _ = batasi(tx, None);
                // SQLite may have ended the transaction; this must not become a write of its own.
                let _ = catat(tx, 2);
                let _ = tx.sebagian(|c| catat(c, 3));
                Ok::<_, Error>(())
            })
            .await;
        uji.db.write(kode("JKT1"), |tx| batasi(tx, None)).await.unwrap();
        let ada = isi_catatan(&uji.db).await;
        if hasil.is_ok() {
            assert_eq!(ada, [1, 2, 3]);
        } else {
            assert_eq!(ada, Vec::<i64>::new());
        }
        uji.db.write(kode("JKT1"), |tx| catat(tx, 4)).await.unwrap();
    });
}

#[test]
fn transaksi_yang_berakhir_sendiri_menggagalkan_hanya_pelakunya() {
    satu_mesin(Jenis::Lite, |uji| async move {
        siapkan(&uji).await;
        let (gerbang, sibuk) = sibukkan(&uji.db, "JKT1").await;
        let mut kerja = Vec::new();
        for i in 0..5_i64 {
            let db = uji.db.clone();
            kerja.push(
                antre(async move {
                    db.write(kode("JKT1"), move |tx| {
                        catat(tx, i)?;
                        if i == 2 {
                            // What SQLite does by itself after an I/O error, here by command.
                            tx.exec("ROLLBACK", args![])?;
                            let luar = catat(tx, 77);
                            assert!(luar.is_err(), "menulis di luar transaksi");
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
        for (i, k) in (0_i64..).zip(kerja) {
            let hasil = k.await.unwrap();
            assert_eq!(hasil.is_ok(), i != 2, "{i}: {hasil:?}");
        }
        assert_eq!(isi_catatan(&uji.db).await, [0, 1, 3, 4]);
    });
}
