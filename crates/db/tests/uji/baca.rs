//! Reading: one state across a snapshot, no writing, stopped by a deadline or when nobody waits.

use crate::alat::{Gerbang, angka, buat, buat_catatan, catat, isi_catatan, kode};
use db::{Conn, Db, Error, args};
use std::time::Duration;
use testkit::{antre, kedua_mesin};

const TAK_SELESAI: &str = "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 1000000000) \
                           SELECT CAST(COUNT(*) AS BIGINT) FROM n";
const BANYAK: &str = "SELECT CAST(COUNT(*) AS BIGINT) FROM catatan";

#[test]
fn laporan_sebanyak_apa_pun_tidak_menahan_penutupan_hari() {
    kedua_mesin(|uji| async move {
        let db = uji.buka_lain(|s| s.pelapor = 2);
        let gerbang = Gerbang::default();
        let mut laporan = Vec::new();
        for _ in 0..4 {
            let (d, g) = (db.clone(), gerbang.clone());
            let f = move |_: &mut Conn| {
                g.lewat();
                Ok::<_, Error>(())
            };
            laporan.push(antre(async move { d.lapor(f).await }).await);
        }
        gerbang.tunggu_datang().await;
        let satu = db.menutup(|c| angka(c, "SELECT CAST(1 AS BIGINT)")).await.unwrap();
        assert_eq!(satu, 1);
        gerbang.buka();
        for l in laporan {
            l.await.unwrap().unwrap();
        }
        db.tutup();
    });
}

#[test]
fn potret_melihat_satu_keadaan_selama_penulis_commit() {
    kedua_mesin(|uji| async move {
        buat_catatan(&uji).await;
        uji.db.write(kode("JKT1"), |tx| catat(tx, 1)).await.unwrap();
        for cara in ["snapshot", "lapor", "read"] {
            let gerbang = Gerbang::default();
            let (db, g) = (uji.db.clone(), gerbang.clone());
            let f = move |c: &mut Conn| {
                let awal = angka(c, BANYAK)?;
                g.lewat();
                Ok::<_, Error>((awal, angka(c, BANYAK)?))
            };
            let baca = antre(async move {
                match cara {
                    "snapshot" => db.snapshot(f).await,
                    "lapor" => db.lapor(f).await,
                    _ => db.read(f).await,
                }
            })
            .await;
            gerbang.tunggu_datang().await;
            uji.db.write(kode("JKT1"), |tx| catat(tx, 2)).await.unwrap();
            gerbang.buka();
            let (awal, akhir) = baca.await.unwrap().unwrap();
            let tambah = i64::from(cara == "read");
            assert_eq!(akhir - awal, tambah, "{cara}");
        }
        assert_eq!(isi_catatan(&uji.db).await, [1, 2, 2, 2]);
    });
}

#[test]
fn sambungan_baca_tidak_bisa_menulis() {
    kedua_mesin(|uji| async move {
        buat_catatan(&uji).await;
        for sql in [
            "INSERT INTO catatan VALUES ('JKT1', 1)",
            "UPDATE toko SET pusat = 1",
            "DELETE FROM catatan",
            "CREATE TABLE curang (a BIGINT)",
            "DROP TABLE catatan",
        ] {
            let f = move |c: &mut Conn| c.exec(sql, args![]);
            assert!(uji.db.read(f).await.is_err(), "read: {sql}");
            assert!(uji.db.snapshot(f).await.is_err(), "snapshot: {sql}");
            assert!(uji.db.lapor(f).await.is_err(), "lapor: {sql}");
        }
        assert_eq!(isi_catatan(&uji.db).await, Vec::<i64>::new());
    });
}

/// The only connection serves again. On a starved machine it may take more than the one try that the limit allows.
async fn bebas_lagi(db: &Db) {
    for _ in 0..100 {
        match db.read(|c| angka(c, "SELECT 5")).await {
            Ok(n) => return assert_eq!(n, 5),
            Err(e) => assert!(e.dihentikan() || matches!(e, Error::Penuh), "{e:?}"),
        }
    }
    panic!("sambungan tidak pernah bebas lagi");
}

#[test]
fn kueri_yang_melewati_batas_waktu_dihentikan() {
    kedua_mesin(|uji| async move {
        let db = uji.buka_lain(|s| {
            s.pembaca = 1;
            s.batas_baca = Duration::from_millis(700);
        });
        for potret in [false, true] {
            // Ends only by being stopped: by itself it would go on for hours.
            let f = |c: &mut Conn| angka(c, TAK_SELESAI);
            let hasil = if potret { db.snapshot(f).await } else { db.read(f).await };
            assert!(hasil.as_ref().is_err_and(Error::dihentikan), "{hasil:?}");
            bebas_lagi(&db).await;
        }
        db.tutup();
    });
}

#[test]
fn batas_waktu_berlaku_untuk_seluruh_bacaan_bukan_setiap_pernyataan() {
    kedua_mesin(|uji| async move {
        let db = uji.buka_lain(|s| s.batas_baca = Duration::from_millis(700));
        let hasil = db
            .snapshot(|c| -> Result<(), Error> {
                // One short query after another: ends only by being stopped.
                loop {
                    angka(
                        c,
                        "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 100000) \
                              SELECT CAST(COUNT(*) AS BIGINT) FROM n",
                    )?;
                }
            })
            .await;
        assert!(hasil.as_ref().is_err_and(Error::dihentikan), "{hasil:?}");
        db.tutup();
    });
}

