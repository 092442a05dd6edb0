//! Laporan Barang Tukar: exchanges with both sides under one number, what went out and what came in, and who paid the
//! difference. What was taken back later comes off on that day.

use crate::barang::OLEH;
use crate::niaga::{SALES, gerak, kepala};
use crate::{Laporan, Sumber, angka, barcode, berat, kode, rupiah, tanggal, teks, tgl_dari, tgl_sampai};

pub const LAPORAN: Laporan = Laporan {
    saringan: &[tgl_dari("tgl_from"), tgl_sampai("tgl_to"), SALES, OLEH],
    sumber: Sumber::Sql(concat!(
        gerak!("tgl_from", "tgl_to"),
        "SELECT g.no_faktur_group, g.tgl AS tgl_system, x.sisi, CASE WHEN g.tanda < 0 THEN 'BATAL' ELSE 'TUKAR' END AS status, \
         x.no_faktur, f.kode_sales, f.nama_customer, x.kode_barcode, x.nama_barang, x.kode_group, x.kode_dept, \
         g.tanda * x.qty AS qty, x.berat, g.tanda * x.jual AS harga_jual, g.tanda * x.beli AS harga_beli, \
         g.tanda * (x.jual - x.beli) AS selisih, f.oleh AS input_by \
         ",
        kepala!(),
        "AND f.jenis = 'TUKAR' \
         JOIN (SELECT j.toko, j.no_faktur_group, 'KELUAR' AS sisi, j.no_faktur_jual AS no_faktur, j.kode_barcode, j.nama_barang, \
         j.kode_group, j.kode_dept, j.qty, j.berat, j.harga_total AS jual, 0 AS beli FROM jual j \
         UNION ALL SELECT b.toko, b.no_faktur_group, 'MASUK', b.no_faktur_beli, b.kode_barcode, b.nama_barang, \
         b.kode_group, b.kode_dept, 1, b.berat, 0, b.harga FROM beli b) x \
         ON x.toko = :toko AND x.no_faktur_group = g.no_faktur_group \
         WHERE 1 = 1[[kode_sales| AND f.kode_sales = :kode_sales]][[oleh| AND LOWER(f.oleh) = :oleh.kecil]] \
         ORDER BY g.no_faktur_group, g.tgl, x.sisi, x.no_faktur",
    )),
    kolom: &[
        kode("no_faktur_group", "No Faktur"),
        tanggal("tgl_system", "Tanggal"),
        kode("sisi", "Barang"),
        kode("status", "Status"),
        kode("no_faktur", "No Nota"),
        kode("kode_sales", "Sales"),
        teks("nama_customer", "Nama Customer"),
        barcode("kode_barcode", "Kode Barcode"),
        teks("nama_barang", "Nama Barang"),
        kode("kode_group", "Group"),
        kode("kode_dept", "Jenis").tanpa_kertas(),
        angka("qty", "Qty").jumlah(),
        berat("berat", "Berat"),
        rupiah("harga_jual", "Harga Jual").jumlah(),
        rupiah("harga_beli", "Harga Beli").jumlah(),
        rupiah("selisih", "Selisih").jumlah(),
        kode("input_by", "Input By").tanpa_kertas(),
    ],
    kelompok: &["no_faktur_group"],
    tanda_tangan: &["Dibuat Oleh", "Diperiksa Oleh"],
    ..Laporan::new("/laporan-barang-tukar", "Laporan Barang Tukar")
};
