//! Laporan Penjualan Margin: what every sold line brought over its cost, without the tax in its price. What was taken back
//! later comes off on that day.

use crate::barang::{CARI, GROUP, JENIS, OLEH};
use crate::niaga::{
    JENIS_GROUP, PER_FAKTUR, PER_GROUP, PER_JENIS, PER_SALES, PER_TANGGAL, SALES, dari, gerak, saring_baris,
    status_baris,
};
use crate::{
    JenisSaring, Laporan, Sumber, angka, barcode, berat, kode, persen, rupiah, saring, tanggal, teks,
    tgl_dari, tgl_sampai,
};

pub const LAPORAN: Laporan = Laporan {
    saringan: &[
        tgl_dari("tgl_from"),
        tgl_sampai("tgl_to"),
        saring(
            "group_by",
            "Kelompok Per",
            JenisSaring::Urut(&[PER_GROUP, PER_JENIS, PER_SALES, PER_TANGGAL, PER_FAKTUR]),
        ),
        JENIS_GROUP,
        GROUP,
        JENIS,
        SALES,
        OLEH,
        CARI,
    ],
    sumber: Sumber::Sql(concat!(
        gerak!("tgl_from", "tgl_to"),
        "SELECT {group_by} AS kelompok, r.tgl AS tgl_system, r.no_faktur_jual, ",
        status_baris!(),
        ", r.kode_sales, r.kode_barcode, r.nama_barang, r.kode_group, r.kode_dept, r.tanda * r.qty AS qty, \
         r.tanda * r.berat AS berat, r.tanda * r.harga_total AS harga_total, r.tanda * r.ppn AS ppn, \
         r.tanda * r.total_pokok AS total_pokok, r.tanda * (r.dpp - r.total_pokok) AS margin, \
         CASE WHEN r.dpp = 0 THEN 0 ELSE (r.dpp - r.total_pokok) * 10000 / r.dpp END AS margin_persen, r.otorisasi",
        dari!("jual"),
        "WHERE 1 = 1",
        saring_baris!(),
        " ORDER BY kelompok, r.waktu, r.no_faktur_group, r.baris",
    )),
    kolom: &[
        kode("kelompok", "Kelompok").tanpa_nama(),
        tanggal("tgl_system", "Tanggal"),
        kode("no_faktur_jual", "No Nota"),
        kode("status", "Status"),
        kode("kode_sales", "Sales"),
        barcode("kode_barcode", "Kode Barcode"),
        teks("nama_barang", "Nama Barang"),
        kode("kode_group", "Group").tanpa_kertas(),
        kode("kode_dept", "Jenis").tanpa_kertas(),
        angka("qty", "Qty").jumlah(),
        berat("berat", "Berat").jumlah(),
        rupiah("harga_total", "Harga Total").jumlah(),
        rupiah("ppn", "PPN").jumlah(),
        rupiah("total_pokok", "Harga Pokok").jumlah(),
        rupiah("margin", "Margin").jumlah(),
        persen("margin_persen", "Margin %"),
        kode("otorisasi", "Otorisasi").tanpa_kertas(),
    ],
    kelompok: &["kelompok"],
    ..Laporan::new("/laporan-penjualan-margin", "Laporan Penjualan Margin")
};
