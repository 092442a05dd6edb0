//! Laporan Keuangan Cash Global: the cash book by drawer and category, added up: what came, what went, what is left of it.

use crate::{
    JenisSaring, KATEGORI_KAS, Laporan, Sumber, angka, kata, kode, rupiah, saring, tgl_dari, tgl_sampai,
};

pub const LAPORAN: Laporan = Laporan {
    saringan: &[
        tgl_dari("tgl_from"),
        tgl_sampai("tgl_to"),
        KATEGORI_KAS,
        saring("user_id", "Kasir", JenisSaring::User),
    ],
    sumber: Sumber::Sql(
        "SELECT b.kasir AS input_by, b.kategori, COUNT(*) AS banyak, \
         CAST(COALESCE(SUM(b.jumlah_in), 0) AS BIGINT) AS jumlah_in, \
         CAST(COALESCE(SUM(b.jumlah_out), 0) AS BIGINT) AS jumlah_out, \
         CAST(COALESCE(SUM(b.jumlah_in - b.jumlah_out), 0) AS BIGINT) AS saldo FROM buku_kas b \
         WHERE b.toko = :toko AND b.tgl_system BETWEEN :tgl_from AND :tgl_to\
         [[kategori| AND LOWER(b.kategori) LIKE :kategori.cari ESCAPE '\\']][[user_id| AND b.kasir = :user_id.kecil]] \
         GROUP BY b.kasir, b.kategori ORDER BY b.kasir, b.kategori",
    ),
    kolom: &[
        kode("input_by", "Kasir"),
        kata("kategori", "Kategori"),
        angka("banyak", "Transaksi").jumlah(),
        rupiah("jumlah_in", "Masuk").jumlah(),
        rupiah("jumlah_out", "Keluar").jumlah(),
        rupiah("saldo", "Saldo").jumlah(),
    ],
    kelompok: &["input_by"],
    tanda_tangan: &["Kasir", "Diperiksa Oleh"],
    ..Laporan::new("/laporan-keuangan-cash-global", "Laporan Keuangan Cash Global")
};
