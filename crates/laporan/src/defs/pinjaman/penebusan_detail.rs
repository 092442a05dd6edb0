//! Laporan Penebusan Detail: loans closed on the days with their pieces, as the specification has it; landscape, in the order that is
//! chosen. The monthly rate is what was really charged, on 30 days.

use crate::pinjaman::{BARANG, dengan_barang, pilih_barang, rakit};
use crate::{
    JenisSaring, Laporan, Sumber, angka, kode, persen, pilih_sql, rupiah, saring, tanggal, teks, tgl_dari,
    tgl_sampai,
};
use print::tabel::Kertas;

pub const LAPORAN: Laporan = Laporan {
    panggilan: &["GET hutang/report-penebusan-detail", "POST hutang/report-penebusan-detail"],
    saringan: &[
        tgl_dari("tgl_from"),
        tgl_sampai("tgl_to"),
        saring("no_pinjam", "No Pinjam", JenisSaring::Teks),
        saring(
            "sort_by",
            "Urut Berdasarkan",
            JenisSaring::Urut(&[
                pilih_sql("tgl_hutang", "TANGGAL HUTANG", "h.tgl_hutang"),
                pilih_sql("tgl_lunas", "TANGGAL LUNAS", "l.tgl_system"),
                pilih_sql("no_faktur_hutang", "NO FAKTUR HUTANG", "h.no_hutang"),
            ]),
        ),
    ],
    sumber: Sumber::Sql(concat!(
        "SELECT h.no_hutang AS no_faktur_hutang, h.tgl_hutang, h.nama_customer, h.alamat_customer, l.lama AS lama_pinjam, \
         l.tgl_system AS tgl_lunas, h.kode_sales, l.pokok_rp AS jumlah_hutang, h.bunga, \
         (l.pokok_rp * h.bunga + 150000) / 300000 AS bunga_rp, l.bunga_rp - l.potongan_bunga_rp AS bunga_pinjam, \
         CASE WHEN l.lama = 0 THEN 0 ELSE ((l.bunga_rp - l.potongan_bunga_rp) * 300000 + l.pokok_rp * l.lama / 2) / (l.pokok_rp * l.lama) END \
         AS bunga_bulan, l.denda_rp - l.potongan_denda_rp AS denda_rp, l.pokok_rp + l.bunga_rp - l.potongan_bunga_rp + l.denda_rp - l.potongan_denda_rp AS total_bayar, ",
        pilih_barang!(),
        " FROM hutang_lunas l JOIN hutang h ON h.toko = l.toko AND h.no_hutang = l.no_hutang",
        dengan_barang!(),
        "WHERE l.toko = :toko AND l.tgl_system BETWEEN :tgl_from AND :tgl_to AND NOT EXISTS (SELECT 1 FROM hutang_batal_lunas z \
         WHERE z.toko = l.toko AND z.no_lunas = l.no_lunas)[[no_pinjam| AND LOWER(h.no_hutang) LIKE :no_pinjam.cari ESCAPE '\\']] \
         ORDER BY {sort_by}, h.no_hutang, b.baris",
    )),
    kolom: &[
        kode("no_faktur_hutang", "No Faktur Hutang"),
        tanggal("tgl_hutang", "Tanggal Hutang"),
        teks("nama_customer", "Nama Customer"),
        teks("alamat_customer", "Alamat"),
        angka("lama_pinjam", "Lama"),
        tanggal("tgl_lunas", "Tanggal Lunas"),
        kode("kode_sales", "Sales"),
        rupiah("jumlah_hutang", "Jumlah Hutang").jumlah(),
        persen("bunga", "Bunga %"),
        rupiah("bunga_rp", "Bunga Per Hari"),
        rupiah("bunga_pinjam", "Bunga Pinjam").jumlah(),
        persen("bunga_bulan", "Bunga Per Bulan %"),
        rupiah("denda_rp", "Denda").jumlah(),
        rupiah("total_bayar", "Total Bayar").jumlah(),
    ],
    rinci: BARANG,
    kertas: Kertas::Lanskap,
    rakit: Some(rakit),
    polos: true,
    tanda_tangan: &["Dibuat Oleh", "Diperiksa Oleh"],
    ..Laporan::new("/laporan-penebusan-detail", "Laporan Penebusan Detail")
};
