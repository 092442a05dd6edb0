//! Laporan Transaksi Cash: documents that moved cash, one line a document and drawer, day by day.

use crate::{JenisSaring, Laporan, Sumber, kode, rupiah, saring, tanggal, tgl_dari, tgl_sampai, waktu};

pub const LAPORAN: Laporan = Laporan {
    saringan: &[
        tgl_dari("tgl_from"),
        tgl_sampai("tgl_to"),
        saring("kategori", "Kategori", JenisSaring::Teks),
        saring("user_id", "Kasir", JenisSaring::User),
    ],
    sumber: Sumber::Sql(
        "SELECT b.tgl_system, MIN(b.waktu) AS waktu, b.no_dok, b.kategori, b.kasir AS input_by, \
         CAST(COALESCE(SUM(b.jumlah_in), 0) AS BIGINT) AS jumlah_in, \
         CAST(COALESCE(SUM(b.jumlah_out), 0) AS BIGINT) AS jumlah_out, \
         CAST(COALESCE(SUM(b.jumlah_in - b.jumlah_out), 0) AS BIGINT) AS saldo FROM buku_kas b \
         WHERE b.toko = :toko AND b.tgl_system BETWEEN :tgl_from AND :tgl_to\
         [[kategori| AND LOWER(b.kategori) LIKE :kategori.cari ESCAPE '\\']][[user_id| AND b.kasir = :user_id.kecil]] \
         GROUP BY b.tgl_system, b.no_dok, b.kategori, b.kasir ORDER BY b.tgl_system, MIN(b.id)",
    ),
    kolom: &[
        tanggal("tgl_system", "Tanggal"),
        waktu("waktu", "Waktu"),
        kode("no_dok", "No Dokumen"),
        kode("kategori", "Kategori"),
        kode("input_by", "Kasir"),
        rupiah("jumlah_in", "Masuk").jumlah(),
        rupiah("jumlah_out", "Keluar").jumlah(),
        rupiah("saldo", "Selisih").jumlah(),
    ],
    kelompok: &["tgl_system"],
    ..Laporan::new("/laporan-transaksi-cash", "Laporan Transaksi Cash")
};