#[test]
fn kueri_yang_ditinggalkan_dihentikan_dan_sambungannya_bebas() {
    kedua_mesin(|uji| async move {
        let db = uji.buka_lain(|s| s.pembaca = 1);
        for _ in 0..3 {
            let ditinggal =
                tokio::time::timeout(Duration::from_millis(200), db.read(|c| angka(c, TAK_SELESAI))).await;
            assert!(ditinggal.is_err());
            bebas_lagi(&db).await;
        }
        db.tutup();
    });
}

#[test]
fn aliran_baris_yang_ditinggalkan_juga_dihentikan() {
    kedua_mesin(|uji| async move {
        let db = uji.buka_lain(|s| s.pelapor = 1);
        let ditinggal = tokio::time::timeout(
            Duration::from_millis(200),
            db.lapor(|c| {
                let mut n = 0_i64;
                c.each(
                    "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 1000000000) \
                     SELECT i FROM n",
                    args![],
                    |r| {
                        n += r.int(0)?;
                        Ok::<_, Error>(())
                    },
                )?;
                Ok::<_, Error>(n)
            }),
        )
        .await;
        assert!(ditinggal.is_err());
        assert_eq!(db.lapor(|c| angka(c, "SELECT 5")).await.unwrap(), 5);
        db.tutup();
    });
}

#[test]
fn bacaan_yang_panik_tidak_menghabiskan_sambungan() {
    kedua_mesin(|uji| async move {
        let db = uji.buka_lain(|s| s.pembaca = 1);
        for _ in 0..3 {
            let hasil: Result<i64, Error> = db.snapshot(|_| panic!("bacaan panik")).await;
            assert!(matches!(hasil, Err(Error::Panik(_))), "{hasil:?}");
            assert_eq!(db.read(|c| angka(c, "SELECT 5")).await.unwrap(), 5);
        }
        db.tutup();
    });
}

#[test]
fn galat_pembaca_sampai_apa_adanya_dan_sambungan_tetap_dipakai() {
    kedua_mesin(|uji| async move {
        buat_catatan(&uji).await;
        for i in 0..5 {
            uji.db.write(kode("JKT1"), move |tx| catat(tx, i)).await.unwrap();
        }
        for _ in 0..3 {
            let mut dilihat = 0;
            let hasil: Result<(), Error> = uji
                .db
                .snapshot(move |c| {
                    c.each("SELECT isi FROM catatan ORDER BY isi", args![], |r| {
                        dilihat += 1;
                        if r.int(0)? == 2 { Err(Error::Lain(format!("cukup {dilihat}"))) } else { Ok(()) }
                    })
                })
                .await;
            assert_eq!(hasil.unwrap_err().to_string(), "cukup 3");
            let hasil = uji.db.snapshot(|c| c.exec("SELECT tidak_ada FROM catatan", args![])).await;
            assert!(hasil.is_err());
            assert_eq!(isi_catatan(&uji.db).await.len(), 5);
        }
    });
}

#[test]
fn bacaan_menunggu_sambungan_bebas_lalu_ditolak_bila_terlalu_lama() {
    kedua_mesin(|uji| async move {
        let db = uji.buka_lain(|s| {
            s.pembaca = 1;
            s.batas_baca = Duration::from_millis(700);
        });
        let (d, gerbang) = (db.clone(), Gerbang::default());
        let g = gerbang.clone();
        let sibuk = antre(async move {
            d.read(move |_| {
                g.lewat();
                Ok::<_, Error>(())
            })
            .await
        })
        .await;
        gerbang.tunggu_datang().await;
        let hasil = db.read(|c| angka(c, "SELECT 5")).await;
        assert!(matches!(hasil, Err(Error::Penuh)), "{hasil:?}");
        gerbang.buka();
        sibuk.await.unwrap().unwrap();
        bebas_lagi(&db).await;
        db.tutup();
    });
}

#[test]
fn simpanan_pernyataan_dibatasi() {
    kedua_mesin(|uji| async move {
        buat(&uji, "CREATE TABLE t (n BIGINT NOT NULL)").await;
        let siap = uji
            .db
            .write(kode("JKT1"), |tx| {
                for i in 0..700_i64 {
                    let sql = format!("SELECT CAST($1 AS BIGINT) + {i}");
                    assert_eq!(tx.nilai::<i64>(&sql, args![1])?, i + 1);
                }
                // The first ones left the cache and come back right.
                assert_eq!(tx.nilai::<i64>("SELECT CAST($1 AS BIGINT) + 0", args![1])?, 1);
                let sql = "SELECT CAST(COUNT(*) AS BIGINT) FROM pg_prepared_statements";
                if tx.adalah_pg() { angka(tx, sql) } else { Ok(256) }
            })
            .await
            .unwrap();
        assert!((200..=260).contains(&siap), "{siap} pernyataan tersimpan");
    });
}

#[test]
fn baris_mengalir_satu_per_satu() {
    kedua_mesin(|uji| async move {
        let (jumlah, akhir) = uji
            .db
            .lapor(|c| {
                let (mut n, mut akhir) = (0_i64, 0);
                c.each(
                    "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 50000) \
                     SELECT i, 'baris ' || CAST(i AS TEXT) FROM n ORDER BY i",
                    args![],
                    |r| {
                        n += 1;
                        akhir = r.int(0)?;
                        assert_eq!(r.text(1)?, format!("baris {akhir}"));
                        Ok::<_, Error>(())
                    },
                )?;
                Ok::<_, Error>((n, akhir))
            })
            .await
            .unwrap();
        assert_eq!((jumlah, akhir), (50_000, 50_000));
    });
}
