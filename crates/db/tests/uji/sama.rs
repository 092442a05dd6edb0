//! SQL that both engines share: the same text gives the same answer.

use crate::alat::{buat, kode};
use db::{Conn, Error, Result, args};
use testkit::{Uji, kedua_mesin};

async fn penjualan(uji: &Uji) {
    buat(
        uji,
        "CREATE TABLE dagangan (id BIGINT NOT NULL PRIMARY KEY, grup TEXT NOT NULL, n BIGINT NOT NULL)",
    )
    .await;
    buat(uji, "CREATE TABLE harga (grup TEXT NOT NULL PRIMARY KEY, h BIGINT NOT NULL)").await;
    uji.db
        .write(kode("JKT1"), |tx| {
            tx.exec(
                "INSERT INTO dagangan VALUES (1, 'A', 10), (2, 'B', 5), (3, 'A', 7), (4, 'B', 1), (5, 'C', 3)",
                args![],
            )?;
            tx.exec("INSERT INTO harga VALUES ('A', 100), ('B', 200)", args![])
        })
        .await
        .unwrap();
}

fn pasangan(c: &mut Conn, sql: &str) -> Result<Vec<(String, i64)>> {
    c.rows(sql, args![], |r| Ok((r.text(0)?.to_owned(), r.int(1)?)))
}

fn dua(isi: &[(&str, i64)]) -> Vec<(String, i64)> {
    isi.iter().map(|(a, b)| ((*a).to_owned(), *b)).collect()
}

#[test]
fn returning_mengembalikan_baris_yang_ditulis() {
    kedua_mesin(|uji| async move {
        penjualan(&uji).await;
        let (sisip, ubah, hapus) = uji
            .db
            .write(kode("JKT1"), |tx| {
                let sisip = pasangan(tx, "INSERT INTO dagangan VALUES (9, 'Z', 90) RETURNING grup, n + 1")?;
                let mut ubah =
                    pasangan(tx, "UPDATE dagangan SET n = n * 2 WHERE grup = 'A' RETURNING grup, n")?;
                ubah.sort();
                let hapus = pasangan(tx, "DELETE FROM dagangan WHERE id = 9 RETURNING grup, id")?;
                Ok::<_, Error>((sisip, ubah, hapus))
            })
            .await
            .unwrap();
        assert_eq!(sisip, dua(&[("Z", 91)]));
        assert_eq!(ubah, dua(&[("A", 14), ("A", 20)]));
        assert_eq!(hapus, dua(&[("Z", 9)]));
    });
}

#[test]
fn on_conflict_menyisip_mengubah_atau_membiarkan() {
    kedua_mesin(|uji| async move {
        penjualan(&uji).await;
        let isi = uji
            .db
            .write(kode("JKT1"), |tx| {
                let naik = "INSERT INTO harga VALUES ($1, $2) ON CONFLICT (grup) DO UPDATE SET h = harga.h + excluded.h \
                            RETURNING h";
                let a: i64 = tx.nilai(naik, args!["A", 5])?;
                let d: i64 = tx.nilai(naik, args!["D", 5])?;
                let diam =
                    tx.exec("INSERT INTO harga VALUES ($1, $2) ON CONFLICT (grup) DO NOTHING", args!["B", 1])?;
                let baru =
                    tx.exec("INSERT INTO harga VALUES ($1, $2) ON CONFLICT (grup) DO NOTHING", args!["E", 1])?;
                Ok::<_, Error>((a, d, diam, baru))
            })
            .await
            .unwrap();
        assert_eq!(isi, (105, 5, 0, 1));
    });
}

#[test]
fn filter_dan_jumlah_berjalan() {
    kedua_mesin(|uji| async move {
        penjualan(&uji).await;
        let saring = uji
            .db
            .read(|c| {
                pasangan(
                    c,
                    "SELECT grup, CAST(COALESCE(SUM(n) FILTER (WHERE n > 4), 0) AS BIGINT) FROM dagangan \
                     GROUP BY grup HAVING COUNT(*) FILTER (WHERE n > 0) > 0 ORDER BY grup",
                )
            })
            .await
            .unwrap();
        assert_eq!(saring, dua(&[("A", 17), ("B", 5), ("C", 0)]));
        let jalan = uji
            .db
            .read(|c| {
                pasangan(
                    c,
                    "SELECT grup, CAST(SUM(n) OVER (PARTITION BY grup ORDER BY id \
                     ROWS BETWEEN UNBOUNDED PRECEDING AND CURRENT ROW) AS BIGINT) FROM dagangan ORDER BY id",
                )
            })
            .await
            .unwrap();
        assert_eq!(jalan, dua(&[("A", 10), ("B", 5), ("A", 17), ("B", 6), ("C", 3)]));
        let urut = uji
            .db
            .read(|c| {
                pasangan(c, "SELECT grup, ROW_NUMBER() OVER (PARTITION BY grup ORDER BY n DESC) FROM dagangan ORDER BY id")
            })
            .await
            .unwrap();
        assert_eq!(urut, dua(&[("A", 1), ("B", 1), ("A", 2), ("B", 2), ("C", 1)]));
    });
}

