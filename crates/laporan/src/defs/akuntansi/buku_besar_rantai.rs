//! Laporan Buku Besar Rantai: every account over all stores of the chain: what it began with, what each store moved on it each
//! day, and what it came to. The lines themselves are the ledger of their store's.

use crate::akuntansi::bagan;
use crate::{JenisSaring, Laporan, Sumber, kode, rupiah, saring, tanggal, tgl_dari, tgl_sampai};

pub const LAPORAN: Laporan = Laporan {
    saringan: &[
        tgl_dari("tgl_from"),
        tgl_sampai("tgl_to"),
        saring("nomor_akun", "Nomor Akun", JenisSaring::Teks),
    ],
    sumber: Sumber::Sql(concat!(
        "SELECT x.nomor_akun || ' ' || COALESCE(a.nama_akun, 'BELUM DIPETAKAN') AS akun, x.tanggal, x.toko, x.debit, x.kredit, \
         CAST(SUM(x.n) OVER (PARTITION BY x.nomor_akun ORDER BY x.tanggal, x.toko) AS BIGINT) AS saldo FROM (\
         SELECT s.nomor_akun, CAST(:tgl_from AS TEXT) AS tanggal, '' AS toko, CAST(0 AS BIGINT) AS debit, CAST(0 AS BIGINT) AS kredit, \
         CAST(SUM(s.debit - s.kredit) AS BIGINT) AS n FROM jurnal_saldo s WHERE :toko <> '' AND s.tanggal < :tgl_from\
         [[nomor_akun| AND LOWER(s.nomor_akun) = :nomor_akun.kecil]] GROUP BY s.nomor_akun \
         UNION ALL SELECT s.nomor_akun, s.tanggal, s.toko, CAST(SUM(s.debit) AS BIGINT), CAST(SUM(s.kredit) AS BIGINT), \
         CAST(SUM(s.debit - s.kredit) AS BIGINT) FROM jurnal_saldo s WHERE s.tanggal BETWEEN :tgl_from AND :tgl_to\
         [[nomor_akun| AND LOWER(s.nomor_akun) = :nomor_akun.kecil]] GROUP BY s.nomor_akun, s.tanggal, s.toko) x LEFT JOIN ",
        bagan!(),
        " a ON a.nomor_akun = x.nomor_akun ORDER BY x.nomor_akun, x.tanggal, x.toko",
    )),
    kolom: &[
        kode("akun", "Akun"),
        tanggal("tanggal", "Tanggal"),
        kode("toko", "Toko"),
        rupiah("debit", "Debit").jumlah(),
        rupiah("kredit", "Kredit").jumlah(),
        rupiah("saldo", "Saldo"),
    ],
    kelompok: &["akun"],
    pusat: false,
    tanda_tangan: &["Dibuat Oleh", "Diperiksa Oleh"],
    ..Laporan::new("/laporan-buku-besar-rantai", "Laporan Buku Besar Rantai")
};
