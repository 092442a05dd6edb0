//! One write: alone in its store, undone alone when it fails, refused when the house is full or closed.

use crate::alat::{angka, buat_catatan, catat, isi_catatan, kode, sebentar, sibukkan};
use db::{Error, Kunci, args};
use testkit::{antre, bangun, kedua_mesin};

#[test]
fn pekerjaan_yang_ditolak_dibatalkan_sendirian() {
    kedua_mesin(|uji| async move {
        buat_catatan(&uji).await;
        let (gerbang, sibuk) = sibukkan(&uji.db, "JKT1").await;
        let mut kerja = Vec::new();
        for i in 0..5_i64 {
            let db = uji.db.clone();
            kerja.push(
                antre(async move {
                    db.write(kode("JKT1"), move |tx| {
                        catat(tx, i)?;
                        if i % 2 == 1 { Err(Error::Lain(format!("tolak {i}"))) } else { Ok(i) }
                    })
                    .await
                })
                .await,
            );
        }
        gerbang.buka();
        sibuk.await.unwrap();
        for (i, k) in (0_i64..).zip(kerja) {
            match k.await.unwrap() {
                Ok(v) => assert!(v == i && i % 2 == 0),
                Err(e) => assert_eq!(e.to_string(), format!("tolak {i}")),
            }
        }
        assert_eq!(isi_catatan(&uji.db).await, [0, 2, 4]);
    });
}

