//! Laporan Outstand PO: pre-orders of the days that the shop still owes something for: not yet paid, or paid and not all sold.

use crate::{Laporan, Sumber, angka, berat, kode, rupiah, tanggal, teks, tgl_dari, tgl_sampai};

pub const LAPORAN: Laporan = Laporan {
    panggilan: &["GET pre-order/reports-outstand"],
    saringan: &[tgl_dari("tgl_from"), tgl_sampai("tgl_to")],
    sumber: Sumber::Sql(
        "SELECT k.status, p.no_po, p.tgl_system, p.nama_customer, p.kode_marketplace, p.no_order, p.no_rekening, p.deskripsi, p.qty_estimasi, \
         k.qty_input, p.qty_estimasi - k.qty_input AS sisa_qty, p.berat_estimasi, k.berat_input, p.harga_total, k.dibayar_rp, \
         p.harga_total - k.dibayar_rp AS sisa_rp, k.saldo_rp, k.harga_penjualan, k.refund \
         FROM praorder p JOIN praorder_kini k ON k.toko = p.toko AND k.no_po = p.no_po \
         WHERE p.toko = :toko AND p.tgl_system BETWEEN :tgl_from AND :tgl_to AND k.tahap IN ('OPEN', 'VALID') \
         ORDER BY k.status, p.tgl_system, p.no_po",
    ),
    kolom: &[
        kode("status", "Status"),
        kode("no_po", "No PO"),
        tanggal("tgl_system", "Tanggal"),
        teks("nama_customer", "Nama Customer"),
        kode("kode_marketplace", "Marketplace").tanpa_kertas(),
        kode("no_order", "No Order").tanpa_kertas(),
        kode("no_rekening", "No Rekening"),
        teks("deskripsi", "Deskripsi"),
        angka("qty_estimasi", "Qty Estimasi").jumlah(),
        angka("qty_input", "Qty Input").jumlah(),
        angka("sisa_qty", "Sisa Qty").jumlah(),
        berat("berat_estimasi", "Berat Estimasi").jumlah(),
        berat("berat_input", "Berat Input").jumlah(),
        rupiah("harga_total", "Harga Total").jumlah(),
        rupiah("dibayar_rp", "Dibayar").jumlah(),
        rupiah("sisa_rp", "Belum Dibayar").jumlah(),
        rupiah("saldo_rp", "Uang Di Toko").jumlah(),
        rupiah("harga_penjualan", "Harga Penjualan").jumlah().tanpa_kertas(),
        rupiah("refund", "Refund").jumlah().tanpa_kertas(),
    ],
    kelompok: &["status"],
    tanda_tangan: &["Dibuat Oleh", "Diperiksa Oleh"],
    kosong: "Laporan Transaksi Outstand Po Kosong",
    ..Laporan::new("/laporan-outstand-po", "Laporan Outstand PO")
};
