//! Laporan Top Member: who bought most in the days, by money, grams, points or visits (days with a transaction). What was taken
//! back later comes off on that day; cards of one person count together.

use crate::member::{orang, pembeli, point};
use crate::niaga::gerak;
use crate::{
    JenisSaring, Laporan, Sumber, angka, berat, kode, pilih_sql, rupiah, saring, teks, tgl_dari, tgl_sampai,
};

pub const LAPORAN: Laporan = Laporan {
    saringan: &[
        tgl_dari("tgl_from"),
        tgl_sampai("tgl_to"),
        saring(
            "menurut",
            "Menurut",
            JenisSaring::Urut(&[
                pilih_sql("RUPIAH", "NILAI BELANJA", "y.rupiah"),
                pilih_sql("GRAM", "BERAT BELANJA", "y.berat"),
                pilih_sql("POINT", "POINT DIDAPAT", "y.poin"),
                pilih_sql("KUNJUNGAN", "KUNJUNGAN", "y.kunjungan"),
            ]),
        ),
        saring("banyak", "Banyaknya Member", JenisSaring::Angka).awal("20"),
    ],
    sumber: Sumber::Sql(concat!(
        gerak!("tgl_from", "tgl_to"),
        ", nota AS (SELECT p.kode_pelanggan, g.tgl, g.tanda, g.total_jual, g.berat_jual, g.total_beli FROM gerak g",
        orang!(pembeli!()),
        "WHERE p.kode_member <> ''), \
         dapat AS (SELECT p.kode_pelanggan, CAST(SUM(b.poin) AS BIGINT) AS poin FROM buku_poin b",
        orang!("b.kode_pelanggan"),
        "WHERE b.toko = :toko AND b.tgl_system BETWEEN :tgl_from AND :tgl_to AND b.jenis = 'DAPAT' AND p.kode_member <> '' \
         GROUP BY p.kode_pelanggan), \
         hitung AS (SELECT n.kode_pelanggan, COUNT(DISTINCT CASE WHEN n.tanda > 0 THEN n.tgl END) AS kunjungan, \
         CAST(SUM(n.tanda) AS BIGINT) AS faktur, CAST(SUM(n.tanda * n.total_jual) AS BIGINT) AS rupiah, \
         CAST(SUM(n.tanda * n.berat_jual) AS BIGINT) AS berat, CAST(SUM(n.tanda * n.total_beli) AS BIGINT) AS dibeli \
         FROM nota n GROUP BY n.kode_pelanggan) \
         SELECT z.peringkat, z.kode_member, z.nama_customer, z.no_hp, z.alamat_customer, z.kunjungan, z.faktur, z.rupiah, z.berat, \
         z.dibeli, z.poin, z.point FROM (SELECT ROW_NUMBER() OVER (ORDER BY {menurut} DESC, y.kode_member) AS peringkat, y.* FROM (\
         SELECT p.kode_member, p.nama_customer, p.no_hp, p.alamat_customer, h.kunjungan, h.faktur, h.rupiah, h.berat, h.dibeli, \
         COALESCE(d.poin, 0) AS poin, ",
        point!(),
        " AS point FROM hitung h JOIN pelanggan p ON p.kode_pelanggan = h.kode_pelanggan \
         LEFT JOIN dapat d ON d.kode_pelanggan = h.kode_pelanggan) y) z \
         WHERE 1 = 1[[banyak| AND z.peringkat <= :banyak]] ORDER BY z.peringkat",
    )),
    kolom: &[
        angka("peringkat", "Peringkat"),
        kode("kode_member", "Kode Member"),
        teks("nama_customer", "Nama Customer"),
        kode("no_hp", "No Handphone"),
        teks("alamat_customer", "Alamat").tanpa_kertas(),
        angka("kunjungan", "Kunjungan").jumlah(),
        angka("faktur", "Faktur").jumlah(),
        rupiah("rupiah", "Belanja").jumlah(),
        berat("berat", "Berat").jumlah(),
        rupiah("dibeli", "Dijual Ke Toko").jumlah(),
        angka("poin", "Point Didapat").jumlah(),
        angka("point", "Point Sekarang"),
    ],
    tersedia: "Laporan Data Member Tersedia",
    ..Laporan::new("/laporan-top-member", "Laporan Top Member")
};
