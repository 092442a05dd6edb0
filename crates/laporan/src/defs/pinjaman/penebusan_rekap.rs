//! Laporan Penebusan Rekap: loans closed by their customers, by day, sales person or way, with interest computed, let off and paid. What
//! was taken back later counts for nothing.

use crate::{JenisSaring, Laporan, Sumber, angka, kode, pilih_sql, rupiah, saring, tgl_dari, tgl_sampai};

pub const LAPORAN: Laporan = Laporan {
    saringan: &[
        tgl_dari("tgl_from"),
        tgl_sampai("tgl_to"),
        saring(
            "kelompok",
            "Rekap Per",
            JenisSaring::Urut(&[
                pilih_sql("TANGGAL", "TANGGAL", "l.tgl_system"),
                pilih_sql("CARA", "CARA", "l.cara"),
                pilih_sql("SALES", "SALES", "l.kode_sales"),
                pilih_sql("USER", "USER", "l.oleh"),
            ]),
        ),
    ],
    sumber: Sumber::Sql(
        "SELECT {kelompok} AS kelompok, COUNT(*) AS jumlah, CAST(SUM(CASE WHEN l.cara = 'TEBUS' THEN 1 ELSE 0 END) AS BIGINT) AS tebus, \
         CAST(SUM(l.pokok_rp) AS BIGINT) AS pokok_rp, CAST(SUM(l.bunga_rp) AS BIGINT) AS bunga_rp, CAST(SUM(l.denda_rp) AS BIGINT) AS denda_rp, \
         CAST(SUM(l.potongan_bunga_rp + l.potongan_denda_rp) AS BIGINT) AS potongan_rp, CAST(SUM(l.pokok_baru_rp) AS BIGINT) AS pokok_baru_rp, \
         CAST(SUM(l.masuk_rp) AS BIGINT) AS masuk_rp, CAST(SUM(l.keluar_rp) AS BIGINT) AS keluar_rp FROM hutang_lunas l \
         WHERE l.toko = :toko AND l.tgl_system BETWEEN :tgl_from AND :tgl_to AND NOT EXISTS (SELECT 1 FROM hutang_batal_lunas z \
         WHERE z.toko = l.toko AND z.no_lunas = l.no_lunas) GROUP BY {kelompok} ORDER BY {kelompok}",
    ),
    kolom: &[
        kode("kelompok", "Rekap"),
        angka("jumlah", "Jumlah").jumlah(),
        angka("tebus", "Ditebus").jumlah(),
        rupiah("pokok_rp", "Pokok").jumlah(),
        rupiah("bunga_rp", "Bunga").jumlah(),
        rupiah("denda_rp", "Denda").jumlah(),
        rupiah("potongan_rp", "Potongan").jumlah(),
        rupiah("pokok_baru_rp", "Pokok Baru").jumlah(),
        rupiah("masuk_rp", "Diterima").jumlah(),
        rupiah("keluar_rp", "Dibayarkan").jumlah(),
    ],
    tanda_tangan: &["Dibuat Oleh", "Diperiksa Oleh"],
    ..Laporan::new("/laporan-penebusan-rekap", "Laporan Penebusan Rekap")
};