#[test]
fn pekerjaan_yang_panik_dibatalkan_sendirian_dan_penulis_hidup_terus() {
    kedua_mesin(|uji| async move {
        buat_catatan(&uji).await;
        let (gerbang, sibuk) = sibukkan(&uji.db, "JKT1").await;
        let mut kerja = Vec::new();
        for i in 0..5_i64 {
            let db = uji.db.clone();
            kerja.push(
                antre(async move {
                    db.write(kode("JKT1"), move |tx| {
                        catat(tx, i)?;
                        assert!(i != 2, "panik di tengah {i}");
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
            match hasil {
                Err(Error::Panik(sebab)) => assert!(i == 2 && sebab.contains("panik di tengah 2"), "{sebab}"),
                lain => assert!(i != 2 && lain.is_ok(), "{i}: {lain:?}"),
            }
        }
        assert_eq!(isi_catatan(&uji.db).await, [0, 1, 3, 4]);
        assert_eq!(uji.db.ukuran().panik, 1);
        uji.db.write(kode("JKT1"), |tx| catat(tx, 9)).await.unwrap();
    });
}

#[test]
fn dokumen_yang_dibiarkan_terbuka_ditolak() {
    kedua_mesin(|uji| async move {
        let t = bangun::toko(&uji.db, "JKT1").await;
        let hasil = uji
            .db
            .write(&t, |tx| {
                let mut dok = ledger::Dok::buka(tx, values::JenisDok::KasMasuk, &bangun::user("budi"))?;
                ledger::kas::catat(&mut dok, &[bangun::baris_kas("ani", ledger::Arah::Masuk, 500)])
            })
            .await;
        assert!(matches!(hasil, Err(ledger::Galat::Db(Error::DokumenTerbuka))), "{hasil:?}");
        assert_eq!(
            uji.db.read(|c| angka(c, "SELECT CAST(COUNT(*) AS BIGINT) FROM buku_kas")).await.unwrap(),
            0
        );
        assert_eq!(uji.db.read(|c| angka(c, "SELECT CAST(COUNT(*) AS BIGINT) FROM nomor")).await.unwrap(), 0);
    });
}

#[test]
fn bagian_yang_gagal_dibatalkan_dan_sisanya_tinggal() {
    kedua_mesin(|uji| async move {
        buat_catatan(&uji).await;
        let t = bangun::toko(&uji.db, "JKT1").await;
        uji.db
            .write(&t, |tx| {
                catat(tx, 1)?;
                let gagal = tx.sebagian(|c| {
                    catat(c, 2)?;
                    c.exec("INSERT INTO toko SELECT * FROM toko", args![])
                });
                assert!(gagal.unwrap_err().unik());
                tx.sebagian(|c| catat(c, 3))?;
                let luar: Result<(), Error> = tx.sebagian(|c| {
                    catat(c, 4)?;
                    c.sebagian(|d| catat(d, 5))?;
                    Err(Error::Lain("luar".into()))
                });
                assert_eq!(luar.unwrap_err().to_string(), "luar");
                let dalam: Result<(), Error> = tx.sebagian(|c| {
                    catat(c, 6)?;
                    let _: Result<(), Error> = c.sebagian(|d| {
                        catat(d, 7)?;
                        Err(Error::Lain("dalam".into()))
                    });
                    Ok(())
                });
                dalam?;
                catat(tx, 8)
            })
            .await
            .unwrap();
        assert_eq!(isi_catatan(&uji.db).await, [1, 3, 6, 8]);
    });
}

#[test]
fn galat_yang_ditelan_tidak_menulis_setengah_dokumen() {
    kedua_mesin(|uji| async move {
        buat_catatan(&uji).await;
        let t = bangun::toko(&uji.db, "JKT1").await;
        // PostgreSQL's transaction is aborted by the failing statement, so the whole job is undone;
        // SQLite undoes the statement only. Neither keeps a part that nobody was told about.
        let hasil = uji
            .db
            .write(&t, |tx| {
                catat(tx, 1)?;
                let _ = tx.exec("INSERT INTO toko SELECT * FROM toko", args![]);
                let _ = catat(tx, 2);
                Ok::<_, Error>(())
            })
            .await;
        assert_eq!(hasil.is_err(), uji.adalah_pg());
        let mau: &[i64] = if hasil.is_ok() { &[1, 2] } else { &[] };
        assert_eq!(isi_catatan(&uji.db).await, mau);
        uji.db.write(&t, |tx| catat(tx, 3)).await.unwrap();
    });
}

#[test]
fn antrian_penuh_ditolak_seketika() {
    kedua_mesin(|uji| async move {
        buat_catatan(&uji).await;
        let db = uji.buka_lain(|s| s.antrian = 4);
        let (gerbang, sibuk) = sibukkan(&db, "JKT1").await;
        let mut kerja = Vec::new();
        for i in 0..4 {
            let d = db.clone();
            kerja.push(antre(async move { d.write(kode("JKT1"), move |tx| catat(tx, i)).await }).await);
        }
        sebentar().await;
        assert_eq!(db.ukuran().menunggu, 4);
        let lebih = db.write(kode("JKT1"), |tx| catat(tx, 99)).await;
        assert!(matches!(lebih, Err(Error::Penuh)), "{lebih:?}");
        gerbang.buka();
        sibuk.await.unwrap();
        for k in kerja {
            k.await.unwrap().unwrap();
        }
        db.write(kode("JKT1"), |tx| catat(tx, 4)).await.unwrap();
        assert_eq!(isi_catatan(&db).await, [0, 1, 2, 3, 4]);
        db.tutup();
    });
}

#[test]
fn toko_di_luar_kunci_ditolak_dan_di_dalam_kunci_boleh() {
    kedua_mesin(|uji| async move {
        let (jkt, sby) = (kode("JKT1"), kode("SBY1"));
        let s = sby.clone();
        let hasil = uji.db.write(&jkt, move |tx| tx.di(&s, |_| Ok::<_, Error>(()))).await;
        assert!(matches!(hasil, Err(Error::LuarKunci(ref k)) if k == "SBY1"), "{hasil:?}");
        let hasil = uji.db.write(&jkt, |tx| tx.di(&db::rantai(), |_| Ok::<_, Error>(()))).await;
        assert!(matches!(hasil, Err(Error::LuarKunci(_))), "{hasil:?}");

        let s = sby.clone();
        let siapa = uji
            .db
            .write(Kunci::toko(jkt).dan(sby).dengan_rantai(), move |tx| {
                let awal = tx.toko().to_string();
                let dalam = tx.di(&s, |t| Ok::<_, Error>(t.toko().to_string()))?;
                let rantai = tx.di(&db::rantai(), |t| Ok::<_, Error>(t.toko().to_string()))?;
                let gagal: Result<(), Error> = tx.di(&s, |_| Err(Error::Lain("x".into())));
                assert!(gagal.is_err());
                Ok::<_, Error>([awal, dalam, rantai, tx.toko().to_string()])
            })
            .await
            .unwrap();
        assert_eq!(siapa, ["JKT1", "SBY1", "-", "JKT1"]);
    });
}

#[test]
fn waktu_transaksi_berasal_dari_jam_yang_diberikan() {
    kedua_mesin(|uji| async move {
        let baca = |uji: testkit::Uji| async move {
            uji.db.write(kode("JKT1"), |tx| Ok::<_, Error>(tx.sekarang().to_string())).await.unwrap()
        };
        assert_eq!(baca(uji.clone()).await, "2026-11-15T09:00:00.000+07:00");
        uji.jam.maju(std::time::Duration::from_secs(61));
        assert_eq!(baca(uji.clone()).await, "2026-11-15T09:01:01.000+07:00");
    });
}
