//! Laporan EOD, the older shape of the day's end: under a header (sales, purchases, what was taken back, destroyed, services that
//! were fetched) one line for every document. What was taken back later comes off under its header on that day.

use crate::niaga::{gerak, sekelompok};
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
        ", x.no_faktur, x.jumlah, x.berat, x.berat_nota, x.selisih_berat, x.rupiah, x.status FROM (\
         SELECT 1 AS urut, 'PENJUALAN' AS header, r.no_faktur_group AS no_faktur, r.tanda * r.qty_jual AS jumlah, \
         r.tanda * r.berat_jual AS berat, r.tanda * r.berat_jual AS berat_nota, CAST(0 AS BIGINT) AS selisih_berat, \
         r.tanda * r.total_jual AS rupiah, CASE WHEN r.tanda < 0 THEN 'BATAL' ELSE '' END AS status FROM gerak r WHERE r.qty_jual > 0 UNION ALL \
         SELECT 2, 'PEMBELIAN', r.no_faktur_group, CAST(SUM(r.tanda * r.qty) AS BIGINT), CAST(SUM(r.tanda * r.berat) AS BIGINT), \
         CAST(SUM(r.tanda * r.berat_nota) AS BIGINT), \
         CAST(SUM(r.tanda * CASE WHEN r.berat_nota = 0 THEN 0 ELSE r.berat_nota - r.berat END) AS BIGINT), \
         CAST(SUM(r.tanda * r.harga) AS BIGINT), CASE WHEN r.tanda < 0 THEN 'BATAL' ELSE '' END FROM dibeli r GROUP BY r.no_faktur_group, r.tanda UNION ALL \
         SELECT 3, 'BATAL', z.no_batal, z.qty, z.berat, z.berat, 0, z.total_jual + z.total_beli, 'BATAL' FROM dagang_batal z \
         WHERE z.toko = :toko AND z.tgl = :tanggal UNION ALL \
         SELECT 4, 'HANCUR BARANG', d.no_dok, d.qty, d.berat, d.berat, 0, d.nilai, '' FROM dok_barang d \
         WHERE d.toko = :toko AND d.jenis = 'HANCUR' AND d.tgl_system = :tanggal \
         AND d.no_dok NOT IN (SELECT y.rujukan FROM dok_barang y WHERE y.toko = :toko AND y.jenis = 'BATAL') UNION ALL \
         SELECT 5, 'SERVICE', o.no_service, CAST(o.jumlah AS BIGINT), CAST(o.berat AS BIGINT), CAST(o.berat AS BIGINT), 0, o.rupiah, '' FROM service_omset o \
         WHERE o.toko = :toko AND o.tgl_system = :tanggal) x \
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
        kode("status", "Status"),
    ],
    total: false,
    tanda_tangan: &["Dibuat Oleh", "Diperiksa Oleh"],
    tersedia: "Laporan Akhir Hari",
    kosong: "Laporan Akhir Hari Tidak Tersedia",
    ..Laporan::new("/laporan-eod", "Laporan EOD")
};
