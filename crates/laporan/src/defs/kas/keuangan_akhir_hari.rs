//! Laporan Keuangan Akhir Hari: the cash book of the days by category, debit and credit.

use crate::{Cara, Laporan, Sumber, kata, kode, rupiah, teks, tgl_dari, tgl_sampai};

pub const LAPORAN: Laporan = Laporan {
    panggilan: &["GET report/subur/laporan-keuangan-akhir-hari"],
    cara: Cara::Langsung,
    saringan: &[tgl_dari("tgl_awal"), tgl_sampai("tgl_akhir")],
    sumber: Sumber::Sql(
        "SELECT kategori, deskripsi, jumlah_in AS debit, jumlah_out AS kredit, kasir AS input_by FROM buku_kas \
         WHERE toko = :toko AND tgl_system BETWEEN :tgl_awal AND :tgl_akhir ORDER BY kategori, id",
    ),
    kolom: &[
        kata("kategori", "Kategori"),
        teks("deskripsi", "Deskripsi"),
        rupiah("debit", "Debet").jumlah(),
        rupiah("kredit", "Kredit").jumlah(),
        kode("input_by", "Input By"),
    ],
    kelompok: &["kategori"],
    tanda_tangan: &["Kasir", "Diperiksa Oleh"],
    polos: true,
    tersedia: "Laporan Keuangan Akhir Hari",
    ..Laporan::new("/laporan-keuangan-akhir-hari", "Laporan Keuangan Akhir Hari")
};
