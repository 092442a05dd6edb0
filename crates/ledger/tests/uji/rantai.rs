//! The audit chain: a row changed, taken out, slipped in or cut off shows, and where.

use crate::alat::{bila_dirusak, harus_ditemukan, toko_contoh};
use ledger::Arah;
use testkit::{Jenis, bangun, kedua_mesin, satu_mesin, toko};

const RANTAI: &str = "I17 rantai audit utuh";

#[test]
fn baris_audit_yang_diubah_ditemukan() {
    kedua_mesin(|uji| async move {
        toko_contoh(&uji).await;
        for kolom in ["oleh", "aksi", "objek", "waktu", "tgl_system", "isi"] {
            let sql = format!("UPDATE audit SET {kolom} = '2026-11-02' WHERE toko = 'JKT1' AND seq = 3");
            let objek = if kolom == "objek" { "2026-11-02" } else { "KMJKT1-261115-0001" };
            harus_ditemukan(&uji, kolom, &[&sql], &[(RANTAI, "JKT1", objek, "isi baris audit 3 berubah")])
                .await;
        }
    });
}

#[test]
fn baris_audit_yang_diubah_beserta_sidiknya_memutus_sambungan() {
    kedua_mesin(|uji| async move {
        toko_contoh(&uji).await;
        harus_ditemukan(
            &uji,
            "sidik",
            &["UPDATE audit SET sidik = 'palsu' WHERE toko = 'JKT1' AND seq = 3"],
            &[
                (RANTAI, "JKT1", "KMJKT1-261115-0001", "isi baris audit 3 berubah"),
                (RANTAI, "JKT1", "KMJKT1-261115-0002", "baris audit 4 tidak menyambung"),
            ],
        )
        .await;
    });
}

#[test]
fn baris_audit_yang_dicabut_dari_tengah_ditemukan() {
    kedua_mesin(|uji| async move {
        toko_contoh(&uji).await;
        harus_ditemukan(
            &uji,
            "tengah",
            &["DELETE FROM audit WHERE toko = 'JKT1' AND seq = 3"],
            &[
                (RANTAI, "JKT1", "KMJKT1-261115-0002", "baris audit 3 hilang"),
                (RANTAI, "JKT1", "KMJKT1-261115-0002", "baris audit 4 tidak menyambung"),
                ("I17 baris buku", "JKT1", "KMJKT1-261115-0002", "buku_kas: baris 1 sampai 1 tanpa dokumen"),
            ],
        )
        .await;
        harus_ditemukan(
            &uji,
            "awal",
            &["DELETE FROM audit WHERE toko = 'JKT1' AND seq = 1"],
            &[(RANTAI, "JKT1", "TBJKT1-261115-0002", "baris audit 1 hilang")],
        )
        .await;
    });
}

#[test]
fn ekor_rantai_yang_dipotong_ditemukan() {
    kedua_mesin(|uji| async move {
        toko_contoh(&uji).await;
        harus_ditemukan(
            &uji,
            "ekor",
            &["DELETE FROM audit WHERE toko = 'JKT1' AND seq = 10"],
            &[
                (RANTAI, "JKT1", "audit_kepala", "tidak sama dengan baris 9"),
                (RANTAI, "JKT1", "buku_stok", "baris sesudah 8 (sampai 10)"),
            ],
        )
        .await;
        // The head was put back in step: the books still know.
        harus_ditemukan(
            &uji,
            "ekor dan kepala",
            &[
                "DELETE FROM audit WHERE toko = 'JKT1' AND seq = 10",
                "UPDATE audit_kepala SET seq = 9, sidik = (SELECT sidik FROM audit WHERE toko = 'JKT1' AND seq = 9) \
                 WHERE toko = 'JKT1'",
            ],
            &[(RANTAI, "JKT1", "buku_stok", "baris sesudah 8 (sampai 10)")],
        )
        .await;
        harus_ditemukan(
            &uji,
            "seluruh rantai",
            &["DELETE FROM audit WHERE toko = 'SBY1'", "DELETE FROM audit_kepala WHERE toko = 'SBY1'"],
            &[("I17 baris buku", "SBY1", "buku_kas", "toko tanpa rantai audit")],
        )
        .await;
    });
}

#[test]
fn kepala_rantai_yang_hilang_ditemukan() {
    kedua_mesin(|uji| async move {
        toko_contoh(&uji).await;
        harus_ditemukan(
            &uji,
            "kepala toko",
            &["DELETE FROM audit_kepala WHERE toko = 'JKT1'"],
            &[(RANTAI, "JKT1", "audit_kepala", "hilang")],
        )
        .await;
        // A chain without any book row: only its own head can tell.
        uji.db
            .write(db::Kunci::rantai(), |tx| {
                ledger::audit::catat_hari_ini(tx, "budi", "user baru", "sari", "{}")
            })
            .await
            .unwrap();
        harus_ditemukan(
            &uji,
            "kepala rantai",
            &["DELETE FROM audit_kepala WHERE toko = '-'"],
            &[(RANTAI, "-", "audit_kepala", "hilang")],
        )
        .await;
    });
}

