//! The traps of the design's table, one test each.

use crate::alat::{angka, buat, kode};
use db::{Col, Error, Val, args, daftar, pola_cari};
use testkit::{Uji, kedua_mesin};

async fn tabel_t(uji: &Uji) {
    buat(uji, "CREATE TABLE t (id BIGINT NOT NULL PRIMARY KEY, n BIGINT, s TEXT, aktif BIGINT CHECK (aktif IN (0, 1)))")
        .await;
}

#[test]
fn tempat_nilai_boleh_tidak_berurut_dan_berulang() {
    kedua_mesin(|uji| async move {
        tabel_t(&uji).await;
        let isi = uji
            .db
            .write(kode("JKT1"), |tx| {
                tx.exec("INSERT INTO t (s, n, id) VALUES ($3, $1, $2)", args![10, 20, "tiga $1"])?;
                tx.one(
                    "SELECT id, n, s FROM t WHERE n = $1 AND id > $1 AND s = $2 AND (n + $1 = $3 OR s = '$2')",
                    args![10, "tiga $1", 20],
                    |r| Ok((r.int(0)?, r.int(1)?, r.text(2)?.to_owned())),
                )
            })
            .await
            .unwrap();
        assert_eq!(isi, Some((20, 10, "tiga $1".to_owned())));
        let isi: Vec<i64> = uji
            .db
            .read(|c| {
                c.rows(
                    "SELECT CAST($2 AS BIGINT) UNION ALL SELECT CAST($1 AS BIGINT) \
                     UNION ALL SELECT CAST($10 AS BIGINT) UNION ALL SELECT CAST($2 AS BIGINT) \
                     + CAST($3 AS BIGINT) + CAST($4 AS BIGINT) + CAST($5 AS BIGINT) + CAST($6 AS BIGINT) \
                     + CAST($7 AS BIGINT) + CAST($8 AS BIGINT) + CAST($9 AS BIGINT)",
                    args![1, 2, 0, 0, 0, 0, 0, 0, 40, 10],
                    |r| r.int(0),
                )
            })
            .await
            .unwrap();
        assert_eq!(isi, [2, 1, 10, 42]);
    });
}

#[test]
fn jumlah_tanpa_cast_ditolak_dengan_petunjuk_di_postgresql() {
    kedua_mesin(|uji| async move {
        tabel_t(&uji).await;
        let toko = kode("JKT1");
        uji.db
            .write(&toko, |tx| tx.exec("INSERT INTO t (id, n) VALUES (1, 5), (2, 8)", args![]))
            .await
            .unwrap();
        let polos = uji.db.read(|c| angka(c, "SELECT SUM(n) FROM t")).await;
        if uji.adalah_pg() {
            let Err(Error::Kolom { kolom: 0, sebab }) = polos else { panic!("{polos:?}") };
            assert!(sebab.contains("CAST"), "{sebab}");
            let rata = uji.db.read(|c| angka(c, "SELECT AVG(n) FROM t")).await;
            assert!(matches!(rata, Err(Error::Kolom { .. })), "{rata:?}");
        } else {
            assert_eq!(polos.unwrap(), 13);
        }
        let sql = "SELECT CAST(COALESCE(SUM(n), 0) AS BIGINT) FROM t WHERE id > ";
        assert_eq!(uji.db.read(move |c| angka(c, &format!("{sql}0"))).await.unwrap(), 13);
        assert_eq!(uji.db.read(move |c| angka(c, &format!("{sql}9"))).await.unwrap(), 0);
    });
}

#[test]
fn pecahan_dan_boolean_bukan_jawaban() {
    kedua_mesin(|uji| async move {
        for sql in ["SELECT 1.5", "SELECT CAST(1 AS REAL)"] {
            let hasil = uji.db.read(move |c| angka(c, sql)).await;
            assert!(matches!(hasil, Err(Error::Kolom { .. })), "{sql}: {hasil:?}");
        }
        let bool_polos = uji.db.read(|c| angka(c, "SELECT 1 < 2")).await;
        assert_eq!(bool_polos.is_err(), uji.adalah_pg());
        let kasus = "SELECT CASE WHEN EXISTS (SELECT 1 WHERE 1 < 2) THEN 1 ELSE 0 END";
        assert_eq!(uji.db.read(move |c| angka(c, kasus)).await.unwrap(), 1);
    });
}