#[test]
fn cte_rekursif_menelusuri_rantai() {
    kedua_mesin(|uji| async move {
        buat(&uji, "CREATE TABLE pohon (id BIGINT NOT NULL PRIMARY KEY, induk BIGINT, nama TEXT NOT NULL)")
            .await;
        let isi = uji
            .db
            .write(kode("JKT1"), |tx| {
                tx.exec("INSERT INTO pohon VALUES (1, NULL, 'a'), (2, 1, 'b'), (3, 2, 'c'), (4, 1, 'd')", args![])?;
                pasangan(
                    tx,
                    "WITH RECURSIVE p (id, jalur, dalam) AS (SELECT id, nama, 0 FROM pohon WHERE induk IS NULL \
                     UNION ALL SELECT x.id, p.jalur || '/' || x.nama, p.dalam + 1 FROM pohon x JOIN p ON x.induk = p.id) \
                     SELECT jalur, dalam FROM p ORDER BY jalur",
                )
            })
            .await
            .unwrap();
        assert_eq!(isi, dua(&[("a", 0), ("a/b", 1), ("a/b/c", 2), ("a/d", 1)]));
    });
}

#[test]
fn string_agg_berurut() {
    kedua_mesin(|uji| async move {
        penjualan(&uji).await;
        let isi = uji
            .db
            .read(|c| {
                pasangan(
                    c,
                    "SELECT string_agg(CAST(n AS TEXT), ',' ORDER BY n DESC), CAST(COUNT(*) AS BIGINT) \
                     FROM dagangan GROUP BY grup ORDER BY grup",
                )
            })
            .await
            .unwrap();
        assert_eq!(isi, dua(&[("10,7", 2), ("5,1", 2), ("3", 1)]));
    });
}

#[test]
fn update_from_memakai_tabel_lain() {
    kedua_mesin(|uji| async move {
        penjualan(&uji).await;
        let (n, isi) = uji
            .db
            .write(kode("JKT1"), |tx| {
                let n = tx.exec(
                    "UPDATE dagangan SET n = dagangan.n * harga.h FROM harga WHERE harga.grup = dagangan.grup",
                    args![],
                )?;
                Ok::<_, Error>((n, pasangan(tx, "SELECT grup, n FROM dagangan ORDER BY id")?))
            })
            .await
            .unwrap();
        assert_eq!(n, 4);
        assert_eq!(isi, dua(&[("A", 1000), ("B", 1000), ("A", 700), ("B", 200), ("C", 3)]));
    });
}

#[test]
fn exec_menghitung_baris_yang_berubah() {
    kedua_mesin(|uji| async move {
        penjualan(&uji).await;
        let n = uji
            .db
            .write(kode("JKT1"), |tx| {
                let nol = tx.exec("UPDATE dagangan SET n = 0 WHERE id = 77", args![])?;
                let dua = tx.exec("UPDATE dagangan SET n = 0 WHERE grup = 'B'", args![])?;
                let hapus = tx.exec("DELETE FROM dagangan", args![])?;
                Ok::<_, Error>((nol, dua, hapus))
            })
            .await
            .unwrap();
        assert_eq!(n, (0, 2, 5));
    });
}

#[test]
fn kueri_tanpa_baris_dibedakan_dari_null() {
    kedua_mesin(|uji| async move {
        penjualan(&uji).await;
        let (satu, nilai, kosong) = uji
            .db
            .read(|c| {
                let satu = c.one("SELECT n FROM dagangan WHERE id = 99", args![], |r| r.int(0))?;
                let nilai = c.nilai::<i64>("SELECT n FROM dagangan WHERE id = 99", args![]);
                let kosong =
                    c.nilai::<Option<String>>("SELECT MAX(grup) FROM dagangan WHERE id = 99", args![])?;
                Ok::<_, Error>((satu, nilai.is_err(), kosong))
            })
            .await
            .unwrap();
        assert_eq!((satu, nilai, kosong), (None, true, None));
    });
}
