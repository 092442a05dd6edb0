//! Laporan EOD, the older shape of the day's end: under a header (sales, purchases, what was taken back, destroyed) one line
//! for every document. What was taken back later comes off under its header on that day.

use crate::niaga::{gerak, kepala, sekelompok};
use crate::{Laporan, Sumber, angka, berat, kode, rupiah, tgl};

pub const LAPORAN: Laporan = Laporan {
    saringan: &[tgl("tanggal", "Tanggal")],
    sumber: Sumber::Sql(concat!(
        gerak!("tanggal", "tanggal"),
        "SELECT x.header, ",
        sekelompok!("x.jumlah", "x.urut"),
        " AS total_jumlah",
        ", ",
        sekelompok!("x.berat", "x.urut"),
        " AS total_berat",
        ", ",
        sekelompok!("x.rupiah", "x.urut"),
        " AS total_rupiah",
        ", x.no_faktur, x.jumlah, x.berat, x.berat_nota, x.selisih_berat, x.rupiah FROM (\
         SELECT 1 AS urut, 'PENJUALAN' AS header, g.no_faktur_group AS no_faktur, g.tanda * f.qty_jual AS jumlah, \
         g.tanda * f.berat_jual AS berat, g.tanda * f.berat_jual AS berat_nota, CAST(0 AS BIGINT) AS selisih_berat, \
         g.tanda * f.total_jual AS rupiah ",
        kepala!(),
        "\
         WHERE f.qty_jual > 0 UNION ALL \
         SELECT 2, 'PEMBELIAN', g.no_faktur_group, g.tanda * f.qty_beli, g.tanda * f.berat_beli, \
         g.tanda * CAST(SUM(r.berat_nota) AS BIGINT), \
         g.tanda * CAST(SUM(CASE WHEN r.berat_nota = 0 THEN 0 ELSE r.berat_nota - r.berat END) AS BIGINT), g.tanda * f.total_beli \
         ",
        kepala!(),
        "\
         JOIN beli r ON r.toko = :toko AND r.no_faktur_group = g.no_faktur_group \
         GROUP BY g.no_faktur_group, g.tanda, f.qty_beli, f.berat_beli, f.total_beli UNION ALL \
         SELECT 3, 'BATAL', z.no_batal, f.qty_jual + f.qty_beli, f.berat_jual + f.berat_beli, f.berat_jual + f.berat_beli, 0, f.neto \
         FROM faktur_batal z JOIN faktur f ON f.toko = z.toko AND f.no_faktur_group = z.no_faktur_group \
         WHERE z.toko = :toko AND z.tgl_system = :tanggal UNION ALL \
         SELECT 4, 'HANCUR BARANG', d.no_dok, d.qty, d.berat, d.berat, 0, d.nilai FROM dok_barang d \
         WHERE d.toko = :toko AND d.jenis = 'HANCUR' AND d.tgl_system = :tanggal \
         AND d.no_dok NOT IN (SELECT y.rujukan FROM dok_barang y WHERE y.toko = :toko AND y.jenis = 'BATAL')) x \
         ORDER BY x.urut, x.no_faktur",
    )),
    kolom: &[
        kode("header", "Laporan"),
        angka("total_jumlah", "Total Jumlah").jumlah(),
        berat("total_berat", "Total Berat").jumlah(),
        rupiah("total_rupiah", "Total Rupiah").jumlah(),
    ],
    rinci: &[
        kode("no_faktur", "No Faktur"),
        angka("jumlah", "Jumlah"),
        berat("berat", "Berat"),
        berat("berat_nota", "Berat Nota"),
        berat("selisih_berat", "Selisih Berat"),
        rupiah("rupiah", "Rupiah"),
    ],
    total: false,
    tanda_tangan: &["Dibuat Oleh", "Diperiksa Oleh"],
    tersedia: "Laporan Akhir Hari",
    kosong: "Laporan Akhir Hari Tidak Tersedia",
    ..Laporan::new("/laporan-eod", "Laporan EOD")
};
