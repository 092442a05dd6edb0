//! Laporan Cash Back: money that went back to customers, out of drawers and accounts: trade that was cancelled, deposits
//! returned, and what was booked as cash back by hand.

use crate::{
    JenisSaring, Laporan, Sumber, kata, kode, rupiah, saring, tanggal, teks, tgl_dari, tgl_sampai, waktu,
};

pub const LAPORAN: Laporan = Laporan {
    saringan: &[tgl_dari("tgl_from"), tgl_sampai("tgl_to"), saring("user_id", "Input By", JenisSaring::User)],
    sumber: Sumber::Sql(
        "SELECT kategori, tgl_system, waktu, no_dok, deskripsi, jenis, no_rekening, jumlah_out, input_by FROM \
         (SELECT kategori, tgl_system, waktu, no_dok, deskripsi, 'CASH' AS jenis, '' AS no_rekening, jumlah_out, \
          kasir AS input_by, toko, jenis_dok, balik, id FROM buku_kas WHERE toko = :toko \
          AND tgl_system BETWEEN :tgl_from AND :tgl_to AND jumlah_out > 0 \
          UNION ALL SELECT kategori, tgl_system, waktu, no_dok, deskripsi, jenis, no_rekening, jumlah_out, oleh, toko, \
          jenis_dok, balik, id FROM buku_bank WHERE toko = :toko AND tgl_system BETWEEN :tgl_from AND :tgl_to \
          AND jumlah_out > 0) x \
         WHERE (substr(kategori, 1, 6) = 'BATAL ' OR kategori IN ('CASH BACK', 'CASHBACK', 'CASH_BACK', 'REFUND') \
          OR (balik IS NOT NULL AND jenis_dok IN ('FJ', 'FT', 'FP', 'PO', 'FS', 'FC', 'NG')))\
         [[user_id| AND input_by = :user_id.kecil]] ORDER BY kategori, tgl_system, no_dok, jenis, id",
    ),
    kolom: &[
        kata("kategori", "Kategori"),
        tanggal("tgl_system", "Tanggal"),
        waktu("waktu", "Waktu"),
        kode("no_dok", "No Dokumen"),
        teks("deskripsi", "Deskripsi"),
        kode("jenis", "Jenis"),
        kode("no_rekening", "No Rekening"),
        rupiah("jumlah_out", "Cash Back").jumlah(),
        kode("input_by", "Input By"),
    ],
    kelompok: &["kategori"],
    tanda_tangan: &["Kasir", "Diperiksa Oleh"],
    ..Laporan::new("/laporan-cash-back", "Laporan Cash Back")
};
