//! Laporan Penjualan Bayar: how sales were paid, every payment under its kind. The sums are what was sold: an exchanged
//! piece pays as TUKAR, change is not counted. What was taken back later comes off on that day.

use crate::barang::OLEH;
use crate::niaga::{SALES, gerak, status_baris};
use crate::{
    JenisSaring, Laporan, PILIH_SEMUA, Sumber, kode, pilih, rupiah, saring, tanggal, teks, tgl_dari,
    tgl_sampai,
};

pub const LAPORAN: Laporan = Laporan {
    saringan: &[
        tgl_dari("tgl_from"),
        tgl_sampai("tgl_to"),
        saring(
            "jenis",
            "Jenis Bayar",
            JenisSaring::Pilihan(&[
                PILIH_SEMUA,
                pilih("CASH", "CASH"),
                pilih("TRANSFER", "TRANSFER"),
                pilih("DEBET", "DEBET"),
                pilih("CREDIT", "CREDIT"),
                pilih("TUKAR", "TUKAR"),
                pilih("TITIP", "TITIPAN"),
                pilih("KUPON", "KUPON"),
                pilih("POIN", "POIN"),
                pilih("DP", "UANG MUKA"),
                pilih("PIUTANG", "PIUTANG CICILAN"),
            ]),
        ),
        saring("no_rekening", "No Rekening", JenisSaring::Rujuk("master-rekening")),
        SALES,
        OLEH,
    ],
    sumber: Sumber::Sql(concat!(
        gerak!("tgl_from", "tgl_to"),
        "SELECT b.jenis, r.tgl AS tgl_system, substr(r.waktu, 12, 8) AS jam, r.no_faktur_group, \
         ",
        status_baris!(),
        ", r.kode_sales, r.nama_customer, b.no_rekening, \
         b.kartu_akhir, CASE WHEN b.jenis = 'POIN' THEN COALESCE((SELECT p.kode_member FROM pelanggan p WHERE p.kode_pelanggan = b.rujukan), '') \
         ELSE b.rujukan END AS rujukan, r.tanda * r.total_jual AS harga_total, r.tanda * CASE WHEN b.arah = 'MASUK' THEN b.jumlah_rp ELSE -b.jumlah_rp END AS jumlah_rp, \
         r.oleh AS input_by \
         ",
        "FROM gerak r ",
        "\
         JOIN bayar b ON b.toko = :toko AND b.no_faktur_group = r.no_faktur_group AND b.sisi = 'JUAL' \
         WHERE 1 = 1[[jenis| AND b.jenis = :jenis]][[no_rekening| AND b.no_rekening = :no_rekening]]\
         [[kode_sales| AND r.kode_sales = :kode_sales]][[oleh| AND LOWER(r.oleh) = :oleh.kecil]] \
         ORDER BY b.jenis, r.waktu, r.no_faktur_group, b.baris",
    )),
    kolom: &[
        kode("jenis", "Jenis Bayar"),
        tanggal("tgl_system", "Tanggal"),
        kode("jam", "Jam"),
        kode("no_faktur_group", "No Faktur"),
        kode("status", "Status"),
        kode("kode_sales", "Sales"),
        teks("nama_customer", "Nama Customer"),
        kode("no_rekening", "No Rekening"),
        kode("kartu_akhir", "Kartu"),
        kode("rujukan", "No Titip / Kupon / Member"),
        rupiah("harga_total", "Total Faktur"),
        rupiah("jumlah_rp", "Jumlah Bayar").jumlah(),
        kode("input_by", "Input By"),
    ],
    kelompok: &["jenis"],
    tanda_tangan: &["Dibuat Oleh", "Diperiksa Oleh"],
    ..Laporan::new("/laporan-penjualan-bayar", "Laporan Penjualan Bayar")
};
