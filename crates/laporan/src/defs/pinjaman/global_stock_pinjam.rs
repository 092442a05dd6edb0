//! Laporan Global Stock Pinjam: all pledges that lie here now, by group and purity.

use crate::{JenisSaring, Laporan, Sumber, angka, berat, kode, pilih_sql, rupiah, saring, teks};

pub const LAPORAN: Laporan = Laporan {
    saringan: &[saring(
        "kelompok",
        "Rekap Per",
        JenisSaring::Urut(&[
            pilih_sql("GROUP", "KODE GROUP", "b.kode_group"),
            pilih_sql("JENIS", "JENIS", "b.kode_dept"),
            pilih_sql("KELOMPOK", "KELOMPOK HARGA", "COALESCE(g.kelompok_harga, '')"),
        ]),
    )],
    sumber: Sumber::Sql(
        "SELECT {kelompok} AS kelompok, MIN(COALESCE(g.nama_group, '')) AS nama, COUNT(DISTINCT b.no_hutang) AS hutang, COUNT(*) AS qty, \
         CAST(SUM(b.berat) AS BIGINT) AS berat, CAST(SUM(b.murni) AS BIGINT) AS murni, CAST(SUM(b.taksiran_rp) AS BIGINT) AS taksiran_rp, \
         CAST(SUM(b.pokok_rp) AS BIGINT) AS pokok_rp FROM hutang_kini k JOIN hutang_baris b ON b.toko = k.toko AND b.no_hutang = k.no_hutang \
         LEFT JOIN group_barang g ON g.toko = b.toko AND g.kode_group = b.kode_group AND g.dihapus = 0 \
         WHERE k.toko = :toko AND k.terbuka = 1 GROUP BY {kelompok} ORDER BY {kelompok}",
    ),
    kolom: &[
        kode("kelompok", "Kelompok"),
        teks("nama", "Nama"),
        angka("hutang", "Pinjaman"),
        angka("qty", "Barang").jumlah(),
        berat("berat", "Berat").jumlah(),
        berat("murni", "Murni").jumlah(),
        rupiah("taksiran_rp", "Taksiran").jumlah(),
        rupiah("pokok_rp", "Pokok").jumlah(),
    ],
    tanda_tangan: &["Dibuat Oleh", "Diperiksa Oleh"],
    ..Laporan::new("/laporan-global-stock-pinjam", "Laporan Global Stock Pinjam")
};
