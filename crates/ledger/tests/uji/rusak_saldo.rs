//! The proof of balance names the projection that does not follow from its book.

use crate::alat::{harus_ditemukan, toko_contoh};
use testkit::kedua_mesin;

#[test]
fn buku_contoh_bersih_dan_dihitung() {
    kedua_mesin(|uji| async move {
        toko_contoh(&uji).await;
        let hasil = uji.db.snapshot(|c| ledger::periksa::semua(c, &[])).await.unwrap();
        assert!(hasil.bersih(), "{hasil:#?}");
        assert_eq!((hasil.baris, hasil.audit), (19, 11));
    });
}

#[test]
fn saldo_barang_yang_diubah_disebut_barangnya() {
    kedua_mesin(|uji| async move {
        toko_contoh(&uji).await;
        let b2 = "00000002 di TOKO/A2 TOKO";
        for kolom in ["berat", "murni", "nilai"] {
            let sql = format!("UPDATE saldo_barang SET {kolom} = {kolom} + 1");
            harus_ditemukan(&uji, kolom, &[&sql], &[("I1 letak", "JKT1", b2, kolom)]).await;
        }
        harus_ditemukan(
            &uji,
            "pindah diam-diam",
            &["UPDATE saldo_barang SET baki = 'B9'"],
            &[("I1 letak", "JKT1", b2, "saldo qty 0"), ("I1 letak", "JKT1", "TOKO/B9", "buku qty 0")],
        )
        .await;
        harus_ditemukan(
            &uji,
            "hilang",
            &["DELETE FROM saldo_barang"],
            &[("I1 letak", "JKT1", b2, "saldo qty 0")],
        )
        .await;
        harus_ditemukan(
            &uji,
            "muncul",
            &["INSERT INTO saldo_barang VALUES ('JKT1', '00000077', 'TOKO', 'A1', 'TOKO', 1, 5, 4, 3)"],
            &[("I1 letak", "JKT1", "00000077", "buku qty 0")],
        )
        .await;
    });
}

#[test]
fn satu_barang_di_dua_toko_ditemukan() {
    kedua_mesin(|uji| async move {
        toko_contoh(&uji).await;
        harus_ditemukan(
            &uji,
            "kembar",
            &["INSERT INTO saldo_barang VALUES ('SBY1', '00000002', 'TOKO', 'A1', 'TOKO', 1, 5, 4, 3)"],
            &[
                ("I1 satu barang", "JKT1", "00000002", "2 toko"),
                ("I1 letak", "SBY1", "00000002", "buku qty 0"),
            ],
        )
        .await;
    });
}

#[test]
fn saldo_baki_yang_diubah_disebut_bakinya() {
    kedua_mesin(|uji| async move {
        toko_contoh(&uji).await;
        for kolom in ["qty", "berat", "murni", "nilai"] {
            let sql = format!("UPDATE saldo_lokasi SET {kolom} = {kolom} + 1 WHERE baki = 'A2'");
            harus_ditemukan(&uji, kolom, &[&sql], &[("I3", "JKT1", "TOKO/A2 TOKO", kolom)]).await;
        }
        harus_ditemukan(
            &uji,
            "akun luar",
            &["UPDATE saldo_lokasi SET berat = berat - 1 WHERE gudang = '@PEMASOK'"],
            &[("I3", "JKT1", "@PEMASOK", "berat")],
        )
        .await;
        harus_ditemukan(
            &uji,
            "dihapus",
            &["DELETE FROM saldo_lokasi WHERE baki = 'A2'"],
            &[("I3", "JKT1", "TOKO/A2", "saldo qty 0")],
        )
        .await;
    });
}

#[test]
fn saldo_kas_dan_bank_yang_diubah_disebut_pemiliknya() {
    kedua_mesin(|uji| async move {
        toko_contoh(&uji).await;
        harus_ditemukan(
            &uji,
            "kas",
            &["UPDATE saldo_kas SET saldo = saldo + 500 WHERE toko = 'JKT1' AND kasir = 'ani'"],
            &[("I4", "JKT1", "ani", "buku 1600000, saldo 1600500")],
        )
        .await;
        harus_ditemukan(
            &uji,
            "kas dihapus",
            &["DELETE FROM saldo_kas WHERE toko = 'SBY1'"],
            &[("I4", "SBY1", "sari", "buku 9000, saldo 0")],
        )
        .await;
        harus_ditemukan(
            &uji,
            "bank",
            &["UPDATE saldo_bank SET saldo = 0 WHERE no_rekening = 'BCA'"],
            &[("I7", "JKT1", "BCA", "buku 770000")],
        )
        .await;
        harus_ditemukan(
            &uji,
            "bank menunggu",
            &["UPDATE saldo_bank SET belum_valid = 0 WHERE no_rekening = 'BCA'"],
            &[("I7", "JKT1", "BCA", "menunggu 700000")],
        )
        .await;
        harus_ditemukan(
            &uji,
            "daftar yang menunggu",
            &["DELETE FROM bank_menunggu WHERE toko = 'JKT1'"],
            &[("I7", "JKT1", "baris ", "menunggu di buku, tidak di daftar")],
        )
        .await;
        harus_ditemukan(
            &uji,
            "daftar dengan yang tidak menunggu",
            &["INSERT INTO bank_menunggu (toko, id_bank) SELECT toko, MIN(id) FROM buku_bank WHERE status = 'VALID' GROUP BY toko"],
            &[("I7", "JKT1", "baris ", "di daftar, tidak menunggu di buku")],
        )
        .await;
    });
}

#[test]
fn tanggal_sistem_yang_dimundurkan_ditemukan() {
    kedua_mesin(|uji| async move {
        toko_contoh(&uji).await;
        harus_ditemukan(
            &uji,
            "mundur",
            &["UPDATE toko SET tgl_system = '2026-11-14' WHERE kode_toko = 'SBY1'"],
            &[("I16", "SBY1", "KMSBY1-261115-0001", "sesudah 2026-11-14")],
        )
        .await;
    });
}
