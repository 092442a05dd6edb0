//! Laporan Rekap Transaksi Pembelian: one row for every purchase with what it weighed and cost. What was taken back later
//! comes off on that day.

use crate::niaga::{gerak, status_baris};
use crate::{Laporan, Sumber, angka, berat, kode, rupiah, tanggal, teks, tgl_dari, tgl_sampai};

pub const LAPORAN: Laporan = Laporan {
    panggilan: &["GET pembelian/report/berkah", "POST pembelian/report/berkah"],
    saringan: &[tgl_dari("tgl_awal"), tgl_sampai("tgl_akhir")],
    sumber: Sumber::Sql(concat!(
        gerak!("tgl_awal", "tgl_akhir"),
        "SELECT r.tgl AS tgl_system, r.no_faktur_group AS no_nota, ",
        status_baris!(),
        ", \
         r.nama_customer, r.tanda * r.qty_beli AS qty, r.tanda * r.berat_beli AS berat, r.tanda * r.total_beli AS harga_beli, \
         r.total_beli * 1000 / r.berat_beli AS harga_rata \
         ",
        "FROM gerak r ",
        "\
         WHERE r.qty_beli > 0 ORDER BY r.tgl, r.waktu, r.no_faktur_group",
    )),
    kolom: &[
        tanggal("tgl_system", "Tanggal"),
        kode("no_nota", "No Nota"),
        kode("status", "Status"),
        teks("nama_customer", "Nama Customer"),
        angka("qty", "Qty").jumlah(),
        berat("berat", "Berat").jumlah(),
        rupiah("harga_beli", "Harga Beli").jumlah(),
        rupiah("harga_rata", "Harga Rata"),
    ],
    tanda_tangan: &["Dibuat Oleh", "Diperiksa Oleh"],
    tersedia: "Laporan Rekap Transaksi Pembelian Tersedia",
    ..Laporan::new("/laporan-rekap-transaksi-pembelian", "Laporan Rekap Transaksi Pembelian")
};
