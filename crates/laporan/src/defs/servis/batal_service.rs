//! Laporan Batal Service: services taken back or given back undone on the days, with why, by whom, and what was charged.

use crate::barang::OLEH;
use crate::niaga::SALES;
use crate::{Laporan, Sumber, kode, rupiah, tanggal, teks, tgl_dari, tgl_sampai};

pub const LAPORAN: Laporan = Laporan {
    saringan: &[tgl_dari("tgl_from"), tgl_sampai("tgl_to"), SALES, OLEH],
    sumber: Sumber::Sql(
        "SELECT a.tgl_system, a.no_batal, a.no_service, s.tgl_system AS tgl_masuk, s.jenis, s.nama_customer, s.kode_sales, \
         a.tahap AS tahap_akhir, a.alasan, a.dp_rp, a.biaya_rp, a.dibayar_rp, a.dikembalikan_rp, a.ppn, a.disetujui, a.oleh AS input_by \
         FROM service_batal a JOIN service s ON s.toko = a.toko AND s.no_service = a.no_service \
         WHERE a.toko = :toko AND a.tgl_system BETWEEN :tgl_from AND :tgl_to[[kode_sales| AND s.kode_sales = :kode_sales]]\
         [[oleh| AND LOWER(a.oleh) = :oleh.kecil]] ORDER BY a.tgl_system, a.no_batal",
    ),
    kolom: &[
        tanggal("tgl_system", "Tanggal"),
        kode("no_batal", "No Batal"),
        kode("no_service", "No Service"),
        tanggal("tgl_masuk", "Tanggal Masuk"),
        kode("jenis", "Milik").tanpa_kertas(),
        teks("nama_customer", "Nama Customer"),
        kode("kode_sales", "Sales").tanpa_kertas(),
        kode("tahap_akhir", "Tahap"),
        teks("alasan", "Alasan"),
        rupiah("dp_rp", "Uang Muka").jumlah(),
        rupiah("biaya_rp", "Biaya").jumlah(),
        rupiah("dibayar_rp", "Dibayar").jumlah().tanpa_kertas(),
        rupiah("dikembalikan_rp", "Dikembalikan").jumlah(),
        rupiah("ppn", "PPN").jumlah().tanpa_kertas(),
        kode("disetujui", "Disetujui"),
        kode("input_by", "Dibatalkan Oleh"),
    ],
    tanda_tangan: &["Dibuat Oleh", "Diperiksa Oleh"],
    ..Laporan::new("/laporan-batal-service", "Laporan Batal Service")
};
