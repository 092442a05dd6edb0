//! Laporan Penjualan Bayar: how sales were paid, every payment under its kind. The sums are what was sold: an exchanged
//! piece pays as TUKAR, change is not counted. What was taken back later comes off on that day.

use crate::barang::OLEH;
use crate::niaga::{SALES, gerak, kepala, status_baris};
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
            ]),
        ),
        saring("no_rekening", "No Rekening", JenisSaring::Teks),
        SALES,
        OLEH,
    ],
    sumber: Sumber::Sql(concat!(
        gerak!("tgl_from", "tgl_to"),
        "SELECT b.jenis, g.tgl AS tgl_system, substr(g.waktu, 12, 8) AS jam, g.no_faktur_group, \
         ",
        status_baris!(),
        ", f.kode_sales, f.nama_customer, b.no_rekening, \
         b.kartu_akhir, b.rujukan, g.tanda * f.total_jual AS harga_total, g.tanda * b.jumlah_rp AS jumlah_rp, \
         f.oleh AS input_by \
         ",
        kepala!(),
        "\
         JOIN bayar b ON b.toko = :toko AND b.no_faktur_group = g.no_faktur_group AND b.sisi = 'JUAL' \
         WHERE 1 = 1[[jenis| AND b.jenis = :jenis]][[no_rekening| AND b.no_rekening = :no_rekening]]\
         [[kode_sales| AND f.kode_sales = :kode_sales]][[oleh| AND LOWER(f.oleh) = :oleh.kecil]] \
         ORDER BY b.jenis, g.waktu, g.no_faktur_group, b.baris",
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
        kode("rujukan", "No Titip / Kupon"),
        rupiah("harga_total", "Total Faktur"),
        rupiah("jumlah_rp", "Jumlah Bayar").jumlah(),
        kode("input_by", "Input By"),
    ],
    kelompok: &["jenis"],
    tanda_tangan: &["Dibuat Oleh", "Diperiksa Oleh"],
    ..Laporan::new("/laporan-penjualan-bayar", "Laporan Penjualan Bayar")
};