#[test]
fn null_diikat_tanpa_jenis_ke_kolom_apa_pun() {
    kedua_mesin(|uji| async move {
        tabel_t(&uji).await;
        let toko = kode("JKT1");
        uji.db
            .write(&toko, |tx| {
                tx.exec("INSERT INTO t (id, n, s) VALUES ($1, $2, $3)", args![1, None::<i64>, None::<i64>])?;
                tx.exec(
                    "INSERT INTO t (id, n, s) VALUES ($1, $2, $3)",
                    args![2, None::<String>, None::<String>],
                )?;
                tx.exec("INSERT INTO t (id, n, s) VALUES ($1, $2, $3)", args![3, Val::Null, Val::Null])?;
                tx.exec("UPDATE t SET n = $1, s = $2 WHERE id = 3", args![Some(9), Some("x")])
            })
            .await
            .unwrap();
        let isi = uji
            .db
            .read(|c| {
                c.rows("SELECT id, n, s FROM t ORDER BY id", args![], |r| {
                    Ok((
                        r.int(0)?,
                        r.get::<Option<i64>>(1)?,
                        r.get::<Option<String>>(2)?,
                        r.col(1)? == Col::Null,
                    ))
                })
            })
            .await
            .unwrap();
        assert_eq!(isi[0], (1, None, None, true));
        assert_eq!(isi[1], (2, None, None, true));
        assert_eq!(isi[2], (3, Some(9), Some("x".to_owned()), false));
        let wajib = uji.db.read(|c| angka(c, "SELECT n FROM t WHERE id = 1")).await;
        assert!(matches!(wajib, Err(Error::Kolom { .. })));
    });
}

#[test]
fn penanda_adalah_nol_atau_satu() {
    kedua_mesin(|uji| async move {
        tabel_t(&uji).await;
        let toko = kode("JKT1");
        uji.db
            .write(&toko, |tx| {
                tx.exec("INSERT INTO t (id, aktif) VALUES ($1, $2), ($3, $4)", args![1, true, 2, false])
            })
            .await
            .unwrap();
        let isi = uji
            .db
            .read(|c| {
                c.rows(
                    "SELECT id, aktif, CASE WHEN aktif = 1 THEN 1 ELSE 0 END FROM t WHERE aktif = $1 ORDER BY id",
                    args![true],
                    |r| Ok((r.int(0)?, r.flag(1)?, r.get::<bool>(2)?)),
                )
            })
            .await
            .unwrap();
        assert_eq!(isi, [(1, true, true)]);
        let dua = uji.db.write(&toko, |tx| tx.exec("INSERT INTO t (id, aktif) VALUES (3, 2)", args![])).await;
        assert!(dua.unwrap_err().check());
        let kembar = uji.db.write(&toko, |tx| tx.exec("INSERT INTO t (id) VALUES (1)", args![])).await;
        assert!(kembar.unwrap_err().unik());
    });
}

#[test]
fn null_terakhir_di_kedua_arah() {
    kedua_mesin(|uji| async move {
        tabel_t(&uji).await;
        uji.db
            .write(kode("JKT1"), |tx| {
                tx.exec("INSERT INTO t (id, n) VALUES (1, NULL), (2, 20), (3, 10), (4, NULL)", args![])
            })
            .await
            .unwrap();
        for (arah, mau) in [("ASC", [3, 2, 1, 4]), ("DESC", [2, 3, 1, 4])] {
            let sql = format!("SELECT id FROM t ORDER BY n {arah} NULLS LAST, id");
            let isi = uji.db.read(move |c| c.rows(&sql, args![], |r| r.int(0))).await.unwrap();
            assert_eq!(isi, mau, "{arah}");
        }
    });
}

