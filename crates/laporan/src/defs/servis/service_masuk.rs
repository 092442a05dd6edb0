//! Laporan Service Masuk: customers' pieces taken in on the days, with what was paid down.

use crate::barang::OLEH;
use crate::niaga::SALES;
use crate::{
    Laporan, Sumber, angka, barcode, berat, kadar, kode, rupiah, tanggal, teks, tgl_dari, tgl_sampai,
};

pub const LAPORAN: Laporan = Laporan {
    saringan: &[tgl_dari("tgl_from"), tgl_sampai("tgl_to"), SALES, OLEH],
    sumber: Sumber::Sql(
        "SELECT s.tgl_system, s.no_service, k.tahap, s.nama_customer, s.no_hp, s.kode_sales, s.tgl_janji, b.kode_barcode, b.nama_barang, \
         b.kadar, b.berat, b.jumlah_batu, b.kondisi, b.taksiran_rp, b.estimasi_rp, \
         CASE WHEN b.baris = 1 THEN s.dp_rp ELSE 0 END AS dp_rp, s.oleh AS input_by \
         FROM service s JOIN service_kini k ON k.toko = s.toko AND k.no_service = s.no_service \
         JOIN service_baris b ON b.toko = s.toko AND b.no_service = s.no_service \
         WHERE s.toko = :toko AND s.jenis = 'CUSTOMER' AND s.tgl_system BETWEEN :tgl_from AND :tgl_to\
         [[kode_sales| AND s.kode_sales = :kode_sales]][[oleh| AND LOWER(s.oleh) = :oleh.kecil]] \
         ORDER BY s.tgl_system, s.no_service, b.baris",
    ),
    kolom: &[
        tanggal("tgl_system", "Tanggal"),
        kode("no_service", "No Service"),
        kode("tahap", "Tahap"),
        teks("nama_customer", "Nama Customer"),
        kode("no_hp", "No Handphone"),
        kode("kode_sales", "Sales"),
        tanggal("tgl_janji", "Janji"),
        barcode("kode_barcode", "Kode Barcode"),
        teks("nama_barang", "Nama Barang"),
        kadar("kadar", "Kadar").tanpa_kertas(),
        berat("berat", "Berat").jumlah(),
        angka("jumlah_batu", "Batu"),
        teks("kondisi", "Kondisi").tanpa_kertas(),
        rupiah("taksiran_rp", "Taksiran").tanpa_kertas(),
        rupiah("estimasi_rp", "Estimasi").jumlah(),
        rupiah("dp_rp", "Uang Muka").jumlah(),
        kode("input_by", "Input By").tanpa_kertas(),
    ],
    batal: "tahap",
    tanda_tangan: &["Dibuat Oleh", "Diperiksa Oleh"],
    ..Laporan::new("/laporan-service-masuk", "Laporan Service Masuk")
};
