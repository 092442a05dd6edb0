//! Laporan Rekap Jual Pajak: what was sold at every rate of tax, by day and by how the pieces were acquired, manual trade
//! and loose stones included. The sums are those of the tax book (I23): what was taken back later comes off on that day.

use crate::niaga::{gerak, jumlah};
use crate::{Laporan, Sumber, angka, berat, kode, persen, rupiah, tanggal, tgl_dari, tgl_sampai};

pub const LAPORAN: Laporan = Laporan {
    panggilan: &["GET penjualan/report-rekap-jual-pajak", "POST penjualan/report-rekap-jual-pajak"],
    saringan: &[tgl_dari("tgl_from"), tgl_sampai("tgl_to")],
    sumber: Sumber::Sql(concat!(
        gerak!("tgl_from", "tgl_to"),
        "SELECT r.tarif_ppn, r.tgl AS tgl_system, \
         CASE r.asal_perolehan WHEN 'SUPPLIER_FAKTUR' THEN 'SUPPLIER BERFAKTUR' \
         WHEN 'SUPPLIER_TANPA_FAKTUR' THEN 'SUPPLIER TANPA FAKTUR' ELSE r.asal_perolehan END AS asal_perolehan, ",
        jumlah!("r.qty"),
        " AS qty, ",
        jumlah!("r.berat"),
        " AS berat, ",
        jumlah!("r.dpp"),
        " AS dpp, ",
        jumlah!("r.ppn"),
        " AS ppn, ",
        jumlah!("r.harga_total"),
        " AS harga_total",
        // Loose stones are sold by documents of their own, and taxed as any other sale.
        " FROM (SELECT tarif_ppn, tgl, asal_perolehan, tanda, qty, berat, dpp, ppn, harga_total FROM dijual \
         UNION ALL SELECT b.tarif_ppn, j.tgl_system, 'BATU LEPAS', CAST(1 AS BIGINT), b.butir, CAST(0 AS BIGINT), b.dpp, b.ppn, b.harga \
         FROM jual_batu j JOIN jual_batu_baris b ON b.toko = j.toko AND b.no_jual = j.no_jual WHERE j.toko = :toko \
         AND j.tgl_system BETWEEN :tgl_from AND :tgl_to AND NOT EXISTS (SELECT 1 FROM batal_batu z WHERE z.toko = j.toko \
         AND z.no_dok = j.no_jual AND z.tgl_system = j.tgl_system) \
         UNION ALL SELECT b.tarif_ppn, z.tgl_system, 'BATU LEPAS', CAST(-1 AS BIGINT), b.butir, CAST(0 AS BIGINT), b.dpp, b.ppn, b.harga \
         FROM batal_batu z JOIN jual_batu j ON j.toko = z.toko AND j.no_jual = z.no_dok JOIN jual_batu_baris b ON b.toko = j.toko \
         AND b.no_jual = j.no_jual WHERE z.toko = :toko AND z.tgl_system BETWEEN :tgl_from AND :tgl_to \
         AND z.tgl_system <> j.tgl_system) r ",
        "GROUP BY r.tarif_ppn, r.tgl, r.asal_perolehan ORDER BY r.tarif_ppn, r.tgl, r.asal_perolehan",
    )),
    kolom: &[
        persen("tarif_ppn", "Tarif PPN (%)"),
        tanggal("tgl_system", "Tanggal"),
        kode("asal_perolehan", "Asal Perolehan"),
        angka("qty", "Qty").jumlah(),
        berat("berat", "Berat").jumlah(),
        rupiah("dpp", "DPP").jumlah(),
        rupiah("ppn", "PPN").jumlah(),
        rupiah("harga_total", "Harga Total").jumlah(),
    ],
    kelompok: &["tarif_ppn"],
    tanda_tangan: &["Dibuat Oleh", "Diperiksa Oleh"],
    ..Laporan::new("/laporan-penjualan-rekap", "Laporan Rekap Jual Pajak")
};
