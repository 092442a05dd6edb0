//! Laporan Bayar Point: notas that points paid for, with how many and what they were worth. What was taken back later comes off
//! on that day.

use crate::member::KODE_MEMBER;
use crate::niaga::{SALES, gerak, status_baris};
use crate::{Laporan, Sumber, angka, kode, rupiah, tanggal, teks, tgl_dari, tgl_sampai};

pub const LAPORAN: Laporan = Laporan {
    saringan: &[tgl_dari("tgl_from"), tgl_sampai("tgl_to"), SALES, KODE_MEMBER],
    sumber: Sumber::Sql(concat!(
        gerak!("tgl_from", "tgl_to"),
        "SELECT r.tgl AS tgl_system, substr(r.waktu, 12, 8) AS jam, r.no_faktur_group, ",
        status_baris!(),
        ", r.kode_member, r.nama_customer, r.no_hp, r.kode_sales, r.tanda * r.total_jual AS harga_total, \
         r.tanda * COALESCE((SELECT CAST(-SUM(k.poin) AS BIGINT) FROM buku_poin k WHERE k.toko = :toko \
         AND k.no_dok = r.no_faktur_group AND k.jenis = 'BAYAR' AND +k.balik IS NULL), 0) AS poin, \
         r.tanda * b.jumlah_rp AS jumlah_rp, r.oleh AS input_by \
         FROM gerak r JOIN (SELECT y.no_faktur_group, CAST(SUM(y.jumlah_rp) AS BIGINT) AS jumlah_rp FROM bayar y \
         WHERE y.toko = :toko AND y.jenis = 'POIN' GROUP BY y.no_faktur_group) b ON b.no_faktur_group = r.no_faktur_group \
         WHERE 1 = 1[[kode_sales| AND r.kode_sales = :kode_sales]][[kode_member| AND LOWER(r.kode_member) = :kode_member.kecil]] \
         ORDER BY r.tgl, r.waktu, r.no_faktur_group",
    )),
    kolom: &[
        tanggal("tgl_system", "Tanggal"),
        kode("jam", "Jam").tanpa_kertas(),
        kode("no_faktur_group", "No Faktur"),
        kode("status", "Status"),
        kode("kode_member", "Kode Member"),
        teks("nama_customer", "Nama Customer"),
        kode("no_hp", "No Handphone").tanpa_kertas(),
        kode("kode_sales", "Sales"),
        rupiah("harga_total", "Total Faktur").jumlah(),
        angka("poin", "Point").jumlah(),
        rupiah("jumlah_rp", "Nilai Point").jumlah(),
        kode("input_by", "Input By"),
    ],
    tanda_tangan: &["Dibuat Oleh", "Diperiksa Oleh"],
    ..Laporan::new("/laporan-bayar-point", "Laporan Bayar Point")
};
