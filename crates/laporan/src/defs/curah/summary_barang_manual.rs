//! Laporan Barang Manual Summary: one day of manual goods by tray or by type: what it began with, what came, was
//! destroyed, sold and moved, and what it ended with. Read backwards from what there is now. What waits for the melt is
//! no stock any more.

use crate::barang::GROUP;
use crate::{JenisSaring, Laporan, Sumber, angka, berat, kode, pilih_sql, rupiah, saring, teks, tgl};

pub const LAPORAN: Laporan = Laporan {
    panggilan: &["GET barang-manual/report-summary"],
    saringan: &[
        tgl("tanggal", "Tanggal"),
        // Only shown in the stores whose settings say so; the others get it by tray.
        saring(
            "cetak_report",
            "Jenis Laporan",
            JenisSaring::Urut(&[
                pilih_sql("per_baki", "PER BAKI", "i.baki AS _id, COALESCE(MAX(k.nama_baki), '') AS nama"),
                pilih_sql(
                    "jenis",
                    "PER JENIS",
                    "i.kode_group || ' ' || i.kode_dept AS _id, COALESCE(MAX(j.nama_dept), '') AS nama",
                ),
            ]),
        )
        .modul("LAPORAN_MANUAL_PILIH_JENIS_MODULE"),
        GROUP,
    ],
    sumber: Sumber::Sql(
        "WITH isi AS (SELECT s.gudang, s.baki, s.kode_group, s.kode_dept, 'KINI' AS arah, s.qty, s.berat, s.nilai \
         FROM saldo_curah s WHERE s.toko = :toko AND s.jenis_stok = 'MANUAL' UNION ALL \
         SELECT x.gudang, x.baki, x.kode_group, x.kode_dept, CASE WHEN x.tgl_system > :tanggal THEN 'SESUDAH' \
         WHEN d.jenis IN ('HANCUR', 'PINDAH') THEN d.jenis \
         WHEN (x.jenis_dok = 'JM' AND x.qty < 0) OR (x.jenis_dok = 'BF' AND x.qty > 0) THEN 'JUAL' ELSE 'TAMBAH' END AS arah, x.qty, x.berat, x.nilai \
         FROM buku_curah x LEFT JOIN curah_batal c ON c.toko = x.toko AND c.no_batal = x.no_dok \
         LEFT JOIN dok_curah d ON d.toko = x.toko AND d.no_dok = COALESCE(c.no_dok, x.no_dok) \
         WHERE x.toko = :toko AND x.jenis_stok = 'MANUAL' AND x.tgl_system >= :tanggal) \
         SELECT {cetak_report}, \
         CAST(SUM(CASE WHEN i.arah = 'KINI' THEN i.qty ELSE -i.qty END) AS BIGINT) AS stock_awal, \
         CAST(SUM(CASE WHEN i.arah = 'KINI' THEN i.berat ELSE -i.berat END) AS BIGINT) AS berat_awal, \
         CAST(SUM(CASE WHEN i.arah = 'TAMBAH' THEN i.qty ELSE 0 END) AS BIGINT) AS stock_tambah, \
         CAST(SUM(CASE WHEN i.arah = 'TAMBAH' THEN i.berat ELSE 0 END) AS BIGINT) AS berat_tambah, \
         CAST(SUM(CASE WHEN i.arah = 'HANCUR' THEN -i.qty ELSE 0 END) AS BIGINT) AS stock_hancur, \
         CAST(SUM(CASE WHEN i.arah = 'HANCUR' THEN -i.berat ELSE 0 END) AS BIGINT) AS berat_hancur, \
         CAST(SUM(CASE WHEN i.arah = 'JUAL' THEN -i.qty ELSE 0 END) AS BIGINT) AS stock_jual, \
         CAST(SUM(CASE WHEN i.arah = 'JUAL' THEN -i.berat ELSE 0 END) AS BIGINT) AS berat_jual, \
         CAST(SUM(CASE WHEN i.arah = 'PINDAH' THEN i.qty ELSE 0 END) AS BIGINT) AS stock_pindah, \
         CAST(SUM(CASE WHEN i.arah = 'PINDAH' THEN i.berat ELSE 0 END) AS BIGINT) AS berat_pindah, \
         CAST(SUM(CASE i.arah WHEN 'KINI' THEN i.qty WHEN 'SESUDAH' THEN -i.qty ELSE 0 END) AS BIGINT) AS stock_akhir, \
         CAST(SUM(CASE i.arah WHEN 'KINI' THEN i.berat WHEN 'SESUDAH' THEN -i.berat ELSE 0 END) AS BIGINT) \
         AS berat_akhir, \
         CAST(SUM(CASE i.arah WHEN 'KINI' THEN i.nilai WHEN 'SESUDAH' THEN -i.nilai ELSE 0 END) AS BIGINT) \
         AS harga_modal FROM isi i \
         LEFT JOIN baki k ON k.toko = :toko AND k.kode_baki = i.baki \
         LEFT JOIN jenis j ON j.toko = :toko AND j.kode_dept = i.kode_dept \
         WHERE substr(i.gudang, 1, 1) <> '@' AND i.gudang NOT IN \
         (SELECT g.kode_gudang FROM gudang g WHERE g.toko = :toko AND g.boleh_tujuan_hancur = 1)\
         [[kode_group| AND i.kode_group = :kode_group]] GROUP BY 1 \
         HAVING SUM(CASE WHEN i.arah = 'KINI' THEN i.qty ELSE -i.qty END) <> 0 \
         OR SUM(CASE WHEN i.arah IN ('KINI', 'SESUDAH') THEN 0 ELSE 1 END) > 0 ORDER BY 1",
    ),
    kolom: &[
        kode("_id", "Kode"),
        teks("nama", "Nama"),
        angka("stock_awal", "Stock Awal").jumlah(),
        berat("berat_awal", "Berat Awal").jumlah(),
        angka("stock_tambah", "Stock Tambah").jumlah(),
        berat("berat_tambah", "Berat Tambah").jumlah(),
        angka("stock_hancur", "Stock Hancur").jumlah(),
        berat("berat_hancur", "Berat Hancur").jumlah(),
        angka("stock_jual", "Stock Jual").jumlah(),
        berat("berat_jual", "Berat Jual").jumlah(),
        angka("stock_pindah", "Stock Pindah").jumlah(),
        berat("berat_pindah", "Berat Pindah").jumlah(),
        angka("stock_akhir", "Stock Akhir").jumlah(),
        berat("berat_akhir", "Berat Akhir").jumlah(),
        rupiah("harga_modal", "Harga Modal").jumlah(),
    ],
    tanda_tangan: &["Dibuat Oleh", "Diperiksa Oleh"],
    ..Laporan::new("/laporan-summary-barang-manual", "Laporan Barang Manual Summary")
};
