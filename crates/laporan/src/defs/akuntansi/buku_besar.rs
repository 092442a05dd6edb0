//! Laporan Buku Besar: every account with what it began with, its lines, and what it came to after each of them.

use crate::{JenisSaring, Laporan, Sumber, kode, rupiah, saring, tanggal, teks, tgl_dari, tgl_sampai};

pub const LAPORAN: Laporan = Laporan {
    saringan: &[
        tgl_dari("tgl_from"),
        tgl_sampai("tgl_to"),
        saring("nomor_akun", "Nomor Akun", JenisSaring::Teks),
    ],
    sumber: Sumber::Sql(
        "SELECT x.nomor_akun || ' ' || COALESCE(a.nama_akun, 'BELUM DIPETAKAN') AS akun, x.tanggal, x.no_dok, x.keterangan, x.debit, x.kredit, \
         CAST(SUM(x.n) OVER (PARTITION BY x.nomor_akun ORDER BY x.tanggal, x.urut) AS BIGINT) AS saldo FROM (\
         SELECT s.nomor_akun, CAST(:tgl_from AS TEXT) AS tanggal, CAST(0 AS BIGINT) AS urut, '' AS no_dok, 'SALDO AWAL' AS keterangan, \
         CAST(0 AS BIGINT) AS debit, CAST(0 AS BIGINT) AS kredit, \
         CAST(SUM(s.debit - s.kredit) AS BIGINT) AS n FROM jurnal_saldo s WHERE s.toko = :toko AND s.tanggal < :tgl_from\
         [[nomor_akun| AND LOWER(s.nomor_akun) = :nomor_akun.kecil]] GROUP BY s.nomor_akun \
         UNION ALL SELECT b.nomor_akun, b.tanggal, b.urut, b.no_dok, b.keterangan, b.debit, b.kredit, b.debit - b.kredit FROM jurnal_baris b \
         WHERE b.toko = :toko AND b.tanggal BETWEEN :tgl_from AND :tgl_to[[nomor_akun| AND LOWER(b.nomor_akun) = :nomor_akun.kecil]]) x \
         LEFT JOIN akun a ON a.toko = :toko AND a.nomor_akun = x.nomor_akun ORDER BY x.nomor_akun, x.tanggal, x.urut",
    ),
    kolom: &[
        kode("akun", "Akun"),
        tanggal("tanggal", "Tanggal"),
        kode("no_dok", "No Dokumen"),
        teks("keterangan", "Keterangan"),
        rupiah("debit", "Debit").jumlah(),
        rupiah("kredit", "Kredit").jumlah(),
        rupiah("saldo", "Saldo"),
    ],
    kelompok: &["akun"],
    tanda_tangan: &["Dibuat Oleh", "Diperiksa Oleh"],
    ..Laporan::new("/laporan-buku-besar", "Laporan Buku Besar")
};
