//! The days of the demo: every store has goods, trade and money, every day is closed, and the books balance (the world
//! proves them when a test ends).

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use dunia::di_kedua;

#[test]
fn barang_demo_berumur_dua_bulan() {
    di_kedua(|a| async move {
        let siaran = platform::Siaran::baru().0;
        demo::isi_hari(a.db(), 60, 400, 0, &siaran).await.unwrap();
        let toko = a.angka("SELECT COUNT(DISTINCT toko) FROM barang", &[]).await;
        assert_eq!((toko, a.angka("SELECT COUNT(*) FROM barang", &[]).await), (4, 400));
        let hari =
            a.angka("SELECT COUNT(DISTINCT tgl_system) FROM dok_barang WHERE toko = 'JKT1'", &[]).await;
        assert!(hari > 30, "dokumen di {hari} hari saja");
        assert!(a.angka("SELECT COUNT(*) FROM dok_barang WHERE jenis = 'HANCUR'", &[]).await > 0);
    });
}

/// Days of trade as `serve --demo` tells them, each closed; today is open and nothing happened on it.
#[test]
fn dagang_demo_ditutup_setiap_hari() {
    di_kedua(|a| async move {
        let siaran = platform::Siaran::baru().0;
        demo::isi_hari(a.db(), 15, 100, 1, &siaran).await.unwrap();
        for (apa, paling_sedikit, sql) in [
            ("hari yang ditutup", 60, "SELECT COUNT(*) FROM tutup_toko"),
            ("ringkasan", 60, "SELECT COUNT(*) FROM ringkasan_hari"),
            ("penjualan", 60, "SELECT COUNT(*) FROM faktur WHERE jenis = 'JUAL'"),
            ("penjualan tua", 20, "SELECT COUNT(*) FROM faktur WHERE tipe_nota = 'PENJUALAN TUA'"),
            ("penjualan berlian", 1, "SELECT COUNT(*) FROM faktur WHERE tipe_nota = 'PENJUALAN BERLIAN'"),
            ("pembelian", 10, "SELECT COUNT(*) FROM faktur WHERE jenis = 'BELI'"),
            ("tukar", 1, "SELECT COUNT(*) FROM faktur WHERE jenis = 'TUKAR'"),
            ("macam surat", 2, "SELECT COUNT(DISTINCT surat) FROM beli"),
            ("macam bayar", 5, "SELECT COUNT(DISTINCT jenis) FROM bayar"),
            ("titipan", 12, "SELECT COUNT(*) FROM titipan"),
            ("batal", 2, "SELECT COUNT(*) FROM faktur_batal"),
            ("valid", 80, "SELECT COUNT(*) FROM faktur_valid"),
            ("uang diterima pusat", 1, "SELECT COUNT(*) FROM kirim_uang_terima"),
            ("saldo dipindah", 4, "SELECT COUNT(*) FROM pindah_saldo"),
            ("laci diserahkan", 1, "SELECT COUNT(*) FROM serah_kas"),
            ("selisih dibukukan", 1, "SELECT COUNT(*) FROM hitung_kas_dibukukan WHERE no_dok <> ''"),
        ] {
            let n = a.angka(sql, &[]).await;
            assert!(n >= paling_sedikit, "{apa}: {n}");
        }
        let kini = "SELECT COUNT(*) FROM faktur f JOIN toko t ON t.kode_toko = f.toko AND t.tgl_system = f.tgl_system";
        assert_eq!(a.angka(kini, &[]).await, 0);
        let hari_ini = "SELECT COUNT(DISTINCT tgl_system) FROM toko";
        assert_eq!(a.angka(hari_ini, &[]).await, 1);
        let belum = "SELECT CAST(COALESCE(SUM(belum_valid), 0) AS BIGINT) FROM saldo_bank";
        assert_eq!(a.angka(belum, &[]).await, 0);
    });
}
