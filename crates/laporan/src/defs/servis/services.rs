//! Laporan Service: the services of the days, in whatever stage they are, with their pieces.

use crate::barang::OLEH;
use crate::niaga::SALES;
use crate::{
    JenisSaring, Laporan, PILIH_SEMUA, Sumber, angka, barcode, berat, kode, pilih, rupiah, saring, tanggal,
    teks, tgl_dari, tgl_sampai,
};

pub const LAPORAN: Laporan = Laporan {
    saringan: &[
        tgl_dari("tgl_from"),
        tgl_sampai("tgl_to"),
        saring(
            "tahap",
            "Tahap",
            JenisSaring::Pilihan(&[
                PILIH_SEMUA,
                pilih("MASUK", "MASUK"),
                pilih("PROSES", "PROSES"),
                pilih("SELESAI", "SELESAI"),
                pilih("AMBIL", "DIAMBIL"),
                pilih("BATAL", "BATAL"),
            ]),
        ),
        saring(
            "jenis",
            "Milik",
            JenisSaring::Pilihan(&[PILIH_SEMUA, pilih("CUSTOMER", "CUSTOMER"), pilih("TOKO", "TOKO")]),
        ),
        SALES,
        OLEH,
    ],
    sumber: Sumber::Sql(
        "SELECT s.no_service, s.tgl_system, k.tahap, s.jenis, s.nama_customer, s.no_hp, s.kode_sales, s.tgl_janji, k.kode_tukang, \
         s.estimasi_rp, s.dp_rp, k.total_rp, s.oleh AS input_by, b.kode_barcode, b.nama_barang, b.berat, b.jumlah_batu, \
         COALESCE(d.berat, 0) AS berat_keluar, COALESCE(d.biaya_rp + d.emas_rp, b.estimasi_rp) AS biaya_rp \
         FROM service s JOIN service_kini k ON k.toko = s.toko AND k.no_service = s.no_service \
         JOIN service_baris b ON b.toko = s.toko AND b.no_service = s.no_service \
         LEFT JOIN service_selesai_baris d ON d.toko = b.toko AND d.no_service = b.no_service AND d.baris = b.baris \
         WHERE s.toko = :toko AND s.tgl_system BETWEEN :tgl_from AND :tgl_to[[tahap| AND k.tahap = :tahap]][[jenis| AND s.jenis = :jenis]]\
         [[kode_sales| AND s.kode_sales = :kode_sales]][[oleh| AND LOWER(s.oleh) = :oleh.kecil]] \
         ORDER BY s.tgl_system, s.no_service, b.baris",
    ),
    kolom: &[
        kode("no_service", "No Service"),
        tanggal("tgl_system", "Tanggal"),
        kode("tahap", "Tahap"),
        kode("jenis", "Milik").tanpa_kertas(),
        teks("nama_customer", "Nama Customer"),
        kode("no_hp", "No Handphone"),
        kode("kode_sales", "Sales"),
        tanggal("tgl_janji", "Janji"),
        kode("kode_tukang", "Tukang"),
        rupiah("estimasi_rp", "Estimasi").jumlah(),
        rupiah("dp_rp", "Uang Muka").jumlah(),
        rupiah("total_rp", "Total").jumlah(),
        kode("input_by", "Input By").tanpa_kertas(),
    ],
    rinci: &[
        barcode("kode_barcode", "Kode Barcode"),
        teks("nama_barang", "Nama Barang"),
        berat("berat", "Berat Masuk"),
        angka("jumlah_batu", "Batu"),
        berat("berat_keluar", "Berat Keluar"),
        rupiah("biaya_rp", "Biaya"),
    ],
    batal: "tahap",
    tanda_tangan: &["Dibuat Oleh", "Diperiksa Oleh"],
    ..Laporan::new("/laporan-services", "Laporan Service")
};
