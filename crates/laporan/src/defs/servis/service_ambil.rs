//! Laporan Service Ambil: services fetched on the days: the bill, what was paid down and now, what went back, its tax; a pick-up taken
//! back comes off on the day of that.

use crate::barang::OLEH;
use crate::niaga::SALES;
use crate::{Laporan, Sumber, kode, rupiah, tanggal, teks, tgl_dari, tgl_sampai};

pub const LAPORAN: Laporan = Laporan {
    saringan: &[tgl_dari("tgl_from"), tgl_sampai("tgl_to"), SALES, OLEH],
    sumber: Sumber::Sql(
        "SELECT * FROM (SELECT a.tgl_system, a.no_ambil, a.no_service, s.tgl_system AS tgl_masuk, s.nama_customer, a.pengambil, s.kode_sales, \
         a.total_rp, a.emas_rp, a.dp_rp, a.dibayar_rp, a.dikembalikan_rp, a.dpp, a.ppn, a.oleh AS input_by \
         FROM service_ambil a JOIN service s ON s.toko = a.toko AND s.no_service = a.no_service \
         WHERE a.toko = :toko AND a.tgl_system BETWEEN :tgl_from AND :tgl_to \
         UNION ALL SELECT x.tgl_system, x.no_batal, a.no_service, s.tgl_system, s.nama_customer, 'BATAL ' || a.no_ambil, s.kode_sales, \
         -a.total_rp, -a.emas_rp, -a.dp_rp, -a.dibayar_rp, -a.dikembalikan_rp, -a.dpp, -a.ppn, x.oleh \
         FROM service_ambil_batal x JOIN service_ambil a ON a.toko = x.toko AND a.no_ambil = x.no_ambil \
         JOIN service s ON s.toko = a.toko AND s.no_service = a.no_service WHERE x.toko = :toko AND x.tgl_system BETWEEN :tgl_from AND :tgl_to) q \
         WHERE 1 = 1[[kode_sales| AND q.kode_sales = :kode_sales]][[oleh| AND LOWER(q.input_by) = :oleh.kecil]] \
         ORDER BY q.tgl_system, q.no_ambil",
    ),
    kolom: &[
        tanggal("tgl_system", "Tanggal"),
        kode("no_ambil", "No Ambil"),
        kode("no_service", "No Service"),
        tanggal("tgl_masuk", "Tanggal Masuk"),
        teks("nama_customer", "Nama Customer"),
        teks("pengambil", "Diambil Oleh"),
        kode("kode_sales", "Sales"),
        rupiah("total_rp", "Total").jumlah(),
        rupiah("emas_rp", "Harga Emas").jumlah().tanpa_kertas(),
        rupiah("dp_rp", "Uang Muka").jumlah(),
        rupiah("dibayar_rp", "Dibayar").jumlah(),
        rupiah("dikembalikan_rp", "Dikembalikan").jumlah(),
        rupiah("dpp", "DPP").jumlah().tanpa_kertas(),
        rupiah("ppn", "PPN").jumlah(),
        kode("input_by", "Input By").tanpa_kertas(),
    ],
    tanda_tangan: &["Dibuat Oleh", "Diperiksa Oleh"],
    ..Laporan::new("/laporan-service-ambil", "Laporan Service Ambil")
};
