//! Laporan Pinjaman Rekap: what was lent by day or by sales person: new loans, and successors beside them. What was taken back on its
//! day counts for nothing.

use crate::{
    JenisSaring, Laporan, Sumber, angka, berat, kode, pilih_sql, rupiah, saring, tgl_dari, tgl_sampai,
};

pub const LAPORAN: Laporan = Laporan {
    saringan: &[
        tgl_dari("tgl_from"),
        tgl_sampai("tgl_to"),
        saring(
            "kelompok",
            "Rekap Per",
            JenisSaring::Urut(&[
                pilih_sql("TANGGAL", "TANGGAL", "h.tgl_system"),
                pilih_sql("SALES", "SALES", "h.kode_sales"),
                pilih_sql("USER", "USER", "h.oleh"),
            ]),
        ),
    ],
    sumber: Sumber::Sql(
        "SELECT {kelompok} AS kelompok, CAST(SUM(CASE WHEN h.asal = 'LANJUT' THEN 0 ELSE 1 END) AS BIGINT) AS baru, \
         CAST(SUM(CASE WHEN h.asal = 'LANJUT' THEN 1 ELSE 0 END) AS BIGINT) AS lanjut, CAST(SUM(b.qty) AS BIGINT) AS qty, \
         CAST(SUM(b.berat) AS BIGINT) AS berat, CAST(SUM(h.taksiran_rp) AS BIGINT) AS taksiran_rp, \
         CAST(SUM(CASE WHEN h.asal = 'LANJUT' THEN 0 ELSE h.pokok_rp END) AS BIGINT) AS pokok_baru, \
         CAST(SUM(CASE WHEN h.asal = 'LANJUT' THEN h.pokok_rp ELSE 0 END) AS BIGINT) AS pokok_lanjut, \
         CAST(SUM(h.biaya_rp) AS BIGINT) AS biaya_rp FROM hutang h \
         JOIN hutang_kini k ON k.toko = h.toko AND k.no_hutang = h.no_hutang AND k.status <> 'BATAL' \
         JOIN (SELECT toko, no_hutang, COUNT(*) AS qty, SUM(berat) AS berat FROM hutang_baris WHERE toko = :toko GROUP BY toko, no_hutang) b \
         ON b.toko = h.toko AND b.no_hutang = h.no_hutang \
         WHERE h.toko = :toko AND h.tgl_system BETWEEN :tgl_from AND :tgl_to GROUP BY {kelompok} ORDER BY {kelompok}",
    ),
    kolom: &[
        kode("kelompok", "Rekap"),
        angka("baru", "Pinjaman Baru").jumlah(),
        angka("lanjut", "Lanjutan").jumlah(),
        angka("qty", "Barang").jumlah(),
        berat("berat", "Berat").jumlah(),
        rupiah("taksiran_rp", "Taksiran").jumlah(),
        rupiah("pokok_baru", "Pokok Baru").jumlah(),
        rupiah("pokok_lanjut", "Pokok Lanjutan").jumlah(),
        rupiah("biaya_rp", "Biaya").jumlah(),
    ],
    tanda_tangan: &["Dibuat Oleh", "Diperiksa Oleh"],
    ..Laporan::new("/laporan-pinjaman-rekap", "Laporan Pinjaman Rekap")
};
