//! Laporan Penjualan Marketplace: lines sold through marketplaces with their order numbers. What was taken back later comes
//! off on that day.

use crate::barang::{CARI, GROUP};
use crate::niaga::{SALES, dari, gerak, saring_baris, status_baris};
use crate::{
    JenisSaring, Laporan, Sumber, angka, barcode, berat, kode, rupiah, saring, tanggal, teks, tgl_dari,
    tgl_sampai,
};

pub const LAPORAN: Laporan = Laporan {
    saringan: &[
        tgl_dari("tgl_from"),
        tgl_sampai("tgl_to"),
        saring("kode_marketplace", "Marketplace", JenisSaring::Rujuk("master-marketplace")),
        SALES,
        GROUP,
        CARI,
    ],
    sumber: Sumber::Sql(concat!(
        gerak!("tgl_from", "tgl_to"),
        "SELECT r.kode_marketplace, r.tgl AS tgl_system, r.no_order, r.no_faktur_group, r.no_faktur_jual, ",
        status_baris!(),
        ", r.kode_sales, r.nama_customer, r.kode_barcode, r.nama_barang, r.kode_group, \
         r.tanda * r.qty AS qty, r.tanda * r.berat AS berat, r.tanda * r.harga_total AS harga_total, r.oleh AS input_by",
        dari!("jual"),
        "WHERE r.kode_marketplace <> ''[[kode_marketplace| AND r.kode_marketplace = :kode_marketplace]]",
        saring_baris!(),
        " ORDER BY r.kode_marketplace, r.waktu, r.no_faktur_group, r.baris",
    )),
    kolom: &[
        kode("kode_marketplace", "Marketplace"),
        tanggal("tgl_system", "Tanggal"),
        kode("no_order", "No Order"),
        kode("no_faktur_group", "No Faktur").tanpa_kertas(),
        kode("no_faktur_jual", "No Nota"),
        kode("status", "Status"),
        kode("kode_sales", "Sales"),
        teks("nama_customer", "Nama Customer"),
        barcode("kode_barcode", "Kode Barcode"),
        teks("nama_barang", "Nama Barang"),
        kode("kode_group", "Group"),
        angka("qty", "Qty").jumlah(),
        berat("berat", "Berat").jumlah(),
        rupiah("harga_total", "Harga Total").jumlah(),
        kode("input_by", "Input By"),
    ],
    kelompok: &["kode_marketplace"],
    ..Laporan::new("/laporan-penjualan-marketplace", "Laporan Penjualan Marketplace")
};
