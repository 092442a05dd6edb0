//! Laporan Batal Hutang: loans and auctions taken back on their day, and closings taken back, with why and who said yes.

use crate::barang::OLEH;
use crate::{Laporan, Sumber, kode, rupiah, tanggal, teks, tgl_dari, tgl_sampai};

pub const LAPORAN: Laporan = Laporan {
    saringan: &[tgl_dari("tgl_from"), tgl_sampai("tgl_to"), OLEH],
    sumber: Sumber::Sql(
        "SELECT x.tgl_system, x.no_batal, x.jenis, x.no_hutang, x.no_lunas, h.nama_customer, h.kode_sales, h.pokok_rp, x.masuk_rp, x.keluar_rp, \
         x.alasan, x.disetujui, x.oleh AS input_by FROM (SELECT z.toko, z.tgl_system, z.no_batal, 'HUTANG BATAL' AS jenis, z.no_hutang, \
         '' AS no_lunas, z.pokok_rp AS masuk_rp, CAST(0 AS BIGINT) AS keluar_rp, z.alasan, z.disetujui, z.oleh FROM hutang_batal z \
         WHERE z.toko = :toko AND z.tgl_system BETWEEN :tgl_from AND :tgl_to UNION ALL \
         SELECT z.toko, z.tgl_system, z.no_batal, 'BATAL LUNAS', z.no_hutang, z.no_lunas, z.masuk_rp, z.keluar_rp, z.alasan, z.disetujui, z.oleh \
         FROM hutang_batal_lunas z WHERE z.toko = :toko AND z.tgl_system BETWEEN :tgl_from AND :tgl_to UNION ALL \
         SELECT z.toko, z.tgl_system, z.no_batal, 'BATAL LELANG', z.no_hutang, z.no_lelang, CAST(0 AS BIGINT), CAST(0 AS BIGINT), z.alasan, \
         z.disetujui, z.oleh FROM lelang_batal z WHERE z.toko = :toko AND z.tgl_system BETWEEN :tgl_from AND :tgl_to) x \
         JOIN hutang h ON h.toko = x.toko AND h.no_hutang = x.no_hutang \
         WHERE 1 = 1[[oleh| AND LOWER(x.oleh) = :oleh.kecil]] ORDER BY x.tgl_system, x.no_batal",
    ),
    kolom: &[
        tanggal("tgl_system", "Tanggal"),
        kode("no_batal", "No Batal"),
        kode("jenis", "Jenis"),
        kode("no_hutang", "No Hutang"),
        kode("no_lunas", "No Lunas"),
        teks("nama_customer", "Nama Customer"),
        kode("kode_sales", "Sales").tanpa_kertas(),
        rupiah("pokok_rp", "Pokok").jumlah(),
        rupiah("masuk_rp", "Uang Masuk").jumlah(),
        rupiah("keluar_rp", "Uang Keluar").jumlah(),
        teks("alasan", "Alasan"),
        kode("disetujui", "Disetujui"),
        kode("input_by", "Dibatalkan Oleh"),
    ],
    tanda_tangan: &["Dibuat Oleh", "Diperiksa Oleh"],
    ..Laporan::new("/laporan-batal-hutang", "Laporan Batal Hutang")
};
