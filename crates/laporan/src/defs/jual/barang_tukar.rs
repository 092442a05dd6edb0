//! Laporan Barang Tukar: exchanges with both sides under one number, what went out and what came in, and who paid the
//! difference. What was taken back later comes off on that day.

use crate::barang::OLEH;
use crate::niaga::{SALES, gerak, status_baris};
use crate::{Laporan, Sumber, angka, barcode, berat, kode, rupiah, tanggal, teks, tgl_dari, tgl_sampai};

pub const LAPORAN: Laporan = Laporan {
    saringan: &[tgl_dari("tgl_from"), tgl_sampai("tgl_to"), SALES, OLEH],
    sumber: Sumber::Sql(concat!(
        gerak!("tgl_from", "tgl_to"),
        "SELECT x.no_faktur_group, x.tgl_system, x.sisi, x.status, x.no_faktur, x.kode_sales, x.nama_customer, x.kode_barcode, \
         x.nama_barang, x.kode_group, x.kode_dept, x.qty, x.berat, x.harga_jual, x.harga_beli, x.harga_jual - x.harga_beli AS selisih, \
         x.input_by FROM (\
         SELECT r.no_faktur_group, r.tgl AS tgl_system, 'KELUAR' AS sisi, ",
        status_baris!(),
        ", r.no_faktur_jual AS no_faktur, r.kode_sales, r.nama_customer, r.kode_barcode, r.nama_barang, r.kode_group, r.kode_dept, \
         r.tanda * r.qty AS qty, r.tanda * r.berat AS berat, r.tanda * r.harga_total AS harga_jual, CAST(0 AS BIGINT) AS harga_beli, r.oleh AS input_by \
         FROM dijual r WHERE r.jenis = 'TUKAR' \
         UNION ALL SELECT r.no_faktur_group, r.tgl, 'MASUK', ",
        status_baris!(),
        ", r.no_faktur_beli, r.kode_sales, r.nama_customer, r.kode_barcode, r.nama_barang, r.kode_group, r.kode_dept, \
         r.tanda * r.qty, r.tanda * r.berat, 0, r.tanda * r.harga, r.oleh FROM dibeli r WHERE r.jenis = 'TUKAR') x \
         WHERE 1 = 1[[kode_sales| AND x.kode_sales = :kode_sales]][[oleh| AND LOWER(x.input_by) = :oleh.kecil]] \
         ORDER BY x.no_faktur_group, x.tgl_system, x.sisi, x.no_faktur",
    )),
    kolom: &[
        kode("no_faktur_group", "No Faktur"),
        tanggal("tgl_system", "Tanggal"),
        kode("sisi", "Barang"),
        kode("status", "Status"),
        kode("no_faktur", "No Nota"),
        kode("kode_sales", "Sales"),
        teks("nama_customer", "Nama Customer"),
        barcode("kode_barcode", "Kode Barcode"),
        teks("nama_barang", "Nama Barang"),
        kode("kode_group", "Group"),
        kode("kode_dept", "Jenis").tanpa_kertas(),
        angka("qty", "Qty").jumlah(),
        berat("berat", "Berat"),
        rupiah("harga_jual", "Harga Jual").jumlah(),
        rupiah("harga_beli", "Harga Beli").jumlah(),
        rupiah("selisih", "Selisih").jumlah(),
        kode("input_by", "Input By").tanpa_kertas(),
    ],
    kelompok: &["no_faktur_group"],
    tanda_tangan: &["Dibuat Oleh", "Diperiksa Oleh"],
    ..Laporan::new("/laporan-barang-tukar", "Laporan Barang Tukar")
};
