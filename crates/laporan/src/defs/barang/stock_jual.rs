//! Laporan Stock Jual: for every group and type what the days began with, what came, what was sold, what else went, and
//! what they ended with. Read backwards from what lies there now, so that the cost does not grow with the years.

use crate::barang::{GROUP, GUDANG, JENIS};
use crate::{
    JenisSaring, Laporan, Sumber, angka, berat, kode, pilih_sql, rupiah, saring, teks, tgl_dari, tgl_sampai,
};

pub const LAPORAN: Laporan = Laporan {
    saringan: &[
        tgl_dari("tgl_from"),
        tgl_sampai("tgl_to"),
        saring(
            "lingkup",
            "Lingkup",
            JenisSaring::Urut(&[
                pilih_sql(
                    "JUAL",
                    "GUDANG YANG BOLEH JUAL",
                    "x.gudang IN (SELECT w.kode_gudang FROM gudang w WHERE w.toko = :toko AND w.boleh_jual = 1)",
                ),
                pilih_sql("SEMUA", "SEMUA GUDANG", "substr(x.gudang, 1, 1) <> '@'"),
            ]),
        ),
        GUDANG,
        GROUP,
        JENIS,
    ],
    // What a document did to a piece inside the scope is one step: a move between two trays of it is none at all. A
    // cancelled step is taken off the column it once stood in.
    sumber: Sumber::Sql(
        "WITH langkah AS (SELECT x.kode_barcode, x.tgl_system, CASE WHEN x.balik IS NULL THEN 1 ELSE -1 END AS tanda, \
         MAX(CASE WHEN x.gudang = '@PELANGGAN' THEN 1 ELSE 0 END) AS jual, \
         SUM(CASE WHEN {lingkup}[[kode_gudang| AND x.gudang = :kode_gudang]] THEN x.qty ELSE 0 END) AS qty, \
         SUM(CASE WHEN {lingkup}[[kode_gudang| AND x.gudang = :kode_gudang]] THEN x.berat ELSE 0 END) AS berat, \
         SUM(CASE WHEN {lingkup}[[kode_gudang| AND x.gudang = :kode_gudang]] THEN x.nilai ELSE 0 END) AS nilai \
         FROM buku_stok x WHERE x.toko = :toko AND x.milik = 'TOKO' AND x.tgl_system >= :tgl_from \
         GROUP BY x.kode_barcode, x.tgl_system, x.no_dok, CASE WHEN x.balik IS NULL THEN 1 ELSE -1 END), \
         arah AS (SELECT kode_barcode, qty, berat, nilai, CASE WHEN tgl_system > :tgl_to THEN 'SESUDAH' \
         WHEN tanda * (CASE WHEN qty <> 0 THEN qty ELSE berat END) > 0 THEN 'MASUK' \
         WHEN jual = 1 THEN 'JUAL' ELSE 'KELUAR' END AS arah FROM langkah), \
         isi AS (SELECT x.kode_barcode, 'KINI' AS arah, x.qty, x.berat, x.nilai FROM saldo_barang x \
         WHERE x.toko = :toko AND x.milik = 'TOKO' AND {lingkup}[[kode_gudang| AND x.gudang = :kode_gudang]] \
         UNION ALL SELECT kode_barcode, arah, qty, berat, nilai FROM arah) \
         SELECT b.kode_group, b.kode_dept, COALESCE(j.nama_dept, '') AS nama_dept, \
         CAST(SUM(CASE WHEN i.arah = 'KINI' THEN i.qty ELSE -i.qty END) AS BIGINT) AS stock_awal, \
         CAST(SUM(CASE WHEN i.arah = 'KINI' THEN i.berat ELSE -i.berat END) AS BIGINT) AS berat_awal, \
         CAST(SUM(CASE WHEN i.arah = 'MASUK' THEN i.qty ELSE 0 END) AS BIGINT) AS stock_masuk, \
         CAST(SUM(CASE WHEN i.arah = 'MASUK' THEN i.berat ELSE 0 END) AS BIGINT) AS berat_masuk, \
         CAST(SUM(CASE WHEN i.arah = 'JUAL' THEN -i.qty ELSE 0 END) AS BIGINT) AS stock_jual, \
         CAST(SUM(CASE WHEN i.arah = 'JUAL' THEN -i.berat ELSE 0 END) AS BIGINT) AS berat_jual, \
         CAST(SUM(CASE WHEN i.arah = 'KELUAR' THEN -i.qty ELSE 0 END) AS BIGINT) AS stock_keluar, \
         CAST(SUM(CASE WHEN i.arah = 'KELUAR' THEN -i.berat ELSE 0 END) AS BIGINT) AS berat_keluar, \
         CAST(SUM(CASE i.arah WHEN 'KINI' THEN i.qty WHEN 'SESUDAH' THEN -i.qty ELSE 0 END) AS BIGINT) AS stock_akhir, \
         CAST(SUM(CASE i.arah WHEN 'KINI' THEN i.berat WHEN 'SESUDAH' THEN -i.berat ELSE 0 END) AS BIGINT) \
         AS berat_akhir, \
         CAST(SUM(CASE i.arah WHEN 'KINI' THEN i.nilai WHEN 'SESUDAH' THEN -i.nilai ELSE 0 END) AS BIGINT) \
         AS harga_modal \
         FROM isi i JOIN barang b ON b.kode_barcode = i.kode_barcode \
         LEFT JOIN jenis j ON j.toko = :toko AND j.kode_dept = b.kode_dept \
         WHERE (i.qty <> 0 OR i.berat <> 0 OR i.nilai <> 0)\
         [[kode_group| AND b.kode_group = :kode_group]][[kode_dept| AND b.kode_dept = :kode_dept]] \
         GROUP BY b.kode_group, b.kode_dept, j.nama_dept \
         HAVING SUM(CASE WHEN i.arah = 'KINI' THEN i.qty ELSE -i.qty END) <> 0 \
         OR SUM(CASE WHEN i.arah IN ('MASUK', 'JUAL', 'KELUAR') THEN 1 ELSE 0 END) > 0 \
         ORDER BY b.kode_group, b.kode_dept",
    ),
    kolom: &[
        kode("kode_group", "Group"),
        kode("kode_dept", "Jenis"),
        teks("nama_dept", "Nama Jenis"),
        angka("stock_awal", "Stock Awal").jumlah(),
        berat("berat_awal", "Berat Awal").jumlah(),
        angka("stock_masuk", "Stock Masuk").jumlah(),
        berat("berat_masuk", "Berat Masuk").jumlah(),
        angka("stock_jual", "Stock Jual").jumlah(),
        berat("berat_jual", "Berat Jual").jumlah(),
        angka("stock_keluar", "Stock Keluar").jumlah(),
        berat("berat_keluar", "Berat Keluar").jumlah(),
        angka("stock_akhir", "Stock Akhir").jumlah(),
        berat("berat_akhir", "Berat Akhir").jumlah(),
        rupiah("harga_modal", "Harga Modal").jumlah().tanpa_kertas(),
    ],
    kelompok: &["kode_group"],
    tanda_tangan: &["Dibuat Oleh", "Diperiksa Oleh"],
    ..Laporan::new("/laporan-stock-jual", "Laporan Stock Jual")
};
