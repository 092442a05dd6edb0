//! Laporan Terima Uang Pusat: money the store received, beside what was sent, with every difference.

use crate::{Laporan, Sumber, kode, rupiah, tanggal, teks, tgl_dari, tgl_sampai, toko};

pub const LAPORAN: Laporan = Laporan {
    saringan: &[tgl_dari("tgl_from"), tgl_sampai("tgl_to"), toko("asal", "Toko Asal")],
    sumber: Sumber::Sql(
        "SELECT asal, no_terima, tgl_system, oleh AS input_by, no_reff, nota_kirim, jumlah_kirim, jumlah_terima, \
         jumlah_terima - jumlah_kirim AS selisih, keterangan FROM kirim_uang_terima \
         WHERE toko = :toko AND tgl_system BETWEEN :tgl_from AND :tgl_to[[asal| AND LOWER(asal) = :asal.kecil]] \
         ORDER BY asal, tgl_system, no_terima",
    ),
    kolom: &[
        kode("asal", "Dari Toko"),
        kode("no_terima", "No Terima"),
        tanggal("tgl_system", "Tanggal"),
        kode("input_by", "Diterima Oleh"),
        kode("no_reff", "No Reff"),
        kode("nota_kirim", "Nota Kirim"),
        rupiah("jumlah_kirim", "Dikirim Rp").jumlah(),
        rupiah("jumlah_terima", "Diterima Rp").jumlah(),
        rupiah("selisih", "Selisih Rp").jumlah(),
        teks("keterangan", "Keterangan"),
    ],
    kelompok: &["asal"],
    tanda_tangan: &["Kasir", "Diperiksa Oleh"],
    ..Laporan::new("/laporan-terima-uang-pusat", "Laporan Terima Uang Pusat")
};
