//! Laporan Service Selesai: pieces finished on the days: weight in and out, gold put in or taken out, what is left to explain.

use crate::barang::OLEH;
use crate::niaga::SALES;
use crate::{
    JenisSaring, Laporan, Sumber, angka, barcode, berat, kode, rupiah, saring, tanggal, teks, tgl_dari,
    tgl_sampai,
};

pub const LAPORAN: Laporan = Laporan {
    saringan: &[
        tgl_dari("tgl_from"),
        tgl_sampai("tgl_to"),
        saring("kode_tukang", "Tukang", JenisSaring::Rujuk("master-tukang")),
        SALES,
        OLEH,
    ],
    sumber: Sumber::Sql(
        "SELECT d.tgl_system, d.no_selesai, s.no_service, s.nama_customer, s.kode_sales, k.kode_tukang, b.kode_barcode, b.nama_barang, \
         b.berat, d.berat AS berat_keluar, d.emas_tambah, d.emas_kembali, d.selisih, b.jumlah_batu, d.jumlah_batu AS batu_keluar, \
         d.emas_rp, d.biaya_rp, d.emas_rp + d.biaya_rp AS jumlah_rp, d.penguji, h.oleh AS input_by \
         FROM service_selesai_baris d JOIN service_selesai h ON h.toko = d.toko AND h.no_selesai = d.no_selesai \
         JOIN service s ON s.toko = d.toko AND s.no_service = d.no_service \
         JOIN service_kini k ON k.toko = s.toko AND k.no_service = s.no_service \
         JOIN service_baris b ON b.toko = d.toko AND b.no_service = d.no_service AND b.baris = d.baris \
         WHERE d.toko = :toko AND d.tgl_system BETWEEN :tgl_from AND :tgl_to[[kode_tukang| AND k.kode_tukang = :kode_tukang]]\
         [[kode_sales| AND s.kode_sales = :kode_sales]][[oleh| AND LOWER(h.oleh) = :oleh.kecil]] \
         ORDER BY d.tgl_system, d.no_selesai, d.baris",
    ),
    kolom: &[
        tanggal("tgl_system", "Tanggal"),
        kode("no_selesai", "No Selesai").tanpa_kertas(),
        kode("no_service", "No Service"),
        teks("nama_customer", "Nama Customer"),
        kode("kode_sales", "Sales").tanpa_kertas(),
        kode("kode_tukang", "Tukang"),
        barcode("kode_barcode", "Kode Barcode"),
        teks("nama_barang", "Nama Barang"),
        berat("berat", "Berat Masuk").jumlah(),
        berat("berat_keluar", "Berat Keluar").jumlah(),
        berat("emas_tambah", "Emas Tambah").jumlah(),
        berat("emas_kembali", "Emas Kembali").jumlah(),
        berat("selisih", "Selisih").jumlah(),
        angka("jumlah_batu", "Batu Masuk").tanpa_kertas(),
        angka("batu_keluar", "Batu Keluar").tanpa_kertas(),
        rupiah("emas_rp", "Harga Emas").jumlah().tanpa_kertas(),
        rupiah("biaya_rp", "Biaya").jumlah(),
        rupiah("jumlah_rp", "Jumlah").jumlah(),
        kode("penguji", "Penguji").tanpa_kertas(),
        kode("input_by", "Input By").tanpa_kertas(),
    ],
    tanda_tangan: &["Dibuat Oleh", "Diperiksa Oleh"],
    ..Laporan::new("/laporan-service-selesai", "Laporan Service Selesai")
};
