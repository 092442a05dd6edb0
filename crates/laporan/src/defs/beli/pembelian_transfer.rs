//! Laporan Pembelian Transfer: purchases that were paid to a customer's account, with both accounts. Weight and prices of a
//! purchase stand on its first transfer only, so that they are summed once. What was taken back later comes off on that day.

use crate::niaga::{gerak, status_baris};
use crate::{Laporan, Sumber, berat, kode, rupiah, tanggal, teks, tgl_dari, tgl_sampai};

pub const LAPORAN: Laporan = Laporan {
    panggilan: &["GET pembelian/report-pembelian-transfer"],
    saringan: &[tgl_dari("tgl_from"), tgl_sampai("tgl_to")],
    sumber: Sumber::Sql(concat!(
        gerak!("tgl_from", "tgl_to"),
        "SELECT x.tgl_system, x.no_faktur_group, x.status, x.kode_member, x.nama_customer, x.no_rekening_toko, \
         x.no_rekening_tujuan, x.atas_nama, CASE WHEN x.urut = 1 THEN x.berat ELSE 0 END AS berat, \
         CASE WHEN x.urut = 1 THEN x.harga_nota ELSE 0 END AS harga_nota, CASE WHEN x.urut = 1 THEN x.harga ELSE 0 END AS harga, \
         x.jumlah_rp FROM (SELECT r.tgl AS tgl_system, r.waktu, r.no_faktur_group, b.baris, \
         ",
        status_baris!(),
        ", r.kode_member, r.nama_customer, \
         b.no_rekening AS no_rekening_toko, b.no_rekening_tujuan, b.atas_nama, \
         ROW_NUMBER() OVER (PARTITION BY r.no_faktur_group, r.tanda ORDER BY b.baris) AS urut, r.tanda * r.berat_beli AS berat, \
         r.tanda * (SELECT CAST(COALESCE(SUM(n.harga_nota), 0) AS BIGINT) FROM beli n WHERE n.toko = :toko \
         AND n.no_faktur_group = r.no_faktur_group) AS harga_nota, r.tanda * r.total_beli AS harga, \
         r.tanda * b.jumlah_rp AS jumlah_rp \
         ",
        "FROM gerak r ",
        "\
         JOIN bayar b ON b.toko = :toko AND b.no_faktur_group = r.no_faktur_group AND b.sisi = 'BELI' AND b.jenis = 'TRANSFER') x \
         ORDER BY x.tgl_system, x.waktu, x.no_faktur_group, x.baris",
    )),
    kolom: &[
        tanggal("tgl_system", "Tanggal"),
        kode("no_faktur_group", "No Faktur"),
        kode("status", "Status"),
        kode("kode_member", "Kode Member"),
        teks("nama_customer", "Nama Customer"),
        kode("no_rekening_toko", "No Rekening Toko"),
        kode("no_rekening_tujuan", "No Rekening Customer"),
        teks("atas_nama", "Atas Nama"),
        berat("berat", "Berat").jumlah(),
        rupiah("harga_nota", "Harga Nota").jumlah(),
        rupiah("harga", "Harga Beli").jumlah(),
        rupiah("jumlah_rp", "Jumlah Transfer").jumlah(),
    ],
    tanda_tangan: &["Dibuat Oleh", "Diperiksa Oleh"],
    ..Laporan::new("/laporan-pembelian-transfer", "Laporan Pembelian Transfer")
};
