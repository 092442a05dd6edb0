//! Laporan Keuangan Akhir Hari: the cash book of the days by category, debit and credit.

use crate::{Cara, Laporan, Sumber, kode, rupiah, teks, tgl_dari, tgl_sampai};

pub const LAPORAN: Laporan = Laporan {
    panggilan: &["GET report/subur/laporan-keuangan-akhir-hari"],
    cara: Cara::Langsung,
    saringan: &[tgl_dari("tgl_awal"), tgl_sampai("tgl_akhir")],
    sumber: Sumber::Sql(
        "SELECT kategori, deskripsi, jumlah_in AS debet, jumlah_out AS kredit, kasir AS input_by FROM buku_kas \
         WHERE toko = :toko AND tgl_system BETWEEN :tgl_awal AND :tgl_akhir ORDER BY kategori, id",
    ),
    kolom: &[
        kode("kategori", "Kategori"),
        teks("deskripsi", "Deskripsi"),
        rupiah("debet", "Debet").jumlah(),
        rupiah("kredit", "Kredit").jumlah(),
        kode("input_by", "Input By"),
    ],
    kelompok: &["kategori"],
    ..Laporan::new("/laporan-keuangan-akhir-hari", "Laporan Keuangan Akhir Hari")
};