#[test]
fn pencarian_mengabaikan_besar_huruf_dan_tanda_khusus_adalah_huruf() {
    kedua_mesin(|uji| async move {
        tabel_t(&uji).await;
        uji.db
            .write(kode("JKT1"), |tx| {
                tx.exec(
                    "INSERT INTO t (id, s) VALUES (1, 'Cincin 50%'), (2, 'CINCIN 500'), (3, 'a_b'), (4, 'aXb'), \
                     (5, 'garis\\miring'), (6, 'garismiring')",
                    args![],
                )
            })
            .await
            .unwrap();
        for (cari, mau) in [
            ("cincin", vec![1, 2]),
            ("50%", vec![1]),
            ("A_B", vec![3]),
            ("\\", vec![5]),
            (" garis ", vec![5, 6]),
            ("%", vec![1]),
            ("' OR 1=1 --", vec![]),
        ] {
            let pola = pola_cari(cari);
            let isi = uji
                .db
                .read(move |c| {
                    c.rows(
                        "SELECT id FROM t WHERE LOWER(s) LIKE $1 ESCAPE '\\' ORDER BY id",
                        args![pola],
                        |r| r.int(0),
                    )
                })
                .await
                .unwrap();
            assert_eq!(isi, mau, "{cari}");
        }
    });
}

#[test]
fn daftar_sepanjang_apa_pun_memakai_sedikit_bentuk() {
    kedua_mesin(|uji| async move {
        tabel_t(&uji).await;
        let (ada, bentuk) = uji
            .db
            .write(kode("JKT1"), |tx| {
                for i in 1..=40_i64 {
                    tx.exec("INSERT INTO t (id, s) VALUES ($1, $2)", args![i, format!("k{i}")])?;
                }
                let mut bentuk = std::collections::BTreeSet::new();
                let mut ada = Vec::new();
                for n in 0..=33_i64 {
                    let d = daftar(2, 1..=n);
                    bentuk.insert(d.sql.clone());
                    let mut v = vec![Val::Int(1)];
                    v.extend(d.nilai);
                    let sql =
                        format!("SELECT CAST(COUNT(*) AS BIGINT) FROM t WHERE id >= $1 AND id IN {}", d.sql);
                    ada.push(tx.nilai::<i64>(&sql, &v)?);
                }
                let d = daftar(1, ["k3", "k1", "k99"]);
                let n: i64 = tx.nilai(
                    &format!("SELECT CAST(COUNT(*) AS BIGINT) FROM t WHERE s IN {}", d.sql),
                    &d.nilai,
                )?;
                assert_eq!(n, 2);
                Ok::<_, Error>((ada, bentuk.len()))
            })
            .await
            .unwrap();
        assert_eq!(ada, (0..=33).collect::<Vec<i64>>());
        assert_eq!(bentuk, 7); // 1, 2, 4, 8, 16, 32, 64
    });
}

#[test]
fn urutan_teks_adalah_urutan_byte() {
    kedua_mesin(|uji| async move {
        tabel_t(&uji).await;
        let kata =
            ["b", "A", "a", "B", "Z", "é", "z", "_", "-", "10", "9", "ä", "AB", "A B", "", "~", "Ω", "日"];
        uji.db
            .write(kode("JKT1"), move |tx| {
                for (i, k) in (0_i64..).zip(kata) {
                    tx.exec("INSERT INTO t (id, s) VALUES ($1, $2)", args![i, k])?;
                }
                Ok::<_, Error>(())
            })
            .await
            .unwrap();
        let mut mau: Vec<String> = kata.iter().map(|k| (*k).to_owned()).collect();
        mau.sort();
        let ada = uji
            .db
            .read(|c| c.rows("SELECT s FROM t ORDER BY s", args![], |r| r.get::<String>(0)))
            .await
            .unwrap();
        assert_eq!(ada, mau);
        let n =
            uji.db.read(|c| angka(c, "SELECT CAST(COUNT(*) AS BIGINT) FROM t WHERE s > 'Z'")).await.unwrap();
        let lebih = mau.iter().filter(|s| s.as_str() > "Z").count();
        assert_eq!(usize::try_from(n), Ok(lebih));
    });
}

