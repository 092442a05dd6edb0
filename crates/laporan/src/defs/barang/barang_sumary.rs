//! Laporan Barang Summary: one day of every tray, or of every type: what it began with, what came and went and why, and
//! what it ended with. The columns are those of the summary of counted goods; read backwards like Laporan Stock Jual.

use crate::barang::{BAKI, GROUP, GUDANG, JENIS};
use crate::{JenisSaring, Laporan, Sumber, angka, berat, kode, pilih_sql, rupiah, saring, teks, tgl};

pub const LAPORAN: Laporan = Laporan {
    saringan: &[
        tgl("tanggal", "Tanggal"),
        saring(
            "cetak_report",
            "Jenis Laporan",
            JenisSaring::Urut(&[
                pilih_sql(
                    "per_baki",
                    "PER BAKI",
                    "i.gudang AS kelompok, i.baki AS kode, COALESCE(k.nama_baki, '') AS nama",
                ),
                pilih_sql(
                    "jenis",
                    "PER JENIS",
                    "b.kode_group AS kelompok, b.kode_dept AS kode, COALESCE(j.nama_dept, '') AS nama",
                ),
            ]),
        ),
        GUDANG,
        BAKI,
        GROUP,
        JENIS,
    ],
    // `luar` and `jual`: whether the document let the piece come from or go to the outside, and to a customer.
    sumber: Sumber::Sql(
        "WITH dok AS (SELECT x.no_dok, x.kode_barcode, x.tgl_system, CASE WHEN x.balik IS NULL THEN 1 ELSE -1 END AS tanda, \
         MAX(CASE WHEN substr(x.gudang, 1, 1) = '@' THEN 1 ELSE 0 END) AS luar, \
         MAX(CASE WHEN x.gudang = '@PELANGGAN' THEN 1 ELSE 0 END) AS jual FROM buku_stok x \
         WHERE x.toko = :toko AND x.milik = 'TOKO' AND x.tgl_system >= :tanggal \
         GROUP BY x.no_dok, x.kode_barcode, x.tgl_system, CASE WHEN x.balik IS NULL THEN 1 ELSE -1 END), \
         isi AS (SELECT s.kode_barcode, s.gudang, s.baki, 'KINI' AS arah, s.qty, s.berat, s.nilai FROM saldo_barang s \
         WHERE s.toko = :toko AND s.milik = 'TOKO' UNION ALL \
         SELECT x.kode_barcode, x.gudang, x.baki, CASE WHEN x.tgl_system > :tanggal THEN 'SESUDAH' \
         WHEN d.tanda * (CASE WHEN x.qty <> 0 THEN x.qty ELSE x.berat END) > 0 \
         THEN CASE WHEN d.luar = 1 THEN 'TAMBAH' ELSE 'PINDAH MASUK' END \
         WHEN d.jual = 1 THEN 'JUAL' WHEN x.jenis_dok = 'HB' THEN 'HANCUR' WHEN d.luar = 1 THEN 'LAIN' \
         ELSE 'PINDAH KELUAR' END AS arah, x.qty, x.berat, x.nilai \
         FROM buku_stok x JOIN dok d ON d.no_dok = x.no_dok AND d.kode_barcode = x.kode_barcode \
         AND d.tgl_system = x.tgl_system AND d.tanda = CASE WHEN x.balik IS NULL THEN 1 ELSE -1 END \
         WHERE x.toko = :toko AND x.milik = 'TOKO' AND x.tgl_system >= :tanggal AND substr(x.gudang, 1, 1) <> '@') \
         SELECT {cetak_report}, \
         CAST(SUM(CASE WHEN i.arah = 'KINI' THEN i.qty ELSE -i.qty END) AS BIGINT) AS stock_awal, \
         CAST(SUM(CASE WHEN i.arah = 'KINI' THEN i.berat ELSE -i.berat END) AS BIGINT) AS berat_awal, \
         CAST(SUM(CASE WHEN i.arah = 'TAMBAH' THEN i.qty ELSE 0 END) AS BIGINT) AS stock_tambah, \
         CAST(SUM(CASE WHEN i.arah = 'TAMBAH' THEN i.berat ELSE 0 END) AS BIGINT) AS berat_tambah, \
         CAST(SUM(CASE WHEN i.arah = 'PINDAH MASUK' THEN i.qty ELSE 0 END) AS BIGINT) AS stock_pindah_masuk, \
         CAST(SUM(CASE WHEN i.arah = 'PINDAH MASUK' THEN i.berat ELSE 0 END) AS BIGINT) AS berat_pindah_masuk, \
         CAST(SUM(CASE WHEN i.arah = 'PINDAH KELUAR' THEN -i.qty ELSE 0 END) AS BIGINT) AS stock_pindah_keluar, \
         CAST(SUM(CASE WHEN i.arah = 'PINDAH KELUAR' THEN -i.berat ELSE 0 END) AS BIGINT) AS berat_pindah_keluar, \
         CAST(SUM(CASE WHEN i.arah = 'HANCUR' THEN -i.qty ELSE 0 END) AS BIGINT) AS stock_hancur, \
         CAST(SUM(CASE WHEN i.arah = 'HANCUR' THEN -i.berat ELSE 0 END) AS BIGINT) AS berat_hancur, \
         CAST(SUM(CASE WHEN i.arah = 'JUAL' THEN -i.qty ELSE 0 END) AS BIGINT) AS stock_jual, \
         CAST(SUM(CASE WHEN i.arah = 'JUAL' THEN -i.berat ELSE 0 END) AS BIGINT) AS berat_jual, \
         CAST(SUM(CASE WHEN i.arah = 'LAIN' THEN -i.qty ELSE 0 END) AS BIGINT) AS stock_lain, \
         CAST(SUM(CASE WHEN i.arah = 'LAIN' THEN -i.berat ELSE 0 END) AS BIGINT) AS berat_lain, \
         CAST(SUM(CASE i.arah WHEN 'KINI' THEN i.qty WHEN 'SESUDAH' THEN -i.qty ELSE 0 END) AS BIGINT) AS stock_akhir, \
         CAST(SUM(CASE i.arah WHEN 'KINI' THEN i.berat WHEN 'SESUDAH' THEN -i.berat ELSE 0 END) AS BIGINT) \
         AS berat_akhir, \
         CAST(SUM(CASE i.arah WHEN 'KINI' THEN i.nilai WHEN 'SESUDAH' THEN -i.nilai ELSE 0 END) AS BIGINT) \
         AS harga_modal \
         FROM isi i JOIN barang b ON b.kode_barcode = i.kode_barcode \
         LEFT JOIN baki k ON k.toko = :toko AND k.kode_baki = i.baki \
         LEFT JOIN jenis j ON j.toko = :toko AND j.kode_dept = b.kode_dept \
         WHERE 1 = 1[[kode_gudang| AND i.gudang = :kode_gudang]][[kode_baki| AND i.baki = :kode_baki]]\
         [[kode_group| AND b.kode_group = :kode_group]][[kode_dept| AND b.kode_dept = :kode_dept]] \
         GROUP BY 1, 2, 3 \
         HAVING SUM(CASE WHEN i.arah = 'KINI' THEN i.qty ELSE -i.qty END) <> 0 \
         OR SUM(CASE WHEN i.arah IN ('KINI', 'SESUDAH') THEN 0 ELSE 1 END) > 0 ORDER BY 1, 2",
    ),
    kolom: &[
        kode("kelompok", "Kelompok").tanpa_nama(),
        kode("kode", "Kode"),
        teks("nama", "Nama"),
        angka("stock_awal", "Stock Awal").jumlah(),
        berat("berat_awal", "Berat Awal").jumlah(),
        angka("stock_tambah", "Stock Tambah").jumlah(),
        berat("berat_tambah", "Berat Tambah").jumlah(),
        angka("stock_pindah_masuk", "Pindah Masuk").jumlah(),
        berat("berat_pindah_masuk", "Berat Pindah Masuk").jumlah().tanpa_kertas(),
        angka("stock_pindah_keluar", "Pindah Keluar").jumlah(),
        berat("berat_pindah_keluar", "Berat Pindah Keluar").jumlah().tanpa_kertas(),
        angka("stock_hancur", "Stock Hancur").jumlah(),
        berat("berat_hancur", "Berat Hancur").jumlah(),
        angka("stock_jual", "Stock Jual").jumlah(),
        berat("berat_jual", "Berat Jual").jumlah(),
        angka("stock_lain", "Keluar Lain").jumlah(),
        berat("berat_lain", "Berat Keluar Lain").jumlah().tanpa_kertas(),
        angka("stock_akhir", "Stock Akhir").jumlah(),
        berat("berat_akhir", "Berat Akhir").jumlah(),
        rupiah("harga_modal", "Harga Modal").jumlah().tanpa_kertas(),
    ],
    kelompok: &["kelompok"],
    tanda_tangan: &["Dibuat Oleh", "Diperiksa Oleh"],
    ..Laporan::new("/laporan-barang-sumary", "Laporan Barang Summary")
};
