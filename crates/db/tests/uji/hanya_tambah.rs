//! The books only grow: UPDATE, DELETE, REPLACE and TRUNCATE are refused by the database itself.

use crate::alat::{angka, kode};
use db::{Error, args};
use ledger::Arah;
use ledger::stok::Luar;
use testkit::bangun::{baki, luar};
use testkit::{Jenis, bangun, kedua_mesin, satu_mesin};

const BUKU: [&str; 6] = ["buku_stok", "buku_kas", "buku_bank", "buku_bank_valid", "buku_curah", "audit"];

/// One row in every book.
async fn isi(uji: &testkit::Uji) {
    let t = bangun::toko(&uji.db, "JKT1").await;
    bangun::terima(&uji.db, &t, 1, "A1", bangun::Isi::new(1000, 750, 5)).await.unwrap();
    bangun::kas(&uji.db, &t, "ani", Arah::Masuk, 500).await.unwrap();
    bangun::curah(&uji.db, &t, vec![bangun::gerak_curah(luar(Luar::Pemasok), baki("A1"), 2, 900, 5)])
        .await
        .unwrap();
    bangun::bank(&uji.db, &t, vec![bangun::baris_bank("BCA", Arah::Masuk, 5, true)]).await.unwrap();
    uji.db
        .write(&t, |tx| bangun::dokumen(tx, values::JenisDok::BankMasuk, |d| ledger::bank::validasi(d, &[1])))
        .await
        .unwrap();
}

#[test]
fn ubah_dan_hapus_baris_buku_ditolak() {
    kedua_mesin(|uji| async move {
        isi(&uji).await;
        for t in BUKU {
            for sql in [format!("UPDATE {t} SET oleh = 'pencuri'"), format!("DELETE FROM {t}")] {
                let s = sql.clone();
                let hasil = uji.db.write(kode("JKT1"), move |tx| tx.exec(&s, args![])).await;
                assert!(hasil.as_ref().is_err_and(Error::hanya_tambah), "{sql}: {hasil:?}");
            }
        }
    });
}

#[test]
fn replace_di_sqlite_tidak_bisa_menimpa_baris_buku() {
    satu_mesin(Jenis::Lite, |uji| async move {
        isi(&uji).await;
        for t in BUKU {
            for kata in ["INSERT OR REPLACE INTO", "REPLACE INTO"] {
                let sql = format!("{kata} {t} SELECT * FROM {t}");
                let hasil = uji.db.write(kode("JKT1"), move |tx| tx.exec(&sql, args![])).await;
                assert!(hasil.as_ref().is_err_and(Error::hanya_tambah), "{kata} {t}: {hasil:?}");
            }
            let sql = format!("UPDATE OR REPLACE {t} SET oleh = 'x'");
            let hasil = uji.db.write(kode("JKT1"), move |tx| tx.exec(&sql, args![])).await;
            assert!(hasil.as_ref().is_err_and(Error::hanya_tambah), "{t}: {hasil:?}");
        }
    });
}

#[test]
fn truncate_di_postgresql_ditolak() {
    satu_mesin(Jenis::Pg, |uji| async move {
        isi(&uji).await;
        for t in BUKU {
            let sql = format!("TRUNCATE {t} CASCADE");
            let hasil = uji.db.write(kode("JKT1"), move |tx| tx.exec(&sql, args![])).await;
            assert!(hasil.as_ref().is_err_and(Error::hanya_tambah), "{t}: {hasil:?}");
        }
    });
}

#[test]
fn on_conflict_tidak_bisa_mengubah_baris_buku() {
    kedua_mesin(|uji| async move {
        isi(&uji).await;
        let hasil = uji
            .db
            .write(kode("JKT1"), |tx| {
                tx.exec(
                    "INSERT INTO buku_kas SELECT * FROM buku_kas WHERE id = 1 \
                     ON CONFLICT (toko, id) DO UPDATE SET jumlah_in = 999999",
                    args![],
                )
            })
            .await;
        assert!(hasil.as_ref().is_err_and(Error::hanya_tambah), "{hasil:?}");
        assert_eq!(uji.db.read(|c| angka(c, "SELECT jumlah_in FROM buku_kas")).await.unwrap(), 500);
    });
}

#[test]
fn tabel_sqlite_menolak_teks_di_kolom_angka() {
    satu_mesin(Jenis::Lite, |uji| async move {
        isi(&uji).await;
        for sql in [
            "INSERT INTO saldo_kas (toko, kasir, saldo) VALUES ('JKT1', 'x', 'banyak')",
            "INSERT INTO saldo_kas (toko, kasir, saldo) VALUES ('JKT1', 'x', 1.5)",
            "INSERT INTO nomor (toko, jenis, tanggal, n) VALUES ('JKT1', 'XX', '2026-11-15', x'00')",
        ] {
            let hasil = uji.db.write(kode("JKT1"), move |tx| tx.exec(sql, args![])).await;
            assert!(hasil.is_err(), "{sql}");
        }
        // Every table of the schema is STRICT.
        let longgar = uji
            .db
            .read(|c| {
                c.rows(
                    "SELECT name FROM pragma_table_list WHERE schema = 'main' AND type = 'table' AND strict = 0 \
                     AND name NOT LIKE 'sqlite%' AND name NOT LIKE 'refinery%'",
                    args![],
                    |r| r.get::<String>(0),
                )
            })
            .await
            .unwrap();
        assert_eq!(longgar, Vec::<String>::new());
    });
}