#[test]
fn angka_yang_meluap_ditolak_dan_tidak_disimpan() {
    kedua_mesin(|uji| async move {
        tabel_t(&uji).await;
        let toko = kode("JKT1");
        uji.db
            .write(&toko, |tx| tx.exec("INSERT INTO t (id, n) VALUES (1, $1)", args![i64::MAX]))
            .await
            .unwrap();
        for sql in ["UPDATE t SET n = n + 1", "UPDATE t SET n = n * 2"] {
            let hasil = uji.db.write(&toko, move |tx| tx.exec(sql, args![])).await;
            assert!(hasil.is_err(), "{sql}");
        }
        assert_eq!(uji.db.read(|c| angka(c, "SELECT n FROM t")).await.unwrap(), i64::MAX);
        uji.db.write(&toko, |tx| tx.exec("UPDATE t SET n = $1", args![i64::MIN])).await.unwrap();
        assert_eq!(uji.db.read(|c| angka(c, "SELECT n FROM t")).await.unwrap(), i64::MIN);
    });
}

#[test]
fn tanggal_adalah_teks_dan_bulan_diambil_dengan_substr() {
    kedua_mesin(|uji| async move {
        tabel_t(&uji).await;
        uji.db
            .write(kode("JKT1"), |tx| {
                for (i, d) in (1_i64..).zip(["2026-11-15", "2026-10-31", "2026-11-01", "2025-11-30"]) {
                    tx.exec(
                        "INSERT INTO t (id, s) VALUES ($1, $2)",
                        args![i, values::Tanggal::parse(d).unwrap()],
                    )?;
                }
                Ok::<_, Error>(())
            })
            .await
            .unwrap();
        let isi = uji
            .db
            .read(|c| {
                c.rows(
                    "SELECT substr(s, 1, 7), CAST(COUNT(*) AS BIGINT) FROM t WHERE s BETWEEN $1 AND $2 \
                     GROUP BY substr(s, 1, 7) ORDER BY 1",
                    args!["2026-01-01", "2026-12-31"],
                    |r| Ok((r.text(0)?.to_owned(), r.int(1)?)),
                )
            })
            .await
            .unwrap();
        assert_eq!(isi, [("2026-10".to_owned(), 1), ("2026-11".to_owned(), 2)]);
    });
}

#[test]
fn nilai_yang_salah_jenis_ditolak() {
    kedua_mesin(|uji| async move {
        tabel_t(&uji).await;
        let toko = kode("JKT1");
        let teks =
            uji.db.write(&toko, |tx| tx.exec("INSERT INTO t (id, n) VALUES (1, $1)", args!["sepuluh"])).await;
        assert!(teks.is_err());
        let pecahan =
            uji.db.write(&toko, |tx| tx.exec("INSERT INTO t (id, n) VALUES (1, 'dua')", args![])).await;
        assert!(pecahan.is_err());
        assert_eq!(uji.db.read(|c| angka(c, "SELECT CAST(COUNT(*) AS BIGINT) FROM t")).await.unwrap(), 0);
        let salah = uji.db.read(|c| c.rows("SELECT 'abc'", args![], |r| r.int(0))).await;
        assert!(matches!(salah, Err(Error::Kolom { kolom: 0, .. })));
        let salah = uji.db.read(|c| c.rows("SELECT 5", args![], |r| r.get::<String>(0))).await;
        assert!(matches!(salah, Err(Error::Kolom { kolom: 0, .. })));
    });
}

#[test]
fn nama_kolom_dan_json_sama_di_kedua_mesin() {
    kedua_mesin(|uji| async move {
        let (kolom, json) = uji
            .db
            .read(|c| {
                let sql = "SELECT CAST(-5 AS BIGINT) AS angka, 'a\"b' || chr AS teks, NULL AS kosong \
                           FROM (SELECT ' é' AS chr) x";
                let kolom = c.kolom(sql)?;
                let mut json = Vec::new();
                c.each(sql, args![], |r| {
                    for i in 0..r.len() {
                        r.json(i, &mut json)?;
                        json.push(b' ');
                    }
                    assert_eq!((r.nama(1), r.is_empty()), ("teks", false));
                    Ok::<_, Error>(())
                })?;
                Ok::<_, Error>((kolom, json))
            })
            .await
            .unwrap();
        assert_eq!(kolom, ["angka", "teks", "kosong"]);
        assert_eq!(String::from_utf8(json).unwrap(), "-5 \"a\\\"b é\" null ");
    });
}
