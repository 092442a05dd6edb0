//! Laporan Transaksi Cash: documents that moved cash, one line a document and drawer, day by day, with what the drawers held
//! after each: all of them, or the one that was asked for.

use crate::{
    JenisSaring, KATEGORI_KAS, Laporan, Sumber, kata, kode, rupiah, saring, tanggal, tgl_dari, tgl_sampai,
    waktu,
};

pub const LAPORAN: Laporan = Laporan {
    saringan: &[
        tgl_dari("tgl_from"),
        tgl_sampai("tgl_to"),
        KATEGORI_KAS,
        saring("user_id", "Kasir", JenisSaring::User),
    ],
    sumber: Sumber::Sql(
        "SELECT tgl_system, waktu, no_dok, kategori, input_by, jumlah_in, jumlah_out, saldo, saldo_akhir FROM (\
         SELECT y.*, y.awal + CAST(SUM(y.saldo) OVER (ORDER BY y.tgl_system, y.urut) AS BIGINT) AS saldo_akhir FROM (\
         SELECT b.tgl_system, MIN(b.waktu) AS waktu, b.no_dok, b.kategori, b.kasir AS input_by, \
         CAST(COALESCE(SUM(b.jumlah_in), 0) AS BIGINT) AS jumlah_in, \
         CAST(COALESCE(SUM(b.jumlah_out), 0) AS BIGINT) AS jumlah_out, \
         CAST(COALESCE(SUM(b.jumlah_in - b.jumlah_out), 0) AS BIGINT) AS saldo, MIN(b.id) AS urut, \
         (SELECT CAST(COALESCE(SUM(k.saldo), 0) AS BIGINT) FROM saldo_kas k WHERE k.toko = :toko[[user_id| AND k.kasir = :user_id.kecil]]) \
         - (SELECT CAST(COALESCE(SUM(a.jumlah_in - a.jumlah_out), 0) AS BIGINT) FROM buku_kas a WHERE a.toko = :toko \
         AND a.tgl_system >= :tgl_from[[user_id| AND a.kasir = :user_id.kecil]]) AS awal FROM buku_kas b \
         WHERE b.toko = :toko AND b.tgl_system BETWEEN :tgl_from AND :tgl_to\
         [[user_id| AND b.kasir = :user_id.kecil]] GROUP BY b.tgl_system, b.no_dok, b.kategori, b.kasir) y) x WHERE 1 = 1\
         [[kategori| AND LOWER(x.kategori) LIKE :kategori.cari ESCAPE '\\']] ORDER BY x.tgl_system, x.urut",
    ),
    kolom: &[
        tanggal("tgl_system", "Tanggal"),
        waktu("waktu", "Waktu"),
        kode("no_dok", "No Dokumen"),
        kata("kategori", "Kategori"),
        kode("input_by", "Kasir"),
        rupiah("jumlah_in", "Masuk").jumlah(),
        rupiah("jumlah_out", "Keluar").jumlah(),
        rupiah("saldo", "Selisih").jumlah(),
        rupiah("saldo_akhir", "Saldo"),
    ],
    kelompok: &["tgl_system"],
    tanda_tangan: &["Kasir", "Diperiksa Oleh"],
    ..Laporan::new("/laporan-transaksi-cash", "Laporan Transaksi Cash")
};
