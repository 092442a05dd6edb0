//! Laporan Jurnal Rantai: every line of the double-entry journal of a period, store by store.
//! What has no account yet says why.

use crate::{JenisSaring, Laporan, Sumber, kode, rupiah, saring, tanggal, teks, tgl_dari, tgl_sampai};

pub const LAPORAN: Laporan = Laporan {
    saringan: &[
        tgl_dari("tgl_from"),
        tgl_sampai("tgl_to"),
        saring("nomor_akun", "Nomor Akun", JenisSaring::Teks),
    ],
    sumber: Sumber::Sql(
        "SELECT b.toko, b.tanggal, b.no_dok, b.nomor_akun, COALESCE(a.nama_akun, b.sebab) AS nama_akun, b.keterangan, b.debit, b.kredit \
         FROM jurnal_baris b LEFT JOIN akun a ON a.toko = b.toko AND a.nomor_akun = b.nomor_akun WHERE :toko <> '' \
         AND b.tanggal BETWEEN :tgl_from AND :tgl_to[[nomor_akun| AND LOWER(b.nomor_akun) = :nomor_akun.kecil]] \
         ORDER BY b.toko, b.tanggal, b.urut",
    ),
    kolom: &[
        kode("toko", "Toko"),
        tanggal("tanggal", "Tanggal"),
        kode("no_dok", "No Dokumen"),
        kode("nomor_akun", "Nomor Akun"),
        teks("nama_akun", "Nama Akun"),
        teks("keterangan", "Keterangan"),
        rupiah("debit", "Debit").jumlah(),
        rupiah("kredit", "Kredit").jumlah(),
    ],
    kelompok: &["toko"],
    pusat: false,
    tanda_tangan: &["Dibuat Oleh", "Diperiksa Oleh"],
    ..Laporan::new("/laporan-jurnal-rantai", "Laporan Jurnal Rantai")
};
