//! Laporan Barang ACC: accessories by type: what there was, what came and went, what there is and what it cost. Counted
//! accessories and those with a barcode stand side by side. What moved inside the store is neither in nor out.

use crate::barang::{GROUP, JENIS};
use crate::{
    JenisSaring, Laporan, PILIH_SEMUA, Sumber, angka, kode, pilih, rupiah, saring, teks, tgl_dari, tgl_sampai,
};

pub const LAPORAN: Laporan = Laporan {
    saringan: &[
        tgl_dari("tgl_from"),
        tgl_sampai("tgl_to"),
        GROUP,
        JENIS,
        saring(
            "cara",
            "Cara Simpan",
            JenisSaring::Pilihan(&[PILIH_SEMUA, pilih("HITUNG", "DIHITUNG"), pilih("BARCODE", "BERBARCODE")]),
        ),
    ],
    // A row at an account outside the store ('@…') is what came (below zero) or went.
    sumber: Sumber::Sql(
        "WITH acc AS (SELECT kode_group FROM group_barang WHERE toko = :toko AND is_acc = 1), isi AS ( \
         SELECT 'HITUNG' AS cara, s.kode_group, s.kode_dept, 'KINI' AS arah, s.qty, s.nilai FROM saldo_curah s \
         WHERE s.toko = :toko AND s.jenis_stok = 'ACC' AND substr(s.gudang, 1, 1) <> '@' UNION ALL \
         SELECT 'BARCODE', b.kode_group, b.kode_dept, 'KINI', s.qty, s.nilai FROM barang b \
         JOIN saldo_barang s ON s.toko = b.toko AND s.kode_barcode = b.kode_barcode AND s.milik = 'TOKO' \
         WHERE b.toko = :toko AND b.kode_group IN (SELECT kode_group FROM acc) UNION ALL \
         SELECT 'HITUNG', x.kode_group, x.kode_dept, CASE WHEN x.tgl_system > :tgl_to THEN 'SESUDAH' \
         WHEN x.qty < 0 THEN 'MASUK' ELSE 'KELUAR' END, -x.qty, -x.nilai FROM buku_curah x \
         WHERE x.toko = :toko AND x.jenis_stok = 'ACC' AND x.tgl_system >= :tgl_from AND substr(x.gudang, 1, 1) = '@' \
         UNION ALL SELECT 'BARCODE', b.kode_group, b.kode_dept, CASE WHEN x.tgl_system > :tgl_to THEN 'SESUDAH' \
         WHEN x.qty < 0 THEN 'MASUK' ELSE 'KELUAR' END, -x.qty, -x.nilai FROM buku_stok x \
         JOIN barang b ON b.kode_barcode = x.kode_barcode WHERE x.toko = :toko AND x.tgl_system >= :tgl_from \
         AND x.milik = 'TOKO' AND substr(x.gudang, 1, 1) = '@' AND b.kode_group IN (SELECT kode_group FROM acc)) \
         SELECT i.kode_group, i.kode_dept, COALESCE(MAX(j.nama_dept), '') AS nama_dept, i.cara, \
         CAST(SUM(CASE WHEN i.arah = 'KINI' THEN i.qty ELSE -i.qty END) AS BIGINT) AS stock_awal, \
         CAST(SUM(CASE WHEN i.arah = 'MASUK' THEN i.qty ELSE 0 END) AS BIGINT) AS stock_masuk, \
         CAST(SUM(CASE WHEN i.arah = 'KELUAR' THEN -i.qty ELSE 0 END) AS BIGINT) AS stock_keluar, \
         CAST(SUM(CASE i.arah WHEN 'KINI' THEN i.qty WHEN 'SESUDAH' THEN -i.qty ELSE 0 END) AS BIGINT) AS stock_akhir, \
         CAST(SUM(CASE WHEN i.arah = 'MASUK' THEN i.nilai ELSE 0 END) AS BIGINT) AS nilai_masuk, \
         CAST(SUM(CASE WHEN i.arah = 'KELUAR' THEN -i.nilai ELSE 0 END) AS BIGINT) AS nilai_keluar, \
         CAST(SUM(CASE i.arah WHEN 'KINI' THEN i.nilai WHEN 'SESUDAH' THEN -i.nilai ELSE 0 END) AS BIGINT) AS nilai_akhir \
         FROM isi i LEFT JOIN jenis j ON j.toko = :toko AND j.kode_dept = i.kode_dept \
         WHERE 1 = 1[[kode_group| AND i.kode_group = :kode_group]][[kode_dept| AND i.kode_dept = :kode_dept]]\
         [[cara| AND i.cara = :cara]] GROUP BY i.kode_group, i.kode_dept, i.cara \
         HAVING SUM(CASE WHEN i.arah = 'KINI' THEN i.qty ELSE -i.qty END) <> 0 \
         OR SUM(CASE WHEN i.arah IN ('MASUK', 'KELUAR') THEN 1 ELSE 0 END) > 0 ORDER BY 1, 2, 4",
    ),
    kolom: &[
        kode("kode_group", "Group"),
        kode("kode_dept", "Jenis"),
        teks("nama_dept", "Nama Jenis"),
        kode("cara", "Cara Simpan"),
        angka("stock_awal", "Stock Awal").jumlah(),
        angka("stock_masuk", "Masuk").jumlah(),
        angka("stock_keluar", "Keluar").jumlah(),
        angka("stock_akhir", "Stock Akhir").jumlah(),
        rupiah("nilai_masuk", "Nilai Masuk").jumlah(),
        rupiah("nilai_keluar", "Nilai Keluar").jumlah(),
        rupiah("nilai_akhir", "Nilai Stock").jumlah(),
    ],
    kelompok: &["kode_group"],
    tanda_tangan: &["Dibuat Oleh", "Diperiksa Oleh"],
    ..Laporan::new("/laporan-barang-acc", "Laporan Barang ACC")
};