#[test]
fn baris_audit_palsu_di_ekor_ditemukan() {
    kedua_mesin(|uji| async move {
        toko_contoh(&uji).await;
        harus_ditemukan(
            &uji,
            "palsu",
            &["INSERT INTO audit SELECT toko, seq + 1, tgl_system, waktu, oleh, aksi, 'PALSU', isi, sidik, sidik \
               FROM audit WHERE toko = 'SBY1' AND seq = 1"],
            &[
                (RANTAI, "SBY1", "PALSU", "isi baris audit 2 berubah"),
                (RANTAI, "SBY1", "audit_kepala", "tidak sama dengan baris 2"),
            ],
        )
        .await;
    });
}

#[test]
fn segel_yang_menunjuk_baris_orang_lain_ditemukan() {
    kedua_mesin(|uji| async move {
        toko_contoh(&uji).await;
        let temuan = bila_dirusak(
            &uji,
            &["UPDATE audit SET isi = '{\"buku\":{\"kas\":[1,1,\"00\"]},\"isi\":{}}' WHERE toko = 'SBY1' AND seq = 1"],
        )
        .await;
        assert!(
            temuan.iter().any(|t| t.aturan == "I17 baris buku sesuai audit" && t.toko == "SBY1"),
            "{temuan:#?}"
        );
    });
}

#[test]
fn rantai_yang_lebih_panjang_dari_satu_potongan_diperiksa_utuh() {
    // The cut is made in Rust, and four thousand rows take a while on PostgreSQL: one engine is enough.
    satu_mesin(Jenis::Lite, |uji| async move {
        let t = toko(&uji.db, "JKT1").await;
        // More than one piece of 4000 audit rows, with documents on both sides of the cut.
        for ke in 0..5 {
            bangun::kas(&uji.db, &t, "ani", Arah::Masuk, 1000 + ke).await.unwrap();
            uji.db
                .write(&t, |tx| {
                    (0..830).try_for_each(|i| {
                        ledger::audit::catat_hari_ini(tx, "budi", "lihat", &i.to_string(), "{}")
                    })
                })
                .await
                .unwrap();
        }
        bangun::kas(&uji.db, &t, "ani", Arah::Masuk, 7).await.unwrap();
        let hasil = uji.db.snapshot(|c| ledger::periksa::semua(c, &[])).await.unwrap();
        assert!(hasil.bersih(), "{:#?}", hasil.temuan);
        assert_eq!((hasil.audit, hasil.baris), (4156, 6));
        harus_ditemukan(
            &uji,
            "di potongan kedua",
            &["UPDATE buku_kas SET deskripsi = 'x' WHERE id = 6"],
            &[("I17 baris buku", "JKT1", "KMJKT1-261115-0006", "buku_kas: baris 6")],
        )
        .await;
        harus_ditemukan(
            &uji,
            "di batas potongan",
            &["DELETE FROM audit WHERE seq = 4000"],
            &[(RANTAI, "JKT1", "", "baris audit 4000 hilang")],
        )
        .await;
    });
}

#[test]
fn banyak_perbuatan_sekaligus_menyambung_seperti_satu_per_satu() {
    kedua_mesin(|uji| async move {
        let (satu, banyak) = (toko(&uji.db, "JKT1").await, toko(&uji.db, "BDG1").await);
        let isi: Vec<(String, String)> =
            (0..7).map(|n| (format!("objek {n}"), format!("{{\"n\":{n},\"t\":\"a\\tb\"}}"))).collect();
        let (a, b) = (isi.clone(), isi);
        uji.db
            .write(satu, move |tx| {
                for (objek, isi) in &a {
                    ledger::audit::catat_hari_ini(tx, "rina", "UJI", objek, isi)?;
                }
                Ok::<_, db::Error>(())
            })
            .await
            .unwrap();
        uji.db
            .write(banyak, move |tx| {
                ledger::audit::catat_banyak(tx, "rina", "UJI", b.iter().take(3).cloned())?;
                ledger::audit::catat_banyak(tx, "rina", "UJI", [])?;
                ledger::audit::catat_banyak(tx, "rina", "UJI", b.iter().skip(3).cloned())
            })
            .await
            .unwrap();
        let baris = uji
            .db
            .read(|c| {
                c.rows(
                    "SELECT toko, objek, isi, oleh, aksi, tgl_system FROM audit WHERE aksi = 'UJI' ORDER BY toko, seq",
                    &[],
                    |r| (1..6).map(|i| r.get::<String>(i)).collect::<db::Result<Vec<_>>>(),
                )
            })
            .await
            .unwrap();
        let (bdg, jkt) = baris.split_at(7);
        assert_eq!(bdg, jkt);
        let hasil = uji.db.snapshot(|c| ledger::periksa::semua(c, &[])).await.unwrap();
        assert!(hasil.bersih(), "{:?}", hasil.temuan);
    });
}
