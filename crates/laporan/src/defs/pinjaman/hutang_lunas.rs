//! Laporan Hutang Lunas: loans closed by their customers on the days: redeemed, or followed by another; what was owed, let off and
//! paid. One that was taken back later stands with BATAL and counts for nothing.

use crate::barang::OLEH;
use crate::niaga::SALES;
use crate::pinjaman::CARA;
use crate::{Laporan, Sumber, angka, kode, rupiah, tanggal, teks, tgl_dari, tgl_sampai};

pub const LAPORAN: Laporan = Laporan {
    saringan: &[tgl_dari("tgl_from"), tgl_sampai("tgl_to"), CARA, SALES, OLEH],
    sumber: Sumber::Sql(
        "SELECT l.tgl_system, l.no_lunas, l.no_hutang, CASE WHEN z.no_batal IS NULL THEN l.cara ELSE 'BATAL' END AS status, \
         h.nama_customer, l.pengambil, l.kode_sales, h.tgl_hutang, l.lama, l.pokok_rp, l.bunga_rp, l.denda_rp, \
         l.potongan_bunga_rp + l.potongan_denda_rp AS potongan_rp, l.no_penerus, l.pokok_baru_rp, l.masuk_rp, l.keluar_rp, \
         l.oleh AS input_by FROM hutang_lunas l JOIN hutang h ON h.toko = l.toko AND h.no_hutang = l.no_hutang \
         LEFT JOIN hutang_batal_lunas z ON z.toko = l.toko AND z.no_lunas = l.no_lunas \
         WHERE l.toko = :toko AND l.tgl_system BETWEEN :tgl_from AND :tgl_to[[cara| AND l.cara = :cara]]\
         [[kode_sales| AND l.kode_sales = :kode_sales]][[oleh| AND LOWER(l.oleh) = :oleh.kecil]] ORDER BY l.tgl_system, l.no_lunas",
    ),
    kolom: &[
        tanggal("tgl_system", "Tanggal"),
        kode("no_lunas", "No Lunas"),
        kode("no_hutang", "No Hutang"),
        kode("status", "Cara"),
        teks("nama_customer", "Nama Customer"),
        teks("pengambil", "Diambil Oleh").tanpa_kertas(),
        kode("kode_sales", "Sales").tanpa_kertas(),
        tanggal("tgl_hutang", "Tanggal Hutang"),
        angka("lama", "Lama"),
        rupiah("pokok_rp", "Pokok").jumlah(),
        rupiah("bunga_rp", "Bunga").jumlah(),
        rupiah("denda_rp", "Denda").jumlah(),
        rupiah("potongan_rp", "Potongan").jumlah(),
        kode("no_penerus", "Penerus").tanpa_kertas(),
        rupiah("pokok_baru_rp", "Pokok Baru").jumlah(),
        rupiah("masuk_rp", "Diterima").jumlah(),
        rupiah("keluar_rp", "Dibayarkan").jumlah(),
        kode("input_by", "Input By").tanpa_kertas(),
    ],
    batal: "status",
    tanda_tangan: &["Dibuat Oleh", "Diperiksa Oleh"],
    ..Laporan::new("/laporan-hutang-lunas", "Laporan Hutang Lunas")
};
