//! Laporan Closing Barang PO: what of pre-orders was sent, with its waybill, or fetched in the days.

use crate::{Laporan, Sumber, angka, kode, tanggal, teks, tgl_dari, tgl_sampai};

pub const LAPORAN: Laporan = Laporan {
    panggilan: &["GET pre-order/closing/reports"],
    saringan: &[tgl_dari("tgl_from"), tgl_sampai("tgl_to")],
    sumber: Sumber::Sql(
        "SELECT k.no_po, k.status_kirim, k.no_resi, k.qty, k.tgl_system, k.no_closing, p.nama_customer, p.no_hp, p.alamat_customer, \
         k.oleh AS input_by FROM praorder_kirim k JOIN praorder p ON p.toko = k.toko AND p.no_po = k.no_po \
         WHERE k.toko = :toko AND k.tgl_system BETWEEN :tgl_from AND :tgl_to ORDER BY k.tgl_system, k.no_closing, k.baris",
    ),
    kolom: &[
        kode("no_po", "No PO"),
        kode("status_kirim", "Status Kirim"),
        kode("no_resi", "No Resi"),
        angka("qty", "Qty").jumlah(),
        tanggal("tgl_system", "Tanggal"),
        kode("no_closing", "No Closing"),
        teks("nama_customer", "Nama Customer"),
        kode("no_hp", "No Handphone").tanpa_kertas(),
        teks("alamat_customer", "Alamat").tanpa_kertas(),
        kode("input_by", "Input By"),
    ],
    tanda_tangan: &["Dibuat Oleh", "Diperiksa Oleh"],
    kosong: "Laporan Closing Barang Po Kosong",
    ..Laporan::new("/laporan-closing-barang-po", "Laporan Closing Barang PO")
};
